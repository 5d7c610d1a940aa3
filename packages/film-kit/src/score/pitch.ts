const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const ACCIDENTALS: Record<string, number> = { '': 0, '#': 1, b: -1 }

/** Half tones above the root of each kind of chord. */
const CHORDS: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  '7': [0, 4, 7, 10],
  sus: [0, 5, 7],
  sus2: [0, 2, 7],
  add9: [0, 4, 7, 14],
  m9: [0, 3, 7, 14],
  dim: [0, 3, 6],
  aug: [0, 4, 8],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
}

function halfTones(letter: string | undefined, accidental: string | undefined): number {
  const step = STEPS[letter ?? '']
  if (step === undefined) throw new SyntaxError(`No note is called "${letter}"`)
  return step + (ACCIDENTALS[accidental ?? ''] ?? 0)
}

/** MIDI number of a note such as C4 (60), F#5 or Bb3.
 *  @throws SyntaxError on anything else. */
export function noteNumber(name: string): number {
  const match = /^([A-G])([#b]?)(\d)$/.exec(name)
  if (!match) throw new SyntaxError(`"${name}" is not a note such as C4, F#5 or Bb3`)
  return 12 * (Number(match[3]) + 1) + halfTones(match[1], match[2])
}

/** MIDI numbers of a chord such as F, Dm, Bbmaj7, from the octave below middle C.
 *  @throws SyntaxError on an unknown chord. */
export function chordNotes(name: string): number[] {
  const match = /^([A-G])([#b]?)(.*)$/.exec(name)
  const intervals = CHORDS[match?.[3] ?? '?']
  if (!match || !intervals) {
    throw new SyntaxError(`"${name}" is not a chord; kinds are ${Object.keys(CHORDS).join(' ')}`)
  }
  const root = 48 + halfTones(match[1], match[2])
  return intervals.map((interval) => root + interval)
}
