import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { profileTimeSchema } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idleJobs } from '../../../test/idle-jobs.ts'
import { HOUR, openTimeHome, type TimeHome } from '../../../test/parents/time-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { deviceIdOf } from '../../features/household/device-cookie.ts'
import { devices } from '../../tables/family.ts'
import { watchDays } from '../../tables/limits.ts'
import { buildApp } from '../build-app.ts'

let house: TimeHome
let home: TimeHome['home']
let child: Somebody
let parent: Somebody
let film: number
beforeAll(async () => {
  house = await openTimeHome()
  home = house.home
})
beforeEach(async () => {
  ;({ child, parent, film } = await house.begin())
})
afterAll(() => home.close())

const pass = (seconds: number) => house.pass(seconds)
const openPlayer = (who: Somebody) => house.openPlayer(who, film)

/** Another device of somebody. */
async function secondDevice({ profileId }: Somebody): Promise<Somebody> {
  const other = await home.addSomebody('G')
  await home.database.db
    .update(devices)
    .set({ activeProfileId: profileId })
    .where(eq(devices.id, deviceIdOf(other.deviceId)))
  return other
}

const dayOf = async (who = child) =>
  profileTimeSchema.parse(
    (await house.call(parent, 'GET', pathOf(TIME_ROUTES.profile, { id: who.profileId }))).json(),
  )
const watched = async (who = child) => (await dayOf(who)).watchedSeconds

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
      .where(eq(devices.id, deviceIdOf(child.deviceId)))
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
    await house.limit({ parent, who: child }, { dailyMinutes: 15 })
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
    const answer = await app.inject({ url: TIME_ROUTES.own.path, cookies })
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
