import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter } from '@starnest/film-kit/time/random'
import { cloudWorld, golden, kites } from '../sets/air.ts'
import { airship } from '../sets/airship.ts'
import { bringSuzu, family, letter, onTwos } from '../sets/cast.ts'
import { island, pier, windGrass } from '../sets/harbor.ts'

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Amatic SC',
  weight: 700,
  top: '#fffdf2',
  bottom: '#ffe2a0',
  outline: '#2a4a9a',
  outlineWidth: 0.13,
} as const

const KITES: readonly Vec3[] = [
  [-7, 6.5, -9],
  [-3.2, 8.6, -14],
  [4.6, 7.4, -12],
  [8.5, 9.4, -16],
  [-11, 9.6, -18],
  [1, 11.5, -20],
]

/** The town of islands behind the piers. */
export function town(set: FilmSet): void {
  cloudWorld(set)
  island(set, [-13, 0.6, -17], 5.2, 3)
  island(set, [-27, 3.4, -30], 6, 5)
  island(set, [4, -1.4, -27], 4, 8)
  island(set, [25, 1.2, -36], 6.4, 11)
}

export const harbor = shot({
  name: 'harbor',
  seconds: 7,
  look: golden,
  lens: 32,
  fadeIn: 0.7,
  stage(set) {
    town(set)
    kites(set, KITES)
    pier(set, { left: -16, right: 12 })
    windGrass(set, [-4.2, -0.6, 6.2], 5)
    const ship = airship(set, [13, 1, -14], { size: 0.8 })
    const suzu = bringSuzu(set, [1.6, 0])
    const momo = set.cast(family.momo, [2.9, 0.1])
    return (t) => {
      const drawn = onTwos(t)
      ship.position.y = 1.2 + 0.2 * Math.sin(t * 0.8)
      suzu.place(1.6, 0, 2.3 - 1.1 * progress(drawn, 5, 5.4))
      suzu.pose(drawn, {
        look: keys(drawn, [4.6, [0.3, 0.4]], [5, [0.8, -0.2]]),
        tilt: 0.12 * progress(drawn, 5.2, 5.5),
      })
      suzu.breeze(drawn)
      momo.place(keys(drawn, [3.4, 7.2], [5, 3, ease.linear]), 0.3, -1.3)
      momo.pose(drawn, {
        walk: 14,
        stride: 1.1 * (1 - progress(drawn, 4.8, 5.05)),
        armL: [1.3 * progress(drawn, 5, 5.3), 0],
        wow: 0.5,
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-1.2, 4.6, 17]],
          [2.3, [-1.2, 4.6, 17]],
          [5.6, [1.2, 2.2, 12], ease.smoother],
          [7, [1.2, 2.15, 11.2]],
        ),
        at: keys(
          t,
          [0, [-1.2, 10.4, 0]],
          [2.3, [-1.2, 10.4, 0]],
          [5.6, [1.2, 3.2, 0], ease.smoother],
          [7, [1.2, 3.1, 0]],
        ),
      })
      return {
        focus: 17,
        range: 14,
        blur: 0.4,
        lettering: {
          ...titleLook,
          x: 640,
          y: 232,
          age: t - 0.6,
          gone: progress(t, 3, 3.5),
          entrance: 'rise',
          lines: [
            { text: 'Kites over', size: 112 },
            { text: 'Cloud Harbor', size: 176 },
          ],
        },
      }
    }
  },
})

