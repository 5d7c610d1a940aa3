/** Failures in a row after which nothing more is asked for a while. */
const MOST_FAILURES = 3
/** How long that is, in milliseconds. */
const PAUSE_MS = 60_000

/** Keeps a family from waiting for an engine that does not answer: after three failures in a row it is
 *  left alone for a minute, then tried once; until that succeeds it counts as failing. */
export class Circuit {
  readonly #now: () => Date
  #failures = 0
  #pausedUntilMs = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  get isFailing(): boolean {
    return this.#failures >= MOST_FAILURES
  }

  /** Whether to ask now. Of those who come after the pause the first may, the others after the next. */
  admits(): boolean {
    if (!this.isFailing) return true
    if (this.#now().getTime() < this.#pausedUntilMs) return false
    this.#pause()
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    if (this.isFailing) this.#pause()
  }

  #pause(): void {
    this.#pausedUntilMs = this.#now().getTime() + PAUSE_MS
  }
}
