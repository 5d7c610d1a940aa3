import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { idleJobs, withSchedulesByHand } from '../../../test/idle-jobs.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { removeOldRows } from '../../features/parents/history/retention.repository.ts'
import { createRetention } from '../../features/parents/history/retention.ts'
import { households } from '../../tables/family.ts'
import { heldBack, timeRequests, watchDays } from '../../tables/limits.ts'
import { playbacks, progress } from '../../tables/watching.ts'

const DAY_MS = 24 * 3_600_000

let home: TestHome
let child: Somebody
let film: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  home.clock.now = new Date('2026-06-15T12:00:00Z')
  child = await home.addSomebody('G')
  film = await home.addTitle()
  await keepFor(30)
})
afterAll(() => home.close())

const daysAgo = (days: number) => new Date(home.clock.now.getTime() - days * DAY_MS)
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

const keepFor = (days: number) =>
  home.database.db
    .update(households)
    .set({ historyDays: days })
    .where(eq(households.id, home.householdId))

async function watchedAt(...instants: Date[]): Promise<number[]> {
  const ids: number[] = []
  for (const updatedAt of instants) {
    const id = await home.addTitle()
    await home.addProgress(child, id, { updatedAt })
    ids.push(id)
  }
  return ids
}

async function addPlayback(startedAt: Date, titleId = film): Promise<string> {
  const { householdId } = home
  const playback = randomUUID()
  const { profileId } = child
  await home.database.db
    .insert(playbacks)
    .values({ householdId, profileId, titleId, playback, sequence: 9, startedAt })
  return playback
}

const removeOld = (now = home.clock.now) =>
  createRetention({
    database: home.database,
    jobs: idleJobs,
    now: () => now,
    log: { error: fail },
  }).removeOld()
const fail = (fields: object) => {
  throw new Error(JSON.stringify(fields))
}
const rememberedTitles = async () =>
  (await home.database.db.select({ id: progress.titleId }).from(progress)).map(({ id }) => id)
const rememberedPlaybacks = async () =>
  (await home.database.db.select({ id: playbacks.playback }).from(playbacks)).map(({ id }) => id)

it('forgets what was watched longer ago than the household keeps, to the day', async () => {
  const [, young] = await watchedAt(daysAgo(30.01), daysAgo(29.99))
  await removeOld()
  expect(await rememberedTitles()).toEqual([young])
})

it('asks each household how long', async () => {
  const [neighbours] = await home.database.db
    .insert(households)
    .values({ name: 'Neighbours', historyDays: 365 })
    .returning()
  const householdId = neighbours?.id ?? 0
  const stranger = await home.addSomebody('G', { householdId })
  const theirs = await home.addTitle({ householdId })
  await home.addProgress(stranger, theirs, { householdId, updatedAt: daysAgo(200) })
  await watchedAt(daysAgo(200))
  await removeOld()
  expect(await rememberedTitles()).toEqual([theirs])
})

it('forgets openings of the player, and never one that is running', async () => {
  const running = await home.addTitle()
  await addPlayback(daysAgo(31))
  const young = await addPlayback(daysAgo(29))
  const paused = await addPlayback(daysAgo(31), running)
  await home.addProgress(child, running, { updatedAt: daysAgo(0.1) })
  await removeOld()
  expect(new Set(await rememberedPlaybacks())).toEqual(new Set([young, paused]))
  await removeOld(daysAgo(-2))
  expect(await rememberedPlaybacks()).not.toContain(paused)
})

it('forgets the minutes of days and what was asked for long ago, and nothing of today', async () => {
  const { householdId } = home
  const { profileId } = child
  const { db } = home.database
  const days = [daysAgo(0), daysAgo(30), daysAgo(32)].map(dayOf)
  for (const day of days) {
    await db.insert(watchDays).values({ householdId, profileId, day, watchedSeconds: 60 })
  }
  for (const askedAt of [daysAgo(31), daysAgo(1)]) {
    await db.insert(timeRequests).values({ householdId, profileId, askedAt })
  }
  await removeOld()
  const left = await db.select({ day: watchDays.day }).from(watchDays)
  expect(left.map(({ day }) => day)).toEqual(days.slice(0, 2))
  expect(await db.select({ askedAt: timeRequests.askedAt }).from(timeRequests)).toEqual([
    { askedAt: daysAgo(1) },
  ])
})

it('forgets what Leo held back after thirty days, for whatever time films are kept', async () => {
  const { householdId } = home
  const { profileId } = child
  const { db } = home.database
  const young = daysAgo(29.99)
  for (const heldAt of [daysAgo(30.01), young]) {
    await db.insert(heldBack).values({ householdId, profileId, kind: 'distress', heldAt })
  }
  for (const days of [365, 7]) {
    await keepFor(days)
    await removeOld()
    expect(await db.select({ heldAt: heldBack.heldAt }).from(heldBack)).toEqual([{ heldAt: young }])
  }
})

it('goes on batch by batch until nothing old is left, one statement each', async () => {
  const { database, clock } = home
  await watchedAt(daysAgo(40), daysAgo(41), daysAgo(42))
  const batch = { now: clock.now, batchRows: 2 }
  const first = await database.statementsIn(() => removeOldRows(database.db, 'progress', batch))
  expect(first).toEqual({ result: 2, statements: 1 })
  expect(await removeOldRows(database.db, 'progress', batch)).toBe(1)
  expect(await removeOldRows(database.db, 'progress', batch)).toBe(0)
})

it('leaves a row that is just being written, which is then not old', async () => {
  const [id] = await watchedAt(daysAgo(40))
  const { db } = home.database
  await db.transaction(async (tx) => {
    await tx.update(progress).set({ updatedAt: home.clock.now })
    await removeOld()
  })
  expect(await rememberedTitles()).toEqual([id])
})

it('is scheduled once a day, and removes what is too old by then', async () => {
  const { jobs, runSchedule } = withSchedulesByHand(idleJobs)
  const repeat = vi.fn(jobs.repeat)
  const { database, clock } = home
  const log = { error: fail }
  await createRetention({ database, jobs: { repeat }, now: () => clock.now, log }).start()
  expect(repeat.mock.calls.map(([{ everyMs }]) => everyMs)).toEqual([DAY_MS])
  const [, ripening] = await watchedAt(daysAgo(31), daysAgo(29.9))
  await runSchedule('history-retention')
  expect(await rememberedTitles()).toEqual([ripening])
  clock.now = daysAgo(-1)
  await runSchedule('history-retention')
  expect(await rememberedTitles()).toEqual([])
})

it('says that the database failed, and lets it be tried again', async () => {
  const failures: string[] = []
  let isDown = true
  const { database } = home
  const broken = new Proxy(database, {
    get: (target, name) => {
      if (name === 'db' && isDown) throw new Error('gone')
      return Reflect.get(target, name)
    },
  })
  const { jobs, runSchedule } = withSchedulesByHand(idleJobs)
  const retention = createRetention({
    database: broken,
    jobs,
    now: () => home.clock.now,
    log: { error: (_, sentence) => void failures.push(sentence) },
  })
  await watchedAt(daysAgo(31))
  await retention.start()
  await expect(runSchedule('history-retention')).rejects.toThrow('gone')
  expect(failures).toEqual(['What was watched long ago could not be removed'])
  isDown = false
  await runSchedule('history-retention')
  expect(await rememberedTitles()).toEqual([])
})
