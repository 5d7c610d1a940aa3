import { shot } from '@starnest/film-kit/film/script'
import { wallShadow } from '@starnest/film-kit/light/wall-shadow'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { corridorOn, shadowWall, toothbrush, WALL_Z } from '../sets/corridor.ts'
import { cellarLook, corridorLook, lettering } from '../sets/looks.ts'
import { ottoOn } from '../sets/otto.ts'
import { pimOn } from '../sets/pim.ts'
import { ottoShadow, pimShadow } from '../sets/shadows.ts'

/** A terrible shadow with claws crosses the wall; then its owner comes, holding his cheek. */
export const shade = shot({
  name: 'shade',
  seconds: 7,
  look: cellarLook,
  lens: 30,
  shadowSpan: 8,
  fadeIn: 0.6,
  stage(set) {
    const light = shadowWall(set)
    const otto = ottoOn(set)
    const cast = ottoShadow(set)
    return (t) => {
      light(t)
      const claws = keys(t, [0, 0], [0.6, 0.1], [1.6, 1, ease.back], [3.4, 1], [4.2, 0])
      const x = keys(t, [0, 3.4], [2.4, 0.7], [3.6, 0.4], [5, 0.15])
      cast([x, 0.05, WALL_Z + 0.12], keys(t, [0, 6.4], [3.4, 6.2], [5, 4.6]), 0.8, claws, t)
      const walk = progress(t, 3.5, 3.7) * (1 - progress(t, 5.1, 5.4))
      otto.place(
        keys(t, [3.4, 5.6], [5.3, 0.35]),
        0.6,
        keys(t, [3.4, -1.2], [4.9, -1.1], [5.5, -0.1]),
      )
      const ouch = pulse(t, 5.7, 6.3, 0.14)
      otto.pose(t, {
        walk: 8,
        stride: walk,
        look: keys(
          t,
          [3.5, [-0.4, -0.2]],
          [5.4, [0, -0.1]],
          [6.5, [0.1, -0.1]],
          [7.2, [-0.1, 0.25]],
        ),
        sad: 0.9 - 0.6 * ouch,
        wow: ouch,
        squash: -0.1 * ouch,
        earDroop: 0.5 + 0.3 * ouch,
        tilt: -0.2,
        armL: [2.35, -0.05],
        armR: [0.2, 0.15 + 0.5 * ouch],
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.3, 2.4, 10.4]],
          [3.4, [0.2, 2.6, 9.6]],
          [5.6, [0.2, 2, 7.2]],
          [7.5, [0.15, 2, 6.4]],
        ),
        at: keys(
          t,
          [0, [0.3, 3.0, -2]],
          [3.4, [0.2, 2.8, -2]],
          [5.6, [0.3, 1.95, 0]],
          [7.5, [0.25, 1.9, 0]],
        ),
      })
      return {
        focus: keys(t, [3.6, [0, 2, -2]], [5, [0.3, 2, 0.8]]),
        range: 3,
        blur: keys(t, [3.6, 0.2], [5.4, 0.6]),
        lettering: {
          ...lettering,
          lines: [
            { text: "The Vampire's", size: 92 },
            { text: 'Toothache', size: 124 },
          ],
          x: 640,
          y: 560,
          age: t - 0.7,
          gone: progress(t, 3.4, 3.9),
          entrance: 'drop',
        },
      }
    }
  },
})

/** The long corridor: at its far end a small door, a tooth, and another shadow. */
export const corridor = shot({
  name: 'corridor',
  seconds: 6.5,
  look: corridorLook,
  lens: 34,
  shadowSpan: 8,
  stage(set) {
    const light = corridorOn(set)
    const otto = ottoOn(set)
    const cast = pimShadow(set)
    return (t, { talk }) => {
      const open = progress(t, 1.4, 2.2)
      light(t, open)
      cast(
        [0, 0.1, -16.7],
        keys(t, [1.8, 1.4], [3.6, 4.2], [6.5, 4.5]),
        0.86 * progress(t, 1.8, 2.3),
        {
          bite: 0.5 + 0.5 * Math.sin(t * 5),
          swing: -0.2 * Math.sin(t * 2.5),
        },
      )
      const fright = progress(t, 2.3, 2.6)
      otto.place(
        keys(t, [0, 1.7], [2.2, 1.5], [2.7, 1.35]),
        3.3,
        keys(t, [0, -1.35], [2.2, -1.7], [2.9, -0.5, ease.back]),
      )
      otto.pose(t, {
        look: keys(
          t,
          [0, [-0.4, 0.1]],
          [2.6, [-0.6, 0.1]],
          [3.2, [-0.2, 0]],
          [4.6, [-0.8, 0.1]],
          [5.6, [0, 0]],
        ),
        talk: talk('otto'),
        wow: pulse(t, 2.4, 3.2, 0.2),
        sad: 0.85 * fright,
        shiver: fright,
        earDroop: 0.2 + 0.6 * fright,
        squash: 0.12 * pulse(t, 2.3, 2.9, 0.2) - 0.05 * fright,
        tilt: -0.1,
        armL: [keys(t, [0, 2.3], [2.6, 1.9]), keys(t, [0, 0], [2.6, -0.2])],
        armR: [1.9 * fright, -0.2 * fright],
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [-0.75, 2.1, 9.3]], [6.5, [-0.45, 2.05, 8.2]]),
        at: keys(t, [0, [0.35, 2.15, 0]], [6.5, [0.45, 2.1, 0]]),
      })
      return { focus: otto.faceAt(), range: 14, blur: 0.25 }
    }
  },
})

