import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** The minuet on one string, then all of them, then one drop. */
const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.94, formant: 'kept' } },
  lines: [
    { at: 1.2, who: 'narrator', text: 'He is a prince. He is brave. He is paper.' },
    { at: 8.4, who: 'narrator', text: 'There is just one small problem.' },
    { at: 19.4, who: 'narrator', text: 'Please bring an umbrella.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7.2,
      beats: 3,
      chords: ['G', 'C', 'D', 'G'],
      layers: ['pizz'],
      tunes: [
        {
          on: 'glock',
          notes:
            'D5:1 G4:.5 A4:.5 B4:.5 C5:.5 | E5:1 C5:.5 D5:.5 E5:.5 F#5:.5 | G5:1 F#5:1 D5:1 | G5:2 -:1',
          loud: 54,
        },
      ],
    },
    {
      at: 7.2,
      seconds: 3.4,
      beats: 3,
      chords: ['Em', 'B7'],
      layers: ['pizz'],
      tunes: [{ on: 'dulcimer', notes: 'E5:1 B4:1 G4:1 | F#4:1 D#4:1 -:1', loud: 70 }],
    },
    {
      at: 10.6,
      seconds: 6.6,
      beats: 3,
      chords: ['Em', 'C', 'Am', 'B7'],
      layers: ['gallop', 'bass'],
      tunes: [
        {
          on: 'dulcimer',
          notes:
            'E5:.5 G5:.5 B5:.5 G5:.5 E5:.5 B4:.5 | E5:.5 G5:.5 C6:.5 G5:.5 E5:.5 C5:.5 | E5:.5 A5:.5 C6:.5 A5:.5 E5:.5 C5:.5 | D#5:.5 F#5:.5 A5:.5 B5:.5 -:1',
          loud: 74,
        },
        { on: 'cello', notes: 'E3:3 | C3:3 | A2:3 | B2:2 -:1', loud: 62 },
      ],
    },
    {
      at: 18.2,
      seconds: 5,
      beats: 3,
      chords: ['C', 'D', 'G'],
      layers: ['pad', 'pizz'],
      tunes: [
        {
          on: 'dulcimer',
          notes: 'E5:1 C5:.5 D5:.5 E5:.5 F#5:.5 | G5:1 A5:.5 F#5:.5 D5:1 | G5:3',
          loud: 78,
        },
        {
          on: 'glock',
          notes: 'G6:1 E6:1 C6:1 | B5:1 A5:1 F#5:1 | G5:.5 B5:.5 D6:.5 G6:1.5',
          loud: 48,
        },
      ],
    },
  ],
  effects: [
    { kind: 'crackle', at: 0, seconds: 1.6, gain: 0.14 },
    ...repeated(3, 0.4, { kind: 'bell', at: 3.2, seconds: 0.6, from: 1568, gain: 0.06 }),
    { kind: 'splash', at: 6.9, seconds: 0.7, gain: 0.18 },
    { kind: 'chirp', at: 9.9, seconds: 0.09, from: 1900, to: 700, gain: 0.2 },
    { kind: 'rumble', at: 10.4, seconds: 3, gain: 0.14 },
    { kind: 'crackle', at: 10.6, seconds: 6.6, gain: 0.14 },
    { kind: 'whoosh', at: 14.4, seconds: 2.8, from: 300, to: 2600, gain: 0.2 },
    { kind: 'chirp', at: 17.7, seconds: 0.09, from: 1900, to: 700, gain: 0.24 },
    { kind: 'thud', at: 18.2, seconds: 0.5, gain: 0.2 },
    { kind: 'shimmer', at: 18.2, seconds: 2, gain: 0.1 },
  ],
}

/** A brave prince, a wave, a drop: and not a word of how it dries. */
export default trailer({
  cuts: [
    { shot: 'curtain', from: 4.4, seconds: 2.5 },
    { shot: 'across', from: 0.4, seconds: 2 },
    { shot: 'tapping', from: 5.3, seconds: 1.4 },
    { shot: 'across', from: 3.6, seconds: 1.9 },
    { shot: 'crossing', from: 1.5, seconds: 1.6 },
    { shot: 'crossing', from: 3.4, seconds: 1.6 },
    { shot: 'rain', from: 0.2, seconds: 2 },
    { shot: 'rain', from: 2.6, seconds: 1.5 },
    { shot: 'tapping', from: 0.4, seconds: 1.4 },
    { shot: 'rain', from: 3.9, seconds: 1.6 },
    { shot: 'crossing', from: 4.2, seconds: 1 },
    { shot: 'curtain', from: 0.4, seconds: 3.6 },
  ],
  sound,
})
