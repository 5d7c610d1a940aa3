import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, seededRandom } from '../../time/random.ts'

/** Colours of a castle: stone above and below, roof above and below, snow, windows. */
export type CastleHues = {
  stone: string
  stoneLow: string
  roof: string
  roofLow: string
  snow: string
  pane: string
}

/** Warm stone under blue slate and snow. */
export const WINTER_CASTLE: CastleHues = {
  stone: '#e6d9ea',
  stoneLow: '#a493cc',
  roof: '#5a6fd0',
  roofLow: '#3f4aa6',
  snow: '#ffffff',
  pane: '#ffd684',
}

/** A round tower's measures, metres; without a `roof` height its top is a flat walk. */
export type TowerPlan = { at: Vec3; radius: number; height: number; roof?: number; seed?: number }

/** A round tower with windows, and a pointed roof under snow or merlons round a walk. */
export function castleTower(s: Sculptor, plan: TowerPlan, hues: CastleHues = WINTER_CASTLE): void {
  const { at, radius, height, roof, seed = 1 } = plan
  const [x, y, z] = at
  s.turn(
    hues.stone,
    [
      [radius * 1.16, -1.2],
      [radius * 1.02, height * 0.12],
      [radius, height * 0.5],
      [radius * 1.0, height * 0.86],
      [radius * 1.14, height * 0.94],
      [radius * 1.16, height],
    ],
    { at, grad: hues.stoneLow, segments: 26, rows: 8, rim: 0.5 },
  )
  s.ring(hues.stoneLow, [x, y + height * 0.9, z], [radius * 1.1, 0.09], {
    rotate: [Math.PI / 2, 0, 0],
    segments: 28,
    tubeSegments: 6,
  })
  windows(s, plan, hues, seed)
  if (roof) snowyRoof(s, [x, y + height, z], radius * 1.34, roof, hues)
  else merlons(s, [x, y + height, z], radius * 1.12, { hues })
}

function windows(
  s: Sculptor,
  { at: [x, y, z], radius, height }: TowerPlan,
  hues: CastleHues,
  seed: number,
) {
  const random = seededRandom(seed * 13 + 5)
  const rows = Math.max(2, Math.floor(height / 2))
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < 4; i++) {
      const angle = (i / 4) * Math.PI * 2 + random() * 0.7 + row
      const level = y + height * 0.2 + (row / rows) * height * 0.72
      const place: Vec3 = [
        x + Math.sin(angle) * radius * 0.99,
        level,
        z + Math.cos(angle) * radius * 0.99,
      ]
      const rotate: Vec3 = [0, angle, 0]
      s.ball(hues.stoneLow, place, [0.24, 0.42, 0.07], { rotate, segments: 12 })
      s.ball(hues.pane, place, [0.16, 0.33, 0.1], { rotate, segments: 12, glow: 1.05, rim: 0 })
    }
  }
}

/** A pointed roof that stands on `at`, with snow on its eaves and tip; `radius` at the eaves. */
export function snowyRoof(
  s: Sculptor,
  [x, y, z]: Vec3,
  radius: number,
  height: number,
  hues: CastleHues = WINTER_CASTLE,
): void {
  s.cone(hues.roof, [x, y, z], radius, height, { grad: hues.roofLow, segments: 28, rim: 0.6 })
  s.ring(hues.snow, [x, y + 0.05, z], [radius * 0.96, 0.13], {
    rotate: [Math.PI / 2, 0, 0],
    segments: 28,
  })
  s.cone(hues.snow, [x, y + height * 0.44, z], radius * 0.62, height * 0.6, {
    segments: 26,
    grad: '#dfe6ff',
    deform: (v) => {
      v.y -= v.y < height * 0.1 ? 0.14 * Math.sin(Math.atan2(v.z, v.x) * 5) : 0
    },
  })
  s.pill('#f4c86a', [x, y + height + 0.2, z], 0.035, 0.5, { segments: 6 })
  s.ball('#ffd98a', [x, y + height + 0.5, z], 0.1, { segments: 8, gloss: 0.6 })
}

/** Merlons with snow on them in a ring of `radius`; from and to are angles (0 is the front, to the
 *  right), so that a gap can be left for the camera. `size` 1 is for a tower seen from afar. */
export function merlons(
  s: Sculptor,
  [x, y, z]: Vec3,
  radius: number,
  {
    from = 0,
    to = Math.PI * 2,
    size = 1,
    hues = WINTER_CASTLE,
  }: { from?: number; to?: number; size?: number; hues?: CastleHues } = {},
): void {
  const count = Math.max(6, Math.round((radius * (to - from)) / (1.05 * size)))
  for (let i = 0; i < count; i++) {
    const angle = from + ((i + 0.5) / count) * (to - from)
    const place = (lift: number): Vec3 => [
      x + Math.sin(angle) * radius,
      y + lift * size,
      z + Math.cos(angle) * radius,
    ]
    const rotate: Vec3 = [0, angle, 0]
    s.box(cycle([hues.stone, '#d8cbe4'], i), place(0.35), [0.62 * size, 0.8 * size, 0.34 * size], {
      rotate,
      grad: hues.stoneLow,
    })
    s.ball(hues.snow, place(0.77), [0.38 * size, 0.15 * size, 0.25 * size], {
      rotate,
      segments: 12,
    })
    s.box(
      hues.stoneLow,
      place(0.05),
      [((to - from) / count) * radius * 1.05, 0.3 * size, 0.3 * size],
      {
        rotate,
      },
    )
  }
}
