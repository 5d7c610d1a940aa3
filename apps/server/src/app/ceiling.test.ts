import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type AgeRating, CONTENT_RATINGS, type ContentRating } from '@starnest/contract/age-rating'
import { type ErrorCode, SENTENCE_OF_ERROR } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household'
import { LIST_NAMES } from '@starnest/contract/lists'
import type { TitleRule } from '@starnest/contract/parents'
import { AGE_GROUPS, type AgeGroup } from '@starnest/contract/profiles'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { devices, households } from '../ports/tables/family.ts'
import { FILE_BYTES, FILES, markOf, type Shelved, shelve } from './testing/ceiling-shelf.ts'
import { EVERY_RATING, isMeantFor } from './testing/golden-ceilings.ts'
import { studioThatMade } from './testing/studio-that-made.ts'
import { openTestHome, type Somebody, type TestHome } from './testing/test-home.ts'

/** What a route says of titles, and the addresses that ask it.
 *  `one`: of exactly one, 404 when it is hidden. `many`: of all that are visible. `some`: of one or
 *  more that are visible. `none`: of none. */
type Check =
  | { says: 'one'; at: (title: Shelved) => string[]; code?: ErrorCode }
  | { says: 'some' | 'many' | 'none'; at: () => string[]; payload?: () => object }

