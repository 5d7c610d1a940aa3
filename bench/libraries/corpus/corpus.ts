import { oneOf, seededRandom } from '../../search/random.ts'
import { COMPANION_RULES } from './companion-names.ts'
import { EPISODE_RULES } from './episode-names.ts'
import { FILM_RULES } from './film-names.ts'
import type { Draw, Row, Rule } from './row.ts'
import { SUBTITLE_RULES } from './subtitle-names.ts'

const SEED = 22

/** How many rows each kind has: two thousand together. */
const SHARES: readonly (readonly [number, readonly Rule[]])[] = [
  [600, FILM_RULES],
  [700, EPISODE_RULES],
  [400, COMPANION_RULES],
  [300, SUBTITLE_RULES],
]

/** Two thousand rows, the same in every run. Even rows may be looked at while names are taught; of odd
 *  rows nothing is ever shown but how many are read as their guide says. */
export const corpus = (): readonly Row[] => rowsOf(SEED)

/** Two thousand rows by the same rules; other seeds make other names. */
export function rowsOf(seed: number): readonly Row[] {
  const random = seededRandom(seed)
  const draw: Draw = {
    of: (items) => oneOf(items, random()),
    between: (from, to) => from + Math.floor(random() * (to - from + 1)),
  }
  return SHARES.flatMap(([count, rules]) =>
    Array.from({ length: count }, () => draw.of(rules)(draw)),
  )
}
