import { GENRES, HOME_ROWS, type Home, type HomeRowId } from '@starnest/contract/catalog/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseHome } from '../../../test/library/home-answer.ts'
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

async function homeOf(who: Somebody, query = ''): Promise<Home> {
  const answer = await who.get(`/api/home${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return parseHome(answer.json())
}

const rowOf = ({ rows }: Home, id: HomeRowId) => rows.find((row) => row.id === id)
const idsOf = (answer: Home, id: HomeRowId) =>
  rowOf(answer, id)?.tiles.map(({ animation }) => animation.id)

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

it('is empty for an empty library', async () => {
  expect(await homeOf(parent)).toEqual({ hero: [], rows: [], genres: [...GENRES] })
})

it('has every row of the specification in its order, as soon as each has a title', async () => {
  const begun = await home.addTitle({ genre: 'comedy' })
  await home.addProgress(parent, begun)
  for (const genre of [
    'comedy',
    'sci-fi',
    'fantasy',
    'anime',
    'romance',
    'gothic',
    'kids',
  ] as const) {
    for (let count = 0; count < 2; count += 1) await home.addTitle({ genre, isFeatured: true })
  }
  await home.addTitle({ isComingSoon: true })
  await home.addToList(parent, 'watch-later', begun)
  const rows = (await homeOf(parent)).rows.map(({ id }) => id)
  expect(rows).toEqual([...HOME_ROWS])
})

it('leaves out rows with nothing in them, and those that would repeat the row above', async () => {
  await home.addTitle({ genre: 'comedy' })
  const rows = (await homeOf(parent)).rows.map(({ id }) => id)
  expect(rows).toEqual(['top-picks'])
})

it('shows no title in two neighbouring rows', async () => {
  for (let count = 0; count < 3; count += 1) {
    for (const genre of GENRES) await home.addTitle({ genre, viewCount: count })
  }
  const { rows } = await homeOf(parent)
  expect(rows.length).toBeGreaterThan(8)
  for (const [at, { id, tiles }] of rows.entries()) {
    const above = rows[at - 1]?.tiles.map(({ animation }) => animation.id)
    const shared = tiles.filter(({ animation }) => above?.includes(animation.id))
    expect(shared, `${rows[at - 1]?.id} and ${id}`).toEqual([])
  }
})

it('shows a series as one card, with the episode that is next', async () => {
  const ids: number[] = []
  for (let episode = 1; episode <= 3; episode += 1) {
    const series = { slug: 'band', title: 'The Band', season: 1, episode }
    ids.push(await home.addTitle({ genre: 'comedy', category: 'series', series }))
  }
  const [first = 0, second = 0] = ids
  await home.addProgress(parent, first, { isWatched: true })
  for (const genre of GENRES) await home.addTitle({ genre })
  const answer = await homeOf(parent)
  for (const { id, tiles } of answer.rows) {
    const cards = tiles.filter(({ animation }) => animation.series)
    expect(cards.length, id).toBeLessThan(2)
    for (const { animation, next } of cards)
      expect([animation.id, next?.id]).toEqual([first, second])
  }
  expect(answer.rows.flatMap(({ tiles }) => tiles).some(({ next }) => next)).toBe(true)
})

it('holds at most 25 tiles in a row, the newest first', async () => {
  for (let count = 0; count < 80; count += 1) {
    await home.addTitle({ genre: count % 2 ? 'anime' : 'comedy' })
  }
  const shown = idsOf(await homeOf(parent), 'anime') ?? []
  expect(shown).toHaveLength(25)
  expect(shown).toEqual(shown.toSorted((one, other) => other - one))
})

it('shows titles to come in their own rows and in the hero only', async () => {
  const soon = await home.addTitle({ isComingSoon: true, isFeatured: true, genre: 'kids' })
  const answer = await homeOf(parent)
  const rows = answer.rows.filter(({ tiles }) => tiles.some((tile) => tile.animation.id === soon))
  expect(rows.map(({ id }) => id)).toEqual([
    'coming-soon',
    'coming-soon-banner',
    'featured-collections',
  ])
  expect(answer.hero.map(({ id }) => id)).toEqual([soon])
})

it('puts featured titles to come on the banner, else the newest one', async () => {
  const plain = await home.addTitle({ isComingSoon: true, addedAt: daysAgo(2) })
  const newest = await home.addTitle({ isComingSoon: true, addedAt: daysAgo(1) })
  expect(idsOf(await homeOf(parent), 'coming-soon-banner')).toEqual([newest])
  const featured = await home.addTitle({
    isComingSoon: true,
    isFeatured: true,
    addedAt: daysAgo(3),
  })
  const answer = await homeOf(parent)
  expect(idsOf(answer, 'coming-soon-banner')).toEqual([featured])
  expect(idsOf(answer, 'coming-soon')).toEqual([newest, plain, featured])
})

it('shows up to ten playable titles in the hero, featured ones first', async () => {
  for (let count = 0; count < 12; count += 1) await home.addTitle()
  const featured = await home.addTitle({ isFeatured: true, addedAt: daysAgo(90) })
  await home.addTitle({ isFeatured: true, mediaId: null })
  const { hero } = await homeOf(parent)
  expect(hero).toHaveLength(10)
  expect(hero[0]?.id).toBe(featured)
  expect(hero.filter(({ videoUrl }) => videoUrl === null)).toEqual([])
})

it('has films in the hero that are there as a stream alone, where they have a picture', async () => {
  const stream = { videoFile: null, hasHls: true }
  const film = await home.addTitle(stream)
  await home.addTitle({ ...stream, hasBackdrop: false })
  const { hero } = await homeOf(parent)
  expect(hero.map(({ id }) => id)).toEqual([film])
})

describe('continue watching', () => {
  it('has what was begun and not finished, the latest first, with the place in it', async () => {
    const older = await home.addTitle()
    const later = await home.addTitle()
    const finished = await home.addTitle()
    const touched = await home.addTitle()
    await home.addProgress(parent, older, { positionSeconds: 100, updatedAt: daysAgo(2) })
    await home.addProgress(parent, later, { positionSeconds: 30.5, updatedAt: daysAgo(1) })
    await home.addProgress(parent, finished, { positionSeconds: 120, isWatched: true })
    await home.addProgress(parent, touched, { positionSeconds: 3 })
    const tiles = rowOf(await homeOf(parent), 'continue-watching')?.tiles
    expect(tiles).toMatchObject([
      { animation: { id: later }, progress: { currentTime: 30.5, duration: 120 } },
      { animation: { id: older }, progress: { currentTime: 100, duration: 120 } },
    ])
  })

  it('leaves out trailers of titles to come: there is no film yet to go on with', async () => {
    const trailer = await home.addTitle({ isComingSoon: true })
    await home.addProgress(parent, trailer, { positionSeconds: 30 })
    expect(idsOf(await homeOf(parent), 'continue-watching')).toBeUndefined()
  })

  it('belongs to each profile alone', async () => {
    const id = await home.addTitle()
    await home.addProgress(await home.addSomebody('R'), id)
    expect(idsOf(await homeOf(parent), 'continue-watching')).toBeUndefined()
  })
})

describe('top picks', () => {
  it('are ranked from 1', async () => {
    for (let count = 0; count < 3; count += 1) await home.addTitle({ viewCount: 3 - count })
    const ranks = rowOf(await homeOf(parent), 'top-picks')?.tiles.map(({ rank }) => rank)
    expect(ranks).toEqual([1, 2, 3])
  })

  it('follow what the household plays most while a profile has begun nothing', async () => {
    const calm = await home.addTitle({ genre: 'kids', viewCount: 1 })
    const loved = await home.addTitle({ genre: 'anime', viewCount: 9 })
    const liked = await home.addTitle({ genre: 'comedy', viewCount: 4 })
    expect(idsOf(await homeOf(parent), 'top-picks')).toEqual([loved, liked, calm])
  })

  it('lean to the genres that this profile watches', async () => {
    const comedies: number[] = []
    for (let count = 0; count < 3; count += 1) {
      comedies.push(await home.addTitle({ genre: 'comedy', viewCount: 3 - count }))
    }
    const popular = await home.addTitle({ genre: 'anime', viewCount: 100 })
    for (const id of comedies.slice(0, 2)) await home.addProgress(parent, id, { isWatched: true })
    const others = new Set<number>()
    for (let count = 0; count < 8; count += 1) others.add(await home.addTitle({ genre: 'kids' }))
    const picks = idsOf(await homeOf(parent), 'top-picks')
    expect(picks?.filter((id) => !others.has(id))).toEqual([
      comedies[0],
      popular,
      comedies[1],
      comedies[2],
    ])
    const other = await home.addSomebody('R', { ageGroup: 'adult' })
    expect(idsOf(await homeOf(other), 'top-picks')?.[0]).toBe(popular)
  })

  it('are the same however often one asks', async () => {
    for (const genre of ['comedy', 'anime', 'kids'] as const) {
      for (let count = 0; count < 4; count += 1) await home.addTitle({ genre })
    }
    const first = idsOf(await homeOf(parent), 'top-picks')
    expect(idsOf(await homeOf(parent), 'top-picks')).toEqual(first)
  })
})

it('tells family stories that suit everybody, the most played first', async () => {
  const liked = await home.addTitle({ genre: 'comedy', rating: 'PG', viewCount: 2 })
  const loved = await home.addTitle({ genre: 'adventure', rating: 'G', viewCount: 5 })
  await home.addTitle({ genre: 'comedy', rating: 'PG-13' })
  await home.addTitle({ genre: 'kids' })
  await home.addTitle({ genre: 'gothic' })
  await home.addTitle({ genre: 'romance' })
  for (let count = 0; count < 8; count += 1) await home.addTitle({ genre: 'kids' })
  expect(idsOf(await homeOf(parent), 'family-stories')).toEqual([loved, liked])
})

it('repeats romance and gothic with the most played first', async () => {
  const loved = await home.addTitle({ genre: 'romance', viewCount: 3, addedAt: daysAgo(1) })
  const newest = await home.addTitle({ genre: 'romance' })
  for (const id of [loved, newest]) await home.addProgress(parent, id, { isWatched: true })
  for (let count = 0; count < 8; count += 1) await home.addTitle({ genre: 'kids' })
  const answer = await homeOf(parent)
  expect(idsOf(answer, 'romance')).toEqual([newest, loved])
  expect(idsOf(answer, 'romance-again')).toEqual([loved, newest])
})

it('keeps the hero to the genre that was asked for, and has no rows', async () => {
  const film = await home.addTitle({ genre: 'comedy', isFeatured: true })
  await home.addTitle({ genre: 'anime', isFeatured: true })
  const soon = await home.addTitle({ genre: 'comedy', isComingSoon: true, isFeatured: true })
  await home.addTitle({ genre: 'anime', isComingSoon: true })
  const { hero, rows } = await homeOf(parent, '?genre=comedy')
  expect(new Set(hero.map(({ id }) => id))).toEqual(new Set([film, soon]))
  expect(rows).toEqual([])
})

it('refuses a genre that is none', async () => {
  const answer = await parent.get('/api/home?genre=western')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ details: { field: 'genre' } })
})

it('asks the database three times, whatever the size of the library', async () => {
  const statements = async () => (await home.database.statementsIn(() => homeOf(parent))).statements
  await home.addTitle()
  expect(await statements()).toBe(3)
  for (let count = 0; count < 60; count += 1) {
    const id = await home.addTitle({ genre: count % 2 ? 'comedy' : 'anime' })
    if (count % 3 === 0) await home.addProgress(parent, id)
  }
  expect(await statements()).toBe(3)
})
