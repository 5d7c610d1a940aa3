import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { lightShaft } from '@starnest/film-kit/light/window-light'
import { motes } from '@starnest/film-kit/particles/ambience'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { course } from '@starnest/film-kit/time/course'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { gearOn, runDown } from '@starnest/film-kit/world/clock-tower/gears'
import { towerRoom } from '@starnest/film-kit/world/clock-tower/tower'
import { candleIn, corvin, towerLook } from '../sets/cast.ts'

/** Wheels of the shaft from below: where, how large, and when they stop. */
const WHEELS = [
  { at: [-3.1, 1.6, -1.6], radius: 1.9, metal: 'copper', stop: 99 },
  { at: [1.4, 2.1, -2.2], radius: 2.5, metal: 'iron', stop: 5.2 },
  { at: [4.7, 4.2, -1.7], radius: 1.4, metal: 'brass', stop: 4.6 },
  { at: [-2.6, 5.5, -1.9], radius: 2.1, metal: 'brass', stop: 4 },
  { at: [1.6, 7, -2.3], radius: 2.3, metal: 'copper', stop: 3.3 },
  { at: [-2.9, 9.5, -1.7], radius: 1.7, metal: 'iron', stop: 2.6 },
  { at: [2.1, 11.4, -1.9], radius: 2, metal: 'brass', stop: 2 },
] as const

/** Up through the works, while wheel after wheel falls asleep. */
export const climb = shot({
  name: 'climb',
  seconds: 6,
  look: { ...towerLook, ambient: 1.25, fog: { color: '#174052', near: 9, far: 34 } },
  lens: 33,
  shadowSpan: 12,
  stage(set) {
    towerRoom(set, { half: 6.4, depth: 5, high: 16 })
    sculpt(
      (s) => {
        for (const y of [4.2, 8.6, 12.6])
          s.box('#7fd0dc', [-4.7, y, -5.05], [0.5, 2, 0.08], { glow: 0.8, rim: 0 })
        for (const [x, y] of [
          [-0.4, 3.9],
          [-1, 8.6],
          [0.2, 12.4],
        ] as const)
          s.box('#6a4a42', [x, y, -3.2], [9, 0.34, 0.4], { grad: '#3c2a32' })
      },
      { to: set.scene },
    )
    for (const y of [4.2, 8.6, 12.6])
      lightShaft(set.scene, [-4.6, y, -4.9], [7.5, -4.4, 4.6], {
        height: 1.7,
        color: '#8fe0ea',
        power: 0.15,
      })
    const wheels = WHEELS.map(({ at, radius, metal }) =>
      gearOn(set.scene, { at, radius, metal, shadow: false }),
    )
    const near = gearOn(set.scene, {
      at: [4.6, 8.2, 3.6],
      radius: 1.7,
      metal: 'iron',
      shadow: false,
    })
    motes(set)
    const hero = corvin(set, { size: 0.8 })
    const flame = candleIn(hero.handR, 1.1, 0.3)
    const halo = glow(flame, '#ffb45a', 2.4, [0, 0.42, 0.1], 0.8)
    const lamp = pointLamp(set.scene, '#ffa850', [0, 0, 0], 10, 8)
    const way = course(
      [0, [-2.4, 3.3, 0]],
      [1.3, [-1.1, 4.6, 0.2]],
      [2.5, [-2.4, 7.4, 0]],
      [3.7, [0.6, 9, 0.2]],
      [4.9, [-0.9, 10.6, 0.2]],
      [6, [0.2, 11.2, 0.3]],
    )
    return (t) => {
      for (const [index, wheel] of wheels.entries()) {
        const { stop, radius } = WHEELS[index] ?? { stop: 99, radius: 1 }
        wheel.turn(((index % 2 ? -1 : 1) * 0.9 * runDown(t, stop)) / radius)
      }
      near.turn(0.4 * runDown(t, 3.6))
      const [x, y, z] = way(t)
      const ahead = way(t + 0.1)
      const flying = 1 - progress(t, 5.2, 5.7)
      hero.place(x, z, keys(t, [0, 0.5], [2, -0.4], [3.2, 0.5], [4.4, -0.4], [5.4, 0.2]), y)
      hero.shadow.fade(0)
      hero.pose(t, {
        look: keys(
          t,
          [0, [0.2, 0.6]],
          [1.7, [-0.4, 0.7]],
          [3, [0.5, 0.4]],
          [4.2, [-0.3, 0.8]],
          [5.4, [0.1, 1]],
        ),
        lean: 0.25 * flying,
        roll: -(ahead[0] - x) * 1.2,
        armL: [0.5, flying * (1.2 + 0.55 * Math.sin(t * 13))],
        armR: [1.1, 0.3],
        wow: 0.5 * pulse(t, 2.4, 3.4) + 0.6 * progress(t, 5.2, 5.6),
        squash: 0.05 * Math.sin(t * 13) * flying,
      })
      halo.set(0.75 + 0.08 * Math.sin(t * 9))
      lamp.position.set(x + 0.6, y + 1.9, z + 1.9)
      set.camera.shoot({
        t,
        from: [
          keys(t, [0, 1.4], [6, 0.4]),
          keys(t, [0, 3.4], [6, 11.6, ease.linear]) + 0.2,
          keys(t, [0, 9], [6, 7.4]),
        ],
        at: [
          keys(t, [0, -0.7], [3.4, -0.2], [6, 0.1]),
          keys(t, [0, 4.4], [6, 12.2, ease.linear]),
          -0.6,
        ],
        roll: keys(t, [0, -0.16], [3, 0.12], [6, -0.08]),
      })
      return { focus: hero.faceAt(), range: 2.6, blur: 0.65 }
    }
  },
})
