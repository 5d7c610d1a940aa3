import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** A season of the linden: hues of its leaves (none: bare), how full its crown is, 0 to 1, and
 *  blossom or snow on it. */
export type LindenSeason = {
  leaves?: readonly [light: string, shade: string, other: string]
  full?: number
  blossom?: string
  snow?: string
}

const BARK = '#7a5a48'
const BARK_LOW = '#4a3440'

/** Branches of a crown 9 m wide: they start at the trunk and reach over to the right. */
const BRANCHES: readonly (readonly [radius: number, ...points: Vec3[]])[] = [
  [0.24, [0, 3, 0], [0.7, 4, 0.3], [2, 4.7, 0.5], [3.8, 4.75, 0.6]],
  [0.2, [0, 3.2, 0], [-0.7, 4.2, 0.2], [-1.7, 4.9, 0.3], [-2.8, 5, 0.2]],
  [0.22, [0, 3.3, 0], [0.15, 4.5, -0.2], [0.6, 5.6, -0.2], [1.2, 6.4, 0]],
  [0.11, [1.5, 4.5, 0.45], [2.1, 5.1, 0.4], [2.9, 5.4, 0.5]],
  [0.1, [2.4, 4.74, 0.5], [3.1, 4.45, 0.8], [3.9, 4.1, 0.9]],
  [0.08, [-1.2, 4.7, 0.3], [-1.6, 4.3, 0.6], [-2.4, 4.1, 0.8]],
]

/** A linden tree with a trunk a metre wide, its foot at `at` and its crown over the place to its
 *  right: sculpt it with `shadow` for a dappled bench. */
export function linden(s: Sculptor, [x, y, z]: Vec3, season: LindenSeason): void {
  const place = ([dx, dy, dz]: Vec3): Vec3 => [x + dx, y + dy, z + dz]
  s.turn(
    BARK,
    [
      [0.95, -0.1],
      [0.62, 0.25],
      [0.48, 0.9],
      [0.43, 2],
      [0.5, 3],
      [0.34, 3.7],
    ],
    { at: [x, y, z], grad: BARK_LOW, rows: 14, segments: 18, rim: 0.5 },
  )
  for (const [radius, ...points] of BRANCHES) {
    s.tube(BARK, points.map(place), radius, { grad: BARK_LOW, rim: 0.5, segments: 12 })
    const { snow } = season
    if (snow) {
      const lifted = points.map(([dx, dy, dz]): Vec3 => [x + dx, y + dy + radius * 0.8, z + dz])
      s.tube(snow, lifted, radius * 0.62, { rim: 0.5, segments: 12 })
    }
  }
  const { leaves, full = 1 } = season
  if (!leaves) return
  const puffs = scatter(Math.round(46 * full), 17, (random) => {
    const along = random() * 7.4 - 3.2
    const arch = 1 - ((along - 0.4) / 4.4) ** 2
    return {
      at: [along, 4.5 + random() * 1.9 * Math.max(0.1, arch), (random() - 0.4) * 1.9] as Vec3,
      radius: 0.42 + random() * 0.42,
      hue: random(),
    }
  })
  for (const { at, radius, hue } of puffs) {
    s.ball(hue > 0.7 ? leaves[2] : leaves[0], place(at), [radius * 1.1, radius * 0.86, radius], {
      grad: leaves[1],
      segments: 11,
      rim: 0.7,
    })
    const { blossom } = season
    if (!blossom) continue
    for (let i = 0; i < 3; i++) {
      const turn = hue * 9 + i * 2.1
      const [dx, dy, dz] = at
      const dot: Vec3 = [
        dx + Math.cos(turn) * radius * 0.7,
        dy + cycle([-0.3, 0.1, -0.5], i) * radius,
        dz + radius * 0.82,
      ]
      s.ball(blossom, place(dot), 0.09, { segments: 6, glow: 0.25 })
    }
  }
}
