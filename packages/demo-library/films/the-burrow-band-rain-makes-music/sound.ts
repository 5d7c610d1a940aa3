import type { FilmSound } from '@starnest/film-kit/film/script'
import type { SoundEffect } from '@starnest/film-kit/score/sound-effect'
import { LAST, LISTEN, PLAY, PLIPS, POTS } from './drops.ts'

/** Seconds at which the shots begin. */
const [PLIP, RUN, HEAR, JOIN, END] = [8, 14, 22, 28, 34]

/** A drop into water: a short falling chirp, the higher the smaller the cup. */
const plink = (shot: number, seconds: readonly number[], hertz: number, pan = 0): SoundEffect[] =>
  seconds.map((at, i) => ({
    kind: 'chirp',
    at: shot + at,
    seconds: 0.14,
    from: hertz * 1.25,
    to: hertz,
    gain: 0.13,
    pan,
    seed: i,
  }))
const splash = (shot: number, seconds: readonly number[], gain = 0.12): SoundEffect[] =>
  seconds.map((at, i) => ({ kind: 'splash', at: shot + at, seconds: 0.25, gain, seed: i }))

/** Six eighths: bucket G, mug G, jar B, pan D, cup A, mug G; what the rain says. */
const RAIN = 'G4 G5 B5 D5 A5 G5'
/** The tune that grows out of it; its last note is left to the acorn cup. */
const TUNE = 'G5:2 B5 D6:2 B5 | C6:2 A5 E5:2 A5 | D5:2 A5 C6:2 F#5'