/** Two knights with toothbrushes: their shadows are equally large. */
export const home = shot({
  name: 'home',
  seconds: 8,
  look: { ...cellarLook, exposure: 1.28 },
  lens: 30,
  shadowSpan: 8,
  stage(set) {
    const light = shadowWall(set)
    const otto = ottoOn(set, { cured: true })
    const pim = pimOn(set, { size: 0.5, lamp: false })
    const castOtto = ottoShadow(set)
    const castPim = pimShadow(set)
    const brushes = [toothbrush(otto.handR, '#3fd0ff', 0.85), toothbrush(pim.handL, '#ff7a9a', 0.9)]
    const blades = [1, -1].map((side) => ({
      side,
      shade: wallShadow(set.scene, [BRUSH], '#07181c'),
    }))
    return (t) => {
      light(t)
      const salute = keys(t, [4.6, 0], [5.4, 1, ease.back])
      const scrub = (1 - progress(t, 4.2, 4.6)) * Math.sin(t * 11)
      const steps = 1 - progress(t, 2, 2.4)
      const x = keys(t, [0, -4.4], [2.2, -1.25])
      otto.place(x, 0.4, keys(t, [0, 0.9], [1.9, 0.8], [2.6, 0.28]))
      otto.pose(t, {
        walk: 8,
        stride: steps,
        happy: pulse(t, 2.6, 4.2) + progress(t, 5.2, 5.5),
        grin: 0.9,
        look: keys(t, [0, [0.2, 0]], [2.2, [0.2, -0.2]], [4.2, [0.7, -0.6]], [5.2, [0.4, -0.2]]),
        armR: [
          keys(t, [0, 2.1], [4.3, 2.1], [5.2, 2.2, ease.back]) + 0.12 * scrub,
          keys(t, [4.3, -0.2], [5.2, 0.5]),
        ],
        armL: [0.1, 0.2],
        squash:
          0.06 * Math.sin(t * 11) * (1 - progress(t, 4.2, 4.6)) * progress(t, 2.2, 2.6) +
          0.1 * pulse(t, 5, 5.5, 0.2),
        tilt: 0.08 * Math.sin(t * 5.5) * progress(t, 2.2, 2.6),
      })
      pim.place(
        x + 2.25 + 0.25 * progress(t, 0, 2),
        1.0,
        keys(t, [0, 0.9], [1.9, 0.6], [2.6, -0.2]),
      )
      pim.pose(t, {
        walk: 14,
        stride: steps,
        happy: pulse(t, 3, 4.2) + progress(t, 5.4, 5.7),
        grin: 0.9,
        look: keys(t, [0, [0, 0.2]], [2.4, [-0.2, 0.3]], [4.2, [-0.6, 0.9]], [5.4, [-0.2, 0.3]]),
        armL: [
          keys(t, [0, 2], [4.3, 2], [5.2, 2.3, ease.back]) + 0.12 * scrub,
          keys(t, [4.3, -0.1], [5.2, 0.4]),
        ],
        hop: 6,
        hopHeight: 0.14 * pulse(t, 5.4, 7, 0.3),
      })
      for (const [i, brush] of brushes.entries()) {
        brush.rotation.set(2.1, 0, (i ? -1 : 1) * keys(t, [0, 1.2], [4.3, 1.2], [5.2, -0.45]))
        const out = 1 - progress(t, 4.3, 5)
        brush.position.set(0, -0.28 * out, -0.16 * out)
        brush.scale.setScalar(keys(t, [4.3, 1], [5.2, 1.5]))
      }
      const dark = 0.8
      castOtto(
        [x - keys(t, [4.2, 0], [6, 0.85]), 0.05, WALL_Z + 0.12],
        keys(t, [4.2, 4.3], [6, 5.9, ease.smoother]),
        dark,
        0,
        t,
      )
      castPim(
        [x + keys(t, [4.2, 2.9], [6, 3.5]), 0.05, WALL_Z + 0.13],
        keys(t, [0, 2], [4.2, 2.2], [6, 6, ease.smoother]),
        dark,
        { tools: 0 },
      )
      for (const { side, shade } of blades) {
        const big = keys(t, [4.2, 0.9], [6, 2.3])
        shade.set(
          [
            x + 1.3 - side * keys(t, [4.2, 0.7], [6, 1.15]),
            keys(t, [4.2, 1.6], [6, 3.1]),
            WALL_Z + 0.14,
          ],
          big,
          dark * salute,
        )
        shade.mesh.rotation.z = -side * keys(t, [4.6, 0.1], [5.8, 0.55, ease.back], [6.4, 0.48])
        shade.mesh.scale.x = side * big
      }
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.4, 2.2, 8.6]],
          [3.4, [-0.1, 1.8, 7.3]],
          [4.6, [-0.1, 1.8, 7.3]],
          [7, [0, 2.7, 10.6], ease.smoother],
        ),
        at: keys(
          t,
          [0, [-0.5, 1.8, 0]],
          [3.4, [-0.1, 1.4, 0]],
          [4.6, [-0.1, 1.4, 0]],
          [7, [0.05, 2.55, -1.6], ease.smoother],
        ),
      })
      return {
        focus: otto.faceAt(),
        range: keys(t, [4.6, 2], [6, 5]),
        blur: 0.4,
        iris: {
          radius: keys(t, [6.9, 1.3], [7.95, 0, ease.in]),
          at: set.camera.project([0, 4.6, WALL_Z]),
        },
      }
    }
  },
})

/** A toothbrush from the side, grip at its origin. */
const BRUSH = [
  [-0.06, -0.3],
  [0.06, -0.3],
  [0.05, 1.3],
  [-0.04, 1.3],
  [-0.05, 1.24],
  [-0.2, 1.24],
  [-0.2, 0.9],
  [-0.05, 0.9],
] as const
