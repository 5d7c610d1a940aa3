import type { Vec2, Vec3 } from '../time/keyframes.ts'

/** Colours of a snail (CSS). `lashes` gives it eyelashes; `seed` shifts its breath and blinks. */
export type SnailLook = {
  skin?: string
  skinLow?: string
  shell?: string
  shellLow?: string
  spiral?: string
  iris?: string
  lashes?: boolean
  seed?: number
}

/** What a snail is doing; all numbers, to be blended. It faces +z; "right" is the viewer's right
 *  when it faces the camera. */
export type SnailIntent = {
  /** 0 out, 1 all in the shell; about 0.75 leaves the eyes outside. */
  hide?: number
  /** Neck: stretched forward 0 to 1, raised 0 to 1, turned to the right in radians. */
  stretch?: number
  raise?: number
  turn?: number
  /** Each eye-stalk's tip from where it stands, metres: [right, up, ahead]. */
  stalkL?: Vec3
  stalkR?: Vec3
  /** Length of the stalks, 0 to 1. */
  stalks?: number
  look?: Vec2
  /** Lids of both eyes, 0 open, 1 shut. */
  lids?: number
  smile?: number
  wow?: number
  tilt?: number
  /** Lean of the shell to the right, radians. */
  roll?: number
  /** Strength of the wave that runs through a gliding foot. */
  glide?: number
}
