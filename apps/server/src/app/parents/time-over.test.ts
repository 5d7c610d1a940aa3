import { watchTimeSchema } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTimeHome, type TimeHome } from '../../../test/parents/time-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { deviceIdOf } from '../../features/household/device-cookie.ts'
import { devices, profiles } from '../../tables/family.ts'
import { watchDays } from '../../tables/limits.ts'

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

const call: TimeHome['call'] = (who, method, url, payload) => house.call(who, method, url, payload)
const limit = (limits: Parameters<TimeHome['limit']>[1], who = child) =>
  house.limit({ parent, who }, limits)
const timeOf = async (who = child) =>
  watchTimeSchema.parse((await call(who, 'GET', TIME_ROUTES.own.path)).json())

/** Has somebody watched so many seconds of today. */
async function haveWatched(watchedSeconds: number, { profileId } = child) {
  const { householdId } = home
  const row = { householdId, profileId, day: '2026-11-20', watchedSeconds }
  await home.database.db.insert(watchDays).values(row)
}
const mediaOf = (id: number, file: string) => `/media/${id}/aaaaaaaaaaaaaaaaaaaaaA/${file}`

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
    expect(refusal(await house.openPlayer(child, film).at(10))).toEqual(over)
    for (const file of ['video.mp4', 'hls/index.m3u8', 'hls/0123abcd/segment-00001.m4s']) {
      expect(refusal(await call(child, 'GET', mediaOf(film, file))), file).toEqual(over)
    }
  })

  it('lets browse', async () => {
    for (const url of ['/api/home', '/api/animations', `/api/animations/${film}`]) {
      expect((await child.get(url)).statusCode).toBe(200)
    }
    for (const file of ['poster.webp', 'backdrop-1920.avif', 'trailer.mp4', 'trailer.en.vtt']) {
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
      .where(eq(devices.id, deviceIdOf(parent.deviceId)))
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
  const zone = await call(parent, 'PUT', TIME_ROUTES.setTimeZone.path, { timeZone: 'Asia/Tokyo' })
  expect(zone.json()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  // Nine in the evening there.
  expect((await timeOf()).is).toBe('over')
  await call(parent, 'PUT', TIME_ROUTES.setTimeZone.path, { timeZone: 'Asia/Karachi' })
  expect(await timeOf()).toEqual({ is: 'left', seconds: 2 * 3600, ends: 'hours' })
})

it('reads stored hours that end when they begin as the whole day, which can be saved again', async () => {
  const weekdays = { from: '00:00', until: '00:00' }
  const weekends = { from: '09:00', until: '20:00' }
  await home.database.db
    .update(profiles)
    .set({ viewingHours: { weekdays, weekends } })
    .where(eq(profiles.id, child.profileId))
  const read = await call(parent, 'GET', pathOf(TIME_ROUTES.profile, { id: child.profileId }))
  const viewingHours = { weekdays: null, weekends }
  expect(read.json()).toMatchObject({ viewingHours })
  await limit({ viewingHours })
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
  {
    dailyMinutes: 60,
    viewingHours: { weekdays: { from: '15:00', until: '15:00' }, weekends: null },
  },
])('takes no limits that are none: %j', async (limits) => {
  const answer = await call(
    parent,
    'PUT',
    pathOf(TIME_ROUTES.setLimits, { id: child.profileId }),
    limits,
  )
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})

it.each(['Mars/Olympus', '', '+02:00', "Europe/Madrid'; --", 7])(
  'takes no zone that is none: %j',
  async (timeZone) => {
    const answer = await call(parent, 'PUT', TIME_ROUTES.setTimeZone.path, { timeZone })
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  },
)
