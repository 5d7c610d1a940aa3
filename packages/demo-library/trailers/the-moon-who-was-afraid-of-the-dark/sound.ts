import type { FilmSound } from '@starnest/film-kit/film/script'
import type { SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** Second at which the first window goes on. */
const FIRST_LIGHT = 4.5

/** Tiptoe in F minor, and a music box in A flat when the lights come on. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' },
    moon: { name: 'The Moon', pitch: 1.45, tempo: 0.95, formant: 'shifted' },
  },
  lines: [
    { at: 0.4, who: 'narrator', text: 'Every night, up comes the moon.' },
    { at: 3.5, who: 'moon', text: "It's so dark!" },
    { at: 7, who: 'narrator', text: 'The moon who was afraid of the dark.' },
  ],
  music: [
    {
      at: 0,
      seconds: 2,
      chords: ['Fm'],
      tunes: [{ on: 'pizz', notes: 'F3:.5 -:.5 C4:.5 -:.5 Ab3:.5 -:.5 C4:.5 -:.5', loud: 66 }],
    },
    {
      at: 2.6,
      seconds: 1.9,
      chords: ['C7'],
      tunes: [{ on: 'bassoon', notes: 'C3:1 - Bb2:2', loud: 52 }],
    },
    {
      at: FIRST_LIGHT,
      seconds: 0.75,
      chords: ['Ab'],
      beats: 1,
      tunes: [{ on: 'musicbox', notes: 'Eb6:1', loud: 70 }],
    },
    {
      at: 5.25,
      seconds: 4.75,
      chords: ['Db', 'Eb', 'Ab'],
      layers: ['harp', 'pad', 'sparkle'],
      tunes: [
        { on: 'musicbox', notes: 'F5 Ab5 Db6 F6 | Eb6 G5 Bb5 Db6 | C6:3 Ab5', loud: 72 },
        { on: 'horn', notes: 'Db4:2 F4:2 | Eb4:2 G4:2 | Ab4:4', loud: 58 },
      ],
    },
  ],
  effects: [
    { kind: 'crickets', at: 0, seconds: 10, gain: 0.035 },
    { kind: 'chirp', at: 0.6, seconds: 0.8, from: 260, to: 620, gain: 0.08 },
    { kind: 'chirp', at: 1.95, seconds: 0.22, from: 420, to: 360, gain: 0.2, pan: -0.4 },
    { kind: 'chirp', at: 2.22, seconds: 0.3, from: 440, to: 340, gain: 0.18, pan: -0.4 },
    { kind: 'whoosh', at: 2.15, seconds: 0.4, from: 1200, to: 300, gain: 0.2 },
    { kind: 'thud', at: 2.45, seconds: 0.3, gain: 0.14 },
    ...Array.from(
      { length: 18 },
      (_, i): SoundEffect => ({
        kind: 'tap',
        at: FIRST_LIGHT + (i === 0 ? 0 : 0.75 + i * 0.09),
        seconds: 0.06,
        from: 1500 + i * 40,
        gain: i === 0 ? 0.2 : 0.07,
        pan: ((i % 5) - 2) * 0.3,
        seed: i,
      }),
    ),
    { kind: 'shimmer', at: 6.6, seconds: 2.4, gain: 0.14 },
  ],
}
