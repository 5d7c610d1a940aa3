import type { Intent } from '@starnest/film-kit/critter/intent'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import type { PancakeIntent } from '../sets/pancake.ts'
import { wobble } from '../sets/props.ts'

/** How far Pip holds the plate out to Bruno, 0 to 1. */
export const offering = (t: number): number => progress(t, 4.7, 5.2)

/** The way from the plate to the pan, 0 to 1. */
export const halfWay = (t: number): number => progress(t, 7.32, 7.95, ease.linear)

export const pipAt = (t: number): Intent => {
  return {
    look: keys(
      t,
      [0, [0, -0.35]],
      [0.6, [0, -0.35]],
      [0.85, [0, 0.05]],
      [1.15, [0, 0.05]],
      [1.35, [0.05, 0.9]],
      [1.9, [0, 0.8]],
      [2.1, [0, -0.6]],
      [2.7, [0, -0.6]],
      [2.86, [0, 0.08]],
      [3.35, [0, 0.08]],
      [3.6, [-0.7, 0.4]],
      [7.2, [-0.6, 0.6]],
      [7.5, [-0.2, -0.4]],
      [8.2, [-0.5, 0.4]],
      [8.9, [-0.1, 0.1]],
    ),
    sad: 0.7 * (1 - progress(t, 1.2, 1.4)) + 0.75 * pulse(t, 4.7, 7.1, 0.3),
    wow: pulse(t, 1.3, 2.6, 0.12) + 0.7 * pulse(t, 2.9, 4, 0.12) + 0.6 * pulse(t, 7.2, 7.8),
    happy: progress(t, 8.1, 8.3),
    grin: 0.85 * progress(t, 7.8, 8),
    earDroop: 0.7 * (1 - progress(t, 1.2, 1.45)) + 0.7 * pulse(t, 4.7, 7.1, 0.3),
    squash:
      -0.2 * pulse(t, 1.93, 2.2, 0.1) + 0.16 * wobble(t - 2.88, 16) - 0.05 * wobble(t - 0.5, 20),
    hop: 4.5,
    hopHeight: 0.2 * pulse(t, 8.2, 9.2),
    armL: [1.15 + 0.35 * offering(t), -0.3],
    armR: [1.15 + 0.35 * offering(t), -0.3],
  }
}

export const brunoAt = (t: number): Intent => {
  const puffed = pulse(t, 4.2, 6.2, 0.3)
  return {
    walk: 11,
    stride: 1.1 * (1 - progress(t, 3.8, 4.2)),
    lean: 0.2 * (1 - progress(t, 4, 4.3)) + 0.18 * puffed,
    squash: 0.055 * Math.sin(t * 8) * puffed,
    look: keys(
      t,
      [4.2, [0.4, -0.3]],
      [5.1, [0.45, -0.35]],
      [5.6, [0.45, -0.1]],
      [6.3, [0.4, -0.1]],
      [7.1, [0.4, -0.35]],
      [7.5, [0.1, -0.35]],
      [8.3, [0.35, -0.2]],
      [8.9, [0, 0.02]],
    ),
    wow: 0.35 * puffed * (0.5 + 0.5 * Math.sin(t * 8)) + 0.5 * pulse(t, 7.25, 7.8),
    sad: 0.6 * pulse(t, 5.3, 6.3, 0.3),
    tilt: 0.12 * pulse(t, 5.4, 7, 0.4),
    happy: progress(t, 8.2, 8.4),
    grin: 0.35 * progress(t, 6.3, 6.6) + 0.5 * progress(t, 7.9, 8.1),
    armR: [
      keys(t, [3.8, 1.7], [4.4, 1.35], [6.6, 1.35], [7.1, 1.5]),
      keys(t, [4.4, -0.6], [7.1, -0.3]),
    ],
    armL: [keys(t, [4.2, 0.6], [4.6, 1.1], [5.3, 0.5], [6.4, 1.3], [7.4, 0.6]), 0.15],
  }
}

export const wholeAt = (t: number): PancakeIntent => {
  return {
    tip: keys(t, [1.7, 0.5], [2.05, 1.18], [4.6, 1.05]),
    stretch: -0.3 * pulse(t, 1.93, 2.15, 0.08),
    shut: pulse(t, 1.9, 2.5, 0.1),
    wow: pulse(t, 1.4, 2, 0.1) + 0.6 * pulse(t, 2.6, 3.6),
    look: keys(
      t,
      [2.5, [0, 0]],
      [2.7, [0.3, 1]],
      [4.2, [-0.8, 0.8]],
      [5.4, [-0.8, 0.8]],
      [5.8, [0.5, 0.9]],
      [6.4, [0.5, 0.9]],
      [6.7, [0, 0]],
    ),
    grin: 0.5 * progress(t, 6.7, 7),
    spin: 0.05 * Math.sin(t * 40) * progress(t, 6.9, 7.25),
    yaw: -0.2,
  }
}

/** One of the two small pancakes: side -1 stays on the plate, 1 flies to the pan. */
export const halfAt = (t: number, side: number): PancakeIntent => {
  return {
    tip: 0.35,
    yaw: 0.15 * side,
    spin: -Math.PI * (1 + side) * halfWay(t),
    grin: 0.9,
    look: keys(t, [8.3, [-0.9 * side, 0]], [9, [-0.9 * side, 0]], [9.2, [0, 0]]),
    sly: progress(t, 9, 9.2) * 0.7,
    wink: pulse(t, 9.5, 9.9, 0.08),
    stretch: -0.2 * pulse(t, 7.9, 8.1, 0.08),
  }
}
