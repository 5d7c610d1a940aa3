import { type Home, type HomeRowId, homeSchema } from '@starnest/contract/catalog/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
  return homeSchema.parse(answer.json())
}

const idsOf = ({ rows }: Home, id: HomeRowId) =>
  rows.find((row) => row.id === id)?.tiles.map(({ animation }) => animation.id)

/** Every title of an answer, of its rows and its hero. */
const shownIn = ({ hero, rows }: Home) =>
  new Set([...hero, ...rows.flatMap(({ tiles }) => tiles.map((tile) => tile.animation))])

describe('the shelf', () => {
  it.each([
    ['movies', { category: 'movie', genre: 'comedy' }, { category: 'series', genre: 'comedy' }],
    ['series', { category: 'series', genre: 'anime' }, { category: 'movie', genre: 'anime' }],
    ['kids', { category: 'series', genre: 'kids' }, { category: 'series', genre: 'anime' }],
  ] as const)(
    '%s shows its titles in every row and in the hero, and no other',
    async (shelf, own, other) => {
      const ids: number[] = []
      for (const isComingSoon of [false, true]) {
        ids.push(await home.addTitle({ ...own, isComingSoon, isFeatured: true }))
        await home.addTitle({ ...other, isComingSoon, isFeatured: true })
      }
      const answer = await homeOf(parent, `?shelf=${shelf}`)
      expect(new Set([...shownIn(answer)].map(({ id }) => id))).toEqual(new Set(ids))
      expect(answer.hero).toHaveLength(2)
      expect(answer.rows.length).toBeGreaterThan(3)
    },
  )

  it('can be narrowed to a genre', async () => {
    const wanted = await home.addTitle({ category: 'series', genre: 'anime' })
    await home.addTitle({ category: 'series', genre: 'comedy' })
    await home.addTitle({ category: 'movie', genre: 'anime' })
    const answer = await homeOf(parent, '?shelf=series&genre=anime')
    expect([...shownIn(answer)].map(({ id }) => id)).toEqual(expect.arrayContaining([wanted]))
    expect(new Set([...shownIn(answer)].map(({ id }) => id)).size).toBe(1)
  })

  it('is refused when there is none of that name', async () => {
    const answer = await parent.get('/api/home?shelf=cellar')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ details: { field: 'shelf' } })
  })
})

describe('the shelf my-list', () => {
  it('begins with the list itself, added last first, and shows nothing else', async () => {
    const first = await home.addTitle({ genre: 'comedy' })
    const soon = await home.addTitle({ isComingSoon: true })
    await home.addTitle()
    await home.addToList(parent, 'my-list', first)
    await home.addToList(parent, 'my-list', soon)
    const answer = await homeOf(parent, '?shelf=my-list')
    expect(answer.rows[0]?.id).toBe('my-list')
    expect(idsOf(answer, 'my-list')).toEqual([soon, first])
    expect(new Set([...shownIn(answer)].map(({ id }) => id))).toEqual(new Set([first, soon]))
  })

  it('holds the whole list there, and 25 tiles in every other row', async () => {
    for (let count = 0; count < 27; count += 1) {
      await home.addToList(parent, 'my-list', await home.addTitle())
    }
    const answer = await homeOf(parent, '?shelf=my-list')
    expect(idsOf(answer, 'my-list')).toHaveLength(27)
    expect(idsOf(answer, 'recently-added')).toHaveLength(25)
  })

  it('is empty for a list with nothing on it', async () => {
    await home.addTitle({ isFeatured: true })
    expect(await homeOf(parent, '?shelf=my-list')).toMatchObject({ hero: [], rows: [] })
  })

  it('is no row of the whole home screen', async () => {
    const id = await home.addTitle()
    await home.addToList(parent, 'my-list', id)
    expect(idsOf(await homeOf(parent), 'my-list')).toBeUndefined()
  })
})

describe('watch later', () => {
  it('has what the profile put there, added last first', async () => {
    const first = await home.addTitle()
    const second = await home.addTitle()
    await home.addToList(parent, 'watch-later', second)
    await home.addToList(parent, 'watch-later', first)
    await home.addToList(await home.addSomebody('R'), 'watch-later', await home.addTitle())
    expect(idsOf(await homeOf(parent), 'watch-later')).toEqual([first, second])
  })

  it('leaves out what the viewer may no longer see', async () => {
    const child = await home.addSomebody('G')
    await home.addToList(child, 'watch-later', await home.addTitle({ rating: 'PG-13' }))
    expect(idsOf(await homeOf(child), 'watch-later')).toBeUndefined()
  })
})

it.each(['', '?shelf=movies', '?shelf=kids', '?shelf=my-list'])(
  'asks the database three times for home%s, whatever the size of the lists',
  async (query) => {
    const statements = async () =>
      (await home.database.statementsIn(() => homeOf(parent, query))).statements
    await home.addToList(parent, 'my-list', await home.addTitle({ genre: 'kids' }))
    expect(await statements()).toBe(3)
    for (let count = 0; count < 30; count += 1) {
      const id = await home.addTitle({ genre: count % 2 ? 'kids' : 'anime' })
      await home.addToList(parent, 'my-list', id)
      await home.addToList(parent, 'watch-later', id)
    }
    expect(await statements()).toBe(3)
  },
)
