import { BufferAttribute, BufferGeometry } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import type { Random } from '../../time/random.ts'
import type { Hues } from './trees.ts'

const BLADES = 5

/** A fan of curved grass blades, five vertices each. */
export function grassTuft(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: Hues,
  random: Random,
): void {
  for (let i = 0; i < BLADES; i++) {
    const angle = random() * Math.PI * 2
    const bend = 0.15 + random() * 0.5
    const length = height * (0.6 + random() * 0.6)
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)]
    const width = height * 0.1
    const edge = (share: number, side: number) => [
      dx * bend * length * share * share - dz * width * side * (1 - share * 0.75),
      length * share,
      dz * bend * length * share * share + dx * width * side * (1 - share * 0.75),
    ]
    const blade = new BufferGeometry()
    const vertices = [edge(0, -1), edge(0, 1), edge(0.55, -1), edge(0.55, 1), edge(1, 0)].flat()
    blade.setAttribute('position', new BufferAttribute(new Float32Array(vertices), 3))
    blade.setIndex([0, 1, 2, 1, 3, 2, 2, 3, 4, 0, 2, 1, 1, 2, 3, 2, 4, 3])
    const normals = Array.from({ length: BLADES }, () => [dx * 0.35, 0.9, dz * 0.35]).flat()
    blade.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
    s.add(blade, hues[0], {
      at: [x + (random() - 0.5) * height * 0.6, y - 0.02, z + (random() - 0.5) * height * 0.6],
      grad: hues[1],
      rim: 0.2,
    })
  }
}

/** Daisy of five petals. */
export function flower(s: Sculptor, [x, y, z]: Vec3, height: number, color: string): void {
  s.cylinder('#4f9a5a', [x, y + height * 0.4, z], [height * 0.05, height * 0.06, height * 0.9], {
    segments: 5,
  })
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.257
    const petal: Vec3 = [
      x + Math.cos(angle) * height * 0.22,
      y + height * 0.9,
      z + Math.sin(angle) * height * 0.22,
    ]
    s.ball(color, petal, [height * 0.17, height * 0.1, height * 0.17], { segments: 8 })
  }
  s.ball('#ffd75a', [x, y + height * 0.94, z], height * 0.13, { segments: 8 })
}

/** Toadstool with dots; `glow` above 0 makes it shine in the dark. */
export function mushroom(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  cap: string,
  glow = 0,
): void {
  s.turn(
    '#fff2e0',
    [
      [0.001, 0],
      [0.16, 0.02],
      [0.12, 0.3],
      [0.14, 0.62],
      [0.001, 0.66],
    ],
    {
      at: [x, y, z],
      size: height,
      rows: 10,
      segments: 12,
    },
  )
  s.turn(
    cap,
    [
      [0.001, 0.5],
      [0.44, 0.52],
      [0.4, 0.78],
      [0.2, 0.96],
      [0.001, 1],
    ],
    {
      at: [x, y, z],
      size: height,
      rows: 12,
      glow,
      grad: cap,
    },
  )
  for (const [angle, rise] of [
    [0.4, 0.8],
    [1.7, 0.84],
    [2.9, 0.78],
    [4.2, 0.82],
    [5.3, 0.76],
  ] as const) {
    const out = 0.36 - (rise - 0.76) * 0.6
    s.ball(
      '#fff8ea',
      [x + Math.cos(angle) * out * height, y + rise * height, z + Math.sin(angle) * out * height],
      0.06 * height,
      {
        segments: 8,
        glow,
      },
    )
  }
}

/** Round bush of three balls, with berries when a colour is given. */
export function bush(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: Hues,
  berries?: string,
): void {
  for (const [dx, dy, radius] of [
    [0, 0.45, 0.55],
    [-0.5, 0.3, 0.4],
    [0.5, 0.32, 0.42],
  ] as const) {
    s.ball(hues[0], [x + dx * height, y + dy * height, z], radius * height, {
      segments: 14,
      grad: hues[1],
      rim: 0.7,
    })
    if (!berries) continue
    for (const turn of [-0.5, 0.1, 0.6]) {
      const [bx, bz] = [Math.sin(turn) * radius, Math.cos(turn) * radius]
      s.ball(
        berries,
        [x + (dx + bx) * height, y + (dy + turn * 0.2) * height, z + bz * height],
        0.05 * height,
        { segments: 6, gloss: 0.6 },
      )
    }
  }
}
