import { pause } from '../../domain/time/pause.ts'

/** How often a catalogue may be called: so many calls in any span of so many milliseconds. */
export type Rate = { readonly calls: number; readonly perMs: number }

/** Milliseconds to wait before a call, after calls at some times, in order; both by the same clock.
 *  0: it may be made now. */
export function waitBefore(callsAtMs: readonly number[], nowMs: number, rate: Rate): number {
  const first = callsAtMs.at(-rate.calls)
  if (callsAtMs.length < rate.calls || first === undefined) return 0
  return Math.max(0, first + rate.perMs - nowMs)
}

/** Lets calls through one after the other, no more than the rate allows. After `rest` nothing is let through
 *  for a while. */
export class Pace {
  readonly #rate: Rate
  readonly #nowMs: () => number
  readonly #callsAtMs: number[] = []
  #restsUntilMs = Number.NEGATIVE_INFINITY
  #turn: Promise<void> = Promise.resolve()

  constructor(rate: Rate, nowMs: () => number = () => performance.now()) {
    this.#rate = rate
    this.#nowMs = nowMs
  }

  /** Milliseconds for which nothing is let through; 0: none. */
  restMs(): number {
    return Math.max(0, this.#restsUntilMs - this.#nowMs())
  }

  /** Lets nothing through for so many milliseconds. */
  rest(ms: number): void {
    this.#restsUntilMs = Math.max(this.#restsUntilMs, this.#nowMs() + ms)
  }

  /** Resolves when a call may be made, which counts as made. @throws the signal's reason */
  async turn(signal: AbortSignal): Promise<void> {
    const before = this.#turn
    const { promise, resolve: done } = Promise.withResolvers<void>()
    this.#turn = promise
    try {
      await before
      signal.throwIfAborted()
      const waitMs = waitBefore(this.#callsAtMs, this.#nowMs(), this.#rate)
      if (waitMs > 0) await pause(waitMs, signal)
      this.#callsAtMs.push(this.#nowMs())
      if (this.#callsAtMs.length > this.#rate.calls) this.#callsAtMs.shift()
    } finally {
      done()
    }
  }
}
