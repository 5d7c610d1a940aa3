import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import {
  profileTimeSchema,
  type TimeLimits,
  timeOverSchema,
} from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { PROGRESS_REPORT_SECONDS } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { fakedClock, setClockAhead } from '../../faked-clock.ts'
import { type RunningStarnest, startStarnest } from '../../running-starnest.ts'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { test as base, openDevice, stopInOrder, watchableFilms } from '../starnest.ts'
import { expectPlaying, goRoundUntilTheEnd, OPEN, setLimits } from './time-limits.ts'

const BUDGET_MINUTES = 15
const MINUTE_SECONDS = 60
const DAY_MS = 86_400_000
/** How long an open player may go without asking what is left. */
const ASKS_WITHIN_MS = 35_000

/** Sets the clock of the server ahead, by so many milliseconds since it started. */
type Clock = { aheadMs: number; advance(milliseconds: number): Promise<void> }

/** A server whose clock is set. */
let starnest: RunningStarnest
let clock: Clock
let folder: string
const test = base.extend({
  house: async ({ browserName: _ }, use) => use(starnest),
})
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-clock-'))
  // A server that root started reads it as another user.
  await chmod(folder, 0o755)
  const file = join(folder, 'ahead')
  clock = {
    aheadMs: 0,
    advance(milliseconds: number) {
      clock.aheadMs += milliseconds
      return setClockAhead(file, clock.aheadMs)
    },
  }
  await clock.advance(0)
  starnest = await startStarnest(fakedClock(file))
})
test.afterAll(async () => {
  await stopInOrder(starnest)
  await rm(folder, { recursive: true })
})

type Watching = {
  device: APIRequestContext
  film: Animation
  clock: Clock
  /** What the day counts so far. */
  watchedSeconds: () => Promise<number>
}

/** Another player of whoever watches on a device, until so much of the day is counted: it reports as
 *  ours does, as fast as it is answered, while the clock of the server goes as if it played. */
