import type { Subtractive } from '../desk/subtractive.ts'
import type { Boom, Modulated } from '../desk/tones.ts'
import type { Range } from './voicing.ts'

/** What a sound is made with: a sampled instrument (General MIDI program), or a synthesiser. */
type Source =
  | { program: number }
  | { subtractive: Subtractive }
  | { boom: Boom }
  | { modulated: Modulated }

/** A sound and where it stands at the desk unless a groove says otherwise: the range of its chords, place,
 *  share of room and echo, frequencies (hertz) below and above which it is cut. */
export type Sound = {
  source: Source
  range: Range
  pan?: number
  room?: number
  lowCut?: number
  dark?: number
  /** Strings that are strummed: milliseconds from the first to the last. */
  strum?: number
}

const MIDDLE: Range = [52, 74]
const HIGH: Range = [60, 84]
const BASS: Range = [28, 43]
const gm = (program: number, rest: Omit<Partial<Sound>, 'source'> = {}): Sound => ({
  source: { program },
  range: MIDDLE,
  room: 0.16,
  lowCut: 120,
  ...rest,
})
const bass = (source: Source, rest: Partial<Sound> = {}): Sound => ({
  source,
  range: BASS,
  room: 0.02,
  lowCut: 28,
  ...rest,
})
const keys = (source: Source, rest: Partial<Sound> = {}): Sound => ({
  source,
  range: MIDDLE,
  room: 0.2,
  lowCut: 130,
  ...rest,
})

