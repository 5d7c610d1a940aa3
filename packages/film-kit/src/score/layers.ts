import type { Random } from '../time/random.ts'
import { cycle } from '../time/random.ts'
import type { Instrument } from './instrument.ts'

/** One bar of harmony: start and length in seconds, chord tones as MIDI numbers. */
type Bar = { at: number; seconds: number; chord: readonly number[]; beats: number }
type Play = (on: Instrument, note: number, at: number, seconds: number, loud: number) => void
type Layer = (bar: Bar, play: Play, random: Random) => void

const held =
  (on: Instrument, loud: number, tones = 4): Layer =>
  ({ at, seconds, chord }, play) => {
    for (const tone of chord.slice(0, tones)) play(on, tone + 12, at, seconds * 1.04, loud)
  }

/** Chord tones in this order, `perBeat` to a beat. */
const figure =
  (on: Instrument, order: readonly number[], perBeat: number, loud: number, lift = 12): Layer =>
  ({ at, seconds, chord, beats }, play) => {
    const ladder = [...chord, ...chord.slice(0, 3).map((tone) => tone + 12)]
    const count = beats * perBeat
    for (let i = 0; i < count; i++) {
      const start = at + (i * seconds) / count
      const ring = (seconds / count) * (on === 'harp' ? 2.4 : 1.3)
      play(on, cycle(ladder, cycle(order, i)) + lift, start, ring, loud + (i ? 0 : 8))
    }
  }

const offbeats =
  (on: Instrument, low: Instrument, loud: number): Layer =>
  ({ at, seconds, chord, beats }, play) => {
    const beat = seconds / beats
    for (let i = 0; i < beats; i++) {
      if (i % 2 === 0) play(low, cycle(chord, i ? 2 : 0) - 12, at + i * beat, beat * 0.8, loud + 14)
      else
        for (const tone of chord.slice(0, 3)) play(on, tone + 12, at + i * beat, beat * 0.45, loud)
    }
  }

const LAYERS = {
  /** Held strings, warm pad, choir, glass. */
  pad: held('strings', 44),
  warm: held('pad', 40),
  choir: held('choir', 46, 3),
  glass: held('glassPad', 38, 3),
  shiver: held('tremolo', 40, 3),
  organ: held('organ', 38, 3),
  bass({ at, seconds, chord }, play) {
    play('bass', cycle(chord, 0) - 12, at, seconds * 0.9, 62)
  },
  /** Bass on every beat: root, fifth, octave, fifth. */
  walk({ at, seconds, chord, beats }, play) {
    const steps = [cycle(chord, 0), cycle(chord, 2), cycle(chord, 0) + 12, cycle(chord, 2)]
    const beat = seconds / beats
    for (let i = 0; i < beats; i++)
      play('bass', cycle(steps, i) - 12, at + i * beat, beat * 0.8, 64)
  },
  pizz({ at, seconds, chord, beats }, play) {
    const beat = seconds / beats
    play('pizz', cycle(chord, 0), at, beat / 2, 72)
    for (let i = 1; i < beats; i++) {
      play('pizz', cycle(chord, 1 + (i % 2)) + 12, at + i * beat, beat / 2, 52)
      play('pizz', cycle(chord, 2) + 12, at + i * beat, beat / 2, 46)
    }
  },
  harp: figure('harp', [0, 2, 3, 4, 5, 4, 3, 2], 2, 50),
  guitar: figure('guitar', [0, 2, 3, 4, 2, 3], 2, 50),
  piano: figure('piano', [0, 2, 3, 2, 4, 2, 3, 2], 2, 46),
  marimba: figure('marimba', [0, 2, 1, 2, 3, 2, 1, 2], 4, 46),
  koto: figure('koto', [0, 2, 4, 3, 2, 4], 2, 48),
  kalimba: figure('kalimba', [0, 3, 2, 4, 3, 5], 2, 54),
  /** Running synthesiser. */
  motor: figure('synthBass', [0, 0, 3, 0, 2, 0, 3, 2], 4, 50, 0),
  /** Oom-pah: low note on the beat, chord after it. */
  oompah: offbeats('accordion', 'tuba', 46),
  stroll: offbeats('ukulele', 'bass', 52),
  swing: offbeats('piano', 'bass', 48),
  gallop({ at, seconds, chord, beats }, play) {
    const count = beats * 4
    for (let i = 0; i < count; i++) {
      const tone = cycle(chord, cycle([0, 2, 1, 2], i)) + 12
      play('strings', tone, at + (i * seconds) / count, (seconds / count) * 0.7, i % 4 ? 40 : 58)
    }
    play('timpani', cycle(chord, 0) - 12, at, 0.5, 58)
    play('timpani', cycle(chord, 0) - 12, at + (seconds * 2) / 3, 0.4, 40)
  },
  sparkle({ at, seconds, chord, beats }, play, random) {
    for (let i = 0; i < 4; i++) {
      const tone = cycle(chord, Math.floor(random() * 3)) + 36
      const step = Math.floor(random() * beats * 2) / (beats * 2)
      play('glock', tone, at + step * seconds, 0.4, 30 + random() * 18)
    }
  },
} satisfies Record<string, Layer>

/** An accompaniment that plays the chords of a section by itself, bar by bar. */
export type LayerName = keyof typeof LAYERS

/** Plays one bar of a layer. */
export function playLayer(name: LayerName, bar: Bar, play: Play, random: Random): void {
  const layer: Layer = LAYERS[name]
  layer(bar, play, random)
}
