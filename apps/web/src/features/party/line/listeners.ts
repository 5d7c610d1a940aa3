/** A list of those who want to be told. */
export type Listeners<Facts extends unknown[]> = {
  /** Returns the way to stop listening. */
  add: (listener: (...facts: Facts) => void) => () => void
  tell: (...facts: Facts) => void
}

/** An empty list of listeners. */
export function createListeners<Facts extends unknown[]>(): Listeners<Facts> {
  const all = new Set<(...facts: Facts) => void>()
  return {
    add(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell(...facts) {
      for (const listener of all) listener(...facts)
    },
  }
}
