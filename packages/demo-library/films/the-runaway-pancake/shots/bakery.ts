import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { dust } from '@starnest/film-kit/particles/dust'
import { smoke } from '@starnest/film-kit/particles/effects'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { bringBruno } from '../sets/cast.ts'
import { PANCAKE_RADIUS, pancake, spinAfter } from '../sets/pancake.ts'
import { pretzelSign, stove, wobble } from '../sets/props.ts'
import { bunting, flowerTub, morning, slope, village } from '../sets/village.ts'

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Titan One',
  weight: 400,
  top: '#fff6c8',
  bottom: '#ffb43a',
  outline: '#7a2a1f',
  outlineWidth: 0.17,
} as const

/** Where the pan is when it throws the pancake. */
const PAN: Vec3 = [0.36, 1.6, 1.8]

/** The bakery's corner of the street with Bruno behind his stove. */
export function bakery(set: FilmSet) {
  village(set, { from: -15, to: 15, seed: 3, bakeryAt: -0.6 })
  pretzelSign(set, [2.2, 2.7, -2.6])
  stove(set, 0.36, 1.86)
  bunting(set, [-9, 5.4, -3.2], [9, 4.2, -3.2], { flags: 24, sag: 1 })
  flowerTub(set, -2.8, -2.4, 1.1)
  flowerTub(set, 3.9, -2.2, 1, '#5fa8c9')
  return bringBruno(set)
}

const OVER_STOVE = 1.6
/** High enough over the stove to swing it. */
const LIFTED = 1.92
const INWARD = -0.46

export const opening = shot({
  name: 'opening',
  seconds: 6.5,
  look: morning,
  fadeIn: 0.5,
  shadowSpan: 11,
  stage(set) {
    const bruno = bakery(set)
    flowerTub(set, -3.3, 4, 0.9)
    const breakfast = pancake({ size: 0.84 })
    bruno.pan.add(breakfast.root)
    breakfast.root.position.set(0, 0, 0.12)
    smoke(set, [0.36, 1.4, 1.8], {
      color: '#ffffff',
      size: 0.34,
      rise: 1.3,
      opacity: 0.3,
      count: 16,
    })
    smoke(set, [0.7, 6.2, -5.1], { color: '#ffffff', size: 0.9, rise: 3, opacity: 0.4 })
    return (t) => {
      breakfast.pose({ shut: 1 })
      const proud = progress(t, 5.1, 5.5)
      bruno.place(0, 0, 0)
      bruno.pose(t, {
        look: keys(t, [3.6, [0.1, -0.3]], [4.3, [0.1, -0.5]], [4.9, [0.1, -0.4]], [5.4, [0, 0.05]]),
        nod: 0.1 * Math.sin(t * 9) * pulse(t, 3.2, 4.9, 0.4),
        happy: pulse(t, 3.3, 4.6, 0.3),
        grin: 0.3 + 0.5 * proud,
        tilt: 0.12 * proud,
        squash:
          0.1 *
          Math.sin(progress(t, 5, 5.5, ease.linear) * Math.PI * 2) *
          (1 - progress(t, 5, 5.6)),
        armR: [OVER_STOVE + 0.05 * Math.sin(t * 5), INWARD],
        armL: [0.5 + 0.9 * proud, 0.1 + 0.35 * proud],
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.4, 5.4, 14.5]],
          [2.4, [-0.3, 5.1, 14]],
          [4.3, [0.6, 2.5, 9], ease.smoother],
          [6.5, [0.45, 2.25, 7.7]],
        ),
        at: keys(
          t,
          [0, [-0.4, 8.6, -6]],
          [2.4, [-0.3, 8.3, -6]],
          [4.3, [0.3, 2, 0.2], ease.smoother],
          [6.5, [0.25, 2, 0.3]],
        ),
      })
      return {
        focus: keys(t, [2.4, 20], [4.2, set.camera.distanceTo([0, 2, 0.6])]),
        range: keys(t, [2.4, 12], [4.2, 2]),
        blur: keys(t, [2.4, 0.3], [4.2, 0.95]),
        lettering:
          t > 3.3
            ? undefined
            : {
                ...titleLook,
                x: 640,
                y: 250,
                age: t - 0.35,
                gone: progress(t, 2.6, 3.1),
                lines: [
                  { text: 'The Runaway', size: 100 },
                  { text: 'Pancake', size: 168 },
                ],
              },
      }
    }
  },
})