const SOUNDS = {
  piano: gm(0, { pan: -0.1, lowCut: 110 }),
  brightPiano: gm(1, { pan: -0.12, lowCut: 140 }),
  ep: gm(4, { pan: 0.1 }),
  clav: gm(7, { pan: 0.3, lowCut: 200, room: 0.08 }),
  celesta: gm(8, { range: HIGH, pan: 0.3, room: 0.3 }),
  glock: gm(9, { range: HIGH, pan: 0.4, room: 0.3, lowCut: 400 }),
  musicBox: gm(10, { range: HIGH, pan: -0.2, room: 0.34, lowCut: 300 }),
  vibes: gm(11, { range: HIGH, pan: 0.3, room: 0.28 }),
  marimba: gm(12, { range: [55, 79], pan: -0.3 }),
  xylophone: gm(13, { range: HIGH, pan: 0.3 }),
  bells: gm(14, { range: HIGH, room: 0.34 }),
  organ: gm(16, { pan: 0.24, lowCut: 180 }),
  rockOrgan: gm(18, { pan: 0.3, lowCut: 180 }),
  churchOrgan: gm(19, { room: 0.4, lowCut: 140 }),
  accordion: gm(21, { pan: -0.3 }),
  harmonica: gm(22, { range: HIGH, pan: 0.2, room: 0.24 }),
  nylon: gm(24, { range: [48, 69], pan: -0.32, strum: 18 }),
  steel: gm(25, { range: [48, 70], pan: -0.36, strum: 22, lowCut: 150 }),
  jazzGuitar: gm(26, { range: [50, 70], pan: 0.3, strum: 12 }),
  cleanGuitar: gm(27, { range: [52, 72], pan: 0.36, strum: 14, lowCut: 180 }),
  mutedGuitar: gm(28, { range: [52, 72], pan: 0.4, strum: 8, lowCut: 220, room: 0.06 }),
  driveGuitar: gm(29, { range: [45, 62], pan: 0.42, strum: 6, lowCut: 130, room: 0.1 }),
  upright: bass({ program: 32 }, { room: 0.06 }),
  fingerBass: bass({ program: 33 }),
  pickBass: bass({ program: 34 }),
  slapBass: bass({ program: 36 }),
  fretless: bass({ program: 35 }),
  violin: gm(40, { range: HIGH, pan: -0.3, room: 0.3 }),
  cello: gm(42, { range: [43, 64], pan: 0.25, room: 0.28, lowCut: 70 }),
  tremolo: gm(44, { room: 0.3 }),
  pizzicato: gm(45, { range: [55, 79], pan: 0.35, room: 0.28 }),
  harp: gm(46, { range: [52, 81], pan: -0.4, room: 0.3 }),
  timpani: gm(47, { range: [38, 53], room: 0.3, lowCut: 40 }),
  strings: gm(48, { range: [55, 79], room: 0.3 }),
  slowStrings: gm(49, { range: [55, 79], room: 0.32 }),
  choir: gm(52, { range: [55, 76], room: 0.36 }),
  hum: gm(53, { range: [55, 76], room: 0.34 }),
  trumpet: gm(56, { range: HIGH, pan: 0.3, room: 0.22 }),
  trombone: gm(57, { range: [46, 67], pan: -0.3, room: 0.22 }),
  tuba: bass({ program: 58 }, { room: 0.12, range: [31, 46] }),
  mutedTrumpet: gm(59, { range: HIGH, pan: 0.3, room: 0.2 }),
  horn: gm(60, { range: [50, 70], pan: -0.35, room: 0.34 }),
  brass: gm(61, { range: [55, 76], pan: 0.12, room: 0.2 }),
  altoSax: gm(65, { range: HIGH, pan: 0.22, room: 0.24 }),
  tenorSax: gm(66, { range: [50, 72], pan: 0.22, room: 0.24 }),
  clarinet: gm(71, { range: HIGH, pan: -0.25, room: 0.24 }),
  piccolo: gm(72, { range: [72, 93], pan: 0.25, room: 0.24, lowCut: 400 }),
  flute: gm(73, { range: HIGH, pan: -0.22, room: 0.3 }),
  panFlute: gm(75, { range: HIGH, pan: -0.2, room: 0.3 }),
  whistle: gm(78, { range: HIGH, pan: 0.2, room: 0.3 }),
  sitar: gm(104, { pan: -0.3, room: 0.24 }),
  banjo: gm(105, { range: [55, 76], pan: 0.38, strum: 10, lowCut: 180 }),
  koto: gm(107, { range: [55, 79], pan: -0.25, room: 0.26 }),
  kalimba: gm(108, { range: HIGH, pan: 0.3, room: 0.26 }),
  fiddle: gm(110, { range: HIGH, pan: 0.3, room: 0.22 }),
  steelDrum: gm(114, { range: HIGH, pan: 0.25, room: 0.22 }),

  /** Basses of the synthesiser: a rounded one, a hollow one, a rubbery one, a rough one, a squelch. */
  subBass: bass({
    subtractive: {
      wave: 'triangle',
      cutoff: 260,
      opens: 1.2,
      filter: [0.003, 0.25, 0.2, 0.1],
      amp: [0.006, 0.5, 0.8, 0.07],
      drive: 1.6,
      sub: 0,
    },
  }),
  sineBass: bass({ boom: { decay: 4, drive: 1.3, from: 1.6, click: 0.05 } }),
  boom: bass({ boom: { decay: 1.5, drive: 2.2, from: 2.6, click: 0.25 } }),
  longBoom: bass({ boom: { decay: 2.8, drive: 3, from: 2.2, click: 0.2 } }),
  moog: bass({
    subtractive: {
      wave: 'saw',
      sub: 0.7,
      cutoff: 180,
      opens: 2.6,
      sharp: 1.4,
      filter: [0.004, 0.22, 0.15, 0.1],
      amp: [0.004, 0.4, 0.75, 0.06],
      drive: 1.8,
    },
  }),
  rubber: bass({
    subtractive: {
      wave: 'square',
      sub: 0.5,
      cutoff: 220,
      opens: 2,
      sharp: 2.2,
      filter: [0.002, 0.12, 0.1, 0.08],
      amp: [0.003, 0.25, 0.6, 0.05],
      drive: 1.5,
    },
  }),
  reese: bass({
    subtractive: {
      wave: 'saw',
      voices: 3,
      detune: 16,
      sub: 0.8,
      cutoff: 420,
      opens: 0.8,
      filter: [0.05, 1, 0.6, 0.1],
      amp: [0.01, 0.5, 0.9, 0.08],
      drive: 2.2,
    },
  }),
  squelch: bass({
    subtractive: {
      wave: 'saw',
      cutoff: 260,
      opens: 3.2,
      sharp: 5,
      filter: [0.002, 0.16, 0.05, 0.06],
      amp: [0.003, 0.3, 0.7, 0.05],
      drive: 2,
    },
  }),
  chipBass: bass({
    subtractive: { wave: 'triangle', cutoff: 6_000, amp: [0.001, 0.6, 0.85, 0.01], drive: 2 },
  }),

  /** Keys and pads of the synthesiser. */
  tines: keys(
    {
      modulated: {
        ratio: 1,
        index: 1.5,
        rest: 0.25,
        falls: 0.4,
        amp: [0.003, 1.6, 0.12, 0.16],
        tine: 0.24,
        tremolo: [3.6, 0.22],
      },
    },
    { pan: 0.08 },
  ),
  glassKeys: keys(
    { modulated: { ratio: 3.5, index: 1.9, rest: 0.1, falls: 0.5, amp: [0.002, 1.2, 0.05, 0.4] } },
    { range: HIGH, room: 0.34 },
  ),
  warmPad: keys(
    {
      subtractive: {
        wave: 'saw',
        voices: 4,
        detune: 12,
        width: 0.8,
        cutoff: 700,
        opens: 1,
        filter: [0.8, 2, 0.6, 0.8],
        amp: [0.45, 1, 0.85, 0.7],
      },
    },
    { room: 0.34, lowCut: 180 },
  ),
  airPad: keys(
    {
      subtractive: {
        wave: 'triangle',
        voices: 3,
        detune: 9,
        width: 0.9,
        air: 0.1,
        cutoff: 2_600,
        amp: [0.6, 1, 0.9, 0.9],
      },
    },
    { range: [57, 79], room: 0.42, lowCut: 220 },
  ),
  stack: keys(
    {
      subtractive: {
        wave: 'saw',
        voices: 5,
        detune: 18,
        width: 0.9,
        cutoff: 2_400,
        opens: 1.6,
        filter: [0.004, 0.4, 0.4, 0.2],
        amp: [0.006, 0.5, 0.7, 0.18],
      },
    },
    { room: 0.22, lowCut: 200 },
  ),
  pluck: keys(
    {
      subtractive: {
        wave: 'saw',
        voices: 2,
        detune: 9,
        width: 0.5,
        cutoff: 500,
        opens: 3.2,
        sharp: 1.3,
        filter: [0.002, 0.18, 0.05, 0.15],
        amp: [0.002, 0.35, 0.1, 0.2],
      },
    },
    { range: HIGH, room: 0.24, lowCut: 250 },
  ),
  stab: keys(
    {
      subtractive: {
        wave: 'saw',
        voices: 3,
        detune: 12,
        width: 0.6,
        cutoff: 900,
        opens: 2.4,
        sharp: 1.6,
        filter: [0.002, 0.16, 0.1, 0.1],
        amp: [0.003, 0.2, 0.3, 0.1],
      },
    },
    { lowCut: 220 },
  ),
  dubChord: keys(
    {
      subtractive: {
        wave: 'saw',
        voices: 2,
        detune: 10,
        width: 0.4,
        cutoff: 480,
        opens: 1.7,
        sharp: 1.8,
        filter: [0.004, 0.2, 0.1, 0.2],
        amp: [0.004, 0.25, 0.2, 0.22],
      },
    },
    { room: 0.3, lowCut: 220 },
  ),
  talkLead: keys(
    {
      subtractive: {
        wave: 'saw',
        cutoff: 1_100,
        opens: 1.6,
        sharp: 2.4,
        filter: [0.03, 0.3, 0.5, 0.1],
        amp: [0.01, 0.5, 0.85, 0.08],
        vibrato: 14,
      },
    },
    { range: HIGH, room: 0.2 },
  ),
  whine: keys(
    {
      subtractive: {
        wave: 'sine',
        cutoff: 9_000,
        amp: [0.02, 0.5, 0.95, 0.09],
        vibrato: 22,
        drive: 1.4,
      },
    },
    { range: [72, 93], room: 0.24, lowCut: 400 },
  ),
  chipLead: keys(
    { subtractive: { wave: 'pulse', cutoff: 12_000, amp: [0.001, 0.3, 0.6, 0.03] } },
    { range: HIGH, room: 0.06, lowCut: 250, pan: 0.12 },
  ),
  chipArp: keys(
    { subtractive: { wave: 'square', cutoff: 9_000, amp: [0.001, 0.12, 0.2, 0.02] } },
    { range: HIGH, room: 0.06, lowCut: 300, pan: -0.2 },
  ),
  hollowLead: keys(
    {
      subtractive: {
        wave: 'square',
        voices: 2,
        detune: 7,
        width: 0.4,
        cutoff: 2_200,
        opens: 1,
        filter: [0.01, 0.3, 0.5, 0.1],
        amp: [0.01, 0.4, 0.75, 0.12],
        vibrato: 10,
      },
    },
    { range: HIGH, room: 0.22 },
  ),
  bellTone: keys(
    { modulated: { ratio: 2.76, index: 2.4, rest: 0.05, falls: 0.7, amp: [0.001, 1.6, 0, 0.8] } },
    { range: HIGH, room: 0.38, lowCut: 300 },
  ),
  darkBell: keys(
    { modulated: { ratio: 1.41, index: 1.7, rest: 0.1, falls: 0.6, amp: [0.002, 1.3, 0, 0.6] } },
    { range: [60, 81], room: 0.36, lowCut: 220 },
  ),
} satisfies Record<string, Sound>

/** A sound by its name. */
export type SoundName = keyof typeof SOUNDS

/** A sound and how it stands at the desk. */
export const soundOf = (name: SoundName): Sound => SOUNDS[name]
