import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** A bar of four at 132 beats a minute, seconds. */
const BAR = 240 / 132

/** The same theme as a march that builds, stops dead with the engine and hits once more. */
const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' } },
  lines: [
    { at: 1.0, who: 'narrator', text: 'He delivers to every planet. Almost.' },
    { at: 8.4, who: 'narrator', text: 'Nobody has ever gone this far.' },
    { at: 15.2, who: 'narrator', text: 'Not even by scooter.' },
  ],
  music: [
    {
      at: 0,
      seconds: BAR * 4,
      chords: ['Dm', 'Dm', 'Bb', 'C'],
      layers: ['motor'],
      tunes: [
        {
          on: 'marimba',
          notes:
            'D5:2 A5:2 | D5:.5 D5:.5 A5:1 D5:2 | Bb4:.5 D5:.5 F5:1 D5:2 | C5:.5 E5:.5 G5:1 C6:2',
          loud: 58,
        },
        { on: 'horn', notes: '-:4 | D4:1 A4:1.5 G4:.5 F4:1 | D4:2 F4:2 | E4:2 G4:2', loud: 58 },
      ],
      drums: [{ on: 'hat', steps: '.o.o.o.o', loud: 36 }],
    },
    {
      at: BAR * 4,
      seconds: BAR * 4,
      chords: ['Dm', 'F', 'C', 'A7'],
      layers: ['motor', 'bass', 'pad', 'marimba'],
      tunes: [
        {
          on: 'brass',
          notes: 'D4:1 A4:1.5 G4:.5 F4:1 | A4:2 C5:2 | E5:1 D5:1 C5:1 G4:1 | C#5:2 E5:2',
          loud: 84,
        },
        { on: 'trumpet', notes: '-:8 | G4:2 C5:2 | E5:1 G5:1 A5:2', loud: 64 },
      ],
      drums: [
        { on: 'kick', steps: 'x.x.x.x.', loud: 66 },
        { on: 'snare', steps: '..x...xo', loud: 54 },
        { on: 'hat', steps: 'oooooooo', loud: 40 },
      ],
    },
    {
      at: BAR * 8,
      seconds: BAR * 2,
      chords: ['Bbmaj7', 'Asus'],
      layers: ['glass'],
      tunes: [{ on: 'marimba', notes: 'D5:1 A4:1 F4:2 | E4:1 D4:1 -:2', loud: 44 }],
    },
    {
      at: 19.1,
      seconds: 4.1,
      chords: ['D', 'D'],
      layers: ['pad', 'choir', 'bass', 'sparkle'],
      tunes: [
        { on: 'brass', notes: 'D4:1 A4:1.5 G4:.5 F#4:1 | A4:4', loud: 92 },
        { on: 'trumpet', notes: 'F#5:4 | D5:4', loud: 66 },
        { on: 'marimba', notes: 'D5:.5 F#5:.5 A5:.5 D6:.5 D6:2 | D5:4', loud: 60 },
      ],
      drums: [{ on: 'crash', steps: 'x.......', loud: 70 }],
    },
  ],
  effects: [
    ...repeated(3, 1.1, {
      kind: 'whoosh',
      at: 0.4,
      seconds: 0.8,
      from: 400,
      to: 1500,
      gain: 0.16,
      pan: [-0.7, 0.7],
    }),
    { kind: 'bell', at: 3.2, seconds: 0.9, from: 1320, gain: 0.08 },
    { kind: 'crackle', at: 4.4, seconds: 0.6, gain: 0.1 },
    { kind: 'whoosh', at: 6.3, seconds: 1, from: 300, to: 2600, gain: 0.24 },
    { kind: 'rumble', at: 7.3, seconds: 5.6, gain: 0.12 },
    ...repeated(4, 0.3, { kind: 'thud', at: 14.6, seconds: 0.2, gain: 0.2 }),
    { kind: 'chirp', at: 15.9, seconds: 0.9, from: 420, to: 90, gain: 0.1 },
    { kind: 'whoosh', at: 17.9, seconds: 1.2, from: 200, to: 3000, gain: 0.3 },
    { kind: 'thud', at: 19.1, seconds: 0.8, gain: 0.4 },
    { kind: 'shimmer', at: 19.4, seconds: 3, gain: 0.12 },
  ],
}

/** Sells the ride and keeps the letter shut. */
export default trailer({
  cuts: [
    { shot: 'round', from: 4.3, seconds: 2.9 },
    { shot: 'letter', from: 0.3, seconds: 2.2 },
    { shot: 'letter', from: 3.2, seconds: 2.1 },
    { shot: 'rings', from: 0.2, seconds: 2.3 },
    { shot: 'rings', from: 3.2, seconds: 1.9 },
    { shot: 'oars', from: 0.6, seconds: 1.7 },
    { shot: 'rings', from: 5.3, seconds: 1.6 },
    { shot: 'stall', from: 0.2, seconds: 2.2 },
    { shot: 'stall', from: 3.3, seconds: 2.1 },
    { shot: 'round', from: 0.5, seconds: 3.2 },
  ],
  sound,
})
