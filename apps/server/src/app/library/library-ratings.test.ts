import { rename, utimes } from 'node:fs/promises'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  filmBytes,
  type LibraryHome,
  newShelf,
  openLibraryHome,
  until,
} from '../../../test/library/library-home.ts'
import { files } from '../../tables/files.ts'
import { titleRules } from '../../tables/limits.ts'

let home: LibraryHome
let shelf: Awaited<ReturnType<typeof newShelf>>
let id: number
let childId: number
beforeAll(async () => {
  home = await openLibraryHome()
})
beforeEach(async () => {
  shelf = await newShelf()
  await shelf.put('A.mp4')
  await home.addAll(shelf.folder)
  await home.shows('A')
  await home.isQuiet()
  id = (await home.title('A')).id
  childId = (await home.tablet.active()).id
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

const rate = (rating: string | null) =>
  home.device.call('PUT', pathOf(PARENTS_ROUTES.rating, { titleId: id }), { rating })
const rule = (said: 'approved' | 'blocked') =>
  home.device.call('PUT', pathOf(PARENTS_ROUTES.rule, { id: childId, titleId: id }), { rule: said })
const childSees = () => home.names(home.tablet)

/** Puts other bytes in the place of the film, and waits until they are taken in. */
async function overwrite(): Promise<void> {
  const { mediaId } = await home.file()
  await shelf.put('A.mp4')
  await until(async () => expect((await home.file()).mediaId).not.toBe(mediaId))
  await home.isQuiet()
}

describe('a film whose file was overwritten with another', () => {
  it('loses the rating that the family gave, and is for grown-ups until it is rated again', async () => {
    expect((await rate('G')).statusCode).toBe(200)
    expect(await childSees()).toEqual(['A'])
    await overwrite()
    expect(await childSees()).toEqual([])
    expect(await home.title('A')).toMatchObject({ id, rating: null })
    await rate('G')
    expect(await childSees()).toEqual(['A'])
    await rate(null)
    expect(await childSees()).toEqual([])
  })

  it('is no more approved for anybody, and stays blocked for whom it was', async () => {
    await rule('approved')
    expect(await childSees()).toEqual(['A'])
    await overwrite()
    expect(await childSees()).toEqual([])
    await rule('blocked')
    await overwrite()
    const rules = await home.home.database.db.select().from(titleRules)
    expect(rules).toMatchObject([{ titleId: id, rule: 'blocked' }])
    await rate('G')
    expect(await childSees()).toEqual([])
  })

  it('is not given back the rating of an NFO file that spoke of the other', async () => {
    await shelf.write('A.nfo', '<movie><title>A</title><mpaa>G</mpaa></movie>')
    await until(async () => expect(await childSees()).toEqual(['A']))
    await overwrite()
    expect(await childSees()).toEqual([])
    await shelf.write('A.nfo', '<movie><title>Again</title><mpaa>G</mpaa></movie>')
    await home.shows('Again')
    expect(await childSees()).toEqual([])
  })

  it('loses it too when the other one has its size and time, and came under another name', async () => {
    await rate('G')
    const whole = filmBytes('one')
    await shelf.write('A.mp4', whole)
    const at = new Date('2026-01-02T03:04:05Z')
    await utimes(shelf.at('A.mp4'), at, at)
    await until(async () => expect((await home.file()).modifiedAt).toEqual(at))
    await home.isQuiet()
    await rate('G')
    expect(await childSees()).toEqual(['A'])
    const other = Buffer.from(whole)
    other.write('two', whole.indexOf('one'))
    await shelf.write('.other', other)
    await utimes(shelf.at('.other'), at, at)
    await rename(shelf.at('A.mp4'), shelf.at('.away'))
    await rename(shelf.at('.other'), shelf.at('B.mp4'))
    await home.shows('B')
    await home.isQuiet()
    expect(await childSees()).toEqual([])
  })
})

describe('a film whose file was only touched', () => {
  const touch = async () => {
    // A whole second, which every file system keeps as it is.
    const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 1000)
    await utimes(shelf.at('A.mp4'), at, at)
    await until(async () => expect((await home.file()).modifiedAt).toEqual(at))
    await home.isQuiet()
  }

  it('keeps its rating, its approvals and what was made of it', async () => {
    await rate('G')
    await rule('approved')
    const before = await home.file()
    await touch()
    expect(await childSees()).toEqual(['A'])
    expect((await home.file()).mediaId).toBe(before.mediaId)
    const rules = await home.home.database.db.select().from(titleRules)
    expect(rules).toMatchObject([{ rule: 'approved' }])
  })

  it('keeps them when it was known before anybody read its bytes', async () => {
    await rate('G')
    const { db } = home.home.database
    const { id: fileId } = await home.file()
    await db.update(files).set({ contentMark: null }).where(eq(files.id, fileId))
    await home.scanAgain()
    await until(async () => expect((await home.file()).contentMark).not.toBeNull())
    await touch()
    expect(await childSees()).toEqual(['A'])
  })
})
