import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** The jig on tiptoe, one silence, and then everybody at once. */
const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' } },
  lines: [
    { at: 0.6, who: 'narrator', text: 'Every dragon breathes fire.' },
    { at: 6.4, who: 'narrator', text: 'Well. Nearly every dragon.' },
    { at: 18.3, who: 'narrator', text: 'A warm story from a very cold castle.' },
  ],
  music: [
    {
      at: 0,
      seconds: 5.6,
      beats: 6,
      chords: ['D', 'D', 'A'],
      layers: ['pizz'],
      tunes: [
        { on: 'horn', notes: 'D4:3 F#4:3 | A4:2 B4:1 A4:3 | E4:2 F#4:1 E4:3', loud: 56 },
        { on: 'harp', notes: 'D4:3 A4:3 | D4:3 A4:3 | A3:1 C#4:1 E4:1 A4:3', loud: 52 },
      ],
      drums: [{ on: 'snare', steps: 'o..ooo', loud: 24 }],
    },
    {
      at: 5.6,
      seconds: 4.6,
      beats: 6,
      chords: ['Bm', 'Em', 'A'],
      layers: ['pizz'],
      tunes: [
        { on: 'recorder', notes: '-:6 | B4:1 A4:1 G4:1 E4:3 | C#5:1 B4:1 A4:1 C#5:3', loud: 66 },
        { on: 'tuba', notes: 'F2:1 E2:1 Eb2:3 -:1 | -:12', loud: 70 },
      ],
    },
    {
      at: 10.2,
      seconds: 6.4,
      beats: 6,
      chords: ['Bm', 'G', 'D', 'A'],
      layers: ['gallop', 'pad'],
      tunes: [
        {
          on: 'recorder',
          notes:
            'F#5:1 E5:1 D5:1 B4:3 | G5:1 F#5:1 E5:1 B4:3 | F#5:1 G5:1 A5:1 D6:3 | C#6:1 B5:1 A5:1 C#6:1 -:2',
          loud: 74,
        },
      ],
      drums: [{ on: 'tambourine', steps: 'xoxxox', loud: 44 }],
    },
    {
      at: 17.6,
      seconds: 6,
      beats: 6,
      chords: ['D', 'G', 'A', 'D'],
      layers: ['pad', 'bass'],
      tunes: [
        {
          on: 'trumpet',
          notes: 'D4:2 D4:1 F#4:2 A4:1 | B4:2 G4:1 D5:3 | C#5:2 B4:1 A4:3 | D5:6',
          loud: 58,
        },
        {
          on: 'recorder',
          notes: 'D5:2 D5:1 F#5:2 A5:1 | B5:2 G5:1 D6:3 | C#6:2 B5:1 A5:3 | D6:6',
          loud: 64,
        },
        {
          on: 'harp',
          notes: 'D4 A4 D5 F#5 D5 A4 | G3 D4 G4 B4 G4 D4 | A3 E4 A4 C#5 A4 E4 | D5:6',
          loud: 58,
        },
      ],
      drums: [{ on: 'tambourine', steps: 'x..o.o', loud: 36 }],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 3, gain: 0.06 },
    { kind: 'whoosh', at: 3.2, seconds: 1.2, from: 1400, to: 500, gain: 0.12 },
    { kind: 'whoosh', at: 4.4, seconds: 1.4, from: 500, to: 900, gain: 0.14 },
    { kind: 'chirp', at: 8.9, seconds: 0.14, from: 520, to: 1150, gain: 0.12 },
    { kind: 'wind', at: 9.6, seconds: 5, gain: 0.18, pan: [-0.6, 0.6] },
    ...repeated(3, 0.7, { kind: 'whoosh', at: 10.4, seconds: 0.5, from: 1500, to: 400, gain: 0.2 }),
    ...repeated(10, 0.165, { kind: 'tap', at: 13.2, seconds: 0.05, from: 2200, gain: 0.06 }),
    { kind: 'whoosh', at: 14.6, seconds: 2, from: 300, to: 2600, gain: 0.2 },
    { kind: 'thud', at: 17.6, seconds: 0.5, gain: 0.2 },
    { kind: 'shimmer', at: 17.6, seconds: 2, gain: 0.12 },
    { kind: 'bell', at: 22.4, seconds: 1.2, from: 1175, gain: 0.08 },
  ],
}

/** A promise of fire, a lot of wool, and no word of what becomes of the castle. */
export default trailer({
  cuts: [
    { shot: 'crag', from: 5.2, seconds: 1.4 },
    { shot: 'ceremony', from: 0.3, seconds: 1.6 },
    { shot: 'ceremony', from: 2.2, seconds: 3.2 },
    { shot: 'alone', from: 0.4, seconds: 3 },
    { shot: 'alone', from: 3, seconds: 1.2 },
    { shot: 'winter', from: 0.4, seconds: 2 },
    { shot: 'winter', from: 3.6, seconds: 1.6 },
    { shot: 'scarf', from: 1.2, seconds: 2.2 },
    { shot: 'spiral', from: 0.6, seconds: 1.9 },
    { shot: 'ceremony', from: 6, seconds: 1.5 },
    { shot: 'crag', from: 0.9, seconds: 4 },
  ],
  sound,
})
