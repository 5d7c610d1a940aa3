import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** Lit and shaded hue. */
export type Hues = readonly [light: string, shade: string]

/** Fir of three cones; `snow` colours its top. */
export function pine(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: Hues,
  snow?: string,
): void {
  s.cylinder('#6a4434', [x, y + height * 0.1, z], [height * 0.045, height * 0.06, height * 0.24], {
    segments: 8,
  })
  for (let i = 0; i < 3; i++) {
    const color = snow && i > 0 ? snow : hues[0]
    s.cone(
      color,
      [x, y + height * (0.16 + i * 0.24), z],
      height * (0.27 - i * 0.065),
      height * (0.44 - i * 0.03),
      {
        grad: hues[1],
        segments: 12,
        rim: 0.7,
      },
    )
  }
}

/** Leafy tree of four balls. */
export function leafyTree(s: Sculptor, [x, y, z]: Vec3, height: number, hues: Hues): void {
  s.cylinder('#7a5040', [x, y + height * 0.22, z], [height * 0.05, height * 0.075, height * 0.5], {
    segments: 8,
  })
  for (const [dx, dy, dz, radius] of [
    [0, 0.68, 0, 0.3],
    [-0.2, 0.54, 0.06, 0.21],
    [0.21, 0.56, 0.02, 0.22],
    [0.03, 0.5, 0.17, 0.2],
  ] as const) {
    s.ball(hues[0], [x + dx * height, y + dy * height, z + dz * height], radius * height, {
      segments: 14,
      grad: hues[1],
      rim: 0.7,
    })
  }
}

/** Bare, crooked tree for spooky and winter woods. */
export function bareTree(s: Sculptor, [x, y, z]: Vec3, height: number, color = '#4a3a5a'): void {
  const at = (dx: number, dy: number, dz = 0): Vec3 => [
    x + dx * height,
    y + dy * height,
    z + dz * height,
  ]
  s.tube(color, [at(0, -0.02), at(0.03, 0.3), at(-0.03, 0.6), at(0.05, 0.95)], height * 0.05)
  s.tube(color, [at(0.01, 0.42), at(0.2, 0.6), at(0.24, 0.85), at(0.38, 0.92)], height * 0.03)
  s.tube(color, [at(0, 0.52), at(-0.2, 0.68), at(-0.26, 0.92)], height * 0.028)
  s.tube(color, [at(0.2, 0.6), at(0.36, 0.66, 0.06)], height * 0.02)
  s.tube(color, [at(-0.2, 0.68), at(-0.36, 0.7, 0.05)], height * 0.018)
}
