import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** 6/8 in E flat: the harp asks, the flute answers; in the storm the harp asks alone; at last they
 *  play the same tune together. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1.02, tempo: 0.9, formant: 'kept' } },
  lines: [
    { at: 3.4, who: 'narrator', text: 'Every night, two lamps said good night.' },
    { at: 8.6, who: 'narrator', text: 'He had never seen her face.' },
    { at: 12.8, who: 'narrator', text: 'Then, one night, a storm came.' },
    { at: 20.8, who: 'narrator', text: 'He waited. But no light answered.' },
    { at: 25, who: 'narrator', text: 'So he took his light to her.' },
    { at: 31.6, who: 'narrator', text: 'She was already halfway.' },
    { at: 38.4, who: 'narrator', text: 'Good night, said one.' },
    { at: 40.4, who: 'narrator', text: 'Good morning, said the other.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7,
      beats: 6,
      chords: ['Eb', 'Ab', 'Bb'],
      layers: ['warm'],
      tunes: [
        { on: 'harp', notes: 'Eb3 Bb3 G4 Bb4:2 G4 | -:3 Ab3 Eb4 C5 | -:3 Bb3 F4 D5', loud: 76 },
        { on: 'flute', notes: '-:6 | C5:2 Eb5 Eb5:2 C5 | D5:3 Bb4:3', loud: 62 },
      ],
    },
    {
      at: 7,
      seconds: 5.5,
      beats: 6,
      chords: ['Cm', 'Ab', 'Bb'],
      layers: ['warm', 'bass'],
      tunes: [
        { on: 'harp', notes: 'C4 G4 Eb5 G5:2 Eb5 | C4 Eb4 Ab4 C5 Eb5 Ab5 | -:6', loud: 78 },
        { on: 'flute', notes: '-:6 | -:3 Eb5:2 C5 | D5:2 F5 Bb5:3', loud: 62 },
      ],
    },
    {
      at: 12.5,
      seconds: 6.5,
      beats: 6,
      chords: ['Cm', 'Fm', 'G7'],
      layers: ['shiver', 'bass'],
      tunes: [
        { on: 'flute', notes: 'G5:2 Eb5 G5:2 C6 | Ab5:2 F5 C5:3 | B4:3 -:3', loud: 70 },
        { on: 'timpani', notes: 'C3:3 G2:3 | F2:3 C3:3 | G2:1 G2:1 G2:1 G2:3', loud: 64 },
      ],
    },
    {
      at: 19,
      seconds: 5.5,
      beats: 6,
      chords: ['Cm', 'Ab', 'Gsus'],
      layers: ['shiver'],
      tunes: [
        { on: 'harp', notes: 'Eb4 Bb4 G5 Bb5:2 G5 | -:6 | Eb4 G4 D5:4', loud: 74 },
        { on: 'cello', notes: '-:6 | Ab2:6 | G2:6', loud: 62 },
      ],
    },
    {
      at: 24.5,
      seconds: 5.5,
      beats: 6,
      chords: ['Cm', 'Bb', 'Ab', 'Bb'],
      layers: ['gallop', 'bass'],
      tunes: [
        {
          on: 'harp',
          notes:
            'C5 Eb5 G5 C6 G5 Eb5 | Bb4 D5 F5 Bb5 F5 D5 | Ab4 C5 Eb5 Ab5 Eb5 C5 | Bb4 D5 F5 Bb5 D6 F6',
          loud: 78,
        },
        { on: 'horn', notes: 'G4:3 Eb4:3 | F4:3 D4:3 | Eb4:3 C4:3 | D4:3 F4:3', loud: 60 },
      ],
    },
    {
      at: 30,
      seconds: 7,
      beats: 6,
      chords: ['Eb', 'Cm', 'Ab', 'Bb7'],
      layers: ['warm', 'choir'],
      tunes: [
        {
          on: 'harp',
          notes: 'Eb4 Bb4 G5 Bb5:2 G5 | -:6 | Ab3 Eb4 C5 Eb5:3 | Bb3 F4 D5 Ab5:3',
          loud: 74,
        },
        { on: 'flute', notes: '-:6 | G5:2 Eb5 G5:2 C6 | C6:2 Eb6 Eb6:2 C6 | D6:6', loud: 64 },
      ],
      runs: [
        { at: 4.4, on: 'glock', notes: ['Bb5', 'Eb6', 'G6', 'Bb6', 'Eb7'], gap: 0.09, loud: 52 },
      ],
    },
    {
      at: 37,
      seconds: 7,
      beats: 6,
      chords: ['Eb', 'Ab', 'Bb', 'Eb'],
      layers: ['pad', 'harp', 'bass', 'choir'],
      tunes: [
        {
          on: 'harp',
          notes: 'Eb5 Bb4 G5 Bb5:2 G5 | C5:2 Eb5 Eb5:2 C5 | D5:2 F5 Bb5:3 | G5:6',
          loud: 80,
        },
        {
          on: 'flute',
          notes: 'Eb5 Bb4 G5 Bb5:2 G5 | C6:2 Eb6 Eb6:2 C6 | D6:2 F6 D6:3 | Eb6:6',
          loud: 66,
        },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 13, gain: 0.05, pan: [-0.5, 0.5] },
    ...repeated(4, 3.2, { kind: 'splash', at: 0.4, seconds: 2.2, gain: 0.05 }),
    ...repeated(2, 0.7, { kind: 'tap', at: 4.1, seconds: 0.1, from: 900, gain: 0.13, pan: -0.8 }),
    ...repeated(2, 0.7, { kind: 'tap', at: 5.5, seconds: 0.1, from: 1200, gain: 0.13, pan: 0.8 }),
    ...repeated(2, 0.7, { kind: 'tap', at: 7.7, seconds: 0.1, from: 1200, gain: 0.07, pan: 0.8 }),
    ...repeated(2, 0.7, { kind: 'creak', at: 10.1, seconds: 0.25, gain: 0.08, pan: -0.3 }),
    { kind: 'crackle', at: 12.5, seconds: 21, gain: 0.07 },
    { kind: 'wind', at: 12.5, seconds: 18.5, gain: 0.16, pan: [0.6, -0.6] },
    { kind: 'rumble', at: 12.7, seconds: 3, gain: 0.13 },
    { kind: 'whoosh', at: 16.2, seconds: 0.8, from: 1600, to: 300, gain: 0.2, pan: 0.5 },
    { kind: 'rumble', at: 18, seconds: 2.6, gain: 0.1 },
    ...repeated(2, 0.7, { kind: 'tap', at: 19.2, seconds: 0.1, from: 900, gain: 0.13, pan: -0.6 }),
    { kind: 'creak', at: 22.6, seconds: 0.4, gain: 0.1 },
    { kind: 'bell', at: 22.8, seconds: 1.4, from: 622, gain: 0.1 },
    ...repeated(4, 1.43, { kind: 'splash', at: 24.8, seconds: 1, gain: 0.15 }),
    { kind: 'rumble', at: 26.4, seconds: 3, gain: 0.12 },
    ...repeated(3, 1.3, { kind: 'creak', at: 30.3, seconds: 0.5, gain: 0.06 }),
    { kind: 'thud', at: 32.5, gain: 0.07 },
    { kind: 'shimmer', at: 34, seconds: 2.6, gain: 0.16 },
    { kind: 'bell', at: 34.5, seconds: 2, from: 932, gain: 0.1, pan: 0.3 },
    ...repeated(3, 2.2, { kind: 'splash', at: 37, seconds: 1.8, gain: 0.04 }),
    ...repeated(2, 0.75, {
      kind: 'bell',
      at: 37.95,
      seconds: 0.8,
      from: 622,
      gain: 0.06,
      pan: -0.4,
    }),
    ...repeated(2, 0.75, {
      kind: 'bell',
      at: 39.65,
      seconds: 0.8,
      from: 784,
      gain: 0.06,
      pan: 0.4,
    }),
    { kind: 'shimmer', at: 42, seconds: 2, gain: 0.08 },
  ],
}
