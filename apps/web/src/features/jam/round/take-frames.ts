import type { PitchFrames } from '@starnest/jam/sing/pitch-frames'
import { UNVOICED } from '@starnest/jam/sing/pitch-frames'

/** Milliseconds from frame to frame. Readings come every 11 to 12. */
export const HOP_MS = 10

/** One tone that was heard: when, in milliseconds of the song as it was sung; cents from C4, or null where
 *  nobody sang; and how loud, 0 to 255. */
export type HeardTone = { atMs: number; cents: number | null; loudness: number }

/** Puts tones on the even grid that is scored: each frame holds the tone that was heard last before it, as
 *  long as that is not too long ago. */
export function createTakeFrames(fromMs: number) {
  const startMs = Math.round(fromMs)
  const tones: number[] = []
  const loudness: number[] = []
  return {
    /** Takes the next tone; returns the frames that it adds. Tones before the beginning, or older than the
     *  newest, add none. */
    add({ atMs, cents, loudness: loud }: HeardTone): number[] {
      const reached = Math.floor((atMs - startMs) / HOP_MS) + 1
      const missing = reached - tones.length
      if (missing <= 0) return []
      const tone = cents ?? UNVOICED
      // Where readings were lost, nothing is made up: those frames are silent.
      const isWhole = missing <= MOST_REPEATED
      const added = Array.from({ length: missing }, (_, at) =>
        isWhole || at === missing - 1 ? tone : UNVOICED,
      )
      for (const one of added) {
        tones.push(one)
        loudness.push(one === UNVOICED && !isWhole ? 0 : loud)
      }
      return added
    },
    /** All of it, up to `untilMs`. */
    frames(untilMs: number): PitchFrames {
      const count = Math.max(0, Math.min(tones.length, Math.floor((untilMs - startMs) / HOP_MS)))
      return {
        hopMs: HOP_MS,
        startMs,
        tones: Int16Array.from(tones.slice(0, count)),
        loudness: Uint8Array.from(loudness.slice(0, count)),
      }
    },
    isVoiced: () => tones.some((tone) => tone !== UNVOICED),
  }
}

/** Frames that one reading may stand for: it comes every 12 ms, and now and then a little later. */
const MOST_REPEATED = 4
