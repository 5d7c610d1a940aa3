import { randomUUID } from 'node:crypto'
import { DEVICE_COOKIE } from '@starnest/contract/household'
import { profileTimeSchema, TIME_ROUTES, watchTimeSchema } from '@starnest/contract/watch-time'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { devices, households, profiles } from '../../ports/tables/family.ts'
import { watchDays } from '../../ports/tables/limits.ts'
import { buildApp } from '../build-app.ts'
import { idleJobs } from '../testing/idle-jobs.ts'
import { openTestHome, type Somebody, type TestHome } from '../testing/test-home.ts'

/** A film of an hour, of which more than a grace is left for long. */
const HOUR = 3600

let home: TestHome
let child: Somebody
let parent: Somebody
let film: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.update(households).set({ timeZone: 'Europe/Madrid' })
  // A Friday, one o'clock in Madrid.
  home.clock.now = new Date('2026-11-20T12:00:00Z')
  child = await home.addSomebody('R')
  parent = await home.addSomebody('R', { ageGroup: 'adult' })
  film = await home.addTitle({ durationSeconds: HOUR })
})
afterAll(() => home.close())

const pass = (seconds: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + seconds * 1000)
}

function call(who: Somebody, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  return home.app.inject({ method, url, cookies, ...(payload && { payload }) })
}

/** A player that reports as ours does. */
function openPlayer(who: Somebody, titleId = film) {
  const playback = randomUUID()
  let sequence = 0
  return {
    at: (currentTime: number) =>
      call(who, 'PUT', `/api/animations/${titleId}/progress`, {
        currentTime,
        playback,
        sequence: sequence++,
      }),
  }
}

/** Another device of somebody. */
async function secondDevice({ profileId }: Somebody): Promise<Somebody> {
  const other = await home.addSomebody('G')
  await home.database.db
    .update(devices)
    .set({ activeProfileId: profileId })
    .where(eq(devices.id, other.deviceId))
  return other
}

const timeOf = async (who = child) =>
  watchTimeSchema.parse((await call(who, 'GET', TIME_ROUTES.own)).json())
const dayOf = async (who = child) =>
  profileTimeSchema.parse((await call(parent, 'GET', TIME_ROUTES.profile(who.profileId))).json())
const watched = async (who = child) => (await dayOf(who)).watchedSeconds
async function limit(
  limits: { dailyMinutes?: number | null; viewingHours?: object | null },
  who = child,
) {
  const body = { dailyMinutes: null, viewingHours: null, ...limits }
  const answer = await call(parent, 'PUT', TIME_ROUTES.profile(who.profileId), body)
  expect(answer.statusCode, answer.body).toBe(200)
}
/** Has somebody watched so many seconds of today. */
async function haveWatched(watchedSeconds: number, { profileId } = child) {
  const { householdId } = home
  const row = { householdId, profileId, day: '2026-11-20', watchedSeconds }
  await home.database.db.insert(watchDays).values(row)
}
const mediaOf = (id: number, file: string) => `/media/${id}/aaaaaaaaaaaaaaaaaaaaaA/${file}`

