/** How steady syllables at random times look in 95 of 100 tries at most, for how many they are: on the best of
 *  all four grids, and on one. Simulated with `steadinessOfChance` of `testing/random-steadiness.ts`, 20,000 tries
 *  with seed 95; a test simulates it again. */
const FLOORS: readonly (readonly [count: number, allGrids: number, oneGrid: number])[] = [
  [3, 0.983, 0.941],
  [4, 0.936, 0.849],
  [5, 0.872, 0.763],
  [6, 0.815, 0.69],
  [8, 0.709, 0.602],
  [12, 0.588, 0.492],
  [16, 0.513, 0.43],
  [24, 0.421, 0.351],
  [32, 0.366, 0.303],
  [48, 0.299, 0.251],
  [64, 0.261, 0.218],
  [96, 0.212, 0.176],
  [128, 0.184, 0.153],
  [192, 0.15, 0.125],
  [256, 0.131, 0.109],
  [384, 0.107, 0.089],
  [512, 0.092, 0.077],
]

/** The steadiness that chance gives this many syllables, 0 to 1. Between two counts of the table it lies on the
 *  straight line; below 3 it is 1, and above 512 that of 512. */
export function randomFloor(count: number, grids: 'all_grids' | 'one_grid'): number {
  const column = grids === 'all_grids' ? 1 : 2
  const above = FLOORS.findIndex(([tabulated]) => tabulated >= count)
  const high = FLOORS[above]
  if (!high) return FLOORS.at(-1)?.[column] ?? 0
  const low = FLOORS[above - 1]
  if (!low) return high[0] === count ? high[column] : 1
  const share = (count - low[0]) / (high[0] - low[0])
  return low[column] + share * (high[column] - low[column])
}
