import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'

/** Colours of the crooked house. */
export const HOUSE = {
  wall: '#4d4694',
  wallLow: '#2c2a66',
  stripe: '#5c52a6',
  panel: '#2b7080',
  panelLow: '#234a66',
  stone: '#6a6ab4',
  stoneLow: '#37397c',
  wood: '#4a3a6a',
  woodLow: '#2e2650',
  gold: '#c99a4a',
  goldLow: '#7a5230',
  carpet: '#8a2f5c',
} as const

/** A pointed arch, standing on the x axis. */
export function gothicOutline(width: number, height: number, steps = 9): Vec2[] {
  const half = width / 2
  const spring = height - width * 0.86
  const side = (share: number): Vec2 => {
    const angle = share * (Math.PI / 3)
    return [half - width + Math.cos(angle) * width, spring + Math.sin(angle) * width]
  }
  const right = Array.from({ length: steps + 1 }, (_, i) => side(i / steps))
  const left = right.slice(0, -1).map(([x, y]): Vec2 => [-x, y])
  return [[half, 0], ...right, ...left.reverse(), [-half, 0]]
}

export type WindowPlan = { width: number; height: number; light: string; low: string; glow: number }

/** A tall gothic window in its stone frame, facing +z, its sill at the origin. A bare branch
 *  stands before the panes. */
export function gothicWindow(s: Sculptor, plan: WindowPlan): void {
  const { width, height, light, low, glow } = plan
  const frame = { grad: HOUSE.stoneLow, at: [0, -0.14, 0] as const }
  s.puff(HOUSE.stone, gothicOutline(width + 0.36, height + 0.4), 0.1, frame)
  s.puff(light, gothicOutline(width, height), 0.03, {
    at: [0, 0.02, 0.14],
    grad: low,
    glow,
    rim: 0,
  })
  const bar = { rim: 0.3 }
  s.box(HOUSE.stoneLow, [0, height * 0.48, 0.2], [0.08, height * 0.94, 0.06], bar)
  for (const rise of [0.26, 0.5, 0.72]) {
    s.box(HOUSE.stoneLow, [0, height * rise, 0.2], [width * 0.98, 0.06, 0.06], bar)
  }
  const at = (x: number, y: number): Vec3 => [x * width, y * height, 0.17]
  const twig = { rim: 0, segments: 10 }
  s.tube('#3c5490', [at(-0.5, 0.1), at(-0.24, 0.3), at(0.05, 0.42), at(0.34, 0.62)], 0.03, twig)
  s.tube('#3c5490', [at(-0.1, 0.36), at(-0.16, 0.5), at(-0.04, 0.66)], 0.02, twig)
  s.tube('#3c5490', [at(0.14, 0.47), at(0.36, 0.46), at(0.46, 0.4)], 0.016, twig)
  s.box(HOUSE.stone, [0, -0.2, 0.18], [width + 0.6, 0.16, 0.42], { grad: HOUSE.stoneLow })
}

/** A clustered column, `height` metres tall. */
export function column(s: Sculptor, [x, y, z]: Vec3, height: number): void {
  const stone = { grad: HOUSE.stoneLow, segments: 14 }
  s.cylinder(HOUSE.stone, [x, y + height / 2, z], [0.2, 0.22, height], stone)
  for (const angle of [0.8, 2.4, 3.9, 5.5]) {
    const at: Vec3 = [x + Math.cos(angle) * 0.2, y + height / 2, z + Math.sin(angle) * 0.2]
    s.cylinder(HOUSE.stone, at, [0.07, 0.07, height], { ...stone, segments: 8 })
  }
  s.cylinder(HOUSE.stone, [x, y + 0.16, z], [0.32, 0.4, 0.32], stone)
  s.cylinder(HOUSE.stone, [x, y + height, z], [0.4, 0.27, 0.26], stone)
}

/** A pointed arch across the hallway on two columns; `half` metres to each side. */
export function archway(s: Sculptor, z: number, half: number, spring = 3.1, top = 5.1): void {
  for (const side of [-1, 1]) column(s, [side * half, 0, z], spring)
  const rib = (side: number): Vec3[] =>
    [0, 0.25, 0.5, 0.75, 1].map((share): Vec3 => {
      const x = side * half * Math.cos((share * Math.PI) / 2) ** 0.85
      return [x, spring + 0.1 + (top - spring) * Math.sin((share * Math.PI) / 2.25), z]
    })
  for (const side of [-1, 1]) {
    s.tube(HOUSE.stone, rib(side), 0.2, { grad: HOUSE.stoneLow, segments: 18 })
  }
  s.ball(HOUSE.gold, [0, top + 0.06, z + 0.1], [0.2, 0.26, 0.2], { grad: HOUSE.goldLow })
}

