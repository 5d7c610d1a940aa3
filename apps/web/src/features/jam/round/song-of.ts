import type { JamSongSheet } from '@starnest/contract/jam/jam'
import type { Song } from '@starnest/jam/song/song'

/** The notes of a song as both sides count them, shifted by so many milliseconds: as the family said, where nothing
 *  else is asked for. */
export function songOf(
  { song, lyricOffsetMs, gapMs, ...sheet }: JamSongSheet,
  byMs = lyricOffsetMs,
): Song {
  const { title, artist, language, genre, year } = song
  return {
    title,
    artist,
    language,
    genre,
    year,
    audio: '',
    instrumental: null,
    cover: null,
    ...sheet,
    gapMs: gapMs + byMs,
  }
}
