import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AGE_RATINGS, minimumAgeOf } from '@starnest/contract/age-rating'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import {
  addCaptions,
  changeFamilyTitle,
  offerPicture,
  removeFamilyTitle,
  writeFamilyTitle,
} from '../../features/catalog/family-titles/family-titles.repository.ts'
import {
  changeFolderTitle,
  hideFolderTitles,
  lapseFolderTitle,
  moveFolderTitle,
  readFolderTitle,
  readFolderTitleToChange,
  removeFolderTitles,
} from '../../features/catalog/folder-titles/folder-titles.ts'
import { changeTitles, rateTitle } from '../../features/catalog/title-writes.repository.ts'
import { households } from '../../tables/family.ts'
import { titleRules } from '../../tables/limits.ts'
import { titles } from '../../tables/titles.ts'

const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
const PICTURE = { widths: [480], thumbHash: 'aaaa' }
const AT = new Date('2026-03-01T12:00:00Z')

let home: TestHome
let neighbours: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  const [other] = await home.database.db
    .insert(households)
    .values({ name: 'Neighbours' })
    .returning()
  neighbours = other?.id ?? 0
})
afterAll(() => home.close())

const db = () => home.database.db
const everything = () => db().select().from(titles).orderBy(titles.id)

/** Everything that changes titles of library folders, and of all titles of the family's own. */
type Change = [string, (title: { householdId: number; titleId: number }) => Promise<unknown>]
const folderChanges: Change[] = [
  ['change', (at) => changeFolderTitle(db(), at, { title: 'Other', rating: 'G' })],
  ['end the ratings of', (at) => lapseFolderTitle(db(), at, AT)],
  ['give another file to', (at) => moveFolderTitle(db(), at, 77)],
  ['hide', ({ titleId, ...at }) => hideFolderTitles(db(), { ...at, titleIds: [titleId] }, AT)],
  ['remove', ({ titleId, ...at }) => removeFolderTitles(db(), { ...at, titleIds: [titleId] })],
]
const familyChanges: Change[] = [
  ['change', (at) => changeFamilyTitle(db(), at, { title: 'Other', rating: 'G' })],
  [
    'let a grown-up write about',
    (at) =>
      writeFamilyTitle(db(), at, {
        title: 'Other',
        description: '',
        genre: null,
        releaseYear: null,
        rating: 'G',
      }),
  ],
  ['add captions to', (at) => addCaptions(db(), at, [{ language: 'en', label: '', file: 'a' }])],
  [
    'offer a picture to',
    (at) => offerPicture(db(), at, { folder: 'candidate-0', poster: PICTURE, backdrop: PICTURE }),
  ],
  ['remove', (at) => removeFamilyTitle(db(), at)],
]

describe.each([
  ['folder', 'demo:fox', folderChanges],
  ['folder', 'file:1', folderChanges],
  ['file', 'demo:fox', familyChanges],
])('what writes titles of the source %s, asked about one of %s,', (source, foreign, changes) => {
  it.each(changes)('does not %s it, nor one of another household', async (_what, change) => {
    const { householdId } = home
    const hasPoster = false
    const other = await home.addTitle({ origin: foreign, rating: 'R', hasPoster })
    const own = await home.addTitle({ origin: `${source}:7`, rating: 'R', hasPoster })
    const child = await home.addSomebody('G')
    await home.addRule(child, own, 'approved')
    const before = await everything()
    await change({ householdId, titleId: other })
    await change({ householdId: neighbours, titleId: own })
    expect(await everything()).toEqual(before)
    expect(await db().select().from(titleRules)).toHaveLength(1)
    await change({ householdId, titleId: own })
    expect(await everything()).not.toEqual(before)
  })
})

it('reads no title of a folder for another household or source', async () => {
  const { householdId } = home
  const other = await home.addTitle({ origin: 'file:1' })
  const own = await home.addTitle({ origin: 'folder:1' })
  for (const read of [readFolderTitle, readFolderTitleToChange]) {
    expect(await read(db(), { householdId, titleId: other })).toBeUndefined()
    expect(await read(db(), { householdId: neighbours, titleId: own })).toBeUndefined()
    expect(await read(db(), { householdId, titleId: own })).toMatchObject({ id: own })
  }
})

it('rates no title of another household', async () => {
  const titleId = await home.addTitle({ rating: 'R' })
  expect(await rateTitle(db(), { householdId: neighbours, titleId }, 'G')).toBeUndefined()
  expect(await everything()).toMatchObject([{ familyRating: null, minimumAge: 17 }])
})

describe('the minimum age of a title', () => {
  const [G, R] = ['G', 'R'] as const

  it.each([...AGE_RATINGS, null])('is that of the rating %s', async (rating) => {
    const id = await home.addTitle()
    const at = { householdId: home.householdId, titleIds: [id], from: 'any' } as const
    const changed = [{ id, rating, minimumAge: minimumAgeOf(rating) }]
    expect(await changeTitles(db(), at, { rating })).toEqual(changed)
    await changeTitles(db(), at, { rating: G })
    expect(await rateTitle(db(), { householdId: home.householdId, titleId: id }, rating)).toEqual({
      rating: rating ?? G,
      minimumAge: minimumAgeOf(rating ?? G),
    })
  })

  // What source and family said before, and whether the rating of the source has lapsed.
  it.each([
    ['another rating of the source', { rating: R }, { minimumAge: 17 }],
    ['one that the family has an opinion of', { rating: R, familyRating: G }, { minimumAge: 0 }],
    [
      'the end of all ratings',
      { rating: null, familyRating: null, ratingLapsedAt: AT },
      { minimumAge: 18 },
    ],
    [
      'a rating of the source after their end',
      { rating: G, ratingLapsedAt: AT },
      { minimumAge: 18, rating: null },
    ],
    [
      'a rating of the family after their end',
      { familyRating: G, ratingLapsedAt: AT },
      { minimumAge: 0 },
    ],
    ['their return', { rating: G, ratingLapsedAt: null }, { minimumAge: 0, rating: 'G' }],
    ['something else', { title: 'Other' }, { minimumAge: 8 }],
  ])('follows %s', async (_what, changes, expected) => {
    const id = await home.addTitle({ rating: 'PG' })
    const at = { householdId: home.householdId, titleIds: [id], from: 'any' } as const
    await changeTitles(db(), at, changes)
    const [found] = await db().select().from(titles).where(eq(titles.id, id))
    expect(found).toMatchObject(expected)
  })
})

it('is written in one place', () => {
  const writes =
    /\b(?:insert|update|delete)\(titles\)|\b(?:update|insert into|delete from) titles\b/
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'))
  const writers = files.filter((file) => writes.test(readFileSync(`${SOURCES}/${file}`, 'utf8')))
  expect(writers).toEqual(['features/catalog/title-writes.repository.ts'])
})
