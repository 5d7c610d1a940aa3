import type { FilmSound } from '@starnest/film-kit/film/script'
import type { DrumPattern, MusicSection, Tune } from '@starnest/film-kit/score/section'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** One bar of seven eighths, seconds. */
const BAR = 1.25

/** Guitar figures of a bar by chord: 3 + 2 + 2 in E Phrygian dominant. */
const STRUM: Record<string, string> = {
  E: 'E3 B3 E4 G#4 B3 F4 E4',
  F: 'F3 C4 F4 A4 C4 F4 A4',
  Am: 'A3 E4 A4 C5 E4 B4 A4',
  Dm: 'D3 A3 D4 F4 A3 E4 D4',
  C: 'C3 G3 C4 E4 G3 E4 C4',
}

/** The guitar's bars for a row of chords. */
export const strum = (chords: readonly string[], loud: number): Tune => ({
  on: 'guitar',
  notes: chords.map((chord) => STRUM[chord] ?? STRUM.E).join(' | '),
  loud,
})

/** Hand drums in seven: low on 1, high on 4 and 6. */
export const HANDS: readonly DrumPattern[] = [
  { on: 'bongoLow', steps: 'x..o.o.', loud: 66 },
  { on: 'bongoHigh', steps: '.oox.xo', loud: 54 },
  { on: 'tambourine', steps: 'o..o.o.', loud: 30 },
]

/** A section of whole bars from bar `from` on. */
export const bars = (
  from: number,
  chords: readonly string[],
  rest: Omit<MusicSection, 'at' | 'seconds' | 'chords' | 'beats'>,
): MusicSection => ({ at: from * BAR, seconds: chords.length * BAR, chords, beats: 7, ...rest })

const OPENING = ['E', 'E', 'F', 'E', 'Dm', 'F', 'E']
const CROWN = ['E', 'F', 'E', 'F', 'E']
const PEARLS = ['Am', 'Dm', 'F', 'E', 'E']
const GOLD = ['F', 'E', 'F', 'Dm', 'E']
const HOME = ['Am', 'F', 'C', 'Dm', 'F', 'E', 'E']