async function watchUntil(
  seconds: number,
  { device, film, clock, watchedSeconds }: Watching,
): Promise<void> {
  const playback = randomUUID()
  for (let sequence = 0; (await watchedSeconds()) < seconds; sequence += 1) {
    await clock.advance(PROGRESS_REPORT_SECONDS * 1000)
    const data = { currentTime: (sequence % 2) * PROGRESS_REPORT_SECONDS, playback, sequence }
    const answer = await device.put(pathOf(WATCH_ROUTES.progress, { id: film.id }), { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}

test('a quarter of an hour a day is over for all devices, and is there again tomorrow', async ({
  page: dadsPage,
  browser,
}) => {
  const parent = dadsPage.request
  await parent.get(HOUSEHOLD_ROUTES.viewer.path)
  const dad = await moveIn(parent, DAD)
  const mia = await moveIn(parent, MIA)
  await parent.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  await parent.put(TIME_ROUTES.setTimeZone.path, { data: { timeZone: 'UTC' } })
  // Noon of tomorrow, so that no midnight comes between.
  const noonMs = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2
  await clock.advance(noonMs - Date.now())
  await setLimits(parent, mia.id, { ...OPEN, dailyMinutes: BUDGET_MINUTES })
  const watchedSeconds = async () => {
    const answer = await parent.get(pathOf(TIME_ROUTES.profile, { id: mia.id }))
    return profileTimeSchema.parse(await answer.json()).watchedSeconds
  }
  const films = (await watchableFilms(starnest)).filter(({ rating }) => rating === 'G')
  const [other, film] = films.slice(-2)
  if (!film || !other) throw new Error('the library has no two films for everybody')

  const tablet = await openDevice(browser, { baseURL: starnest.origin })
  const phone = await openDevice(browser, { baseURL: starnest.origin })
  for (const { request } of [tablet, phone]) {
    await request.get(HOUSEHOLD_ROUTES.viewer.path)
    await request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
  }
  const onThePhone = { device: phone.request, film: other, clock, watchedSeconds }
  await watchUntil(10.5 * MINUTE_SECONDS, onThePhone)

  const page = await tablet.newPage()
  await page.goto(`/watch/${film.id}?play=1`)
  // It is said for a quarter of a minute.
  await expect(page.getByText('5 minutes left')).toBeVisible()
  await expectPlaying(page)
  await goRoundUntilTheEnd(page, film.duration)

  await watchUntil(14 * MINUTE_SECONDS, onThePhone)
  await expect(page.getByText('1 minute left')).toBeVisible({ timeout: ASKS_WITHIN_MS })
  // The last quarter of a minute passes on the tablet, whose film may be seen to its end.
  await watchUntil(14.75 * MINUTE_SECONDS, onThePhone)
  await expect(page.getByText('You may watch this one to its end')).toBeVisible({
    timeout: ASKS_WITHIN_MS + MINUTE_SECONDS * 1000,
  })
  const refused = await phone.request.get(pathOf(WATCH_ROUTES.playback, { id: other.id }))
  expect(refused.status()).toBe(403)
  const { details } = await refused.json()
  expect(timeOverSchema.parse(details)).toMatchObject({ reason: 'budget' })
  const midnight = new Date(noonMs + DAY_MS / 2).toISOString()
  expect(details.againAt).toBe(midnight)
  const over = page.getByRole('heading', { name: 'Time for today is over' })
  await expect(over).toBeVisible({ timeout: (film.duration + MINUTE_SECONDS) * 1000 })
  await expect(page.locator('video')).toHaveCount(0)

  await clock.advance(DAY_MS)
  await expect(over).toBeHidden()
  await expectPlaying(page)
  expect(await watchedSeconds()).toBeLessThan(MINUTE_SECONDS)
  await tablet.close()
  await phone.close()
  await moveOut(parent)
})

/** Hours that end in a minute by the server's clock: a film that is to be seen to its end must have begun before. */
async function hoursThatEndSoon(clock: Clock): Promise<TimeLimits> {
  const intoTheMinute = (Date.now() + clock.aheadMs) % (MINUTE_SECONDS * 1000)
  await clock.advance(MINUTE_SECONDS * 1000 - intoTheMinute)
  const until = new Date(Date.now() + clock.aheadMs + MINUTE_SECONDS * 1000)
  const from = new Date(until.getTime() - 60 * MINUTE_SECONDS * 1000)
  const timeOfDay = (at: Date) => at.toISOString().slice(11, 16)
  const hours = { from: timeOfDay(from), until: timeOfDay(until) }
  return { dailyMinutes: null, viewingHours: { weekdays: hours, weekends: hours } }
}

test('a film that runs as its hours end is seen to its end, and no further', async ({
  page: dadsPage,
  browser,
}) => {
  const parent = dadsPage.request
  await parent.get(HOUSEHOLD_ROUTES.viewer.path)
  const dad = await moveIn(parent, DAD)
  const mia = await moveIn(parent, MIA)
  await parent.post(pathOf(PROFILE_ROUTES.activate, { id: dad.id }))
  await parent.put(TIME_ROUTES.setTimeZone.path, { data: { timeZone: 'UTC' } })
  const tablet = await openDevice(browser, { baseURL: starnest.origin })
  try {
    await tablet.request.get(HOUSEHOLD_ROUTES.viewer.path)
    await tablet.request.post(pathOf(PROFILE_ROUTES.activate, { id: mia.id }))
    const film = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
    if (!film) throw new Error('the library has no film for everybody')
    await setLimits(parent, mia.id, await hoursThatEndSoon(clock))
    const page = await tablet.newPage()
    await page.goto(`/watch/${film.id}?play=1`)
    await expect(page.getByText(/^[12] minutes? left$/)).toBeVisible()
    await expectPlaying(page)
    await goRoundUntilTheEnd(page, film.duration)
    await expect(page.getByText('You may watch this one to its end')).toBeVisible({
      timeout: ASKS_WITHIN_MS + 2 * MINUTE_SECONDS * 1000,
    })
    await expect(page.locator('video')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'It is not viewing time now' })).toBeVisible({
      timeout: (film.duration + MINUTE_SECONDS) * 1000,
    })
    await expect(page.locator('video')).toHaveCount(0)
  } finally {
    await tablet.close()
    await moveOut(parent)
    await parent.put(TIME_ROUTES.setTimeZone.path, { data: { timeZone: null } })
  }
})
