import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** One lullaby motif (C F A) in four dresses: celesta alone, adventure, music box, everybody. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1.03, tempo: 0.93, formant: 'kept' },
    leo: { name: 'Leo', pitch: 1.32, tempo: 1.02, formant: 'shifted' },
    star: { name: 'Little Star', pitch: 1.62, tempo: 0.95, formant: 'shifted' },
  },
  lines: [
    { at: 4.7, who: 'narrator', text: 'Every night, little Leo counted the stars.' },
    { at: 8, who: 'narrator', text: 'But tonight, one was missing!' },
    {
      at: 11.5,
      who: 'narrator',
      text: 'So up he flew, past the ringed planet, and round the candy moon.',
    },
    { at: 20.1, who: 'narrator', text: 'And there, behind a rock, something was shivering.' },
    { at: 25.2, who: 'star', text: 'I fell.' },
    { at: 27.3, who: 'leo', text: 'Hold on to me. I will take you home.' },
    { at: 33.6, who: 'narrator', text: 'And when the little star was home,' },
    { at: 36.6, who: 'narrator', text: 'the whole sky said good night.' },
  ],
  music: [
    {
      at: 0,
      seconds: 11,
      beats: 3,
      chords: ['Fmaj7', 'Am', 'Bbmaj7', 'Dm', 'C'],
      layers: ['harp', 'warm'],
      tunes: [
        {
          on: 'celesta',
          notes: 'C5 F5 A5 | G5:2 E5 | F5 D5 F5 | A5:2 F5 | E5:1.5 F5:.5 G5',
          loud: 78,
        },
      ],
      runs: [
        {
          at: 3,
          on: 'glock',
          notes: ['C8', 'A7', 'G7', 'F7', 'E7', 'C7', 'A6', 'G6', 'F6', 'E6', 'C6', 'A5'],
          gap: 0.17,
          loud: 34,
        },
      ],
    },
    {
      at: 11,
      seconds: 8.5,
      beats: 3,
      chords: ['F', 'Dm', 'Bb', 'C'],
      layers: ['gallop', 'pizz', 'bass', 'sparkle'],
      tunes: [
        { on: 'horn', notes: 'F4 A4 C5 | D5:2 C5 | Bb4 C5 D5 | C5:3', loud: 72 },
        { on: 'flute', notes: 'F5 A5 C6 | D6:2 C6 | Bb5 C6 D6 | E6:1.5 D6:.5 C6', loud: 66 },
      ],
      runs: [
        {
          at: 0,
          on: 'harp',
          notes: ['F3', 'A3', 'C4', 'F4', 'A4', 'C5', 'F5', 'A5', 'C6', 'F6'],
          gap: 0.05,
          loud: 62,
        },
      ],
    },
    {
      at: 19.5,
      seconds: 13.5,
      beats: 3,
      chords: ['Dm', 'Am', 'Bbmaj7', 'Gm', 'Bb', 'C7'],
      layers: ['warm'],
      tunes: [
        {
          on: 'musicbox',
          notes: 'A5:2 G5 | E5:3 | D5 F5 A5 | G5:3 | Bb5 A5 G5 | G5 A5 C6',
          loud: 84,
        },
        { on: 'strings', notes: '-:12 | D5:3 | E5:3', loud: 50 },
        { on: 'clarinet', notes: '-:9 | Bb4:3 | D5:3 | C5:3', loud: 48 },
      ],
      runs: [
        {
          at: 10.1,
          on: 'glock',
          notes: ['C6', 'E6', 'G6', 'Bb6', 'C7', 'E7', 'G7', 'C8'],
          gap: 0.09,
          loud: 44,
        },
        {
          at: 10.1,
          on: 'harp',
          notes: ['C4', 'E4', 'G4', 'Bb4', 'C5', 'E5', 'G5', 'C6', 'E6'],
          gap: 0.08,
          loud: 62,
        },
      ],
    },
    {
      at: 33,
      seconds: 8.5,
      beats: 3,
      chords: ['F', 'Bb', 'C', 'F'],
      layers: ['pad', 'choir', 'harp', 'bass'],
      tunes: [
        { on: 'flute', notes: 'C6 F6 E6 | D6:2 C6 | Bb5 A5 G5 | F5:3', loud: 70 },
        { on: 'celesta', notes: 'C5 F5 E5 | D5:2 C5 | Bb5 A5 G5 | F5 A5 C6', loud: 70 },
      ],
      runs: [
        { at: 5.2, on: 'glock', notes: ['F6', 'A6', 'C7', 'F7', 'A7', 'C8'], gap: 0.07, loud: 46 },
        { at: 7.4, on: 'pizz', notes: ['C5', 'F4'], gap: 0.35, loud: 70 },
      ],
    },
  ],
  effects: [
    { kind: 'crickets', at: 4, seconds: 7, gain: 0.05 },
    { kind: 'whoosh', at: 2.9, seconds: 2.9, from: 2500, to: 6000, gain: 0.1, pan: [0.5, -0.4] },
    { kind: 'chirp', at: 8.55, seconds: 0.28, from: 320, to: 720, gain: 0.16 },
    { kind: 'whoosh', at: 10.7, seconds: 2.4, from: 300, to: 1500, gain: 0.34, pan: [-0.9, 0.1] },
    { kind: 'rumble', at: 11.2, seconds: 8.2, gain: 0.14 },
    { kind: 'whoosh', at: 17.4, seconds: 2.2, from: 400, to: 2200, gain: 0.34, pan: [0, 0.95] },
    ...repeated(9, 0.374, { kind: 'tap', at: 19.85, seconds: 0.12, gain: 0.22, pan: -0.2 }),
    { kind: 'chirp', at: 23.3, seconds: 0.2, from: 900, to: 1300, gain: 0.08, pan: 0.4 },
    { kind: 'shimmer', at: 29.6, seconds: 3.2, gain: 0.16, pan: 0.3 },
    { kind: 'whoosh', at: 34.6, seconds: 3.4, from: 900, to: 4200, gain: 0.09, pan: [0, 0.3] },
    { kind: 'shimmer', at: 38.2, seconds: 2.6, gain: 0.14 },
    { kind: 'chirp', at: 38.65, seconds: 0.22, from: 420, to: 820, gain: 0.12 },
    { kind: 'chirp', at: 39.35, seconds: 0.22, from: 420, to: 860, gain: 0.12 },
  ],
}
