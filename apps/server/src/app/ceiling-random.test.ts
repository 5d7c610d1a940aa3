import { CONTENT_RATINGS } from '@starnest/contract/age-rating'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { searchAnswerSchema } from '@starnest/contract/catalog/search'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { TITLE_RULES } from '@starnest/contract/parents/parents'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVERY_RATING, isMeantFor } from '../../test/ceiling/golden-ceilings.ts'
import { parseHome } from '../../test/library/home-answer.ts'
import { openTestHome, type Somebody, type TestHome } from '../../test/test-home.ts'
import { mediaKey } from '../domain/media/media-address.ts'
import { deviceIdOf } from '../features/household/device-cookie.ts'
import { devices } from '../tables/family.ts'

const LIBRARIES = 15
/** Requests under way at once. */
const AT_ONCE = 25

/** No more than a row of the home screen holds, so that home shows every title of a library. */
const MOST_TITLES = 20
const MEDIA_ID = 'randomrandomrandomrandom'

const rating = fc.constantFrom(...EVERY_RATING)
const rule = fc.option(fc.constantFrom(...TITLE_RULES), { nil: null })
const child = fc.record({
  ceiling: fc.constantFrom(...CONTENT_RATINGS),
  isApprovedOnly: fc.boolean(),
  /** One for each title. */
  rules: fc.array(rule, { minLength: MOST_TITLES, maxLength: MOST_TITLES }),
  /** Who watches along: the next child, when there is one. */
  isTogether: fc.boolean(),
})
const library = fc.record({
  ratings: fc.array(rating, { minLength: 1, maxLength: MOST_TITLES }),
  children: fc.array(child, { minLength: 1, maxLength: 5 }),
})

type Child = typeof child extends fc.Arbitrary<infer One> ? One : never

/** What asks for one title, and is refused when it is hidden. */
const ONE = [
  (id: number) => ({ url: `/api/animations/${id}` }),
  (id: number) => ({ url: `/api/animations/${id}/playback` }),
  (id: number) => ({ url: `/media/${id}/${MEDIA_ID}/video.mp4` }),
  (id: number) => ({
    method: 'PUT' as const,
    url: `/api/animations/${id}/progress`,
    payload: { currentTime: 60 },
  }),
  (id: number) => ({ method: 'PUT' as const, url: `/api/lists/my-list/${id}`, payload: {} }),
]

const idsOf = (titles: readonly { id: number }[]) => titles.map(({ id }) => id)

/** What asks for many, and how the ids of its answer are read. */
const MANY: { url: string; idsIn: (body: unknown) => number[] }[] = [
  { url: '/api/animations', idsIn: (body) => idsOf(animationListSchema.parse(body)) },
  {
    url: '/api/search?q=lantern&limit=50',
    idsIn: (body) => idsOf(searchAnswerSchema.parse(body).animations),
  },
  {
    url: '/api/home',
    idsIn: (body) =>
      parseHome(body).rows.flatMap(({ tiles }) => tiles.map(({ animation }) => animation.id)),
  },
]

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
  await home.storage.putFile(mediaKey(MEDIA_ID, 'video.mp4'), import.meta.filename)
})
afterAll(() => home.close())

type Shelf = { id: number; rating: (typeof EVERY_RATING)[number] }[]
type Watching = { who: Somebody; visible: Set<number> }

async function furnish({
  ratings,
  children,
}: {
  ratings: Shelf[number]['rating'][]
  children: Child[]
}) {
  await home.clear()
  const shelf: Shelf = []
  for (const one of ratings) {
    shelf.push({ id: await home.addTitle({ rating: one, mediaId: MEDIA_ID }), rating: one })
  }
  const family: Somebody[] = []
  for (const { ceiling, isApprovedOnly, rules } of children) {
    const who = await home.addSomebody(ceiling, { isApprovedOnly })
    family.push(who)
    for (const [place, { id }] of shelf.entries()) {
      const said = rules[place] ?? null
      if (said) await home.addRule(who, id, said)
    }
  }
  return { shelf, watching: await Promise.all(children.map((_, at) => gather(at))) }

  async function gather(at: number): Promise<Watching> {
    const others = children[at]?.isTogether ? [at + 1].filter((next) => next in children) : []
    const group = [at, ...others]
    const who = family[at]
    if (!who) throw new Error('nobody watches')
    const companionIds = others.map((other) => family[other]?.profileId ?? 0)
    await home.database.db
      .update(devices)
      .set({ companionIds })
      .where(eq(devices.id, deviceIdOf(who.deviceId)))
    const isVisible = (title: Shelf[number], place: number) =>
      group.every((member) => {
        const one = children[member]
        return one && isMeantFor({ ...title, rule: one.rules[place] ?? null }, one)
      })
    return { who, visible: new Set(shelf.filter(isVisible).map(({ id }) => id)) }
  }
}

/** Every request that a library knows: each watcher asks every route, for each title where it is of one. */
function everyRequest({ shelf, watching }: Awaited<ReturnType<typeof furnish>>): Request[] {
  return watching.flatMap((viewer) => [
    ...ONE.flatMap((one) =>
      shelf.map(
        ({ id }) =>
          () =>
            wrongWithOne(viewer, id, one),
      ),
    ),
    ...MANY.map((many) => () => wrongWithMany(viewer, many)),
  ])
}

/** Asks, and resolves with what was wrong with the answer; undefined: nothing. */
type Request = () => Promise<string | undefined>

async function wrongWithOne({ who, visible }: Watching, id: number, one: (typeof ONE)[number]) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  const asked = one(id)
  const { statusCode }: LightMyRequestResponse = await home.app.inject({ ...asked, cookies })
  const expected = visible.has(id) ? [200, 201] : [404]
  return expected.includes(statusCode) ? undefined : `${asked.url} answered ${statusCode}`
}

async function wrongWithMany({ who, visible }: Watching, { url, idsIn }: (typeof MANY)[number]) {
  const answer = await home.app.inject({ url, cookies: { [DEVICE_COOKIE]: who.deviceId } })
  const found = new Set(idsIn(answer.json()))
  const leaks = [...found].filter((title) => !visible.has(title))
  const missing = [...visible].filter((title) => !found.has(title))
  if (leaks.length + missing.length === 0) return undefined
  return `${url} leaks ${leaks} and lacks ${missing}`
}

it('leaks nothing and withholds nothing whatever is asked, in random libraries under random rules', async () => {
  await fc.assert(
    fc.asyncProperty(library, fc.infiniteStream(fc.nat()), async (given, chance) => {
      const requests = shuffled(everyRequest(await furnish(given)), chance)
      const wrong: (string | undefined)[] = []
      for (let first = 0; first < requests.length; first += AT_ONCE) {
        const batch = requests.slice(first, first + AT_ONCE)
        wrong.push(...(await Promise.all(batch.map((ask) => ask()))))
      }
      expect(wrong.filter((one) => one !== undefined)).toEqual([])
    }),
    { numRuns: LIBRARIES, endOnFailure: true },
  )
}, 600_000)

/** The same in an order that `chance` says. */
function shuffled<Item>(items: readonly Item[], chance: fc.Stream<number>): Item[] {
  return items
    .map((item) => ({ item, place: chance.next().value ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
