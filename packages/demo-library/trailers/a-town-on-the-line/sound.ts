import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** A sleepy concertina tune that a whole town answers. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' } },
  lines: [
    { at: 0.7, who: 'narrator', text: 'Tolly only wanted a fish.' },
    { at: 6.6, who: 'narrator', text: 'He caught a town.' },
  ],
  music: [
    {
      at: 0,
      seconds: 3,
      chords: ['Dm', 'A7'],
      tunes: [{ on: 'accordion', notes: 'A4:1 D5:1 F5:1 E5:1 | C#5:1 E5:1 A4:2', loud: 62 }],
    },
    {
      at: 3.3,
      seconds: 6.7,
      chords: ['Bb', 'C', 'D', 'D'],
      layers: ['pad', 'choir', 'harp', 'bass'],
      tunes: [
        {
          on: 'accordion',
          notes: 'D5:2 F5:2 | E5:1 G5:1 C6:2 | D6:1 A5:1 F#5:1 A5:1 | D6:4',
          loud: 72,
        },
        { on: 'bells', notes: 'Bb4:4 | C5:4 | D5:2 A4:2 | D5:4', loud: 66 },
      ],
      runs: [{ at: 3.2, on: 'glock', notes: ['D6', 'F#6', 'A6', 'D7'], gap: 0.1, loud: 50 }],
    },
  ],
  effects: [
    ...repeated(3, 1.6, { kind: 'splash', at: 0.2, seconds: 1.4, gain: 0.05 }),
    { kind: 'creak', at: 2.5, seconds: 0.7, gain: 0.12 },
    { kind: 'chirp', at: 2.7, seconds: 0.3, from: 480, to: 1100, gain: 0.1 },
    { kind: 'rumble', at: 3.1, seconds: 4, gain: 0.14 },
    { kind: 'splash', at: 3.8, seconds: 2.6, gain: 0.2 },
    { kind: 'shimmer', at: 4.4, seconds: 3, gain: 0.14 },
    { kind: 'bell', at: 6.2, seconds: 2, from: 587, gain: 0.14 },
    { kind: 'bell', at: 7.4, seconds: 2, from: 880, gain: 0.1 },
  ],
}
