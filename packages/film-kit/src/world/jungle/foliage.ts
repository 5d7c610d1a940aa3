import { BufferAttribute, BufferGeometry } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { between, type Random } from '../../time/random.ts'

/** Lit tip and shaded foot of a leaf. */
export type LeafHues = readonly [light: string, shade: string]

const STEPS = 8

/** One giant leaf along +x, seen from both sides: it climbs by `rise` and falls by `drop`, both in
 *  leaf lengths; `width` is its half width in leaf lengths. Geometry for `Sculptor.add`. */
export function leafBlade(length: number, { rise = 0.7, drop = 0.75, width = 0.2 } = {}) {
  const points: number[] = []
  const normals: number[] = []
  for (let i = 0; i <= STEPS; i++) {
    const share = i / STEPS
    const out = length * share * (1 - 0.18 * share)
    const lift = length * (rise * share - drop * share * share)
    const half = length * width * Math.sin(Math.min(1, share * 0.9 + 0.1) * Math.PI) ** 0.8
    const fold = half * 0.35
    points.push(out, lift + fold, -half, out, lift, 0, out, lift + fold, half)
    normals.push(0.25, 0.9, 0.45, 0, 1, 0.1, 0.25, 0.9, -0.3)
  }
  const faces: number[] = []
  for (let i = 0; i < STEPS; i++)
    for (const side of [0, 1]) {
      const a = i * 3 + side
      faces.push(a, a + 1, a + 3, a + 1, a + 4, a + 3, a, a + 3, a + 1, a + 1, a + 3, a + 4)
    }
  const blade = new BufferGeometry()
  blade.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  blade.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  blade.setIndex(faces)
  return blade
}

/** A rosette of `count` giant leaves, each about `length` metres. */
export function leafFan(
  s: Sculptor,
  at: Vec3,
  length: number,
  hues: LeafHues,
  random: Random,
  { count = 7, rise = 0.85, width = 0.2 } = {},
): void {
  for (let i = 0; i < count; i++) {
    const long = length * between(random, 0.75, 1.1)
    s.add(leafBlade(long, { rise: rise * between(random, 0.7, 1.2), width }), hues[0], {
      at,
      rotate: [0, (i / count) * Math.PI * 2 + random() * 0.5, 0],
      grad: hues[1],
      rim: 0.6,
    })
  }
}

/** A jungle tree: trunk with buttress roots up to `height` metres, out of the picture. */
export function jungleTrunk(
  s: Sculptor,
  [x, y, z]: Vec3,
  {
    height = 11,
    radius = 0.5,
    bark = ['#8a5a3c', '#4a3030'] as LeafHues,
    roots = 5,
    turn = 0,
  } = {},
): void {
  s.cylinder(bark[0], [x, y + height / 2, z], [radius * 0.8, radius, height], {
    grad: bark[1],
    segments: 12,
  })
  for (let i = 0; i < roots; i++) {
    const angle = turn + (i / roots) * Math.PI * 2
    const out = (share: number): Vec3 => [
      x + Math.cos(angle) * radius * (0.6 + 2.4 * share),
      y + radius * 3 * (1 - share) ** 2 - 0.1,
      z + Math.sin(angle) * radius * (0.6 + 2.4 * share),
    ]
    s.tube(bark[0], [out(0), out(0.35), out(0.7), out(1)], radius * 0.28, {
      grad: bark[1],
      segments: 7,
    })
  }
}

/** A vine that sags between two points, with small leaves. */
export function vine(s: Sculptor, from: Vec3, to: Vec3, sag: number, hues: LeafHues): void {
  const at = (share: number): Vec3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - sag * 4 * share * (1 - share),
    from[2] + (to[2] - from[2]) * share,
  ]
  s.tube(hues[1], [at(0), at(0.25), at(0.5), at(0.75), at(1)], 0.06, { segments: 16 })
  for (let i = 1; i < 8; i++)
    s.ball(hues[0], [at(i / 8)[0], at(i / 8)[1] - 0.12, at(i / 8)[2]], [0.1, 0.17, 0.05], {
      rotate: [0, i, (i % 2 ? 1 : -1) * 0.5],
      segments: 8,
    })
}

/** A bromeliad or orchid: five thick petals round a bright heart, `size` metres across. */
export function jungleFlower(s: Sculptor, [x, y, z]: Vec3, size: number, color: string): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + 0.3
    s.ball(
      color,
      [x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.3, z],
      [size * 0.26, size * 0.15, size * 0.1],
      { rotate: [0, 0, angle], segments: 10 },
    )
  }
  s.ball('#ffe27a', [x, y, z + size * 0.08], size * 0.14, { segments: 8 })
}
