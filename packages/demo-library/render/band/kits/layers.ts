import type { SynthDrum } from '../../desk/synth-drums.ts'

/** What a drum sounds with: a stroke on a sampled kit (its program and note), or a synthesised one. */
export type Layer = { gain?: number } & (
  | { sampled: readonly [program: number, note: number] }
  | { synth: SynthDrum }
)

/** A drum as it stands at the desk. `level` in decibels, `pan` -1 to 1, `room` 0 to 1; frequencies in
 *  hertz; `drive` above 1 makes it rough; `seconds` is the longest that it rings. */
export type KitDrum = {
  layers: readonly Layer[]
  level: number
  pan?: number
  room?: number
  lowCut?: number
  dark?: number
  drive?: number
  seconds?: number
}

/** Programs of the sampled kits. */
export const [STANDARD, ROOM, POWER, JAZZ, BRUSHES, CONCERT] = [0, 8, 16, 32, 40, 48] as const

/** A stroke on a sampled kit. */
export const sampled = (program: number, note: number, gain = 1): Layer => ({
  sampled: [program, note],
  gain,
})

/** A synthesised stroke. */
export const synth = (drum: SynthDrum, gain = 1): Layer => ({ synth: drum, gain })

/** A bass drum whose tone falls, hertz and seconds. */
export const kick = (
  [from, to, sweep, decay]: readonly [number, number, number, number],
  { click = 0.3, drive = 1.6 } = {},
): SynthDrum => ({ is: 'kick', from, to, sweep, decay, click, drive })

/** A snare: its tone, and the rattle under it. */
export const snare = (
  [tone, body]: readonly [number, number],
  [rattle, decay, low, high]: readonly [number, number, number, number],
): SynthDrum => ({ is: 'snare', tone, body, rattle, decay, low, high })

/** A hi-hat that rings so long, seconds. */
export const hat = (decay: number, low = 7_000, metal = 0.45): SynthDrum => ({
  is: 'hat',
  decay,
  low,
  metal,
})

/** Hands that clap not quite together. */
export const clap = (decay = 0.22, hertz = 1_500, hands = 4): SynthDrum => ({
  is: 'clap',
  ...{ hands, decay, hertz },
})
