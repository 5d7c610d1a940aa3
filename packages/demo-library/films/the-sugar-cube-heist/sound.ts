import type { FilmSound } from '@starnest/film-kit/film/script'
import type { DrumPattern } from '@starnest/film-kit/score/section'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** Swung cymbal with brushes on two and four; twelve steps are four beats of triplets. */
export const swingKit = (loud: number): DrumPattern[] => [
  { on: 'ride', steps: 'x..x.oo..x.o', loud },
  { on: 'brush', steps: '...o.....o..', loud: loud + 4 },
]

/** The sneaking theme of the crew, a bar a word: long, short, long, short, and always one step too
 *  far. */
export const THEME =
  'G4:.67 Bb4:.33 D5:.67 C#5:1.33 D5:1 | -:.67 Bb4:.33 G4:.67 Bb4:.33 A4:1 G4:1 | C5:.67 Eb5:.33 G5:.67 F#5:1.33 G5:1 | -:.67 F5:.33 D5:.67 Bb4:.33 A4:.67 F#4:.33 G4:1'

/** Swing in G minor over a walking bass. It stops dead whenever something falls, goes thin for the
 *  cat, and turns to G major in the bath. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.96, formant: 'kept' },
    boss: { name: 'Pepper', pitch: 1.5, tempo: 1, formant: 'shifted' },
  },
  lines: [
    { at: 4.3, who: 'narrator', text: 'Pepper and her crew wanted sugar.' },
    { at: 7.7, who: 'boss', text: 'Nobody will hear us.' },
    { at: 12.6, who: 'boss', text: 'Be quiet!' },
    { at: 14.5, who: 'narrator', text: 'The cat was fast asleep. Mostly.' },
    { at: 22.8, who: 'boss', text: 'I am a genius!' },
    { at: 32.3, who: 'narrator', text: 'One lump, or two?' },
    { at: 34.6, who: 'boss', text: 'Two, please!' },
    { at: 39.4, who: 'narrator', text: 'Cats like it quiet.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7.2,
      chords: ['Gm6', 'Gm6', 'Cm6', 'D7'],
      layers: ['walk'],
      tunes: [{ on: 'mutedTrumpet', notes: THEME, loud: 78 }],
      drums: swingKit(44),
      runs: [
        { at: 3.9, on: 'pizz', notes: ['D5'], loud: 80 },
        { at: 4.35, on: 'pizz', notes: ['G5'], loud: 80 },
        {
          at: 5.25,
          on: 'clarinet',
          notes: ['D5', 'F5', 'G5', 'Bb5', 'D6'],
          gap: 0.05,
          loud: 66,
        },
        { at: 5.8, on: 'tuba', notes: ['G2'], loud: 70 },
      ],
    },
    {
      at: 7.5,
      seconds: 4.5,
      chords: ['Gm6', 'Cm6', 'D7'],
      layers: ['walk'],
      tunes: [
        {
          on: 'pizz',
          notes:
            'G3 D4 Bb3 D4 | C4 G4 Eb4 G4 | D4:.67 E4:.33 F#4:.67 G4:.33 A4:.67 B4:.33 C5:.67 C#5:.33',
          loud: 70,
        },
        { on: 'clarinet', notes: '-:4 | -:2 G4:.67 Bb4:.33 C5:1 | D5:4', loud: 56 },
      ],
      drums: swingKit(38),
    },
    {
      at: 14,
      seconds: 6,
      chords: ['Gm6', 'Ebmaj7', 'Cm6', 'D7'],
      tunes: [
        {
          on: 'pizz',
          notes: 'G3 - D3 - | -:4 | -:2 C3 - | D3:.67 A3:.33 F#3:.67 D3:.33 -:2',
          loud: 72,
        },
        { on: 'tremolo', notes: '-:4 | D5:2 Eb5:2 | F#5:2 G5:2 | -:4', loud: 40 },
        { on: 'mutedTrumpet', notes: '-:4 | -:4 | -:4 | -:2 Eb5:.67 D5:.33 C#5:1', loud: 66 },
      ],
      runs: [
        {
          at: 1.6,
          on: 'clarinet',
          notes: ['G4', 'A4', 'Bb4', 'C5', 'D5', 'Eb5', 'F#5', 'G5'],
          gap: 0.13,
          loud: 58,
        },
        {
          at: 3.65,
          on: 'clarinet',
          notes: ['G5', 'F5', 'Eb5', 'D5', 'C5', 'Bb4', 'A4', 'G4', 'D4'],
          gap: 0.1,
          loud: 66,
        },
      ],
    },
    {
      at: 20,
      seconds: 5.5,
      chords: ['Cm6', 'D7', 'Gm6', 'A7'],
      layers: ['walk'],
      tunes: [
        {
          on: 'pizz',
          notes:
            'C4:.67 D4:.33 Eb4 F4:.67 G4:.33 A4 | D4:.67 F#4:.33 A4 C5:.67 D5:.33 F#5 | G5:4 | -:4',
          loud: 72,
        },
        {
          on: 'mutedTrumpet',
          notes:
            '-:4 | -:3 A4:.67 C5:.33 | G5:.67 Bb5:.33 D6:1 Bb5:.67 G5:.33 D5:1 | E5:.67 C#5:.33 E5 G5 Bb5',
          loud: 82,
        },
      ],
      drums: swingKit(50),
    },
    {
      at: 26.5,
      seconds: 1.2,
      chords: ['D7'],
      runs: [
        {
          at: 0,
          on: 'xylophone',
          notes: ['D6', 'C6', 'A5', 'F#5', 'D5', 'C5', 'A4', 'F#4', 'D4'],
          gap: 0.07,
          loud: 80,
        },
        {
          at: 0.05,
          on: 'mutedTrumpet',
          notes: ['A5', 'G5', 'F5', 'Eb5', 'D5'],
          gap: 0.13,
          loud: 74,
        },
        { at: 0.9, on: 'tuba', notes: ['D2'], loud: 90 },
      ],
    },
    {
      at: 28.7,
      seconds: 5.8,
      chords: ['Gm6', 'Ebmaj7', 'Cm6', 'D7'],
      tunes: [
        { on: 'bassoon', notes: 'G2:1 Bb2:1 D3:1 C#3:1 | Eb3:2 D3:2 | C3:3 - | -:4', loud: 64 },
        { on: 'tremolo', notes: 'D5:4 | Eb5:4 | G5:3 - | -:4', loud: 36 },
        { on: 'pizz', notes: '-:8 | -:2 G4 - | A4 - C5 D5', loud: 66 },
        { on: 'clarinet', notes: '-:8 | -:4 | F#4:1 A4:1 D5:2', loud: 52 },
      ],
    },
    {
      at: 34.5,
      seconds: 3.6,
      chords: ['G6', 'C6'],
      layers: ['walk'],
      tunes: [
        {
          on: 'mutedTrumpet',
          notes: 'G4:.67 B4:.33 D5:.67 C#5:1.33 D5:1 | -:.67 E5:.33 G5:.67 E5:.33 D5:1 B4:1',
          loud: 74,
        },
        { on: 'clarinet', notes: '-:2 B5:1 A5:1 | G5:2 E5:2', loud: 48 },
      ],
      drums: swingKit(44),
      runs: [{ at: 0.95, on: 'glock', notes: ['D7', 'G7'], gap: 0.45, loud: 50 }],
    },
    {
      at: 39.6,
      seconds: 2.2,
      beats: 4,
      chords: ['D7', 'G6'],
      layers: ['walk'],
      tunes: [
        { on: 'pizz', notes: 'D4:.67 E4:.33 F#4 A4:.67 C5:.33 F#4 | G4 D5 G5 -', loud: 70 },
        {
          on: 'mutedTrumpet',
          notes: '-:2 A4:.67 C5:.33 D5:.67 F#5:.33 | G5:1 -:1 G4:1 -:1',
          loud: 74,
        },
        { on: 'clarinet', notes: '-:4 | B5:1 -:1 B4:1 -:1', loud: 56 },
      ],
      drums: [{ on: 'brush', steps: '...o.....o..', loud: 42 }],
    },
  ],
  effects: [
    { kind: 'crickets', at: 0, seconds: 26, gain: 0.03 },
    { kind: 'chirp', at: 3.95, seconds: 0.14, from: 300, to: 700, gain: 0.12, pan: -0.2 },
    { kind: 'chirp', at: 4.4, seconds: 0.14, from: 340, to: 800, gain: 0.12, pan: -0.5 },
    { kind: 'chirp', at: 5.25, seconds: 0.24, from: 260, to: 1000, gain: 0.16, pan: 0.2 },
    { kind: 'thud', at: 5.82, seconds: 0.2, gain: 0.22, pan: 0.2 },
    ...repeated(9, 0.35, { kind: 'tap', at: 8.8, seconds: 0.07, gain: 0.1 }),
    { kind: 'creak', at: 11.1, seconds: 0.3, gain: 0.12 },
    { kind: 'whoosh', at: 11.3, seconds: 0.6, from: 500, to: 2400, gain: 0.2 },
    { kind: 'bell', at: 12, seconds: 1.4, from: 1240, gain: 0.34 },
    { kind: 'bell', at: 12.02, seconds: 0.9, from: 1867, gain: 0.2 },
    { kind: 'tap', at: 12, seconds: 0.15, gain: 0.5 },
    { kind: 'whoosh', at: 12.5, seconds: 0.7, from: 300, to: 600, gain: 0.16, pan: 0.5 },
    { kind: 'rumble', at: 14, seconds: 6, gain: 0.05, pan: 0.6 },
    { kind: 'wind', at: 15.5, seconds: 1.5, gain: 0.2, pan: [-0.2, 0.7] },
    { kind: 'wind', at: 17.5, seconds: 1.7, gain: 0.3, pan: [0.7, -0.5] },
    { kind: 'whoosh', at: 17.5, seconds: 1.3, from: 1400, to: 400, gain: 0.24, pan: [0.6, -0.6] },
    { kind: 'creak', at: 20.6, seconds: 0.7, gain: 0.08 },
    { kind: 'shimmer', at: 22.4, seconds: 1.2, gain: 0.14 },
    { kind: 'creak', at: 23.8, seconds: 0.35, gain: 0.14 },
    { kind: 'creak', at: 24.35, seconds: 0.35, gain: 0.16 },
    { kind: 'creak', at: 24.9, seconds: 0.5, gain: 0.18 },
    { kind: 'tap', at: 26.1, seconds: 0.08, from: 1900, gain: 0.12 },
    { kind: 'whoosh', at: 26.5, seconds: 1, from: 2400, to: 400, gain: 0.34 },
    { kind: 'thud', at: 27.2, seconds: 0.5, gain: 0.6 },
    { kind: 'bell', at: 27.5, seconds: 1, from: 930, gain: 0.24, pan: -0.4 },
    ...repeated(9, 0.09, { kind: 'tap', at: 27.25, seconds: 0.1, gain: 0.34 }),
    ...repeated(5, 0.19, { kind: 'tap', at: 28.1, seconds: 0.08, gain: 0.16, pan: 0.3 }),
    { kind: 'whoosh', at: 28.9, seconds: 1.4, from: 200, to: 520, gain: 0.22, pan: 0.5 },
    { kind: 'whoosh', at: 30.7, seconds: 1, from: 520, to: 220, gain: 0.18, pan: 0.5 },
    { kind: 'creak', at: 31.95, seconds: 0.4, gain: 0.1, pan: 0.4 },
    { kind: 'creak', at: 32.6, seconds: 0.45, gain: 0.1, pan: 0.3 },
    { kind: 'splash', at: 35.45, seconds: 0.6, gain: 0.3, pan: -0.2 },
    { kind: 'splash', at: 35.9, seconds: 0.6, gain: 0.28, pan: 0.2 },
    { kind: 'bubbles', at: 36, seconds: 2, gain: 0.1 },
    { kind: 'bell', at: 38.2, seconds: 1.5, from: 1240, gain: 0.36 },
    { kind: 'bell', at: 38.22, seconds: 0.9, from: 1867, gain: 0.2 },
    { kind: 'tap', at: 38.2, seconds: 0.15, gain: 0.5 },
    { kind: 'whoosh', at: 39.2, seconds: 0.8, from: 240, to: 520, gain: 0.2, pan: [-0.8, -0.3] },
    { kind: 'chirp', at: 40.6, seconds: 0.14, from: 700, to: 1000, gain: 0.1, pan: -0.3 },
    { kind: 'wind', at: 40.7, seconds: 1.2, gain: 0.08, pan: 0.4 },
  ],
}
