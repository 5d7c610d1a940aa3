import { shot } from '@starnest/film-kit/film/script'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { onTwos } from '@starnest/film-kit/world/paper-theatre/paper'
import { paperFish } from '@starnest/film-kit/world/paper-theatre/sea'
import {
  boatOn,
  CLIFF,
  drop,
  ISLAND,
  marigold,
  PLAY_Z,
  playLook,
  prince,
  rainLook,
  theatre,
} from '../sets/theatre.ts'

/** A fish on a stick laughs at him; he taps the sea, and it is paper. */
export const tapping = shot({
  name: 'tapping',
  seconds: 6.8,
  onTwos: true,
  look: playLook,
  lens: 28,
  shadowSpan: 10,
  stage(set) {
    const { sea } = theatre(set)
    const hero = prince(set)
    const fish = joint(set.scene)
    sculpt((s) => paperFish(s), { to: fish })
    fish.scale.setScalar(1.25)
    const boat = boatOn(set)
    return (t) => {
      const on = onTwos(t)
      sea.set(t, 0.2)
      const leap = pulse(on, 0.4, 1.6, 0.45) + pulse(on, 2, 4.6, 0.4)
      fish.position.set(
        keys(on, [0, -1.5], [1.6, -1.2], [1.9, -1.85]),
        lerp(-0.6, 1.75, leap),
        PLAY_Z - 0.2,
      )
      fish.rotation.z = 0.3 * Math.sin(on * 7)
      fish.rotation.y = Math.PI * progress(on, 1.7, 1.9)
      const knows = progress(t, 4.1, 4.4)
      const jump = progress(on, 5.9, 6.6, ease.linear)
      hero.root.position.set(
        keys(on, [0, -4.7], [2.6, -4.6], [3.3, -3.7], [5.9, -3.75], [6.6, -1.9, ease.linear]),
        lerp(CLIFF.top, 0.72, jump) + 1.1 * Math.sin(Math.PI * jump),
        PLAY_Z,
      )
      hero.pose(t, {
        walk: 9,
        stride: 0.6 * pulse(t, 2.6, 3.3, 0.2),
        look: keys(
          t,
          [0, [0.5, 0]],
          [1.4, [0.7, 0]],
          [2.2, [0.9, -0.2]],
          [3.4, [0.7, -0.8]],
          [4.2, [0.1, 0.2]],
          [5, [0.9, 0]],
        ),
        shiver: pulse(t, 0.4, 1.6),
        wow: Math.max(pulse(t, 0.5, 1.6), 0.8 * pulse(t, 3.8, 4.4)),
        sad: pulse(t, 1.5, 3.6, 0.3) * 0.7,
        lean: keys(
          t,
          [0, -0.12],
          [1.6, -0.1],
          [2.6, 0],
          [3.4, 0.42],
          [4, 0.42],
          [4.3, 0],
          [5.6, 0],
          [5.85, 0.1],
          [6.1, 0.2],
          [6.7, 0],
        ),
        armR: [
          keys(
            t,
            [0, 0.9],
            [1.8, 0.2],
            [3.2, 0.2],
            [3.5, 0.75],
            [3.65, 0.55],
            [3.8, 0.75],
            [3.95, 0.55],
            [4.2, 1.9, ease.back],
            [5.2, 0.6],
            [6, 1.6],
          ),
          0,
        ],
        armL: [
          keys(t, [0, 0.9], [1.8, 0.2], [4.1, 0.2], [4.35, 1.9, ease.back], [5.2, 0.4], [6, 1.6]),
          0,
        ],
        happy: pulse(t, 4.3, 5.4),
        grin: knows,
        squash:
          -0.12 * pulse(t, 5.6, 5.95, 0.15) +
          0.1 * pulse(t, 5.95, 6.4, 0.2) -
          0.1 * pulse(t, 6.55, 6.9, 0.12),
      })
      boat.position.set(
        keys(on, [4.3, 3.5], [5.5, -1.9, ease.out]) + 0.08 * Math.sin(on * 3),
        0.42 - 0.14 * pulse(on, 6.5, 6.9, 0.15),
        PLAY_Z + 0.04,
      )
      boat.rotation.z = 0.06 * Math.sin(on * 3)
      boat.visible = t > 4.2
      set.camera.shoot({
        t,
        sway: 0,
        from: keys(t, [0, [-2.8, 2.5, 8.6]], [6.8, [-2.8, 2.45, 7.4]]),
        at: keys(t, [0, [-2.8, 2.4, 0]], [6.8, [-2.8, 2.4, 0]]),
      })
      return { focus: [-3, 2, PLAY_Z], range: 2, blur: 0.75 }
    }
  },
})

