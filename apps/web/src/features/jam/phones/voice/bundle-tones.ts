import { type JamBundle, MAX_JAM_BUNDLE_FRAMES } from '@starnest/contract/jam/stage'
import { MAX_TONE_CENTS } from '@starnest/jam/sing/pitch-frames'
import type { HeardTone } from '../../round/take-frames.ts'

/** Milliseconds from bundle to bundle. Single messages clog phones. Source: research on singing games, "Phone
 *  mic". */
export const BUNDLE_MS = 75

/** Packs tones in bundles. `hopMs`: from tone to tone, milliseconds. */
export function createBundler(hopMs: number, send: (bundle: JamBundle) => void) {
  let sequence = 0
  let tones: HeardTone[] = []
  let onsetsMs: number[] = []
  let sentAtMs = Number.NEGATIVE_INFINITY

  const flush = () => {
    const [first] = tones
    if (!first && onsetsMs.length === 0) return
    send({
      sequence,
      startMs: hundredths(first?.atMs ?? onsetsMs[0] ?? 0),
      hopMs: hundredths(hopMs),
      tones: tones.map(({ cents }) => cents && within(MAX_TONE_CENTS, cents)),
      loudness: tones.map(({ loudness }) => Math.round(loudness)),
      onsetsMs: onsetsMs.map(hundredths),
    })
    sequence += 1
    tones = []
    onsetsMs = []
  }

  return {
    /** Takes the next tone, at `nowMs` of the page's clock; times of tones are the song's. */
    add(tone: HeardTone, nowMs: number): void {
      const [first] = tones
      const expectedMs = first && first.atMs + tones.length * hopMs
      // Frames of a bundle have no times of their own.
      const isGap = expectedMs !== undefined && Math.abs(tone.atMs - expectedMs) > hopMs
      if (isGap || tones.length === MAX_JAM_BUNDLE_FRAMES) flush()
      if (tones.length === 0 && nowMs - sentAtMs > 2 * BUNDLE_MS) sentAtMs = nowMs
      tones.push(tone)
      // After a pause of the page many tones come at once; they travel together.
      if (nowMs - sentAtMs < BUNDLE_MS) return
      sentAtMs = nowMs
      flush()
    },
    /** Takes the beginning of a syllable, in milliseconds of the song; it travels with the next tones. */
    addOnset(atMs: number): void {
      if (atMs >= 0 && onsetsMs.length < MAX_JAM_BUNDLE_FRAMES) onsetsMs.push(atMs)
    },
    /** Sends what is left. */
    flush,
  }
}

const hundredths = (ms: number) => Math.round(ms * 100) / 100
const within = (most: number, value: number) => Math.round(Math.min(most, Math.max(-most, value)))
