/** How the stage sorts songs and beats. Source: specification §2.13. */
export type JamGenre = 'Pop' | 'Hip Hop' | 'Crossover'

/** How hard a song is to sing or a beat to ride. Source: specification §9, "Jam". */
export type JamDifficulty = 'Easy' | 'Medium' | 'Hard'

/** One line to be sung: a phrase between two breaths.
 *
 *  `words`: syllables, parted by spaces between words and by `-` inside a word (`Twin-kle twin-kle`).
 *  `_` alone is one more note on the syllable before it (inside a word: `lov-_-ed`). A `*` before a syllable
 *  makes its note golden. `‿` joins two words that share a note (`que‿es`); a hyphen to be seen is U+2011.
 *  `melody`: one note per syllable or `_`: pitch and length in quarter notes (`C4`, `F#4:2`, `Bb3:.5`,
 *  `E4:1/3`); without a length a note lasts one quarter. `r:1` is a rest, `x:.5` a syllable spoken in rhythm.
 *  `C4` is middle C.
 *  `chords`: symbols and lengths in quarter notes (`C:4 F:2 G7:2`), together as long as the melody. */
export type SungLine = {
  words: string
  melody: string
  chords: string
}

/** A part of a song as it is sung, such as one verse. */
export type SongPart = {
  name: 'verse' | 'chorus' | 'bridge'
  lines: readonly SungLine[]
}

/** How a song is played: what accompanies it. */
export type SongStyle =
  | 'bright-pop'
  | 'ballad'
  | 'lullaby'
  | 'rock'
  | 'country'
  | 'march'
  | 'waltz-pop'
  | 'electro-pop'
  | 'boom-bap'
  | 'trap'
  | 'lo-fi'
  | 'funk'
  | 'reggae'
  | 'latin'
  | 'swing'
  | 'folk-rock'

/** Words, melody and chords of one song, and how it is to be played: a lead sheet. */
export type LeadSheet = {
  title: string
  /** Who wrote it, or "Traditional". */
  artist: string
  /** Language of the words, BCP 47. */
  language: string
  /** When words and melody were first printed or written down. */
  year: number
  genre: JamGenre
  difficulty: JamDifficulty
  style: SongStyle
  /** Quarter notes in a minute, 60 to 180. */
  tempo: number
  /** Quarter notes in a bar: 3, 4 or 2. In 6/8 it is 3, an eighth being `:.5`. */
  beatsPerBar: 2 | 3 | 4
  /** Tonic and mode: `C major`, `A minor`. */
  key: string
  /** Why words and melody belong to everybody, and where that is known from. */
  publicDomain: { words: string; melody: string }
  /** In the order in which they are sung. An upbeat is a line that begins before the first whole bar: it
   *  says how many quarter notes in `upbeat`. */
  parts: readonly SongPart[]
  /** Quarter notes before the first whole bar; 0 when the song begins on a bar. */
  upbeat: number
}
