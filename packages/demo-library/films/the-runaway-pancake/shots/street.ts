import { shot } from '@starnest/film-kit/film/script'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { dust } from '@starnest/film-kit/particles/dust'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { bringBruno, fox, neighbours } from '../sets/cast.ts'
import { PANCAKE_RADIUS, pancake, spinAfter } from '../sets/pancake.ts'
import { washing, wobble } from '../sets/props.ts'
import { bunting, flowerTub, morning, slope, village } from '../sets/village.ts'

/** A striped sock as a nightcap, taken off the line on the way. */
export function sockOn(body: ReturnType<typeof pancake>) {
  return sculpt(
    (s) => {
      s.tube(
        '#4fa8e0',
        [
          [0.02, 0.56, 0],
          [-0.06, 0.86, 0],
          [-0.32, 0.94, 0],
          [-0.5, 0.72, 0.02],
        ],
        0.13,
      )
      s.ball('#4fa8e0', [-0.52, 0.66, 0.02], [0.15, 0.17, 0.14], { segments: 12 })
      s.ring('#fffaf0', [0.02, 0.6, 0], [0.16, 0.07], { rotate: [Math.PI / 2, 0, 0.1] })
      s.ring('#fffaf0', [-0.2, 0.93, 0], [0.13, 0.035], { rotate: [0, Math.PI / 2, 0.3] })
    },
    { to: body.upright },
  )
}

/** Somebody's spotted bloomers across a hat. */
export function bloomersOn(bruno: ReturnType<typeof bringBruno>) {
  return sculpt(
    (s) => {
      s.ring('#fff0f4', [0, 0.62, 0], [0.6, 0.11], {
        rotate: [Math.PI / 2 - 0.1, 0, 0.08],
        rim: 0.4,
      })
      for (const side of [-1, 1]) {
        s.ball('#ffd0dc', [side * 0.62, 0.42, 0.1], [0.26, 0.36, 0.34], {
          grad: '#ff9fb8',
          segments: 16,
        })
        s.ball('#ffffff', [side * 0.8, 0.5, 0.26], 0.07, { segments: 8 })
        s.ball('#ffffff', [side * 0.7, 0.28, 0.38], 0.06, { segments: 8 })
        s.ring('#fffaf6', [side * 0.64, 0.14, 0.12], [0.22, 0.05], { rotate: [Math.PI / 2, 0, 0] })
      }
    },
    { to: bruno.head },
  )
}

const PACE = 3.6
const START = -10
/** Where the neighbours stand, and how high their hats are; metres. */
const NEIGHBOURS = [-4.2, -2.4, -0.6] as const
const HAT_TOP = 1.62
const hatTime = (x: number) => (x - START) / PACE
const [FIRST, SECOND, THIRD] = [hatTime(-4.2), hatTime(-2.4), hatTime(-0.6)]

const hop = (t: number, from: number, to: number, height: number) => {
  const k = (t - from) / (to - from)
  return k < 0 || k > 1 ? 0 : 4 * height * k * (1 - k)
}

