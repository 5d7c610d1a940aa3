import { MAX_SONG_BYTES } from './song-limits.ts'

/** The platform's decoder, which browsers, workers and Node all have. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

/** How the bytes of a song's text were read. */
export type SongEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250'

/** A song's text and how its bytes were read; `too_large`: it is over 1 MB and was not read. */
export type DecodedSongText =
  | { is: 'text'; text: string; encoding: SongEncoding }
  | { is: 'refused'; reason: 'too_large' }

/** How far into the file `#ENCODING` is looked for, bytes. */
const HEADER_BYTES = 4096

function utf8OrNull(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function encodingOfMark(bytes: Uint8Array): SongEncoding | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}

function declaredEncoding(bytes: Uint8Array): SongEncoding {
  const start = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, HEADER_BYTES))
    .toUpperCase()
  const key = '#ENCODING:'
  const at = start.indexOf(key)
  const value = at < 0 ? '' : start.slice(at + key.length, at + key.length + 16).trimStart()
  return value.startsWith('CP1250') ? 'windows-1250' : 'windows-1252'
}

/** The bytes of a song's text as text. A byte order mark decides; then whether they are UTF-8; only then what
 *  `#ENCODING` says (CP1250 or CP1252), since the header often survives a file's change to UTF-8; and at last
 *  Windows-1252, in which every byte means something. */
export function decodeSongText(bytes: Uint8Array): DecodedSongText {
  if (bytes.length > MAX_SONG_BYTES) return { is: 'refused', reason: 'too_large' }
  const marked = encodingOfMark(bytes)
  if (marked) return { is: 'text', text: new TextDecoder(marked).decode(bytes), encoding: marked }
  const utf8 = utf8OrNull(bytes)
  if (utf8 !== null) return { is: 'text', text: utf8, encoding: 'utf-8' }
  const encoding = declaredEncoding(bytes)
  return { is: 'text', text: new TextDecoder(encoding).decode(bytes), encoding }
}
