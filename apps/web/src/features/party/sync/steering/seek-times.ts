/** Seeks whose time is remembered. */
const KEPT_TIMES = 3
/** A seek that seems to have taken longer was interrupted: by sleep, or by another film; milliseconds. */
const LONGEST_MS = 3000

/** When the last seek was done, and what the last ones took. */
export type SeekTimes = {
  began: (nowMs: number) => void
  ended: (nowMs: number) => void
  /** The next seek need not wait for the last one. */
  allowAtOnce: () => void
  read: () => { lastMs: number | undefined; tookMs: number }
}

/** Measure the seeks of one video. Before the first one they are said to take no time. */
export function createSeekTimes(): SeekTimes {
  let beganMs: number | undefined
  let lastMs: number | undefined
  let times: number[] = []
  return {
    began(nowMs) {
      beganMs = nowMs
      lastMs = nowMs
    },
    ended(nowMs) {
      if (beganMs === undefined) return
      times = [...times, Math.min(nowMs - beganMs, LONGEST_MS)].slice(-KEPT_TIMES)
      beganMs = undefined
    },
    allowAtOnce() {
      lastMs = undefined
    },
    read() {
      const totalMs = times.reduce((total, time) => total + time, 0)
      return { lastMs, tookMs: times.length > 0 ? totalMs / times.length : 0 }
    },
  }
}
