/** From when until when watching is allowed, in milliseconds since 1970, without the end itself. */
export type TimeWindow = { fromMs: number; untilMs: number }

/** How long somebody may watch from now on. */
export type TimeReach = {
  /** Seconds left of today's budget; Infinity: there is none. */
  readonly leftSeconds: number
  /** Seconds of every day's budget; Infinity: there is none. */
  readonly dailySeconds: number
  /** The hours in which watching is allowed, for the days ahead: in order, without overlaps.
   *  Null: always. */
  readonly windows: readonly TimeWindow[] | null
}

/** The reach of somebody without limits. */
export const ENDLESS: TimeReach = { leftSeconds: Infinity, dailySeconds: Infinity, windows: null }

/** How long people who watch together may watch: as long as each of them may. Without anybody
 *  there is no limit. */
export function sharedReach(reaches: readonly TimeReach[]): TimeReach {
  return reaches.reduce(
    (one, other) => ({
      leftSeconds: Math.min(one.leftSeconds, other.leftSeconds),
      dailySeconds: Math.min(one.dailySeconds, other.dailySeconds),
      windows: sharedWindows(one.windows, other.windows),
    }),
    ENDLESS,
  )
}

/** Whether somebody may watch longer today, longer on another day, or at a time when the other may
 *  not. Both have to be of the same instant. */
export function isMoreTime(before: TimeReach, after: TimeReach): boolean {
  return (
    after.leftSeconds > before.leftSeconds ||
    after.dailySeconds > before.dailySeconds ||
    !isWithin(after.windows, before.windows)
  )
}

function sharedWindows(one: TimeReach['windows'], other: TimeReach['windows']) {
  if (one === null || other === null) return one ?? other
  return one.flatMap((window) =>
    other
      .map(({ fromMs, untilMs }) => ({
        fromMs: Math.max(fromMs, window.fromMs),
        untilMs: Math.min(untilMs, window.untilMs),
      }))
      .filter(({ fromMs, untilMs }) => fromMs < untilMs),
  )
}

/** Whether some windows lie wholly inside others. */
function isWithin(inner: TimeReach['windows'], outer: TimeReach['windows']): boolean {
  if (outer === null) return true
  if (inner === null) return false
  return inner.every(({ fromMs, untilMs }) =>
    outer.some((window) => window.fromMs <= fromMs && untilMs <= window.untilMs),
  )
}
