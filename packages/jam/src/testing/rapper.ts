import type { Beat, RapTake } from '../rap/score-rap.ts'
import { barMs } from '../rap/score-rap.ts'
import { UNVOICED } from '../sing/pitch-frames.ts'
import { seededNormal } from './random.ts'

/** How somebody raps who exists only in tests. */
export type Rapping = {
  /** Syllables of each bar, as steps from its beginning. */
  steps?: readonly number[]
  /** How many such steps a bar has. */
  stepsPerBar?: number
  /** Standard deviation of each syllable, milliseconds. */
  jitterMs?: number
  /** How late everything is heard, milliseconds. */
  lateMs?: number
  seed?: number
}

/** Seven eighths and then a breath: the phrases end on the last beat of each bar. */
const SEVEN_EIGHTHS = [0, 1, 2, 3, 4, 5, 6] as const

/** When the syllables of somebody who raps over all bars of a beat begin, milliseconds. */
export function rapOnsets(beat: Beat, rapping: Rapping = {}): number[] {
  const { steps = SEVEN_EIGHTHS, stepsPerBar = 8, jitterMs = 0, lateMs = 0, seed = 1 } = rapping
  const normal = seededNormal(seed)
  const onsetsMs = Array.from({ length: beat.bars }, (_, bar) =>
    steps.map(
      (step) =>
        beat.firstBeatMs + (bar + step / stepsPerBar) * barMs(beat) + lateMs + jitterMs * normal(),
    ),
  )
  return onsetsMs.flat().sort((one, other) => one - other)
}

/** These syllables with a voice of 120 ms after each, as it would be heard. */
export function spoken(onsetsMs: readonly number[], beat: Beat): RapTake {
  const hopMs = 10
  const count = Math.ceil((beat.firstBeatMs + beat.bars * barMs(beat) + 1000) / hopMs)
  const tones = new Int16Array(count).fill(UNVOICED)
  for (const onsetMs of onsetsMs) {
    const from = Math.round((onsetMs + 30) / hopMs)
    tones.fill(-700, Math.max(0, from), Math.max(0, from + 12))
  }
  const loudness = Uint8Array.from(tones, (tone) => (tone === UNVOICED ? 0 : 180))
  return { onsetsMs, voice: { hopMs, startMs: 0, tones, loudness } }
}
