import type { Transport } from './editor-session.ts'

/** A clock in milliseconds, which goes on evenly. */
export type Clock = () => number

/** A transport that can be given the clock of the sound that is played. */
export type ClockedTransport = Transport & {
  /** From now on it follows this clock; undefined: that of the page. */
  follow: (clock: Clock | undefined) => void
  /** Stops for good. */
  close: () => void
}

/** Where the playhead stands and how it moves. It stops by itself at the end, and at the beginning when it
 *  goes backwards. `endMs` is asked as often as it moves. */
export function createTransport(
  endMs: () => number,
  pageClock: Clock = () => performance.now(),
): ClockedTransport {
  const listeners = new Set<() => void>()
  let clock = pageClock
  let rate = 0
  /** Where it stood when its clock said `sinceMs`. */
  let anchor = { ms: 0, sinceMs: 0 }
  let frame: number | undefined

  const reached = () => anchor.ms + (clock() - anchor.sinceMs) * rate
  const getMs = () => Math.max(0, rate === 0 ? anchor.ms : Math.min(reached(), endMs()))
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const anchorAt = (ms: number) => {
    anchor = { ms, sinceMs: clock() }
  }
  const halt = () => {
    anchorAt(getMs())
    rate = 0
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
  }
  const step = () => {
    const isOver = rate > 0 ? reached() >= endMs() : reached() <= 0
    if (isOver) halt()
    else frame = requestAnimationFrame(step)
    tell()
  }
  return {
    getMs,
    isPlaying: () => rate !== 0,
    getRate: () => rate,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    seek(ms) {
      anchorAt(Math.max(0, ms))
      tell()
    },
    play(wanted = 1) {
      const from = getMs()
      if (frame !== undefined) cancelAnimationFrame(frame)
      anchorAt(wanted > 0 && from >= endMs() ? 0 : from)
      rate = wanted
      frame = requestAnimationFrame(step)
      tell()
    },
    pause() {
      if (rate === 0) return
      halt()
      tell()
    },
    follow(wanted) {
      const at = getMs()
      clock = wanted ?? pageClock
      anchorAt(at)
    },
    close() {
      halt()
      listeners.clear()
    },
  }
}
