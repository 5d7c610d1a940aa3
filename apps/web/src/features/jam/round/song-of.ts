import type { JamSongSheet } from '@starnest/contract/jam/jam'
import type { Song } from '@starnest/jam/song/song'

/** The notes of a song as both sides count them. */
export function songOf({ song, ...sheet }: JamSongSheet): Song {
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
  }
}
