import { decodeSongText } from '@starnest/jam/song/decode-song-text'
import { type ParsedSong, parseUltraStar } from '@starnest/jam/song/parse-ultrastar'
import { SONG_REFUSALS } from '@starnest/jam/song/song-problems'
import { readerOf } from '../../../ports/language/foreign-text.ts'

/** Reads the bytes of an UltraStar text. */
export function readSongText(bytes: Uint8Array): ParsedSong {
  const decoded = decodeSongText(bytes)
  if (decoded.is === 'text') return parseUltraStar(decoded.text)
  const { reason } = decoded
  return { is: 'refused', reason, sentence: SONG_REFUSALS[reason] }
}

/** Reads it in the thread of foreign texts. */
export const SONG_TEXT = readerOf(import.meta.url, readSongText)
