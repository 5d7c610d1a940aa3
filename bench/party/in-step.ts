/** Where a screen's film stood at a moment of the clock that all screens share. */
export type Sample = {
  atMs: number
  positionSeconds: number
  /** It plays, and neither waits nor seeks. */
  isRunning: boolean
}

/** Screens that differ by no more are in step, seconds. */
export const IN_STEP_SECONDS = 0.06
/** For so long they have to stay so. */
const HOLDS_MS = 500

/** Between two samples further apart nothing is known. */
const GAP_MS = 400

/** Where a screen's film stood, seconds; undefined: it did not run, or nobody looked. Samples stand in their
 *  order. */
export function positionAt(samples: readonly Sample[], atMs: number): number | undefined {
  let low = 0
  let high = samples.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((samples[middle]?.atMs ?? 0) <= atMs) low = middle + 1
    else high = middle
  }
  const [before, after] = [samples[low - 1], samples[low]]
  if (!before?.isRunning || !after?.isRunning || after.atMs - before.atMs > GAP_MS) return undefined
  const share = (atMs - before.atMs) / (after.atMs - before.atMs)
  return before.positionSeconds + share * (after.positionSeconds - before.positionSeconds)
}

/** How far the two are apart that are furthest apart, at each moment from one to another at which all run,
 *  seconds. */
export function spreads(
  screens: readonly (readonly Sample[])[],
  { fromMs, toMs, everyMs }: { fromMs: number; toMs: number; everyMs: number },
): { spreads: number[]; moments: number } {
  const found: number[] = []
  let moments = 0
  for (let atMs = fromMs; atMs <= toMs; atMs += everyMs) {
    moments += 1
    const positions = screens.map((samples) => positionAt(samples, atMs))
    const known = positions.filter((position) => position !== undefined)
    if (known.length === screens.length) found.push(Math.max(...known) - Math.min(...known))
  }
  return { spreads: found, moments }
}

/** When a screen came into step with the others and stayed there, by the clock that they share; undefined: it did
 *  not. `others`: the samples of those that are in step. */
export function inStepAt(
  screen: readonly Sample[],
  others: readonly (readonly Sample[])[],
  fromMs: number,
): number | undefined {
  let sinceMs: number | undefined
  for (const { atMs } of screen) {
    if (atMs < fromMs) continue
    const own = positionAt(screen, atMs)
    const median = medianOf(others.map((samples) => positionAt(samples, atMs)))
    if (own === undefined || median === undefined) sinceMs = undefined
    else if (Math.abs(own - median) > IN_STEP_SECONDS) sinceMs = undefined
    else sinceMs ??= atMs
    if (sinceMs !== undefined && atMs - sinceMs >= HOLDS_MS) return sinceMs
  }
  return undefined
}

function medianOf(positions: readonly (number | undefined)[]): number | undefined {
  const known = positions.filter((position) => position !== undefined).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)]
}
