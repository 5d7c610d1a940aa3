import type { JamBeatGrid, JamMode } from '@starnest/contract/jam/jam'
import { beatWithin } from '@starnest/jam/rap/beat-within'
import type { Beat } from '@starnest/jam/rap/score-rap'
import type { LineRating } from '@starnest/jam/sing/score-card'
import { type Song, timeOfBeatMs } from '@starnest/jam/song/song'
import type { QueryClient } from '@tanstack/react-query'
import { beatGridQuery, songSheetQuery } from '../jam.queries.ts'
import { type GuideTone, hertzOf } from '../sound/track-player.ts'
import type { SungVoice } from './live-round.ts'
import { songOf } from './song-of.ts'

type NotesWanted = { mode: JamMode; track: { id: string }; queryClient: QueryClient }

/** What is sung or rapped over. `song`: as its text has it; the family shifts its words by `lyricOffsetMs`. */
export type Notes = { song: Song | null; lyricOffsetMs: number; grid: JamBeatGrid | null }

/** Fetches the notes of a song, or the bars of a beat. */
export async function notesOf({ mode, track, queryClient }: NotesWanted): Promise<Notes> {
  if (mode === 'freestyle') {
    const grid = await queryClient.fetchQuery(beatGridQuery(track.id))
    return { song: null, lyricOffsetMs: 0, grid }
  }
  const sheet = await queryClient.fetchQuery(songSheetQuery(track.id))
  return { song: songOf(sheet, 0), lyricOffsetMs: sheet.lyricOffsetMs, grid: null }
}

/** The whole bars of a beat between two moments of its sound; null: a song is sung. */
export const barsOf = (
  grid: JamBeatGrid | null,
  span: { fromMs: number; toMs: number },
): Beat | null => grid && beatWithin(grid, span)

/** The melody as tones of the guide; a beat has none. */
export function guideOf(song: Song | null): GuideTone[] {
  if (!song) return []
  const notes = (song.voices[0]?.lines ?? []).flatMap((line) => line.notes)
  return notes
    .filter(({ kind }) => kind === 'normal' || kind === 'golden')
    .map(({ startBeat, lengthBeats, pitch }) => {
      const atMs = timeOfBeatMs(song, startBeat)
      const seconds = (timeOfBeatMs(song, startBeat + lengthBeats) - atMs) / 1000
      return { atSeconds: atMs / 1000, seconds, hertz: hertzOf(pitch) }
    })
}

/** The line that ended last, and its word; null before the first has ended. */
export function lineJustOver(
  voice: SungVoice | null,
  scored: readonly { rating: LineRating | null }[],
  nowMs: number,
) {
  if (!voice) return null
  const lines = voice.song.voices[voice.voiceIndex]?.lines ?? []
  const endMs = (at: number) => {
    const last = lines[at]?.notes.at(-1)
    return last ? timeOfBeatMs(voice.song, last.startBeat + last.lengthBeats) : 0
  }
  const at = lines.findLastIndex((_, place) => endMs(place) + LINE_WORD_AFTER_MS <= nowMs)
  const rating = scored[at]?.rating
  return rating ? { at, rating } : null
}

/** After the end of a line its last tones are still on the way, in milliseconds. */
const LINE_WORD_AFTER_MS = 250
