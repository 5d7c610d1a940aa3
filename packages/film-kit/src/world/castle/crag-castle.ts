import type { FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { seededRandom } from '../../time/random.ts'
import { cloud } from '../nature/clouds.ts'
import { snowPeak } from '../nature/mountains.ts'
import { type CastleHues, castleTower, merlons, type TowerPlan, WINTER_CASTLE } from './towers.ts'

/** The keep: a tower with a flat top in the middle of the castle, metres. */
export const KEEP: TowerPlan = { at: [0, 0, 0], radius: 2.2, height: 13, seed: 4 }

/** The towers round the keep, each with a pointed roof, metres. */
export const SIDE_TOWERS: readonly (TowerPlan & { roof: number })[] = [
  { at: [-3.9, 0, 1.4], radius: 1.25, height: 5.2, roof: 3, seed: 1 },
  { at: [3.8, 0, 1.7], radius: 1.35, height: 6, roof: 3.2, seed: 2 },
  { at: [2.3, 0, -3.4], radius: 1.2, height: 7.2, roof: 3, seed: 3 },
  { at: [-2.9, 0, -3.1], radius: 1.1, height: 6.2, roof: 2.8, seed: 5 },
  { at: [-1.3, 0, 4.5], radius: 0.8, height: 3.4, roof: 2, seed: 6 },
  { at: [1.3, 0, 4.5], radius: 0.8, height: 3.4, roof: 2, seed: 7 },
]

/** A castle on a snowy crag above the clouds, its court at height 0; towers in `SIDE_TOWERS`
 *  order, so that things can be put on their roofs. */
export function cragCastle(set: FilmSet, hues: CastleHues = WINTER_CASTLE): void {
  sculpt(
    (s) => {
      castleTower(s, KEEP, hues)
      for (const tower of SIDE_TOWERS) castleTower(s, tower, hues)
      walls(s, hues)
    },
    { to: set.scene },
  )
  sculpt(crag, { to: set.scene, faceted: true })
  sculpt(
    (s) => s.ball('#f6f8ff', [0, -0.5, 0.4], [6.3, 0.75, 6.3], { segments: 34, grad: '#c8d2f6' }),
    {
      to: set.scene,
    },
  )
}

function walls(s: Sculptor, hues: CastleHues): void {
  const ring = [0, 4, 5, 1, 2, 3, 0]
  for (let i = 0; i < ring.length - 1; i++) {
    const from = SIDE_TOWERS[ring[i] ?? 0]?.at ?? [0, 0, 0]
    const to = SIDE_TOWERS[ring[i + 1] ?? 0]?.at ?? [0, 0, 0]
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
    const length = Math.hypot(dx, dz)
    const rotate: Vec3 = [0, -Math.atan2(dz, dx), 0]
    const middle = (y: number): Vec3 => [(from[0] + to[0]) / 2, y, (from[2] + to[2]) / 2]
    s.box(hues.stone, middle(0.9), [length, 3.2, 0.6], { rotate, grad: hues.stoneLow })
    s.box(hues.snow, middle(2.58), [length, 0.2, 0.72], { rotate })
  }
  // The gate, with its light inside.
  s.ball('#6a4a58', [0, 0.6, 4.82], [0.62, 1.15, 0.12], { segments: 18 })
  s.ball(hues.pane, [0, 0.5, 4.88], [0.45, 0.95, 0.1], { segments: 18, glow: 0.95, rim: 0 })
  merlons(s, [0, 2.5, 4.5], 0.9, { from: -0.6, to: 0.6, size: 0.6, hues })
}

function crag(s: Sculptor): void {
  s.lathe(
    '#b9b4e4',
    [
      [15, -26],
      [9.6, -13],
      [8.2, -7],
      [7.4, -3],
      [6.6, -0.7],
      [5.4, -0.2],
    ],
    {
      grad: '#6f68b8',
      segments: 26,
      rim: 0.3,
      deform: (v) => {
        const angle = Math.atan2(v.z, v.x)
        const craggy = 1 + 0.1 * Math.sin(angle * 5 + v.y) + 0.07 * Math.sin(angle * 9 - v.y * 1.7)
        v.x *= craggy
        v.z *= craggy
      },
    },
  )
  const random = seededRandom(9)
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2 + random()
    const y = -1.5 - random() * 9
    const radius = 7 + -y * 0.22
    s.ball('#f4f7ff', [Math.sin(angle) * radius, y, Math.cos(angle) * radius], [1.5, 0.34, 0.8], {
      rotate: [0, angle, 0],
      segments: 10,
    })
  }
}

/** A ring of snowy peaks at `radius` metres with their feet at `low`, and clouds below the castle;
 *  `hues` are snow, rock, and the clouds' top and underside. */
export function peaksAndClouds(
  set: FilmSet,
  {
    radius = 46,
    low = -20,
    peaks = 15,
    clouds = 7,
    hues = ['#ffffff', '#8f9ae0', '#ffffff', '#c2ccf4'],
  }: {
    radius?: number
    low?: number
    peaks?: number
    clouds?: number
    hues?: readonly [snow: string, rock: string, cloud: string, cloudLow: string]
  } = {},
): void {
  const random = seededRandom(17)
  const [snow, rock, top, under] = hues
  sculpt(
    (s) => {
      for (let i = 0; i < peaks; i++) {
        const angle = ((i + random() * 0.6) / peaks) * Math.PI * 2
        const away = radius * (0.85 + random() * 0.4)
        const height = 20 + random() * 15
        snowPeak(
          s,
          [Math.sin(angle) * away, low, Math.cos(angle) * away],
          { height, width: height * 1.15 },
          [snow, rock],
          random,
        )
      }
    },
    { to: set.scene, faceted: true, shadow: false },
  )
  if (clouds < 1) return
  const drifting = joint(set.scene)
  sculpt(
    (s) => {
      for (let i = 0; i < clouds; i++) {
        const angle = (i / clouds) * Math.PI * 2 + 0.4
        const away = 15 + random() * 11
        cloud(
          s,
          [Math.sin(angle) * away, low + 12.5 + random() * 3.5, Math.cos(angle) * away],
          7 + random() * 3,
          [top, under],
          random,
        )
      }
    },
    { to: drifting, shadow: false },
  )
  set.everyFrame((t) => {
    drifting.rotation.y = t * 0.012
  })
}
