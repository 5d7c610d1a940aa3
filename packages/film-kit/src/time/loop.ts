import { clamp } from './easing.ts'

/** -1 to 1, `times` whole waves in `seconds`: what swings by it comes round with the loop. `phase`
 *  is a share of one wave. */
export const wave = (t: number, seconds: number, times = 1, phase = 0): number =>
  Math.sin(((t / seconds) * times + phase) * Math.PI * 2)

/** The share of a beat that has passed, 0 to 1, with `times` beats in `seconds`. */
export const beat = (t: number, seconds: number, times = 1, phase = 0): number => {
  const share = (t / seconds) * times + phase
  return share - Math.floor(share)
}

/** 1 on the beat and 0 before the next one: a light or a bounce that dies away. */
export const hit = (t: number, seconds: number, times = 1, phase = 0, sharp = 4): number =>
  Math.exp(-beat(t, seconds, times, phase) * sharp) *
  clamp((1 - beat(t, seconds, times, phase)) * 12)
