import { CylinderGeometry, type Mesh } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, type Random, seededRandom } from '../../time/random.ts'
import type { Hues } from '../nature/trees.ts'

/** A planet, with two rings when a colour is given. `glow` 0 to 1 lifts it out of haze. */
export function planet(
  s: Sculptor,
  at: Vec3,
  radius: number,
  hues: Hues,
  { rings, glow: shine = 0 }: { rings?: string; glow?: number } = {},
): void {
  s.ball(hues[0], at, radius, { segments: 32, grad: hues[1], rim: 1.3, glow: shine })
  if (!rings) return
  const flat = {
    segments: 56,
    rotate: [1.25, 0.25, 0],
    size: [1, 1, 0.25],
    rim: 1,
    glow: shine,
  } as const
  s.ring(rings, at, [radius * 1.65, radius * 0.13], flat)
  s.ring(rings, at, [radius * 2, radius * 0.06], flat)
}

/** A shining full moon with craters and a halo. */
export function fullMoon(
  set: FilmSet,
  at: Vec3,
  { radius = 3.4, color = '#fff1c8', low = '#ffd08a', crater = '#f2c27e', halo = '#ffdca0' } = {},
): Mesh {
  const craters = [
    [-1.1, 1.2, 0.62],
    [1.2, 0.4, 0.8],
    [-0.5, -1.1, 0.95],
    [0.7, 1.9, 0.4],
    [1.5, -1.3, 0.45],
  ] as const
  const unit = radius / 3.4
  const moon = sculpt(
    (s) => {
      s.ball(color, [0, 0, 0], radius, { segments: 48, glow: 1.05, grad: low })
      for (const [x, y, size] of craters) {
        const depth = Math.sqrt(11.2 - x * x - y * y)
        s.ball(
          crater,
          [x * unit, y * unit, depth * unit],
          [size * unit, size * unit, 0.25 * unit],
          {
            segments: 14,
            glow: 1,
            rotate: [-y * 0.28, x * 0.28, 0],
          },
        )
      }
    },
    { to: set.scene, at, shadow: false },
  )
  glow(set.scene, halo, radius * 7, [at[0], at[1], at[2] + 1], 0.4)
  return moon
}

/** Rocks strewn through a box of space; one mesh, to be moved as a whole. */
export function asteroids(
  set: FilmSet,
  plan: {
    count: number
    from: Vec3
    to: Vec3
    size?: number
    colors?: readonly string[]
    grad?: string
    seed?: number
  },
): Mesh {
  const {
    from,
    to,
    size = 0.5,
    colors = ['#8f86c8', '#a58fd0', '#7a74b8'],
    grad = '#4a3a8a',
  } = plan
  const random = seededRandom(plan.seed ?? 21)
  const along = (axis: 0 | 1 | 2) => from[axis] + random() * (to[axis] - from[axis])
  return sculpt(
    (s) => {
      for (let i = 0; i < plan.count; i++) {
        const at: Vec3 = [along(0), along(1), along(2)]
        const rotate: Vec3 = [random() * 3, random() * 3, 0]
        s.rock(cycle(colors, i), at, size * (0.4 + random() * 1.1), { rotate, detail: 1, grad })
      }
    },
    { to: set.scene, faceted: true, shadow: false },
  )
}

/** A cluster of four glowing crystals on the ground; sculpt them faceted. */
export function crystals(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: Hues,
  random: Random,
): void {
  for (let k = 0; k < 4; k++) {
    const share = k ? 0.35 + random() * 0.4 : 1
    const tilt = (random() - 0.5) * (k ? 1.1 : 0.2)
    const dx = k ? (random() - 0.5) * height * 0.7 : 0
    const length = height * share
    const turn = random() * 3
    const place = (along: number): Vec3 => [
      x + dx - Math.sin(tilt) * length * along,
      y + Math.cos(tilt) * length * along,
      z,
    ]
    const tip = new CylinderGeometry(0.001, length * 0.17, length * 0.35, 6)
    const shaft = new CylinderGeometry(length * 0.17, length * 0.13, length * 0.66, 6)
    s.add(tip, hues[0], { at: place(0.83), rotate: [0, turn, tilt], glow: 0.35 })
    s.add(shaft, hues[0], { at: place(0.33), rotate: [0, turn, tilt], grad: hues[1], glow: 0.28 })
  }
}
