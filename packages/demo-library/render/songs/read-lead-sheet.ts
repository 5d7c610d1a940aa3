import type { NoteKind } from '@starnest/jam/song/song'
import type { ChordAt } from '../band/chart.ts'
import { readChord, readKey, readNote } from '../band/chord.ts'
import { readLength } from '../band/play-tune.ts'
import type { LeadSheet, SongPart, SungLine } from './lead-sheet.ts'

/** One note to be sung or spoken: place and length in quarter notes from the beginning of what is sung.
 *  `pitch` is a MIDI number; 60 where it is spoken. */
export type SheetNote = { at: number; beats: number; pitch: number; kind: NoteKind; text: string }

/** One part of a song, read: where it begins, how long it is, and what is sung in it. */
export type SheetPart = {
  name: SongPart['name']
  at: number
  beats: number
  lines: readonly (readonly SheetNote[])[]
  chords: readonly ChordAt[]
}

/** A note that holds the syllable before it. Source: UltraStar format 1.0. */
const HELD = '~'
const SPOKEN_PITCH = 60
/** Rounding of thirds and quarters. */
const NEARLY = 1e-6

/** Reads what is sung in a lead sheet.
 *  @throws SyntaxError that names the song, the part and the line where something is wrong. */
export function readLeadSheet(slug: string, sheet: LeadSheet): SheetPart[] {
  readKey(sheet.key)
  let at = 0
  return sheet.parts.map((part, index) => {
    const read = readPart(part, at, `${slug}: part ${index + 1} (${part.name})`)
    at += read.beats
    return read
  })
}

function readPart(part: SongPart, from: number, where: string): SheetPart {
  const lines: SheetNote[][] = []
  const chords: ChordAt[] = []
  let at = from
  for (const [index, line] of part.lines.entries()) {
    try {
      const notes = readNotes(line, at)
      const beats = lengthOf(line.melody)
      chords.push(...readChords(line.chords, at, beats))
      lines.push(notes)
      at += beats
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new SyntaxError(`${where}, line ${index + 1}: ${why}`, { cause: error })
    }
  }
  return { name: part.name, at: from, beats: at - from, lines, chords }
}

const wordsOf = (text: string) => text.trim().split(/\s+/)

const lengthOf = (melody: string): number =>
  wordsOf(melody).reduce((sum, word) => sum + readLength(word.split(':')[1] ?? '1'), 0)

/** A syllable as it is written to a song: golden or not, and with the space that ends a word. */
type Syllable = { text: string; golden: boolean }

function readSyllables(words: string): Syllable[] {
  const tokens = wordsOf(words)
  const syllables = tokens.flatMap((token, index) => {
    const isWordOver = index < tokens.length - 1 && tokens[index + 1] !== '_'
    return readWord(token, isWordOver ? ' ' : '')
  })
  if (syllables[0]?.text.trim() === HELD) throw new SyntaxError('it begins with a held syllable')
  return syllables
}

function readWord(word: string, end: string): Syllable[] {
  const pieces = word.split('-')
  return pieces.map((piece, index) => {
    const golden = piece.startsWith('*')
    const text = piece === '_' ? HELD : piece.slice(golden ? 1 : 0)
    if (text === '') throw new SyntaxError(`"${word}" has an empty syllable`)
    return { text: index === pieces.length - 1 ? `${text}${end}` : text, golden }
  })
}

function kindOf(isSpoken: boolean, golden: boolean): NoteKind {
  if (isSpoken) return golden ? 'goldenRap' : 'rap'
  return golden ? 'golden' : 'normal'
}

function readNotes({ words, melody }: SungLine, from: number): SheetNote[] {
  const syllables = readSyllables(words)
  const notes: SheetNote[] = []
  let at = from
  for (const word of wordsOf(melody)) {
    const [name = '', length = '1'] = word.split(':')
    const beats = readLength(length)
    const syllable = syllables[notes.length]
    if (name !== 'r') {
      if (!syllable) throw new SyntaxError(`more notes than the ${syllables.length} syllables`)
      const pitch = name === 'x' ? SPOKEN_PITCH : readNote(name)
      notes.push({
        at,
        beats,
        pitch,
        kind: kindOf(name === 'x', syllable.golden),
        text: syllable.text,
      })
    }
    at += beats
  }
  if (notes.length < syllables.length) {
    throw new SyntaxError(`${syllables.length} syllables for ${notes.length} notes`)
  }
  return notes
}

function readChords(text: string, from: number, beats: number): ChordAt[] {
  let at = from
  const chords = wordsOf(text).map((word) => {
    const [symbol = '', length = '1'] = word.split(':')
    const chord = { at, beats: readLength(length), chord: readChord(symbol) }
    at += chord.beats
    return chord
  })
  if (Math.abs(at - from - beats) > NEARLY) {
    throw new SyntaxError(`its chords last ${at - from} quarters, its melody ${beats}`)
  }
  return chords
}
