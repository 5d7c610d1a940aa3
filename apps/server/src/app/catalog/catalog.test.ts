import { AGE_RATINGS, CONTENT_RATINGS } from '@starnest/contract/age-rating'
import {
  type Animation,
  animationListSchema,
  NEXT_CURSOR_HEADER,
} from '@starnest/contract/catalog/catalog'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { plainViewer } from '../../../test/plain-viewer.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { titles } from '../../tables/titles.ts'

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

async function listed(who: Somebody, query = ''): Promise<Animation[]> {
  const answer = await who.get(`/api/animations${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return animationListSchema.parse(answer.json())
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

it('lists titles newest first, with everything a card shows', async () => {
  const old = await home.addTitle({ title: 'Older', addedAt: daysAgo(40) })
  const id = await home.addTitle({ title: 'Newer', hasHls: true, tagline: 'Light it' })
  const media = `/media/${id}/aaaaaaaaaaaaaaaaaaaaaA`
  const [first, second] = await listed(parent)
  expect(first).toEqual({
    id,
    title: 'Newer',
    tagline: 'Light it',
    description: 'A lantern keeps a village company through a long winter.',
    thumbnailUrl: `${media}/poster.webp`,
    backdropUrl: `${media}/backdrop.webp`,
    poster: null,
    backdrop: null,
    isPosterLettered: true,
    logoUrl: null,
    trailerUrl: null,
    trailerCaptions: [],
    heroPart: null,
    videoUrl: `${media}/video.mp4`,
    streamUrl: `${media}/hls/index.m3u8`,
    isUpload: false,
    genre: 'adventure',
    category: 'movie',
    duration: 120,
    releaseYear: null,
    rating: 'G',
    imdbRating: null,
    seasons: null,
    episodes: null,
    series: null,
    viewCount: 0,
    isNew: true,
    isFeatured: false,
    isComingSoon: false,
  })
  expect(second).toMatchObject({ id: old, streamUrl: null, isNew: false })
})

it('says that a title was uploaded, also when it had to be converted', async () => {
  const [, uploaded] = [
    await home.addTitle({ origin: 'folder:1' }),
    await home.addTitle({ origin: 'file:1', videoFile: null, hasHls: true }),
  ]
  const titles = await listed(parent)
  expect(titles.filter(({ isUpload }) => isUpload).map(({ id }) => id)).toEqual([uploaded])
})

it('gives no address of a file that is not there', async () => {
  await home.addTitle({ mediaId: null })
  expect(await listed(parent)).toMatchObject([
    { thumbnailUrl: null, backdropUrl: null, videoUrl: null, streamUrl: null },
  ])
})

it('calls a title new for 30 days, until the profile has begun it', async () => {
  const ids = {
    today: await home.addTitle(),
    lastMonth: await home.addTitle({ addedAt: daysAgo(31) }),
    begun: await home.addTitle(),
    touched: await home.addTitle(),
  }
  await home.addProgress(parent, ids.begun, { positionSeconds: 30 })
  await home.addProgress(parent, ids.touched, { positionSeconds: 2 })
  const newIds = (await listed(parent)).filter(({ isNew }) => isNew).map(({ id }) => id)
  expect(newIds.sort()).toEqual([ids.today, ids.touched].sort())
})

it('filters by genre and category', async () => {
  await home.addTitle({ title: 'Comedy film', genre: 'comedy' })
  await home.addTitle({ title: 'Comedy series', genre: 'comedy', category: 'series' })
  await home.addTitle({ title: 'Anime film', genre: 'anime' })
  const titlesOf = async (query: string) => (await listed(parent, query)).map(({ title }) => title)
  expect(await titlesOf('?genre=comedy')).toEqual(['Comedy series', 'Comedy film'])
  expect(await titlesOf('?category=movie&genre=comedy')).toEqual(['Comedy film'])
  expect(await titlesOf('?genre=gothic')).toEqual([])
})

it('gives every title exactly once page by page, also those added at the same moment', async () => {
  const moment = daysAgo(1)
  const ids: number[] = []
  for (let count = 0; count < 25; count += 1) ids.push(await home.addTitle({ addedAt: moment }))
  const seen: number[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const query = `?limit=10${cursor ? `&cursor=${cursor}` : ''}`
    const answer = await parent.get(`/api/animations${query}`)
    seen.push(...animationListSchema.parse(answer.json()).map(({ id }) => id))
    cursor = answer.headers[NEXT_CURSOR_HEADER]?.toString()
    pages += 1
  } while (cursor)
  expect(pages).toBe(3)
  expect(seen).toEqual(ids.toReversed())
})

it('leads no further when the last page is exactly full', async () => {
  await home.addTitle()
  const answer = await parent.get('/api/animations?limit=1')
  expect(answer.headers).not.toHaveProperty(NEXT_CURSOR_HEADER)
})

const word = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

it.each([
  ['cursor=nonsense', 'cursor'],
  ['cursor=%00', 'cursor'],
  [`cursor=${word([1])}`, 'cursor'],
  [`cursor=${word(['1', 2])}`, 'cursor'],
  [`cursor=${word([9e15, 2])}`, 'cursor'],
  [`cursor=${word([8_640_000_000_000_000, 1])}`, 'cursor'],
  [`cursor=${word([Date.UTC(10_000, 0), 1])}`, 'cursor'],
  [`cursor=${word([1, 9e12])}`, 'cursor'],
  [`cursor=${word({ id: 1 })}`, 'cursor'],
  [`cursor=${'a'.repeat(300)}`, 'cursor'],
  ['cursor=', 'cursor'],
  ['limit=0', 'limit'],
  ['limit=501', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=many', 'limit'],
  ['genre=western', 'genre'],
  ['genre=comedy&genre=anime', 'genre'],
  ['category=book', 'category'],
])('refuses /api/animations?%.40s and names the field', async (query, field) => {
  const answer = await parent.get(`/api/animations?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request', details: { field } })
  expect(answer.json().message).toContain(`"${field}"`)
})

