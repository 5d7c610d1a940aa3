import {
  animationDetailSchema,
  animationListSchema,
  homeAnswerSchema,
} from '@starnest/contract/catalog/catalog'
import { newsSchema } from '@starnest/contract/catalog/news'
import { searchAnswerSchema } from '@starnest/contract/catalog/search'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())

type Counts = { seasons: number | null; episodes: number | null }
type Episode = { rating?: 'G' | 'R'; season: number; episode: number }

const BAND = [
  { season: 0, episode: 1 },
  { season: 1, episode: 1 },
  { season: 1, episode: 2 },
  { season: 2, episode: 1 },
  { season: 2, episode: 2 },
]

/** Puts the episodes of one series on the shelf, with what its source counts. */
async function addSeries(several: readonly Episode[]): Promise<number[]> {
  const ids: number[] = []
  for (const { rating = 'G', season, episode } of several) {
    const series = { slug: 'the-band', title: 'The Band', season, episode }
    const counts = { seasons: 9, episodes: 99 }
    ids.push(await home.addTitle({ ...counts, category: 'series', title: 'Band', rating, series }))
  }
  return ids
}

/** What everything that shows the first of the titles counts of its series. */
async function countsFor(who: Somebody, id: number): Promise<Record<string, Counts[]>> {
  const read = async (url: string) => (await who.get(url)).json()
  await home.addToList(who, 'my-list', id)
  const home_ = homeAnswerSchema.parse(await read('/api/home'))
  const places = {
    detail: [animationDetailSchema.parse(await read(`/api/animations/${id}`))],
    list: animationListSchema.parse(await read('/api/animations?category=series')),
    episodes: animationListSchema.parse(await read(`/api/animations/${id}/episodes`)),
    search: searchAnswerSchema.parse(await read('/api/search?q=band')).animations,
    home: home_.titles,
    'my list': animationListSchema.parse(await read('/api/lists/my-list')),
    news: newsSchema.parse(await read('/api/news')).items.flatMap(({ animations }) => animations),
  }
  return Object.fromEntries(
    Object.entries(places).map(([place, titles]) => [
      place,
      [...new Set(titles.map(({ seasons, episodes }) => `${seasons} ${episodes}`))].map((said) => {
        const [seasons = 0, episodes = 0] = said.split(' ').map(Number)
        return { seasons, episodes }
      }),
    ]),
  )
}

/** The same counts in every place that shows the series. */
const everywhere = (counts: Counts) => ({
  detail: [counts],
  list: [counts],
  episodes: [counts],
  search: [counts],
  home: [counts],
  'my list': [counts],
  news: [counts],
})

it('counts the episodes and seasons that there are for who may see all of them', async () => {
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  const [, first = 0] = await addSeries(BAND)
  expect(await countsFor(grownUp, first)).toEqual(everywhere({ seasons: 2, episodes: 5 }))
})

it('counts no episode that a parent blocked, and for another child it does', async () => {
  const child = await home.addSomebody('G')
  const sibling = await home.addSomebody('G')
  const [, first = 0, second = 0] = await addSeries(BAND)
  await home.addRule(child, second, 'blocked')
  expect(await countsFor(child, first)).toEqual(everywhere({ seasons: 2, episodes: 4 }))
  expect(await countsFor(sibling, first)).toEqual(everywhere({ seasons: 2, episodes: 5 }))
})

it('counts no season of which every episode is above the ceiling', async () => {
  const child = await home.addSomebody('G')
  const grim = BAND.map((one) => ({ ...one, rating: one.season === 2 ? ('R' as const) : 'G' }))
  const [, first = 0] = await addSeries(grim as Episode[])
  expect(await countsFor(child, first)).toEqual(everywhere({ seasons: 1, episodes: 3 }))
})

it('counts approved episodes alone for who sees nothing else', async () => {
  const child = await home.addSomebody('G', { isApprovedOnly: true })
  const ids = await addSeries(BAND)
  const [, , second = 0, , last = 0] = ids
  await home.addRule(child, second, 'approved')
  await home.addRule(child, last, 'approved')
  expect(await countsFor(child, second)).toEqual(everywhere({ seasons: 2, episodes: 2 }))
})

it('counts for those who watch together what each of them may see', async () => {
  const child = await home.addSomebody('G')
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  const [, first = 0] = await addSeries([
    ...BAND.slice(0, 3),
    { season: 2, episode: 1, rating: 'R' },
  ])
  const url = '/api/watching-together'
  const cookies = { starnest_device: grownUp.deviceId }
  const payload = { profileIds: [child.profileId] }
  const together = await home.app.inject({ method: 'POST', url, cookies, payload })
  expect(together.statusCode, together.body).toBe(200)
  expect(await countsFor(grownUp, first)).toEqual(everywhere({ seasons: 1, episodes: 3 }))
})

it('counts no season of specials, and nothing of what lies in the bin', async () => {
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  const [special = 0] = await addSeries([{ season: 0, episode: 1 }])
  await home.addTitle({
    series: { slug: 'the-band', title: 'The Band', season: 1, episode: 1 },
    hiddenAt: new Date(),
  })
  const detail = (await grownUp.get(`/api/animations/${special}`)).json()
  expect(detail).toMatchObject({ seasons: null, episodes: 1 })
})

it('leaves a title that stands alone what its source says of it', async () => {
  const child = await home.addSomebody('G')
  const id = await home.addTitle({ seasons: 3, episodes: 30, category: 'series' })
  expect((await child.get(`/api/animations/${id}`)).json()).toMatchObject({
    seasons: 3,
    episodes: 30,
  })
})

it('asks home for as many statements with a long series as with an episode', async () => {
  const child = await home.addSomebody('G')
  await addSeries(BAND.slice(0, 1))
  const statements = async () =>
    (await home.database.statementsIn(() => child.get('/api/home'))).statements
  const withOne = await statements()
  await addSeries(BAND.slice(1))
  expect(await statements()).toBe(withOne)
})
