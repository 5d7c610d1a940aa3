import type { ViewingHours } from '@starnest/contract/parents/parents'
import type { TimeReason } from '@starnest/contract/parents/watch-time'
import { ENDLESS, type TimeReach } from '../../../domain/time/time-reach.ts'
import { dayAfter, dayAt, instantOf } from '../../../domain/time/zoned-clock.ts'
import { type Hours, openingAt, windowsFrom, windowsOfGrants } from './viewing-windows.ts'

/** What a parent allows a profile, and what it has had of that today. */
export type TimeFacts = {
  /** null: as many as it likes. */
  readonly dailyMinutes: number | null
  readonly viewingHours: ViewingHours | null
  /** IANA name. */
  readonly timeZone: string
  /** Today, as are `grantedSeconds`. */
  readonly watchedSeconds: number
  readonly grantedSeconds: number
  /** What grown-ups added lately; each also holds out of hours. */
  readonly grants: readonly { readonly atMs: number; readonly minutes: number }[]
}

/** Whether a profile may watch. Left: for so many seconds, and what ends them. Over: since so many
 *  seconds, which for the budget are seconds watched beyond it; and when it is possible again. */
export type Standing =
  | { is: 'unlimited' }
  | { is: 'left'; seconds: number; ends: TimeReason }
  | { is: 'over'; reason: TimeReason; overSeconds: number; againAtMs: number }

/** Where a profile stands at an instant, in milliseconds since 1970. */
export function standingAt(atMs: number, facts: TimeFacts): Standing {
  const { timeZone } = facts
  const hours = hoursOf(facts)
  const opening = openingAt(atMs, hours)
  const budgetSeconds = budgetLeft(facts)
  const isSpent = budgetSeconds !== null && budgetSeconds <= 0
  if (opening.is === 'closed') {
    const closedSeconds = Math.floor((atMs - opening.sinceMs) / 1000)
    return {
      is: 'over',
      reason: 'hours',
      overSeconds: Math.max(closedSeconds, isSpent ? 0 - budgetSeconds : 0),
      againAtMs: isSpent ? firstOpening(nextDayMs(atMs, timeZone), hours) : opening.opensAtMs,
    }
  }
  if (isSpent) {
    const againAtMs = firstOpening(nextDayMs(atMs, timeZone), hours)
    return { is: 'over', reason: 'budget', overSeconds: 0 - budgetSeconds, againAtMs }
  }
  const hoursSeconds = opening.untilMs === null ? null : Math.ceil((opening.untilMs - atMs) / 1000)
  if (budgetSeconds === null && hoursSeconds === null) return { is: 'unlimited' }
  return (budgetSeconds ?? Infinity) <= (hoursSeconds ?? Infinity)
    ? { is: 'left', seconds: budgetSeconds ?? 0, ends: 'budget' }
    : { is: 'left', seconds: hoursSeconds ?? 0, ends: 'hours' }
}

/** How long a profile may watch from an instant on, in milliseconds since 1970. */
export function reachAt(atMs: number, facts: TimeFacts): TimeReach {
  const { dailyMinutes } = facts
  return {
    leftSeconds: Math.max(0, budgetLeft(facts) ?? ENDLESS.leftSeconds),
    dailySeconds: dailyMinutes === null ? ENDLESS.dailySeconds : dailyMinutes * 60,
    windows: windowsFrom(atMs, hoursOf(facts)),
  }
}

/** The strictest of those who watch together; nobody: no limit. */
export function strictest(standings: readonly Standing[]): Standing {
  return standings.reduce((one, other) => (isStricter(other, one) ? other : one), {
    is: 'unlimited',
  })
}

const RANKS = { unlimited: 0, left: 1, over: 2 } as const

function isStricter(one: Standing, other: Standing): boolean {
  if (one.is === 'over' && other.is === 'over') return one.againAtMs > other.againAtMs
  if (one.is === 'left' && other.is === 'left') return one.seconds < other.seconds
  return RANKS[one.is] > RANKS[other.is]
}

const hoursOf = ({ viewingHours, timeZone, grants }: TimeFacts): Hours => ({
  viewingHours,
  timeZone,
  further: windowsOfGrants(grants),
})

/** Seconds; below 0: watched beyond it. Null: there is no budget. */
function budgetLeft({ dailyMinutes, grantedSeconds, watchedSeconds }: TimeFacts): number | null {
  return dailyMinutes === null ? null : dailyMinutes * 60 + grantedSeconds - watchedSeconds
}

/** The first instant from this one on that lies within viewing hours. */
function firstOpening(fromMs: number, hours: Hours): number {
  const opening = openingAt(fromMs, hours)
  return opening.is === 'open' ? fromMs : opening.opensAtMs
}

const nextDayMs = (atMs: number, timeZone: string) =>
  instantOf(dayAfter(dayAt(atMs, timeZone), 1), 0, timeZone)
