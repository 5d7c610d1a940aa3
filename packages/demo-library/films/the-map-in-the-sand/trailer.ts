import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { bars, HANDS, strum } from './sound.ts'

const BUILD = ['E', 'F', 'E', 'F', 'Am', 'F', 'Dm', 'F', 'E', 'E', 'F', 'Dm', 'F', 'E']

/** The theme as a chase: drums first, koto on top, and silence before the title. */
const trailerSound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' } },
  lines: [
    { at: 1, who: 'narrator', text: 'Every map has a secret.' },
    { at: 8.6, who: 'narrator', text: 'Some secrets have feet.' },
    { at: 14.2, who: 'narrator', text: 'Follow your ears, Zuri.' },
  ],
  music: [
    bars(0, BUILD.slice(0, 4), {
      layers: ['bass'],
      tunes: [
        {
          on: 'guitar',
          notes: 'E3:3 F3:2 E3:2 | F3:3 E3:2 F3:2 | E3:3 G#3:2 B3:2 | A3:3 F3:2 E3:2',
          loud: 64,
        },
      ],
      drums: [
        { on: 'bongoLow', steps: 'x..o.o.', loud: 70 },
        { on: 'claves', steps: '..o...o', loud: 40 },
      ],
    }),
    bars(4, BUILD.slice(4, 8), {
      layers: ['warm', 'bass'],
      tunes: [
        strum(BUILD.slice(4, 8), 62),
        {
          on: 'koto',
          notes:
            'E5:3 F5:2 G#5:2 | A5:1 G#5:1 F5:1 E5:4 | F5:3 A5:2 D6:2 | C6:1 B5:1 A5:1 G#5:2 F5:2',
          loud: 76,
        },
      ],
      drums: HANDS,
    }),
    bars(8, BUILD.slice(8), {
      layers: ['warm', 'shiver', 'bass'],
      tunes: [
        strum(BUILD.slice(8), 70),
        {
          on: 'koto',
          notes:
            'E5:1 F5:1 E5:1 G#5:1 F5:1 G#5:1 B5:1 | C6:1 B5:1 A5:1 G#5:1 A5:1 B5:1 C6:1 | E6:1 D6:1 C6:1 B5:1 A5:1 G#5:1 F5:1 | D5:1 F5:1 A5:1 D6:1 A5:1 F5:1 D5:1 | F5:1 A5:1 C6:1 F6:1 C6:1 A5:1 F5:1 | E6:2 D6:1 C6:1 B5:1 A5:1 G#5:1',
          loud: 82,
        },
        {
          on: 'trumpet',
          notes: 'E4:3 B4:2 E5:2 | F5:3 E5:2 C5:2 | E5:7 | D5:3 F5:4 | F5:3 A5:4 | G#5:7',
          loud: 56,
        },
      ],
      drums: [...HANDS, { on: 'crash', steps: 'x......', loud: 44 }],
    }),
    // Half a second of nothing stands before this hit.
    {
      at: 18,
      seconds: 3.2,
      chords: ['F', 'E'],
      beats: 7,
      layers: ['pad', 'choir'],
      tunes: [
        { on: 'guitar', notes: 'F3:1 C4:1 F4:1 A4:4 | E3:1 B3:1 E4:1 G#4:4', loud: 62 },
        { on: 'koto', notes: 'A5:2 G#5:1 F5:4 | E5:7', loud: 80 },
        { on: 'timpani', notes: 'F2:7 | E2:7', loud: 84 },
      ],
      drums: [{ on: 'crash', steps: 'x......', loud: 40 }],
    },
  ],
  effects: [
    { kind: 'crackle', at: 0.1, seconds: 0.7, gain: 0.12 },
    { kind: 'thud', at: 6.2, gain: 0.22 },
    { kind: 'chirp', at: 9.1, seconds: 0.22, from: 300, to: 620, gain: 0.12 },
    { kind: 'whoosh', at: 15.4, seconds: 2.1, from: 300, to: 2400, gain: 0.22 },
    { kind: 'thud', at: 18, gain: 0.3 },
    { kind: 'shimmer', at: 18.3, seconds: 2.6, gain: 0.14 },
  ],
}

export default trailer({
  cuts: [
    { shot: 'map', from: 5.6, seconds: 2.8 },
    { shot: 'crown', from: 0.4, seconds: 1.6 },
    { shot: 'crown', from: 3, seconds: 2.5 },
    { shot: 'pearls', from: 0.5, seconds: 1.5 },
    { shot: 'pearls', from: 2.7, seconds: 3.2 },
    { shot: 'gold', from: 1, seconds: 2.4 },
    { shot: 'listen', from: 0.7, seconds: 2.4 },
    { shot: 'gold', from: 4.4, seconds: 1.6 },
    { shot: 'map', from: 0.5, seconds: 3 },
  ],
  sound: trailerSound,
})
