import {
  type JamLeaderboard,
  type JamLeaderboardEntry,
  type JamWeekList,
  MAX_JAM_WEEKS,
} from '@starnest/contract/jam/leaderboard'
import { dayAfter, dayAt } from '../../../domain/time/zoned-clock.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import { hasScores, listBest, listQuarters, listRankedProfiles } from './leaderboard.repository.ts'
import { DEMO_ENTRIES, type RankedProfile, rankingOf } from './ranking.ts'
import { mondayOf, streakOf, type Week, weekAt, weekFrom } from './weeks.ts'

const DAY_MS = 86_400_000
const CHAMPIONS = 3
/** Days for which a streak is followed back. */
const LONGEST_STREAK_DAYS = 366

/** What all weeks of a household are ranked from. */
type Known = {
  householdId: number
  timeZone: string
  profiles: RankedProfile[]
  quarters: { profileId: number; atMs: number }[]
}

/** What the leaderboard stands on. */
export type LeaderboardDeps = {
  database: Database
  now: () => Date
  /** The zone that the household's days are counted in, an IANA name. */
  timeZoneOf: (viewer: Viewer) => Promise<string>
}

/** The House Leaderboard: who of the family reached how much in a week. Guests are not in it. */
export class LeaderboardService {
  readonly #deps: LeaderboardDeps

  constructor(deps: LeaderboardDeps) {
    this.#deps = deps
  }

  /** The ranking of a week; without one, of the week that runs. A device that has not said who watches sees
   *  nobody. */
  async week(viewer: Viewer, monday: string | undefined): Promise<JamLeaderboard> {
    const { database, now, timeZoneOf } = this.#deps
    const { householdId, mustChoose } = viewer
    const timeZone = await timeZoneOf(viewer)
    const running = weekAt(now().getTime(), timeZone)
    const week = monday === undefined ? running : weekFrom(monday, timeZone)
    const isRunning = week.monday === running.monday
    const isDemo = isRunning && !mustChoose && !(await hasScores(database.db, householdId))
    const known = await this.#known(householdId, { timeZone, sinceMs: week.fromMs })
    const entries = mustChoose ? [] : await this.#entries(week, known)
    return {
      week: week.monday,
      startsAt: new Date(week.fromMs).toISOString(),
      endsAt: new Date(week.untilMs).toISOString(),
      timeZone,
      isDemo,
      entries: isDemo ? [...DEMO_ENTRIES] : entries,
    }
  }

  /** The champions of past weeks, the newest first. */
  async weeks(viewer: Viewer): Promise<JamWeekList> {
    const { householdId, mustChoose } = viewer
    if (mustChoose) return []
    const timeZone = await this.#deps.timeZoneOf(viewer)
    const running = weekAt(this.#deps.now().getTime(), timeZone)
    const oldest = weekFrom(dayAfter(running.monday, -7 * MAX_JAM_WEEKS), timeZone)
    const known = await this.#known(householdId, { timeZone, sinceMs: oldest.fromMs })
    const sung = known.quarters.filter(({ atMs }) => atMs >= oldest.fromMs && atMs < running.fromMs)
    const mondays = new Set(sung.map(({ atMs }) => mondayOf(dayAt(atMs, timeZone))))
    const told = []
    for (const monday of mondays) {
      const entries = await this.#entries(weekFrom(monday, timeZone), known)
      const champions = entries.filter(({ rank }) => rank <= CHAMPIONS)
      if (entries.length > 0) told.push({ week: monday, singers: entries.length, champions })
    }
    return told
  }

  /** The family, and when each sang, as far back as a streak from `sinceMs` on may reach. */
  async #known(
    householdId: number,
    { timeZone, sinceMs }: { timeZone: string; sinceMs: number },
  ): Promise<Known> {
    const { db } = this.#deps.database
    const [profiles, quarters] = await Promise.all([
      listRankedProfiles(db, householdId),
      listQuarters(db, householdId, sinceMs - LONGEST_STREAK_DAYS * DAY_MS),
    ])
    return { householdId, timeZone, profiles, quarters }
  }

  /** Streaks end where the week ends; those of the week that runs, today. */
  async #entries(
    week: Week,
    { householdId, timeZone, profiles, quarters }: Known,
  ): Promise<JamLeaderboardEntry[]> {
    const { database, now } = this.#deps
    const today = dayAt(Math.min(now().getTime(), week.untilMs - 1), timeZone)
    const daysOf = (profileId: number) => {
      const own = quarters.filter((one) => one.profileId === profileId)
      return new Set(own.map(({ atMs }) => dayAt(atMs, timeZone)))
    }
    const best = await listBest(database.db, householdId, week)
    return rankingOf(profiles, best, (profileId) => streakOf(daysOf(profileId), today))
  }
}
