/** Numbers from 0 to below 1 that look random and are the same for the same seed (Mulberry32), so that training
 *  ends with the same bytes each time. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from 0 to below `most`. */
  below(most: number): number {
    return Math.floor(this.next() * most)
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new RangeError('There is nothing to pick from')
    return value
  }

  shuffle(values: number[]): void {
    for (let at = values.length - 1; at > 0; at -= 1) {
      const other = this.below(at + 1)
      const [one, two] = [values[at] ?? 0, values[other] ?? 0]
      values[at] = two
      values[other] = one
    }
  }
}
