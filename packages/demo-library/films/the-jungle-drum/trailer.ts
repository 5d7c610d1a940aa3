import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { bars, HANDS, roll, strokes } from './sound.ts'

/** The call as a chase that grows by one instrument a bar, and one heartbeat of silence. */
const trailerSound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' } },
  lines: [
    { at: 4.6, who: 'narrator', text: 'The jungle has a secret drummer.' },
    { at: 10.9, who: 'narrator', text: 'Run, Tiko! Listen, Tiko!' },
    { at: 15.8, who: 'narrator', text: 'And hold on to your drum.' },
  ],
  music: [
    bars(0, ['D'], { runs: [strokes(0.5, 'D4', 100), strokes(1.5, 'D2', 84)] }),
    bars(2.1, ['D', 'G'], {
      tunes: [roll(['D', 'G'], 56)],
      drums: [{ on: 'shaker', steps: 'o.oo.oo.oo.o', loud: 30 }],
    }),
    bars(6.3, ['D', 'G', 'A'], {
      layers: ['bass'],
      tunes: [
        roll(['D', 'G', 'A'], 62),
        {
          on: 'kalimba',
          notes: 'D5:2 F#5:1 A5:3 F#5:2 E5:1 D5:3 | B4:2 D5:1 G5:3 B5:6 | A5:2 G5:1 E5:3 C#5:6',
          loud: 76,
        },
      ],
      drums: HANDS,
    }),
    bars(12.6, ['Bm', 'G', 'A'], {
      layers: ['bass', 'shiver'],
      tunes: [
        roll(['Bm', 'G', 'A'], 68),
        {
          on: 'panFlute',
          notes: 'B4:3 D5:3 F#5:6 | G5:3 B5:3 D6:6 | C#6:3 E6:3 A5:4 -:2',
          loud: 70,
        },
      ],
      runs: [strokes(0, 'D3', 90), strokes(2.1, 'D3', 96), strokes(4.2, 'D3', 104)],
      drums: [...HANDS, { on: 'ride', steps: 'x..x..x..x..', loud: 40 }],
    }),
    bars(19.5, ['D', 'D'], {
      layers: ['warm', 'choir'],
      tunes: [{ on: 'kalimba', notes: '-:6 A5:3 F#5:3 | D5:12', loud: 66 }],
      runs: [strokes(0, 'D2', 120), strokes(0, 'D4', 90)],
    }),
  ],
  effects: [
    { kind: 'whoosh', at: 17.4, seconds: 1.5, from: 300, to: 2200, gain: 0.2 },
    { kind: 'tap', at: 10.3, seconds: 0.14, from: 900, gain: 0.24 },
    { kind: 'splash', at: 14.7, seconds: 0.8, gain: 0.22 },
    { kind: 'rumble', at: 19.5, seconds: 1.4, gain: 0.16 },
  ],
}

export default trailer({
  cuts: [
    { shot: 'call', from: 3.2, seconds: 1.2 },
    { shot: 'call', from: 4.7, seconds: 1.5 },
    { shot: 'call', from: 6.9, seconds: 1.4 },
    { shot: 'knock', from: 0.1, seconds: 2.4 },
    { shot: 'pond', from: 0.5, seconds: 2.2 },
    { shot: 'knock', from: 4.1, seconds: 1.5 },
    { shot: 'pond', from: 3.5, seconds: 2.1 },
    { shot: 'river', from: 0.9, seconds: 2.9 },
    { shot: 'river', from: 4.2, seconds: 1.8 },
    { shot: 'hill', from: 3.3, seconds: 1.7 },
    { shot: 'call', from: 0.3, seconds: 2.6 },
  ],
  sound: trailerSound,
})
