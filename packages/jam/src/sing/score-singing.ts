import type { Song } from '../song/song.ts'
import { createLiveScore, type Judging } from './live-score.ts'
import type { PitchFrames } from './pitch-frames.ts'
import type { SingingScore } from './score-card.ts'

/** How one voice of a song was sung: 0 to 10,000 points, of which 9,000 are for the notes, beat by beat, and
 *  1,000 for the lines. The same frames give the same score on every machine. A song has no voice of this
 *  number: 0 of 0. Source: UltraStar Deluxe (weights and split), Performous (partial credit). */
export function scoreSinging(
  song: Song,
  voiceIndex: number,
  frames: PitchFrames,
  judging: Judging,
): SingingScore {
  const { hopMs, startMs } = frames
  const live = createLiveScore(song, voiceIndex, { ...judging, hopMs, startMs })
  live.add(frames.tones)
  return live.finish()
}
