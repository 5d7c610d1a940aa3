import { type Beat, barMs } from './score-rap.ts'

/** The whole bars of a beat that lie between two moments of its sound, in milliseconds. None: `bars` is 0. */
export function beatWithin(beat: Beat, { fromMs, toMs }: { fromMs: number; toMs: number }): Beat {
  const lengthMs = barMs(beat)
  const passed = Math.max(0, Math.ceil((fromMs - beat.firstBeatMs) / lengthMs))
  const firstBeatMs = beat.firstBeatMs + passed * lengthMs
  const fitting = Math.floor((toMs - firstBeatMs) / lengthMs + 1e-6)
  return { bpm: beat.bpm, firstBeatMs, bars: Math.max(0, Math.min(beat.bars - passed, fitting)) }
}
