/** Numbers that are the same for the same seed. */
export type Random = {
  /** A whole number from 0 to below this one. */
  readonly below: (limit: number) => number
  /** True this often, of 1. */
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
}

/** A source of numbers by a seed. Source: mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick: (from) => {
      const chosen = from[below(from.length)]
      if (chosen === undefined) throw new RangeError('Nothing to pick from')
      return chosen
    },
  }
}
