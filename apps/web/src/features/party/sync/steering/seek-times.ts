/** Seeks whose time is remembered. */
const KEPT_TIMES = 3
/** A seek that seems to have taken longer was interrupted: by sleep, or by another film; milliseconds. */
const LONGEST_MS = 3000

/** When the last seek was begun and when it ended (undefined: there was none, or it is under way), and what the last
 *  ones took, milliseconds. */
export type SeekFacts = {
  lastMs: number | undefined
  endedMs: number | undefined
  tookMs: number
}

/** The seeks of one video, measured. */
export type SeekTimes = {
  began: (nowMs: number) => void
  ended: (nowMs: number) => void
  /** The next seek need not wait for the last one. */
  allowAtOnce: () => void
  read: () => SeekFacts
}

/** Measure the seeks of one video. Before the first one they are said to take no time. */
export function createSeekTimes(): SeekTimes {
  let beganMs: number | undefined
  let lastMs: number | undefined
  let endedMs: number | undefined
  let times: number[] = []
  return {
    began(nowMs) {
      endedMs = undefined
      beganMs = nowMs
      lastMs = nowMs
    },
    ended(nowMs) {
      endedMs = nowMs
      // The player went to where the film begins.
      if (beganMs === undefined) return
      times = [...times, Math.min(nowMs - beganMs, LONGEST_MS)].slice(-KEPT_TIMES)
      beganMs = undefined
    },
    allowAtOnce() {
      lastMs = undefined
    },
    read() {
      const totalMs = times.reduce((total, time) => total + time, 0)
      return { lastMs, endedMs, tookMs: times.length > 0 ? totalMs / times.length : 0 }
    },
  }
}
