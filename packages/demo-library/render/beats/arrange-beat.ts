import { cycle } from '@starnest/film-kit/time/random'
import type { Bar, Chart, ChordAt, Letter } from '../band/chart.ts'
import { checkGroove } from '../band/check-groove.ts'
import { readChord, readKey } from '../band/chord.ts'
import { DRUM_NAMES } from '../band/drum-names.ts'
import type { BeatScore } from './beat-score.ts'

const BEATS_PER_BAR = 4
/** A sound begins so long before its first bar. */
const LEAD_SECONDS = 0.1
/** Sections of so many bars end with a fill. */
const FILLED_BARS = 4
const ENDING = 'ending'
/** Sections that have less than full loudness, and begin without a cymbal. */
const QUIET: Record<string, number> = { intro: 0.84, break: 0.82 }
const VERSE_ENERGY = 0.92

/** One section of a beat's form. */
type Section = { name: string; bars: number; letter: Letter; only?: ReadonlySet<string> }

/** A beat's score as bars. @throws SyntaxError naming what it cannot read. */
export function arrangeBeat(slug: string, score: BeatScore): Chart {
  readKey(score.key)
  checkGroove(score.groove)
  const sections = score.form.map((text) => readSection(text, score))
  if (sections.at(-1)?.name !== ENDING) throw new SyntaxError(`${slug}: its form has no ending`)
  const bars: Bar[] = []
  for (const [index, section] of sections.entries()) {
    bars.push(...sectionBars(score, section, { from: bars.length, next: sections[index + 1] }))
  }
  return {
    tempo: score.tempo,
    beatsPerBar: BEATS_PER_BAR,
    seed: seedOf(slug),
    bars,
    groove: score.groove,
    leadSeconds: LEAD_SECONDS,
  }
}

/** A number for a name, so that no two pieces are played alike. */
export const seedOf = (slug: string): number =>
  [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)

function readSection(text: string, { groove }: BeatScore): Section {
  const [head = '', names] = text.split(':')
  const [name = '', bars = '', letter = ''] = head.trim().split(' ')
  if (letter !== 'A' && letter !== 'B' && letter !== 'C') {
    throw new SyntaxError(`"${text}" has no letter A, B or C`)
  }
  if (!(Number(bars) > 0)) throw new SyntaxError(`"${text}" does not say how many bars`)
  const only = names?.trim().split(' ')
  const known = new Set<string>([...DRUM_NAMES, 'drums', ...groove.players.map((p) => p.name)])
  const unknown = only?.find((who) => !known.has(who))
  if (unknown) throw new SyntaxError(`"${text}": nobody is called "${unknown}"`)
  return { name, bars: Number(bars), letter, only: only && new Set(only) }
}

function readBarChords(text: string): ChordAt[] {
  const symbols = text.split(',')
  const beats = BEATS_PER_BAR / symbols.length
  return symbols.map((symbol, i) => ({ at: i * beats, beats, chord: readChord(symbol) }))
}

function sectionBars(
  score: BeatScore,
  { name, bars, letter, only }: Section,
  { from, next }: { from: number; next: Section | undefined },
): Bar[] {
  const chords = score.chords[letter]?.trim().split(/\s+/).map(readBarChords)
  if (!chords) throw new SyntaxError(`${score.title}: section ${letter} has no chords`)
  const quiet = QUIET[name]
  return Array.from({ length: bars }, (_, index) => ({
    at: (from + index) * BEATS_PER_BAR,
    beats: BEATS_PER_BAR,
    chords: cycle(chords, index),
    letter,
    index,
    of: bars,
    energy: quiet ?? (letter === 'A' ? VERSE_ENERGY : 1),
    fill: index === bars - 1 && bars >= FILLED_BARS && next !== undefined && name !== 'intro',
    crash: index === 0 && quiet === undefined && name !== ENDING && hasCymbal(only),
    only,
    ending: name === ENDING,
  }))
}

const hasCymbal = (only: ReadonlySet<string> | undefined) =>
  only === undefined || only.has('drums') || only.has('crash')
