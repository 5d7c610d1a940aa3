/** What the beginnings of syllables may stand on: beats, or halves, thirds or quarters of them. */
export type Grid = 'beat' | 'eighth' | 'triplet' | 'sixteenth'

/** All grids, the coarsest first. */
export const ALL_GRIDS: readonly Grid[] = ['beat', 'eighth', 'triplet', 'sixteenth']

/** What children are judged on: for the same unsteadiness finer grids say less. Source: research, "rap". */
export const CHILD_GRIDS: readonly Grid[] = ['eighth']

const STEPS_PER_BEAT: Readonly<Record<Grid, number>> = {
  beat: 1,
  eighth: 2,
  triplet: 3,
  sixteenth: 4,
}

/** Milliseconds from one point of a grid to the next at this tempo. */
export const gridStepMs = (grid: Grid, bpm: number): number => 60_000 / bpm / STEPS_PER_BEAT[grid]

/** Sines are taken in whole millionths: whole numbers add up to the same on every machine. */
const UNIT = 1_000_000

/** How steadily times repeat with a period, 0 (not at all) to 1 (exactly): the length of the mean vector of their
 *  phases. It asks only that they keep the same distance to the grid, so a late microphone changes nothing. No
 *  times: 0. Source: research, "rap"; known in statistics as the mean resultant length. */
export function phaseCoherence(timesMs: readonly number[], periodMs: number): number {
  if (timesMs.length === 0) return 0
  let cos = 0
  let sin = 0
  for (const timeMs of timesMs) {
    const angle = 2 * Math.PI * (timeMs / periodMs - Math.floor(timeMs / periodMs))
    cos += Math.round(UNIT * Math.cos(angle))
    sin += Math.round(UNIT * Math.sin(angle))
  }
  return Math.sqrt(cos * cos + sin * sin) / (UNIT * timesMs.length)
}

/** The grid on which the times are steadiest, and how steady they are, 0 to 1. */
export function bestGrid(
  timesMs: readonly number[],
  bpm: number,
  grids: readonly Grid[],
): { grid: Grid; coherence: number } {
  let best: { grid: Grid; coherence: number } = { grid: grids[0] ?? 'beat', coherence: -1 }
  for (const grid of grids) {
    const coherence = phaseCoherence(timesMs, gridStepMs(grid, bpm))
    if (coherence > best.coherence) best = { grid, coherence }
  }
  return best
}
