import { GENRES, type Home } from '@starnest/contract/catalog/catalog'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseHome } from '../../../test/library/home-answer.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf } from '../../features/household/device-cookie.ts'
import { devices } from '../../tables/family.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())

async function homeOf(who: Somebody, query = ''): Promise<Home> {
  const answer = await who.get(`/api/home${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return parseHome(answer.json())
}
const rowsOf = ({ rows }: Home) => rows.map(({ id }) => id)

/** A library in which every row that there can be has a title, for everybody. */
async function fillEveryRow(who: Somebody): Promise<void> {
  const begun = await home.addTitle({ genre: 'comedy' })
  await home.addProgress(who, begun)
  await home.addToList(who, 'watch-later', begun)
  for (const genre of [...GENRES, ...GENRES]) await home.addTitle({ genre, isFeatured: true })
  await home.addTitle({ isComingSoon: true })
}

async function together(active: Somebody, companion: Somebody): Promise<Somebody> {
  await home.database.db
    .update(devices)
    .set({ companionIds: [companion.profileId] })
    .where(eq(devices.id, deviceIdOf(active.deviceId)))
  return active
}

const CHILD_ROWS = [
  'continue-watching',
  'kids',
  'family-stories',
  'coming-soon',
  'top-picks',
  'recently-added',
  'comedy',
  'sci-fi',
  'fantasy',
  'coming-soon-banner',
  'anime',
  'watch-later',
  'recommended',
  'featured-collections',
]
const TEEN_ROWS = [
  'coming-soon',
  'continue-watching',
  'top-picks',
  'recently-added',
  'comedy',
  'sci-fi',
  'fantasy',
  'coming-soon-banner',
  'anime',
  'romance',
  'gothic',
  'watch-later',
  'recommended',
  'romance-again',
  'gothic-again',
  'featured-collections',
  'family-stories',
  'kids',
]
const ADULT_ROWS = [
  'coming-soon',
  'continue-watching',
  'top-picks',
  'recently-added',
  'comedy',
  'sci-fi',
  'fantasy',
  'coming-soon-banner',
  'anime',
  'romance',
  'gothic',
  'family-stories',
  'kids',
  'watch-later',
  'recommended',
  'romance-again',
  'gothic-again',
  'featured-collections',
]
const CHILD_GENRES = ['adventure', 'comedy', 'sci-fi', 'fantasy', 'anime', 'kids']

describe.each([
  { who: 'a child', ageGroup: 'child', ceiling: 'G', rows: CHILD_ROWS },
  { who: 'an older child', ageGroup: 'child', ceiling: 'PG-13', rows: CHILD_ROWS },
  { who: 'a teen', ageGroup: 'teen', ceiling: 'PG-13', rows: TEEN_ROWS },
  { who: 'a grown-up', ageGroup: 'adult', ceiling: 'R', rows: ADULT_ROWS },
] as const)('the home of $who', ({ ageGroup, ceiling, rows }) => {
  it('has its rows in its order', async () => {
    const somebody = await home.addSomebody(ceiling, { ageGroup })
    await fillEveryRow(somebody)
    expect(rowsOf(await homeOf(somebody))).toEqual(rows)
  })

  it('offers its genres, and none of the others, also by their address', async () => {
    const somebody = await home.addSomebody(ceiling, { ageGroup })
    await fillEveryRow(somebody)
    const { genres } = await homeOf(somebody)
    expect(genres).toEqual(ageGroup === 'child' ? CHILD_GENRES : GENRES)
    for (const genre of GENRES) {
      const narrowed = await homeOf(somebody, `?genre=${genre}`)
      expect(narrowed.genres).toEqual(genres)
      expect(narrowed.hero.length > 0, genre).toBe(genres.includes(genre))
    }
  })

  it('counts places in top picks for everybody but children', async () => {
    const somebody = await home.addSomebody(ceiling, { ageGroup })
    await fillEveryRow(somebody)
    const picks = (await homeOf(somebody)).rows.find(({ id }) => id === 'top-picks')
    const ranks = picks?.tiles.map(({ rank }) => rank)
    expect(ranks?.every((rank) => (rank === undefined) === (ageGroup === 'child'))).toBe(true)
  })
})

it('is the child’s home when a child watches along with a grown-up', async () => {
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  await fillEveryRow(grownUp)
  const child = await home.addSomebody('PG-13', { ageGroup: 'child' })
  const answer = await homeOf(await together(grownUp, child))
  expect(rowsOf(answer)).toEqual(CHILD_ROWS)
  expect(answer.genres).toEqual(CHILD_GENRES)
})

it('keeps romance and gothic from whoever has a ceiling under 13, of whatever age group', async () => {
  const teen = await home.addSomebody('PG', { ageGroup: 'teen' })
  await fillEveryRow(teen)
  const answer = await homeOf(teen)
  expect(answer.genres).toEqual(CHILD_GENRES)
  expect(rowsOf(answer)).toEqual(TEEN_ROWS.filter((row) => !/romance|gothic/.test(row)))
})
