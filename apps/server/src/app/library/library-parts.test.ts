import { mkdir, rename } from 'node:fs/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type LibraryHome,
  newShelf,
  openLibraryHome,
  until,
} from '../../../test/library/library-home.ts'
import { files } from '../../tables/files.ts'

let home: LibraryHome
beforeAll(async () => {
  home = await openLibraryHome()
})
afterEach(() => home.takeAllOut())
afterAll(() => home.close())

/** What plays one after the other, from a title on. */
async function partsOf(name: string) {
  const { id } = await home.title(name)
  const answer = await home.device.call('GET', pathOf(CATALOG_ROUTES.episodes, { id }))
  return animationListSchema.parse(answer.json()).map(({ title, series }) => [title, series?.part])
}

describe('a film in several files', () => {
  it('is one title whose parts follow each other, in the order of their numbers', async () => {
    const shelf = await newShelf()
    await shelf.put(
      'Dune (2021)/Dune (2021) - cd10.mp4',
      'Dune (2021)/Dune (2021) - cd2.mp4',
      'Dune (2021)/Dune (2021) - cd1.mp4',
    )
    await shelf.write(
      'Dune (2021)/Dune (2021).nfo',
      '<movie><title>Dune</title><mpaa>G</mpaa></movie>',
    )
    await home.addAll(shelf.folder)
    await home.shows('Dune (1)', 'Dune (2)', 'Dune (10)')
    await home.isQuiet()
    expect(await partsOf('Dune (2)')).toEqual([
      ['Dune (1)', 1],
      ['Dune (2)', 2],
      ['Dune (10)', 10],
    ])
    expect(await home.title('Dune (1)')).toMatchObject({ category: 'movie', releaseYear: 2021 })
    expect(await home.names(home.tablet)).toHaveLength(3)
    const [{ problems = [] } = {}] = await home.folders()
    expect(problems).toEqual([])
  })

  it('without a year is one only in its folder', async () => {
    const shelf = await newShelf()
    await shelf.put('One/Holiday part1.mp4', 'One/Holiday part2.mp4', 'Two/Holiday part1.mp4')
    await home.addAll(shelf.folder)
    await home.shows('Holiday (1)', 'Holiday (1)', 'Holiday (2)')
    expect(await partsOf('Holiday (2)')).toEqual([
      ['Holiday (1)', 1],
      ['Holiday (2)', 2],
    ])
  })
})

it('plays the parts of an episode before the next episode', async () => {
  const shelf = await newShelf()
  await shelf.put(
    'Snails/Season 1/Snails - S01E02 - Home.mp4',
    'Snails/Season 1/Snails - S01E01 - cd2.mp4',
    'Snails/Season 1/Snails - S01E01 - cd1.mp4',
  )
  await home.addAll(shelf.folder)
  await home.shows('Snails 1×1 (1)', 'Snails 1×1 (2)', 'Home')
  expect(await partsOf('Home')).toEqual([
    ['Snails 1×1 (1)', 1],
    ['Snails 1×1 (2)', 2],
    ['Home', undefined],
  ])
  await until(async () => expect(await home.title('Home')).toMatchObject({ episodes: 2 }))
})

it('hides a film that is put among the extras of another, and brings it back', async () => {
  const shelf = await newShelf()
  await shelf.put('Dune (2021)/Dune (2021).mp4', 'Dune (2021)/Sand.mp4')
  await home.addAll(shelf.folder)
  await home.shows('Dune', 'Sand')
  await home.isQuiet()
  const { id } = await home.title('Sand')
  await mkdir(shelf.at('Dune (2021)/Shorts'))
  await rename(shelf.at('Dune (2021)/Sand.mp4'), shelf.at('Dune (2021)/Shorts/Sand.mp4'))
  await home.shows('Dune')
  await home.isQuiet()
  await home.scanAgain()
  expect(await home.names()).toEqual(['Dune'])
  await rename(shelf.at('Dune (2021)/Shorts/Sand.mp4'), shelf.at('Dune (2021)/Sand.mp4'))
  await home.shows('Dune', 'Sand')
  expect((await home.title('Sand')).id).toBe(id)
})

const folder = fc.constantFrom(
  '',
  'Dune (2021)/',
  'Snails/Season 1/',
  'Snails/',
  'Extras/',
  'Dune (2021)/Trailers/',
  'Films/',
)
const title = fc.constantFrom(
  'Dune (2021)',
  'Dune',
  'Snails',
  'Snails S01E01',
  'Snails - 1x02',
  '02',
  '[G] Snails - 03',
  '2023-07-14',
  'Snails - 2023-07-14',
  'Beach',
)
const end = fc.constantFrom(
  '',
  ' - cd1',
  ' - cd2',
  ' part1',
  ' part2',
  '-parta',
  ' disc 2',
  ' - 1080p',
  ' - 480p',
  " - Director's Cut",
  '.1080p.WEB-DL.x264-GRP',
  '-trailer',
  ' - Part 2',
  ' (1 of 2)',
)
const ending = fc.constantFrom('.mp4', '.mkv', '.mov')

it('leaves no file without a title or a line that says why, whatever it is called', async () => {
  const names = fc
    .uniqueArray(fc.tuple(folder, title, end, ending), {
      minLength: 20,
      maxLength: 45,
      selector: String,
    })
    .map((all) => all.map((parts) => parts.join('')))
  await fc.assert(
    fc.asyncProperty(names, async (paths) => {
      const shelf = await newShelf()
      await shelf.put(...paths)
      await home.addAll(shelf.folder)
      await until(async () => expect(await home.folders()).toMatchObject([{ state: 'watched' }]))
      const titled = await home.home.database.db
        .select({ path: files.folderPath })
        .from(files)
        .where(isNotNull(files.titleId))
      const [{ problems = [] } = {}] = await home.folders()
      const said = [...titled, ...problems].map(({ path }) => path)
      expect(said.toSorted()).toEqual(paths.toSorted())
      await home.takeAllOut()
    }),
    { numRuns: 12, seed: 22 },
  )
})
