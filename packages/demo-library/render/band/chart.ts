import type { Chord } from './chord.ts'
import type { DrumName } from './drum-names.ts'
import type { KitName } from './kits/kits.ts'
import type { SoundName } from './sounds/sounds.ts'

/** Which of a groove's patterns a bar is played with: A for verses, B for choruses, C for what comes
 *  between. */
export type Letter = 'A' | 'B' | 'C'

/** One bar's steps as signs, or several bars in turn. All steps of a string share its bar evenly. */
export type Steps = string | readonly string[]

/** Steps for some of the letters. A letter without steps is silent. */
export type ByLetter = Partial<Record<Letter, Steps>>

/** What a drum does: `X` accent, `x` loud, `o` soft, `t` two strokes in one step, `r` three, `.` nothing. */
export type DrumPart = ByLetter

/** One player besides the drums.
 *
 *  `bass` signs: `1` root, `3`, `5`, `6`, `7`, `8` that tone of the chord, `4` and `2` of the scale, `L` the
 *  fifth below, `a` a half step below the next root, `-` holds, `.` rests.
 *  `chords` signs: `x` all tones, `o` softer, `u` softer and from above, `-` holds, `.` rests.
 *  `arp` signs: `0` to `9` a step of the ladder of chord tones, `-` holds, `.` rests.
 *  `tune`: notes and lengths in quarter notes as in a lead sheet (`D5:.5 r:1`), from the section's first
 *  bar, again and again.
 *  `counter`: a slow line that is made up from the chords: tones that move by step. */
export type PartPlayer = {
  name: string
  sound: SoundName
  play: 'bass' | 'chords' | 'arp' | 'counter'
  steps: ByLetter
} & Setting
export type TunePlayer = {
  name: string
  sound: SoundName
  play: 'tune'
  tune: Partial<Record<Letter, string>>
} & Setting
export type Player = PartPlayer | TunePlayer

/** How a player is set up at the mixing desk; a sound brings its own values.
 *
 *  `level` is in LU from what is usual for such a player; `pan` -1 to 1; `room` and `echo` are how much goes
 *  there, 0 to 1; `octave` shifts it. */
type Setting = {
  level?: number
  pan?: number
  room?: number
  echo?: number
  octave?: number
  /** Notes of a chord, 2 to 5. */
  hand?: number
  /** Milliseconds from the lowest to the highest note of a chord. */
  strum?: number
  /** It is not there yet in the first part of a song. */
  late?: boolean
}

/** How the whole is mixed. */
export type Mix = {
  /** Seconds that the room rings. */
  room: number
  /** Quarter notes between two echoes, and how much of one is in the next. */
  echo?: readonly [quarters: number, feedback: number]
  /** How far all but drums step back at each kick, 0 to 1. */
  pump?: number
  /** Level of a record's noise, 0 to 1, and how far the pitch wavers, milliseconds. */
  crackle?: number
  waver?: number
  /** Hertz above which little is left: an old sampler. */
  dark?: number
  /** How much tape there is on the whole, 1 to 3. */
  drive?: number
  /** Decibels above and below, from 120 Hz and from 6 kHz. */
  low?: number
  high?: number
}

/** Who plays what, however long the piece is. */
export type Groove = {
  kit: KitName
  /** How late every second step is, in shares of a step, 0 (straight) to 0.34 (triplets). */
  swing?: number
  /** Of which steps: 16 (sixteenths), unless said, or 8 (eighths). */
  swingOf?: 8 | 16
  drums: Partial<Record<DrumName, DrumPart>>
  /** Fills, each half a bar of steps for some drums. */
  fills: readonly Partial<Record<DrumName, string>>[]
  players: readonly Player[]
  mix: Mix
  /** Level of the drums in LU from usual. */
  drumLevel?: number
}

/** A chord from a place in the bar on, in quarter notes. */
export type ChordAt = { at: number; beats: number; chord: Chord }

/** One bar of a piece. */
export type Bar = {
  /** Quarter notes from the beginning of the piece. */
  at: number
  beats: number
  chords: readonly ChordAt[]
  letter: Letter
  /** Bar of its section, from 0, and how many that has. */
  index: number
  of: number
  /** Share of full loudness, 0 to 1. */
  energy: number
  /** Whether a fill leads over to the next section. */
  fill: boolean
  /** Whether a cymbal marks its beginning. */
  crash: boolean
  /** Names of drums and players that play; all when it is not said. */
  only?: ReadonlySet<string>
  /** Sticks count the bar. */
  count?: boolean
  /** The last chord rings, and nothing else is played. */
  ending?: boolean
}

/** A piece: bars, and who plays them. */
export type Chart = {
  /** Quarter notes a minute. */
  tempo: number
  beatsPerBar: number
  seed: number
  bars: readonly Bar[]
  groove: Groove
  /** Seconds from the beginning of the sound to the first bar. */
  leadSeconds: number
  /** Pitch class (0 to 11) that a counter line keeps off at a quarter note: what is being sung. */
  sung?: (quarter: number) => number | undefined
  /** All that a singer has to do between two quarter notes. A bass keeps below every voice meanwhile,
   *  wherever it would be taken for that singer. */
  sungWithin?: (from: number, to: number) => readonly SungTone[]
}

/** A pitch class that is sung, 0 to 11, or `spoken`: any tone will do. */
export type SungTone = number | 'spoken'