it('answers one title by its id', async () => {
  const id = await home.addTitle({ title: 'Only one' })
  expect((await parent.get(`/api/animations/${id}`)).json()).toMatchObject({
    id,
    title: 'Only one',
  })
})

it('says 404 title_not_found for a title that is not there', async () => {
  const answer = await parent.get('/api/animations/2147483647')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    code: 'title_not_found',
    message: "The animation you're looking for doesn't exist.",
  })
})

it.each([
  '0',
  '-1',
  '1.5',
  'one',
  '100000000000000000000',
  '2147483648',
  '1%00',
  '%F0%9F%A6%8A',
  "1'--",
  'NaN',
  'Infinity',
])('refuses the id %s without failing', async (id) => {
  const answer = await parent.get(`/api/animations/${id}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request', details: { field: 'id' } })
})

it('shows each ceiling exactly the ratings up to it', async () => {
  for (const rating of AGE_RATINGS) await home.addTitle({ title: rating, rating })
  await home.addTitle({ title: 'unrated', rating: null })
  const all = [...AGE_RATINGS, 'unrated']
  const golden = {
    G: ['G', 'TV-Y', 'TV-G'],
    PG: ['G', 'TV-Y', 'TV-G', 'TV-Y7', 'PG', 'TV-PG'],
    'PG-13': ['G', 'TV-Y', 'TV-G', 'TV-Y7', 'PG', 'TV-PG', 'PG-13'],
    R: all,
  }
  for (const ceiling of CONTENT_RATINGS) {
    const somebody = await home.addSomebody(ceiling)
    const seen = (await listed(somebody)).map(({ title }) => title)
    expect(new Set(seen), `ceiling ${ceiling}`).toEqual(new Set(golden[ceiling]))
  }
})

it('never mentions a hidden title to a child, on any route', async () => {
  const child = await home.addSomebody('G')
  const hidden = await home.addTitle({
    title: 'Forbidden Cellar',
    rating: null,
    isFeatured: true,
    viewCount: 1000,
    genre: 'kids',
  })
  const soon = await home.addTitle({ title: 'Forbidden Trailer', rating: 'R', isComingSoon: true })
  const allowed = await home.addTitle({ title: 'Allowed', genre: 'kids' })
  // A title that was hidden only after the child had begun it.
  await home.addProgress(child, hidden, { positionSeconds: 50 })
  const routes = [
    '/api/animations',
    '/api/animations?genre=kids',
    '/api/animations?limit=1',
    '/api/home',
    '/api/home?genre=kids',
    `/api/animations/${hidden}`,
    `/api/animations/${soon}`,
    '/api/viewer',
  ]
  for (const route of routes) {
    expect((await child.get(route)).body, route).not.toContain('Forbidden')
  }
  expect((await child.get(`/api/animations/${hidden}`)).statusCode).toBe(404)
  expect((await child.get(`/api/animations/${allowed}`)).statusCode).toBe(200)
})

it('answers a hidden title exactly as one that does not exist', async () => {
  const child = await home.addSomebody('G')
  const hidden = await home.addTitle({ rating: 'R' })
  const answer = await child.get(`/api/animations/${hidden}`)
  const unknown = await child.get('/api/animations/2147483647')
  expect([answer.statusCode, answer.body]).toEqual([unknown.statusCode, unknown.body])
})

it("shows no title of the neighbours' household", async () => {
  const [neighbours] = await home.database.db
    .insert(households)
    .values({ name: 'Neighbours' })
    .returning()
  const id = await home.addTitle({ householdId: neighbours?.id })
  expect(await listed(parent)).toEqual([])
  expect((await parent.get(`/api/animations/${id}`)).statusCode).toBe(404)
})

it('counts a play of a title, and not of one that is hidden', async () => {
  const id = await home.addTitle()
  const hidden = await home.addTitle({ rating: 'R' })
  const { householdId } = home
  const viewer = plainViewer({ householdId, profileId: parent.profileId, maximumAge: 8 })
  await Promise.all([1, 2, 3].map(() => home.catalog.countView(viewer, id)))
  await home.catalog.countView(viewer, hidden)
  const views = async (titleId: number) =>
    (await home.database.db.select().from(titles).where(eq(titles.id, titleId)))[0]?.viewCount
  expect([await views(id), await views(hidden)]).toEqual([3, 0])
})
