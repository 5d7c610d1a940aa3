import type { Figure } from '../../figure.ts'
import type { Results } from './results.ts'

/** How much worse a figure may be before it is reported, as a share of what it was. */
const TOLERATED = 0.15

type Placed = Figure & { bench: string }

/** A figure that became worse. `by`: the share of what it was; Infinity where it was nothing. */
export type Worse = { before: Placed; now: Placed; by: number }

/** What differs between two runs, as far as the later one measured the same benches. `fresh` and
 *  `missing`: figures that only the later or only the earlier run has; those of a bench that failed are
 *  missing. */
export type Comparison = { worse: Worse[]; fresh: Placed[]; missing: Placed[] }

/** Compares a run with one before it. Worse is what is so by more than 15 %, the worst first. */
export function compareResults(before: Results, now: Results): Comparison {
  const ran = new Set(now.benches.map(({ bench }) => bench))
  const earlier = byName(before)
  const later = byName(now)
  const worse: Worse[] = []
  for (const [name, figure] of later) {
    const was = earlier.get(name)
    const by = was ? worsening(was, figure) : 0
    if (was && by > TOLERATED) worse.push({ before: was, now: figure, by })
  }
  return {
    worse: worse.toSorted((one, other) => other.by - one.by),
    fresh: [...later].filter(([name]) => !earlier.has(name)).map(([, figure]) => figure),
    missing: [...earlier]
      .filter(([name, { bench }]) => ran.has(bench) && !later.has(name))
      .map(([, figure]) => figure),
  }
}

/** A figure of another unit is another figure. */
function byName({ benches }: Results): Map<string, Placed> {
  const placed = benches.flatMap((result) =>
    result.is === 'measured' ? result.figures.map((one) => ({ ...one, bench: result.bench })) : [],
  )
  return new Map(placed.map((one) => [`${one.bench}: ${one.name}, ${one.unit}`, one]))
}

/** Which way is worse, the later figure says. Below 0 it became better. */
function worsening(before: Figure, now: Figure): number {
  const difference = now.better === 'smaller' ? now.value - before.value : before.value - now.value
  return difference === 0 ? 0 : difference / Math.abs(before.value)
}
