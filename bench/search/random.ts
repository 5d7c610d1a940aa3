/** Random numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, by a random number from 0 up to 1. @throws RangeError for an empty list. */
export function oneOf<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(random * items.length)]
  if (item === undefined) throw new RangeError('one of no items')
  return item
}
