/** Gives the next number in [0, 1). The same seed always gives the same row of numbers. */
export type Random = () => number

/** Seeded random numbers (mulberry32): films never use Math.random, so frames repeat exactly. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between `low` and `high`. */
export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low)

/** The entry for step `index` of a list that repeats.
 *  @throws RangeError when the list is empty. */
export function cycle<T>(list: readonly T[], index: number): T {
  const entry = list[((index % list.length) + list.length) % list.length]
  if (entry === undefined) throw new RangeError('cycle needs a list with at least one entry')
  return entry
}

/** `count` values, each made from the same seeded row of random numbers. */
export function scatter<T>(count: number, seed: number, make: (random: Random) => T): T[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => make(random))
}
