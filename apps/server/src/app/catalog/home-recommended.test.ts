import { CONTENT_RATINGS } from '@starnest/contract/age-rating'
import { GENRES, type Genre, homeAnswerSchema } from '@starnest/contract/catalog/catalog'
import { DEFAULT_PREFERENCES } from '@starnest/contract/household/profiles'
import { TITLE_RULES } from '@starnest/contract/parents/parents'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EVERY_RATING, isMeantFor } from '../../../test/ceiling/golden-ceilings.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { progress } from '../../tables/watching.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(home.clock.now.getTime() - days * DAY_MS)

/** Ids of the row, best first; undefined: it does not stand. */
async function recommendedTo(who: Somebody, query = ''): Promise<number[] | undefined> {
  const answer = await who.get(`/api/home${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const row = homeAnswerSchema.parse(answer.json()).rows.find(({ id }) => id === 'recommended')
  return row?.tiles.map(({ titleId }) => titleId)
}

const grownUp = (favoriteGenres: Genre[] = []) =>
  home.addSomebody('R', {
    ageGroup: 'adult',
    preferences: { ...DEFAULT_PREFERENCES, favoriteGenres },
  })

async function titlesOf(genre: Genre, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let added = 0; added < count; added += 1) ids.push(await home.addTitle({ genre }))
  return ids
}

/** Of each genre so many titles. */
async function shelve(count: number): Promise<Map<Genre, number[]>> {
  const shelves = new Map<Genre, number[]>()
  for (const genre of GENRES) shelves.set(genre, await titlesOf(genre, count))
  return shelves
}

it('recommends titles not begun, of genres begun', async () => {
  const parent = await grownUp()
  const [begun = 0, ...unseen] = await titlesOf('comedy', 8)
  await titlesOf('anime', 3)
  await home.addProgress(parent, begun)
  expect(await recommendedTo(parent)).toEqual(unseen.toReversed())
})

describe('to somebody who has begun nothing', () => {
  it('recommends the genres that the profile likes, in equal parts', async () => {
    const shelves = await shelve(4)
    const row = await recommendedTo(await grownUp(['anime', 'gothic']))
    const liked = [...(shelves.get('anime') ?? []), ...(shelves.get('gothic') ?? [])]
    expect(row?.toSorted()).toEqual(liked.toSorted())
  })

  it('recommends one title of each genre, whatever is liked and not there', async () => {
    const shelves = await shelve(3)
    const row = await recommendedTo(await grownUp())
    expect(row).toHaveLength(GENRES.length)
    for (const ids of shelves.values()) {
      expect(ids.filter((id) => row?.includes(id))).toHaveLength(1)
    }
  })

  it('recommends to a child no romance and no gothic, also when it likes them', async () => {
    const shelves = await shelve(2)
    const child = await home.addSomebody('PG-13', {
      preferences: { ...DEFAULT_PREFERENCES, favoriteGenres: ['romance', 'gothic'] },
    })
    const row = await recommendedTo(child)
    expect(row).toHaveLength(GENRES.length - 2)
    for (const genre of ['romance', 'gothic'] as const) {
      expect(shelves.get(genre)?.some((id) => row?.includes(id))).toBe(false)
    }
  })

  it('keeps the row for a day, and has another for another day and another profile', async () => {
    await shelve(20)
    home.clock.now = new Date(2026, 10, 23, 8)
    const parent = await grownUp()
    const morning = await recommendedTo(parent)
    home.clock.now = new Date(2026, 10, 23, 22)
    expect(await recommendedTo(parent)).toEqual(morning)
    expect(await recommendedTo(await grownUp())).not.toEqual(morning)
    home.clock.now = new Date(2026, 10, 24, 8)
    expect(await recommendedTo(parent)).not.toEqual(morning)
  })

  it('leaves the row out where the screen is of one genre', async () => {
    await shelve(3)
    const parent = await grownUp(['kids'])
    expect(await recommendedTo(parent, '?genre=kids')).toBeUndefined()
    expect(await recommendedTo(parent, '?shelf=kids')).toBeUndefined()
  })
})

describe('what others of the family finished', () => {
  let parent: Somebody
  let finished: number
  beforeEach(async () => {
    // Older than what variety chooses from, so that it stands in the row for one reason only.
    finished = await home.addTitle({ genre: 'comedy', addedAt: daysAgo(400) })
    await titlesOf('comedy', 25)
    await titlesOf('anime', 25)
    parent = await grownUp()
  })

  it('is recommended among others, and no answer says by whom', async () => {
    expect(await recommendedTo(parent)).not.toContain(finished)
    const sister = await home.addSomebody('G', {
      name: 'Ada-who-finished',
      displayName: 'Ada-who-finished',
    })
    await home.addProgress(sister, finished, { isWatched: true })
    expect(await recommendedTo(parent)).toContain(finished)
    expect(await recommendedTo(parent)).toHaveLength(3)
    const { body } = await parent.get('/api/home')
    expect(body).not.toContain('Ada-who-finished')
  })

  it('is not what was only begun', async () => {
    await home.addProgress(await grownUp(), finished)
    expect(await recommendedTo(parent)).not.toContain(finished)
  })

  it('is no longer recommended when its history was cleared', async () => {
    const other = await grownUp()
    await home.addProgress(other, finished, { isWatched: true })
    expect(await recommendedTo(parent)).toContain(finished)
    await home.database.db.delete(progress).where(eq(progress.profileId, other.profileId))
    expect(await recommendedTo(parent)).not.toContain(finished)
  })

  it('is not what is older than the household keeps, swept or not', async () => {
    const { db } = home.database
    await home.addProgress(await grownUp(), finished, { isWatched: true, updatedAt: daysAgo(10) })
    expect(await recommendedTo(parent)).toContain(finished)
    await db.update(households).set({ historyDays: 7 }).where(eq(households.id, home.householdId))
    expect(await recommendedTo(parent)).not.toContain(finished)
    await db.update(households).set({ historyDays: 90 }).where(eq(households.id, home.householdId))
  })

  it('is not what a child may not see, though a grown-up finished it', async () => {
    const grown = await grownUp()
    const hidden = await home.addTitle({ genre: 'comedy', rating: 'R' })
    for (const id of [hidden, finished]) await home.addProgress(grown, id, { isWatched: true })
    const row = await recommendedTo(await home.addSomebody('G'))
    expect(row).toContain(finished)
    expect(row).not.toContain(hidden)
  })

  it('is not of the neighbours', async () => {
    const [other] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    const neighbour = await home.addSomebody('R', { householdId: other?.id })
    await home.database.db.insert(progress).values({
      householdId: other?.id ?? 0,
      profileId: neighbour.profileId,
      titleId: finished,
      positionSeconds: 60,
      isWatched: true,
    })
    expect(await recommendedTo(parent)).not.toContain(finished)
  })
})

const MOST_TITLES = 12
const one = fc.record({
  rating: fc.constantFrom(...EVERY_RATING),
  genre: fc.option(fc.constantFrom(...GENRES), { nil: null }),
  isComingSoon: fc.boolean(),
  rule: fc.option(fc.constantFrom(...TITLE_RULES), { nil: null }),
  isBegun: fc.boolean(),
  isFinishedByOther: fc.boolean(),
})
const library = fc.record({
  titles: fc.array(one, { minLength: 1, maxLength: MOST_TITLES }),
  ceiling: fc.constantFrom(...CONTENT_RATINGS),
  ageGroup: fc.constantFrom('child', 'teen', 'adult'),
  isApprovedOnly: fc.boolean(),
  favoriteGenres: fc.uniqueArray(fc.constantFrom(...GENRES)),
  hasBegun: fc.boolean(),
})

type Library = typeof library extends fc.Arbitrary<infer One> ? One : never
/** A title that may be recommended. */
type Fit = { id: number; genre: Genre | null }

/** Shelves the titles; resolves with those that the row may show. */
async function furnish(given: Library, who: Somebody): Promise<Fit[]> {
  const other = await grownUp()
  const fit: Fit[] = []
  for (const { rule, isBegun, isFinishedByOther, ...fields } of given.titles) {
    const id = await home.addTitle(fields)
    const wasBegun = given.hasBegun && isBegun
    if (rule) await home.addRule(who, id, rule)
    if (wasBegun) await home.addProgress(who, id)
    if (isFinishedByOther) await home.addProgress(other, id, { isWatched: true })
    const isSeen = isMeantFor({ rating: fields.rating, rule }, given)
    if (isSeen && !wasBegun && !fields.isComingSoon) fit.push({ id, genre: fields.genre })
  }
  return fit
}

it('never recommends what is hidden, begun or to come, to whomever it is', async () => {
  await fc.assert(
    fc.asyncProperty(library, async (given) => {
      await home.clear()
      const { ceiling, ageGroup, isApprovedOnly, favoriteGenres } = given
      const preferences = { ...DEFAULT_PREFERENCES, favoriteGenres }
      const who = await home.addSomebody(ceiling, { ageGroup, isApprovedOnly, preferences })
      const fit = await furnish(given, who)
      const row = (await recommendedTo(who)) ?? []
      expect(row.filter((id) => !fit.some((title) => title.id === id))).toEqual([])
      // Home offers romance and gothic to nobody with a ceiling under 13.
      const hasTeenGenres = ageGroup === 'adult' && (ceiling === 'PG-13' || ceiling === 'R')
      const isOffered = ({ genre }: Fit) =>
        genre !== null && (hasTeenGenres || !/romance|gothic/.test(genre))
      const genres = new Set(fit.filter(isOffered).map(({ genre }) => genre))
      expect(row.length > 0 || genres.size < 2).toBe(true)
    }),
    { numRuns: 60, endOnFailure: true },
  )
})
