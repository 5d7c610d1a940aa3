import { shot } from '@starnest/film-kit/film/script'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { scatter } from '@starnest/film-kit/time/random'
import { nightTown } from '@starnest/film-kit/world/mountain/night-town'
import { bellFrame } from '@starnest/film-kit/world/mountain/observatory'
import { comet } from '@starnest/film-kit/world/space/comet'
import { bringMiko, grandpa } from '../sets/cast.ts'
import { night, onTwos } from '../sets/night.ts'
import { terrace } from '../sets/terrace.ts'

/** One after the other the lights go out, so that everybody can see. */
export const lights = shot({
  name: 'lights',
  seconds: 7,
  look: { ...night, vignette: 0.5 },
  lens: 32,
  fadeOut: 0.9,
  stage(set) {
    terrace(set)
    const town = nightTown(set, {
      at: [0, -3.4, -20],
      width: 70,
      depth: 46,
      rise: 13,
      lights: 360,
      houses: 90,
    })
    const star = comet(set)
    bellFrame(set.scene, [4.4, 0, -1.6])
    const girl = bringMiko(set)
    const old = set.cast(grandpa)
    const more = particles(200, bright('#fff2e0', 1.3))
    set.add(more.points)
    const extra = scatter(200, 77, (random) => ({
      at: [(random() - 0.5) * 110, 2 + random() * 52, -68] as Vec3,
      size: 0.25 + random() ** 3 * 0.6,
      phase: random() * 6.3,
    }))
    return (t) => {
      const acted = onTwos(t)
      const dark = progress(t, 0.7, 4.2, ease.linear)
      town(t, dark)
      more.set((i) => {
        const one = extra[i]
        return {
          at: one?.at ?? [0, -9, 0],
          size: one?.size ?? 0,
          opacity: dark * (0.7 + 0.3 * Math.sin(t * 1.6 + (one?.phase ?? 0))),
        }
      })
      const close = progress(acted, 4.6, 5.2)
      girl.place(lerp(0.75, 0.5, close), -0.4, Math.PI - 0.12)
      girl.act(
        acted,
        {
          look: keys(acted, [0, [0, 0.2]], [0.8, [0.1, -0.3]], [3.4, [0.1, -0.1]], [4, [0, 0.8]]),
          tilt: 0.28 * close,
          roll: 0.08 * close,
          armL: [0.4 * close, 0.5 * close],
          wow: pulse(acted, 1, 3.6),
        },
        { back: -0.08, wide: 0.12 },
      )
      old.place(-0.75, -0.4, Math.PI + 0.12)
      old.pose(acted, {
        look: keys(
          acted,
          [0, [0, 0.9]],
          [4.4, [0, 0.9]],
          [4.8, [-0.9, -0.1]],
          [5.8, [-0.9, -0.1]],
          [6.3, [0, 0.8]],
        ),
        armR: [0.2, 0.5 * close],
        tilt: -0.14 * close,
        happy: pulse(acted, 4.8, 6),
      })
      star(t, {
        at: [-6 + 1.7 * t, 20.5 - 0.25 * t, -60],
        angle: Math.PI - 0.26,
        length: 44 + 18 * dark,
        power: 0.85 + 0.3 * dark,
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.2, 2.2, 6.8]], [7, [0.1, 2.7, 9.8]]),
        at: keys(t, [0, [0.2, 2.5, -3]], [7, [0.2, 3.9, -4]]),
        sway: 0.03,
      })
      return { focus: set.camera.distanceTo(girl.faceAt()), range: 8, blur: 0.12 }
    }
  },
})
