import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** A bar of four at 132 beats a minute, seconds. */
const BAR = 240 / 132
const MARIMBA =
  'D4:.5 A4:.5 D5:.5 A4:.5 E5:.5 A4:.5 D5:.5 A4:.5 | C4:.5 G4:.5 C5:.5 G4:.5 D5:.5 G4:.5 C5:.5 G4:.5 | Bb3:.5 F4:.5 Bb4:.5 F4:.5 C5:.5 F4:.5 Bb4:.5 F4:.5 | C4:.5 G4:.5 C5:.5 E5:.5 D5:.5 C5:.5 A4:.5 G4:.5'
const beats = [
  { on: 'kick', steps: 'x...x...', loud: 62 },
  { on: 'hat', steps: '.o.o.o.o', loud: 40 },
  { on: 'clap', steps: '..x...x.', loud: 38 },
] as const
const horn = (at: number): SoundEffect[] => [
  { kind: 'chirp', at, seconds: 0.14, from: 740, to: 760, gain: 0.1 },
  { kind: 'chirp', at: at + 0.2, seconds: 0.22, from: 740, to: 700, gain: 0.1 },
]

/** D Dorian on a synth motor; it stops when the engine does, and comes home in D major. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.96, formant: 'kept' },
    otto: { name: 'Otto', pitch: 1.3, tempo: 1, formant: 'shifted' },
    little: { name: 'Little Otto', pitch: 1.55, tempo: 0.95, formant: 'shifted' },
  },
  lines: [
    { at: 2.6, who: 'narrator', text: 'Otto delivers the mail. Eight arms, no brakes.' },
    { at: 7.6, who: 'narrator', text: 'One letter was left. A very old one.' },
    { at: 11, who: 'otto', text: 'Planet Nine? Oh dear.' },
    { at: 14.2, who: 'narrator', text: 'So he took the fast road.' },
    { at: 21.7, who: 'narrator', text: 'Then the scooter said no.' },
    { at: 26.3, who: 'narrator', text: 'But an octopus never runs out of oars.' },
    { at: 32.3, who: 'narrator', text: 'The last mailbox of all. It knew his face.' },
    { at: 37.1, who: 'little', text: 'Dear big me. I knew you would make it! Love, little me.' },
  ],
  music: [
    {
      at: 0,
      seconds: BAR * 4,
      chords: ['Dm', 'C', 'Bb', 'C'],
      layers: ['motor', 'glass'],
      tunes: [
        { on: 'marimba', notes: MARIMBA, loud: 60 },
        {
          on: 'brass',
          notes: 'D4:1 A4:1.5 G4:.5 F4:1 | E4:1 G4:3 | F4:1 D5:1.5 C5:.5 Bb4:1 | C5:3 -:1',
          loud: 70,
        },
      ],
      drums: beats,
    },
    {
      at: BAR * 4,
      seconds: BAR * 3,
      chords: ['Gm', 'Dm', 'A7'],
      layers: ['motor'],
      tunes: [
        {
          on: 'marimba',
          notes: 'G4:.5 Bb4:.5 D5:1 -:2 | D5:.5 C5:.5 A4:1 -:2 | E5:.5 C#5:.5 A4:.5 G4:.5 E4:1 -:1',
          loud: 58,
        },
        { on: 'pulse', notes: '-:2 D5:.5 Bb4:.5 G4:1 | -:2 A4:.5 F4:.5 D4:1 | -:4', loud: 34 },
      ],
      drums: [{ on: 'hat', steps: '.o.o.o.o', loud: 34 }],
    },
    {
      at: BAR * 7,
      seconds: BAR * 4,
      chords: ['Dm', 'F', 'C', 'G'],
      layers: ['motor', 'bass', 'pad'],
      tunes: [
        { on: 'marimba', notes: MARIMBA, loud: 64, octave: 1 },
        {
          on: 'brass',
          notes: 'D4:1 A4:1.5 G4:.5 F4:1 | A4:2 C5:2 | E5:1 D5:1 C5:1 G4:1 | B4:2 D5:2',
          loud: 82,
        },
        { on: 'trumpet', notes: '-:8 | G4:2 E4:2 | G4:2 B4:2', loud: 58 },
      ],
      drums: [...beats, { on: 'crash', steps: 'x.......', loud: 40 }],
    },
    {
      at: BAR * 11,
      seconds: BAR * 3,
      chords: ['Bbmaj7', 'Gm', 'Asus'],
      layers: ['glass', 'warm'],
      tunes: [
        { on: 'marimba', notes: 'D5:1 A4:1 F4:2 | -:2 D4:2 | A3:4', loud: 46 },
        { on: 'horn', notes: '-:4 | D4:2 Bb3:2 | A3:4', loud: 44 },
      ],
    },
    {
      at: BAR * 14,
      seconds: BAR * 3,
      chords: ['Dm', 'Bb', 'C'],
      layers: ['pizz', 'bass'],
      tunes: [
        {
          on: 'marimba',
          notes:
            'D4:.5 D4:.5 A4:.5 -:.5 D4:.5 D4:.5 A4:.5 -:.5 | Bb3:.5 Bb3:.5 F4:.5 -:.5 Bb3:.5 Bb3:.5 D5:.5 -:.5 | C4:.5 C4:.5 G4:.5 C5:.5 E5:1 G5:1',
          loud: 64,
        },
        { on: 'horn', notes: 'D4:1 A4:1.5 G4:.5 F4:1 | F4:2 D4:2 | E4:2 G4:2', loud: 62 },
      ],
      drums: [
        { on: 'claves', steps: 'x..x..x.', loud: 44 },
        { on: 'kick', steps: 'x...x...', loud: 50 },
      ],
    },
    {
      at: BAR * 17,
      seconds: BAR * 3,
      chords: ['Gm', 'Bb', 'A7'],
      layers: ['glass', 'warm', 'kalimba'],
      tunes: [
        { on: 'marimba', notes: 'Bb4:1 D5:1 G5:2 | F5:1 D5:1 Bb4:2 | A4:1 C#5:1 E5:2', loud: 52 },
      ],
    },
    {
      at: BAR * 20,
      seconds: 43.8 - BAR * 20,
      chords: ['D', 'Gadd9', 'A', 'D'],
      layers: ['pad', 'choir', 'bass', 'sparkle'],
      tunes: [
        { on: 'horn', notes: 'D4:1 A4:1.5 G4:.5 F#4:1 | B4:2 D5:2 | C#5:2 E5:2 | D5:4', loud: 66 },
        {
          on: 'marimba',
          notes:
            'D4:.5 A4:.5 D5:.5 F#5:.5 E5:1 D5:1 | G4:.5 B4:.5 D5:.5 A5:.5 G5:1 D5:1 | A4:.5 C#5:.5 E5:.5 A5:.5 G5:1 E5:1 | D5:.5 F#5:.5 A5:.5 D6:.5 D5:2',
          loud: 58,
        },
        { on: 'brass', notes: '-:8 | A3:2 C#4:2 | D4:4', loud: 64 },
      ],
    },
  ],
  effects: [
    { kind: 'rumble', at: 0, seconds: 7.2, gain: 0.06 },
    ...repeated(4, 1.05, {
      kind: 'whoosh',
      at: 0.6,
      seconds: 0.8,
      from: 400,
      to: 1500,
      gain: 0.16,
      pan: [-0.7, 0.7],
    }),
    ...horn(0.3),
    { kind: 'whoosh', at: 1.9, seconds: 0.5, from: 900, to: 2200, gain: 0.14, pan: -0.6 },
    { kind: 'bell', at: 3.0, seconds: 0.9, from: 1320, gain: 0.09, pan: -0.6 },
    { kind: 'whoosh', at: 3.5, seconds: 0.5, from: 900, to: 2200, gain: 0.14, pan: 0.6 },
    { kind: 'bell', at: 4.6, seconds: 0.9, from: 1568, gain: 0.09, pan: 0.6 },
    { kind: 'crackle', at: 7.8, seconds: 0.7, gain: 0.1 },
    { kind: 'chirp', at: 10.5, seconds: 0.2, from: 420, to: 700, gain: 0.08 },
    { kind: 'rumble', at: 12.8, seconds: 7, gain: 0.1 },
    ...repeated(6, 0.92, { kind: 'splash', at: 13.6, seconds: 0.5, gain: 0.08, pan: 0.2 }),
    { kind: 'whoosh', at: 14.6, seconds: 1.4, from: 300, to: 1600, gain: 0.2, pan: [-0.8, 0.6] },
    ...horn(16.4),
    { kind: 'whoosh', at: 18, seconds: 1.8, from: 1600, to: 300, gain: 0.16 },
    ...repeated(4, 0.35, { kind: 'thud', at: 20.1, seconds: 0.2, gain: 0.2 }),
    { kind: 'chirp', at: 21.3, seconds: 0.9, from: 420, to: 90, gain: 0.1 },
    { kind: 'wind', at: 22, seconds: 3.6, gain: 0.06 },
    ...repeated(6, 0.95, {
      kind: 'whoosh',
      at: 25.7,
      seconds: 0.5,
      from: 500,
      to: 1100,
      gain: 0.16,
    }),
    ...repeated(6, 0.95, { kind: 'creak', at: 25.9, seconds: 0.2, gain: 0.05 }),
    { kind: 'chirp', at: 29.3, seconds: 0.24, from: 600, to: 1000, gain: 0.08 },
    { kind: 'thud', at: 31.9, seconds: 0.4, gain: 0.24 },
    { kind: 'bell', at: 32.4, seconds: 1.6, from: 988, gain: 0.06 },
    { kind: 'crackle', at: 36.4, seconds: 0.6, gain: 0.12 },
    { kind: 'tap', at: 38.1, seconds: 0.1, gain: 0.14 },
    { kind: 'shimmer', at: 38.2, seconds: 2.4, gain: 0.12 },
    { kind: 'creak', at: 41.6, seconds: 0.4, gain: 0.08 },
    { kind: 'bell', at: 42.3, seconds: 1.4, from: 1175, gain: 0.1 },
  ],
}
