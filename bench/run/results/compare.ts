import { type Figure, keepsTarget } from '../../figure.ts'
import type { BenchResult, Results } from './results.ts'

/** How much worse a figure may be before it is reported, as a share of what it was. */
const TOLERATED = 0.15

type Placed = Figure & { bench: string }

/** A figure that became worse. `by`: the share of what it was; undefined where it was nothing. */
export type Worse = { before: Placed; now: Placed; by: number | undefined }

/** What differs between two runs, as far as the later one measured the same benches. `fresh` and
 *  `missing`: figures that only the later or only the earlier run has; those of a bench that failed are
 *  missing. `unlike`: benches of which one run was a short one and the other not; nothing of them is compared. */
export type Comparison = { worse: Worse[]; fresh: Placed[]; missing: Placed[]; unlike: string[] }

/** Compares a run with one before it. Worse is what is so by more than 15 %, the worst first, and at the end
 *  what was nothing and no longer keeps its target. `isOfAll`: the later run was of all benches; what it has no
 *  bench for any more is missing. */
export function compareResults(
  before: Results,
  now: Results,
  { isOfAll }: { isOfAll: boolean },
): Comparison {
  const ran = new Set(now.benches.map(({ bench }) => bench))
  const unlike = unlikeBenches(before, now)
  const earlier = byName(before, unlike)
  const later = byName(now, unlike)
  const worse: Worse[] = []
  for (const [name, figure] of later) {
    const was = earlier.get(name)
    if (was && isWorse(was, figure))
      worse.push({ before: was, now: figure, by: share(was, figure) })
  }
  return {
    worse: worse.toSorted((one, other) => (other.by ?? 0) - (one.by ?? 0)),
    fresh: [...later].filter(([name]) => !earlier.has(name)).map(([, figure]) => figure),
    missing: [...earlier]
      .filter(([name, { bench }]) => (isOfAll || ran.has(bench)) && !later.has(name))
      .map(([, figure]) => figure),
    unlike,
  }
}

/** Where a file does not say whether a bench was short, it is taken for what the other run was. */
function unlikeBenches(before: Results, now: Results): string[] {
  const earlier = new Map(before.benches.map((one) => [one.bench, isShort(one)]))
  return now.benches
    .filter((one) => {
      const [was, is] = [earlier.get(one.bench), isShort(one)]
      return was !== undefined && is !== undefined && was !== is
    })
    .map(({ bench }) => bench)
}

const isShort = (one: BenchResult) => (one.is === 'measured' ? one.isShort : undefined)

/** A figure of another unit is another figure. */
function byName({ benches }: Results, unlike: readonly string[]): Map<string, Placed> {
  const placed = benches.flatMap((result) =>
    result.is === 'measured' && !unlike.includes(result.bench)
      ? result.figures.map((one) => ({ ...one, bench: result.bench }))
      : [],
  )
  return new Map(placed.map((one) => [`${one.bench}: ${one.name}, ${one.unit}`, one]))
}

/** How much worse a figure became; which way that is, the later one says. Below 0 it became better. */
const worsening = (before: Figure, now: Figure): number =>
  now.better === 'smaller' ? now.value - before.value : before.value - now.value

const share = (before: Figure, now: Figure): number | undefined =>
  before.value === 0 ? undefined : worsening(before, now) / Math.abs(before.value)

/** Nothing has no share: what was nothing may be anything that keeps its target. */
function isWorse(before: Figure, now: Figure): boolean {
  const by = share(before, now)
  return by === undefined ? worsening(before, now) > 0 && !keepsTarget(now) : by > TOLERATED
}
