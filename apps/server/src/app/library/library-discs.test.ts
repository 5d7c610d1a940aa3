import { stat, utimes } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type LibraryHome, newShelf, openLibraryHome } from '../../../test/library/library-home.ts'

let home: LibraryHome
beforeAll(async () => {
  home = await openLibraryHome()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

/** The beginning of an MPEG program stream, and bytes that make files as large as they should be. */
const vob = (bytes: number) =>
  Buffer.concat([
    Buffer.from('000001ba440004000401000003f8000001e0', 'hex'),
    Buffer.alloc(bytes, bytes),
  ])

it('shows the copy of a DVD as one film in parts, and names its menus', async () => {
  const shelf = await newShelf()
  const at = 'The Lantern (2001)/VIDEO_TS'
  await shelf.write(`${at}/VIDEO_TS.VOB`, vob(10))
  await shelf.write(`${at}/VTS_01_0.VOB`, vob(20))
  await shelf.write(`${at}/VTS_01_1.VOB`, vob(3000))
  await shelf.write(`${at}/VTS_01_2.VOB`, vob(2000))
  await shelf.write(`${at}/VTS_02_1.VOB`, vob(30))
  await home.addAll(shelf.folder)
  await home.shows('The Lantern (1)', 'The Lantern (2)')
  const second = await home.title('The Lantern (2)')
  expect(second).toMatchObject({ category: 'movie', releaseYear: 2001, rating: null })
  expect(second.series).toMatchObject({ title: 'The Lantern', episode: 2 })
  expect(await home.names(home.tablet)).toEqual([])
  await home.isQuiet()
  const [folder] = await home.folders()
  expect(folder?.problems.map(({ path, problem }) => [path, problem?.code])).toEqual([
    [`${at}/VIDEO_TS.VOB`, 'extra'],
    [`${at}/VTS_01_0.VOB`, 'extra'],
    [`${at}/VTS_02_1.VOB`, 'extra'],
  ])
})

it('takes in what it could not read before, once it can', async () => {
  const shelf = await newShelf()
  const clip = Buffer.concat([
    Buffer.from('464c5601050000000900000000090000', 'hex'),
    Buffer.alloc(99),
  ])
  await shelf.write('Clip.flv', Buffer.alloc(clip.length, 7))
  await home.addAll(shelf.folder)
  await home.isQuiet()
  expect(await home.names()).toEqual([])
  // The bytes change and nothing else does, as when another version of Starnest knows them.
  const { atime, mtime } = await stat(shelf.at('Clip.flv'))
  await shelf.write('Clip.flv', clip)
  await utimes(shelf.at('Clip.flv'), atime, mtime)
  await home.scanAgain()
  await home.shows('Clip')
  expect((await home.folders())[0]?.problems).toEqual([])
})
