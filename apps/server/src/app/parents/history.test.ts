import { randomUUID } from 'node:crypto'
import { HISTORY_DAYS, historyPageSchema } from '@starnest/contract/parents/history'
import { HISTORY_ROUTES } from '@starnest/contract/parents/history.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mom, openFamilyDevice } from '../../../test/family-device.ts'
import { parseHome } from '../../../test/library/home-answer.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { progress } from '../../tables/watching.ts'

const PIN = '482915'

let home: TestHome
let phone: Awaited<ReturnType<typeof openFamilyDevice>>
let dadId: number
let child: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  phone = await openFamilyDevice(home)
  dadId = (await phone.add(dad)).id
  await phone.activate(dadId)
  child = await home.addSomebody('G')
})
afterAll(() => home.close())

const minutesAgo = (minutes: number) => new Date(home.clock.now.getTime() - minutes * 60_000)

async function historyOf(profileId: number, query = '') {
  const answer = await phone.call('GET', pathOf(HISTORY_ROUTES.history, { id: profileId }) + query)
  expect(answer.statusCode, answer.body).toBe(200)
  return historyPageSchema.parse(answer.json())
}
const titlesOf = async (profileId: number) =>
  (await historyOf(profileId)).entries.map(({ animation }) => animation.id)

/** What home offers somebody to go on with. */
async function begunBy(who: Somebody): Promise<number[]> {
  const { rows } = parseHome((await who.get('/api/home')).json())
  const row = rows.find(({ id }) => id === 'continue-watching')
  return row?.tiles.map(({ animation }) => animation.id) ?? []
}

describe('the history of a child', () => {
  it('says what was watched, when and how far, the latest first', async () => {
    const [first, last, slip] = [
      await home.addTitle(),
      await home.addTitle(),
      await home.addTitle(),
    ]
    const watchedAt = minutesAgo(90)
    await home.addProgress(child, first, {
      positionSeconds: 120,
      isWatched: true,
      updatedAt: watchedAt,
    })
    await home.addProgress(child, last, { positionSeconds: 30.5, updatedAt: minutesAgo(1) })
    await home.addProgress(child, slip, { positionSeconds: 2 })
    await home.addProgress(await home.addSomebody('G'), first)
    const { entries, unnamed, next } = await historyOf(child.profileId)
    expect(entries).toMatchObject([
      { animation: { id: last }, watched: { currentTime: 30.5, isWatched: false } },
      {
        animation: { id: first, title: 'The Lantern Keeper' },
        watched: { currentTime: 120, isWatched: true, watchedAt: watchedAt.toISOString() },
      },
    ])
    expect({ unnamed, next }).toEqual({ unnamed: 0, next: null })
  })

  it('comes page by page, each title once, also where two were watched in the same moment', async () => {
    const ids: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const id = await home.addTitle()
      await home.addProgress(child, id, { updatedAt: minutesAgo(count < 3 ? 5 : count) })
      ids.push(id)
    }
    const found: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = `?limit=2${cursor && `&cursor=${cursor}`}`
      const page = await historyOf(child.profileId, query)
      found.push(...page.entries.map(({ animation }) => animation.id))
      cursor = page.next
    }
    expect(found).toHaveLength(7)
    expect(new Set(found)).toEqual(new Set(ids))
  })

  it.each([
    ...['nonsense', '1-2-3', '9999999999999999-1', '1-0', '-1-1'],
    ...['8000000000000000-1', `${Date.UTC(10_000, 0)}-1`],
  ])('refuses the cursor "%s", which no page gave out', async (cursor) => {
    const url = `${pathOf(HISTORY_ROUTES.history, { id: child.profileId })}?cursor=${cursor}`
    const answer = await phone.call('GET', url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ details: { field: 'cursor' } })
  })

  it('counts and does not name what the grown-up who looks may not see', async () => {
    const careful = await phone.add({ ...mom, contentRating: 'PG-13' })
    await phone.activate(careful.id)
    const gentle = await home.addTitle()
    const hidden = await home.addTitle({ rating: 'R', title: 'Not For Mom' })
    await home.addProgress(child, gentle)
    await home.addProgress(child, hidden)
    const page = await historyOf(child.profileId)
    expect(page.entries.map(({ animation }) => animation.id)).toEqual([gentle])
    expect(page.unnamed).toBe(1)
    const url = pathOf(HISTORY_ROUTES.forget, { id: child.profileId, titleId: hidden })
    expect((await phone.call('DELETE', url)).json()).toMatchObject({ code: 'title_not_found' })
  })

  it('asks the database the same number of times, however much was watched', async () => {
    const statements = async () =>
      (await home.database.statementsIn(() => historyOf(child.profileId))).statements
    await home.addProgress(child, await home.addTitle())
    const few = await statements()
    for (let count = 0; count < 30; count += 1) await home.addProgress(child, await home.addTitle())
    expect(await statements()).toBe(few)
  })
})

