import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'
import { type Random, seededRandom } from '../../time/random.ts'

/** Two hues of china: the glaze and its shade. */
export type China = readonly [glaze: string, low: string]

const grown = (profile: readonly Vec2[], radius: number, height: number): Vec2[] =>
  profile.map(([x, y]): Vec2 => [x * radius, y * height])

/** A round-bellied teapot, `size` metres to its knob; the spout is on the right. */
export function teapot(s: Sculptor, [x, y, z]: Vec3, size: number, hues: China, trim: string) {
  const at = (dx: number, dy: number, dz = 0): Vec3 => [x + dx * size, y + dy * size, z + dz * size]
  const belly: readonly Vec2[] = [
    [0.001, 0],
    [0.34, 0.01],
    [0.52, 0.3],
    [0.46, 0.56],
    [0.24, 0.74],
    [0.001, 0.76],
  ]
  s.turn(hues[0], belly, { at: [x, y, z], size, grad: hues[1], gloss: 0.7, segments: 32 })
    .ball(hues[0], at(0, 0.74), [0.25 * size, 0.1 * size, 0.25 * size], {
      gloss: 0.7,
      segments: 26,
    })
    .ball(trim, at(0, 0.88), 0.075 * size, { gloss: 0.8 })
    .ring(trim, at(0, 0.735), [0.25 * size, 0.02 * size], { rotate: [Math.PI / 2, 0, 0] })
    .tube(hues[0], [at(0.4, 0.24), at(0.6, 0.3), at(0.68, 0.5), at(0.8, 0.62)], 0.075 * size, {
      gloss: 0.7,
      grad: hues[1],
    })
    .ring(hues[0], at(-0.54, 0.4), [0.19 * size, 0.05 * size], { gloss: 0.7, grad: hues[1] })
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * Math.PI * 2 + 0.3
    s.ball(trim, at(Math.cos(angle) * 0.51, 0.36, Math.sin(angle) * 0.51), 0.05 * size, {
      segments: 10,
      gloss: 0.4,
    })
  }
}

/** An open cup with its inside, its foot at `at`. `radius` of the rim and `height` in metres; the
 *  handle is on the side `handle` (radians about y, 0 to the right), none when left out. */
export function cup(
  s: Sculptor,
  at: Vec3,
  {
    radius,
    height,
    hues,
    trim,
    handle,
  }: { radius: number; height: number; hues: China; trim: string; handle?: number },
): void {
  const outside: readonly Vec2[] = [
    [0.001, 0],
    [0.5, 0],
    [0.54, 0.06],
    [0.76, 0.22],
    [0.9, 0.5],
    [0.97, 0.8],
    [1, 1],
    [0.95, 1.015],
    [0.91, 0.98],
    [0.86, 0.6],
    [0.7, 0.3],
    [0.45, 0.14],
    [0.001, 0.1],
  ]
  s.lathe(hues[0], grown(outside, radius, height), {
    at,
    grad: hues[1],
    gloss: 0.5,
    segments: 36,
  }).ring(trim, [at[0], at[1] + height * 0.99, at[2]], [radius * 0.975, radius * 0.035], {
    rotate: [Math.PI / 2, 0, 0],
    segments: 36,
    gloss: 0.5,
  })
  if (handle === undefined) return
  const [dx, dz] = [Math.cos(handle) * radius, -Math.sin(handle) * radius]
  s.ring(
    hues[0],
    [at[0] + dx * 1.12, at[1] + height * 0.55, at[2] + dz * 1.12],
    [height * 0.24, height * 0.07],
    { rotate: [0, handle, 0], gloss: 0.5, grad: hues[1] },
  )
}

/** A saucer of `radius` metres with its middle at `at`. */
export function saucer(s: Sculptor, at: Vec3, radius: number, hues: China, trim: string): void {
  const profile: readonly Vec2[] = [
    [0.001, 0.02],
    [0.5, 0.02],
    [0.8, 0.06],
    [1, 0.16],
    [0.97, 0.18],
    [0.76, 0.1],
    [0.5, 0.07],
    [0.001, 0.06],
  ]
  s.lathe(hues[0], grown(profile, radius, radius), {
    at,
    grad: hues[1],
    gloss: 0.5,
    segments: 40,
  }).ring(trim, [at[0], at[1] + radius * 0.165, at[2]], [radius * 0.985, radius * 0.02], {
    rotate: [Math.PI / 2, 0, 0],
    segments: 40,
  })
}

/** One sugar cube, `edge` metres, its middle at `at`. */
export function sugarCube(s: Sculptor, at: Vec3, edge = 0.9, turn: Vec3 = [0, 0, 0]): void {
  s.add(new RoundedBoxGeometry(edge, edge, edge, 2, edge * 0.12), '#ffffff', {
    at,
    rotate: turn,
    glow: 0.3,
    grad: '#d8d4f4',
    gloss: 0.15,
    rim: 0.9,
  })
}

/** A heap of sugar cubes: a full ring below, fewer above. `radius` and `edge` in metres. */
export function sugarHeap(
  s: Sculptor,
  [x, y, z]: Vec3,
  radius: number,
  { edge = 0.9, layers = 3, seed = 4 } = {},
): void {
  const random: Random = seededRandom(seed)
  for (let layer = 0; layer < layers; layer++) {
    const out = radius * (1 - layer / layers) * 0.72
    const count = Math.max(1, Math.round((out * Math.PI * 2) / (edge * 1.25)))
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + layer
      s.add(new RoundedBoxGeometry(edge, edge, edge, 2, edge * 0.12), '#ffffff', {
        at: [
          x + Math.cos(angle) * out,
          y + layer * edge * 0.72 + random() * 0.12,
          z + Math.sin(angle) * out,
        ],
        rotate: [(random() - 0.5) * 1.1, random() * 3, (random() - 0.5) * 1.1],
        glow: 0.3,
        grad: '#d8d4f4',
        gloss: 0.15,
        rim: 0.9,
      })
    }
  }
}
