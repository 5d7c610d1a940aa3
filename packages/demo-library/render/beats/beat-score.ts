import type { Groove, Letter } from '../band/chart.ts'
import type { JamDifficulty, JamGenre } from '../songs/lead-sheet.ts'

/** A beat to rap or sing freely over, as its score. */
export type BeatScore = {
  title: string
  genre: JamGenre
  difficulty: JamDifficulty
  /** What musicians call it: "boom bap", "bossa nova". */
  feel: string
  /** Quarter notes in a minute, 75 to 160. */
  tempo: number
  /** Tonic and mode: `D minor`. */
  key: string
  /** Chords for each letter, a bar parted from the next by a space, chords within a bar by a comma:
   *  `Dm7 Gm7,C7`. They come again when a section is longer. */
  chords: Partial<Record<Letter, string>>
  groove: Groove
  /** Sections in order: name, bars, letter, and after a colon who plays (all unless it is said):
   *  `intro 2 A: hat keys`. The last one is the ending: its first chord rings. */
  form: readonly string[]
}