describe('time is counted', () => {
  it('between the reports of a player, by the clock of the server', async () => {
    const player = openPlayer(child)
    for (const seconds of [10, 20, 30]) {
      pass(10)
      await player.at(seconds)
    }
    expect(await watched()).toBe(30)
  })

  it('once for two devices at once', async () => {
    const other = await secondDevice(child)
    const players = [openPlayer(child), openPlayer(other)]
    pass(5)
    for (let seconds = 0; seconds < 60; seconds += 5) {
      pass(5)
      await players[(seconds / 5) % 2]?.at(seconds + 60)
    }
    expect(await watched()).toBe(65)
  })

  it('at most fifteen seconds at a time, so that a long silence is none', async () => {
    const player = openPlayer(child)
    pass(10)
    await player.at(10)
    pass(HOUR)
    await player.at(1000)
    expect(await watched()).toBe(25)
  })

  it('not while a film stands', async () => {
    const player = openPlayer(child)
    pass(10)
    await player.at(100)
    pass(HOUR)
    await player.at(100)
    pass(10)
    await player.at(110)
    expect(await watched()).toBe(20)
  })

  it('without losing parts of seconds', async () => {
    const player = openPlayer(child)
    for (let report = 1; report <= 10; report++) {
      pass(9.9)
      await player.at(report * 9.9)
    }
    expect(await watched()).toBe(99)
  })

  it('for everybody who watches together', async () => {
    const sibling = await home.addSomebody('R')
    const companionIds = [sibling.profileId]
    await home.database.db
      .update(devices)
      .set({ companionIds })
      .where(eq(devices.id, child.deviceId))
    const player = openPlayer(child)
    pass(10)
    await player.at(10)
    pass(10)
    await player.at(20)
    expect([await watched(), await watched(sibling)]).toEqual([20, 20])
  })

  it('not for grown-ups', async () => {
    const player = openPlayer(parent)
    pass(10)
    await player.at(10)
    expect(await home.database.db.$count(watchDays)).toBe(0)
  })

  it('never backwards when the clock is set back, and on from there', async () => {
    const player = openPlayer(child)
    pass(10)
    await player.at(10)
    pass(-HOUR)
    await player.at(20)
    expect(await watched()).toBe(10)
    pass(10)
    await player.at(30)
    expect(await watched()).toBe(20)
  })

  it('for the new day from its midnight on', async () => {
    home.clock.now = new Date('2026-11-20T22:59:47Z')
    const player = openPlayer(child)
    pass(10)
    await player.at(10)
    pass(10)
    await player.at(20)
    expect(await watched()).toBe(7)
    pass(10)
    await player.at(30)
    expect(await watched()).toBe(17)
  })

  it.each([
    ['23', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])('for a day of %s hours', async (_hours, first, next) => {
    const player = openPlayer(child)
    for (const [instant, expected] of [
      [first, 8],
      [next, 8],
    ] as const) {
      home.clock.now = new Date(Date.parse(instant) - 60_000)
      await player.at(home.clock.now.getTime() % 3000)
      home.clock.now = new Date(Date.parse(instant) - 2000)
      await player.at(1)
      pass(10)
      await player.at(11)
      expect(await watched()).toBe(expected)
    }
  })

  it('in the database, so that a restart loses none', async () => {
    await limit({ dailyMinutes: 15 })
    const player = openPlayer(child)
    for (let seconds = 10; seconds <= 100; seconds += 10) {
      pass(10)
      await player.at(seconds)
    }
    const { database, storage, media, clock } = home
    const { app } = await buildApp({
      config: { host: '127.0.0.1', furtherHosts: [], studioUrl: '/create-studio' },
      log: home.app.log,
      database,
      storage,
      media,
      jobs: idleJobs,
      uploadsFolder: home.uploadsFolder,
      now: () => clock.now,
    })
    const cookies = { [DEVICE_COOKIE]: child.deviceId }
    const answer = await app.inject({ url: TIME_ROUTES.own, cookies })
    expect(answer.json()).toEqual({ is: 'left', seconds: 800, ends: 'budget' })
    await app.close()
  })

  it('never more than has passed, never less than before, whatever the clock does', async () => {
    const step = fc.record({
      seconds: fc.oneof(fc.integer({ min: -40, max: 60 }), fc.constantFrom(0.4, 9.9)),
      device: fc.integer({ min: 0, max: 2 }),
      moves: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await home.database.db.delete(watchDays)
        const players = [openPlayer(child), openPlayer(child), openPlayer(child)]
        let passed = 10
        let before = 0
        let position = 100
        pass(10)
        for (const { seconds, device, moves } of steps) {
          pass(seconds)
          passed += Math.max(0, seconds)
          position += moves ? 10 : 0
          const answer = await players[device]?.at(position)
          expect(answer?.statusCode).toBe(200)
          const after = await watched()
          expect(after).toBeGreaterThanOrEqual(before)
          expect(after).toBeLessThanOrEqual(passed + 1e-6)
          before = after
        }
        home.clock.now = new Date('2026-11-20T12:00:00Z')
      }),
      { numRuns: 25 },
    )
  })
})

