import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** A minor for piano and glass with long silences; it opens into A major when the ice answers. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 0.96, tempo: 0.86, formant: 'kept' } },
  lines: [
    { at: 4.2, who: 'narrator', text: 'Keep a light on, they said.' },
    { at: 9.2, who: 'narrator', text: 'So he kept a light on.' },
    { at: 15.4, who: 'narrator', text: 'One year. Ten years. A hundred.' },
    { at: 24.9, who: 'narrator', text: 'Not every ship comes back.' },
    { at: 30.4, who: 'narrator', text: 'But someone had been watching all along.' },
    { at: 36.2, who: 'narrator', text: 'Someone in the dark.' },
    { at: 40.3, who: 'narrator', text: 'So he kept a light on.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7.5,
      chords: ['Am', 'Am'],
      layers: ['glass'],
      tunes: [{ on: 'piano', notes: '-:1.5 A4:.5 C5:.5 E5:1.5 | -:1 D5:1 C5:2', loud: 46 }],
    },
    {
      at: 7.5,
      seconds: 6.5,
      chords: ['Fmaj7', 'Em'],
      tunes: [
        { on: 'piano', notes: 'A4:.5 C5:.5 E5:1 G5:2 | -:1 G4:.5 B4:.5 E5:2', loud: 46 },
        { on: 'piano', notes: 'F3:4 | E3:4', loud: 36 },
      ],
    },
    {
      at: 14,
      seconds: 8,
      chords: ['Am', 'Fmaj7', 'Dm', 'Esus'],
      layers: ['glass'],
      tunes: [
        {
          on: 'piano',
          notes: 'A4:.5 C5:.5 E5:3 | A4:.5 C5:.5 F5:3 | A4:.5 D5:.5 F5:3 | A4:1 B4:3',
          loud: 48,
        },
        { on: 'celesta', notes: 'A5:4 | C6:4 | D6:4 | E6:4', loud: 36 },
      ],
    },
    {
      at: 22,
      seconds: 6.5,
      chords: ['Dm', 'Am'],
      tunes: [{ on: 'piano', notes: '-:1 F5:1 E5:1 D5:1 | C5:1.5 -:2.5', loud: 42 }],
    },
    {
      at: 28.5,
      seconds: 7,
      chords: ['Am', 'F', 'Dadd9', 'E'],
      layers: ['glass', 'warm'],
      tunes: [
        {
          on: 'piano',
          notes: 'A4:.5 C5:.5 E5:3 | A4:.5 C5:.5 F5:3 | A4:.5 D5:.5 F#5:1 E5:2 | B4:.5 E5:.5 G#5:3',
          loud: 52,
        },
        { on: 'celesta', notes: '-:8 | A5:1 D6:1 F#6:2 | E6:1 G#6:1 B6:2', loud: 40 },
      ],
    },
    {
      at: 35.5,
      seconds: 9,
      chords: ['A', 'Dmaj7', 'A', 'A'],
      layers: ['glass', 'choir'],
      tunes: [
        {
          on: 'piano',
          notes: 'A4:.5 C#5:.5 E5:3 | F#5:1 E5:1 D5:2 | C#5:1 E5:1 A5:2 | A4:4',
          loud: 56,
        },
        { on: 'piano', notes: 'A2:4 | D3:4 | E3:2 A2:2 | A2:4', loud: 44 },
        { on: 'celesta', notes: 'E6:1 C#6:1 A5:2 | F#6:2 D6:2 | E6:4 | A6:4', loud: 38 },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 28, gain: 0.09, pan: [-0.4, 0.4] },
    { kind: 'creak', at: 8, seconds: 0.5, gain: 0.05 },
    ...repeated(3, 0.9, { kind: 'crackle', at: 7.8, seconds: 0.3, gain: 0.03 }),
    ...repeated(3, 2, { kind: 'shimmer', at: 15.6, seconds: 1.1, gain: 0.06 }),
    { kind: 'whoosh', at: 22.5, seconds: 2, from: 900, to: 500, gain: 0.07, pan: [-0.7, 0.7] },
    { kind: 'bell', at: 26.5, seconds: 2, from: 220, gain: 0.06 },
    { kind: 'creak', at: 29.6, seconds: 0.9, gain: 0.1 },
    { kind: 'creak', at: 30.9, seconds: 0.9, gain: 0.08 },
    { kind: 'rumble', at: 31.6, seconds: 4, gain: 0.05 },
    ...repeated(4, 0.8, { kind: 'bell', at: 32.2, seconds: 2.2, from: 440, gain: 0.05 }),
    { kind: 'chirp', at: 33.6, seconds: 1.8, from: 180, to: 320, gain: 0.05 },
    { kind: 'chirp', at: 37.8, seconds: 2, from: 220, to: 160, gain: 0.05, pan: 0.4 },
    { kind: 'shimmer', at: 36, seconds: 4, gain: 0.06 },
    { kind: 'chirp', at: 41.6, seconds: 2, from: 200, to: 300, gain: 0.05, pan: -0.4 },
  ],
}
