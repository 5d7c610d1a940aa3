import type { FilmSound } from '@starnest/film-kit/film/script'
import type { DrumPattern, MusicSection, Run, Tune } from '@starnest/film-kit/score/section'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** One bar of twelve eighths, seconds. */
const BAR = 2.1

/** Marimba figures of a bar by chord. */
const ROLL: Record<string, string> = {
  D: 'D4 A4 F#4 D5 A4 F#4 D4 A4 F#4 E5 A4 F#4',
  G: 'G3 D4 B4 G4 D5 B4 G3 D4 B4 A4 D5 B4',
  A: 'A3 E4 C#5 A4 E5 C#5 A3 E4 C#5 B4 E5 C#5',
  Bm: 'B3 F#4 D5 B4 F#5 D5 B3 F#4 D5 C#5 F#4 D5',
  Em: 'E4 B4 G4 E5 B4 G4 E4 B4 G4 F#5 B4 G4',
}

/** The marimba's bars for a row of chords. */
export const roll = (chords: readonly string[], loud: number): Tune => ({
  on: 'marimba',
  notes: chords.map((chord) => ROLL[chord] ?? ROLL.D).join(' | '),
  loud,
})

/** Hand drums in twelve. */
export const HANDS: readonly DrumPattern[] = [
  { on: 'bongoLow', steps: 'x..o..x.oo..', loud: 62 },
  { on: 'bongoHigh', steps: '..o.xo..o.xo', loud: 46 },
  { on: 'shaker', steps: 'o.oo.oo.oo.o', loud: 28 },
]

/** A section of whole bars, `at` seconds. */
export const bars = (
  at: number,
  chords: readonly string[],
  rest: Omit<MusicSection, 'at' | 'seconds' | 'chords' | 'beats'>,
): MusicSection => ({ at, seconds: chords.length * BAR, chords, beats: 12, ...rest })

/** Two strokes of a drum, like a heart: seconds of the section. */
export const strokes = (at: number, note: string, loud: number): Run => ({
  at,
  on: 'taiko',
  notes: [note, note],
  gap: 0.35,
  loud,
})

const MORNING = ['D', 'G', 'D', 'A']
const NOON = ['D', 'G', 'A']
const POND = ['G', 'Em', 'A']
const STORM = ['Bm', 'Em', 'A']
const NIGHT = ['G', 'D', 'G', 'D']

