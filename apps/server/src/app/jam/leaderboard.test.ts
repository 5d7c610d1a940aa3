import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import {
  type JamLeaderboard,
  jamLeaderboardSchema,
  jamWeekListSchema,
} from '@starnest/contract/jam/leaderboard'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type JamHome, LONG, openJamHome } from '../../../test/jam/jam-home.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { households, profiles } from '../../tables/family.ts'

const MADRID = 'Europe/Madrid'
const DAY_MS = 86_400_000

let home: JamHome
let mia: Somebody
let dad: Somebody
beforeAll(async () => {
  home = await openJamHome()
})
afterAll(() => home.close())
beforeEach(async () => {
  await home.clear()
  await liveIn(MADRID)
  home.clock.now = new Date('2026-11-23T12:00:00Z')
  mia = await home.addSomebody('G', { displayName: 'Mia', avatarUrl: '🦄' })
  dad = await home.addSomebody('R', { displayName: 'Dad', ageGroup: 'adult' })
})

const liveIn = (timeZone: string) => home.database.db.update(households).set({ timeZone })

async function board(week?: string, who = dad): Promise<JamLeaderboard> {
  const query = week === undefined ? '' : `?week=${week}`
  const answer = await home.call(who, 'GET', `${JAM_ROUTES.leaderboard.path}${query}`)
  return jamLeaderboardSchema.parse(answer.json())
}

const weeks = async () =>
  jamWeekListSchema.parse((await home.call(dad, 'GET', JAM_ROUTES.weeks.path)).json())

let seed = 0
/** Somebody sings, differently each time. */
function singAt(iso: string, who: Somebody, more: { offsetCents?: number; long?: boolean } = {}) {
  home.clock.now = new Date(iso)
  seed += 1
  const { offsetCents = 0, long = false } = more
  const request = { trackId: long ? 'moon-song' : 'star-song' }
  // The round ends some seconds after it began.
  return home.sing(who, { seed, offsetCents, request, ...(long && { song: LONG }) })
}

it('shows an invented family, marked as such, until somebody of the house has a score', async () => {
  const demo = await board()
  expect(demo).toMatchObject({ isDemo: true, week: '2026-11-23', timeZone: MADRID })
  expect(demo.entries.map(({ score, streak }) => [score, streak])).toEqual([
    [1250, 7],
    [980, 3],
    [850, 5],
    [720, 2],
  ])
  await singAt('2026-11-23T12:00:00Z', mia)
  const own = await board()
  expect(own.isDemo).toBe(false)
  expect(own.entries.map(({ name }) => name)).toEqual(['Mia'])
  home.clock.now = new Date('2026-12-02T12:00:00Z')
  expect(await board()).toMatchObject({ isDemo: false, entries: [] })
})

it('adds up the best score of each track', async () => {
  const first = await singAt('2026-11-23T12:00:00Z', mia, { offsetCents: 90 })
  const best = await singAt('2026-11-23T13:00:00Z', mia)
  const other = await singAt('2026-11-23T14:00:00Z', mia, { long: true })
  const scores = [best, other].map(({ singers }) => singers[0]?.result?.score ?? 0)
  expect(first.singers[0]?.result?.score).toBeLessThan(scores[0] ?? 0)
  const { entries } = await board()
  expect(entries).toMatchObject([
    { rank: 1, name: 'Mia', avatar: '🦄', score: (scores[0] ?? 0) + (scores[1] ?? 0), tracks: 2 },
  ])
})

it('begins anew on Monday at midnight of the household, also in the weeks in which clocks change', async () => {
  // Spain's clocks go back on 25 October 2026, a Sunday: midnight is 22:00 UTC before, 23:00 after.
  await singAt('2026-10-18T21:59:00Z', mia)
  await singAt('2026-10-25T22:59:00Z', dad)
  await singAt('2026-10-25T23:00:00Z', mia, { long: true })
  const names = async (week: string) => (await board(week)).entries.map(({ name }) => name)
  expect(await names('2026-10-12')).toEqual(['Mia'])
  // Dad's round began before midnight and was sung 14 seconds later.
  expect(await names('2026-10-19')).toEqual(['Dad'])
  expect(await names('2026-10-26')).toEqual(['Mia'])
  await liveIn('America/New_York')
  expect(await names('2026-10-26')).toEqual([])
  const { startsAt, endsAt } = await board('2026-10-26')
  expect([startsAt, endsAt]).toEqual(['2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
})

it('counts the days in a row, to today or yesterday', async () => {
  for (const day of ['20', '21', '22']) await singAt(`2026-11-${day}T18:00:00Z`, mia)
  await singAt('2026-11-23T01:00:00Z', dad)
  const streaks = async () =>
    Object.fromEntries((await board('2026-11-16')).entries.map((one) => [one.name, one.streak]))
  expect(await streaks()).toEqual({ Mia: 3 })
  await singAt('2026-11-23T18:00:00Z', mia, { long: true })
  const today = await board()
  expect(today.entries.map(({ name, streak }) => [name, streak]).sort()).toEqual([
    ['Dad', 1],
    ['Mia', 4],
  ])
  home.clock.now = new Date('2026-11-25T12:00:00Z')
  expect((await board()).entries.map(({ streak }) => streak)).toEqual([0, 0])
})

it('tells the champions of past weeks, the newest first, and not of the week that runs', async () => {
  await singAt('2026-11-04T12:00:00Z', mia)
  await singAt('2026-11-18T12:00:00Z', dad)
  await singAt('2026-11-23T12:00:00Z', mia)
  const told = await weeks()
  expect(told.map(({ week, champions }) => [week, champions[0]?.name])).toEqual([
    ['2026-11-16', 'Dad'],
    ['2026-11-02', 'Mia'],
  ])
})

it('does not list who sang nothing, or only practised', async () => {
  await singAt('2026-11-23T12:00:00Z', dad)
  await home.sing(mia, { seed: 900, request: { isPractice: true } })
  expect((await board()).entries.map(({ name }) => name)).toEqual(['Dad'])
})

it('takes no day for a week that is no Monday', async () => {
  const answer = await home.call(dad, 'GET', `${JAM_ROUTES.leaderboard.path}?week=2026-11-24`)
  expect(answer.statusCode).toBe(400)
})

it('names nobody to a device that has not said who watches', async () => {
  await singAt('2026-11-23T12:00:00Z', mia)
  await home.database.db
    .update(profiles)
    .set({ pinHash: 'scrypt' })
    .where(eq(profiles.id, dad.profileId))
  const stranger = await home.app.inject(JAM_ROUTES.leaderboard.path)
  expect(stranger.json()).toMatchObject({ isDemo: false, entries: [] })
  expect((await home.app.inject(JAM_ROUTES.weeks.path)).json()).toEqual([])
})

it('goes on when the clock of the server was set back', async () => {
  await singAt('2026-11-23T12:00:00Z', mia)
  home.clock.now = new Date('2026-11-22T12:00:00Z')
  expect((await board()).entries).toEqual([])
  home.clock.now = new Date(Date.parse('2026-11-23T12:00:00Z') + DAY_MS)
  expect((await board()).entries).toHaveLength(1)
})