export const flip = shot({
  name: 'flip',
  seconds: 5,
  look: { ...morning, fog: undefined },
  lens: 33,
  shadowSpan: 8,
  stage(set) {
    const bruno = bakery(set)
    const resting = pancake({ size: 0.84 })
    bruno.pan.add(resting.root)
    resting.root.position.set(0, 0, 0.12)
    const flying = pancake({ size: 0.84 })
    flowerTub(set, -2.6, 2.6, 0.9)
    flowerTub(set, 3.7, 2.9, 0.8, '#5fa8c9')
    set.add(flying.root)
    smoke(set, [0.36, 1.5, 1.5], { color: '#ffffff', size: 0.3, rise: 1, opacity: 0.22, count: 12 })
    return (t, { talk }) => {
      const launched = t > 2.42
      resting.root.visible = !launched
      flying.root.visible = launched
      const awake = progress(t, 0.55, 0.75)
      resting.pose({
        shut: 1 - awake,
        look: keys(t, [0.9, [0, 0]], [1.05, [-0.8, 0.6]], [1.45, [0.8, 0.6]], [1.9, [0, 0]]),
        wow: 0.7 * progress(t, 1.7, 2.1),
        stretch: 0.06 * Math.sin(t * 9) * awake,
      })
      const height = keys(
        t,
        [2.42, PAN[1]],
        [3.15, 6.5, ease.out],
        [4.05, 6.56],
        [4.9, 2.2, ease.in],
      )
      flying.root.position.set(
        keys(t, [2.42, PAN[0]], [3.15, 0.42], [4.05, 0.42], [4.9, 2.9, ease.in]),
        height,
        keys(t, [2.42, PAN[2]], [3.15, 2.62], [4.05, 2.66], [4.9, 1.4]),
      )
      flying.pose({
        tip: Math.PI / 2 - 0.15 + Math.PI * 4 * progress(t, 2.42, 3.2, ease.out),
        spin: 0.12 * Math.sin(t * 6) - 2.4 * progress(t, 4.1, 4.9, ease.in),
        wow: 1,
        look: keys(t, [3.3, [0, 0]], [3.4, [-0.9, -0.5]], [3.65, [-0.9, -0.5]], [3.75, [0.3, 0]]),
        stretch: 0.12 * wobble(t - 3.15, 18),
      })
      const dip = 0.2 * (pulse(t, 0.9, 1.25, 0.15) + pulse(t, 1.4, 1.75, 0.15))
      const swing = keys(t, [1.9, 0], [2.28, 0.3], [2.46, -0.55, ease.in], [2.9, -0.3], [3.6, 0])
      bruno.pose(t, {
        look: keys(t, [0, [0.1, -0.6]], [2.3, [0.1, -0.6]], [2.6, [0.05, 1]]),
        talk: talk('bruno'),
        wow: progress(t, 3, 3.3),
        squash: -0.16 * pulse(t, 1.95, 2.42, 0.2) + 0.12 * pulse(t, 2.42, 2.9, 0.12),
        armR: [LIFTED - dip - swing, INWARD],
        armL: [0.5 + 1.2 * progress(t, 2.42, 2.7), 0.3 + 0.5 * progress(t, 2.42, 2.7)],
      })
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(t, [0, [0.42, 7.6, 3.9]], [2.3, [0.42, 8.4, 3.5]], [5, [0.42, 9.4, 2.9]]),
        at: keys(t, [0, [0.42, 1.2, 1.35]], [5, [0.42, 1.2, 1.15]]),
      })
      const near = progress(t, 2.55, 3.1) * (1 - progress(t, 4.15, 4.6))
      return {
        focus: set.camera.distanceTo([
          0.4,
          keys(t, [2.45, 1.3], [3.1, 6.4], [4.1, 6.4], [4.7, 2]),
          2,
        ]),
        range: 1.6 - 0.6 * near,
        blur: 0.95,
      }
    }
  },
})