describe('when time is over', () => {
  const over = { statusCode: 403, code: 'time_over' }
  const refusal = (answer: Awaited<ReturnType<typeof call>>) => ({
    statusCode: answer.statusCode,
    ...(answer.statusCode === 403 && { code: answer.json().code }),
  })

  beforeEach(async () => {
    await limit({ dailyMinutes: 60 })
    await haveWatched(3600)
  })

  it('refuses to play, stream and report, and says why and until when', async () => {
    const answer = await call(child, 'GET', `/api/animations/${film}/playback`)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'time_over',
      details: { reason: 'budget', againAt: '2026-11-20T23:00:00.000Z', hasAsked: false },
    })
    expect(refusal(await openPlayer(child).at(10))).toEqual(over)
    for (const file of ['video.mp4', 'hls/index.m3u8', 'hls/segment-00001.m4s']) {
      expect(refusal(await call(child, 'GET', mediaOf(film, file))), file).toEqual(over)
    }
  })

  it('lets browse', async () => {
    for (const url of ['/api/home', '/api/animations', `/api/animations/${film}`]) {
      expect((await child.get(url)).statusCode).toBe(200)
    }
    for (const file of ['poster.webp', 'backdrop-1920.avif', 'trailer.mp4', 'captions.en.vtt']) {
      expect((await child.get(mediaOf(film, file))).json().code).toBe('media_not_found')
    }
  })

  it('hides what is hidden before it says that time is over', async () => {
    const young = await home.addSomebody('G')
    await limit({ dailyMinutes: 15 }, young)
    await haveWatched(900, young)
    const grim = await home.addTitle({ rating: 'R' })
    expect((await young.get(`/api/animations/${grim}/playback`)).statusCode).toBe(404)
    expect((await young.get(mediaOf(grim, 'video.mp4'))).statusCode).toBe(404)
  })

  it('keeps no grown-up from anything, whatever limits the profile once had', async () => {
    const { profileId } = parent
    const { db } = home.database
    await db.update(profiles).set({ dailyMinutes: 15 }).where(eq(profiles.id, profileId))
    await haveWatched(9000, parent)
    expect((await parent.get(`/api/animations/${film}/playback`)).statusCode).toBe(200)
    expect(await timeOf(parent)).toEqual({ is: 'unlimited' })
  })

  it('keeps a grown-up from it who watches with the child', async () => {
    await home.database.db
      .update(devices)
      .set({ companionIds: [child.profileId] })
      .where(eq(devices.id, parent.deviceId))
    expect(refusal(await parent.get(`/api/animations/${film}/playback`))).toEqual(over)
    expect(await timeOf(parent)).toMatchObject({ is: 'over', reason: 'budget' })
  })

  it('is possible again after midnight', async () => {
    home.clock.now = new Date('2026-11-20T23:00:00Z')
    expect((await child.get(`/api/animations/${film}/playback`)).statusCode).toBe(200)
    expect(await timeOf()).toEqual({ is: 'left', seconds: 3600, ends: 'budget' })
  })

  it('takes a change of limits at once, also for files', async () => {
    expect(refusal(await child.get(mediaOf(film, 'video.mp4')))).toEqual(over)
    await limit({ dailyMinutes: 75 })
    expect((await child.get(mediaOf(film, 'video.mp4'))).json().code).toBe('media_not_found')
    await limit({ dailyMinutes: 30 })
    expect(refusal(await child.get(mediaOf(film, 'video.mp4')))).toEqual(over)
  })
})

it('refuses out of viewing hours, by the clock of the household', async () => {
  await limit({
    viewingHours: { weekdays: { from: '15:00', until: '19:00' }, weekends: null },
  })
  const { details } = (await child.get(`/api/animations/${film}/playback`)).json()
  expect(details).toEqual({ reason: 'hours', againAt: '2026-11-20T14:00:00.000Z', hasAsked: false })
  const zone = await call(parent, 'PUT', TIME_ROUTES.timeZone, { timeZone: 'Asia/Tokyo' })
  expect(zone.json()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  // Nine in the evening there.
  expect((await timeOf()).is).toBe('over')
  await call(parent, 'PUT', TIME_ROUTES.timeZone, { timeZone: 'Asia/Karachi' })
  expect(await timeOf()).toEqual({ is: 'left', seconds: 2 * 3600, ends: 'hours' })
})

it.each([
  { dailyMinutes: 10, viewingHours: null },
  { dailyMinutes: 255, viewingHours: null },
  { dailyMinutes: 20, viewingHours: null },
  { dailyMinutes: '60', viewingHours: null },
  { dailyMinutes: 60 },
  {
    dailyMinutes: 60,
    viewingHours: { weekdays: { from: '25:00', until: '19:00' }, weekends: null },
  },
])('takes no limits that are none: %j', async (limits) => {
  const answer = await call(parent, 'PUT', TIME_ROUTES.profile(child.profileId), limits)
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})

it.each(['Mars/Olympus', '', '+02:00', "Europe/Madrid'; --", 7])(
  'takes no zone that is none: %j',
  async (timeZone) => {
    const answer = await call(parent, 'PUT', TIME_ROUTES.timeZone, { timeZone })
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  },
)
