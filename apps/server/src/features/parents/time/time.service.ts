import { AppError } from '@starnest/contract/errors'
import type { PinHolder } from '@starnest/contract/household/pin'
import {
  type Asking,
  GRACE_MINUTES,
  LONGEST_COUNTED_SECONDS,
  type TimeOver,
  type WatchTime,
} from '@starnest/contract/parents/watch-time'
import { PROGRESS_REPORT_SECONDS } from '@starnest/contract/watch/watch'
import { AnswerCache } from '../../../domain/answer-cache.ts'
import { sharedReach, type TimeReach } from '../../../domain/time/time-reach.ts'
import { dayAt, instantOf, serverTimeZone } from '../../../domain/time/zoned-clock.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import { askAgainMs } from './asking-again.ts'
import type { Today } from './requests.repository.ts'
import { reachAt, type Standing, standingAt, strictest, type TimeFacts } from './standing.ts'
import {
  countWatching,
  findTimes,
  findTimeZone,
  isKnownPlayback,
  type TimeRow,
} from './time.repository.ts'

const GRACE_SECONDS = GRACE_MINUTES * 60

/** Closer to its end than this, in seconds, a title is over. */
const END_SECONDS = 1

/** How long a right to stream may be reused, in milliseconds: a parent's change has to take effect
 *  within 5 seconds, and a film asks for several files a second. */
const REMEMBERED_MS = 2000
const MAX_REMEMBERED = 1000

/** Dependencies of watching time; `now` is the clock. */
export type TimeDeps = {
  database: Database
  now: () => Date
  /** Grown-ups of the household who have a PIN. */
  listPinHolders: (viewer: Viewer) => Promise<PinHolder[]>
}

/** A report of a player. `isFirst`: of its opening. `hasMoved`: the film stands elsewhere than before. */
export type Watched = { isFirst: boolean; hasMoved: boolean }

/** One who watches, and what today is for them. */
export type ProfileStanding = { row: TimeRow; facts: TimeFacts; today: Today; standing: Standing }

/** The rules of how long somebody may watch. Time is the server's own, and everything it knows is in
 *  the database. Grown-ups have no limit; of those who watch together the strictest counts. */
export class TimeService {
  readonly #deps: TimeDeps
  readonly #streamable = new AnswerCache<true>({ max: MAX_REMEMBERED, ttlMs: REMEMBERED_MS })

  constructor(deps: TimeDeps) {
    this.#deps = deps
  }

  /** How much time is left to those who watch, or why none is. */
  async timeOf(viewer: Viewer): Promise<WatchTime> {
    if (viewer.isGrownUp) return { is: 'unlimited' }
    const standings = await this.standingsOf(viewer)
    const standing = strictest(standings.map((one) => one.standing))
    if (standing.is !== 'over') return standing
    const over = standings.filter((one) => one.standing.is === 'over')
    return {
      is: 'over',
      ...overDetails(standing, over),
      asking: askingOf(over),
      askAgainSeconds: Math.max(...over.map(askAgainSecondsOf)),
      mayFinish: this.#mayFinish(over),
      timeZone: over[0]?.facts.timeZone ?? serverTimeZone(),
      pinHolders: await this.#deps.listPinHolders(viewer),
    }
  }

  /** Lets a title begin. @throws AppError time_over */
  assertMayBegin(viewer: Viewer): Promise<void> {
    return this.#assertTime(viewer, () => false)
  }