export const chase = shot({
  name: 'chase',
  seconds: 7,
  look: morning,
  lens: 31,
  shadowSpan: 9,
  stage(set) {
    village(set, { from: -22, to: 26, seed: 5 })
    for (const x of [-16, -6, 4, 14])
      bunting(set, [x, 4.9 + slope(x, 0), -3], [x + 9, 4.9 + slope(x + 9, 0), -3], { flags: 12 })
    const line = washing(set, 3.6, 0.9, { width: 6.4, height: 3.4 })
    for (const [x, z, size] of [
      [-9, 4.4, 1],
      [-3.2, 4.6, 0.9],
      [2.2, 4.5, 1],
      [12.4, 4.5, 1],
      [-5.6, -2.6, 1],
      [1.8, -2.6, 1.1],
      [10.5, -2.6, 1],
    ] as const)
      flowerTub(set, x, z, size, size > 0.95 ? '#5fa8c9' : '#d9704f')
    const crowd = neighbours.map((species, index) =>
      set.cast(species, [NEIGHBOURS[index] ?? 0, 0], 0.2),
    )
    const bruno = bringBruno(set)
    const bloomers = bloomersOn(bruno)
    const runaway = pancake()
    set.add(runaway.root)
    const sock = sockOn(runaway)
    const path = (t: number): Vec3 => {
      const x = START + PACE * t
      const high =
        keys(
          t,
          [FIRST - 0.42, 0],
          [FIRST, HAT_TOP, ease.out],
          [THIRD, HAT_TOP],
          [THIRD + 0.5, 0, ease.in],
        ) +
        hop(t, FIRST, SECOND, 0.7) +
        hop(t, SECOND, THIRD, 0.7) +
        hop(t, THIRD + 0.5, THIRD + 0.82, 0.3)
      return [x, slope(x, 0) + PANCAKE_RADIUS + high, 0]
    }
    const puffs = dust(set, (t) => [path(t)[0] - 0.4, slope(path(t)[0], 0) + 0.1, 0.1], {
      count: 30,
    })
    const follow = followShadow(set)
    return (t, { talk }) => {
      const [x, y] = path(t)
      runaway.root.position.set(x, y, 0)
      const landed = [FIRST, SECOND, THIRD, THIRD + 0.5].reduce(
        (sum, at) => sum + pulse(t, at - 0.07, at + 0.15, 0.08),
        0,
      )
      runaway.pose({
        spin: spinAfter(x + 1.4),
        stretch: -0.24 * landed - 0.22 * pulse(t, FIRST - 0.62, FIRST - 0.36, 0.12),
        look: keys(t, [3.4, [0.5, 0]], [3.6, [-1, 0.1]], [4.4, [-0.9, 0.1]], [4.7, [0.5, 0]]),
        grin: 0.8,
        talk: talk('pancake'),
      })
      sock.visible = t > 4.75
      puffs.set(t, 1 - pulse(t, FIRST - 0.4, THIRD + 0.5, 0.1))
      for (const [index, one] of crowd.entries()) {
        const knock = [FIRST, SECOND, THIRD][index] ?? 0
        one.pose(t, {
          look: one.lookAt([x, y, 0.4]),
          squash:
            -0.3 * pulse(t, knock - 0.06, knock + 0.2, 0.09) + 0.2 * wobble(t - knock - 0.18, 18),
          wow: progress(t, knock - 0.3, knock - 0.1),
          armL: [1.2 * progress(t, knock, knock + 0.2), 0.8 * progress(t, knock, knock + 0.2)],
          armR: [1.2 * progress(t, knock, knock + 0.2), 0.8 * progress(t, knock, knock + 0.2)],
        })
      }
      const bx = x - 3.7
      bruno.place(bx, keys(t, [0, -1.3], [3.4, -1.3], [4.6, -0.3]), 0.85)
      bruno.pose(t, {
        walk: 13,
        stride: 1.25,
        lean: 0.26,
        look: [0.25, 0.1],
        wow: 0.6 * pulse(t, FIRST, THIRD + 0.8) + 0.8 * pulse(t, 5.9, 6.9),
        brave: 0.8,
        armR: [1.9 + 0.3 * Math.sin(t * 13), 0.2],
        armL: [1.3 + 0.3 * Math.cos(t * 13), 0.2],
      })
      bloomers.visible = t > 5.75
      line.set(t, pulse(t, 4.3, 5.4, 0.3) + pulse(t, 5.2, 6.8, 0.4))
      follow([x - 1, slope(x, 0), 0])
      const drop = slope(x, 0)
      set.camera.shoot({
        t,
        sway: 0.08,
        from: [x - 1.2, 2.5 + drop, keys(t, [0, 10.4], [3.2, 10.8], [5, 11.4], [7, 10.6])],
        at: [x - 1.5, 1.75 + drop, 0],
        roll: -0.03,
      })
      return { focus: [x - 1.5, y, 0], range: 2.2, blur: 0.85 }
    }
  },
})

