import type { JamBeatGrid, JamDifficulty } from '@starnest/contract/jam/jam'
import { beatWithin } from '@starnest/jam/rap/beat-within'
import { ALL_GRIDS, CHILD_GRIDS } from '@starnest/jam/rap/coherence'
import { flowAt, scoreRap, VOICE_AFTER_MS, VOICE_BEFORE_MS } from '@starnest/jam/rap/score-rap'
import { type PitchFrames, UNVOICED } from '@starnest/jam/sing/pitch-frames'
import { HOP_MS } from '../round/take-frames.ts'

/** A syllable that was heard: when it began, in milliseconds of the sound, and whether a voice was heard with
 *  it. Without one it is not counted: it may be a drum from the loudspeaker. */
export type Syllable = { atMs: number; isCounted: boolean }

/** How a rap is while it goes on. */
export type RapShown = {
  /** What was heard so far, oldest first; the same list as long as the round lasts. */
  syllables: readonly Syllable[]
  /** How steady the last eight seconds were, 0 to 1. */
  flow: number
  /** What the round would be worth if it ended now, 0 to 10,000. */
  points: number
}

/** What of a beat is rapped, and how it is judged. */
export type RapSpan = {
  difficulty: JamDifficulty
  fromMs: number
  toMs: number
  /** How late syllables and frames are heard, in milliseconds. */
  delayMs: number
}

/** Follows a rap over a beat by the rules that the server scores by. Frames stand every 10 ms from the
 *  beginning of the round on, as those of a take do. */
export function createRapRound(grid: JamBeatGrid, { difficulty, fromMs, toMs, delayMs }: RapSpan) {
  const beat = beatWithin(grid, { fromMs, toMs })
  const grids = difficulty === 'Easy' ? CHILD_GRIDS : ALL_GRIDS
  const onsetsMs: number[] = []
  const { syllables, addOnset, addFrames } = followSyllables(Math.round(fromMs) - delayMs)
  return {
    /** Takes the next onset, at the time when it was heard. One that does not come after the last is left out. */
    addOnset(atMs: number): void {
      if (atMs <= (onsetsMs.at(-1) ?? Number.NEGATIVE_INFINITY)) return
      onsetsMs.push(atMs)
      addOnset(atMs - delayMs)
    },
    /** Takes the next frames of the take. */
    addFrames,
    /** How the rap is at a moment; `voice` is all that was heard until then. */
    shown(nowMs: number, voice: PitchFrames): RapShown {
      const counted = syllables.flatMap(({ atMs, isCounted }) => (isCounted ? [atMs] : []))
      return {
        syllables,
        flow: flowAt(counted, nowMs, { bpm: beat.bpm, grids }),
        points: scoreRap({ onsetsMs, voice }, beat, grids).points,
      }
    },
  }
}

/** Says of each syllable whether it is counted as soon as that can be known; the same syllables are counted as
 *  by `voicedOnsets` of @starnest/jam. */
function followSyllables(startMs: number) {
  const syllables: Syllable[] = []
  const voicedMs: number[] = []
  let frames = 0
  const isNear = (onsetMs: number, frameMs: number) =>
    frameMs >= onsetMs - VOICE_BEFORE_MS && frameMs < onsetMs + VOICE_AFTER_MS

  function countThoseNear(frameMs: number): void {
    for (let at = syllables.length - 1; at >= 0; at--) {
      const syllable = syllables[at]
      if (!syllable || syllable.atMs + VOICE_AFTER_MS <= frameMs) return
      if (isNear(syllable.atMs, frameMs)) syllables[at] = { ...syllable, isCounted: true }
    }
  }

  return {
    syllables,
    addOnset(atMs: number): void {
      const nearestMs = voicedMs.findLast((frameMs) => frameMs < atMs + VOICE_AFTER_MS)
      const isCounted = nearestMs !== undefined && isNear(atMs, nearestMs)
      syllables.push({ atMs, isCounted })
    },
    addFrames(tones: readonly number[]): void {
      for (const tone of tones) {
        const frameMs = startMs + frames * HOP_MS
        frames++
        if (tone === UNVOICED) continue
        voicedMs.push(frameMs)
        countThoseNear(frameMs)
      }
    },
  }
}
