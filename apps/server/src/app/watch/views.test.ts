import { randomUUID } from 'node:crypto'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { progressSchema } from '@starnest/contract/watch/watch'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { titles } from '../../tables/titles.ts'
import { playbacks } from '../../tables/watching.ts'

let home: TestHome
let parent: Somebody
let film: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R', { ageGroup: 'adult' })
  film = await home.addTitle()
})
afterAll(() => home.close())

/** Reports where the film stands, as a player does that was opened as `playback`. */
async function report(currentTime: number, opened?: { playback: string; sequence: number }) {
  const answer = await home.app.inject({
    method: 'PUT',
    url: `/api/animations/${film}/progress`,
    cookies: { [DEVICE_COOKIE]: parent.deviceId },
    payload: { currentTime, ...opened },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return progressSchema.parse(answer.json())
}

async function views(): Promise<number | undefined> {
  const [title] = await home.database.db.select().from(titles).where(eq(titles.id, film))
  return title?.viewCount
}

const pass = (seconds: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + seconds * 1000)
}

it('counts a view when half a minute has been watched, one a day and profile', async () => {
  const playback = randomUUID()
  await report(0, { playback, sequence: 0 })
  pass(29)
  await report(29, { playback, sequence: 1 })
  expect(await views()).toBe(0)
  pass(1)
  const last = [2, 3, 4, 5].map((sequence) => report(28 + sequence, { playback, sequence }))
  await Promise.all(last)
  pass(10)
  await report(40, { playback, sequence: 6 })
  expect(await views()).toBe(1)
  pass(24 * 3600 - 10)
  await report(50, { playback, sequence: 7 })
  expect(await views()).toBe(2)
  await report(50)
  expect(await views()).toBe(2)
})

it('counts a view of a short film when half of it has been watched', async () => {
  film = await home.addTitle({ durationSeconds: 20 })
  const playback = randomUUID()
  await report(0, { playback, sequence: 0 })
  pass(10)
  await report(10, { playback, sequence: 1 })
  expect(await views()).toBe(1)
})

it('counts no view, and keeps few rows, of players that are made up', async () => {
  for (let count = 0; count < 60; count += 1) {
    await report(100, { playback: randomUUID(), sequence: 0 })
    pass(1)
  }
  await Promise.all(
    Array.from({ length: 20 }, () => report(100, { playback: randomUUID(), sequence: 1 })),
  )
  expect(await views()).toBe(0)
  await report(100, { playback: randomUUID(), sequence: 1 })
  expect(await home.database.db.$count(playbacks)).toBeLessThanOrEqual(8)
})

it('still knows as late what comes of the opening before the latest few', async () => {
  const playback = randomUUID()
  await report(50, { playback, sequence: 5 })
  for (let count = 0; count < 7; count += 1) {
    pass(1)
    await report(60, { playback: randomUUID(), sequence: 0 })
  }
  expect(await report(20, { playback, sequence: 4 })).toMatchObject({ currentTime: 60 })
})
