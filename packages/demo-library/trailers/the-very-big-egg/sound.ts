import type { FilmSound } from '@starnest/film-kit/film/script'

/** A tuba snores in F major under a recorder that tries to be brave. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.97, formant: 'kept' },
    egg: { name: 'The Egg', pitch: 0.72, tempo: 0.9, formant: 'shifted' },
    pip: { name: 'Pip', pitch: 1.6, tempo: 1, formant: 'shifted' },
  },
  lines: [
    { at: 0.8, who: 'narrator', text: 'Pip had been sitting on this egg all week.' },
    { at: 6.6, who: 'egg', text: 'Mama?' },
    { at: 7.7, who: 'pip', text: 'Um. Yes?' },
  ],
  music: [
    {
      at: 0,
      seconds: 4.4,
      chords: ['F', 'C7'],
      layers: ['pizz'],
      tunes: [
        {
          on: 'recorder',
          notes: 'C5:.5 F5:.5 A5:1 G5:.5 F5:.5 A5:1 | G5:.5 E5:.5 C5:1 D5:.5 E5:.5 G5:1',
          loud: 58,
        },
        { on: 'tuba', notes: 'F2:3 -:1 | C2:3 -:1', loud: 62 },
      ],
    },
    {
      at: 7,
      seconds: 2.5,
      chords: ['F'],
      layers: ['pizz', 'pad'],
      tunes: [
        { on: 'recorder', notes: 'C5:.5 F5:.5 A5:.5 C6:.5 F5:2', loud: 64 },
        { on: 'tuba', notes: 'F2:2 F2:2', loud: 56 },
      ],
    },
  ],
  effects: [
    { kind: 'rumble', at: 0.9, seconds: 1.4, gain: 0.18 },
    { kind: 'whoosh', at: 1.7, seconds: 0.8, from: 500, to: 250, gain: 0.12 },
    { kind: 'rumble', at: 2.7, seconds: 1.4, gain: 0.2 },
    { kind: 'whoosh', at: 3.5, seconds: 0.8, from: 500, to: 250, gain: 0.12 },
    { kind: 'tap', at: 4.52, seconds: 0.12, gain: 0.3 },
    { kind: 'crackle', at: 4.6, seconds: 0.3, gain: 0.16 },
    { kind: 'tap', at: 5.02, seconds: 0.12, gain: 0.34 },
    { kind: 'crackle', at: 5.1, seconds: 0.4, gain: 0.18 },
    { kind: 'thud', at: 5.75, gain: 0.3 },
    { kind: 'chirp', at: 5.8, seconds: 0.4, from: 900, to: 1900, gain: 0.1 },
    { kind: 'shimmer', at: 7.1, seconds: 1.6, gain: 0.08 },
  ],
}
