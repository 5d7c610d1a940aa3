import type { Sculptor } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import type { Random } from '@starnest/film-kit/time/random'
import { paneWindow } from '@starnest/film-kit/world/town/buildings'

export type VillageHouse = {
  wall: string
  roof: string
  trim: string
  width: number
  height: number
  /** Two hues of a striped awning over the door. */
  awning?: readonly [string, string]
  gable?: boolean
}

const DEPTH = 2.4
/** How far walls go below the ground, so that no house stands in the air on the slope; metres. */
const FOOTING = 1.6

/** One pastel house towards +z: roof, shutters, flower boxes, a door. */
export function villageHouse(
  s: Sculptor,
  [x, y, z]: Vec3,
  plan: VillageHouse,
  random: Random,
): void {
  const { wall, width, height, trim } = plan
  s.box(wall, [x, y + (height - FOOTING) / 2, z], [width, height + FOOTING, DEPTH], { rim: 0.35 })
  s.box(trim, [x, y - FOOTING / 2 + 0.2, z + 0.05], [width * 1.02, FOOTING, DEPTH], { rim: 0.3 })
  roof(s, [x, y + height, z], plan)
  const front = z + DEPTH / 2
  const doorAt = x - width * 0.24
  s.box(trim, [doorAt, y + 0.95, front], [0.98, 1.9, 0.14])
  s.box(plan.roof, [doorAt, y + 0.92, front + 0.05], [0.78, 1.74, 0.12], { grad: '#7a4a6a' })
  s.ball('#ffd34d', [doorAt + 0.26, y + 0.9, front + 0.14], 0.06, { segments: 8, gloss: 0.8 })
  s.box('#e8dcea', [doorAt, y + 0.06, front + 0.3], [1.3, 0.16, 0.6])
  const windows: readonly (readonly [number, number])[] =
    height > 3.3
      ? [
          [width * 0.24, 1.2],
          [-width * 0.24, 2.75],
          [width * 0.24, 2.75],
        ]
      : [[width * 0.22, 1.25]]
  for (const [dx, dy] of windows) window(s, [x + dx, y + dy, front], plan, random)
  if (plan.awning) awning(s, [x, y + 2.15, front], width, plan.awning)
  if (random() > 0.35) chimney(s, [x + width * 0.28, y + height + 1, z - 0.3], trim, plan.roof)
}

function roof(s: Sculptor, [x, y, z]: Vec3, plan: VillageHouse): void {
  const { width } = plan
  if (plan.gable) {
    const half = width * 0.56
    const rise = width * 0.46
    s.cylinder(plan.wall, [x, y + rise / 3, z], [1, 1, 1], {
      segments: 3,
      rotate: [-Math.PI / 2, 0, 0],
      size: [half / 0.9, DEPTH * 0.98, rise / 1.5],
    })
    const slope = Math.atan2(rise, half)
    for (const side of [-1, 1]) {
      s.box(
        plan.roof,
        [x + (side * half) / 2, y + rise / 2 + 0.06, z + 0.1],
        [Math.hypot(half, rise) * 1.12, 0.2, DEPTH * 1.16],
        { rotate: [0, 0, -side * slope], grad: '#8a3a5a', rim: 0.4 },
      )
    }
    s.ball('#fff4e0', [x, y + rise * 0.42, z + DEPTH / 2], [0.3, 0.3, 0.06], { segments: 16 })
    s.ball('#5a78a8', [x, y + rise * 0.42, z + DEPTH / 2 + 0.04], [0.22, 0.22, 0.05], {
      segments: 16,
      gloss: 0.6,
    })
    return
  }
  for (const row of [0, 1, 2, 3]) {
    s.box(
      plan.roof,
      [x, y + 0.12 + row * 0.33, z + DEPTH * 0.5 - row * 0.3],
      [width * (1.1 - row * 0.03), 0.18, 0.62],
      { rotate: [0.72, 0, 0], grad: '#8a3a5a', rim: 0.5 },
    )
  }
  s.box(plan.roof, [x, y + 0.7, z - 0.2], [width * 1.02, 1.2, 1.3], { grad: '#8a3a5a' })
}

function window(s: Sculptor, [x, y, z]: Vec3, plan: VillageHouse, random: Random): void {
  paneWindow(s, [x, y, z], 0.72)
  for (const side of [-1, 1])
    s.box(plan.roof, [x + side * 0.62, y, z + 0.02], [0.28, 0.86, 0.08], { grad: '#6a4a7a' })
  s.box(plan.trim, [x, y - 0.54, z + 0.16], [1.02, 0.2, 0.28])
  const blossom = ['#ff7fa0', '#ffd34d', '#ffffff', '#ff9f5a'] as const
  for (let i = 0; i < 5; i++) {
    const color = blossom[Math.floor(random() * blossom.length)] ?? blossom[0]
    s.ball('#5aa86a', [x - 0.4 + i * 0.2, y - 0.42, z + 0.18], [0.13, 0.1, 0.12], { segments: 6 })
    s.ball(color, [x - 0.4 + i * 0.2, y - 0.33, z + 0.24], 0.085, { segments: 6 })
  }
}

function awning(
  s: Sculptor,
  [x, y, z]: Vec3,
  width: number,
  hues: readonly [string, string],
): void {
  const stripes = 8
  const each = (width * 1.04) / stripes
  for (let i = 0; i < stripes; i++) {
    const at = x - width * 0.52 + (i + 0.5) * each
    const hue = hues[i % 2 ? 1 : 0]
    s.box(hue, [at, y + 0.05, z + 0.48], [each, 0.08, 1.15], { rotate: [0.5, 0, 0] })
    s.ball(hue, [at, y - 0.24, z + 0.98], [each / 2, 0.17, 0.06], { segments: 10 })
  }
}

function chimney(s: Sculptor, at: Vec3, wall: string, cap: string): void {
  s.box(wall, at, [0.42, 1.1, 0.42])
  s.box(cap, [at[0], at[1] + 0.58, at[2]], [0.54, 0.14, 0.54])
}
