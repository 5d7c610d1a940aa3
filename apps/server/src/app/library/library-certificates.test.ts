import { type AnimationDetail, animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { FAMILY_TITLE_ROUTES } from '@starnest/contract/catalog/family-titles.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type LibraryHome,
  newShelf,
  openLibraryHome,
  until,
} from '../../../test/library/library-home.ts'
import { sourceHashOf } from '../../features/files/folders/scan/title-facts.ts'
import { readNames } from '../../features/files/folders/sidecars/belongings.ts'
import { titles } from '../../tables/titles.ts'

const FSK_12 = { country: 'DE', scheme: 'FSK', label: '12', age: 12, rating: 'PG-13' }

let home: LibraryHome
let shelf: Awaited<ReturnType<typeof newShelf>>
beforeAll(async () => {
  home = await openLibraryHome()
})
beforeEach(async () => {
  shelf = await newShelf()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

const nfo = (rating: string, root = 'movie') =>
  `<${root}><title>A</title><mpaa>${rating}</mpaa></${root}>`

async function filmRated(rating: string): Promise<void> {
  await shelf.put('A.mp4')
  await shelf.write('A.nfo', nfo(rating))
  await home.addAll(shelf.folder)
  await home.shows('A')
  await home.isQuiet()
}

async function detailOf(name: string): Promise<AnimationDetail> {
  const { id } = await home.title(name)
  const answer = await home.device.call('GET', pathOf(CATALOG_ROUTES.detail, { id }))
  return animationDetailSchema.parse(answer.json())
}

const columns = async () => {
  const [row] = await home.home.database.db.select().from(titles).where(eq(titles.title, 'A'))
  if (!row) throw new Error('there is no title A')
  return row
}

/** Writes what an earlier version, which kept no certificates, would have noted of the title. */
async function asReadBefore(): Promise<string> {
  const namesIn = new Map([['', ['A.mp4', 'A.nfo']]])
  const [own] = readNames({ videos: ['A.mp4'], namesIn })
  if (!own || 'extraOf' in own) throw new Error('A.mp4 is a film')
  const now = await sourceHashOf(shelf.folder, 'A.mp4', own)
  const then = await sourceHashOf(shelf.folder, 'A.mp4', own, 0)
  const { id, originHash } = await columns()
  expect(originHash.startsWith(now)).toBe(true)
  const before = originHash.replace(now, then)
  const { db } = home.home.database
  await db.update(titles).set({ originHash: before, certificate: null }).where(eq(titles.id, id))
  return originHash
}

describe('the certificate that an NFO file gives a film', () => {
  it('is told beside the rating that is made of it', async () => {
    await filmRated('DE:FSK 12')
    expect(await detailOf('A')).toMatchObject({ rating: 'PG-13', certificate: FSK_12 })
    expect(await columns()).toMatchObject({ minimumAge: 13, certificate: 'de:12' })
  })

  it('stays as information when the family rates the film itself', async () => {
    await filmRated('FSK 12')
    const { id } = await home.title('A')
    const said = { title: 'A', description: '', genre: null, releaseYear: null, rating: 'R' }
    const path = pathOf(FAMILY_TITLE_ROUTES.change, { id })
    const changed = await home.device.call('PUT', path, said)
    expect(changed.json()).toMatchObject({ rating: 'R', certificate: FSK_12 })
    await home.device.call('PUT', path, { ...said, rating: null })
    expect(await detailOf('A')).toMatchObject({ rating: 'PG-13', certificate: FSK_12 })
  })

  it('changes with its NFO file, and goes where that says something that is on no list', async () => {
    await filmRated('FSK 12')
    await shelf.write('A.nfo', nfo('BBFC:12A'))
    await until(async () =>
      expect((await detailOf('A')).certificate).toMatchObject({ scheme: 'BBFC', label: '12A' }),
    )
    await shelf.write('A.nfo', nfo('DE:12 &lt;b&gt;ganz toll&lt;/b&gt;'))
    await until(async () => expect((await detailOf('A')).certificate).toBeNull())
  })

  it('is that of the show for an episode that has none of its own', async () => {
    await shelf.put('A/A - S01E01.mp4')
    await shelf.write('A/tvshow.nfo', nfo('US:TV-Y7', 'tvshow'))
    await home.addAll(shelf.folder)
    const [name = ''] = await until(async () => {
      const names = await home.names()
      expect(names).toHaveLength(1)
      return names
    })
    expect((await detailOf(name)).certificate).toMatchObject({ scheme: 'TV', label: 'TV-Y7' })
  })

  it('goes with the rating when the file gets other bytes', async () => {
    await filmRated('FSK 0')
    const { mediaId } = await home.file()
    await shelf.put('A.mp4')
    await until(async () => expect((await home.file()).mediaId).not.toBe(mediaId))
    await home.isQuiet()
    expect(await detailOf('A')).toMatchObject({ rating: null, certificate: null })
  })

  it('is not told beside a rating that an older server wrote without it', async () => {
    await filmRated('FSK 12')
    const { db } = home.home.database
    await db.update(titles).set({ rating: 'G' }).where(eq(titles.title, 'A'))
    expect(await detailOf('A')).toMatchObject({ rating: 'G', certificate: null })
  })

  it('comes to a film that an earlier version read, with the next scan and nothing else anew', async () => {
    await filmRated('FSK 12')
    const originHash = await asReadBefore()
    expect((await detailOf('A')).certificate).toBeNull()
    await home.scanAgain()
    await until(async () => expect((await detailOf('A')).certificate).toEqual(FSK_12))
    expect((await columns()).originHash).toBe(originHash)
  })
})
