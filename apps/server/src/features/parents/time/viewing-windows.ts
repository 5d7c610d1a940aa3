import type { ViewingHours } from '@starnest/contract/parents/parents'
import type { TimeWindow } from '../../../domain/time/time-reach.ts'
import {
  dayAfter,
  dayAt,
  instantOf,
  isWeekend,
  minutesOf,
} from '../../../domain/time/zoned-clock.ts'

/** Days after today that are looked at: every day of the week comes in them. */
const DAYS_AHEAD = 8

/** Where an instant lies. Open: until when; null: nobody can say an end. Closed: since when, as far as
 *  the day before tells, and when it opens again. */
export type Opening =
  | { is: 'open'; untilMs: number | null }
  | { is: 'closed'; sinceMs: number; opensAtMs: number }

/** Viewing hours in a zone, with further windows in which watching is allowed all the same. Null: the
 *  whole day, every day. */
export type Hours = {
  viewingHours: ViewingHours | null
  timeZone: string
  further: readonly TimeWindow[]
}

/** Whether it is within viewing hours. What stands after midnight belongs to the evening before it. */
export function openingAt(atMs: number, hours: Hours): Opening {
  const { viewingHours, timeZone, further } = hours
  if (viewingHours === null) return { is: 'open', untilMs: null }
  const today = dayAt(atMs, timeZone)
  const lastDay = dayAfter(today, DAYS_AHEAD)
  const merged = windowsAround(atMs, { viewingHours, timeZone, further })
  const current = merged.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs)
  if (current) {
    const isEndless = current.untilMs >= instantOf(lastDay, 0, timeZone)
    return { is: 'open', untilMs: isEndless ? null : current.untilMs }
  }
  const ended = merged.filter(({ untilMs }) => untilMs <= atMs).map(({ untilMs }) => untilMs)
  const coming = merged.filter(({ fromMs }) => fromMs > atMs).map(({ fromMs }) => fromMs)
  return {
    is: 'closed',
    sinceMs: ended.length > 0 ? Math.max(...ended) : instantOf(dayAfter(today, -1), 0, timeZone),
    opensAtMs: Math.min(...coming),
  }
}

/** When watching is allowed from an instant on, as far ahead as every day of the week has come. Null:
 *  always. */
export function windowsFrom(atMs: number, hours: Hours): TimeWindow[] | null {
  const { viewingHours } = hours
  if (viewingHours === null) return null
  return windowsAround(atMs, { ...hours, viewingHours })
    .filter(({ untilMs }) => untilMs > atMs)
    .map(({ fromMs, untilMs }) => ({ fromMs: Math.max(fromMs, atMs), untilMs }))
}

/** What a grown-up added, each from its answer or from the end of the one before. */
export function windowsOfGrants(
  grants: readonly { atMs: number; minutes: number }[],
): TimeWindow[] {
  let untilMs = Number.NEGATIVE_INFINITY
  return grants
    .toSorted((one, other) => one.atMs - other.atMs)
    .map(({ atMs, minutes }) => {
      untilMs = Math.max(untilMs, atMs) + minutes * 60_000
      return { fromMs: atMs, untilMs }
    })
}

/** From yesterday's, which may not have ended, to those of the last day ahead. */
function windowsAround(
  atMs: number,
  { viewingHours, timeZone, further }: Hours & { viewingHours: ViewingHours },
): TimeWindow[] {
  const today = dayAt(atMs, timeZone)
  const lastDay = dayAfter(today, DAYS_AHEAD)
  const windows = [...further]
  for (let day = dayAfter(today, -1); day <= lastDay; day = dayAfter(day, 1)) {
    windows.push(windowOf(day, viewingHours, timeZone))
  }
  return mergeWindows(windows)
}

function windowOf(day: string, viewingHours: ViewingHours, timeZone: string): TimeWindow {
  const hours = isWeekend(day) ? viewingHours.weekends : viewingHours.weekdays
  const from = hours ? minutesOf(hours.from) : 0
  const until = hours ? minutesOf(hours.until) : 0
  const lastDay = until <= from ? dayAfter(day, 1) : day
  return {
    fromMs: instantOf(day, from, timeZone),
    untilMs: instantOf(lastDay, until, timeZone),
  }
}

/** Windows that meet or overlap become one. */
function mergeWindows(windows: readonly TimeWindow[]): TimeWindow[] {
  const merged: TimeWindow[] = []
  for (const window of windows.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = merged.at(-1)
    if (last && window.fromMs <= last.untilMs) {
      last.untilMs = Math.max(last.untilMs, window.untilMs)
    } else {
      merged.push({ ...window })
    }
  }
  return merged
}
