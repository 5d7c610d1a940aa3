import type { Group } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, type Random, scatter } from '../../time/random.ts'
import type { Hues } from '../nature/trees.ts'

/** A branching coral. */
export function coral(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: Hues,
  random: Random,
): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + random()
    const reach = height * (0.2 + random() * 0.25)
    const top: Vec3 = [
      x + Math.cos(angle) * reach,
      y + height * (0.6 + random() * 0.4),
      z + Math.sin(angle) * reach,
    ]
    const middle: Vec3 = [
      x + Math.cos(angle) * reach * 0.3,
      y + height * 0.4,
      z + Math.sin(angle) * reach * 0.3,
    ]
    s.tube(hues[0], [[x, y, z], middle, top], height * 0.08, { grad: hues[1], segments: 8 })
    s.ball(hues[0], top, height * 0.12, { segments: 10, glow: 0.15 })
  }
}

/** Tall weed that sways with the water; returns nothing to move, it does so by itself. */
export function kelp(set: FilmSet, [x, y, z]: Vec3, height: number, hues: Hues, phase = 0): void {
  const joints: Group[] = []
  let parent = joint(set.scene, [x, y, z])
  const step = height / 6
  for (let i = 0; i < 6; i++) {
    const link = joint(parent, [0, i ? step : 0, 0])
    sculpt(
      (s) =>
        s.ball(hues[0], [0, step / 2, 0], [step * 0.32 * (1 - i * 0.1), step * 0.72, step * 0.1], {
          grad: hues[1],
          rotate: [0, i, 0],
        }),
      {
        to: link,
        shadow: false,
      },
    )
    joints.push(link)
    parent = link
  }
  set.everyFrame((t) => {
    for (const [index, link] of joints.entries())
      link.rotation.z = 0.13 * Math.sin(t * 1.1 + phase - index * 0.6)
  })
}

/** A fish to be moved by its root; `swim` wags its tail and rocks it a little, `t` in seconds. */
export type Fish = { root: Group; swim: (t: number) => void }

/** A small round fish, nose towards +x. */
export function fish(set: FilmSet, hues: Hues, size = 0.4): Fish {
  const root = joint(set.scene)
  root.scale.setScalar(size)
  sculpt(
    (s) => {
      s.ball(hues[0], [0, 0, 0], [0.6, 0.44, 0.3], { grad: hues[1] })
      s.ball(hues[1], [0, 0.42, 0], [0.26, 0.2, 0.05], { segments: 10 })
      for (const side of [-1, 1]) {
        s.ball('#fffaf2', [0.34, 0.12, side * 0.2], 0.14, { segments: 12 })
        s.ball('#1a1020', [0.4, 0.13, side * 0.27], 0.08, { segments: 10, gloss: 0.6 })
      }
    },
    { to: root },
  )
  const tail = joint(root, [-0.55, 0, 0])
  sculpt(
    (s) =>
      s
        .ball(hues[1], [-0.18, 0.14, 0], [0.24, 0.16, 0.05], { rotate: [0, 0, -0.5] })
        .ball(hues[1], [-0.18, -0.14, 0], [0.24, 0.16, 0.05], { rotate: [0, 0, 0.5] }),
    { to: tail },
  )
  return {
    root,
    swim(t) {
      tail.rotation.y = 0.6 * Math.sin(t * 9)
      root.rotation.z = 0.06 * Math.sin(t * 2.1)
    },
  }
}

/** A school that swims to the right in a loose row and comes back on the left. */
export function school(
  set: FilmSet,
  {
    count = 7,
    colors,
    at = [0, 3, -6],
    spread = 5,
    speed = 1.2,
    seed = 9,
  }: {
    count?: number
    colors: readonly Hues[]
    at?: Vec3
    spread?: number
    speed?: number
    seed?: number
  },
): void {
  const fishes = scatter(count, seed, (random) => ({
    dx: random() * 24,
    dy: (random() - 0.5) * spread * 0.4,
    dz: (random() - 0.5) * spread,
    phase: random() * 6.3,
    size: 0.25 + random() * 0.25,
  })).map((plan, index) => ({ ...plan, body: fish(set, cycle(colors, index), plan.size) }))
  set.everyFrame((t) => {
    for (const { body, dx, dy, dz, phase } of fishes) {
      body.swim(t + phase)
      const x = ((dx + t * speed) % 24) - 12
      body.root.position.set(at[0] + x, at[1] + dy + 0.2 * Math.sin(t * 1.3 + phase), at[2] + dz)
    }
  })
}
