import { createHash } from 'node:crypto'
import type { JamDifficulty } from '@starnest/contract/jam/jam'
import type { JamScore, JamTake, JamTakeRefusal } from '@starnest/contract/jam/rounds'
import { beatWithin } from '@starnest/jam/rap/beat-within'
import { ALL_GRIDS, CHILD_GRIDS } from '@starnest/jam/rap/coherence'
import { type RapTake, scoreRap } from '@starnest/jam/rap/score-rap'
import { jamScore } from '@starnest/jam/score/jam-score'
import { decodePitchFrames, type PitchFrames } from '@starnest/jam/sing/pitch-frames'
import { scoreSinging } from '@starnest/jam/sing/score-singing'
import { shiftedSong } from '@starnest/jam/song/song'
import {
  canonicalTakeBytes,
  rapTakeProblems,
  type TakeProblem,
  takeProblems,
} from '@starnest/jam/take/take-problems'
import { readerOf } from '../../../ports/language/foreign-text.ts'
import type { FoundTrack } from '../tracks/tracks.service.ts'
import type { RoundSpan } from './round-span.ts'

/** The round that a take is of. `elapsedMs`: since it was opened, by the server's clock. */
export type TakenRound = RoundSpan & {
  track: FoundTrack
  difficulty: JamDifficulty
  elapsedMs: number
}

/** What somebody sang, as it was handed in. `bytes`: its frames. */
export type SungTake = Omit<JamTake, 'frames'> & { bytes: Uint8Array }

/** What became of a take: its score, and the digest by which it is known again (hexadecimal; null: too little
 *  was sung to tell it from others), or why it cannot have been sung in the round. */
export type JudgedTake =
  | { is: 'scored'; score: JamScore; digest: string | null }
  | { is: 'refused'; reason: JamTakeRefusal }

/** Reads what somebody handed in, refuses what cannot have been sung, and scores the rest. */
export function judgeTake({ take, round }: { take: SungTake; round: TakenRound }): JudgedTake {
  const { bytes, onsetsMs } = take
  const decoded = decodePitchFrames(bytes)
  if (decoded.is === 'refused') return { is: 'refused', reason: 'unreadable' }
  const { frames } = decoded
  if (round.track.mode === 'karaoke' && onsetsMs.length > 0) {
    return { is: 'refused', reason: 'wrong_kind' }
  }
  const [problem] = problemsOf({ onsetsMs, voice: frames }, round)
  if (problem) return { is: 'refused', reason: problem }
  const canonical = canonicalTakeBytes(frames)
  return {
    is: 'scored',
    score: scoreTake({ ...take, frames }, round),
    digest: canonical && createHash('sha256').update(canonical).digest('hex'),
  }
}

/** Judges in the thread of foreign texts: the longest take and song take a tenth of a second. */
export const TAKE = readerOf(import.meta.url, judgeTake)

function problemsOf(take: RapTake, { track, fromMs, toMs, elapsedMs }: TakenRound): TakeProblem[] {
  const facts = { elapsedMs, fromMs, soundMs: toMs }
  return track.mode === 'karaoke'
    ? takeProblems(track.song, take.voice, facts)
    : rapTakeProblems(take, track.grid, facts)
}

/** What somebody sang, with its frames read. */
export type HeardTake = Omit<JamTake, 'number' | 'frames'> & { frames: PitchFrames }

/** What a take is worth; the same again for the same take. A rap is judged on eighths alone where the round is
 *  easy, as children rap. */
export function scoreTake(
  { voice, delayMs, lyricOffsetMs, onsetsMs, frames }: HeardTake,
  { track, difficulty, fromMs, toMs }: Omit<TakenRound, 'elapsedMs'>,
): JamScore {
  const span = { startMs: fromMs, endMs: toMs }
  const { points } =
    track.mode === 'karaoke'
      ? scoreSinging(asSung(track, lyricOffsetMs), voice, frames, {
          difficulty: JUDGED[difficulty],
          delayMs,
          span,
        })
      : scoreRap(
          { onsetsMs, voice: frames },
          beatWithin(track.grid, { fromMs, toMs }),
          difficulty === 'Easy' ? CHILD_GRIDS : ALL_GRIDS,
        )
  return { points, score: jamScore(points, track.mode) }
}

/** A song as it was shown: the words of the family's own can be shifted while they are sung, and no others. */
const asSung = ({ song, lyricOffsetMs: ofFamily }: SungTrack, shownMs: number) =>
  shiftedSong(song, ofFamily === null ? 0 : shownMs)

type SungTrack = Extract<FoundTrack, { mode: 'karaoke' }>

const JUDGED = { Easy: 'easy', Medium: 'medium', Hard: 'hard' } as const
