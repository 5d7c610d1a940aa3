/** Steps in which a time is counted. */
const STEPS = 10

/** A timeout that counts only the time in which this program runs. While it stands still, on a machine that is busy or
 *  asleep, nobody can answer what is waited for; and timers that are due at once run in any order, so the end of a
 *  wait may come before the answer that was in time. It keeps no program from ending. */
export class RunningTimeout {
  readonly #act: () => void
  readonly #ms: number
  #leftMs = 0
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  /** Calls `act` once, after so many milliseconds. */
  constructor(act: () => void, ms: number) {
    this.#act = act
    this.#ms = ms
    this.refresh()
  }

  /** Begins the time anew, unless it is over. */
  refresh(): void {
    if (this.#isOver) return
    clearTimeout(this.#timer)
    this.#leftMs = this.#ms
    this.#wait()
  }

  /** Ends it: nothing is called any more. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  #wait(): void {
    const startedMs = performance.now()
    const waitMs = Math.min(this.#leftMs, this.#ms / STEPS)
    this.#timer = setTimeout(() => this.#count(performance.now() - startedMs), waitMs).unref()
  }

  /** Counts what went by, but never more than two steps of it. */
  #count(passedMs: number): void {
    this.#leftMs -= Math.min(passedMs, (2 * this.#ms) / STEPS)
    if (this.#leftMs > 0) {
      this.#wait()
      return
    }
    this.end()
    this.#act()
  }
}
