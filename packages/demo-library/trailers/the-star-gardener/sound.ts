import type { FilmSound } from '@starnest/film-kit/film/script'

/** A music box that grows into harp and choir when the star opens. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.9, formant: 'kept' } },
  lines: [
    { at: 1, who: 'narrator', text: 'Who plants the stars?' },
    { at: 6.4, who: 'narrator', text: 'Somebody has to.' },
  ],
  music: [
    {
      at: 0,
      seconds: 3.6,
      chords: ['Ab', 'Fm'],
      beats: 3,
      layers: ['glass'],
      tunes: [{ on: 'musicbox', notes: 'Eb5 C5 Ab4 | C5 Ab4 F4', loud: 66 }],
    },
    {
      at: 3.6,
      seconds: 5.7,
      chords: ['Db', 'Eb', 'Ab'],
      beats: 3,
      layers: ['harp', 'choir', 'warm', 'sparkle'],
      tunes: [
        { on: 'musicbox', notes: 'F5 Ab5 Db6 | C6 Bb5 G5 | Ab5:3', loud: 72 },
        { on: 'oboe', notes: 'Ab4:3 | Bb4:2 G4 | Ab4:3', loud: 54 },
      ],
      runs: [
        { at: 0, on: 'harp', notes: ['Ab4', 'C5', 'Db5', 'F5', 'Ab5', 'Db6'], gap: 0.06, loud: 58 },
      ],
    },
  ],
  effects: [
    { kind: 'bubbles', at: 0.6, seconds: 2, gain: 0.07 },
    { kind: 'chirp', at: 2.5, seconds: 0.2, from: 500, to: 800, gain: 0.1 },
    { kind: 'shimmer', at: 3.6, seconds: 2.2, gain: 0.18 },
    { kind: 'whoosh', at: 5.1, seconds: 2.4, from: 400, to: 1900, gain: 0.12 },
    { kind: 'crickets', at: 0, seconds: 9.5, gain: 0.03 },
  ],
}