/** Methods that routes here have; one more wants a thought about what it sends. */
const methodSchema = z.enum(['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
type Method = z.infer<typeof methodSchema>

/** What Fastify says of itself when it is made, before it has a route. */
const announcement = z.object({ fastify: z.custom<FastifyInstance>() })

/** A file that there is none of. */
const NO_FILE = 'aaaaaaaaaaaaaaaaaaaaaa.mp4'

const silent = (...at: string[]): Check => ({ says: 'none', at: () => at })

/** A title that everybody may see whom the test asks as. */
const isForAll = ({ rule }: Shelved) => rule === 'approved'

/** Every route there is. One that is new comes here with what it says of titles. */
const CHECKED: Record<string, Check> = {
  '/api/animations': {
    says: 'many',
    at: () => ['/api/animations', '/api/animations?genre=adventure&category=movie'],
  },
  '/api/animations/:id': { says: 'one', at: ({ id }) => [`/api/animations/${id}`] },
  // Asked of what everybody may see; series.test.ts asks of what is hidden.
  '/api/animations/:id/episodes': {
    says: 'many',
    at: () => [`/api/animations/${shelf.find(isForAll)?.id}/episodes`],
  },
  '/api/animations/:id/playback': {
    says: 'one',
    at: ({ id }) => [`/api/animations/${id}/playback`],
  },
  '/api/animations/:id/progress': {
    says: 'one',
    at: ({ id }) => [`/api/animations/${id}/progress`],
  },
  '/api/home': {
    says: 'many',
    at: () => [
      '/api/home',
      '/api/home?genre=adventure',
      '/api/home?shelf=movies',
      '/api/home?shelf=my-list',
    ],
  },
  // Ids only; lists.test.ts asks which.
  '/api/lists': silent('/api/lists'),
  '/api/lists/:list': { says: 'many', at: () => ['/api/lists/my-list', '/api/lists/watch-later'] },
  // After what reads the lists: these also take titles off.
  '/api/lists/:list/:id': {
    says: 'one',
    at: ({ id }) => [`/api/lists/my-list/${id}`, `/api/lists/watch-later/${id}`],
  },
  '/api/continue-watching/:id': { says: 'one', at: ({ id }) => [`/api/continue-watching/${id}`] },
  // It shows a few pictures only; news.test.ts asks how many titles it counts.
  '/api/news': { says: 'some', at: () => ['/api/news'] },
  '/api/news/seen': silent('/api/news/seen'),
  '/api/search': {
    says: 'many',
    at: () => ['/api/search?q=a+lantern&limit=50', '/api/search?q=advnture&limit=50'],
  },
  // Of nobody, so that nothing changes under the test; rules.test.ts asks of somebody.
  '/api/parents/profiles/:id/titles': silent('/api/parents/profiles/2147483647/titles'),
  '/api/parents/profiles/:id/titles/:titleId/rule': silent(
    '/api/parents/profiles/2147483647/titles/1/rule',
  ),
  '/api/parents/profiles/:id/limits': silent('/api/parents/profiles/2147483647/limits'),
  '/api/parents/profiles/:id/history': silent('/api/parents/profiles/2147483647/history'),
  '/api/parents/profiles/:id/history/:titleId': silent(
    '/api/parents/profiles/2147483647/history/1',
  ),
  '/api/parents/history-days': silent('/api/parents/history-days'),
  // What a child's title to finish is: its number only. time.test.ts asks the rest.
  '/api/time': silent('/api/time'),
  '/api/time/request': silent('/api/time/request'),
  '/api/time/grant': silent('/api/time/grant'),
  '/api/time/requests': silent('/api/time/requests'),
  '/api/time/requests/:id': silent('/api/time/requests/2147483647'),
  '/api/parents/profiles/:id/time': silent('/api/parents/profiles/2147483647/time'),
  '/api/parents/profiles/:id/time/grants': silent('/api/parents/profiles/2147483647/time/grants'),
  '/api/parents/time-zone': silent('/api/parents/time-zone'),
  '/api/parents/titles/:titleId/rating': silent('/api/parents/titles/1/rating'),
  '/api/watching-together': silent('/api/watching-together'),
  '/api/pins': silent('/api/pins'),
  '/api/family-profiles/:id/pin': silent('/api/family-profiles/2147483647/pin'),
  // Nobody is let in here, so there is no code; lan-code.test.ts asks where there is one.
  '/api/pairing': silent('/api/pairing'),
  '/api/pairing/code': silent('/api/pairing/code'),
  '/api/devices': silent('/api/devices'),
  '/api/devices/:id': silent('/api/devices/aaaaaaaaaaaaaaaaaaaaaa'),
  '/api/clips': silent('/api/clips'),
  '/api/site': silent('/api/site'),
  '/api/studio': { says: 'many', at: () => ['/api/studio'] },
  '/api/viewer': silent('/api/viewer'),
  // Nobody's number: a profile that exists would be changed under the test's own devices.
  '/api/family-profiles': silent('/api/family-profiles'),
  '/api/family-profiles/active': silent('/api/family-profiles/active'),
  '/api/family-profiles/active/preferences': silent('/api/family-profiles/active/preferences'),
  '/api/family-profiles/:id': silent('/api/family-profiles/2147483647'),
  '/api/family-profiles/:id/activate': silent('/api/family-profiles/2147483647/activate'),
  '/api/ai/host/message': silent('/api/ai/host/message'),
  '/media/:titleId/:mediaId/*': {
    says: 'one',
    at: ({ id, mediaId }) => FILES.map((file) => `/media/${id}/${mediaId}/${file}`),
  },
  // For grown-ups, of one file or one title of the family's own; ingest-rights.test.ts asks of what is
  // hidden.
  '/api/temp-files/:filename/ingest': silent(`/api/temp-files/${NO_FILE}/ingest`),
  '/api/temp-files/:filename/ingest/retry': silent(`/api/temp-files/${NO_FILE}/ingest/retry`),
  '/api/temp-files/:filename/ingest/optimise': silent(`/api/temp-files/${NO_FILE}/ingest/optimise`),
  '/api/temp-files/:filename/ingest/cancel': silent(`/api/temp-files/${NO_FILE}/ingest/cancel`),
  '/api/family-titles/:id': silent('/api/family-titles/2147483647'),
  '/api/family-titles/:id/posters': silent('/api/family-titles/2147483647/posters'),
  '/api/temp-files': { says: 'many', at: () => ['/api/temp-files'] },
  // They change what they are asked of; files.test.ts asks of what is hidden.
  '/api/temp-files/:filename': silent(`/api/temp-files/${NO_FILE}`),
  '/api/temp-files/:filename/restore': silent(`/api/temp-files/${NO_FILE}/restore`),
  '/api/filler': silent('/api/filler'),
  '/api/upload': silent('/api/upload'),
  '/api/upload-multiple': silent('/api/upload-multiple'),
  '/api/uploads': silent('/api/uploads'),
  '/api/uploads/:id': silent('/api/uploads/aaaaaaaaaaaaaaaaaaaaaa'),
  '/api/uploads/:id/file': silent('/api/uploads/aaaaaaaaaaaaaaaaaaaaaa/file'),
  '/api/uploads/limits': silent('/api/uploads/limits'),
  '/api/uploads/check': {
    says: 'many',
    at: () => ['/api/uploads/check'],
    payload: () => ({
      files: [...shelf, neighbours].map(({ file: { sha256 } }) => ({ sha256, size: FILE_BYTES })),
    }),
  },
  '/media/temp-uploads/:filename': {
    says: 'one',
    at: ({ file: { mediaId } }) => [`/media/temp-uploads/${mediaId}.mp4`],
    code: 'file_not_found',
  },
  '/media/temp-uploads/:mediaId/:made': {
    says: 'one',
    at: ({ file: { mediaId } }) =>
      ['thumbnail.webp', 'waveform.json'].map((made) => `/media/temp-uploads/${mediaId}/${made}`),
    code: 'file_not_found',
  },
  // Paths and sentences only. A number that nobody has: a folder of the test would go with its titles.
  '/api/library/folders': silent('/api/library/folders'),
  '/api/library/folders/:id': silent('/api/library/folders/2147483647'),
  '/api/library/folders/:id/scan': silent('/api/library/folders/2147483647/scan'),
  '/api/health': silent('/api/health'),
  '/api/metrics': silent('/api/metrics'),
  '/api/docs': silent('/api/docs'),
  '/api/docs/': silent('/api/docs/'),
  '/api/docs/json': silent('/api/docs/json'),
  '/api/docs/yaml': silent('/api/docs/yaml'),
  '/api/docs/static/*': silent('/api/docs/static/swagger-ui.css'),
  '/api/docs/static/index.html': silent('/api/docs/static/index.html'),
  '/api/docs/static/swagger-initializer.js': silent('/api/docs/static/swagger-initializer.js'),
  '/api/docs/static/theme/starnest.css': silent('/api/docs/static/theme/starnest.css'),
  '/clips/:slug/:file': silent('/clips/intro/film.mp4'),
  '/portraits/:file': silent('/portraits/fox.webp'),
  // Of the picture that home begins with.
  '/': { says: 'some', at: () => ['/'] },
  '/streaming': { says: 'some', at: () => ['/streaming'] },
  '/*': silent('/watch/1', '/search'),
}

/** Titles of which a parent said something: of each side of every ceiling, one of each. */
const RULED: { rating: AgeRating | null; rule: TitleRule }[] = [
  { rating: 'G', rule: 'blocked' },
  { rating: 'NC-17', rule: 'blocked' },
  { rating: 'TV-Y', rule: 'approved' },
  { rating: 'NC-17', rule: 'approved' },
  { rating: null, rule: 'approved' },
]

/** Whom the test asks as. `isTogether`: a grown-up on the screen, and this child along with it. */
const VIEWERS: {
  name: string
  ceiling: ContentRating
  ageGroup: AgeGroup
  isApprovedOnly?: boolean
  isTogether?: boolean
}[] = [
  { name: 'a child', ceiling: 'G', ageGroup: 'child' },
  { name: 'an older child', ceiling: 'PG', ageGroup: 'child' },
  { name: 'a teen', ceiling: 'PG-13', ageGroup: 'teen' },
  { name: 'a grown-up', ceiling: 'R', ageGroup: 'adult' },
  { name: 'a child of approved titles', ceiling: 'PG', ageGroup: 'child', isApprovedOnly: true },
  { name: 'a grown-up with a child', ceiling: 'PG', ageGroup: 'child', isTogether: true },
]

const NEIGHBOURS = '«neighbours»'

const methodsOf = new Map<string, Set<Method>>()
let home: TestHome
let shelf: Shelved[]
let neighbours: Shelved

beforeAll(async () => {
  const noteRoutes = (message: unknown) => {
    announcement.parse(message).fastify.addHook('onRoute', noteRoute)
  }
  subscribe('fastify.initialization', noteRoutes)
  const marks = [
    ...EVERY_RATING.map((rating) => markOf(rating)),
    ...RULED.map(({ rating, rule }) => markOf(rating, rule)),
    NEIGHBOURS,
  ]
  home = await openTestHome({ studio: studioThatMade(marks) })
  unsubscribe('fastify.initialization', noteRoutes)
  await home.app.ready()
  shelf = []
  for (const rating of EVERY_RATING) shelf.push(await shelve(home, { rating }))
  for (const ruled of RULED) shelf.push(await shelve(home, ruled))
  const [other] = await home.database.db
    .insert(households)
    .values({ name: 'Neighbours' })
    .returning()
  neighbours = await shelve(home, { rating: 'G' }, { householdId: other?.id, title: NEIGHBOURS })
})
afterAll(() => home.close())

function noteRoute({ method, url }: RouteOptions): void {
  const methods = methodsOf.get(url) ?? new Set()
  for (const one of [method].flat()) methods.add(methodSchema.parse(one))
  methodsOf.set(url, methods)
}

/** Asks every address of the check by every method of its route. */
async function* answers(url: string, addresses: string[], who: Somebody) {
  const check = CHECKED[url]
  const payload = check && 'payload' in check ? check.payload?.() : undefined
  for (const method of methodsOf.get(url) ?? []) {
    for (const address of addresses) {
      const answer = await home.app.inject({
        method,
        url: address,
        cookies: { [DEVICE_COOKIE]: who.deviceId },
        ...((method === 'PUT' || method === 'POST') && {
          payload: payload ?? { currentTime: 30 },
        }),
      })
      yield { what: `${method} ${address}`, method, answer }
    }
  }
}

async function grownUpWith({ profileId }: Somebody): Promise<Somebody> {
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  await home.database.db
    .update(devices)
    .set({ companionIds: [profileId] })
    .where(eq(devices.id, grownUp.deviceId))
  return grownUp
}

const marksIn = (text: string) =>
  [...shelf, neighbours].filter(
    ({ mark, mediaId }) => text.includes(mark) || text.includes(mediaId),
  )

async function expectFound(viewer: Somebody, url: string, addresses: string[]): Promise<void> {
  for await (const { what, answer } of answers(url, addresses, viewer)) {
    expect(answer.statusCode, what).toBe(200)
  }
}

async function expectHidden(viewer: Somebody, url: string, addresses: string[]): Promise<void> {
  for await (const { what, method, answer } of answers(url, addresses, viewer)) {
    expect(answer.statusCode, what).toBe(404)
    const check = CHECKED[url]
    const { code = 'title_not_found' } = check?.says === 'one' ? check : {}
    const body = { code, message: SENTENCE_OF_ERROR[code] }
    expect(answer.body, what).toBe(method === 'HEAD' ? '' : JSON.stringify(body))
  }
}

async function expectMarks(
  viewer: Somebody,
  { url, at, marks }: { url: string; at: string[]; marks: Shelved[] },
): Promise<void> {
  for await (const { what, method, answer } of answers(url, at, viewer)) {
    expect(marksIn(answer.body), what).toEqual(method === 'HEAD' ? [] : marks)
  }
}

/** What answers with a body says of one title at least, and only of visible ones. */
async function expectSomeMarks(
  viewer: Somebody,
  { url, at, visible }: { url: string; at: string[]; visible: Shelved[] },
): Promise<void> {
  for await (const { what, method, answer } of answers(url, at, viewer)) {
    const marks = marksIn(answer.body)
    expect(visible, what).toEqual(expect.arrayContaining(marks))
    expect(marks.length > 0, what).toBe(method !== 'HEAD')
  }
}

it('is checked on every route that the server has', () => {
  expect([...methodsOf.keys()].sort()).toEqual(Object.keys(CHECKED).sort())
})

it('knows every ceiling and every age group', () => {
  expect(new Set(VIEWERS.map(({ ceiling }) => ceiling))).toEqual(new Set(CONTENT_RATINGS))
  expect(new Set(VIEWERS.map(({ ageGroup }) => ageGroup))).toEqual(new Set(AGE_GROUPS))
})

describe.each(VIEWERS)('$name', (who) => {
  let viewer: Somebody
  let visible: Shelved[]
  let hidden: Shelved[]
  beforeAll(async () => {
    const { ceiling, ageGroup, isApprovedOnly = false, isTogether = false } = who
    const child = await home.addSomebody(ceiling, { ageGroup, isApprovedOnly })
    viewer = isTogether ? await grownUpWith(child) : child
    visible = shelf.filter((title) => isMeantFor(title, who))
    hidden = [...shelf, neighbours].filter((title) => !visible.includes(title))
    for (const { id, rule } of shelf) if (rule) await home.addRule(child, id, rule)
    // As if each had been begun before it was hidden.
    for (const { id } of [...shelf, neighbours]) {
      await home.addProgress(viewer, id)
      for (const list of LIST_NAMES) await home.addToList(viewer, list, id)
    }
  })

  it.each(Object.entries(CHECKED))('finds at %s what is meant for it only', async (url, check) => {
    if (check.says === 'one') {
      for (const title of visible) await expectFound(viewer, url, check.at(title))
      for (const title of hidden) await expectHidden(viewer, url, check.at(title))
    } else if (check.says === 'some') {
      await expectSomeMarks(viewer, { url, at: check.at(), visible })
    } else {
      await expectMarks(viewer, {
        url,
        at: check.at(),
        marks: check.says === 'many' ? visible : [],
      })
    }
  })

  it('gets no file of a hidden title under the number of one it may see', async () => {
    const [open] = visible
    for (const { mediaId } of hidden) {
      const answer = await viewer.get(`/media/${open?.id}/${mediaId}/video.mp4`)
      expect(answer.statusCode).toBe(404)
    }
  })
})
