import type { FilmSound } from '@starnest/film-kit/film/script'
import type { SoundEffect } from '@starnest/film-kit/score/sound-effect'
import { TOKS } from './toks.ts'

/** The shots begin at 0, 8, 14, 22, 30 and 36: every bar of two seconds starts with one. */
const TOK_SHOT = 22

const VERSE = 'E5 G5 G5:.5 A5:.5 G5 | F5 A5 A5:.5 B5:.5 A5 | G5 E5 D5:.5 E5:.5 G5 | C5:3 -:1'
const DANCE =
  'E5:.5 E5:.5 G5 G5:.5 A5:.5 G5 | F5:.5 F5:.5 A5 A5:.5 C6:.5 A5 | G5:.5 A5:.5 B5 D6 B5 | C6 G5 C6:2'

/** Drops of ink-blue quiet after the boom: the tune, too slow and too low. */
const ASHAMED = '-:2 E4:2 | D4:2 C4:2'

/** C major, four in a bar, 120 beats a minute; the walnut is a woodblock. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' },
    bramble: { name: 'Bramble', pitch: 1.5, tempo: 1, formant: 'shifted' },
  },
  lines: [
    { at: 4.3, who: 'narrator', text: 'Under the hill, there lives a band.' },
    { at: 8.5, who: 'narrator', text: 'Bramble knows every song.' },
    { at: 11.2, who: 'narrator', text: 'She only needs something to play.' },
    { at: 14.3, who: 'bramble', text: 'This one!' },
    { at: 19.6, who: 'narrator', text: 'Oh dear.' },
    { at: 22.5, who: 'narrator', text: 'Too big for her.' },
    { at: 31.4, who: 'narrator', text: 'It was the smallest drum of all.' },
    { at: 36.6, who: 'narrator', text: 'And now everybody dances.' },
    { at: 40, who: 'narrator', text: 'Everybody.' },
  ],
  music: [
    {
      at: 0,
      seconds: 8,
      chords: ['C', 'F', 'G', 'C'],
      layers: ['stroll'],
      tunes: [{ on: 'marimba', notes: VERSE, loud: 72 }],
    },
    {
      at: 8,
      seconds: 6,
      chords: ['Am', 'F', 'G'],
      layers: ['guitar'],
      tunes: [
        {
          on: 'marimba',
          notes: 'E5 G5 G5:.5 A5:.5 G5 | F5 A5 A5:.5 C6:.5 A5 | B5 D6 G5:2',
          loud: 56,
        },
        { on: 'clarinet', notes: '-:4 | C5:2 A4:2 | D5:4', loud: 52 },
      ],
    },
    {
      at: 14,
      seconds: 2,
      chords: ['C'],
      layers: ['stroll'],
      tunes: [{ on: 'marimba', notes: 'E5 G5 G5:.5 A5:.5 G5', loud: 64 }],
    },
    {
      at: 16,
      seconds: 1,
      chords: ['G7'],
      beats: 2,
      tunes: [
        {
          on: 'timpani',
          notes: 'G2:.25 G2:.25 G2:.25 G2:.25 G2:.25 G2:.25 G2:.25 G2:.25',
          loud: 74,
        },
      ],
    },
    {
      at: 17,
      seconds: 1.2,
      chords: ['C'],
      beats: 2,
      tunes: [{ on: 'taiko', notes: 'C2:2', loud: 118 }],
    },
    {
      at: 19,
      seconds: 3,
      chords: ['Am', 'Dm'],
      beats: 4,
      tunes: [{ on: 'bassoon', notes: ASHAMED, loud: 62 }],
    },
    {
      at: 22,
      seconds: 4,
      chords: ['Am', 'F'],
      layers: ['warm'],
      tunes: [{ on: 'clarinet', notes: 'E5:2 D5:2 | C5:3 -:1', loud: 50 }],
    },
    {
      at: 26,
      seconds: 4,
      chords: ['F', 'G'],
      layers: ['pizz'],
      tunes: [
        { on: 'marimba', notes: '-:2 F5:.5 A5:.5 C6 | B5:.5 A5:.5 B5:.5 D6:.5 G5:2', loud: 58 },
      ],
    },
    {
      at: 30,
      seconds: 2,
      chords: ['C'],
      drums: [{ on: 'claves', steps: 'x.o.x.oo', loud: 58 }],
      tunes: [
        { on: 'woodBlock', notes: 'C5:.5 G4:.5 C5:.5 G4:.5 C5:.5 G4:.5 C5:.5 C5:.5', loud: 66 },
      ],
    },
    {
      at: 32,
      seconds: 4,
      chords: ['F', 'G'],
      layers: ['stroll', 'marimba'],
      tunes: [
        { on: 'ukulele', notes: 'F5:.5 F5:.5 A5 A5:.5 C6:.5 A5 | G5:.5 A5:.5 B5 D6 B5', loud: 78 },
        { on: 'hum', notes: '-:4 | D5:2 G5:2', loud: 62 },
      ],
      drums: [
        { on: 'claves', steps: 'x.o.x.oo', loud: 52 },
        { on: 'shaker', steps: 'oooooooo', loud: 34 },
      ],
    },
    {
      at: 36,
      seconds: 7,
      chords: ['C', 'F', 'G', 'C'],
      beats: 4,
      layers: ['stroll', 'marimba', 'sparkle'],
      tunes: [
        { on: 'ukulele', notes: DANCE, loud: 80 },
        { on: 'clarinet', notes: 'C5:4 | A5:2 F5:2 | B4:2 D5:2 | E5 D5 E5:2', loud: 58 },
      ],
      drums: [
        { on: 'claves', steps: 'x.o.x.oo', loud: 50 },
        { on: 'tambourine', steps: '..x...x.', loud: 36 },
      ],
    },
  ],
  effects: [
    { kind: 'crickets', at: 0, seconds: 4, gain: 0.03 },
    { kind: 'chirp', at: 0.9, seconds: 0.2, from: 2200, to: 3000, gain: 0.05, pan: -0.5 },
    { kind: 'chirp', at: 1.3, seconds: 0.16, from: 2600, to: 2100, gain: 0.05, pan: -0.4 },
    { kind: 'whoosh', at: 3.8, seconds: 2.6, from: 900, to: 240, gain: 0.1 },
    { kind: 'tap', at: 13, seconds: 0.06, gain: 0.08 },
    { kind: 'tap', at: 13.3, seconds: 0.06, gain: 0.08, pan: 0.2 },
    { kind: 'tap', at: 13.6, seconds: 0.06, gain: 0.08, pan: 0.4 },
    { kind: 'whoosh', at: 16.7, seconds: 0.4, from: 300, to: 1200, gain: 0.16 },
    { kind: 'thud', at: 17, seconds: 1.2, gain: 0.5 },
    { kind: 'rumble', at: 17.05, seconds: 2.4, gain: 0.22 },
    { kind: 'creak', at: 17.6, seconds: 1.4, gain: 0.08 },
    { kind: 'thud', at: 17.5, seconds: 0.3, gain: 0.2, pan: -0.3 },
    ...TOKS.map(
      (at, i): SoundEffect => ({
        kind: 'tap',
        at: TOK_SHOT + at,
        seconds: 0.1,
        from: i % 2 ? 900 : 1200,
        gain: 0.26,
        seed: i,
      }),
    ),
    { kind: 'chirp', at: 24.2, seconds: 0.22, from: 300, to: 900, gain: 0.1, pan: 0.5 },
    { kind: 'shimmer', at: 26.8, seconds: 1.6, gain: 0.08 },
    { kind: 'crickets', at: 36, seconds: 7, gain: 0.03 },
    { kind: 'chirp', at: 41.4, seconds: 0.24, from: 500, to: 1100, gain: 0.06 },
  ],
}
