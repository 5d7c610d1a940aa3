import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** Bars of a habanera in 3/8: about 1.4 s each. */
const HABANERA = { on: 'rim', steps: 'x..xo.', loud: 46 } as const
const BASS = ['C3:1.5 G3:.5 Eb3:1', 'G2:1.5 D3:.5 B2:1', 'F2:1.5 C3:.5 Ab2:1', 'C3:1.5 G3:.5 C3:1']
const [C, G, F, END] = BASS

/** A sneaky habanera in C minor for cello, dulcimer and organ; C major when the tooth is out. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 0.94, tempo: 0.93, formant: 'kept' },
    otto: { name: 'Count Otto', pitch: 1.25, tempo: 0.95, formant: 'kept' },
    pim: { name: 'Doctor Pim', pitch: 1.6, tempo: 1, formant: 'shifted' },
  },
  lines: [
    { at: 4, who: 'narrator', text: 'Count Otto was afraid of nothing.' },
    { at: 7.5, who: 'narrator', text: 'Except the dentist.' },
    { at: 10.2, who: 'otto', text: 'Oh dear. What if she bites?' },
    { at: 17.9, who: 'pim', text: 'Next, please!' },
    { at: 20.2, who: 'pim', text: 'Open wide.' },
    { at: 23.4, who: 'otto', text: 'I am scared of dentists.' },
    { at: 25.9, who: 'pim', text: 'I am scared of vampires.' },
    { at: 30.5, who: 'pim', text: 'One, and two, and three!' },
    { at: 33.9, who: 'otto', text: 'Was that all?' },
    { at: 37.9, who: 'narrator', text: 'Nobody was afraid of anything now.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7,
      beats: 3,
      chords: ['Cm', 'Cm', 'G7', 'G7', 'Fm', 'Cm'],
      layers: ['organ'],
      tunes: [
        { on: 'cello', notes: `${C} | ${C} | ${G} | ${G} | ${F} | ${END}`, loud: 78 },
        {
          on: 'dulcimer',
          notes:
            '-:3 | -:1 G4:.5 C5:.5 Eb5:.5 D5:.5 | B4:1.5 G4:.5 Ab4:1 | G4:3 | Ab4:.5 C5:.5 F5:1 Eb5:.5 D5:.5 | C5:2 -:1',
          loud: 74,
        },
      ],
      drums: [HABANERA],
    },
    {
      at: 7,
      seconds: 6.5,
      beats: 3,
      chords: ['Fm', 'Cm', 'G7', 'Ab', 'G7'],
      layers: ['shiver', 'pizz'],
      tunes: [
        { on: 'cello', notes: `${F} | ${C} | ${G} | Ab2:3 | G2:3`, loud: 72 },
        {
          on: 'organ',
          notes: '-:3 | C5:1 Eb5:1 G5:1 | F5:1 D5:1 B4:1 | Ab4:1.5 C5:.5 Eb5:1 | D5:3',
          loud: 52,
        },
      ],
    },
    {
      at: 13.5,
      seconds: 6.5,
      beats: 3,
      chords: ['Cm', 'Db', 'G7', 'Cm', 'Cm'],
      layers: ['organ'],
      tunes: [
        {
          on: 'cello',
          notes:
            'C3:.5 C3:.5 C3:.5 C3:.5 G2:1 | Db3:.5 Db3:.5 Db3:.5 Db3:.5 Ab2:1 | G2:3 | C3:1.5 G3:.5 Eb3:1 | C3:3',
          loud: 80,
        },
        {
          on: 'dulcimer',
          notes: '-:3 | -:3 | -:3 | G5:.5 Eb5:.5 C5:.5 G5:.5 Eb5:1 | C5:3',
          loud: 72,
        },
      ],
      drums: [{ on: 'rim', steps: 'x..xo.', loud: 40 }],
    },
    {
      at: 20,
      seconds: 8.5,
      beats: 3,
      chords: ['Cm', 'G7', 'Ab', 'Fm', 'G7', 'Cm'],
      layers: ['pizz'],
      tunes: [
        {
          on: 'cello',
          notes: `${C} | G2:3 | Ab2:1.5 Eb3:.5 C3:1 | ${F} | ${G} | ${END}`,
          loud: 64,
        },
        {
          on: 'clarinet',
          notes: '-:3 | -:3 | C5:1.5 Bb4:.5 Ab4:1 | F4:1.5 Ab4:.5 C5:1 | B4:1.5 D5:.5 F5:1 | Eb5:3',
          loud: 56,
        },
      ],
    },
    {
      at: 28.5,
      seconds: 4.1,
      beats: 3,
      chords: ['G7', 'G7', 'G7'],
      layers: ['shiver'],
      tunes: [
        {
          on: 'cello',
          notes:
            'G2:.5 G2:.5 G2:.5 G2:.5 Ab2:1 | A2:.5 A2:.5 A2:.5 A2:.5 Bb2:1 | B2:.5 B2:.5 B2:.5 B2:.5 B2:.75 -:.25',
          loud: 82,
        },
      ],
      runs: [
        {
          at: 2.6,
          on: 'dulcimer',
          notes: ['G4', 'Ab4', 'A4', 'Bb4', 'B4', 'C5', 'Db5', 'D5', 'Eb5', 'E5', 'F5', 'Gb5'],
          gap: 0.11,
          loud: 64,
        },
      ],
    },
    {
      at: 32.8,
      seconds: 2.7,
      beats: 3,
      chords: ['C', 'G7'],
      layers: ['organ', 'harp'],
      tunes: [
        {
          on: 'dulcimer',
          notes: 'E5:.5 G5:.5 C6:1 G5:1 | B4:.5 D5:.5 G5:2',
          loud: 78,
        },
        {
          on: 'cello',
          notes: 'C3:1.5 G3:.5 E3:1 | G2:1.5 D3:.5 B2:1',
          loud: 74,
        },
      ],
      drums: [HABANERA],
    },
    {
      at: 35.5,
      seconds: 8,
      beats: 3,
      chords: ['C', 'G7', 'C', 'F', 'G7', 'C'],
      layers: ['organ', 'harp', 'pizz'],
      tunes: [
        {
          on: 'dulcimer',
          notes:
            'G5:1.5 E5:.5 C5:1 | D5:1.5 F5:.5 B4:1 | C5:.5 E5:.5 G5:.5 C6:.5 E6:1 | D6:.5 C6:.5 A5:1 F5:1 | D5:.5 F5:.5 B5:1 D6:1 | C6:3',
          loud: 80,
        },
        {
          on: 'cello',
          notes:
            'C3:1.5 G3:.5 E3:1 | G2:1.5 D3:.5 B2:1 | C3:1.5 G3:.5 E3:1 | F2:1.5 C3:.5 A2:1 | G2:1.5 D3:.5 G2:1 | C3:3',
          loud: 76,
        },
      ],
      drums: [HABANERA, { on: 'tambourine', steps: '..x..x', loud: 34 }],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 7, gain: 0.06, pan: [-0.4, 0.4] },
    { kind: 'whoosh', at: 0.9, seconds: 1.4, from: 300, to: 900, gain: 0.14, pan: [0.6, 0] },
    ...repeated(5, 0.38, { kind: 'thud', at: 3.5, gain: 0.09, pan: 0.3 }),
    { kind: 'chirp', at: 5.75, seconds: 0.4, from: 420, to: 260, gain: 0.12 },
    { kind: 'creak', at: 8.4, seconds: 1.1, gain: 0.09 },
    ...repeated(6, 0.6, { kind: 'tap', at: 9.3, seconds: 0.05, from: 2400, gain: 0.07 }),
    ...repeated(9, 0.22, { kind: 'tap', at: 11.3, seconds: 0.04, gain: 0.05, pan: 0.3 }),
    { kind: 'rumble', at: 13.7, seconds: 2.6, gain: 0.07 },
    ...repeated(3, 0.9, { kind: 'tap', at: 14.1, seconds: 0.07, from: 2200, gain: 0.12, pan: 0.4 }),
    ...repeated(8, 0.18, {
      kind: 'tap',
      at: 16.4,
      seconds: 0.04,
      from: 1400,
      gain: 0.08,
      pan: [0.6, 0.2],
    }),
    { kind: 'bell', at: 17.7, seconds: 1, from: 1760, gain: 0.1, pan: 0.3 },
    { kind: 'creak', at: 21.1, seconds: 0.4, gain: 0.06, pan: -0.2 },
    { kind: 'chirp', at: 21.5, seconds: 0.3, from: 1400, to: 2300, gain: 0.1, pan: 0.3 },
    ...repeated(10, 0.11, { kind: 'tap', at: 22, seconds: 0.03, from: 1900, gain: 0.04 }),
    ...repeated(3, 0.9, { kind: 'creak', at: 29.7, seconds: 0.5, gain: 0.07 }),
    { kind: 'thud', at: 32.6, gain: 0.2 },
    { kind: 'chirp', at: 32.6, seconds: 0.2, from: 500, to: 1800, gain: 0.16 },
    { kind: 'shimmer', at: 32.7, seconds: 1.8, gain: 0.12 },
    { kind: 'tap', at: 33.5, seconds: 0.08, from: 2000, gain: 0.14, pan: 0.3 },
    ...repeated(14, 0.285, {
      kind: 'whoosh',
      at: 35.9,
      seconds: 0.16,
      from: 2400,
      to: 1500,
      gain: 0.06,
    }),
    { kind: 'bell', at: 40.9, seconds: 1.6, from: 1318, gain: 0.12 },
    { kind: 'shimmer', at: 42.1, seconds: 1.6, gain: 0.08 },
  ],
}
