import type { FilmSound } from '@starnest/film-kit/film/script'
import type { SoundEffect } from '@starnest/film-kit/score/sound-effect'
import { KNOCKS } from './knocks.ts'

/** Seconds at which the shots 'knock' and 'crane' begin. */
const [KNOCK, CRANE] = [22, 28]

/** The song as winter has it: in the minor. */
const WINTER = 'A4 D5 E5 | F5:2 E5 | D5:2 A4 | C5:3'

/** Three beats to a bar of two seconds; D minor until the snowdrop opens in D major. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' },
    bramble: { name: 'Bramble', pitch: 1.5, tempo: 0.96, formant: 'shifted' },
  },
  lines: [
    { at: 4.1, who: 'narrator', text: 'The snow was taller than the door.' },
    { at: 8.4, who: 'narrator', text: 'One lantern. One blanket. Three friends.' },
    { at: 12.1, who: 'bramble', text: "Let's wake the spring!" },
    { at: 18.4, who: 'narrator', text: 'But spring sleeps very deep.' },
    { at: 22.9, who: 'narrator', text: 'So Bramble knocked.' },
    { at: 30.8, who: 'narrator', text: 'Good morning!' },
    { at: 36.7, who: 'narrator', text: 'And spring came up to listen.' },
  ],
  music: [
    {
      at: 0,
      seconds: 8,
      chords: ['Dm', 'Bb', 'Gm', 'A'],
      beats: 3,
      layers: ['glass', 'choir'],
      tunes: [{ on: 'celesta', notes: WINTER, loud: 52 }],
    },
    {
      at: 8,
      seconds: 6,
      chords: ['Dm', 'Gm', 'Asus'],
      beats: 3,
      layers: ['glass'],
      tunes: [{ on: 'cello', notes: 'D3:3 | Bb3:2 A3 | E3:3', loud: 52 }],
    },
    {
      at: 14,
      seconds: 6,
      chords: ['Dm', 'Bb', 'F'],
      beats: 3,
      layers: ['harp'],
      tunes: [
        { on: 'hum', notes: 'A4 D5 E5 | F5:2 D5 | C5:2 A4', loud: 70 },
        { on: 'ukulele', notes: 'D4 A4 A4 | D4 Bb4 Bb4 | C4 A4 A4', loud: 56 },
      ],
      drums: [{ on: 'claves', steps: 'x..', loud: 44 }],
    },
    {
      at: 20,
      seconds: 2,
      chords: ['Gm'],
      beats: 3,
      layers: ['glass'],
      tunes: [{ on: 'hum', notes: 'Bb4:2 -', loud: 48 }],
    },
    {
      at: 22,
      seconds: 6,
      chords: ['Gm', 'Dm', 'A'],
      beats: 3,
      layers: ['glass'],
      tunes: [
        { on: 'cello', notes: 'G3:3 | F3:3 | E3:3', loud: 46 },
        { on: 'woodBlock', notes: '-:3 | -:2 G4 | G4 G4 G4', loud: 62 },
        { on: 'harp', notes: '-:3 | -:2 D4 | E4 A4 C#5', loud: 54 },
      ],
    },
    {
      at: 28,
      seconds: 8,
      chords: ['Bb', 'C', 'D', 'D'],
      beats: 3,
      layers: ['harp', 'choir', 'warm'],
      tunes: [
        { on: 'celesta', notes: 'F4 Bb4 D5 | E5 G5 C6 | D5 F#5 A5 | D6:3', loud: 60 },
        { on: 'strings', notes: 'D4:3 | E4:3 | F#4:3 | A4:3', loud: 54 },
        { on: 'hum', notes: '-:3 | -:3 | A4 D5 E5 | F#5:3', loud: 72 },
      ],
      runs: [
        {
          at: 5.6,
          on: 'harp',
          notes: ['D4', 'F#4', 'A4', 'D5', 'F#5', 'A5', 'D6', 'F#6', 'A6'],
          gap: 0.09,
          loud: 66,
        },
      ],
    },
    {
      at: 36,
      seconds: 6,
      chords: ['G', 'A', 'D'],
      beats: 3,
      layers: ['harp', 'choir', 'pad', 'sparkle', 'bass'],
      tunes: [
        { on: 'hum', notes: 'B4 D5 G5 | A5:2 E5 | F#5:3', loud: 72 },
        { on: 'ukulele', notes: 'G4 B4 D5 | A4 C#5 E5 | D4 A4 D5', loud: 60 },
        { on: 'celesta', notes: 'D6:2 B5 | C#6:2 A5 | D6:3', loud: 56 },
      ],
      drums: [{ on: 'claves', steps: 'x.o', loud: 44 }],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 6, gain: 0.12, pan: [-0.5, 0.5] },
    { kind: 'wind', at: 6, seconds: 22, gain: 0.03 },
    { kind: 'crackle', at: 6.5, seconds: 21, gain: 0.03 },
    { kind: 'whoosh', at: 3.4, seconds: 3.6, from: 800, to: 180, gain: 0.08 },
    { kind: 'creak', at: 10.2, seconds: 0.5, gain: 0.05 },
    ...KNOCKS.knock.map(
      (at, i): SoundEffect => ({
        kind: 'tap',
        at: KNOCK + at,
        seconds: 0.1,
        from: 700,
        gain: 0.24,
        seed: i,
      }),
    ),
    ...KNOCKS.crane.map(
      (at, i): SoundEffect => ({
        kind: 'tap',
        at: CRANE + at,
        seconds: 0.1,
        from: 700,
        gain: 0.18,
        seed: i,
      }),
    ),
    ...KNOCKS.knock.map(
      (at, i): SoundEffect => ({
        kind: 'shimmer',
        at: KNOCK + at,
        seconds: 0.8,
        gain: 0.06,
        seed: i,
      }),
    ),
    { kind: 'chirp', at: CRANE + 2.5, seconds: 0.3, from: 500, to: 820, gain: 0.09 },
    { kind: 'chirp', at: CRANE + 3.5, seconds: 0.16, from: 300, to: 900, gain: 0.1 },
    { kind: 'whoosh', at: CRANE + 3.8, seconds: 2.6, from: 240, to: 1400, gain: 0.12 },
    { kind: 'shimmer', at: CRANE + 6.3, seconds: 2.2, gain: 0.16 },
    { kind: 'bell', at: CRANE + 6.6, seconds: 1.6, from: 1175, gain: 0.09 },
    { kind: 'bubbles', at: 36.2, seconds: 2, gain: 0.07 },
    ...[38.1, 38.75, 39.4].map(
      (at, i): SoundEffect => ({
        kind: 'chirp',
        at,
        seconds: 0.16,
        from: 300,
        to: 700 + i * 90,
        gain: 0.1,
        pan: (i - 1) * 0.4,
      }),
    ),
    { kind: 'chirp', at: 37.2, seconds: 0.14, from: 2400, to: 3100, gain: 0.05, pan: 0.6 },
    { kind: 'chirp', at: 39.8, seconds: 0.14, from: 2700, to: 2300, gain: 0.05, pan: -0.6 },
  ],
}
