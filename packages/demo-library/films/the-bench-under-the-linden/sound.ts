import type { FilmSound } from '@starnest/film-kit/film/script'
import type { MusicSection } from '@starnest/film-kit/score/section'

/** Her voice of the tune, above, and his, below: four bars that fit each other. */
const HERS = 'D5:1 F5:1 Bb5:2 | A5:1 G5:.5 F5:.5 D5:2 | Eb5:1 G5:1 C6:1 Bb5:1 | A5:1 F5:1 D5:2'
const HIS = 'Bb3:1 D4:1 F4:2 | G3:1 Bb3:1 D4:2 | C4:1 Eb4:1 G4:1 Eb4:1 | F3:1 C4:1 Bb3:2'
const LAST = 'D5:1 F5:1 Bb5:2 | A5:1 G5:.5 F5:.5 D5:2 | Eb5:1 G5:1 C6:1 A5:1 | Bb5:4'
const HIS_LAST = 'Bb3:1 D4:1 F4:2 | G3:1 Bb3:1 D4:2 | C4:1 Eb4:1 F3:1 Eb4:1 | Bb2:.5 F3:.5 D4:3'

const both = (at: number, seconds: number, loud: number, octave = 0): MusicSection => ({
  at,
  seconds,
  chords: ['Bb', 'Gm', 'Cm7', 'Bb'],
  tunes: [
    { on: 'piano', notes: HERS, loud, octave },
    { on: 'piano', notes: HIS, loud: loud - 10 },
  ],
})

/** Piano alone. The same four bars each time, a little slower each time; in the grey year only the
 *  lower voice is left, with room where the other was; in the new spring both are there again. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 0.98, tempo: 0.86, formant: 'kept' } },
  lines: [
    { at: 3.9, who: 'narrator', text: 'They both came here to read.' },
    { at: 8.2, who: 'narrator', text: 'They did not read very much.' },
    { at: 14.4, who: 'narrator', text: 'Soon there was room for three.' },
    { at: 21.6, who: 'narrator', text: 'And there was time for everything.' },
    { at: 28.7, who: 'narrator', text: 'Then there was only one.' },
    { at: 32.6, who: 'narrator', text: 'But love keeps a place warm.' },
    { at: 40, who: 'narrator', text: 'And no bench stays empty for long.' },
  ],
  music: [
    both(0.2, 6.6, 72, 1),
    both(7, 6.5, 70),
    both(13.6, 6.6, 74, 1),
    both(20.4, 7, 62),
    {
      at: 27.8,
      seconds: 8,
      chords: ['Bb', 'Gm', 'Cm7', 'Bb'],
      tunes: [{ on: 'piano', notes: HIS, loud: 56 }],
    },
    {
      at: 36.1,
      seconds: 7.9,
      chords: ['Bb', 'Gm', 'Cm7', 'Bb'],
      tunes: [
        { on: 'piano', notes: LAST, loud: 70, octave: 1 },
        { on: 'piano', notes: HIS_LAST, loud: 62 },
      ],
    },
  ],
  effects: [
    ...[0.4, 1.7, 3.3, 5.2].map((at) => ({
      kind: 'chirp' as const,
      at,
      seconds: 0.14,
      from: 2600,
      to: 3300,
      gain: 0.035,
      pan: -0.5,
    })),
    { kind: 'creak', at: 3.35, seconds: 0.3, gain: 0.06 },
    { kind: 'crickets', at: 7, seconds: 6.4, gain: 0.05 },
    { kind: 'creak', at: 8, seconds: 0.3, gain: 0.05 },
    { kind: 'wind', at: 13.5, seconds: 6.5, gain: 0.06, pan: [-0.5, 0.5] },
    { kind: 'chirp', at: 16.1, seconds: 0.2, from: 700, to: 1300, gain: 0.07 },
    { kind: 'crackle', at: 16.5, seconds: 0.4, gain: 0.06 },
    { kind: 'wind', at: 20.3, seconds: 7, gain: 0.04, pan: [0.4, -0.4] },
    { kind: 'wind', at: 27.5, seconds: 8.5, gain: 0.05, pan: [-0.4, 0.4] },
    ...[30.1, 30.35, 30.6, 30.85, 31.1].map((at) => ({
      kind: 'tap' as const,
      at,
      seconds: 0.05,
      gain: 0.05,
      pan: 0.5,
    })),
    { kind: 'creak', at: 31.9, seconds: 0.3, gain: 0.05 },
    ...[36.4, 37.8, 39.2, 42.6].map((at) => ({
      kind: 'chirp' as const,
      at,
      seconds: 0.14,
      from: 2600,
      to: 3300,
      gain: 0.035,
      pan: 0.5,
    })),
    { kind: 'creak', at: 39.4, seconds: 0.3, gain: 0.06 },
    { kind: 'shimmer', at: 41.9, seconds: 2.4, gain: 0.05 },
  ],
}
