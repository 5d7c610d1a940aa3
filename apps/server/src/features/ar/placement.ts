/** A place in the frame: x and y from -1 to 1, (-1, -1) at its top left. */
export type Place = { readonly x: number; readonly y: number }

/** How far from the middle anything stands: a marker at the very edge could hardly be turned to. */
const REACH = 0.9
/** How far places leave their row, up and down. */
const SWAY = 0.05
/** Farthest from each other that neighbours stand, so that the first ones are in view. */
const MOST_GAP = 0.45

/** A whole number from 0 to 2^32-1 that looks like chance and is the same for the same one. Source: the
 *  finaliser of MurmurHash3. */
function mixed(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Places for things, in their order: the first stands before the viewer, the others ever further to the
 *  sides, none before another. `heights`: the row that each belongs to, as a y. The same seed gives the
 *  same places. */
export function placesFor(heights: readonly number[], seed: number): Place[] {
  const count = heights.length
  const side = mixed(seed) % 2 === 0 ? 1 : -1
  const gap = Math.min(MOST_GAP, REACH / Math.max(1, Math.ceil((count - 1) / 2)))
  return heights.map((height, nth) => {
    // 0, +1, -1, +2, -2 … steps from the middle.
    const x = side * Math.ceil(nth / 2) * (nth % 2 === 1 ? 1 : -1) * gap
    const y = height + ((mixed(seed * 31 + nth) % 1000) / 1000 - 0.5) * 2 * SWAY
    return { x: rounded(x), y: rounded(y) }
  })
}

const rounded = (value: number) =>
  Math.round(Math.max(-REACH, Math.min(REACH, value)) * 1000) / 1000
