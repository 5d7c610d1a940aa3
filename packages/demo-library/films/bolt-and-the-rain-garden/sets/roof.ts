import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { type Glow, glow } from '@starnest/film-kit/light/glow'
import { smoke } from '@starnest/film-kit/particles/effects'
import { clearCylinder } from '@starnest/film-kit/sculpt/clear-cylinder'
import { leafOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { NEON, reflections } from './city.ts'

type Joint = ReturnType<typeof joint>
type Parent = Parameters<typeof joint>[0]

const LEAF = '#7cf055'
const LEAF_LOW = '#1f9e48'

/** The wet roof: slab, parapet, pipes and a lift that is shut. */
export function roof(set: FilmSet, plan: { dawn?: boolean; lift?: Vec3 } = {}): void {
  const { dawn = false, lift = [4.1, 0, -2.4] } = plan
  const wall = dawn ? '#c08ab0' : '#4a4a9c'
  const shade = dawn ? '#8a5a9a' : '#2c2a72'
  sculpt(
    (s) => {
      s.box(dawn ? '#b890c0' : '#35337e', [0, -0.5, 0], [18, 1, 10], { rim: 0.15 })
        .box(wall, [0, 0.3, -4.2], [18, 0.6, 0.5], { grad: shade })
        .box(dawn ? '#ffd8c0' : '#7a80d8', [0, 0.63, -4.2], [18, 0.1, 0.6])
      for (let i = 0; i < 7; i++) s.box(shade, [i * 2.6 - 7.8, 0.3, -3.92], [0.12, 0.6, 0.1])
      s.cylinder(wall, [-4.3, 0.55, -2.7], [0.55, 0.6, 1.1], { grad: shade, segments: 24 })
        .cylinder(shade, [-4.3, 1.15, -2.7], [0.66, 0.66, 0.14], { segments: 24 })
        .tube(
          wall,
          [
            [-6.8, 0.2, -2.2],
            [-5.6, 0.22, -1.8],
            [-5.2, 0.9, -2.4],
            [-5.1, 1.6, -3.4],
          ],
          0.16,
        )
        .box(wall, [-2.6, 0.35, -3.3], [1.2, 0.7, 0.8], { grad: shade })
        .ring('#8f98e0', [-2.6, 0.36, -2.88], [0.24, 0.04])
      const [x, y, z] = lift
      s.box(wall, [x, y + 1.4, z], [2.5, 2.8, 1.6], { grad: shade })
        .box(dawn ? '#ffd8c0' : '#7a80d8', [x, y + 2.86, z], [2.8, 0.16, 1.9])
        .box('#23225e', [x, y + 1.1, z + 0.82], [1.5, 2.1, 0.06])
        .box('#5a62b4', [x - 0.36, y + 1.1, z + 0.85], [0.68, 2, 0.06], { gloss: 0.3 })
        .box('#5a62b4', [x + 0.36, y + 1.1, z + 0.85], [0.68, 2, 0.06], { gloss: 0.3 })
        .box('#ff5a5a', [x, y + 2.4, z + 0.84], [1, 0.14, 0.08], { glow: dawn ? 0.6 : 1.2, rim: 0 })
    },
    { to: set.scene },
  )
  if (dawn) return
  smoke(set, [-4.3, 1.2, -2.7], { color: '#b8a8f0', opacity: 0.2, rise: 1.2 })
  glow(set.scene, '#ff5a5a', 1.8, [lift[0], lift[1] + 2.4, lift[2] + 1], 0.6)
  const puddles = [
    [-1.9, 0.9, 1.25],
    [1.7, 1.7, 1.5],
    [2.2, -1.6, 1],
    [-3.2, -1, 1.1],
    [0.2, 3.2, 1.4],
  ]
  sculpt(
    (s) => {
      for (const [x = 0, z = 0, r = 1] of puddles)
        s.ball('#3d3aa4', [x, 0, z], [r, 0.015, r * 0.55], { gloss: 0.6, rim: 0.9, segments: 26 })
    },
    { to: set.scene, shadow: false },
  )
  reflections(set, [
    [-1.9, 0.9, 0.7, NEON.pink],
    [-3.2, -1, 0.6, NEON.violet],
    [1.7, 1.7, 0.8, NEON.cyan],
    [2.2, -1.6, 0.6, NEON.gold],
    [0.3, 3.2, 0.7, NEON.pink],
    [3.9, 0.6, 0.5, '#ff5a5a'],
  ])
}

/** The torn postcard: a green hill and a green tree, the first green of the film. */
export function postcard(to: Parent, size = 1): Joint {
  const card = joint(to)
  sculpt(
    (s) =>
      s
        .box('#fff3dc', [0, 0, 0], [1, 0.7, 0.03], { rim: 0.2 })
        .box('#9fdcf4', [0, 0.03, 0.012], [0.88, 0.54, 0.02], { glow: 0.85, rim: 0 })
        .ball('#4fd86a', [-0.14, -0.2, 0.015], [0.29, 0.17, 0.02], { glow: 0.95, rim: 0 })
        .ball('#35bf62', [0.2, -0.2, 0.018], [0.23, 0.1, 0.02], { glow: 0.95, rim: 0 })
        .box('#8a5a3a', [-0.12, 0, 0.03], [0.04, 0.16, 0.015], { glow: 0.8, rim: 0 })
        .ball('#5fe878', [-0.12, 0.13, 0.03], [0.14, 0.13, 0.02], { glow: 1, rim: 0 })
        .box('#fff3dc', [0.47, 0.3, 0.02], [0.2, 0.2, 0.04], { rotate: [0, 0, 0.7], rim: 0.2 }),
    { to: card, shadow: false },
  )
  card.scale.setScalar(size)
  return card
}

/** The lamp glass as a jar, its water and its sprout; shares are 0 to 1. */
export type SeedGlass = {
  root: Joint
  /** Height of the water, growth of the sprout and strength of its light. */
  set: (t: number, shares: { water: number; sprout: number; light: number }) => void
}

/** Bolt's lamp glass, 0.9 m high, standing on its root. */
export function seedGlass(to: Parent): SeedGlass {
  const root = joint(to)
  const wall = clearCylinder({
    topRadius: 0.4,
    bottomRadius: 0.34,
    height: 0.86,
    color: '#cfe8ff',
    opacity: 0.13,
    isOpen: true,
    order: 5,
  })
  wall.position.y = 0.45
  const water = clearCylinder({
    topRadius: 0.38,
    bottomRadius: 0.33,
    height: 0.8,
    color: '#5fb8ff',
    opacity: 0.34,
    order: 4,
  })
  root.add(water, wall)
  sculpt(
    (s) =>
      s
        .cylinder('#8a92d4', [0, 0.03, 0], [0.37, 0.4, 0.09], { gloss: 0.4, segments: 26 })
        .ring('#e8f4ff', [0, 0.88, 0], [0.4, 0.025], {
          rotate: [Math.PI / 2, 0, 0],
          glow: 0.6,
          segments: 32,
        })
        .box('#ffffff', [-0.25, 0.5, 0.29], [0.035, 0.5, 0.01], {
          glow: 0.9,
          rotate: [0, -0.7, 0.05],
        })
        .ball('#8a5a48', [0, 0.1, 0], [0.27, 0.06, 0.27]),
    { to: root, shadow: false },
  )
  const seed = joint(root, [0, 0.17, 0])
  sculpt((s) => s.ball('#e8b070', [0, 0, 0], [0.06, 0.085, 0.06], { glow: 0.4 }), { to: seed })
  const stem = joint(root, [0, 0.14, 0])
  sculpt(
    (s) =>
      s.tube(
        LEAF_LOW,
        [
          [0, 0, 0],
          [0.04, 0.4, 0],
          [-0.03, 0.75, 0],
          [0, 1.05, 0],
        ],
        0.03,
        { glow: 0.5 },
      ),
    { to: stem },
  )
  const leaves = [0, 1, 2, 3].map((index) => leaf(stem, index))
  const halo: Glow = glow(root, '#7dff5a', 3, [0, 0.9, 0.2], 0.7)
  return {
    root,
    set(t, { water: level, sprout, light }) {
      water.scale.y = Math.max(0.01, level)
      water.position.y = 0.07 + 0.4 * level
      water.visible = level > 0.02
      seed.visible = level > 0.09
      const grown = Math.max(0.001, sprout)
      stem.scale.set(0.5 + 0.5 * grown, grown, 0.5 + 0.5 * grown)
      stem.visible = sprout > 0.01
      stem.rotation.z = 0.05 * Math.sin(t * 1.8)
      for (const [index, one] of leaves.entries()) {
        const open = Math.min(1, Math.max(0.001, sprout * 2.2 - 0.5 - index * 0.2))
        one.scale.setScalar(open)
        one.rotation.x = 0.15 * Math.sin(t * 2 + index)
      }
      halo.set(light, 2.6 + 0.3 * Math.sin(t * 2.4))
    },
  }
}

function leaf(stem: Joint, index: number): Joint {
  const side = index % 2 ? 1 : -1
  const high = index > 1
  const hinge = joint(stem, [0, high ? 1.02 : 0.78 + index * 0.08, 0])
  const part = joint(hinge)
  part.rotation.z = side * (high ? -0.55 : -1.15)
  sculpt(
    (s) =>
      s.puff(LEAF, leafOutline(), 0.05, { size: high ? 0.42 : 0.5, grad: LEAF_LOW, glow: 0.55 }),
    { to: part },
  )
  return hinge
}
