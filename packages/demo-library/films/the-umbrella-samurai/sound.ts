import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** The In scale on D: koto and flute without a pulse, then a duel in four, then both at once. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 0.96, tempo: 0.9, formant: 'kept' },
    storm: { name: 'The storm', pitch: 1.25, tempo: 0.86, formant: 'shifted' },
    cub: { name: 'The storm', pitch: 1.55, tempo: 0.95, formant: 'shifted' },
  },
  lines: [
    { at: 1.6, who: 'narrator', text: 'Rain. Bamboo. And one red umbrella.' },
    { at: 6.2, who: 'narrator', text: 'She walked alone. She liked it that way.' },
    { at: 10.7, who: 'narrator', text: 'Then the storm put on its face.' },
    { at: 13.9, who: 'storm', text: 'Nobody passes!' },
    { at: 23.3, who: 'narrator', text: 'One strike would end it.' },
    { at: 28.2, who: 'narrator', text: 'Oh. So that was the storm.' },
    { at: 34.7, who: 'cub', text: 'I was only cold.' },
    { at: 38.9, who: 'narrator', text: 'There is always room for one more storm.' },
  ],
  music: [
    {
      at: 0,
      seconds: 10.5,
      chords: ['Dsus', 'Ebmaj7', 'Dsus'],
      layers: ['warm'],
      tunes: [
        {
          on: 'koto',
          notes: 'D4:.7 A4:.4 D5:1.9 -:1 | Eb5:.3 D5:1.2 Bb4:.5 A4:2 | G4:.4 A4:.3 D5:3.3',
          loud: 74,
        },
        { on: 'flute', notes: '-:2.6 A5:1.4 | Bb5:.3 A5:1.7 G5:.6 Eb5:1.4 | D5:4', loud: 48 },
      ],
      runs: [
        { at: 0.2, on: 'koto', notes: ['D3', 'A3', 'D4'], gap: 0.14, loud: 62 },
        {
          at: 5.7,
          on: 'koto',
          notes: ['D6', 'Bb5', 'A5', 'G5', 'Eb5', 'D5', 'Bb4', 'A4'],
          gap: 0.07,
          loud: 46,
        },
      ],
    },
    {
      at: 10.5,
      seconds: 5.5,
      chords: ['Ebmaj7', 'Gsus2'],
      layers: ['shiver', 'choir'],
      tunes: [
        {
          on: 'taiko',
          notes: 'D3:1.5 D3:.5 D3:1 D3:.5 D3:.5 | D3:.5 D3:.5 D3:.5 D3:.5 D3:2',
          loud: 96,
        },
        { on: 'horn', notes: 'D3:2 Eb3:2 | G3:1 A3:1 Bb3:2', loud: 66 },
      ],
      runs: [
        {
          at: 0.9,
          on: 'koto',
          notes: ['D4', 'Eb4', 'G4', 'A4', 'Bb4', 'D5', 'Eb5', 'G5'],
          gap: 0.09,
          loud: 60,
        },
      ],
    },
    {
      at: 16,
      seconds: 4.5,
      chords: ['Dsus'],
      tunes: [
        {
          on: 'woodBlock',
          notes: '-:.4 A4:.9 A4:.7 -:.3 A4:.4 A4:.3 A4:.25 A4:.2 A4:.15',
          loud: 62,
        },
        { on: 'koto', notes: 'D4:2 -:.1 Eb5:1.9', loud: 66 },
      ],
    },
    {
      at: 20.5,
      seconds: 5,
      chords: ['Dsus', 'Ebmaj7', 'Gsus2'],
      layers: ['shiver'],
      tunes: [
        {
          on: 'taiko',
          notes:
            'D3:.5 D3:.25 D3:.25 D3:.5 D3:.5 D3:.5 D3:.5 D3:1 | -:1 D3:.5 D3:.5 D3:1 D3:1 | D3:1 -:3',
          loud: 104,
        },
        {
          on: 'koto',
          notes:
            'D4:.25 A4:.25 D5:.25 Eb5:.25 G5:.25 Eb5:.25 D5:.25 A4:.25 Bb4:.25 D5:.25 Eb5:.25 G5:.25 A5:1 | -:1 Bb5:.25 A5:.25 G5:.25 Eb5:.25 D5:.25 Eb5:.25 G5:.25 A5:.25 Bb5:1 | A5:1 -:3',
          loud: 82,
        },
        { on: 'brass', notes: '-:3 D3:1 | Eb3:3 D3:1 | G3:1 -:3', loud: 66 },
      ],
      drums: [{ on: 'rim', steps: 'x.xxx.xx', loud: 44 }],
    },
    {
      at: 25.5,
      seconds: 5.5,
      chords: ['Dsus', 'Ebmaj7'],
      tunes: [
        { on: 'taiko', notes: 'D3:.3 D3:.3 D3:1 -:2.4 | -:4', loud: 92 },
        { on: 'flute', notes: '-:2 D6:1.2 Bb5:.8 | A5:1.4 G5:.6 Eb5:2', loud: 52 },
        { on: 'koto', notes: '-:3.4 A4:.6 | -:1 Bb4:1 G4:2', loud: 54 },
      ],
    },
    {
      at: 31,
      seconds: 6.5,
      chords: ['Gsus2', 'Ebmaj7', 'Dsus'],
      layers: ['warm', 'harp'],
      tunes: [
        { on: 'koto', notes: '-:2 D5:1 Eb5:1 | G5:2 A5:1 Bb5:1 | A5:2 G5:1 D5:1', loud: 62 },
        { on: 'flute', notes: '-:4 | G5:2 A5:2 | D6:3 -:1', loud: 54 },
      ],
      runs: [
        {
          at: 1.75,
          on: 'koto',
          notes: ['D4', 'G4', 'A4', 'D5', 'Eb5', 'G5', 'A5', 'D6'],
          gap: 0.06,
          loud: 58,
        },
      ],
    },
    {
      at: 37.5,
      seconds: 6.5,
      chords: ['Ebmaj7', 'Gsus2', 'D'],
      layers: ['pad', 'koto', 'bass'],
      tunes: [
        {
          on: 'flute',
          notes: 'D5:.5 Eb5:.5 G5:1 A5:1 Bb5:1 | A5:1 G5:.5 A5:.5 D6:2 | D6:1 A5:1 D5:2',
          loud: 66,
        },
        { on: 'koto', notes: '-:4 | D5:.5 A5:.5 D6:1 -:2 | F#5:1 A5:1 D6:2', loud: 62 },
        { on: 'taiko', notes: 'D3:4 | D3:2 D3:2 | D3:1 -:1 D3:2', loud: 62 },
      ],
    },
  ],
  effects: [
    { kind: 'crackle', at: 0, seconds: 10.5, gain: 0.06 },
    { kind: 'crackle', at: 10.5, seconds: 5.5, gain: 0.1 },
    { kind: 'crackle', at: 25.5, seconds: 12, gain: 0.06 },
    ...repeated(8, 0.68, { kind: 'tap', at: 0.5, seconds: 0.08, from: 700, gain: 0.05 }),
    { kind: 'chirp', at: 7.95, seconds: 0.12, from: 1400, to: 700, gain: 0.12 },
    { kind: 'whoosh', at: 8.6, seconds: 1.8, from: 300, to: 900, gain: 0.18, pan: [0.8, -0.6] },
    { kind: 'wind', at: 10.2, seconds: 10.5, gain: 0.2, pan: [-0.5, 0.5] },
    { kind: 'rumble', at: 11.2, seconds: 2.4, gain: 0.18 },
    { kind: 'rumble', at: 13.7, seconds: 2.2, gain: 0.24 },
    { kind: 'tap', at: 16.9, seconds: 0.1, from: 900, gain: 0.2 },
    { kind: 'whoosh', at: 18.15, seconds: 0.4, from: 500, to: 2400, gain: 0.3, pan: [-0.9, 0.9] },
    { kind: 'bell', at: 19.4, seconds: 1.4, from: 622, gain: 0.1 },
    { kind: 'whoosh', at: 20.8, seconds: 1, from: 300, to: 1900, gain: 0.3, pan: [-0.8, 0.4] },
    { kind: 'thud', at: 21.75, gain: 0.5 },
    { kind: 'bell', at: 21.76, seconds: 1.6, from: 1245, gain: 0.1 },
    { kind: 'whoosh', at: 22.1, seconds: 1, from: 1600, to: 400, gain: 0.24, pan: [0.3, -0.6] },
    { kind: 'thud', at: 23.1, gain: 0.22, pan: -0.3 },
    { kind: 'whoosh', at: 25.55, seconds: 0.75, from: 400, to: 2200, gain: 0.28 },
    { kind: 'tap', at: 28.1, seconds: 0.12, from: 500, gain: 0.2, pan: 0.3 },
    { kind: 'creak', at: 31.2, seconds: 0.6, gain: 0.06 },
    { kind: 'thud', at: 32.75, gain: 0.3 },
    { kind: 'shimmer', at: 32.9, seconds: 1.8, gain: 0.1 },
    ...repeated(9, 0.68, { kind: 'tap', at: 37.8, seconds: 0.08, from: 700, gain: 0.05 }),
    ...repeated(11, 0.57, {
      kind: 'tap',
      at: 37.9,
      seconds: 0.05,
      from: 1300,
      gain: 0.04,
      pan: 0.2,
    }),
    { kind: 'shimmer', at: 38, seconds: 3, gain: 0.08 },
  ],
}
