import { type AgeRating, CONTENT_RATINGS, type ContentRating } from '@starnest/contract/age-rating'
import { LIST_NAMES } from '@starnest/contract/catalog/lists'
import { SENTENCE_OF_ERROR } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { AGE_GROUPS, type AgeGroup } from '@starnest/contract/household/profiles'
import type { TitleRule } from '@starnest/contract/parents/parents'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHECKED, type Check } from '../../test/ceiling/ceiling-routes.ts'
import { markOf, type Shelved, shelve } from '../../test/ceiling/ceiling-shelf.ts'
import { EVERY_RATING, isMeantFor } from '../../test/ceiling/golden-ceilings.ts'
import { noteRoutes } from '../../test/ceiling/noted-routes.ts'
import { studioThatMade } from '../../test/studio/studio-that-made.ts'
import { openTestHome, type Somebody, type TestHome } from '../../test/test-home.ts'
import { deviceIdOf } from '../features/household/device-cookie.ts'
import { devices, households } from '../tables/family.ts'

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

let served: Set<string>
let home: TestHome
let shelf: Shelved[]
let neighbours: Shelved
/** The titles of the house, and the neighbours'. */
const everything = () => [...shelf, neighbours]

beforeAll(async () => {
  const marks = [
    ...EVERY_RATING.map((rating) => markOf(rating)),
    ...RULED.map(({ rating, rule }) => markOf(rating, rule)),
    NEIGHBOURS,
  ]
  const noted = await noteRoutes(() => openTestHome({ studio: studioThatMade(marks) }))
  home = noted.server
  served = noted.served
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

/** Asks every address of the check. */
async function* answers(check: Check, addresses: string[], who: Somebody) {
  const { method } = check
  const payload = check.says === 'one' ? check.body : check.payload?.(everything())
  for (const address of addresses) {
    const answer = await home.app.inject({
      method,
      url: address,
      cookies: { [DEVICE_COOKIE]: who.deviceId },
      ...((method === 'PUT' || method === 'POST') && { payload: payload ?? { currentTime: 30 } }),
    })
    yield { what: `${method} ${address}`, method, answer }
  }
}

async function grownUpWith({ profileId }: Somebody): Promise<Somebody> {
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  await home.database.db
    .update(devices)
    .set({ companionIds: [profileId] })
    .where(eq(devices.id, deviceIdOf(grownUp.deviceId)))
  return grownUp
}

const marksIn = (text: string) =>
  everything().filter(({ mark, mediaId, version, extra }) =>
    [mark, mediaId, version.mediaId, extra.mediaId].some((word) => text.includes(word)),
  )

/** It is found, and nothing is said of a title that is hidden, as of another episode. */
async function expectFound(
  viewer: Somebody,
  { check, at, hidden }: { check: Check; at: string[]; hidden: Shelved[] },
): Promise<void> {
  for await (const { what, answer } of answers(check, at, viewer)) {
    expect(answer.statusCode, what).toBe(200)
    expect(
      marksIn(answer.body).filter((title) => hidden.includes(title)),
      what,
    ).toEqual([])
  }
}

async function expectHidden(viewer: Somebody, check: Check, addresses: string[]): Promise<void> {
  for await (const { what, method, answer } of answers(check, addresses, viewer)) {
    expect(answer.statusCode, what).toBe(404)
    const { code = 'title_not_found' } = check.says === 'one' ? check : {}
    const body = { code, message: SENTENCE_OF_ERROR[code] }
    expect(answer.body, what).toBe(method === 'HEAD' ? '' : JSON.stringify(body))
  }
}

async function expectMarks(
  viewer: Somebody,
  { check, at, marks }: { check: Check; at: string[]; marks: Shelved[] },
): Promise<void> {
  for await (const { what, method, answer } of answers(check, at, viewer)) {
    expect(marksIn(answer.body), what).toEqual(method === 'HEAD' ? [] : marks)
  }
}

/** What answers with a body says of one title at least, and only of visible ones. */
async function expectSomeMarks(
  viewer: Somebody,
  { check, at, visible }: { check: Check; at: string[]; visible: Shelved[] },
): Promise<void> {
  for await (const { what, method, answer } of answers(check, at, viewer)) {
    const marks = marksIn(answer.body)
    expect(visible, what).toEqual(expect.arrayContaining(marks))
    expect(marks.length > 0, what).toBe(method !== 'HEAD')
  }
}

it('is checked on every route that the server has', () => {
  expect([...served].sort()).toEqual(Object.keys(CHECKED).sort())
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
    hidden = everything().filter((title) => !visible.includes(title))
    for (const { id, rule } of shelf) if (rule) await home.addRule(child, id, rule)
    // As if each had been begun before it was hidden.
    for (const { id } of everything()) {
      await home.addProgress(viewer, id)
      for (const list of LIST_NAMES) await home.addToList(viewer, list, id)
    }
  })

  it.each(Object.entries(CHECKED))(
    'finds by %s what is meant for it only',
    async (_call, check) => {
      if (check.says === 'one') {
        for (const title of visible) {
          await expectFound(viewer, { check, at: check.at(title), hidden })
        }
        for (const title of hidden) await expectHidden(viewer, check, check.at(title))
      } else if (check.says === 'some') {
        await expectSomeMarks(viewer, { check, at: check.at(everything()), visible })
      } else {
        await expectMarks(viewer, {
          check,
          at: check.at(everything()),
          marks: check.says === 'many' ? visible : [],
        })
      }
    },
  )

  it('plays no version and no extra of a hidden title under the number of one it may see', async () => {
    const [open] = visible
    for (const { version, extra } of hidden) {
      for (const { id, mediaId } of [version, extra]) {
        const asked = await viewer.get(`/api/animations/${open?.id}/playback?video=${id}`)
        const media = await viewer.get(`/media/${open?.id}/${mediaId}/original.mp4`)
        expect([asked.statusCode, media.statusCode]).toEqual([404, 404])
      }
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
