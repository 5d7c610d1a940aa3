import { shot } from '@starnest/film-kit/film/script'
import { burst } from '@starnest/film-kit/particles/effects'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { catTail } from '@starnest/film-kit/world/kitchen/sleeping-cat'
import { bath, TEA } from '../sets/bath.ts'
import { crew } from '../sets/crew.ts'
import { kitchenLook, looseCube, looseSpoon } from '../sets/kitchen.ts'

const CLANG = 3.7
/** Feet of the bathers, under the tea. */
const FLOOR = 2.15

/** A bath for three with two lumps, one last spoon, and a tail that would like some quiet. */
export const tea = shot({
  name: 'tea',
  seconds: 7.5,
  look: { ...kitchenLook, ambient: 1.45, keyPower: 3.3, vignette: 0.42 },
  lens: 31,
  stage(set) {
    bath(set)
    const { boss, nib, dumpling } = crew(set)
    const tail = catTail(set, { thick: 0.5 })
    const stirrer = looseSpoon(set, 4.6)
    const lumps = [0.95, 1.4].map((at, index) => ({
      at,
      x: index ? 0.85 : -0.8,
      cube: looseCube(set, 0.75),
      drops: burst(set, [index ? 0.85 : -0.8, TEA + 0.1, 1.9], {
        count: 26,
        colors: ['#f0b060', '#ffe0b0'],
        size: 0.12,
        speed: 0.8,
        life: 0.9,
        gravity: 2.4,
        seed: index + 3,
      }),
    }))
    return (t, { talk }) => {
      const frozen = pulse(t, CLANG, 4.9, 0.1)
      const bliss = pulse(t, 1.7, CLANG - 0.1, 0.3) + progress(t, 5.9, 6.2)
      const rise = 0.03 * Math.sin(t * 2.2)
      const onRim = [1.15, 0.05] as const
      boss.place(0, 1.35, 0, FLOOR + rise)
      boss.pose(t, {
        look: keys(
          t,
          [0, [0.3, 0.5]],
          [0.9, [0.2, 0.4]],
          [1.4, [-0.3, -0.2]],
          [CLANG, [0, 0]],
          [4, [0.5, 0.2]],
          [4.4, [-0.8, 0]],
          [5.6, [-0.7, 0]],
          [6, [0, 0]],
        ),
        talk: talk('boss'),
        happy: bliss,
        wow: frozen,
        tilt: 0.12 * bliss * Math.sin(t * 2.6),
        armL: onRim,
        armR: keys(t, [0, [2.5, 0.5]], [0.9, [2.5, 0.5]], [1.5, [1.15, 0.05]]),
        earDroop: 0.3 * frozen,
      })
      nib.place(1.5, 0.85, -0.15, FLOOR - 0.2 - rise)
      nib.pose(t + 0.3, {
        look: keys(
          t,
          [0, [-0.3, 0.4]],
          [1.5, [0, 0.2]],
          [CLANG, [-0.2, 0.4]],
          [4.2, [-0.9, 0]],
          [5.7, [-0.8, 0]],
          [6.2, [0, 0]],
        ),
        happy: bliss,
        wow: frozen,
        tilt: -0.1 * bliss * Math.sin(t * 2.6 + 1),
        armL: onRim,
        armR: onRim,
      })
      dumpling.place(-1.6, 0.85, 0.12, FLOOR + rise * 0.6)
      const shushed = progress(t, 5.3, 5.5)
      dumpling.pose(t + 0.6, {
        look: keys(
          t,
          [0, [0.5, 0.4]],
          [2, [0.6, 0.2]],
          [CLANG - 0.1, [0.6, 0.4]],
          [4.1, [0.9, 0.2]],
          [4.6, [-0.7, -0.2]],
          [5.3, [0, -0.55]],
          [5.9, [0, -0.2]],
        ),
        happy: pulse(t, 1.9, 3.3, 0.3) + progress(t, 6.3, 6.5),
        wow: pulse(t, CLANG - 0.2, 5.4, 0.1) * (1 - 0.4 * shushed),
        sad: 0.4 * shushed * (1 - progress(t, 5.9, 6.2)),
        squash: 0.08 * pulse(t, 5.25, 5.6, 0.15),
        armL: onRim,
        armR: keys(t, [0, [1.7, -0.1]], [CLANG - 0.35, [1.7, -0.1]], [CLANG, [1.3, 0.1]]),
      })
      const fall = progress(t, CLANG - 0.5, CLANG, ease.in)
      const ring =
        0.05 *
        Math.sin(t * 40) *
        Math.exp(-Math.max(0, t - CLANG) * 5) *
        progress(t, CLANG - 0.01, CLANG)
      stirrer.rotation.set(
        0,
        0,
        -Math.PI / 2 + 0.18 * Math.sin(t * 4) * (1 - fall) - 0.75 * fall + ring,
      )
      stirrer.position.set(-0.75 + 0.85 * fall, TEA + 1.25 - 0.45 * fall, -0.1)
      for (const { at, x, cube, drops } of lumps) {
        const y = TEA + 0.12 + Math.max(0, 3.2 - 12 * Math.max(0, t - at + 0.5) ** 2)
        const bob =
          t > at + 0.02 ? 0.06 * Math.sin(t * 3 + x * 4) - 0.3 * Math.exp(-(t - at) * 4) : 0
        cube.position.set(x, y + bob, 2.05)
        cube.visible = t > at - 0.5
        cube.rotation.set(0.2 * Math.sin(t + x), 0.6 + x, 0.15 * Math.cos(t * 1.3))
        drops.set(t - at)
      }
      const hush = progress(t, 4.75, 5.4, ease.back)
      const away = progress(t, 6, 6.6)
      const finger = hush * (1 - 0.5 * away)
      const mix = (a: Vec3, b: Vec3, s: number): Vec3 => [
        a[0] + (b[0] - a[0]) * s,
        a[1] + (b[1] - a[1]) * s,
        a[2] + (b[2] - a[2]) * s,
      ]
      const wave = 0.2 * Math.sin(t * 1.6)
      tail.pose([
        [12, 0.7, -8],
        [2, 0.7, -6.4],
        [-5.6, 0.7, -4],
        mix([-5.8, 1.6, -1.4], [-5.4, 1.8, -0.8], finger),
        mix([-5, 3.1, -0.2], [-3.6, 3.6, 1.2], finger),
        mix([-4.2 + wave, 4.3, 0.4], [-1.42, 3.02, 2.35], finger),
      ])
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.3, 3.3, 8.6]],
          [CLANG, [0, 3.2, 8.2]],
          [4.8, [-0.5, 3.2, 7.8]],
          [7.5, [-0.7, 3.1, 7.2]],
        ),
        at: keys(
          t,
          [0, [0.1, 2.75, 0]],
          [CLANG, [0, 2.75, 0]],
          [4.8, [-0.7, 2.7, 0]],
          [7.5, [-0.8, 2.75, 0]],
        ),
      })
      return {
        focus: set.camera.distanceTo(boss.faceAt()),
        range: 1.4,
        blur: 0.95,
        iris: {
          radius: keys(t, [6.5, 1.4], [7.4, 0, ease.in]),
          at: set.camera.project(dumpling.faceAt()),
        },
      }
    }
  },
})