export const landing = shot({
  name: 'landing',
  seconds: 6,
  look: morning,
  shadowSpan: 10,
  stage(set) {
    const bruno = bakery(set)
    flowerTub(set, -2.6, 3.9, 0.8)
    const runaway = pancake()
    set.add(runaway.root)
    const path = (t: number): Vec3 => {
      const x = keys(t, [0, 2.75], [3.55, 2.75], [4.02, 2.3], [5.3, 14, ease.in])
      const floor = slope(x, 1.5) + PANCAKE_RADIUS
      const drop = keys(t, [0, 5], [0.4, 0, ease.in], [0.62, 0.55, ease.out], [0.84, 0, ease.in])
      return [x, floor + drop, 1.5]
    }
    const puffs = dust(set, (t) => [path(t)[0] - 0.5, path(t)[1] - 0.55, 1.6], { from: 4 })
    const poof = dust(set, () => [2.75, slope(2.75, 1.5) + 0.1, 1.7], {
      from: 0.38,
      life: 0.6,
      spread: 1.3,
    })
    return (t, { talk }) => {
      const at = path(t)
      runaway.root.position.set(...at)
      const awake = progress(t, 1.55, 1.68)
      runaway.pose({
        spin:
          spinAfter(at[0] - 2.75) +
          0.32 * Math.sin((t - 0.84) * 7) * Math.exp(-(t - 0.5) * 1.5) * progress(t, 0.84, 1),
        stretch:
          -0.36 * pulse(t, 0.38, 0.6, 0.08) -
          0.16 * pulse(t, 0.82, 1, 0.08) -
          0.14 * pulse(t, 3.55, 4.1, 0.2) +
          0.02 * Math.sin(t * 5),
        shut: 1 - awake,
        look: keys(
          t,
          [1.7, [0, 0]],
          [1.95, [-1, 0.6]],
          [2.85, [-1, 0.6]],
          [3, [0.1, 0]],
          [3.4, [0.1, 0]],
          [3.6, [1, -0.1]],
        ),
        wow: 0.5 * pulse(t, 1.7, 2.7),
        grin: 0.8 * progress(t, 3.05, 3.25),
        sly: progress(t, 3.05, 3.25),
      })
      poof.set(t, 1 - progress(t, 0.7, 1.2))
      puffs.set(t, progress(t, 4.05, 4.2))
      const gone = progress(t, 4.9, 6, ease.in)
      bruno.place(
        gone * 7.5,
        -0.3 * progress(t, 4.5, 5),
        0.35 * progress(t, 1, 1.4) + 0.5 * progress(t, 4.4, 4.8),
      )
      bruno.pose(t, {
        look: keys(
          t,
          [0, [0.3, 0.9]],
          [0.42, [0.55, -0.25]],
          [2.3, [0.55, -0.25]],
          [2.5, [-0.35, 0.02]],
          [3.05, [-0.35, 0.02]],
          [3.2, [0.55, -0.3]],
          [4.2, [0.55, -0.2]],
        ),
        wow: keys(t, [0.3, 0], [0.5, 0.8], [2.2, 0.55], [3.15, 0.5], [3.3, 1], [3.9, 1], [4.2, 0]),
        squash:
          0.14 * wobble(t - 3.18, 16) +
          0.1 * wobble(t - 0.42, 14) -
          0.12 * pulse(t, 4.45, 4.85, 0.15),
        talk: talk('bruno'),
        brave: 0.6 * progress(t, 4, 4.3),
        walk: 14,
        stride: progress(t, 4.8, 5) * 1.2,
        lean: 0.22 * progress(t, 4.8, 5.1),
        armR: [keys(t, [0, 1.5], [3.9, 1.5], [4.4, 2.4]), keys(t, [0, -0.05], [4.4, 0.3])],
        armL: [keys(t, [0, 0.7], [3.2, 0.6], [3.35, 1.5], [4.8, 1.3]), 0.35],
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [1.5, 2.3, 9.6]],
          [1.5, [1.5, 2.2, 9.2]],
          [2.8, [1.65, 1.95, 8.1]],
          [3.8, [1.7, 1.95, 8.1]],
          [5.2, [2.6, 2.2, 9.4]],
        ),
        at: keys(
          t,
          [0, [1.3, 1.75, 0.4]],
          [1.5, [1.3, 1.6, 0.4]],
          [2.8, [1.6, 1.38, 0.6]],
          [3.8, [1.65, 1.38, 0.6]],
          [5.2, [3, 1.4, 0.3]],
        ),
      })
      return { focus: [1.2, 1.6, 0.9], range: 2, blur: 0.95 }
    }
  },
})
