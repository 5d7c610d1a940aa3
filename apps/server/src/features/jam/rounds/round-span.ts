import { JAM_CHALLENGE_MS, type JamRoundKind } from '@starnest/contract/jam/rounds'
import { type Song, shiftedSong, timeOfBeatMs } from '@starnest/jam/song/song'
import type { FoundTrack } from '../tracks/tracks.service.ts'

/** Milliseconds of a challenge before its first note: time to breathe in. */
const LEAD_IN_MS = 3000

/** Part of a track's sound that a round is about, whole milliseconds. */
export type RoundSpan = { fromMs: number; toMs: number }

/** What is sung in a round: all of a track, or 30 seconds, which begin shortly before its first note, or with
 *  the first bar of a beat. */
export function spanOf(track: FoundTrack, kind: JamRoundKind): RoundSpan {
  const whole = wholeOf(track)
  if (kind === 'full') return whole
  const latestMs = Math.max(whole.fromMs, whole.toMs - JAM_CHALLENGE_MS)
  const fromMs = Math.min(latestMs, Math.max(whole.fromMs, Math.round(beginningOf(track))))
  return { fromMs, toMs: Math.min(whole.toMs, fromMs + JAM_CHALLENGE_MS) }
}

function wholeOf(track: FoundTrack): RoundSpan {
  const durationMs = Math.round(track.durationMs)
  if (track.mode === 'freestyle') return { fromMs: 0, toMs: durationMs }
  const { startMs, endMs } = track.song
  const fromMs = Math.round(Math.max(0, startMs ?? 0))
  const toMs = Math.min(durationMs, Math.round(endMs ?? durationMs))
  // A song whose start lies behind its end is sung as a whole.
  return fromMs < toMs ? { fromMs, toMs } : { fromMs: 0, toMs: durationMs }
}

function beginningOf(track: FoundTrack): number {
  if (track.mode === 'freestyle') return track.grid.firstBeatMs
  return firstNoteMs(shiftedSong(track.song, track.lyricOffsetMs ?? 0)) - LEAD_IN_MS
}

function firstNoteMs(song: Song): number {
  const firsts = song.voices.flatMap(({ lines }) => lines[0]?.notes[0]?.startBeat ?? [])
  return timeOfBeatMs(song, Math.min(...firsts))
}
