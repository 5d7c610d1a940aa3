import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { clamp, ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { swell } from '@starnest/film-kit/world/coast/swell'
import { sky } from '@starnest/film-kit/world/sky'
import { handLantern } from '../sets/boat.ts'
import { galleryOf, goodNight, headland, stormRain } from '../sets/coast.ts'
import { odaOn, pelleOn } from '../sets/keepers.ts'
import { GOLD, nightLook, nightSky, ROSE, stormLook, stormSky } from '../sets/looks.ts'

/** The sea far below, and where the other light stands. */
const SEA = -7

/** One gallery and the far light across the water; left and right are mirrors of each other. */
function stageOf(set: FilmSet, side: -1 | 1, storm: boolean) {
  sky(set, storm ? stormSky : nightSky)
  const far: Vec3 = [-side * 8.4, SEA, -27]
  const sea = swell(set, {
    level: SEA,
    height: storm ? 0.8 : 0.35,
    lamps: [{ at: [far[0], 3, far[2]], color: side < 0 ? GOLD : ROSE }],
  })
  const lamp = galleryOf(set, side)
  const other = headland(set, side < 0 ? 1 : -1, far, { width: 8, height: 5, size: 0.95, beam: 12 })
  if (storm) stormRain(set, side)
  return (t: number, own: number, answer: number) => {
    sea.set(t, [answer * 1.4])
    lamp(own)
    other.set(answer, side < 0 ? Math.PI + 0.5 : -0.5)
  }
}

/** The camera of both galleries: `near` 0 to 1 goes to the face. */
function shootOf(set: FilmSet, side: -1 | 1, t: number, near: number): void {
  const mix = (a: number, b: number) => a + (b - a) * near
  set.camera.shoot({
    t,
    from: [side * mix(-0.9, -0.55), mix(1.75, 1.75), mix(7.4, 4.9)],
    at: [side * mix(0.05, 0.15), mix(1.5, 1.5), 0],
  })
}

/** Pelle on the left: the far gold blinks, and he answers. */
export const left = shot({
  name: 'left',
  seconds: 5.5,
  look: nightLook,
  lens: 31,
  shadowSpan: 6,
  stage(set) {
    const stage = stageOf(set, -1, false)
    const pelle = pelleOn(set, 0.86)
    return (t) => {
      const own = goodNight(t, 3.1)
      stage(t, own, goodNight(t, 0.7))
      const glad = pulse(t, 1.9, 2.9, 0.25)
      pelle.place(-0.55, 0.35, keys(t, [0, 0.85], [1.8, 0.9], [2.7, 0.2], [4.2, 0.3], [5, 0.75]))
      pelle.pose(t, {
        look: keys(
          t,
          [0, [0.8, 0.1]],
          [1.9, [0.8, 0.15]],
          [2.6, [-0.5, 0.2]],
          [4.2, [-0.3, 0.1]],
          [4.8, [0.6, 0.1]],
        ),
        wow: pulse(t, 0.8, 1.8, 0.25),
        grin: glad,
        hop: 9,
        hopHeight: 0.14 * glad,
        tilt: 0.14 * progress(t, 4.4, 5.2),
        happy: pulse(t, 4.5, 6, 0.3),
        armL: [
          keys(
            t,
            [2.4, 0.3],
            [2.9, 2.1],
            [3.1, 1.7],
            [3.5, 2.1],
            [3.75, 1.7],
            [4.2, 2],
            [4.6, 0.3],
          ),
          keys(t, [2.4, 0.2], [2.9, 0.5], [4.2, 0.5], [4.6, 0.1]),
        ],
        armR: [keys(t, [4.3, 0.3], [4.8, 1.5]), keys(t, [1.8, 0.3], [4.3, 0.3], [4.8, -0.35])],
        squash: 0.06 * (pulse(t, 3.05, 3.4, 0.12) + pulse(t, 3.7, 4.1, 0.12)),
      })
      shootOf(set, -1, t, keys(t, [0, 0], [5.5, 0.75]))
      return { focus: pelle.faceAt(), range: 2.4, blur: 0.65 }
    }
  },
})

/** Oda on the right, the same picture mirrored: and the storm puts out her lamp. */
export const right = shot({
  name: 'right',
  seconds: 6.5,
  look: stormLook,
  lens: 31,
  shadowSpan: 6,
  stage(set) {
    const stage = stageOf(set, 1, true)
    const oda = odaOn(set, 0.86)
    return (t) => {
      const gutter = 0.75 + 0.25 * Math.sin(t * 7)
      const own = keys(
        t,
        [0, 1],
        [1.8, 1],
        [2.4, 0.55],
        [2.8, 0.85],
        [3.3, 0.3],
        [3.7, 0.5],
        [4.1, 0],
      )
      stage(t, own * (t > 1.8 ? gutter : 1), goodNight(t, 4.7))
      const fright = progress(t, 3.9, 4.2)
      oda.place(0.55, 0.35, keys(t, [0, -0.85], [1.6, -0.8], [2.3, 0.45], [4.5, 0.35], [5.1, -0.8]))
      oda.pose(t, {
        look: keys(
          t,
          [0, [-0.8, 0.1]],
          [1.5, [-0.7, 0.1]],
          [2.1, [0.7, 0.3]],
          [4.4, [0.5, 0.25]],
          [5, [-0.8, 0.1]],
          [6.2, [-0.7, 0]],
        ),
        grin: 0.6 * (1 - progress(t, 1.4, 1.8)),
        wow: pulse(t, 2, 4.7, 0.3),
        sad: progress(t, 4.6, 5),
        earDroop: 0.5 * fright,
        shiver: 0.6 * progress(t, 4.2, 4.8),
        lean: 0.05 * Math.sin(t * 3),
        roll: 0.08 * Math.sin(t * 2.1),
        armL: [keys(t, [4.6, 0.3], [5.3, 1.7]), keys(t, [1.8, 0.3], [4.6, 0.4], [5.3, -0.2])],
        armR: [
          keys(t, [1.9, 0.3], [2.5, 1.8], [4.4, 1.5], [5.2, 0.3]),
          keys(t, [1.9, 0.2], [2.5, 0.5], [5.2, 0.2]),
        ],
      })
      shootOf(set, 1, t, keys(t, [0, 0], [6.5, 0.75]))
      return { focus: oda.faceAt(), range: 2.4, blur: 0.65 }
    }
  },
})

/** Left again: he says good night, and nothing answers. He takes his light down. */
export const silence = shot({
  name: 'silence',
  seconds: 5.5,
  look: stormLook,
  lens: 31,
  shadowSpan: 6,
  stage(set) {
    const stage = stageOf(set, -1, true)
    const pelle = pelleOn(set, 0.86)
    const light = handLantern(pelle, 'handL', ROSE)
    return (t) => {
      const taken = progress(t, 3.6, 3.9)
      stage(t, goodNight(t, 0.2), 0)
      const brave = progress(t, 3.2, 3.6)
      pelle.place(
        keys(t, [4.5, -0.55], [5.5, 1.3, ease.in]),
        0.35,
        keys(t, [0, 0.85], [3, 0.75], [3.6, 0.2], [4.4, 0.3], [4.8, 1.2]),
      )
      const raise = keys(t, [3.3, 0.4], [3.9, 1.9, ease.back], [4.6, 1.7])
      pelle.pose(t, {
        look: keys(
          t,
          [0, [0.8, 0.1]],
          [1.2, [0.8, 0.3]],
          [2.6, [0.7, -0.2]],
          [3.4, [0.2, 0]],
          [4, [0.4, 0.3]],
        ),
        sad: pulse(t, 1.4, 3.3, 0.4),
        brave,
        wow: 0.6 * pulse(t, 2.9, 3.5, 0.2),
        squash: 0.1 * pulse(t, 3.2, 3.8, 0.2),
        walk: 11,
        stride: progress(t, 4.4, 4.6),
        lean: 0.1 * pulse(t, 1.2, 3, 0.5),
        roll: 0.04 * Math.sin(t * 2.4),
        armL: [raise, keys(t, [0, 0.2], [3.3, 0.2], [3.9, 0.75])],
      })
      light.set(clamp(taken * 0.9), raise, 0.1 * Math.sin(t * 5))
      shootOf(set, -1, t, keys(t, [0, 0.35], [3.4, 1]))
      return { focus: pelle.faceAt(), range: 2.2, blur: 0.65 }
    }
  },
})
