import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { mist } from '@starnest/film-kit/particles/mist'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { dial } from '@starnest/film-kit/world/clock-tower/dial'
import { sleepingRoofs, towerHead } from '@starnest/film-kit/world/clock-tower/tower'
import { sky } from '@starnest/film-kit/world/sky'
import { fullMoon } from '@starnest/film-kit/world/space/celestial'
import { corvin, mrsHush, titleLook, towerLook } from '../sets/cast.ts'

/** The ledge under the dial, metres. */
const LEDGE = -3.85

/** The tower at night from outside, its dial lit. */
export function towerOutside(set: FilmSet) {
  sky(set, {
    stops: [
      [0, '#06182c'],
      [0.3, '#0e3048'],
      [0.44, '#1f5a6e'],
      [0.52, '#4a8c94'],
      [1, '#1c4458'],
    ],
    glows: [{ around: 0.82, height: 0.36, width: 0.3, color: '#2a5a62' }],
    stars: 420,
    starColor: '#e8f6ff',
    seed: 8,
  })
  fullMoon(set, [17, 13, -52], {
    radius: 5.4,
    halo: '#bfeef4',
    color: '#fdf6dc',
    low: '#f4dca8',
    crater: '#e4cf9c',
  })
  sleepingRoofs(set)
  towerHead(set)
  sculpt(
    (s) => {
      s.box('#466c7e', [0, LEDGE - 0.24, 0.9], [10.6, 0.48, 2.6], { grad: '#1f3448', rim: 0.9 })
      for (let i = 0; i < 7; i++)
        s.box('#35586a', [(i - 3) * 1.6, LEDGE - 0.8, 0.5], [0.5, 0.8, 1.5], { grad: '#182c40' })
    },
    { to: set.scene },
  )
  mist(set, {
    at: [0, -13, -6],
    spread: [18, 2, 8],
    size: 9,
    count: 14,
    opacity: 0.24,
    color: '#8fc4cc',
  })
  return dial(set, [0, 0, 0], { radius: 3.2 })
}

/** Up the tower to the lit dial; the keeper sits on its ledge. */
export const moonrise = shot({
  name: 'moonrise',
  seconds: 7,
  look: towerLook,
  lens: 32,
  shadowSpan: 12,
  fadeIn: 1,
  stage(set) {
    const clock = towerOutside(set)
    const hero = corvin(set, { size: 0.78 })
    return (t) => {
      clock.show(11.6 + 0.4 * progress(t, 0, 5.6, ease.linear))
      clock.light(0.9 + 0.06 * Math.sin(t * 2))
      const land = progress(t, 0.6, 2.6, ease.out)
      const x = keys(t, [0.6, 9], [2.6, -1.4, ease.out])
      hero.place(
        x,
        0.75,
        keys(t, [0.6, -1], [2.6, -0.5], [4, 0.3]),
        LEDGE + 0.02 + 4.5 * (1 - land),
      )
      hero.shadow.fade(0)
      hero.pose(t, {
        armL: [0.4, 1.5 * (1 - land) + 0.5 * (1 - land) * Math.sin(t * 16)],
        armR: [0.4, 1.5 * (1 - land) + 0.5 * (1 - land) * Math.sin(t * 16)],
        lean: 0.5 * (1 - land),
        look: keys(t, [2.6, [-0.2, 0]], [3.6, [0.2, 0.9]], [5.4, [0.2, 0.9]], [6.2, [0, 0.1]]),
        squash: -0.12 * pulse(t, 2.45, 2.9, 0.15),
        wow: 0.6 * pulse(t, 5.6, 7.2),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [5.4, -7.5, 17]],
          [4.6, [3.4, -1.4, 14.4]],
          [7, [1, -2.3, 7.8], ease.smoother],
        ),
        at: keys(
          t,
          [0, [3.4, -2.6, 0]],
          [4.6, [2.9, -0.2, 0]],
          [7, [-0.5, -1.9, 0], ease.smoother],
        ),
        roll: keys(t, [0, 0.14], [4.6, 0.09], [7, -0.05]),
      })
      return {
        focus: hero.faceAt(),
        range: keys(t, [4, 7], [6.6, 3]),
        blur: 0.5,
        lettering:
          t > 5
            ? undefined
            : {
                ...titleLook,
                x: 940,
                y: 330,
                age: t - 0.9,
                gone: progress(t, 4.3, 4.9),
                entrance: 'fade',
                lines: [
                  { text: 'The Hour', size: 104 },
                  { text: 'That Was', size: 74 },
                  { text: 'Missing', size: 116 },
                ],
              },
      }
    }
  },
})

/** One o'clock comes on tiptoe. */
export const oneOClock = shot({
  name: 'one o’clock',
  seconds: 6,
  look: towerLook,
  lens: 32,
  shadowSpan: 12,
  fadeIn: 0.4,
  stage(set) {
    const clock = towerOutside(set)
    const hero = corvin(set, { size: 0.86, scarf: false })
    const friend = mrsHush(set, 0.56)
    return (t) => {
      clock.show(keys(t, [0, 12.93], [2.2, 13, ease.linear], [6.4, 13.01]))
      clock.light(0.9 + 0.25 * pulse(t, 2.1, 4.4, 0.5))
      hero.place(-0.85, 0.95, keys(t, [0, 0.1], [3.4, 0.15], [4, 0.4]), LEDGE + 0.05)
      hero.pose(t, {
        sit: 1,
        look: keys(t, [0, [0.2, 0.7]], [2.4, [0.2, 0.7]], [3.2, [0.5, -0.3]], [4.6, [0.1, 0.2]]),
        happy: pulse(t, 2.5, 3.4) + progress(t, 4.9, 5.3),
        armR: [0.2, keys(t, [3, 0.1], [3.8, 0.9, ease.back])],
        tilt: 0.1 * progress(t, 3.4, 4.2),
      })
      friend.place(0.7, 1.1, keys(t, [0, -0.1], [3.4, -0.3]), LEDGE + 0.05)
      friend.pose(t, {
        sit: 1,
        look: keys(t, [0, [-0.1, 0.7]], [2.6, [-0.4, 0.4]], [4.4, [-0.3, 0.2]]),
        happy: progress(t, 2.9, 3.2) * (1 - progress(t, 4.2, 4.5)),
        sleepy: progress(t, 4.6, 5.6),
        tilt: 0.2 * progress(t, 4.4, 5.4),
        grin: 0.6,
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.2, -2.4, 8]],
          [2.4, [0, -2.2, 8.6]],
          [6, [-0.4, -1, 12.4], ease.smoother],
        ),
        at: keys(t, [0, [0, -2, 0]], [2.4, [0, -1.6, 0]], [6, [0, -0.8, 0], ease.smoother]),
        roll: keys(t, [0, 0.06], [6.4, 0]),
      })
      return {
        focus: hero.faceAt(),
        range: 4,
        blur: 0.45,
        iris: {
          radius: keys(t, [4.9, 1.3], [5.95, 0, ease.in]),
          at: set.camera.project([0, -2.4, 0.8]),
        },
      }
    }
  },
})
