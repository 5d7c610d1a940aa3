import { type FilmSound, trailer } from '@starnest/film-kit/film/script'

/** One piano note at a time, then two, a silence, and the chord that the film keeps for its end
 *  only in outline. */
const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 0.96, tempo: 0.86, formant: 'kept' } },
  lines: [
    { at: 1.2, who: 'narrator', text: 'At the edge of everything, there is a lamp.' },
    { at: 8.2, who: 'narrator', text: 'And somebody who will not let it go out.' },
    { at: 16.3, who: 'narrator', text: 'How long would you wait?' },
  ],
  music: [
    {
      at: 0,
      seconds: 8,
      chords: ['Am', 'Am'],
      layers: ['glass'],
      tunes: [{ on: 'piano', notes: 'A4:2 E5:2 | C5:2 D5:2', loud: 44 }],
    },
    {
      at: 8,
      seconds: 8,
      chords: ['Fmaj7', 'Dm', 'Am', 'Em'],
      layers: ['glass', 'warm'],
      tunes: [
        {
          on: 'piano',
          notes:
            'A4:.5 C5:.5 E5:1 A4:.5 C5:.5 E5:1 | A4:.5 D5:.5 F5:1 A4:.5 D5:.5 F5:1 | A4:.5 C5:.5 E5:1 C5:.5 E5:.5 A5:1 | B4:.5 E5:.5 G5:1 B5:2',
          loud: 52,
        },
        { on: 'celesta', notes: '-:8 | E6:2 C6:2 | B5:2 E6:2', loud: 38 },
        { on: 'cello', notes: 'F3:4 | D3:4 | A3:4 | E3:4', loud: 46 },
      ],
    },
    {
      at: 19.6,
      seconds: 4.2,
      chords: ['Am', 'Aadd9'],
      layers: ['glass', 'choir'],
      tunes: [
        { on: 'piano', notes: 'A4:.5 C5:.5 E5:3 | A5:4', loud: 58 },
        { on: 'piano', notes: 'A2:4 | A2:4', loud: 52 },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 17, gain: 0.09, pan: [-0.4, 0.4] },
    { kind: 'creak', at: 3.4, seconds: 0.6, gain: 0.05 },
    { kind: 'shimmer', at: 8.6, seconds: 1.1, gain: 0.06 },
    { kind: 'shimmer', at: 10.6, seconds: 1.1, gain: 0.06 },
    { kind: 'whoosh', at: 13.4, seconds: 2, from: 900, to: 500, gain: 0.08, pan: [-0.7, 0.7] },
    { kind: 'rumble', at: 17.4, seconds: 1.8, gain: 0.08 },
    { kind: 'bell', at: 19.6, seconds: 3, from: 220, gain: 0.12 },
  ],
}

/** Shows the waiting, and keeps what lies under the ice. */
export default trailer({
  cuts: [
    { shot: 'far', from: 0.4, seconds: 1.8 },
    { shot: 'keeping', from: 0.3, seconds: 2.6 },
    { shot: 'keeping', from: 3.3, seconds: 2.9 },
    { shot: 'years', from: 0.7, seconds: 2.2 },
    { shot: 'years', from: 2.9, seconds: 2.2 },
    { shot: 'years', from: 6.4, seconds: 1.5 },
    { shot: 'spark', from: 0.4, seconds: 2.5 },
    { shot: 'turning', from: 0, seconds: 1.9 },
    { shot: 'spark', from: 3, seconds: 2 },
    { shot: 'far', from: 2.8, seconds: 3.2 },
  ],
  sound,
})