/** G major, six eighths in a bar of two seconds. It begins with nothing but drips. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' },
    clover: { name: 'Clover', pitch: 1.35, tempo: 1, formant: 'shifted' },
  },
  lines: [
    { at: 4, who: 'narrator', text: 'Once, it rained for seven days.' },
    { at: 10.2, who: 'clover', text: 'Oh! My nose!' },
    { at: 15.2, who: 'narrator', text: 'A pot here. A cup there.' },
    { at: 18.6, who: 'narrator', text: 'And never enough.' },
    { at: 24.2, who: 'narrator', text: 'Wait. Listen.' },
    { at: 28.8, who: 'narrator', text: 'The rain knew a song.' },
    { at: 35.9, who: 'narrator', text: 'But where was the last note?' },
    { at: 40.2, who: 'narrator', text: 'There.' },
  ],
  music: [
    {
      at: 0,
      seconds: 8,
      chords: ['G', 'Em', 'C', 'D'],
      beats: 6,
      tunes: [{ on: 'kalimba', notes: '-:3 D5:3 | -:4 B4:2 | -:1 G4:5 | A4:3 D5:3', loud: 62 }],
    },
    {
      at: 8,
      seconds: 1,
      chords: ['G'],
      beats: 3,
      tunes: [{ on: 'ukulele', notes: 'G4 B4 D5', loud: 62 }],
    },
    {
      at: 14,
      seconds: 8,
      chords: ['Em', 'C', 'Am', 'D7'],
      beats: 6,
      tunes: [
        {
          on: 'pizz',
          notes: 'E3 B3 G3 E3 B3 - | C3 G3 E3 C3 - G3 | A3 E4 C4 A3 E4 A3 | D3 A3 F#3 D3 -:2',
          loud: 70,
        },
        { on: 'bassoon', notes: '-:6 | -:6 | E3:3 C3:3 | D3:2 -:4', loud: 52 },
      ],
    },
    {
      at: 22,
      seconds: 6,
      chords: ['G', 'G', 'G'],
      beats: 6,
      tunes: [
        {
          on: 'kalimba',
          notes: 'G4 G5 B5 D5 - G5 | G4 G5 B5 D5 - G5 | G4 G5 B5 D5 A5 G5',
          loud: 72,
        },
        { on: 'glassPad', notes: '-:6 | -:6 | -:4 D5:2', loud: 40 },
      ],
    },
    {
      at: 28,
      seconds: 6,
      chords: ['G', 'C', 'D'],
      beats: 6,
      layers: ['pizz', 'bass'],
      tunes: [
        { on: 'kalimba', notes: `${RAIN} | G4 G5 C6 E5 A5 G5 | F#4 F#5 A5 D5 A5 F#5`, loud: 70 },
        { on: 'flute', notes: TUNE, loud: 66 },
        { on: 'ukulele', notes: 'G4:3 B4:3 | C5:3 E4:3 | D4:3 F#4:3', loud: 58 },
      ],
      drums: [{ on: 'shaker', steps: 'xooxoo', loud: 34 }],
    },
    {
      at: 34,
      seconds: 2,
      chords: ['D7'],
      beats: 6,
      tunes: [
        { on: 'kalimba', notes: 'G4 G5 B5 - A5:2', loud: 66 },
        { on: 'flute', notes: 'B5:2 A5 F#5:3', loud: 56 },
      ],
    },
    {
      at: END + LAST.acorn[0],
      seconds: 2.7,
      chords: ['G'],
      beats: 6,
      layers: ['harp', 'warm'],
      tunes: [
        { on: 'kalimba', notes: 'G6:6', loud: 84 },
        { on: 'celesta', notes: 'G6:1 - B5 D6 G6:2', loud: 60 },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 5, gain: 0.05 },
    { kind: 'crackle', at: 0, seconds: 4.4, gain: 0.07 },
    { kind: 'crackle', at: 4, seconds: 31, gain: 0.022 },
    { kind: 'rumble', at: 0.8, seconds: 2.4, gain: 0.08, pan: 0.4 },
    { kind: 'whoosh', at: 3, seconds: 1.6, from: 700, to: 240, gain: 0.08 },
    ...plink(PLIP, [PLIPS.nose[0]], 620, -0.2),
    ...splash(PLIP, [PLIPS.nose[0], PLIPS.brow[0]]),
    ...plink(PLIP, PLIPS.brow, 500, -0.2),
    ...plink(PLIP, PLIPS.strings, 392, -0.1),
    { kind: 'bell', at: PLIP + PLIPS.strings[0], seconds: 0.8, from: 196, gain: 0.1 },
    ...plink(PLIP, PLIPS.mouth, 330, 0.4),
    { kind: 'bubbles', at: PLIP + PLIPS.mouth[0] + 0.1, seconds: 0.7, gain: 0.16, pan: 0.4 },
    ...plink(RUN, POTS.saucepan, 494, -0.5),
    ...plink(RUN, POTS.mug, 784),
    ...plink(RUN, POTS.bowl, 587, 0.5),
    ...splash(RUN, POTS.head),
    ...plink(RUN, POTS.acorn, 1568, 0.4),
    ...[0.2, 0.45, 0.7, 1.9, 2.15, 2.4, 3.6, 3.85, 4.1].map(
      (at, i): SoundEffect => ({ kind: 'tap', at: RUN + at, seconds: 0.06, gain: 0.07, seed: i }),
    ),
    ...[1.15, 3.05, 4.85].map(
      (at, i): SoundEffect => ({ kind: 'thud', at: RUN + at, seconds: 0.2, gain: 0.14, seed: i }),
    ),
    ...plink(HEAR, LISTEN.bucket, 392, -0.5),
    ...plink(HEAR, LISTEN.mug, 784, -0.1),
    ...plink(HEAR, LISTEN.jar, 988, 0.4),
    ...splash(HEAR, LISTEN.floor, 0.2),
    ...plink(HEAR, LISTEN.teacup, 880, 0.1),
    { kind: 'shimmer', at: HEAR + LISTEN.teacup[0], seconds: 1.2, gain: 0.1 },
    ...plink(JOIN, PLAY.bucket, 392, -0.4),
    ...plink(JOIN, PLAY.teacup, 880, 0.1),
    ...plink(END, [...LAST.bowl, ...LAST.mug, ...LAST.jar, ...LAST.teacup], 784),
    ...plink(END, LAST.acorn, 1568),
    { kind: 'shimmer', at: END + LAST.acorn[0], seconds: 2, gain: 0.14 },
    { kind: 'chirp', at: END + 2.6, seconds: 0.16, from: 2400, to: 3000, gain: 0.04, pan: -0.7 },
    { kind: 'chirp', at: END + 3.2, seconds: 0.16, from: 2700, to: 2300, gain: 0.04, pan: -0.6 },
  ],
}
