import type { Drum, Instrument } from './instrument.ts'
import type { LayerName } from './layers.ts'

/** A part of the score: its chords share its time evenly, one chord a bar. */
export type MusicSection = {
  /** Seconds of the film. */
  at: number
  seconds: number
  /** One chord a bar: F, Dm, Bbmaj7, C7, Gsus … */
  chords: readonly string[]
  /** Beats a bar: 3 is a waltz; 4 unless said. */
  beats?: number
  layers?: readonly LayerName[]
  /** Melodies in words: 'C5 F5 A5 | G5:2 E5' (note:beats; - rests; bar lines are for the eye). */
  tunes?: readonly Tune[]
  /** Quick rows of notes at a moment of the section. */
  runs?: readonly Run[]
  /** One pattern a bar on the drum kit: x loud, o soft, . rest; its steps share the bar. */
  drums?: readonly DrumPattern[]
}

/** A melody from the start of its section. `loud` 1 to 127, 74 unless said; `octave` shifts it up
 *  (above 0) or down. */
export type Tune = { on: Instrument; notes: string; loud?: number; octave?: number }
/** Notes in quick succession: `at` in seconds of the section, `gap` seconds from note to note (0.06
 *  unless said), `loud` 1 to 127 (50 unless said). */
export type Run = {
  at: number
  on: Instrument
  notes: readonly string[]
  gap?: number
  loud?: number
}

/** A rhythm that comes again in every bar; `loud` 1 to 127 is that of an x, 70 unless said, and an
 *  o has six tenths of it. */
export type DrumPattern = { on: Drum; steps: string; loud?: number }

/** A note to be played: times in seconds, `note` 0 to 127, `loud` 1 to 127. */
export type Note = {
  on: Instrument | 'drums'
  note: number
  at: number
  seconds: number
  loud: number
}
