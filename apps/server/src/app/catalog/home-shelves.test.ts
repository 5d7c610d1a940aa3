import type { Home, HomeRowId } from '@starnest/contract/catalog/catalog'
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

const idsOf = ({ rows }: Home, id: HomeRowId) =>
  rows.find((row) => row.id === id)?.tiles.map(({ animation }) => animation.id)

describe('the shelf', () => {
  it.each([
    ['movies', { category: 'movie', genre: 'comedy' }, { category: 'series', genre: 'comedy' }],
    ['series', { category: 'series', genre: 'anime' }, { category: 'movie', genre: 'anime' }],
    ['kids', { category: 'series', genre: 'kids' }, { category: 'series', genre: 'anime' }],
  ] as const)('%s has its titles in the hero and no rows', async (shelf, own, other) => {
    const ids: number[] = []
    for (const isComingSoon of [false, true]) {
      ids.push(await home.addTitle({ ...own, isComingSoon, isFeatured: true }))
      await home.addTitle({ ...other, isComingSoon, isFeatured: true })
    }
    const { hero, rows } = await homeOf(parent, `?shelf=${shelf}`)
    expect(new Set(hero.map(({ id }) => id))).toEqual(new Set(ids))
    expect(rows).toEqual([])
  })

  it('can be narrowed to a genre', async () => {
    const wanted = await home.addTitle({ category: 'series', genre: 'anime' })
    await home.addTitle({ category: 'series', genre: 'comedy' })
    await home.addTitle({ category: 'movie', genre: 'anime' })
    const { hero } = await homeOf(parent, '?shelf=series&genre=anime')
    expect(hero.map(({ id }) => id)).toEqual([wanted])
  })

  it('my-list shows what is on the list', async () => {
    const id = await home.addTitle({ isFeatured: true })
    expect(await homeOf(parent, '?shelf=my-list')).toMatchObject({ hero: [], rows: [] })
    await home.addToList(parent, 'my-list', id)
    expect((await homeOf(parent, '?shelf=my-list')).hero.map((title) => title.id)).toEqual([id])
  })

  it('is refused when there is none of that name', async () => {
    const answer = await parent.get('/api/home?shelf=cellar')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ details: { field: 'shelf' } })
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