/** Ancestors in oval frames: fur, collar, ears up or round, hat. */
const SITTERS = [
  { fur: '#c9a27a', coat: '#5a3a7a', ears: 'point', hat: false },
  { fur: '#b9b4d8', coat: '#2f6a6a', ears: 'round', hat: true },
  { fur: '#d8b48a', coat: '#8a3a4a', ears: 'long', hat: false },
  { fur: '#a08aa8', coat: '#3a4a8a', ears: 'round', hat: false },
  { fur: '#d0c0a8', coat: '#7a5a2a', ears: 'point', hat: true },
] as const

/** Portrait number `index` of a kindly ancestor, facing +z, about 1.3 m high at size 1. */
export function portrait(s: Sculptor, [x, y, z]: Vec3, size: number, index: number): void {
  const { fur, coat, ears, hat } = cycle(SITTERS, index)
  const at = (dx: number, dy: number, dz: number): Vec3 => [
    x + dx * size,
    y + dy * size,
    z + dz * size,
  ]
  const oval = (rx: number, ry: number, rz: number): Vec3 => [rx * size, ry * size, rz * size]
  s.ball('#2f5468', at(0, 0, 0), oval(0.5, 0.64, 0.06), { grad: '#4a3a66', rim: 0.2, segments: 26 })
  s.ring(HOUSE.gold, at(0, 0, 0.05), [0.52 * size, 0.08 * size], {
    size: [0.98, 1.24, 1],
    grad: HOUSE.goldLow,
    gloss: 0.35,
    segments: 36,
  })
  s.ball(HOUSE.gold, at(0, 0.7, 0.06), 0.1 * size, { gloss: 0.4, segments: 12 })
  s.ball(coat, at(0, -0.42, 0.05), oval(0.32, 0.24, 0.08), { rim: 0.3 })
  s.ball('#f4ecd8', at(0, -0.25, 0.11), oval(0.15, 0.07, 0.05), { rim: 0.3, segments: 10 })
  s.ball(fur, at(0, 0, 0.08), oval(0.25, 0.26, 0.09), { rim: 0.3 })
  for (const side of [-1, 1]) {
    if (ears === 'point') s.cone(fur, at(side * 0.16, 0.18, 0.07), 0.08 * size, 0.22 * size)
    if (ears === 'round') s.ball(fur, at(side * 0.21, 0.21, 0.07), 0.09 * size, { segments: 12 })
    if (ears === 'long') s.ball(fur, at(side * 0.1, 0.36, 0.07), oval(0.06, 0.2, 0.05))
    const eye = { segments: 10, rim: 0, gloss: 0.6 }
    s.ball('#1a1030', at(side * 0.1, 0.04, 0.16), oval(0.035, 0.05, 0.02), eye)
    s.ball('#ffffff', at(side * 0.1 + 0.012, 0.06, 0.178), 0.011 * size, { segments: 6, glow: 0.9 })
  }
  s.ball('#3a2030', at(0, -0.05, 0.175), oval(0.035, 0.025, 0.02), { segments: 8, rim: 0 })
  s.ring('#3a2030', at(0, -0.06, 0.17), [0.075 * size, 0.012 * size], {
    arc: Math.PI * 0.8,
    rotate: [0, 0, Math.PI + 0.3],
    segments: 12,
    tubeSegments: 6,
    rim: 0,
  })
  if (hat) {
    s.cylinder('#2a2450', at(0, 0.26, 0.09), [0.24 * size, 0.24 * size, 0.03 * size])
    s.cylinder('#2a2450', at(0, 0.38, 0.09), [0.16 * size, 0.15 * size, 0.24 * size])
  }
}

/** Hangs what `shape` sculpts on a wall: at a place, turned about the vertical. */
export function hang(
  shape: (s: Sculptor) => void,
  to: Parameters<typeof sculpt>[1],
  turn: number,
): void {
  sculpt(shape, to).rotation.y = turn
}
