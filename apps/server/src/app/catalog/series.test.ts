import {
  type Animation,
  animationListSchema,
  animationSchema,
} from '@starnest/contract/catalog/catalog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

let home: TestHome
let parent: Somebody
let child: Somebody
beforeAll(async () => {
  home = await openTestHome()
  parent = await home.addSomebody('R')
  child = await home.addSomebody('G')
})
afterAll(() => home.close())

const place = (season: number, episode: number) => ({
  slug: 'the-band',
  title: 'The Band',
  season,
  episode,
})
const facts = { seasons: 2, episodes: 3, category: 'series' } as const

async function episodesOf(who: Somebody, id: number): Promise<Animation[]> {
  return animationListSchema.parse((await who.get(`/api/animations/${id}/episodes`)).json())
}

it('lists the episodes of a series in their order, and to each viewer those it may see', async () => {
  const third = await home.addTitle({ ...facts, rating: 'PG', series: place(2, 1) })
  const second = await home.addTitle({ ...facts, rating: 'G', series: place(1, 2) })
  const first = await home.addTitle({ ...facts, rating: 'G', series: place(1, 1) })
  await home.addTitle({ rating: 'G' })

  const all = await episodesOf(parent, second)
  expect(all.map(({ id }) => id)).toEqual([first, second, third])
  expect(all.at(-1)).toMatchObject({
    seasons: 2,
    episodes: 3,
    series: { title: 'The Band', season: 2, episode: 1 },
  })
  expect((await episodesOf(child, second)).map(({ id }) => id)).toEqual([first, second])
  expect((await child.get(`/api/animations/${third}/episodes`)).statusCode).toBe(404)
})

it('has no episodes for a title that stands alone', async () => {
  const id = await home.addTitle({ rating: 'G' })
  expect(await episodesOf(parent, id)).toEqual([])
  expect(
    animationSchema.parse((await parent.get(`/api/animations/${id}`)).json()).series,
  ).toBeNull()
})

it('does not know the episodes of a title that is not there', async () => {
  expect((await parent.get('/api/animations/2147483647/episodes')).statusCode).toBe(404)
})
