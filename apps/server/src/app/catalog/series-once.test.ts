import { type Animation, animationListSchema } from '@starnest/contract/catalog/catalog'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

let home: TestHome
let parent: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R')
})
afterAll(() => home.close())

async function listed(who: Somebody, query: string): Promise<Animation[]> {
  const answer = await who.get(`/api/animations?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return animationListSchema.parse(answer.json())
}

const idsOf = async (who: Somebody, query: string) => (await listed(who, query)).map(({ id }) => id)

type Place = { slug?: string; season?: number; episode: number; part?: number }
const SERIES = { category: 'series', genre: 'comedy' } as const
const episode = ({ slug = 'band', season = 1, ...place }: Place) => ({
  ...SERIES,
  series: { slug, title: slug, season, ...place },
})

it('lists a series of a hundred episodes once, so that what else there is has room', async () => {
  const films = [await home.addTitle(SERIES), await home.addTitle(SERIES)]
  const ids: number[] = []
  for (let number = 100; number >= 1; number -= 1) {
    ids.push(await home.addTitle(episode({ episode: number })))
  }
  const query = 'category=series&seriesOnce=true&limit=7'
  expect(await idsOf(parent, query)).toEqual([ids.at(-1), ...films.toReversed()])
})

it('takes the first episode of a series: its first part, and specials last', async () => {
  const special = await home.addTitle(episode({ season: 0, episode: 1 }))
  expect(await idsOf(parent, 'seriesOnce=true')).toEqual([special])
  await home.addTitle(episode({ episode: 1, part: 2 }))
  const first = await home.addTitle(episode({ episode: 1, part: 1 }))
  await home.addTitle(episode({ episode: 2 }))
  expect(await idsOf(parent, 'seriesOnce=true')).toEqual([first])
})

it('takes the first that the viewer may see and that is of the genre', async () => {
  await home.addTitle({ ...episode({ episode: 1 }), rating: 'PG-13' })
  await home.addTitle({ ...episode({ episode: 2 }), genre: 'anime' })
  const blocked = await home.addTitle(episode({ episode: 3 }))
  const seen = await home.addTitle(episode({ episode: 4 }))
  await home.addTitle(episode({ episode: 5 }))
  const child = await home.addSomebody('G')
  await home.addRule(child, blocked, 'blocked')
  expect(await idsOf(child, 'genre=comedy&seriesOnce=true')).toEqual([seen])
})

it('goes on after a title, and from page to page', async () => {
  const [last = 0, second = 0, first = 0, at = 0] = [
    await home.addTitle(),
    await home.addTitle(),
    await home.addTitle(),
    await home.addTitle(),
  ]
  await home.addTitle()
  const query = `after=${at}&limit=2`
  expect(await idsOf(parent, query)).toEqual([first, second])
  const { headers } = await parent.get(`/api/animations?${query}`)
  expect(await idsOf(parent, `${query}&cursor=${headers['x-next-cursor']}`)).toEqual([last])
  expect(await idsOf(parent, `after=${last}`)).toEqual([])
})
