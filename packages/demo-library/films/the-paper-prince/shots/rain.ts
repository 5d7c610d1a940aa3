import { shot } from '@starnest/film-kit/film/script'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { onTwos } from '@starnest/film-kit/world/paper-theatre/paper'
import {
  boatOn,
  downpour,
  drop,
  ISLAND,
  marigold,
  PLAY_Z,
  prince,
  rainLook,
  theatre,
} from '../sets/theatre.ts'

/** Rim of the boat above the island when it is a roof, metres. */
const ROOF = 4.2

/** It rains through the roof. She gets wetter than he does. */
export const rain = shot({
  name: 'rain',
  seconds: 7,
  look: rainLook,
  lens: 28,
  shadowSpan: 10,
  stage(set) {
    const { sea } = theatre(set, { wet: true })
    downpour(set)
    const hero = prince(set)
    const keeper = marigold(set)
    const boat = boatOn(set)
    return (t, { talk }) => {
      const on = onTwos(t)
      sea.set(t, 0.55)
      const lift = progress(on, 3.9, 4.8)
      const go = progress(on, 4.9, 6.4)
      const bob = 0.08 * Math.sin(on * 4.2) * (1 - lift)
      const x = lerp(0.3, 2.55, go)
      const y = lerp(0.72, 0.85, go) - 0.4 * pulse(on, 4.6, 6.3, 0.3)
      boat.position.set(
        lerp(0.3, lerp(0.3, 3.2, go), lift),
        lerp(0.42 + bob, ROOF, lift) + 0.06 * Math.sin(on * 9) * pulse(t, 4.8, 6.4),
        PLAY_Z + 0.04 - 0.3 * lift,
      )
      boat.rotation.z = 0.06 * Math.sin(on * 4.2) * (1 - lift) + Math.PI * lift
      const brave = progress(t, 2.9, 3.3)
      hero.root.position.set(x, y + bob, PLAY_Z + 0.02)
      hero.pose(t, {
        look: keys(
          t,
          [0, [-0.2, 0.8]],
          [0.9, [0.2, 0.5]],
          [1.6, [0.9, 0.1]],
          [2.8, [0.9, 0]],
          [3.2, [0.3, -0.6]],
          [3.8, [0.5, 0.3]],
          [5, [0.9, 0]],
        ),
        shiver: 1 - brave,
        sad: (1 - brave) * (1 - progress(t, 1.4, 1.7)),
        wow: pulse(t, 1.5, 2.7),
        brave,
        grin: 0.5 * progress(t, 6.4, 6.8),
        talk: talk('prince'),
        soggy: keys(t, [0, 0.15], [4, 0.25], [7.4, 0.7]),
        armL: [keys(t, [0, 0.7], [2.8, 0.7], [3.1, 0.1], [3.9, 0.2], [4.6, 2.45]), 0],
        armR: [keys(t, [0, 0.7], [2.8, 0.7], [3.1, 0.1], [3.9, 0.2], [4.6, 2.45]), 0],
        reach: lift,
        squash: -0.12 * pulse(t, 3.5, 4, 0.2) + 0.06 * brave,
        walk: 9,
        stride: pulse(t, 4.9, 6.4, 0.2),
        lean: 0.1 * pulse(t, 4.9, 6.3, 0.3),
      })
      keeper.root.position.set(ISLAND.x, ISLAND.top, PLAY_Z)
      const dry = progress(t, 6, 6.5)
      keeper.pose(t, {
        look: keys(
          t,
          [0, [0, 0.7]],
          [1, [0, -0.5]],
          [4.6, [-0.5, 0]],
          [6.2, [-0.4, 0.8]],
          [7, [-0.7, 0.1]],
        ),
        sad: progress(t, 0.3, 0.7) * (1 - dry),
        soggy: keys(t, [0, 0.2], [3, 0.75], [6.2, 0.8], [7.2, 0.6]),
        wow: pulse(t, 5, 6.8),
        grin: progress(t, 6.7, 7),
        shiver: 0.7 * (1 - dry),
        armL: [keys(t, [0, 2.1], [1.4, 1.9], [2.4, 0.3], [6.5, 0.3]), 0],
        armR: [keys(t, [0, 2.1], [1.4, 1.9], [2.4, 0.3], [6.5, 0.3]), 0],
      })
      set.camera.shoot({
        t,
        sway: 0,
        from: keys(t, [0, [2, 2.75, 10.2]], [3.4, [2, 2.6, 8.4]], [7.4, [2.4, 2.8, 8]]),
        at: keys(t, [0, [2, 2.65, 0]], [3.4, [2, 2.5, 0]], [7.4, [2.4, 2.7, 0]]),
      })
      return { focus: [2, 2, PLAY_Z], range: 2, blur: 0.7 }
    }
  },
})

/** Under the boat. */
export const shelter = shot({
  name: 'shelter',
  seconds: 4.2,
  look: { ...rainLook, keyPower: 2.3, exposure: 1.05 },
  lens: 28,
  shadowSpan: 10,
  fadeOut: 0.4,
  stage(set) {
    const { sea } = theatre(set, { wet: true })
    downpour(set, 0.8)
    const hero = prince(set)
    const keeper = marigold(set)
    const boat = boatOn(set)
    boat.position.set(3.2, ROOF, PLAY_Z - 0.26)
    const drips = [-1, 1].map(() => drop(set, 0.09))
    return (t) => {
      const on = onTwos(t)
      sea.set(t, 0.4)
      boat.rotation.z = Math.PI + 0.025 * Math.sin(on * 3)
      hero.root.position.set(2.55, 0.85, PLAY_Z + 0.02)
      hero.pose(t, {
        look: keys(t, [0, [0.3, 0.6]], [0.9, [0.8, 0.05]], [2.6, [0.8, 0.05]], [3.4, [0.1, 0]]),
        soggy: 0.75,
        armL: [2.4, 0],
        armR: [2.4, 0],
        reach: 1,
        grin: 0.9,
        happy: pulse(t, 1.9, 4.8),
        tilt: -0.08 * progress(t, 0.8, 1.3),
        squash: 0.03 * Math.abs(Math.sin(on * 8)) * pulse(t, 2, 4),
      })
      keeper.root.position.set(ISLAND.x, ISLAND.top, PLAY_Z)
      keeper.pose(t, {
        look: keys(t, [0, [-0.3, 0.6]], [0.7, [-0.8, 0.1]]),
        soggy: 0.55,
        grin: 1,
        happy: pulse(t, 1.3, 4.8),
        armL: [keys(t, [0.8, 0.2], [1.6, 0.95, ease.back]), 0],
        armR: [keys(t, [0.8, 0.2], [1.8, 0.5]), 0],
        tilt: 0.1,
        squash: 0.03 * Math.abs(Math.sin(on * 8 + 1)) * pulse(t, 1.4, 4),
      })
      for (const [index, one] of drips.entries()) {
        const age = (t * 0.9 + index * 0.37) % 1
        one.position.set(
          3.2 + (index ? 1.52 : -1.5),
          lerp(ROOF - 0.75, 0.6, age * age),
          PLAY_Z + 0.3,
        )
      }
      set.camera.shoot({
        t,
        sway: 0,
        from: keys(t, [0, [3.15, 2.95, 7.4]], [4.2, [3.15, 2.95, 6.2]]),
        at: keys(t, [0, [3.15, 2.9, 0]], [4.2, [3.15, 2.92, 0]]),
      })
      return { focus: [3.2, 2, PLAY_Z], range: 1.4, blur: 0.85 }
    }
  },
})