  /** Allows the files of a title; once time is over, only of the one that may be watched to its
   *  end. The answer may be two seconds old. @throws AppError time_over */
  async assertMayStream(viewer: Viewer, titleId: number): Promise<void> {
    if (viewer.isGrownUp) return
    const who = viewer.watchers.map(({ profileId }) => profileId).join('+')
    await this.#streamable.get(`${who}:${titleId}`, async () => {
      await this.#assertTime(viewer, (over) => this.#mayFinish(over) === titleId)
      return true
    })
  }

  /** Lets a report in; once time is over, from the opening of the player that may go on to the end of
   *  its title. @throws AppError time_over */
  async assertMayGoOn(
    viewer: Viewer,
    { titleId, playback }: { titleId: number; playback: string | undefined },
  ): Promise<void> {
    const { profileId } = viewer
    await this.#assertTime(viewer, async (over) => {
      if (playback === undefined || this.#mayFinish(over) !== titleId) return false
      return isKnownPlayback(this.#deps.database.db, { profileId, titleId, playback })
    })
  }

  /** Counts what those who watch have watched since the last report of any of their devices. */
  async countWatching(viewer: Viewer, { isFirst, hasMoved }: Watched): Promise<void> {
    if (viewer.isGrownUp) return
    const { database, now } = this.#deps
    const { householdId, watchers } = viewer
    const timeZone = await this.timeZoneOf(viewer)
    const { day, startedAt, now: at } = todayAt(now(), timeZone)
    const longest = isFirst ? PROGRESS_REPORT_SECONDS : LONGEST_COUNTED_SECONDS
    await countWatching(database.db, {
      householdId,
      profileIds: watchers.map(({ profileId }) => profileId),
      at,
      day,
      dayStartedAt: startedAt,
      limitSeconds: isFirst || hasMoved ? longest : 0,
      forgetSeconds: LONGEST_COUNTED_SECONDS,
    })
  }

  /** The zone that a household's days are counted in, an IANA name. */
  async timeZoneOf({ householdId }: Viewer): Promise<string> {
    return (await findTimeZone(this.#deps.database.db, householdId)) ?? serverTimeZone()
  }

  /** Where each of those who watch stands. */
  async standingsOf(viewer: Viewer): Promise<ProfileStanding[]> {
    return this.#standingsAt(this.#deps.now(), viewer)
  }

  /** How long those who watch may from an instant on, together. */
  async reachOf(viewer: Viewer, at: Date): Promise<TimeReach> {
    const standings = await this.#standingsAt(at, viewer)
    const limited = standings.filter(({ row }) => row.ageGroup !== 'adult')
    return sharedReach(limited.map(({ facts }) => reachAt(at.getTime(), facts)))
  }

  async #standingsAt(at: Date, { householdId, watchers }: Viewer): Promise<ProfileStanding[]> {
    const { database } = this.#deps
    const profileIds = watchers.map(({ profileId }) => profileId)
    const rows = await findTimes(database.db, { householdId, profileIds }, at)
    return rows.map((row) => {
      const today = todayAt(at, row.timeZone ?? serverTimeZone())
      const facts = factsOf(row, today.day)
      const isFree = row.ageGroup === 'adult'
      const standing: Standing = isFree ? { is: 'unlimited' } : standingAt(at.getTime(), facts)
      return { row, facts, today, standing }
    })
  }

  /** Forgets what is remembered of who may stream: limits or time have changed. */
  forgetRemembered(): void {
    this.#streamable.forget()
  }

  async #assertTime(
    viewer: Viewer,
    isExempt: (over: ProfileStanding[]) => boolean | Promise<boolean>,
  ): Promise<void> {
    if (viewer.isGrownUp) return
    const standings = await this.standingsOf(viewer)
    const standing = strictest(standings.map((one) => one.standing))
    if (standing.is !== 'over') return
    const over = standings.filter((one) => one.standing.is === 'over')
    if (await isExempt(over)) return
    throw new AppError('time_over', { details: overDetails(standing, over) })
  }

  /** The title that all whose time is over may see to its end: it ran when time ran out, and little of
   *  it was left. */
  #mayFinish(over: readonly ProfileStanding[]): number | null {
    const nowMs = this.#deps.now().getTime()
    const titles = over.map((one) => titleToFinish(one, nowMs))
    const [first = null] = titles
    return titles.every((titleId) => titleId === first) ? first : null
  }
}

/** The day of a zone that an instant lies in. */
export function todayAt(now: Date, timeZone: string): Today {
  const day = dayAt(now.getTime(), timeZone)
  return { day, startedAt: new Date(instantOf(day, 0, timeZone)), now }
}

function titleToFinish({ row, standing }: ProfileStanding, nowMs: number): number | null {
  const { running } = row
  if (standing.is !== 'over' || !running) return null
  const { leftSeconds, titleId } = running
  const ago = (nowMs - running.updatedAt.getTime()) / 1000
  // By the hours it ended at a moment; by the budget it ended with a report of what ran.
  const ranFor = standing.reason === 'hours' ? standing.overSeconds : GRACE_SECONDS
  const isRunning = ago >= 0 && ago <= ranFor + LONGEST_COUNTED_SECONDS
  const isShort = leftSeconds > END_SECONDS && leftSeconds <= GRACE_SECONDS
  return isRunning && isShort && standing.overSeconds <= GRACE_SECONDS ? titleId : null
}

function factsOf(row: TimeRow, today: string): TimeFacts {
  const { dailyMinutes, viewingHours } = row
  const day = row.days.find((one) => one.day === today)
  return {
    dailyMinutes,
    viewingHours,
    timeZone: row.timeZone ?? serverTimeZone(),
    watchedSeconds: day?.watchedSeconds ?? 0,
    grantedSeconds: day?.grantedSeconds ?? 0,
    grants: row.requests.flatMap(({ answeredAt, grantedMinutes }) =>
      answeredAt && grantedMinutes ? [{ atMs: answeredAt.getTime(), minutes: grantedMinutes }] : [],
    ),
  }
}

function overDetails(
  standing: Extract<Standing, { is: 'over' }>,
  over: readonly ProfileStanding[],
): TimeOver {
  const { reason, againAtMs } = standing
  const againAt = new Date(againAtMs).toISOString()
  return { reason, againAt, hasAsked: askingOf(over) === 'open' }
}

const lastRequestOf = ({ row, today }: ProfileStanding) =>
  row.requests.findLast(({ askedAt }) => askedAt >= today.startedAt)

function askAgainSecondsOf(over: ProfileStanding): number {
  const last = lastRequestOf(over)
  return last ? Math.ceil(askAgainMs(last, over.today.now) / 1000) : 0
}

/** What came of asking, for all whose time is over: one that waits says so, then one that was refused. */
function askingOf(over: readonly ProfileStanding[]): Asking {
  const askings = over.map((one): Asking => {
    const last = lastRequestOf(one)
    if (!last) return 'none'
    if (last.answeredAt === null) return 'open'
    return last.grantedMinutes === 0 ? 'refused' : 'none'
  })
  if (askings.includes('open')) return 'open'
  return askings.includes('refused') ? 'refused' : 'none'
}