export const dozing = shot({
  name: 'dozing',
  seconds: 5.5,
  look: morning,
  lens: 29,
  shadowSpan: 10,
  stage(set) {
    village(set, { from: -15, to: 15, seed: 8 })
    bunting(set, [-8, 4.8, -3], [8, 3.6, -3], { flags: 20 })
    flowerTub(set, -2.5, 0.9, 1.05)
    flowerTub(set, 4.2, -2.4, 1.1, '#5fa8c9')
    const sleeper = set.cast(fox, [-0.95, 1.3], 0.16)
    const runaway = pancake()
    set.add(runaway.root)
    sockOn(runaway)
    const bruno = bringBruno(set)
    bloomersOn(bruno)
    const path = (t: number): Vec3 => {
      const x = keys(
        t,
        [0, -7],
        [1.05, 1.72, ease.out],
        [2.1, 1.8],
        [2.75, 2.3],
        [2.95, 2.1],
        [3.7, 9, ease.in],
      )
      return [
        x,
        slope(x, 0) + PANCAKE_RADIUS + 0.05 * Math.abs(Math.sin(t * 14)) * pulse(t, 2.1, 2.75),
        0,
      ]
    }
    const puffs = dust(set, (t) => [path(t)[0] - 0.5, slope(path(t)[0], 0) + 0.1, 0.1], {
      from: 2.9,
    })
    return (t, { talk }) => {
      const [x, y, z] = path(t)
      runaway.root.position.set(x, y, z)
      runaway.pose({
        spin: spinAfter(x - 1.8),
        stretch: 0.16 * wobble(t - 1.05, 16) - 0.14 * pulse(t, 2.72, 3, 0.1),
        look: keys(
          t,
          [1.1, [-0.6, 0]],
          [1.25, [-1, 0.1]],
          [1.7, [-1, 0.1]],
          [1.85, [0, 0]],
          [2.15, [0, 0]],
          [2.3, [1, 0]],
        ),
        wow: pulse(t, 1.1, 1.75, 0.12),
        sly: pulse(t, 1.8, 3, 0.15),
      })
      puffs.set(t, progress(t, 2.95, 3.05))
      const asleep = 1 - progress(t, 2.95, 3.08)
      const sniff = pulse(t, 1.5, 2.95, 0.25)
      sleeper.pose(t, {
        sit: 1,
        happy: asleep,
        nod:
          0.3 * asleep * (1 - sniff) +
          0.05 * Math.sin(t * 1.6) * asleep +
          0.05 * Math.sin(t * 22) * sniff,
        tilt: -0.24 * asleep * (1 - sniff),
        look: keys(
          t,
          [1.4, [0, 0]],
          [1.8, [0.55, 0.35]],
          [2.9, [0.7, 0.25]],
          [3.05, [0.95, 0]],
          [3.45, [0.95, 0]],
          [3.62, [0, 0.05]],
          [4.35, [0, 0.05]],
          [4.5, [-0.6, 0.1]],
          [5.1, [0.9, 0.1]],
        ),
        wow: pulse(t, 2.97, 3.5, 0.1) + 0.9 * progress(t, 4.45, 4.6),
        talk: talk('fox'),
        squash: 0.14 * wobble(t - 3, 16) + 0.1 * wobble(t - 4.5, 16),
        earDroop: 0.5 * asleep * (1 - sniff),
        armL: [0.5, 0.05],
        armR: [0.5 + 0.8 * progress(t, 3.6, 3.8) * (1 - progress(t, 4.3, 4.5)), 0.05],
      })
      const bx = keys(t, [4.15, -7.5], [5.5, 6.5, ease.linear])
      bruno.place(bx, -0.4, 0.8)
      bruno.pose(t, {
        walk: 14,
        stride: 1.25,
        lean: 0.28,
        look: [0.3, 0],
        wow: 0.8,
        armR: [2 + 0.3 * Math.sin(t * 13), 0.2],
        armL: [1.3, 0.2],
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.5, 1.75, 8.6]],
          [2.6, [0.4, 1.7, 7.9]],
          [3.3, [0.15, 1.65, 7.2]],
          [5.5, [0.3, 1.85, 8]],
        ),
        at: keys(
          t,
          [0, [0.35, 1.3, 0.5]],
          [2.6, [0.2, 1.25, 0.6]],
          [3.3, [-0.1, 1.3, 0.6]],
          [5.5, [0.1, 1.4, 0.5]],
        ),
      })
      return { focus: keys(t, [0.5, 7], [2.8, 7], [3.1, 6]), range: 1.5, blur: 0.95 }
    }
  },
})
