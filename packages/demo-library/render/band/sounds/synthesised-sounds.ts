import { bass, HIGH, keys, type Sound } from './sound.ts'

/** Sounds of the synthesiser. */
export const SYNTHESISED_SOUNDS = {
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
