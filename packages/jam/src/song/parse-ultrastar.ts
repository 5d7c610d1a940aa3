import { isSafeReference } from './file-reference.ts'
import { orderNotes } from './order-notes.ts'
import { beatMs, type Song, type SongVoice, timeOfBeatMs } from './song.ts'
import {
  BPM_RANGE,
  GAP_RANGE_MS,
  MAX_HEADER_LENGTH,
  MAX_SONG_BYTES,
  MAX_SONG_MS,
} from './song-limits.ts'
import { decimalOf, plainText, type ReadVoice, readHeaders, readNotes } from './song-lines.ts'
import {
  countProblems,
  type ProblemCounter,
  SONG_REFUSALS,
  type SongProblem,
  type SongRefusalReason,
} from './song-problems.ts'

/** What became of a text: a song with what was mended in it, or why it is none, with a sentence for the
 *  person who brought it. */
export type ParsedSong =
  | { is: 'song'; song: Song; problems: readonly SongProblem[] }
  | { is: 'refused'; reason: SongRefusalReason; sentence: string }

type Headers = ReadonlyMap<string, string>
type Files = Pick<Song, 'audio' | 'instrumental' | 'cover'>
type Timing = Pick<Song, 'bpm' | 'gapMs'>

const YEAR = /^\d{4}$/
const LINE_END = /\r\n|\n|\r/

function headerText(headers: Headers, name: string): string | null {
  const text = plainText(headers.get(name) ?? '', MAX_HEADER_LENGTH).trim()
  return text === '' ? null : text
}

function readFiles(headers: Headers): Files | SongRefusalReason {
  const nameOf = (key: string) => headers.get(key) || null
  const audio = nameOf('AUDIO') ?? nameOf('MP3')
  const instrumental = nameOf('INSTRUMENTAL')
  const cover = nameOf('COVER')
  if (audio === null) return 'audio_missing'
  const named = [audio, instrumental, cover].filter((name) => name !== null)
  if (!named.every(isSafeReference)) return 'unsafe_file_reference'
  return { audio, instrumental, cover }
}

/** Milliseconds to the microsecond, so that seconds written with three places come back whole. */
const toMicrosecond = (ms: number): number => {
  const rounded = Math.round(ms * 1000) / 1000
  return rounded === 0 ? 0 : rounded
}

function readTiming(headers: Headers): Timing | SongRefusalReason {
  const bpmText = headers.get('BPM')
  if (!bpmText) return 'bpm_missing'
  const bpm = decimalOf(bpmText)
  if (bpm === null || bpm < BPM_RANGE.min || bpm > BPM_RANGE.max) return 'bpm_out_of_range'
  const gapMs = decimalOf(headers.get('GAP') || '0')
  if (gapMs === null || gapMs < GAP_RANGE_MS.min || gapMs > GAP_RANGE_MS.max) {
    return 'gap_out_of_range'
  }
  return { bpm, gapMs: toMicrosecond(gapMs) }
}

function readVoice(read: ReadVoice, timing: Timing, problems: ProblemCounter) {
  const lastBeat = (MAX_SONG_MS - timing.gapMs) / beatMs(timing)
  const inRange = read.filter(({ startBeat, lengthBeats, line }) => {
    const fits = startBeat + lengthBeats <= lastBeat && startBeat >= -lastBeat
    if (!fits) problems.add('note_out_of_range', line)
    return fits
  })
  return orderNotes(inRange, problems)
}

type Sung = { firstMs: number; lastMs: number }

function sungFromTo(timing: Timing, voices: readonly SongVoice[]): Sung {
  const notes = voices.flatMap(({ lines }) => lines.flatMap((line) => line.notes))
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { startBeat, lengthBeats } of notes) {
    first = Math.min(first, startBeat)
    last = Math.max(last, startBeat + lengthBeats)
  }
  return { firstMs: timeOfBeatMs(timing, first), lastMs: timeOfBeatMs(timing, last) }
}

