/** How far back the speed looks, in milliseconds: long enough to be calm, short enough to be true. */
const WINDOW_MS = 8000
/** The speed is only said after this long, in milliseconds. */
const LEAST_MS = 750

type Sample = { atMs: number; bytes: number }

/** Measures the speed of one upload. Times are of one clock, milliseconds; bytes only grow, and a
 *  smaller number begins the measurement anew. */
export class UploadPace {
  #samples: Sample[] = []

  /** Tells how many bytes are there at a moment. */
  note(bytes: number, atMs: number): void {
    const last = this.#samples.at(-1)
    if (last && bytes < last.bytes) this.#samples = []
    this.#samples.push({ atMs, bytes })
    this.#samples = this.#samples.filter((sample) => atMs - sample.atMs <= WINDOW_MS)
  }

  /** Bytes per second of late; null: too early to say. */
  speed(): number | null {
    const first = this.#samples[0]
    const last = this.#samples.at(-1)
    if (!first || !last || last.atMs - first.atMs < LEAST_MS) return null
    return ((last.bytes - first.bytes) * 1000) / (last.atMs - first.atMs)
  }
}

/** Seconds until so many bytes have travelled, rounded up; null: nobody can say, or nothing moves. */
export function secondsLeft(bytesLeft: number, speed: number | null): number | null {
  if (speed === null || speed <= 0) return null
  return Math.ceil(bytesLeft / speed)
}
