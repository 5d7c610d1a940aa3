import type { NoteKind, SongNote } from './song.ts'
import {
  MAX_HEADER_LENGTH,
  MAX_PITCH_HALF_STEPS,
  MAX_SONG_NOTES,
  MAX_SYLLABLE_LENGTH,
} from './song-limits.ts'
import type { ProblemCounter, SongRefusalReason } from './song-problems.ts'

/** A note as the text has it, with the number of its phrase and of its line in the text. */
export type ReadNote = SongNote & { phrase: number; line: number }

/** The notes of one voice in the order of the text. */
export type ReadVoice = ReadNote[]

const KINDS: Readonly<Record<string, NoteKind>> = {
  ':': 'normal',
  '*': 'golden',
  R: 'rap',
  G: 'goldenRap',
  F: 'freestyle',
}

const WHOLE = /^[+-]?\d{1,8}$/
const DECIMAL = /^[+-]?\d{1,12}(?:[.,]\d{0,20})?$/

/** A number as songs write it, with point or comma; null: it is none. */
export function decimalOf(text: string): number | null {
  const trimmed = text.slice(0, 40).trim()
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}

const wholeOf = (text: string): number | null => (WHOLE.test(text) ? Number(text) : null)

/** The text without control characters, cut to a length. */
export function plainText(text: string, maxLength: number): string {
  let plain = ''
  for (const char of text.slice(0, maxLength * 2)) {
    const code = char.charCodeAt(0)
    if (code >= 32 && code !== 127) plain += code === 0xfeff ? '' : char
  }
  // Half of a character outside the basic plane would not survive being written to a file.
  const isHalf = (plain.charCodeAt(maxLength - 1) & 0xfc00) === 0xd800
  return plain.slice(0, isHalf ? maxLength - 1 : maxLength)
}

/** The headers of a song, by their names in capitals. The last of two with the same name counts. */
export function readHeaders(lines: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const start = line.trimStart()
    if (!start.startsWith('#')) continue
    const colon = start.indexOf(':')
    if (colon < 2 || colon > MAX_HEADER_LENGTH) continue
    headers.set(start.slice(1, colon).trim().toUpperCase(), start.slice(colon + 1).trim())
  }
  return headers
}

/** Takes words parted by spaces or tabs off the front of a line; what follows the one separator after the
 *  last of them is the rest. Null: the line has fewer. */
function takeWords(line: string, count: number): { words: string[]; rest: string } | null {
  const words: string[] = []
  let at = 0
  const isGap = (index: number) => line[index] === ' ' || line[index] === '\t'
  while (words.length < count) {
    while (isGap(at)) at += 1
    const from = at
    while (at < line.length && !isGap(at)) at += 1
    if (from === at) return null
    words.push(line.slice(from, at))
  }
  return { words, rest: line.slice(at + 1) }
}

type Reading = {
  voices: Map<number, ReadVoice>
  /** Which voices the following notes belong to. */
  current: readonly number[]
  phrase: number
  noteCount: number
  /** Beats to add to each note in relative mode. */
  offset: number
  hasEnded: boolean
  problems: ProblemCounter
  isRelative: boolean
  isLegacy: boolean
}

function readNote(line: string, lineNumber: number, reading: Reading) {
  const { problems } = reading
  const taken = takeWords(line.slice(1), 3)
  const [start, length, pitch] = taken?.words.map(wholeOf) ?? []
  if (!taken || start == null || length == null || pitch == null) {
    return problems.add('line_unreadable', lineNumber)
  }
  reading.noteCount += 1
  const kind = KINDS[line.charAt(0).toUpperCase()]
  if (!kind) problems.add('unknown_note_type', lineNumber)
  if (Math.abs(pitch) > MAX_PITCH_HALF_STEPS) return problems.add('note_out_of_range', lineNumber)
  if (length <= 0) return problems.add('zero_length_note', lineNumber)
  if (taken.rest.length > MAX_SYLLABLE_LENGTH) problems.add('text_cut', lineNumber)
  const note: ReadNote = {
    kind: kind ?? 'freestyle',
    startBeat: start + reading.offset,
    lengthBeats: length,
    pitch: pitch === 0 ? 0 : pitch,
    text: plainText(taken.rest, MAX_SYLLABLE_LENGTH),
    phrase: reading.phrase,
    line: lineNumber,
  }
  if (reading.current.length === 0) return problems.add('voice_dropped', lineNumber)
  for (const voice of reading.current) {
    const notes = reading.voices.get(voice) ?? []
    notes.push({ ...note })
    reading.voices.set(voice, notes)
  }
}

function readPhraseEnd(line: string, reading: Reading) {
  reading.phrase += 1
  if (!reading.isRelative) return
  const two = takeWords(line.slice(1), 2)?.words ?? takeWords(line.slice(1), 1)?.words
  const shift = two ? wholeOf(two[two.length - 1] ?? '') : null
  reading.offset = Math.min(reading.offset + Math.max(shift ?? 0, 0), 1_000_000_000)
}

/** `P1`, `P2`; before version 1.0 `P3` stood for both. More than two voices are not sung here. */
function readVoiceMark(line: string, reading: Reading) {
  const number = wholeOf(line.slice(1).trim())
  reading.phrase += 1
  reading.offset = 0
  if (number === 1 || number === 2) reading.current = [number]
  else reading.current = number === 3 && reading.isLegacy ? [1, 2] : []
}

function readLine(line: string, lineNumber: number, reading: Reading) {
  const first = line.charAt(0).toUpperCase()
  if (first === '#' || first === '') return
  if (first === '-') return readPhraseEnd(line, reading)
  if (first === 'E' && line.trim().length === 1) {
    reading.hasEnded = true
    return
  }
  if (first === 'P' && wholeOf(line.slice(1).trim()) !== null) return readVoiceMark(line, reading)
  const second = line.charAt(1)
  const isMark = second === ' ' || second === '\t'
  if (isMark || first in KINDS) return readNote(line, lineNumber, reading)
  reading.problems.add('line_unreadable', lineNumber)
}

const isTempoChange = (line: string): boolean =>
  (line.startsWith('B ') || line.startsWith('b ')) &&
  (takeWords(line.slice(1), 2)?.words.every((word) => decimalOf(word) !== null) ?? false) &&
  takeWords(line.slice(1), 3) === null

/** The notes of each voice, in the order of the text; or why the text cannot be sung. */
export function readNotes(
  lines: readonly string[],
  { isLegacy, isRelative, problems }: Pick<Reading, 'isLegacy' | 'isRelative' | 'problems'>,
): Map<number, ReadVoice> | SongRefusalReason {
  const reading: Reading = {
    voices: new Map(),
    current: [1],
    phrase: 0,
    noteCount: 0,
    offset: 0,
    hasEnded: false,
    problems,
    isRelative,
    isLegacy,
  }
  for (const [index, raw] of lines.entries()) {
    const line = raw.trimStart()
    if (isTempoChange(line)) return 'tempo_changes'
    readLine(line, index + 1, reading)
    if (reading.noteCount > MAX_SONG_NOTES) return 'too_many_notes'
    if (reading.hasEnded) return reading.voices
  }
  problems.add('end_mark_missing')
  return reading.voices
}
