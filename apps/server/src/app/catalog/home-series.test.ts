import type { Home, HomeRowId } from '@starnest/contract/catalog/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseHome } from '../../../test/library/home-answer.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { titles } from '../../tables/titles.ts'

let home: TestHome
let parent: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R', { ageGroup: 'adult' })
})
afterAll(() => home.close())

async function homeOf(who: Somebody): Promise<Home> {
  const answer = await who.get('/api/home')
  expect(answer.statusCode, answer.body).toBe(200)
  return parseHome(answer.json())
}

const idsOf = ({ rows }: Home, id: HomeRowId) =>
  rows.find((row) => row.id === id)?.tiles.map(({ animation }) => animation.id) ?? []

const HOUR_MS = 3_600_000

/** Titles that came an hour after the other, the last the newest; resolves with their ids in that order. */
async function shelve(
  count: number,
  {
    fromHour,
    slug,
    genre = 'comedy',
  }: { fromHour: number; slug?: string; genre?: 'comedy' | null },
): Promise<number[]> {
  const { db } = home.database
  const rows = Array.from({ length: count }, (_, index) => ({
    householdId: home.householdId,
    origin: `test:${slug ?? 'film'}-${fromHour}-${index}`,
    originHash: 'one',
    title: `Title ${index}`,
    description: 'A lantern keeps a village company.',
    genre,
    category: slug ? ('series' as const) : ('movie' as const),
    durationSeconds: 120,
    rating: 'G' as const,
    minimumAge: 0,
    addedAt: new Date(home.clock.now.getTime() + (fromHour + index - 2000) * HOUR_MS),
    series: slug ? { slug, title: slug, season: 1, episode: index + 1 } : null,
  }))
  const added = await db.insert(titles).values(rows).returning({ id: titles.id })
  return added.map(({ id }) => id)
}

describe('a show of 500 episodes that came last', () => {
  let films: number[]
  let episodes: number[]
  beforeEach(async () => {
    films = await shelve(20, { fromHour: 0 })
    episodes = await shelve(500, { fromHour: 100, slug: 'sitcom' })
  })

  it('is one card of rows that hold the films before it', async () => {
    const shown = await homeOf(parent)
    const cards = new Set([...films, ...episodes.slice(0, 1)])
    const top = idsOf(shown, 'top-picks')
    const recent = idsOf(shown, 'recently-added')
    expect(top.length + recent.length).toBe(cards.size)
    expect(new Set([...top, ...recent])).toEqual(cards)
    expect(idsOf(shown, 'comedy').length).toBeGreaterThanOrEqual(6)
  })

  it('leaves what is recommended to whoever began it full of others', async () => {
    await home.addProgress(parent, episodes[0] ?? 0)
    const row = idsOf(await homeOf(parent), 'recommended')
    expect(row.filter((id) => films.includes(id)).length).toBeGreaterThanOrEqual(6)
    expect(row.filter((id) => episodes.includes(id)).length).toBeLessThanOrEqual(1)
  })

  it('takes one more statement', async () => {
    const asked = await home.database.statementsIn(() => homeOf(parent))
    // Who watches, the lists, the short ones, the series, the titles.
    expect(asked.statements).toBe(5)
  })

  it('leaves a child that sees approved titles only the other ones', async () => {
    const child = await home.addSomebody('G', { isApprovedOnly: true })
    for (const id of [...films.slice(0, 8), ...episodes.slice(0, 60)]) {
      await home.addRule(child, id, 'approved')
    }
    const shown = await homeOf(child)
    const seen = new Set([...idsOf(shown, 'top-picks'), ...idsOf(shown, 'recently-added')])
    expect(films.slice(0, 8).every((id) => seen.has(id))).toBe(true)
  })
})

it('passes over shows whose episodes came in turns', async () => {
  const films = await shelve(10, { fromHour: 0 })
  await shelve(150, { fromHour: 100, slug: 'one' })
  await shelve(150, { fromHour: 100.5, slug: 'two' })
  const shown = await homeOf(parent)
  const seen = [...idsOf(shown, 'top-picks'), ...idsOf(shown, 'recently-added')]
  expect(new Set(seen).size).toBe(12)
  expect(films.every((id) => seen.includes(id))).toBe(true)
})

it('picks and recommends of a library in which no title has a genre', async () => {
  const films = await shelve(20, { fromHour: 0, genre: null })
  const shown = await homeOf(parent)
  expect(idsOf(shown, 'top-picks').length).toBeGreaterThanOrEqual(6)
  const row = idsOf(shown, 'recommended')
  expect(row).toHaveLength(6)
  expect(row.every((id) => films.includes(id))).toBe(true)
})