describe('a title that is forgotten', () => {
  it('leaves the history and Continue Watching, and can be brought back as it was', async () => {
    const [film, other] = [await home.addTitle(), await home.addTitle()]
    await home.addProgress(child, other, { updatedAt: minutesAgo(60) })
    await home.addProgress(child, film, { positionSeconds: 44, updatedAt: minutesAgo(30) })
    const before = await historyOf(child.profileId)
    const url = pathOf(HISTORY_ROUTES.forget, { id: child.profileId, titleId: film })
    const forgotten = (await phone.call('DELETE', url)).json()
    expect(forgotten).toMatchObject({ animationId: film, watched: { currentTime: 44 } })
    expect(await titlesOf(child.profileId)).toEqual([other])
    expect(await begunBy(child)).toEqual([other])
    await phone.call('PUT', url, forgotten.watched)
    expect(await historyOf(child.profileId)).toEqual(before)
    expect(await begunBy(child)).toEqual([film, other])
  })

  it('keeps a newer place when it was watched again before it was brought back', async () => {
    const film = await home.addTitle()
    await home.addProgress(child, film, { positionSeconds: 44, updatedAt: minutesAgo(30) })
    const url = pathOf(HISTORY_ROUTES.forget, { id: child.profileId, titleId: film })
    const { watched } = (await phone.call('DELETE', url)).json()
    await home.addProgress(child, film, { positionSeconds: 80 })
    const restored = (await phone.call('PUT', url, watched)).json()
    expect(restored).toMatchObject({ watched: { currentTime: 80 } })
  })

  it('is brought back as watched in the past, whatever a client says', async () => {
    const film = await home.addTitle()
    const tomorrow = new Date(home.clock.now.getTime() + 86_400_000).toISOString()
    const watched = { currentTime: 9, isWatched: false, isHidden: false, watchedAt: tomorrow }
    const url = pathOf(HISTORY_ROUTES.forget, { id: child.profileId, titleId: film })
    const restored = (await phone.call('PUT', url, watched)).json()
    expect(restored.watched.watchedAt).toBe(home.clock.now.toISOString())
  })

  it('is not brought back as watched at a time that nobody has watched at', async () => {
    const film = await home.addTitle()
    const url = pathOf(HISTORY_ROUTES.forget, { id: child.profileId, titleId: film })
    const bring = (watchedAt: string) =>
      phone.call('PUT', url, { currentTime: 9, isWatched: false, isHidden: false, watchedAt })
    for (const watchedAt of ['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z']) {
      expect((await bring(watchedAt)).json()).toMatchObject({ code: 'invalid_request' })
    }
    expect(await titlesOf(child.profileId)).toEqual([])
    const precise = await bring(`2020-01-01T00:00:00.${'0'.repeat(200)}Z`)
    expect(precise.json()).toMatchObject({ watched: { watchedAt: '2020-01-01T00:00:00.000Z' } })
  })

  it('is no failure when it was gone already', async () => {
    const film = await home.addTitle()
    const answer = await phone.call(
      'DELETE',
      pathOf(HISTORY_ROUTES.forget, { id: child.profileId, titleId: film }),
    )
    expect(answer.json()).toEqual({ animationId: film, watched: null })
  })

  it('comes back with the next report of a player that still runs', async () => {
    const film = await home.addTitle()
    const playback = randomUUID()
    const report = (sequence: number) =>
      phone.call('PUT', `/api/animations/${film}/progress`, { currentTime: 20, playback, sequence })
    await report(5)
    await phone.call('DELETE', pathOf(HISTORY_ROUTES.forget, { id: dadId, titleId: film }))
    expect(await titlesOf(dadId)).toEqual([])
    await report(6)
    expect(await titlesOf(dadId)).toEqual([film])
  })
})

