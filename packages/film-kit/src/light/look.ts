import type { Vec3 } from '../time/keyframes.ts'

/** Light, air and grade of a shot. Colours are CSS colours; directions point from the middle of
 *  the set to the lamp. */
export type Look = {
  /** Ambient light from above and below, and its strength. */
  skyLight: string
  groundLight: string
  ambient: number
  /** The one lamp that throws shadows. */
  key: string
  keyPower: number
  keyFrom: Vec3
  fill?: { color: string; power: number; from: Vec3 }
  /** Distances in metres: none before `near`, all beyond `far`. */
  fog?: { color: string; near: number; far: number }
  /** Velvet edge light, in the colour of the sky. */
  rim: string
  rimPower: number
  exposure: number
  /** Strength of the bloom, and the brightness it starts from. */
  bloom: number
  bloomFrom: number
  saturation: number
  contrast: number
  /** Added to shadows. */
  lift: string
  /** Multiplies red, green and blue at the end. */
  gain?: Vec3
  vignette: number
  /** How soft an unfocused sky is: 1 like everything else, 0.3 keeps stars as points. */
  skySoftness: number
}
