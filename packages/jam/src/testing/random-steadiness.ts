import { ALL_GRIDS, bestGrid, CHILD_GRIDS } from '../rap/coherence.ts'
import { seededRandom } from './random.ts'

/** How steady syllables at random times are on the best of all grids or on one, in 95 of 100 tries at most: what
 *  the table in `rap/random-floor.ts` is made of. Times lie within 30 s at 100 BPM. */
export function steadinessOfChance(
  count: number,
  { grids, tries, seed }: { grids: 'all_grids' | 'one_grid'; tries: number; seed: number },
): number {
  const random = seededRandom(seed)
  const found = Array.from({ length: tries }, () => {
    const timesMs = Array.from({ length: count }, () => random() * 30_000)
    return bestGrid(timesMs, 100, grids === 'one_grid' ? CHILD_GRIDS : ALL_GRIDS).coherence
  })
  found.sort((one, other) => one - other)
  return found[Math.floor(tries * 0.95)] ?? 1
}
