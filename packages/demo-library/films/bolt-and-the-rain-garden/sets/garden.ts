import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter, seededRandom } from '@starnest/film-kit/time/random'
import { bush, flower, grassTuft } from '@starnest/film-kit/world/nature/small-plants'

const GREENS = ['#7ad86a', '#3fa85a'] as const
const FLOWERS = ['#ff8fb0', '#ffe070', '#ffffff', '#c89aff'] as const

/** A carpet of green on the roof: grass, flowers, pots and a young tree. */
export function garden(set: FilmSet): void {
  const random = seededRandom(5)
  const places = scatter(150, 9, (next) => ({
    x: (next() - 0.5) * 2,
    z: (next() - 0.5) * 2,
    size: next(),
  }))
  sculpt(
    (s) => {
      s.ball('#5fc060', [0, -0.02, 0.2], [4.4, 0.14, 2.5], { segments: 40, rim: 0.4 })
      for (const [index, { x, z, size }] of places.entries()) {
        if (x * x + z * z > 0.9) continue
        const at: Vec3 = [x * 4.2, 0.06, 0.2 + z * 2.35]
        if (Math.hypot(at[0] + 0.1, at[2] - 0.5) < 0.75) continue
        if (index % 4 === 0) flower(s, at, 0.3 + size * 0.25, cycle(FLOWERS, index / 4))
        else grassTuft(s, at, 0.22 + size * 0.2, GREENS, random)
      }
      bush(s, [-2.9, 0, -1], 0.9, GREENS, '#ff8fb0')
      bush(s, [3.1, 0, -0.9], 0.75, GREENS, '#ffe070')
      for (const [x, z, hue] of [
        [-3.6, 1.6, '#ff9a6a'],
        [3.5, 1.7, '#8fb4ff'],
        [-1.9, -1.5, '#ffd070'],
      ] as const) {
        s.cylinder(hue, [x, 0.25, z], [0.3, 0.22, 0.5], { segments: 20 })
        flower(s, [x, 0.4, z], 0.8, '#ff8fb0')
        flower(s, [x + 0.15, 0.4, z + 0.06], 0.6, '#ffffff')
        grassTuft(s, [x, 0.45, z], 0.4, GREENS, random)
      }
    },
    { to: set.scene },
  )
}

/** A window of the house across the street: 0 is shut, 1 open with somebody looking out. */
export type Neighbour = { open: (t: number, share: number) => void }

const PEOPLE = [
  ['#f0b48a', '#5a3a2a', '#ff7a8a'],
  ['#8a5a3c', '#2a1c30', '#ffd060'],
  ['#ffd0b0', '#e0a040', '#6ab0ff'],
  ['#c88a5a', '#f0f0f8', '#c08aff'],
] as const

/** The house across the street with eight windows, in the order in which they open. */
export function neighbours(set: FilmSet): Neighbour[] {
  sculpt(
    (s) => {
      s.box('#e2c4e4', [0, -4, -9], [13.4, 19.6, 3], { grad: '#f0a8a0', rim: 0.3 }).box(
        '#ffd8c8',
        [0, 5.85, -9],
        [13.9, 0.3, 3.4],
      )
      for (const y of [0.6, 3.1]) s.box('#fff0e4', [0, y - 0.1, -7.45], [13.4, 0.16, 0.2])
    },
    { to: set.scene, shadow: false },
  )
  const order = [2, 0, 3, 1, 5, 7, 4, 6]
  return order.map((slot, index) =>
    neighbour(set, [((slot % 4) - 1.5) * 3.1, slot < 4 ? 1.9 : 4.4, -7.45], index),
  )
}

function neighbour(set: FilmSet, at: Vec3, index: number): Neighbour {
  const root = set.add(joint(undefined, at))
  const [skin = '#f0b48a', hair = '#5a3a2a', coat = '#ff7a8a'] = cycle(PEOPLE, index)
  sculpt(
    (s) =>
      s
        .box('#fff0dc', [0, 0, 0], [1.6, 1.7, 0.12])
        .box('#ffcf80', [0, 0, 0.04], [1.4, 1.5, 0.1], { glow: 0.9, grad: '#ff9a6a', rim: 0 })
        .box('#fff0dc', [0, -0.84, 0.16], [1.8, 0.14, 0.4]),
    { to: root, shadow: false },
  )
  const person = joint(root, [0, -0.9, 0.14])
  sculpt(
    (s) =>
      s
        .ball(coat, [0, 0.1, 0], [0.44, 0.4, 0.2])
        .ball(skin, [0, 0.66, 0.05], [0.34, 0.34, 0.26], { segments: 22 })
        .ball(hair, [0, 0.78, -0.04], [0.38, 0.32, 0.26], { segments: 22 })
        .ball('#2a1c40', [-0.12, 0.64, 0.29], [0.045, 0.06, 0.03], { segments: 8 })
        .ball('#2a1c40', [0.12, 0.64, 0.29], [0.045, 0.06, 0.03], { segments: 8 })
        .ring('#a8484a', [0, 0.55, 0.29], [0.07, 0.02], { arc: Math.PI, rotate: [0, 0, Math.PI] }),
    { to: person, shadow: false },
  )
  const shutters = [-1, 1].map((side) => {
    const hinge = joint(root, [side * 0.74, 0, 0.12])
    sculpt(
      (s) => {
        s.box('#7f8fe0', [-side * 0.37, 0, 0], [0.74, 1.56, 0.07])
        for (let bar = 0; bar < 5; bar++)
          s.box('#a8b4f4', [-side * 0.37, bar * 0.28 - 0.56, 0.04], [0.56, 0.1, 0.03])
      },
      { to: hinge, shadow: false },
    )
    return { hinge, side }
  })
  return {
    open(t, share) {
      for (const { hinge, side } of shutters) hinge.rotation.y = side * 2.5 * share
      const here = clamp(share * 2 - 1)
      person.position.y = -1.5 + 0.72 * here + 0.03 * Math.sin(t * 3 + index)
      person.visible = here > 0.01
      person.rotation.z = 0.08 * Math.sin(t * 2.2 + index * 1.3) * here
    },
  }
}
