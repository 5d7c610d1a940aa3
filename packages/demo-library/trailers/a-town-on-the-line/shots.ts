import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { nightLook, seaOn, townOn } from './sets.ts'

const lettering = {
  family: 'Rye',
  weight: 400,
  top: '#fff4d0',
  bottom: '#ffb85a',
  outline: '#3a1a50',
  outlineWidth: 0.12,
} as const

/** He dozes, something bites, and a town comes up. */
export const bite = shot({
  name: 'bite',
  seconds: 10,
  look: nightLook,
  lens: 30,
  shadowSpan: 9,
  fadeOut: 0.8,
  stage(set) {
    const { sea, tolly, ride, cast } = seaOn(set)
    const town = townOn(set, [1.6, 0, -8])
    return (t) => {
      const rise = progress(t, 3.2, 6.4, ease.smoother)
      const tug = pulse(t, 2.4, 4.2, 0.2)
      const awake = progress(t, 2.5, 2.75)
      sea.set(t, [progress(t, 2.9, 5)], 0.22 + 0.2 * pulse(t, 3, 6.4, 0.8))
      town(rise, t)
      ride(
        t,
        -1.5,
        0.2,
        keys(t, [0, 0.6], [3.2, 0.7], [4.6, 1.35], [8.2, 1.3], [8.8, 0.35]),
        0.05 * tug,
      )
      const raise = 1.5 + 0.2 * tug
      tolly.pose(t, {
        sit: 1,
        happy: 1 - awake,
        nod: 0.16 * (1 - awake) + 0.04 * Math.sin(t * 2),
        look: keys(
          t,
          [0, [0, -0.3]],
          [2.7, [0.5, 0.1]],
          [4.2, [0.3, 0.2]],
          [6, [0.3, 0.6]],
          [8.2, [0.2, 0.4]],
          [8.9, [-0.1, 0]],
        ),
        wow: pulse(t, 2.6, 8.4, 0.25),
        earDroop: 0.3 * (1 - awake),
        squash: 0.1 * pulse(t, 2.5, 3.1, 0.16),
        lean: 0.1 * tug,
        grin: 0.7 * progress(t, 8.8, 9.2),
        armR: [raise, 0.1],
        armL: [0.7 + 0.7 * awake, -0.1],
      })
      cast(raise, 0.5 * tug, [
        keys(t, [2.4, 0.9], [6, 1]),
        keys(t, [3.2, -0.2], [6.4, 5.6]),
        keys(t, [2.4, 0.4], [5, -9]),
      ])
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.7, 1.7, 6.4]],
          [2.8, [-0.6, 1.8, 6.8]],
          [6.4, [-0.3, 2.4, 10], ease.smoother],
          [10, [-0.2, 2.5, 9.6]],
        ),
        at: keys(
          t,
          [0, [-0.9, 1.5, 0]],
          [2.8, [-0.6, 1.6, 0]],
          [6.4, [0.1, 2.3, -2], ease.smoother],
          [10, [0.1, 2.3, -2]],
        ),
      })
      return {
        focus: keys(t, [3, [-1.5, 1.8, 0.4]], [5, [-0.5, 1.8, -3]]),
        range: keys(t, [3, 2], [5, 8]),
        blur: 0.5,
        lettering: {
          ...lettering,
          lines: [{ text: 'A Town on the Line', size: 92 }],
          x: 640,
          y: 628,
          age: t - 7.2,
          entrance: 'rise',
        },
      }
    }
  },
})

function keyArt(set: FilmSet, x: number) {
  const { sea, tolly, ride, cast } = seaOn(set)
  townOn(set, [x + 1.4, 0, -7.4])(1, 0.4)
  sea.set(1, [1])
  ride(1, x - 0.5, 0.8, 0.35)
  tolly.pose(1, { sit: 1, look: [0.2, 0.35], wow: 0.9, armR: [1.6, 0.1], armL: [1.3, -0.1] })
  cast(1.6, 0.2, [x + 0.8, 5.6, -8.6])
  return tolly
}

/** Tolly and what he has caught. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: nightLook,
  lens: 33,
  stage(set) {
    const tolly = keyArt(set, 0)
    return () => {
      set.camera.shoot({ t: 0, from: [-0.2, 2.1, 8], at: [0, 2.3, 0], sway: 0 })
      return {
        focus: tolly.faceAt(),
        range: 4,
        blur: 0.4,
        lettering: {
          ...lettering,
          lines: [
            { text: 'A Town', size: 84 },
            { text: 'on the Line', size: 66 },
          ],
          x: 240,
          y: 88,
        },
      }
    }
  },
})

/** The same catch, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: nightLook,
  lens: 30,
  stage(set) {
    const tolly = keyArt(set, 1.7)
    return () => {
      set.camera.shoot({ t: 0, from: [-0.2, 2.1, 7.6], at: [0.2, 2.0, 0], sway: 0 })
      return { focus: tolly.faceAt(), range: 4, blur: 0.4 }
    }
  },
})
