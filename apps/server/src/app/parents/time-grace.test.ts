import { randomUUID } from 'node:crypto'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { watchTimeSchema } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf } from '../../features/household/device-cookie.ts'
import { devices, households, profiles } from '../../tables/family.ts'
import { watchDays } from '../../tables/limits.ts'

const HOUR = 3600

let home: TestHome
let child: Somebody
let film: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.update(households).set({ timeZone: 'Europe/Madrid' })
  home.clock.now = new Date('2026-11-20T12:00:00Z')
  child = await home.addSomebody('R', { dailyMinutes: 60 })
  film = await home.addTitle({ durationSeconds: HOUR })
})
afterAll(() => home.close())

const pass = (seconds: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + seconds * 1000)
}

/** A player that reports as ours does, first after ten seconds. */
function openPlayer(titleId = film) {
  const playback = randomUUID()
  let sequence = 0
  return {
    async at(currentTime: number) {
      const { statusCode } = await home.app.inject({
        method: 'PUT',
        url: `/api/animations/${titleId}/progress`,
        cookies: { [DEVICE_COOKIE]: child.deviceId },
        payload: { currentTime, playback, sequence: sequence++ },
      })
      return statusCode
    },
  }
}

const time = async () => watchTimeSchema.parse((await child.get(TIME_ROUTES.own.path)).json())
const opens = async (id = film) => (await child.get(`/api/animations/${id}/playback`)).statusCode
const streams = async (id = film) => {
  const answer = await child.get(`/media/${id}/aaaaaaaaaaaaaaaaaaaaaA/video.mp4`)
  return answer.json().code
}
const STREAMS = 'media_not_found'

async function leaveSeconds(seconds: number) {
  const { householdId } = home
  const { profileId } = child
  const watchedSeconds = HOUR - seconds
  const row = { householdId, profileId, day: '2026-11-20', watchedSeconds }
  await home.database.db.insert(watchDays).values(row)
}

/** Plays on every ten seconds until a report is refused. Resolves with the seconds that were let in. */
async function playOn(
  player: { at: (position: number) => Promise<number> },
  from: number,
  to: number,
) {
  for (let position = from; position < to; position += 10) {
    pass(10)
    const status = await player.at(Math.min(to, position + 10))
    if (status !== 200) return position - from
  }
  return to - from
}

describe('whoever has little of a title left when the minutes are used up', () => {
  it('may see it to its end, and no further', async () => {
    await leaveSeconds(20)
    const player = openPlayer()
    expect(await playOn(player, 3300, HOUR)).toBe(300)
    expect(await time()).toMatchObject({ is: 'over', mayFinish: null })
    expect(await streams()).toBe('time_over')
    pass(10)
    expect(await player.at(10)).toBe(403)
  })

  it('is told so, and gets its files', async () => {
    await leaveSeconds(20)
    expect(await playOn(openPlayer(), 3400, 3440)).toBe(40)
    expect(await time()).toMatchObject({ is: 'over', reason: 'budget', mayFinish: film })
    expect(await streams()).toBe(STREAMS)
  })

  it('sees a short film to its end, and not again', async () => {
    film = await home.addTitle({ durationSeconds: 45 })
    await leaveSeconds(10)
    const player = openPlayer()
    expect(await playOn(player, 0, 45)).toBe(45)
    expect(await time()).toMatchObject({ is: 'over', mayFinish: null })
    expect(await player.at(0)).toBe(403)
    expect(await opens()).toBe(403)
  })

  it('cannot open another title, nor the same one anew', async () => {
    await leaveSeconds(20)
    const player = openPlayer()
    await playOn(player, 3400, 3430)
    const other = await home.addTitle({ durationSeconds: 45 })
    expect(await opens(other)).toBe(403)
    expect(await streams(other)).toBe('time_over')
    expect(await openPlayer(other).at(5)).toBe(403)
    expect(await opens()).toBe(403)
    expect(await openPlayer().at(3440)).toBe(403)
    expect(await player.at(3440)).toBe(200)
  })

  it('gets five minutes at most, however often it goes back', async () => {
    await leaveSeconds(20)
    const player = openPlayer()
    await playOn(player, 3400, 3430)
    let played = 30
    while (played < HOUR) {
      pass(10)
      if ((await player.at(3400 + (played % 60))) !== 200) break
      played += 10
    }
    expect(played).toBeGreaterThan(300)
    expect(played).toBeLessThanOrEqual(350)
  })

  it('loses it by a long pause', async () => {
    await leaveSeconds(20)
    const player = openPlayer()
    await playOn(player, 3400, 3430)
    pass(6 * 60)
    expect(await player.at(3440)).toBe(403)
  })
})

it('has none with more than five minutes left of the title', async () => {
  await leaveSeconds(20)
  const player = openPlayer()
  expect(await playOn(player, 3200, 3400)).toBe(20)
  expect(await time()).toMatchObject({ is: 'over', mayFinish: null })
  expect(await streams()).toBe('time_over')
})

it('is no grace that a parent shortens the day by more than it', async () => {
  await leaveSeconds(1800)
  const player = openPlayer()
  await playOn(player, 3400, 3430)
  await home.database.db
    .update(profiles)
    .set({ dailyMinutes: 15 })
    .where(eq(profiles.id, child.profileId))
  expect(await time()).toMatchObject({ is: 'over', mayFinish: null })
  expect(await player.at(3440)).toBe(403)
})

describe('whoever has little of a title left when viewing hours end', () => {
  beforeEach(async () => {
    const hours = { from: '08:00', until: '14:00' }
    await home.database.db
      .update(profiles)
      .set({ viewingHours: { weekdays: hours, weekends: null } })
      .where(eq(profiles.id, child.profileId))
    home.clock.now = new Date('2026-11-20T12:59:30Z')
  })

  it('may see it to its end', async () => {
    expect(await playOn(openPlayer(), 3400, HOUR)).toBe(200)
    expect(await time()).toMatchObject({ is: 'over', reason: 'hours', mayFinish: null })
  })

  it('may not begin after them', async () => {
    pass(31)
    expect(await opens()).toBe(403)
    expect(await openPlayer().at(3590)).toBe(403)
  })

  it('may not go on with what stood still as they ended', async () => {
    const player = openPlayer()
    pass(10)
    await player.at(3400)
    pass(60)
    expect(await player.at(3400)).toBe(403)
    expect(await time()).toMatchObject({ is: 'over', mayFinish: null })
  })
})

it('counts for those who watch together only when each of them has it', async () => {
  const sibling = await home.addSomebody('R', { dailyMinutes: 15 })
  const { db } = home.database
  await db
    .update(devices)
    .set({ companionIds: [sibling.profileId] })
    .where(eq(devices.id, deviceIdOf(child.deviceId)))
  await leaveSeconds(20)
  const player = openPlayer()
  expect(await playOn(player, 3400, 3440)).toBe(40)
  const row = { householdId: home.householdId, profileId: sibling.profileId, day: '2026-11-20' }
  await db
    .insert(watchDays)
    .values({ ...row, watchedSeconds: 1800 })
    .onConflictDoUpdate({
      target: [watchDays.profileId, watchDays.day],
      set: { watchedSeconds: 1800 },
    })
  expect(await time()).toMatchObject({ is: 'over', mayFinish: null })
  expect(await player.at(3450)).toBe(403)
})
