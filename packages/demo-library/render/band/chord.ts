const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const ACCIDENTALS: Record<string, number> = { '': 0, '#': 1, b: -1 }

/** Half tones above the root of each kind of chord, the least needed tones last. */
const KINDS: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '69': [0, 4, 9, 14],
  '7': [0, 4, 10, 7],
  maj7: [0, 4, 11, 7],
  m7: [0, 3, 10, 7],
  mmaj7: [0, 3, 11, 7],
  '9': [0, 4, 10, 14],
  maj9: [0, 4, 11, 14],
  m9: [0, 3, 10, 14],
  m11: [0, 3, 10, 17],
  '13': [0, 4, 10, 21],
  '7b9': [0, 4, 10, 13],
  '7#9': [0, 4, 10, 15],
  '7sus4': [0, 5, 10, 7],
  '9sus4': [0, 5, 10, 14],
  sus: [0, 5, 7],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 10, 6],
  aug: [0, 4, 8],
  '+': [0, 4, 8],
  '7#5': [0, 4, 10, 8],
}

/** A chord: root and bass as half steps above C (0 to 11), and the half steps of its tones above the
 *  root. */
export type Chord = { root: number; bass: number; tones: readonly number[] }

const CHORD = /^([A-G])([#b]?)([^/]{0,6})(?:\/([A-G])([#b]?))?$/
const LONGEST_SYMBOL = 12

const pitchClass = (letter: string, accidental: string) =>
  ((STEPS[letter] ?? 0) + (ACCIDENTALS[accidental] ?? 0) + 12) % 12

/** Reads a chord symbol such as F, Dm7, Bbmaj7 or C/E. @throws SyntaxError on an unknown one. */
export function readChord(symbol: string): Chord {
  const match = symbol.length <= LONGEST_SYMBOL ? CHORD.exec(symbol) : null
  const [, letter = '', accidental = '', kind = '', low, lowAccidental = ''] = match ?? []
  const tones = KINDS[kind]
  if (!match || !tones) {
    throw new SyntaxError(
      `"${symbol}" is not a chord; kinds are ${Object.keys(KINDS).join(' ').trim()}`,
    )
  }
  const root = pitchClass(letter, accidental)
  return { root, bass: low ? pitchClass(low, lowAccidental) : root, tones }
}

const NOTE = /^([A-G])([#b]?)(-?\d)$/

/** MIDI number of a note such as C4 (60). @throws SyntaxError on anything else. */
export function readNote(name: string): number {
  const match = NOTE.exec(name)
  if (!match) throw new SyntaxError(`"${name}" is not a note such as C4, F#5 or Bb3`)
  const [, letter = '', accidental = '', octave = ''] = match
  return 12 * (Number(octave) + 1) + (STEPS[letter] ?? 0) + (ACCIDENTALS[accidental] ?? 0)
}

const KEY = /^([A-G])([#b]?) (major|minor)$/

/** A key: its tonic as half steps above C, and its mode. */
export type Key = { tonic: number; mode: 'major' | 'minor' }

/** Reads a key such as "Bb major". @throws SyntaxError on anything else. */
export function readKey(name: string): Key {
  const match = KEY.exec(name)
  if (!match) throw new SyntaxError(`"${name}" is not a key such as C major or F# minor`)
  const [, letter = '', accidental = '', mode] = match
  return { tonic: pitchClass(letter, accidental), mode: mode === 'minor' ? 'minor' : 'major' }
}