/** He sails. Plip. */
export const crossing = shot({
  name: 'crossing',
  seconds: 5.6,
  look: playLook,
  lens: 28,
  shadowSpan: 10,
  stage(set) {
    const { sea, sun } = theatre(set)
    const hero = prince(set)
    const keeper = marigold(set)
    const boat = boatOn(set)
    const drops = [drop(set, 0.14), drop(set, 0.15), drop(set, 0.12)]
    const falls = [
      { at: 2.7, x: 1, y: 1.3 },
      { at: 3.9, x: 0.12, y: 2.85 },
      { at: 4.9, x: -0.9, y: 1.2 },
    ]
    return (t) => {
      const on = onTwos(t)
      sea.set(t, 0.35)
      const x = keys(on, [0, -2.6], [3, -0.2, ease.linear], [4.4, 0.35, ease.out], [6, 0.45])
      const bob = 0.09 * Math.sin(on * 4.2)
      boat.position.set(x, 0.42 + bob, PLAY_Z + 0.04)
      boat.rotation.z = 0.08 * Math.sin(on * 4.2 + 1)
      hero.root.position.set(x, 0.72 + bob, PLAY_Z)
      const worried = progress(t, 4.05, 4.3)
      hero.pose(t, {
        look: keys(
          t,
          [0, [0.7, 0.1]],
          [2.7, [0.6, 0.1]],
          [3.1, [0.8, -0.7]],
          [3.6, [0.3, 0.2]],
          [4, [0, 0.2]],
          [4.5, [0, 1]],
          [6, [0.1, 1]],
        ),
        grin: 1 - progress(t, 2.9, 3.2),
        happy: pulse(t, 0.9, 2.2),
        wow: 0.5 * pulse(t, 2.9, 3.8) + worried,
        sad: progress(t, 5.2, 5.5) * 0.6,
        armR: [keys(t, [0, 1.7], [2.6, 1.8], [3.1, 0.4], [4.6, 0.5], [5.2, 1.5]), 0],
        armL: [keys(t, [0, 0.3], [4.8, 0.3], [5.4, 1.5]), 0],
        roll: 0.06 * Math.sin(on * 4.2 + 1),
        squash: -0.1 * pulse(t, 4, 4.4, 0.15),
        soggy: 0.12 * worried,
        shiver: 0.7 * progress(t, 5, 5.4),
      })
      keeper.root.position.set(ISLAND.x, ISLAND.top, PLAY_Z)
      keeper.pose(t, {
        look: keys(t, [0, [-0.7, 0.1]], [4.6, [-0.6, 0.1]], [5.2, [-0.2, 0.9]]),
        wave: 0,
        armL: [1.7 + 0.3 * Math.sin(t * 9) * (1 - worried), 0],
        happy: 1 - progress(t, 2.8, 3.1),
        grin: 1 - worried,
        wow: worried,
      })
      for (const [index, one] of drops.entries()) {
        const { at, x: away, y } = falls[index] ?? { at: 0, x: 0, y: 0 }
        // Real water falls in real time, not on twos.
        const down = progress(t, at - 0.45, at, ease.in)
        const splat = progress(t, at, at + 0.35)
        one.visible = down > 0 && splat < 0.99
        one.position.set(x + away, lerp(7, y, down), PLAY_Z + 0.45)
        one.scale.set(1 + splat * 2.2, Math.max(0.05, 1 - splat * 0.95), 1)
      }
      sun.position.y = keys(on, [3.8, 4.4], [5.4, 8.4])
      set.camera.shoot({
        t,
        sway: 0,
        from: keys(t, [0, [0.6, 2.6, 10.4]], [5.6, [0.6, 2.5, 7.2], ease.smoother]),
        at: keys(t, [0, [0.6, 2.5, 0]], [5.6, [0.6, 2.4, 0]]),
      })
      const dim = progress(t, 3.8, 5.6)
      return {
        focus: [0, 2, PLAY_Z],
        range: 2.2,
        blur: 0.7,
        look: {
          ...playLook,
          exposure: lerp(playLook.exposure, 0.78, dim),
          saturation: lerp(playLook.saturation, rainLook.saturation, dim),
          gain: [lerp(1.02, 0.9, dim), lerp(1, 0.97, dim), lerp(0.98, 1.12, dim)],
        },
      }
    }
  },
})