/** Guitar and koto in seven, from a march over drums to a lullaby over water. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' } },
  lines: [
    { at: 4.2, who: 'narrator', text: 'Zuri had a map. A crown, some pearls, and gold!' },
    { at: 10.9, who: 'narrator', text: 'The crown was a little big.' },
    { at: 17.1, who: 'narrator', text: 'And the pearls had feet.' },
    { at: 23.3, who: 'narrator', text: 'Then she came to the gold. It was sand.' },
    { at: 28.3, who: 'narrator', text: 'But big ears hear small things.' },
    { at: 35.1, who: 'narrator', text: 'And there it was. The gold.' },
    { at: 38.6, who: 'narrator', text: 'Enough for everybody.' },
  ],
  music: [
    bars(0, OPENING, {
      layers: ['warm'],
      tunes: [
        strum(OPENING, 58),
        {
          on: 'koto',
          notes:
            '-:7 | -:3 E5:2 F5:2 | G#5:3 F5:2 E5:2 | F5:1 E5:1 D5:1 E5:4 | A5:3 G#5:2 F5:2 | G#5:1 A5:1 F5:1 E5:2 D5:2 | E5:7',
          loud: 72,
        },
      ],
      drums: HANDS,
    }),
    bars(7, CROWN, {
      tunes: [
        strum(CROWN, 60),
        {
          on: 'koto',
          notes:
            '-:7 | B5:1 A5:1 G#5:1 F5:2 E5:2 | E5:3 G#5:2 B5:2 | C6:1 B5:1 A5:1 G#5:2 F5:2 | E5:3 -:4',
          loud: 74,
        },
        { on: 'trumpet', notes: '-:14 | E4:3 B4:2 E5:2 | F5:3 E5:2 -:2 | -:7', loud: 50 },
      ],
      layers: ['bass'],
      drums: HANDS,
    }),
    bars(12, PEARLS, {
      tunes: [
        strum(PEARLS, 52),
        {
          on: 'clarinet',
          notes:
            '-:7 | A4:1 -:1 F4:1 D4:2 A4:2 | -:3 C5:2 -:2 | B4:1 G#4:1 E4:1 B4:1 G#4:1 E4:1 -:1 | E4:1 F4:1 G#4:1 A4:1 B4:1 -:2',
          loud: 62,
        },
        {
          on: 'pizz',
          notes: 'A3:3 E4:2 C4:2 | D4:3 A3:2 F4:2 | F4:7 | E4:1 -:1 E4:1 -:1 E4:1 -:2 | E3:7',
          loud: 60,
        },
      ],
      drums: [
        { on: 'bongoHigh', steps: 'x.oo.x.', loud: 48 },
        { on: 'shaker', steps: 'ooxooxo', loud: 30 },
      ],
    }),
    bars(17, GOLD, {
      layers: ['warm', 'bass'],
      tunes: [
        strum(GOLD, 50),
        {
          on: 'koto',
          notes: '-:7 | E5:1 F5:1 E5:1 G#5:1 F5:1 E5:1 F5:1 | A5:3 G#5:2 F5:2 | F5:3 D5:4 | E5:7',
          loud: 66,
        },
        { on: 'cello', notes: '-:21 | D3:7 | E3:7', loud: 56 },
      ],
      drums: [{ on: 'bongoLow', steps: 'x.ox.o.', loud: 54 }],
    }),
    {
      at: 22 * BAR,
      seconds: 5 * BAR,
      chords: ['Am', 'Am', 'F', 'E', 'E'],
      beats: 7,
      layers: ['glass'],
      tunes: [
        { on: 'celesta', notes: '-:4 E6:3 | -:2 E6:5 | -:1 E6:2 F6:4 | -:7 | -:7', loud: 50 },
        {
          on: 'guitar',
          notes:
            '-:14 | F3:3 C4:2 F4:2 | E3:1 B3:1 E4:1 G#4:1 B4:1 E5:1 G#5:1 | B4:1 E4:1 F4:1 G#4:1 A4:1 B4:1 C5:1',
          loud: 54,
        },
      ],
      drums: [],
      runs: [
        {
          at: 4.3,
          on: 'harp',
          notes: ['E4', 'G#4', 'B4', 'E5', 'G#5', 'B5', 'E6', 'G#6'],
          gap: 0.07,
          loud: 60,
        },
      ],
    },
    bars(27, HOME, {
      layers: ['warm', 'choir'],
      tunes: [
        strum(HOME, 50),
        {
          on: 'koto',
          notes:
            'A5:3 E5:4 | A5:1 C6:2 A5:2 F5:2 | G5:3 E5:2 C5:2 | D5:1 F5:2 A5:4 | A5:3 G#5:2 F5:2 | G#5:3 F5:2 E5:2 | E5:7',
          loud: 68,
        },
        {
          on: 'flute',
          notes: '-:7 | -:7 | E5:7 | F5:3 A5:4 | C6:3 A5:2 G#5:2 | B5:3 A5:2 G#5:2 | E5:7',
          loud: 54,
        },
      ],
      drums: [
        { on: 'bongoLow', steps: 'o..o.o.', loud: 44 },
        { on: 'shaker', steps: 'o.oo.o.', loud: 24 },
      ],
    }),
  ],
  effects: [
    { kind: 'crackle', at: 0.2, seconds: 0.7, gain: 0.12 },
    ...repeated(14, 0.145, {
      kind: 'tap',
      at: 1,
      seconds: 0.05,
      from: 1500,
      gain: 0.05,
      pan: [-0.5, 0.5],
    }),
    { kind: 'whoosh', at: 3.7, seconds: 2.4, from: 300, to: 1200, gain: 0.2 },
    { kind: 'rumble', at: 3.8, seconds: 1.8, gain: 0.12 },
    { kind: 'wind', at: 5, seconds: 22, gain: 0.05, pan: [-0.5, 0.5] },
    { kind: 'whoosh', at: 9.65, seconds: 0.6, from: 1600, to: 700, gain: 0.14 },
    ...repeated(5, 0.32, {
      kind: 'tap',
      at: 9.95,
      seconds: 0.06,
      from: 500,
      gain: 0.06,
      pan: [-0.6, 0],
    }),
    { kind: 'creak', at: 12.8, seconds: 0.3, gain: 0.08 },
    { kind: 'thud', at: 13.55, gain: 0.28, pan: 0.25 },
    { kind: 'whoosh', at: 15.85, seconds: 0.6, from: 1600, to: 700, gain: 0.14 },
    { kind: 'chirp', at: 18.15, seconds: 0.22, from: 300, to: 620, gain: 0.12 },
    { kind: 'whoosh', at: 18.35, seconds: 0.4, from: 500, to: 1800, gain: 0.12 },
    { kind: 'chirp', at: 18.55, seconds: 0.2, from: 340, to: 680, gain: 0.1, pan: -0.4 },
    { kind: 'chirp', at: 18.75, seconds: 0.2, from: 380, to: 740, gain: 0.1, pan: 0.4 },
    { kind: 'chirp', at: 18.97, seconds: 0.2, from: 420, to: 800, gain: 0.1, pan: -0.7 },
    { kind: 'thud', at: 19.35, gain: 0.2 },
    { kind: 'whoosh', at: 22.1, seconds: 0.6, from: 1600, to: 700, gain: 0.14 },
    { kind: 'thud', at: 23.0, gain: 0.16 },
    ...repeated(9, 0.2, {
      kind: 'whoosh',
      at: 23.3,
      seconds: 0.2,
      from: 900,
      to: 1900,
      gain: 0.07,
    }),
    { kind: 'bell', at: 28.2, seconds: 0.8, from: 1900, gain: 0.07 },
    { kind: 'bell', at: 29, seconds: 0.8, from: 2100, gain: 0.09, pan: 0.2 },
    { kind: 'bell', at: 29.8, seconds: 0.9, from: 2300, gain: 0.11, pan: 0.3 },
    ...repeated(6, 0.22, { kind: 'tap', at: 30.5, seconds: 0.08, from: 700, gain: 0.08 }),
    { kind: 'rumble', at: 31.3, seconds: 0.7, gain: 0.1 },
    { kind: 'splash', at: 31.85, seconds: 1.4, gain: 0.28 },
    { kind: 'shimmer', at: 31.9, seconds: 2, gain: 0.14 },
    { kind: 'bubbles', at: 33.8, seconds: 5, gain: 0.06 },
    { kind: 'shimmer', at: 34.5, seconds: 2.6, gain: 0.16 },
    { kind: 'crickets', at: 34, seconds: 8.5, gain: 0.035 },
    { kind: 'bell', at: 41.2, seconds: 1.3, from: 660, gain: 0.08 },
  ],
}