export const plea = shot({
  name: 'plea',
  seconds: 6.5,
  look: golden,
  lens: 29,
  stage(set) {
    town(set)
    kites(set, [
      [-4, 5.4, -9],
      [5, 6.6, -13],
    ])
    pier(set, { left: -16, right: 12 })
    const ship = airship(set, [7.5, 1.4, -18], { size: 0.8 })
    windGrass(set, [-3, -0.3, 3.2], 2.6, 4)
    const suzu = bringSuzu(set)
    const momo = set.cast(family.momo)
    const held = letter(momo.handR, [-0.34, -0.24, 0.06], 0.8)
    held.rotation.x = 1.35
    const taken = letter(suzu.handR, [0, -0.14, 0.24], 0.62)
    taken.rotation.set(1.5, 0, 0.2)
    return (t, { talk }) => {
      const drawn = onTwos(t)
      ship.position.x = 7.5 + 0.25 * t
      const given = drawn >= 3.5
      held.visible = !given
      taken.visible = given
      const resolve = progress(drawn, 3.9, 4.2)
      suzu.place(-0.75, 0, 0.55 - 0.1 * resolve)
      suzu.pose(drawn, {
        look: keys(drawn, [3.8, [0.6, -0.5]], [4.05, [0.75, 0.35]], [5.2, [0.75, 0.35]]),
        sad: pulse(drawn, 1.2, 3, 0.3) * 0.7,
        brave: resolve,
        armR: keys(drawn, [2.9, [0, 0]], [3.3, [1.25, 0.1]], [3.9, [1.25, 0.1]], [4.2, [1.9, 0.2]]),
        squash: -0.1 * pulse(drawn, 5.5, 6.2, 0.2),
        lean: 0.22 * progress(drawn, 5.6, 5.9),
        talk: talk('suzu'),
        earDroop: 0.3 * pulse(drawn, 1.3, 3, 0.3),
      })
      suzu.breeze(drawn)
      momo.place(0.85, 0.35, -0.45)
      momo.pose(drawn, {
        look: [-0.25, 0.65],
        armL: [1.5 * (1 - progress(drawn, 3.6, 4)), -0.1],
        armR: [1.5 * (1 - progress(drawn, 3.6, 4)), -0.15],
        sad: 1 - progress(drawn, 3.7, 4),
        grin: progress(drawn, 4.3, 4.6),
        hop: drawn > 4.6 ? 7 : 0,
        hopHeight: 0.12 * progress(drawn, 4.6, 4.9),
        talk: talk('momo'),
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.5, 1.35, 7.6]], [3.4, [0.3, 1.35, 6.6]], [6.5, [0.1, 1.3, 5.7]]),
        at: keys(t, [0, [0.25, 1.7, 0]], [3.4, [0.05, 1.65, 0]], [6.5, [-0.35, 1.75, 0]]),
      })
      return { focus: suzu.faceAt(), range: 1.8, blur: 0.72 }
    }
  },
})

/** Metres a second, and where the run begins. */
const RUN = { speed: 4.6, from: -13 }

export const run = shot({
  name: 'run',
  seconds: 6,
  look: golden,
  lens: 31,
  stage(set) {
    town(set)
    kites(set, [
      [-8, 6, -9],
      [0, 7.2, -12],
      [7, 6.2, -9],
      [14, 7.6, -13],
    ])
    pier(set, { left: -26, right: 26, nearPosts: true })
    const ship = airship(set, [10, 3.2, -24], { size: 0.9 })
    const suzu = bringSuzu(set)
    letter(suzu.handL, [0, -0.2, 0.1], 0.55)
    const shadowAt = followShadow(set)
    const x = (t: number) => RUN.from + RUN.speed * t
    const lines = speedLines(set)
    return (t, { talk }) => {
      const drawn = onTwos(t)
      ship.position.x = 10 + 0.9 * t
      const here = x(t)
      shadowAt([here, 0, 0])
      const leap = pulse(drawn, 4, 4.75, 0.3)
      suzu.place(here, 0.1, 1, 0.95 * leap)
      suzu.pose(drawn, {
        walk: 15,
        stride: 1.5 * (1 - 0.7 * leap),
        lean: 0.34 - 0.2 * leap,
        look: keys(drawn, [1.2, [0, 0.1]], [1.5, [0.25, 0.6]], [3.2, [0.25, 0.6]], [3.5, [0, 0]]),
        squash: 0.1 * leap - 0.16 * pulse(drawn, 3.75, 4.05, 0.15),
        brave: 0.8,
        talk: talk('suzu'),
        armL: [0.4 * leap, 0.8 * leap],
        armR: [0.4 * leap, 0.8 * leap],
        earDroop: 0.35,
      })
      suzu.breeze(drawn * 1.4, 0.15)
      lines(here, drawn)
      const ahead = keys(t, [0, 1.6], [6, 0.6])
      set.camera.shoot({
        t,
        from: [here + ahead + 0.6, 1.1, keys(t, [0, 8.6], [2.6, 5.9], [6, 7.4])],
        at: [here + ahead - 0.3, 1.65, 0],
        roll: 0.05,
      })
      return { focus: suzu.faceAt(), range: 2.4, blur: 0.66 }
    }
  },
})

/** White strokes that fly past to the left, above and below the runner. */
export function speedLines(set: FilmSet, count = 26) {
  const strokes = scatter(count, 23, (random) => {
    const length = 1 + random() * 2.6
    const near = random() > 0.5
    const root = joint(set.scene)
    sculpt(
      (s) => s.box('#fff6e0', [0, 0, 0], [length, 0.012 + random() * 0.02, 0.01], { glow: 1 }),
      { to: root, shadow: false },
    )
    const high = random() > 0.35
    return {
      root,
      y: high ? 2.5 + random() * 2.4 : 0.1 + random() * 0.8,
      z: near ? 1.6 + random() : -2.2 - random() * 2,
      phase: random(),
      pace: 0.8 + random() * 0.7,
    }
  })
  return (x: number, t: number) => {
    for (let index = 0; index < strokes.length; index++) {
      const { root, y, z, phase, pace } = cycle(strokes, index)
      const share = (((phase - t * pace) % 1) + 1) % 1
      root.position.set(x + (share - 0.5) * 22, y, z)
    }
  }
}
