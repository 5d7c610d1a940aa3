import { CONTENT_RATINGS } from '@starnest/contract/age-rating'
import { type ShelfAnswer, shelfAnswerSchema } from '@starnest/contract/catalog/shelf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EVERY_RATING, isMeantFor } from '../../../test/ceiling/golden-ceilings.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

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

async function shelf(who: Somebody, query = ''): Promise<ShelfAnswer> {
  const answer = await who.get(`/api/shelf${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return shelfAnswerSchema.parse(answer.json())
}
const idsOf = ({ tiles }: ShelfAnswer) => tiles.map(({ animation }) => animation.id)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Puts episodes of one series on the shelf, the first one first. */
async function addSeries(count: number, fields: { rating?: 'G' | 'R' } = {}): Promise<number[]> {
  const ids: number[] = []
  for (let episode = 1; episode <= count; episode += 1) {
    const series = { slug: 'band', title: 'The Band', season: 1, episode }
    ids.push(await home.addTitle({ category: 'series', genre: 'kids', series, ...fields }))
  }
  return ids
}

describe('a series', () => {
  it('is one card, with its first episode, how many there are and which is next', async () => {
    const [first = 0, second = 0] = await addSeries(3)
    const film = await home.addTitle({ category: 'series', genre: 'kids' })
    await home.addProgress(parent, first, { isWatched: true })
    const { tiles } = await shelf(parent, '?shelf=series')
    expect(tiles).toHaveLength(2)
    expect(tiles.find(({ animation }) => animation.id === film)?.next).toBeUndefined()
    expect(tiles.find(({ next }) => next)).toMatchObject({
      animation: { id: first, episodes: 3 },
      next: { id: second, season: 1, episode: 2 },
    })
  })

  it('is what a child may see of it', async () => {
    await addSeries(1, { rating: 'R' })
    const child = await home.addSomebody('G')
    expect(await shelf(child, '?shelf=series')).toEqual({ tiles: [], further: null })
    const series = { slug: 'band', title: 'The Band', season: 1, episode: 2 }
    const seen = await home.addTitle({ category: 'series', genre: 'kids', series })
    expect((await shelf(child, '?shelf=series')).tiles).toMatchObject([
      { animation: { id: seen, episodes: 1 }, next: { id: seen } },
    ])
  })

  it('stands on My List as the episode that was put there', async () => {
    const [, second = 0, third = 0] = await addSeries(3)
    await home.addToList(parent, 'my-list', third)
    await home.addToList(parent, 'my-list', second)
    const { tiles } = await shelf(parent, '?shelf=my-list')
    expect(tiles.map(({ animation, next }) => [animation.id, next])).toEqual([
      [second, undefined],
      [third, undefined],
    ])
  })
})

describe('its orders', () => {
  it.each([
    ['added', ['zebra', 'Älg', 'bear']],
    ['name', ['Älg', 'bear', 'zebra']],
    ['year', ['bear', 'Älg', 'zebra']],
    ['played', ['Älg', 'zebra', 'bear']],
  ])('by %s', async (order, expected) => {
    const add = (title: string, days: number, releaseYear: number | null, viewCount: number) =>
      home.addTitle({ title, addedAt: daysAgo(days), releaseYear, viewCount })
    await add('bear', 3, 2020, 0)
    await add('Älg', 2, 1990, 9)
    await add('zebra', 1, null, 4)
    const soon = await home.addTitle({ title: 'aardvark', isComingSoon: true, viewCount: 99 })
    const answer = await shelf(parent, `?order=${order}`)
    expect(answer.tiles.map(({ animation }) => animation.title)).toEqual([...expected, 'aardvark'])
    expect(idsOf(answer).at(-1)).toBe(soon)
  })
})

it.each(CONTENT_RATINGS)('has for a ceiling of %s just what is meant for it', async (ceiling) => {
  const somebody = await home.addSomebody(ceiling, { ageGroup: 'adult' })
  const meant: number[] = []
  for (const rating of EVERY_RATING) {
    const id = await home.addTitle({ rating, genre: 'comedy' })
    if (isMeantFor({ rating, rule: null }, { ceiling })) meant.push(id)
    await home.addToList(somebody, 'my-list', id)
    await home.addRule(somebody, await home.addTitle({ rating, genre: 'comedy' }), 'blocked')
  }
  const approved = await home.addTitle({ rating: null, genre: 'comedy' })
  await home.addRule(somebody, approved, 'approved')
  const seen = async (query: string) =>
    idsOf(await shelf(somebody, query)).toSorted((a, b) => a - b)
  expect(await seen('?genre=comedy')).toEqual([...meant, approved])
  expect(await seen('')).toEqual([...meant, approved])
  expect(await seen('?shelf=my-list')).toEqual(meant)
})

it('is kept to its genre and its shelf', async () => {
  const wanted = await home.addTitle({ category: 'series', genre: 'anime' })
  await home.addTitle({ category: 'series', genre: 'comedy' })
  await home.addTitle({ category: 'movie', genre: 'anime' })
  expect(idsOf(await shelf(parent, '?shelf=series&genre=anime'))).toEqual([wanted])
})

it('is empty for a genre that is not for children', async () => {
  await home.addTitle({ genre: 'romance', rating: 'G' })
  expect(idsOf(await shelf(await home.addSomebody('G'), '?genre=romance'))).toEqual([])
})

it('comes in parts that have each card once', async () => {
  const added: number[] = []
  for (let count = 0; count < 130; count += 1) added.push(await home.addTitle({ genre: 'comedy' }))
  const found: number[] = []
  for (let from: number | null = 0; from !== null; ) {
    const part: ShelfAnswer = await shelf(parent, `?genre=comedy&from=${from}`)
    found.push(...idsOf(part))
    from = part.further
  }
  expect(found).toEqual(added.toReversed())
})

it.each(['?order=loudest', '?from=-1', '?shelf=cellar'])('refuses %s', async (query) => {
  expect((await parent.get(`/api/shelf${query}`)).statusCode).toBe(400)
})

it('asks the database four times, whatever the size of the library', async () => {
  const statements = async () =>
    (await home.database.statementsIn(() => shelf(parent, '?genre=kids'))).statements
  await addSeries(1)
  expect(await statements()).toBe(4)
  for (let count = 0; count < 40; count += 1) {
    const series = { slug: `show-${count}`, title: 'Show', season: 1, episode: 1 }
    await home.addTitle({ genre: 'kids', category: 'series', series })
  }
  expect(await statements()).toBe(4)
})
