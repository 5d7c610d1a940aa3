/** A stretch of music that plays without a pause. */
type Stretch = {
  /** Seconds of the audio's clock at which it begins, and at which the first moment of the song would stand. */
  startsAtSeconds: number
  songZeroSeconds: number
  /** What of the song counts in it, in milliseconds: from, and to before. */
  fromMs: number
  toMs: number
}

/** Says where in a song something was sung, also where the song was paused: each moment of the song counts once. */
export function createSongClock() {
  const stretches: Stretch[] = []
  return {
    /** Music plays from now on. What is sung counts from `fromMs` of the song to before `toMs`. */
    play: (stretch: Stretch): void => void stretches.push(stretch),
    /** What lies behind `toMs` of the song does not count any more, until the music goes on. */
    hold(toMs: number): void {
      const last = stretches.at(-1)
      if (last) last.toMs = toMs
    },
    /** Where in the song something was sung, in milliseconds. `seconds`: when its music was at the loudspeaker, by
     *  the audio's clock. NaN: it does not count. */
    sungMsAt(seconds: number): number {
      const stretch = stretches.findLast(({ startsAtSeconds }) => startsAtSeconds <= seconds)
      if (!stretch) return Number.NaN
      const ms = (seconds - stretch.songZeroSeconds) * 1000
      return ms >= stretch.fromMs && ms < stretch.toMs ? ms : Number.NaN
    },
  }
}

/** The music that is heard again before a paused song counts, in milliseconds. */
export const COUNT_IN_MS = 3000

/** How a song goes on that was paused at `heldMs`: its music plays from `fromMs` on, after a silence of `waitMs`
 *  where the song has not played for as long as the count-in lasts. */
export function countInOf(heldMs: number): { fromMs: number; waitMs: number } {
  const fromMs = Math.max(0, heldMs - COUNT_IN_MS)
  return { fromMs, waitMs: COUNT_IN_MS - (heldMs - fromMs) }
}
