import type { Vec2 } from '../time/keyframes.ts'

/** What a character is doing at one moment. Everything is a number so that it can be blended:
 *  change a value over 4 to 6 frames (`pulse`, `progress`, `keys`), never from one frame to the
 *  next. "Right" is the viewer's right when the character faces the camera. */
export type Intent = {
  /** Where eyes and head turn: x to the right, y up, each from -1 to 1. */
  look?: Vec2
  /** Head towards a shoulder, radians. */
  tilt?: number
  /** Head forward, radians. */
  nod?: number
  /** Body forward, radians. */
  lean?: number
  /** Body sideways, radians. */
  roll?: number
  /** Taller (above 0) or flatter (below 0), about -0.2 to 0.2. */
  squash?: number
  /** 0 stands, 1 sits with legs forward. */
  sit?: number
  /** Stride phase, radians a second: 8.4 is a brisk walk of 2.7 steps a second. */
  walk?: number
  /** 0 stands, 1 walks with full steps. */
  stride?: number
  /** Hop phase, radians a second: two hops every 2 pi. */
  hop?: number
  /** Height of the hops, metres. */
  hopHeight?: number
  /** [raised forward, spread sideways], radians: [1.6, 0] points ahead, [2.4, 0.2] up. */
  armL?: Vec2
  armR?: Vec2
  /** 0 to 1: the right hand waves beside the head. */
  wave?: number
  /** Wing beats, radians a second of phase; 0 folds them. */
  flap?: number
  /** 0 to 1, mouth opening of speech: `cues.talk('leo')`. */
  talk?: number
  grin?: number
  wow?: number
  sad?: number
  brave?: number
  /** 0 to 1: eyes close into happy arcs. */
  happy?: number
  sleepy?: number
  /** Ears outward and down, radians. */
  earDroop?: number
  /** 0 to 1: trembles. */
  shiver?: number
}
