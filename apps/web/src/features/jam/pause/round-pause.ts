import { JAM_ROUND_GRACE_MS } from '@starnest/contract/jam/rounds'
import type { RunningRound } from '../round/start-round.ts'
import type { SungPart } from '../round/sung-part.ts'

/** Whether a song goes on. `countingIn`: its last seconds are heard again, and it counts from `goesOnAtMs` of the
 *  song on. */
export type Pause = { is: 'none' } | { is: 'paused' } | { is: 'countingIn'; goesOnAtMs: number }

/** For how long a round can be paused in all, in milliseconds: then it is handed in before the server stops
 *  waiting for it. */
const MOST_PAUSED_MS = JAM_ROUND_GRACE_MS - 5 * 60_000

type PausedRound = {
  /** What plays; undefined: nothing does yet, or any more. */
  running: () => RunningRound | undefined
  parts: () => readonly SungPart[]
  recording: { pause: () => void; goOn: () => void }
  onChange: () => void
  /** It was paused for too long. */
  onTooLong: () => void
}

/** Stops a round and lets it go on: music, notes, judging and recording together. */
export function createRoundPause({ running, parts, recording, onChange, onTooLong }: PausedRound) {
  let pause: Pause = { is: 'none' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let leftMs = MOST_PAUSED_MS
  let sinceMs = 0
  const become = (next: Pause) => {
    pause = next
    onChange()
  }
  const count = (fromMs: number, toMs: number) => {
    for (const part of parts()) part.count({ fromMs, toMs })
  }

  function hold(): void {
    const round = running()
    if (!round || pause.is === 'paused') return
    clearTimeout(timer)
    round.pause()
    recording.pause()
    count(Number.NEGATIVE_INFINITY, round.reachedMs())
    sinceMs = performance.now()
    timer = setTimeout(onTooLong, Math.max(0, leftMs))
    become({ is: 'paused' })
  }

  function goOn(): void {
    const round = running()
    if (!round || pause.is !== 'paused') return
    clearTimeout(timer)
    leftMs -= performance.now() - sinceMs
    const goesOnAtMs = round.goOn()
    count(goesOnAtMs, Number.POSITIVE_INFINITY)
    become({ is: 'countingIn', goesOnAtMs })
    awaitBeginning(round, goesOnAtMs)
  }

  /** The music's own clock says when the count-in is over. */
  function awaitBeginning(round: RunningRound, goesOnAtMs: number): void {
    const missingMs = goesOnAtMs - round.positionMs()
    if (missingMs > 0) {
      timer = setTimeout(() => awaitBeginning(round, goesOnAtMs), missingMs)
      return
    }
    recording.goOn()
    become({ is: 'none' })
  }

  return {
    now: (): Pause => pause,
    hold,
    goOn,
    /** Nothing happens after this any more. */
    end: (): void => clearTimeout(timer),
  }
}
