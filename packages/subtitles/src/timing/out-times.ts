import { type Cue, toMs } from '../cue.ts'
import { CLOSED_GAP_MS, MAX_CUE_MS, MIN_GAP_MS } from '../rules.ts'

/** A cue while its times are chosen, in whole milliseconds. */
export type TimedText = { startMs: number; endMs: number; readonly text: string }

/** Lengthens cues up to the next one, less two frames, where the gap between them is so short that it flickers. */
export function closeGaps(cues: readonly TimedText[]) {
  for (const [at, cue] of cues.entries()) {
    const next = cues[at + 1]
    if (!next) continue
    const gapMs = next.startMs - cue.endMs
    const closedMs = next.startMs - MIN_GAP_MS
    const isFlicker = gapMs > MIN_GAP_MS && gapMs < CLOSED_GAP_MS
    if (isFlicker && closedMs - cue.startMs <= MAX_CUE_MS) cue.endMs = closedMs
  }
}

/** Milliseconds that stand between a cue and the one before it, beyond two frames. */
export function pauseBefore({ startSeconds }: Cue, before: Cue | undefined): number {
  const fromMs = before === undefined ? 0 : toMs(before.endSeconds) + MIN_GAP_MS
  return Math.max(0, toMs(startSeconds) - fromMs)
}