/** Marimba and drums that call; the answer is two deep strokes that come nearer with every shot. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' } },
  lines: [
    { at: 5.9, who: 'narrator', text: 'Somebody drummed back! But who?' },
    { at: 12.6, who: 'narrator', text: 'Not the toucan. Ouch.' },
    { at: 19.5, who: 'narrator', text: 'Not the frogs.' },
    { at: 24.7, who: 'narrator', text: 'Then the river took his drum.' },
    { at: 28, who: 'narrator', text: 'So he sat on a hill, and was sad.' },
    { at: 35.2, who: 'narrator', text: 'It was not a drum. It was a heart.' },
    { at: 39.1, who: 'narrator', text: 'Good night, Tiko.' },
  ],
  music: [
    bars(0, MORNING, {
      tunes: [
        roll(MORNING, 52),
        {
          on: 'kalimba',
          notes: '-:12 | D5:3 B4:3 G4:3 A4:3 | F#5:3 A5:6 -:3 | E5:3 C#5:3 A4:3 E5:3',
          loud: 70,
        },
        { on: 'panFlute', notes: '-:24 | -:12 | A5:6 C#6:6', loud: 46 },
      ],
      runs: [
        strokes(3.7, 'D4', 96),
        strokes(4.95, 'D2', 60),
        strokes(6.35, 'D4', 96),
        strokes(7, 'D2', 66),
      ],
      drums: [{ on: 'shaker', steps: 'o.oo.oo.oo.o', loud: 26 }],
    }),
    bars(8.4, NOON, {
      layers: ['bass'],
      tunes: [
        roll(NOON, 60),
        {
          on: 'kalimba',
          notes: 'D5:2 F#5:1 A5:3 F#5:2 E5:1 D5:3 | B4:2 D5:1 G5:3 -:6 | A5:2 G5:1 E5:3 C#5:6',
          loud: 72,
        },
      ],
      runs: [
        strokes(2.6, 'D4', 92),
        { at: 3.52, on: 'woodBlock', notes: ['A4', 'A4'], gap: 0.35, loud: 96 },
      ],
      drums: HANDS,
    }),
    bars(14.7, POND, {
      layers: ['bass'],
      tunes: [
        roll(POND, 54),
        { on: 'bassoon', notes: '-:12 | -:3 E3:1 -:1 G3:1 -:1 B2:4 -:1 | A2:3 -:9', loud: 62 },
        { on: 'steelDrum', notes: 'B4:3 D5:3 G5:3 D5:3 | E5:3 -:9 | C#5:3 E5:3 A5:6', loud: 52 },
      ],
      runs: [strokes(1.65, 'D4', 92)],
      drums: HANDS.slice(1),
    }),
    bars(21, STORM, {
      layers: ['shiver', 'bass'],
      tunes: [
        roll(STORM, 56),
        { on: 'panFlute', notes: 'B4:3 D5:3 F#5:6 | G5:3 F#5:3 E5:6 | C#5:6 A4:6', loud: 62 },
      ],
      drums: [
        { on: 'bongoLow', steps: 'x.ox.ox.oxoo', loud: 66 },
        { on: 'shaker', steps: 'oooooooooooo', loud: 26 },
      ],
    }),
    bars(27.3, ['Bm', 'G', 'A'], {
      layers: ['warm'],
      tunes: [
        { on: 'kalimba', notes: 'F#5:3 D5:3 B4:6 | D5:3 B4:3 -:6 | C#5:3 E5:3 A5:6', loud: 58 },
      ],
      runs: [strokes(3.5, 'D2', 118), strokes(5, 'D2', 118)],
    }),
    bars(33.6, NIGHT, {
      layers: ['warm', 'choir', 'kalimba'],
      tunes: [
        roll(NIGHT, 42),
        {
          on: 'panFlute',
          notes: '-:12 | A5:3 F#5:3 D5:3 E5:3 | G5:3 B5:3 A5:3 G5:3 | F#5:3 E5:3 D5:6',
          loud: 60,
        },
      ],
      runs: [
        strokes(0.35, 'D2', 104),
        strokes(3.5, 'D2', 100),
        strokes(5.05, 'D2', 104),
        strokes(5.05, 'D4', 86),
        strokes(6.5, 'D2', 104),
        strokes(6.5, 'D4', 80),
        strokes(7.45, 'D2', 92),
      ],
      drums: [{ on: 'shaker', steps: '..o..o..o..o', loud: 20 }],
    }),
  ],
  effects: [
    { kind: 'crickets', at: 0, seconds: 21, gain: 0.02 },
    ...repeated(5, 1.7, {
      kind: 'chirp',
      at: 0.6,
      seconds: 0.18,
      from: 1700,
      to: 2600,
      gain: 0.04,
      pan: [-0.7, 0.7],
    }),
    { kind: 'whoosh', at: 7.7, seconds: 0.7, from: 500, to: 1500, gain: 0.14, pan: [0, 0.7] },
    ...repeated(11, 0.19, {
      kind: 'tap',
      at: 8.5,
      seconds: 0.05,
      from: 420,
      gain: 0.07,
      pan: [-0.7, 0.2],
    }),
    { kind: 'tap', at: 13.15, seconds: 0.14, from: 900, gain: 0.28 },
    { kind: 'chirp', at: 13.5, seconds: 0.4, from: 700, to: 420, gain: 0.08, pan: 0.4 },
    { kind: 'splash', at: 15.5, seconds: 0.5, gain: 0.14 },
    { kind: 'chirp', at: 17.4, seconds: 0.25, from: 240, to: 320, gain: 0.12, pan: 0.1 },
    { kind: 'chirp', at: 17.85, seconds: 0.28, from: 200, to: 270, gain: 0.12, pan: 0.3 },
    { kind: 'chirp', at: 18.4, seconds: 0.7, from: 110, to: 190, gain: 0.2, pan: 0.6 },
    { kind: 'splash', at: 18.85, seconds: 0.7, gain: 0.16 },
    { kind: 'wind', at: 21, seconds: 6.3, gain: 0.06 },
    { kind: 'crackle', at: 21, seconds: 6.3, gain: 0.04 },
    { kind: 'rumble', at: 21.2, seconds: 5.5, gain: 0.07 },
    ...repeated(3, 0.9, { kind: 'thud', at: 21.6, gain: 0.14 }),
    { kind: 'whoosh', at: 23.6, seconds: 0.6, from: 600, to: 1800, gain: 0.14 },
    { kind: 'splash', at: 24.25, seconds: 1, gain: 0.26 },
    ...repeated(2, 0.4, { kind: 'tap', at: 29.4, seconds: 0.1, from: 260, gain: 0.16 }),
    { kind: 'rumble', at: 30.75, seconds: 0.8, gain: 0.16 },
    { kind: 'rumble', at: 32.25, seconds: 0.8, gain: 0.16 },
    { kind: 'crickets', at: 33.6, seconds: 8.4, gain: 0.035 },
    { kind: 'rumble', at: 35.1, seconds: 1.4, gain: 0.1, pan: 0.4 },
    { kind: 'creak', at: 36.9, seconds: 1, gain: 0.05, pan: 0.3 },
    { kind: 'shimmer', at: 38.2, seconds: 2, gain: 0.1 },
  ],
}
