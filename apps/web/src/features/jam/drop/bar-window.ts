import { BEATS_PER_BAR, type Beat, barMs } from '@starnest/jam/rap/score-rap'
import type { LaneWindow } from '../sing/lanes.ts'

/** Bars that are in sight at once while the picture moves. */
const BARS_IN_SIGHT = 2
/** Where the present stands in the picture that moves, 0 to 1: most of it is what was rapped. */
const NOW_AT = 0.75
/** Room before and behind a bar that stands still, as a share of it: a syllable may come early. */
const EDGE_SHARE = 0.04
/** Sixteenths of a beat. */
const SIXTEENTHS = 4

/** Where a moment stands in a beat: its bar, from 1, and the beat of the bar, from 0. */
export type BeatPlace = { bar: number; beatOfBar: number }

/** Where a moment, in milliseconds of the sound, stands in a beat; null before its first bar. Behind the last
 *  bar the beats go on, and the bar stays the last. */
export function placeInBeat(beat: Beat, nowMs: number): BeatPlace | null {
  const beats = Math.floor(((nowMs - beat.firstBeatMs) * BEATS_PER_BAR) / barMs(beat))
  if (beats < 0 || beat.bars === 0) return null
  const bar = Math.min(beat.bars, Math.floor(beats / BEATS_PER_BAR) + 1)
  return { bar, beatOfBar: beats % BEATS_PER_BAR }
}

/** The bars that are in sight, which move along with the beat. */
export function movingBars(beat: Beat, nowMs: number): LaneWindow {
  const lengthMs = BARS_IN_SIGHT * barMs(beat)
  return { fromMs: nowMs - NOW_AT * lengthMs, toMs: nowMs + (1 - NOW_AT) * lengthMs, nowMs }
}

/** The bar of a moment, in which only the present moves: for those who want less motion. */
export function standingBar(beat: Beat, nowMs: number): LaneWindow {
  const lengthMs = barMs(beat)
  const passed = Math.floor((nowMs - beat.firstBeatMs) / lengthMs)
  const fromMs = beat.firstBeatMs + passed * lengthMs
  const edgeMs = lengthMs * EDGE_SHARE
  return { fromMs: fromMs - edgeMs, toMs: fromMs + lengthMs + edgeMs, nowMs }
}

/** A line of the grid: where in the sound, and what begins there. */
export type GridLine = { atMs: number; kind: 'bar' | 'beat' | 'sixteenth' }

/** The sixteenths in sight. */
export function gridLines(beat: Beat, { fromMs, toMs }: LaneWindow): GridLine[] {
  const stepMs = barMs(beat) / BEATS_PER_BAR / SIXTEENTHS
  const first = Math.ceil((fromMs - beat.firstBeatMs) / stepMs - 1e-6)
  const last = Math.floor((toMs - beat.firstBeatMs) / stepMs + 1e-6)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const step = first + at
    return { atMs: beat.firstBeatMs + step * stepMs, kind: kindOf(step) }
  })
}

function kindOf(step: number): GridLine['kind'] {
  if (step % (SIXTEENTHS * BEATS_PER_BAR) === 0) return 'bar'
  return step % SIXTEENTHS === 0 ? 'beat' : 'sixteenth'
}
