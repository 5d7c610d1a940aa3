import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** Six eighths to a bar; one bar is about two seconds. Luma's one note is A; the melody of the
 *  jellyfish grows out of it, and the far whale answers it three octaves below. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1.03, tempo: 0.93, formant: 'kept' },
    luma: { name: 'Luma', pitch: 1.4, tempo: 0.98, formant: 'shifted' },
    turtle: { name: 'Old Turtle', pitch: 0.74, tempo: 0.86, formant: 'shifted' },
    pip: { name: 'Pip', pitch: 1.68, tempo: 0.96, formant: 'shifted' },
  },
  lines: [
    { at: 4.9, who: 'narrator', text: 'In the coral garden, everyone has a song.' },
    { at: 8.3, who: 'narrator', text: 'The crab clicks. The fishes shimmer.' },
    { at: 16.2, who: 'turtle', text: 'And you, little whale?' },
    { at: 19.2, who: 'luma', text: 'I have only one small note.' },
    { at: 22.3, who: 'narrator', text: 'Down in the dark, somebody was lost.' },
    { at: 26.2, who: 'pip', text: 'I cannot find home.' },
    { at: 29.4, who: 'luma', text: 'Then I will sing for you.' },
    { at: 40.3, who: 'narrator', text: 'And far away, somebody sang it back.' },
  ],
  music: [
    {
      at: 0,
      seconds: 8,
      beats: 6,
      chords: ['Dadd9', 'Bm7', 'Gmaj7', 'Asus'],
      layers: ['warm'],
      tunes: [
        {
          on: 'harp',
          notes: 'D3 A3 D4 F#4 D4 A3 | B2 F#3 B3 D4 B3 F#3 | G2 D3 B3 D4 B3 D3 | A2 E3 A3 D4 A3 E3',
          loud: 62,
        },
        {
          on: 'celesta',
          notes: 'F#5 E5 F#5 A5:3 | F#5 D5 F#5 B5:3 | B5 A5 F#5 D5:3 | E5 F#5 E5 D5:2 E5',
          loud: 70,
        },
      ],
      runs: [
        {
          at: 0.5,
          on: 'glock',
          notes: ['A6', 'F#6', 'E6', 'D6', 'A5', 'B5', 'D6', 'F#6'],
          gap: 0.2,
          loud: 34,
        },
      ],
    },
    {
      at: 8,
      seconds: 6,
      beats: 6,
      chords: ['G', 'Bm7', 'A'],
      layers: ['warm'],
      tunes: [
        {
          on: 'harp',
          notes: 'G2 D3 G3 B3 G3 D3 | B2 F#3 B3 D4 B3 F#3 | A2 E3 A3 C#4 E4 A4',
          loud: 58,
        },
        { on: 'marimba', notes: 'D5 - B4 D5 B4 - | D5 - B4 D5 - - | -:6', loud: 70 },
        { on: 'celesta', notes: '-:9 F#6 E6 D6 | E6 C#6 A5 E6 A6:2', loud: 62 },
      ],
      runs: [
        {
          at: 3.3,
          on: 'glock',
          notes: ['D6', 'E6', 'F#6', 'A6', 'B6', 'D7', 'B6', 'A6', 'B6', 'D7', 'E7', 'F#7'],
          gap: 0.13,
          loud: 36,
        },
      ],
    },
    {
      at: 14,
      seconds: 7,
      beats: 6,
      chords: ['Em7', 'Gmaj7', 'Asus2'],
      layers: ['warm'],
      tunes: [
        { on: 'harp', notes: 'E3 B3 E4 G4 E4 B3 | G2 D3 B3 D4 - - | A2:6', loud: 50 },
        { on: 'hum', notes: 'E3:2 G3 F#3 E3 D3 | -:12', loud: 82 },
        { on: 'cello', notes: 'E3:2 G3 F#3 E3 D3 | -:12', loud: 52 },
        { on: 'hum', notes: '-:9.6 A5:2 -:6.4', loud: 84 },
        { on: 'celesta', notes: '-:14 E5 D5 C#5:2', loud: 44 },
      ],
    },
    {
      at: 21,
      seconds: 8,
      beats: 6,
      chords: ['Bm', 'Em9', 'Gmaj7', 'F#m7'],
      layers: ['glass', 'shiver'],
      tunes: [
        { on: 'cello', notes: 'B2:6 | E3:6 | G2:6 | F#2:6', loud: 56 },
        { on: 'celesta', notes: 'F#5:3 D5:3 | B4:3 G5:3 | F#5 D5 B4 D5:3 | C#5:3 A4:3', loud: 52 },
      ],
    },
    {
      at: 29,
      seconds: 8.5,
      beats: 6,
      chords: ['Gmaj7', 'Dadd9', 'Bm7', 'A'],
      layers: ['pad', 'glass'],
      tunes: [
        { on: 'hum', notes: '-:8.3 A5:6 -:9.7', loud: 104 },
        { on: 'flute', notes: '-:8.3 A5:6 -:9.7', loud: 72 },
        {
          on: 'harp',
          notes: '-:6 | -:3 D4 F#4 A4 | B3 D4 F#4 B4 F#4 D4 | A3 C#4 E4 A4 E4 C#4',
          loud: 58,
        },
        {
          on: 'celesta',
          notes: '-:11 A5 | B5 A5 F#5 D6 B5 A5 | E5 A5 C#6 E6 F#6 A6',
          loud: 82,
        },
        { on: 'vibes', notes: '-:12 | B5 A5 F#5 D6 B5 A5 | E5 A5 C#6 E6 F#6 A6', loud: 56 },
        { on: 'strings', notes: '-:12 | D5:6 | C#5:3 E5:3', loud: 50 },
      ],
      runs: [
        {
          at: 7.9,
          on: 'harp',
          notes: ['A3', 'C#4', 'E4', 'A4', 'C#5', 'E5', 'A5', 'C#6', 'E6', 'A6'],
          gap: 0.055,
          loud: 60,
        },
      ],
    },
    {
      at: 37.5,
      seconds: 8,
      beats: 6,
      chords: ['Dadd9', 'Gmaj7', 'A', 'D'],
      layers: ['pad', 'choir', 'bass'],
      tunes: [
        {
          on: 'harp',
          notes:
            'D3 A3 D4 F#4 D4 A3 | G2 D3 B3 D4 B3 D3 | A2 E3 C#4 E4 C#4 E3 | D3 A3 D4 F#4 A4 D5',
          loud: 62,
        },
        { on: 'flute', notes: 'A5:3 D6:2 E6 | F#6:3 D6:3 | -:6 | A5:2 F#5 D5:3', loud: 70 },
        { on: 'hum', notes: 'A5:3 D6:3 | F#5:3 D5:3 | -:12', loud: 74 },
        { on: 'horn', notes: '-:12 | A2:4 D3:2 | D3:6', loud: 92 },
        { on: 'hum', notes: '-:12 | A2:4 D3:2 | A3:6', loud: 96 },
        { on: 'celesta', notes: '-:6 | B5 A5 F#5 D6 B5 A5 | -:6 | F#6 E6 D6 A6:3', loud: 64 },
      ],
    },
  ],
  effects: [
    { kind: 'bubbles', at: 0, seconds: 4.5, gain: 0.07, pan: [-0.4, 0.3] },
    { kind: 'whoosh', at: 2.7, seconds: 3, from: 240, to: 900, gain: 0.2, pan: [-0.6, 0.2] },
    { kind: 'bubbles', at: 6.4, seconds: 1.8, gain: 0.12 },
    ...repeated(3, 0.333, { kind: 'tap', at: 9.0, seconds: 0.09, gain: 0.3, pan: -0.5 }),
    ...repeated(4, 0.1665, { kind: 'tap', at: 10.17, seconds: 0.07, gain: 0.26, pan: -0.5 }),
    { kind: 'whoosh', at: 10.9, seconds: 2.6, from: 900, to: 3400, gain: 0.13, pan: [0.9, -0.8] },
    { kind: 'shimmer', at: 11.3, seconds: 2.4, gain: 0.12, pan: 0.2 },
    { kind: 'bubbles', at: 14.2, seconds: 1.6, gain: 0.06, pan: -0.5 },
    { kind: 'bubbles', at: 17.8, seconds: 0.9, gain: 0.14, pan: 0.3 },
    { kind: 'whoosh', at: 21, seconds: 3.4, from: 160, to: 520, gain: 0.26, pan: [0.5, 0] },
    { kind: 'rumble', at: 21, seconds: 8, gain: 0.05 },
    { kind: 'chirp', at: 24.1, seconds: 0.26, from: 1100, to: 820, gain: 0.09, pan: -0.4 },
    { kind: 'chirp', at: 24.6, seconds: 0.3, from: 980, to: 700, gain: 0.08, pan: -0.4 },
    { kind: 'bubbles', at: 30.9, seconds: 0.9, gain: 0.1 },
    { kind: 'shimmer', at: 31.9, seconds: 3, gain: 0.12 },
    { kind: 'chirp', at: 34.2, seconds: 0.2, from: 900, to: 1400, gain: 0.08, pan: -0.3 },
    { kind: 'shimmer', at: 36, seconds: 2, gain: 0.1 },
    { kind: 'whoosh', at: 37.4, seconds: 3.2, from: 200, to: 800, gain: 0.16, pan: [-0.5, 0.5] },
    { kind: 'rumble', at: 41.4, seconds: 3, gain: 0.06, pan: -0.5 },
  ],
}