it('forgets everything of one profile and nothing of another', async () => {
  const [film, slip] = [await home.addTitle(), await home.addTitle()]
  const sibling = await home.addSomebody('G')
  await home.addProgress(child, film)
  await home.addProgress(child, slip, { positionSeconds: 1 })
  await home.addProgress(sibling, film)
  const answer = await phone.call('DELETE', pathOf(HISTORY_ROUTES.clear, { id: child.profileId }))
  expect(answer.json()).toEqual({ titles: 1 })
  const left = await home.database.db.select({ id: progress.profileId }).from(progress)
  expect(left).toEqual([{ id: sibling.profileId }])
})

describe('who may look', () => {
  const calls = (profileId: number, titleId: number) =>
    [
      ['GET', pathOf(HISTORY_ROUTES.history, { id: profileId })],
      ['DELETE', pathOf(HISTORY_ROUTES.clear, { id: profileId })],
      ['DELETE', pathOf(HISTORY_ROUTES.forget, { id: profileId, titleId })],
      [
        'PUT',
        pathOf(HISTORY_ROUTES.restore, { id: profileId, titleId }),
        { currentTime: 9, isWatched: false, isHidden: false, watchedAt: new Date().toISOString() },
      ],
      ['GET', HISTORY_ROUTES.days.path],
      ['PUT', HISTORY_ROUTES.setDays.path, { days: 7 }],
    ] as const

  it('is no child, not even at its own history', async () => {
    const film = await home.addTitle()
    await home.addProgress(child, film)
    const tablet = await openFamilyDevice(home)
    await tablet.activate(child.profileId)
    for (const [method, url, body] of calls(child.profileId, film)) {
      const answer = await tablet.call(method, url, body)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'grown_ups_only'])
      expect(answer.body).not.toContain('Lantern')
    }
    expect(await begunBy(child)).toEqual([film])
  })

  it('is a grown-up with a PIN, where one of them has one', async () => {
    await phone.setPin(dadId, PIN)
    const other = await phone.add(mom)
    const tablet = await openFamilyDevice(home)
    await tablet.activate(other.id, PIN, dadId)
    for (const [method, url, body] of calls(child.profileId, await home.addTitle())) {
      expect((await tablet.call(method, url, body)).json()).toMatchObject({ code: 'pin_required' })
    }
  })

  it('is every grown-up at the own history, and nobody else of the grown-ups', async () => {
    const other = await phone.add(mom)
    const film = await home.addTitle()
    const ofMom = { ...child, profileId: other.id }
    await home.addProgress(ofMom, film)
    await home.addProgress({ ...child, profileId: dadId }, film)
    expect(await titlesOf(dadId)).toEqual([film])
    for (const [method, url, body] of calls(other.id, film).slice(0, 4)) {
      const answer = await phone.call(method, url, body)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    await phone.activate(other.id)
    expect(await titlesOf(other.id)).toEqual([film])
  })

  it('is nobody of another household', async () => {
    const [neighbours] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    const stranger = await home.addSomebody('G', { householdId: neighbours?.id ?? 0 })
    const film = await home.addTitle()
    for (const [method, url, body] of calls(stranger.profileId, film).slice(0, 4)) {
      const answer = await phone.call(method, url, body)
      expect(answer.json()).toMatchObject({ code: 'profile_not_found' })
    }
  })
})

describe('how long it is kept', () => {
  it('is 90 days, and can be chosen; what is older goes at once', async () => {
    const days = (method: 'GET' | 'PUT', body?: object) =>
      phone.call(method, HISTORY_ROUTES.setDays.path, body)
    expect((await days('GET')).json()).toEqual({ days: 90 })
    const [old, young] = [await home.addTitle(), await home.addTitle()]
    await home.addProgress(child, old, { updatedAt: minutesAgo(8 * 24 * 60) })
    await home.addProgress(child, young, { updatedAt: minutesAgo(6 * 24 * 60) })
    for (const chosen of HISTORY_DAYS.toReversed()) {
      expect((await days('PUT', { days: chosen })).json()).toEqual({ days: chosen })
    }
    expect((await days('GET')).json()).toEqual({ days: 7 })
    expect(await titlesOf(child.profileId)).toEqual([young])
    await home.database.db
      .update(households)
      .set({ historyDays: 90 })
      .where(eq(households.id, home.householdId))
  })

  it.each([0, 1, 91, -7, '7', null])('is not %j days', async (days) => {
    const answer = await phone.call('PUT', HISTORY_ROUTES.setDays.path, { days })
    expect(answer.statusCode).toBe(400)
  })
})