/** `#START` is in seconds. Written in milliseconds it would stand behind the whole song. */
function readStartMs(headers: Headers, { firstMs, lastMs }: Sung, problems: ProblemCounter) {
  const written = decimalOf(headers.get('START') || '0')
  if (written === null || written < 0) {
    problems.add('span_dropped')
    return null
  }
  if (written === 0) return null
  if (written * 1000 < lastMs) return toMicrosecond(written * 1000)
  if (written <= firstMs) {
    problems.add('start_in_milliseconds')
    return toMicrosecond(written)
  }
  problems.add('span_dropped')
  return null
}

/** `#END` is in milliseconds. Written in seconds it would end the song in its first tenth, and what it says
 *  as seconds lies behind the last note. */
function readEndMs(
  headers: Headers,
  lastMs: number,
  { startMs, problems }: { startMs: number | null; problems: ProblemCounter },
) {
  const written = decimalOf(headers.get('END') || '0')
  if (written === 0) return null
  const fits = (ms: number) => ms > (startMs ?? 0) && ms <= MAX_SONG_MS
  if (
    written !== null &&
    written < lastMs / 10 &&
    written * 1000 >= lastMs &&
    fits(written * 1000)
  ) {
    problems.add('end_in_seconds')
    return toMicrosecond(written * 1000)
  }
  if (written !== null && fits(written)) return toMicrosecond(written)
  problems.add('span_dropped')
  return null
}

const refused = (reason: SongRefusalReason): ParsedSong => ({
  is: 'refused',
  reason,
  sentence: SONG_REFUSALS[reason],
})

function readVoices(
  lines: readonly string[],
  headers: Headers,
  { timing, problems }: { timing: Timing; problems: ProblemCounter },
): SongVoice[] | SongRefusalReason {
  const isLegacy = (headers.get('VERSION') ?? '0').trim().startsWith('0')
  const isRelative = isLegacy && headers.get('RELATIVE')?.toUpperCase() === 'YES'
  if (isRelative) problems.add('relative_converted')
  const read = readNotes(lines, { isLegacy, isRelative, problems })
  if (typeof read === 'string') return read
  const voices = [1, 2].flatMap((number) => {
    const voiceLines = readVoice(read.get(number) ?? [], timing, problems)
    const name = headerText(headers, `P${number}`) ?? headerText(headers, `DUETSINGERP${number}`)
    return voiceLines.length === 0 ? [] : [{ name, lines: voiceLines }]
  })
  return voices.length === 0 ? 'no_notes' : voices
}

function yearOf(headers: Headers): number | null {
  const text = headerText(headers, 'YEAR') ?? ''
  return YEAR.test(text) ? Number(text) : null
}

/** The text of an UltraStar song, version 1.0, read as a song. Older and untidy texts are mended where that
 *  is safe, and each mending is named among the problems: relative beats are made absolute, overlaps cut, empty
 *  notes dropped, unknown notes made freestyle. It reads at most 1 MB and 10,000 notes, in linear time.
 *  Source: UltraStar format 1.0. */
export function parseUltraStar(text: string): ParsedSong {
  if (text.length > MAX_SONG_BYTES) return refused('too_large')
  const lines = (text.startsWith('\uFEFF') ? text.slice(1) : text).split(LINE_END)
  const headers = readHeaders(lines)
  if (headers.size === 0) return refused('not_a_song')
  const problems = countProblems()
  if (!headers.get('VERSION')) problems.add('version_missing')
  const title = headerText(headers, 'TITLE')
  if (title === null) return refused('title_missing')
  const artist = headerText(headers, 'ARTIST')
  if (artist === null) problems.add('artist_missing')
  const files = readFiles(headers)
  if (typeof files === 'string') return refused(files)
  const timing = readTiming(headers)
  if (typeof timing === 'string') return refused(timing)
  const voices = readVoices(lines, headers, { timing, problems })
  if (typeof voices === 'string') return refused(voices)
  const sung = sungFromTo(timing, voices)
  const startMs = readStartMs(headers, sung, problems)
  const song: Song = {
    title,
    artist: artist ?? '',
    language: headerText(headers, 'LANGUAGE'),
    genre: headerText(headers, 'GENRE'),
    year: yearOf(headers),
    ...timing,
    startMs,
    endMs: readEndMs(headers, sung.lastMs, { startMs, problems }),
    ...files,
    voices,
  }
  return { is: 'song', song, problems: problems.list() }
}
