import { mkdir, rename, rm } from 'node:fs/promises'
import { animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  filmBytes,
  type LibraryHome,
  newShelf,
  openLibraryHome,
  QUICK,
  until,
} from '../../../test/library/library-home.ts'
import { progress } from '../../tables/watching.ts'

let home: LibraryHome
beforeAll(async () => {
  home = await openLibraryHome()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

describe('what changes in a folder', () => {
  it('appears, changes its name and goes, by itself', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    await home.addAll(shelf.folder)
    await home.shows('A')
    await home.isQuiet()
    await shelf.put('New/B.mp4')
    await home.shows('A', 'B')
    const { id } = await home.title('B')
    await rename(shelf.at('New/B.mp4'), shelf.at('C.mp4'))
    await home.shows('A', 'C')
    expect((await home.title('C')).id).toBe(id)
    await rm(shelf.at('A.mp4'))
    await home.shows('C')
  })

  it('loses nobody the place in a film while its disk is away', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4', 'B.mp4')
    await home.addAll(shelf.folder)
    await home.shows('A', 'B')
    await home.isQuiet()
    const { id } = await home.title('A')
    const saved = await home.device.call('PUT', `/api/animations/${id}/progress`, {
      currentTime: 42,
    })
    expect(saved.statusCode).toBe(200)
    await rename(shelf.folder, `${shelf.folder}-away`)
    await home.shows()
    await until(async () =>
      expect(await home.folders()).toMatchObject([{ state: 'missing', files: 2 }]),
    )
    // An empty folder is what stays of a disk that was unmounted.
    await mkdir(shelf.folder)
    await until(async () => expect(await home.folders()).toMatchObject([{ state: 'missing' }]))
    await rm(shelf.folder, { recursive: true })
    await rename(`${shelf.folder}-away`, shelf.folder)
    await home.shows('A', 'B')
    const kept = await home.home.database.db.select().from(progress)
    expect(kept).toMatchObject([{ titleId: id, positionSeconds: 42 }])
  })

  it('waits for a file that is still being copied', async () => {
    const shelf = await newShelf()
    const own = await openLibraryHome([shelf.folder], { times: { ...QUICK, settleMs: 400 } })
    onTestFinished(() => own.close())
    await own.isQuiet()
    const whole = filmBytes('whole')
    await shelf.write('A.mp4', whole.subarray(0, 30))
    const beganMs = Date.now()
    await own.shows('A')
    expect(Date.now() - beganMs).toBeGreaterThanOrEqual(400)
  })

  it('keeps the number of a title whose file was exchanged, and makes all anew', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    await home.addAll(shelf.folder)
    await home.shows('A')
    await home.isQuiet()
    const { id } = await home.title('A')
    const before = await home.file()
    await home.home.database.db.execute(`update titles set has_hls = true, duration_seconds = 9`)
    await shelf.put('A.mp4')
    await until(async () => expect((await home.file()).mediaId).not.toBe(before.mediaId))
    await until(async () =>
      expect(await home.title('A')).toMatchObject({ id, streamUrl: null, duration: 0 }),
    )
  })
})

describe('what lies beside a film', () => {
  const NFO = `<movie><title>The Keeper</title><plot>A long winter.</plot><year>2001</year>
    <genre>Comedy</genre><mpaa>PG</mpaa><actor><name>Ada</name><role>Keeper</role></actor></movie>`

  it('says what it is, again when that changes, and never over what the family said', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    await shelf.write('A.nfo', NFO)
    await home.addAll(shelf.folder)
    await home.shows('The Keeper')
    await home.isQuiet()
    const { id } = await home.title('The Keeper')
    const detail = await home.device.call('GET', pathOf(CATALOG_ROUTES.detail, { id }))
    expect(animationDetailSchema.parse(detail.json())).toMatchObject({
      description: 'A long winter.',
      genre: 'comedy',
      rating: 'PG',
      cast: [{ name: 'Ada', role: 'Keeper' }],
    })
    const said = { title: 'Our Keeper', description: 'A long winter.', genre: 'comedy' }
    const answer = await home.device.call('PUT', `/api/family-titles/${id}`, {
      ...said,
      releaseYear: 2001,
      rating: null,
    })
    expect(answer.statusCode).toBe(200)
    await shelf.write('A.nfo', NFO.replace('The Keeper', 'Keeper 2').replace('long', 'short'))
    await until(async () =>
      expect(await home.title('Our Keeper')).toMatchObject({ description: 'A short winter.' }),
    )
  })

  it('is named when it cannot be read, and the film is called after its file', async () => {
    const shelf = await newShelf()
    await shelf.put('A.mp4')
    await shelf.write('A.nfo', '<!DOCTYPE x [<!ENTITY a "b">]><movie><title>&a;</title></movie>')
    await home.addAll(shelf.folder)
    await home.shows('A')
    await home.isQuiet()
    const [folder] = await home.folders()
    expect(folder?.problems).toMatchObject([{ path: 'A.nfo' }])
    expect(folder?.problems[0]?.reason).toContain('document type')
  })
})
