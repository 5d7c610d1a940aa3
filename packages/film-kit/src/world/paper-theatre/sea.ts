import type { FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2 } from '../../time/keyframes.ts'
import { cycle } from '../../time/random.ts'
import { boatCut, onTwos, oval, sheet, slab, strip } from './paper.ts'

/** Rows of paper waves from the back to the front: each slides against the next. */
export type PaperSea = {
  /** `storm` 0 to 1 makes them higher and quicker; moved on twos. */
  set: (t: number, storm?: number) => void
}

/** Places of wave rows, metres: boats and puppets go between them. */
export const WAVE_ROWS = [-4.6, -3.8, -3, -2.2, -1.2, -0.3] as const

const BLUES = ['#8fd4ea', '#6cc0e2', '#49a6d6', '#2f8ac6', '#2272b4', '#1a5c9e'] as const

/** A sea of six rows of cut waves across the stage; `level` is the height of the nearest row. */
export function paperSea(
  set: FilmSet,
  { level = 0.15, hues = BLUES }: { level?: number; hues?: readonly string[] } = {},
): PaperSea {
  const rows = WAVE_ROWS.map((z, i) => {
    const root = joint(set.scene, [0, level + (WAVE_ROWS.length - 1 - i) * 0.2, z])
    const pitch = 1.05 + 0.1 * i
    const high = 0.26 + 0.05 * i
    const crest = (x: number) => high * (1 - Math.abs(Math.sin(x * pitch + i * 1.3)) ** 0.75)
    sculpt((s) => waveRow(s, crest, cycle(hues, i), cycle(hues, i + 1)), { to: root })
    return { root, i }
  })
  return {
    set(time, storm = 0) {
      const t = onTwos(time)
      for (const { root, i } of rows) {
        const way = i % 2 ? 1 : -1
        const pace = 0.9 + storm * 0.9
        root.position.x = way * (0.42 + 0.2 * storm) * Math.sin(t * pace + i * 0.7)
        root.position.y =
          level +
          (WAVE_ROWS.length - 1 - i) * 0.2 +
          (0.06 + 0.14 * storm) * Math.sin(t * pace * 2 + i * 1.1)
        root.rotation.z = 0.012 * storm * Math.sin(t * 2 + i)
      }
    },
  }
}

function waveRow(s: Sculptor, crest: (x: number) => number, hue: string, low: string): void {
  sheet(
    s,
    strip(-9, 9, -1.4, (x) => crest(x) + 0.12, 150),
    '#f4fbff',
    { at: [0, 0, -0.05] },
  )
  sheet(s, strip(-9, 9, -1.4, crest, 150), hue, { grad: low })
  sheet(
    s,
    strip(-9, 9, -1.4, (x) => crest(x + 0.5) * 0.7 - 0.3, 150),
    low,
    { at: [0, 0, 0.05] },
  )
}

/** A cliff of paper with grass on top: its top is at `high`, its middle at the origin. */
export function paperCliff(s: Sculptor, wide: number, high: number, side: -1 | 1): void {
  const edge = side * wide
  const wall: Vec2[] = [
    [-side * wide * 1.6, -1],
    [edge * 0.9, -1],
    [edge * 0.72, high * 0.3],
    [edge * 0.92, high * 0.55],
    [edge * 0.8, high * 0.8],
    [edge, high],
    [-side * wide * 1.6, high],
  ]
  sheet(s, wall, '#e0a878', { grad: '#a8646a', edge: '#fff0dc' })
  const turf = strip(
    Math.min(-side * wide * 1.6, edge * 1.04),
    Math.max(-side * wide * 1.6, edge * 1.04),
    high - 0.26,
    (x) => high + 0.08 + 0.05 * Math.sin(x * 6),
    40,
  )
  sheet(s, turf, '#7cc45a', { at: [0, 0, 0.06], grad: '#4e9a58' })
  for (let i = 0; i < 4; i++) {
    const x = -side * wide * 0.9 + side * i * wide * 0.36
    sheet(s, oval(0.09), i % 2 ? '#ff7a9a' : '#fff0a8', { at: [x, high + 0.02, 0.12], thick: 0.02 })
  }
}

/** A folded paper boat, 2.3 m wide, its keel on the origin, with a small flag. */
export function paperBoat(s: Sculptor, color = '#fff4dc', low = '#f2c890', flag = '#ff5f7a'): void {
  s.box('#c79a68', [0.02, 1.35, -0.05], [0.06, 1.1, 0.03])
  sheet(
    s,
    [
      [0.05, 1.5],
      [0.75, 1.68],
      [0.05, 1.88],
    ],
    flag,
    { at: [0, 0, -0.05] },
  )
  sheet(s, boatCut(), color, { grad: low, edge: '#ffffff', edgeWidth: 0.04, at: [0, 0, -0.08] })
  const hull: Vec2[] = [
    [-0.62, 0],
    [0.62, 0],
    [1.12, 0.66],
    [-1.12, 0.66],
  ]
  sheet(s, hull, color, { grad: low, at: [0, 0, 0.06] })
  sheet(
    s,
    [
      [-0.4, 0.05],
      [0.4, 0.05],
      [0, 0.6],
    ],
    low,
    { at: [0, 0, 0.11], thick: 0.015 },
  )
}

/** A lighthouse of paper, 3.4 m tall, standing on its origin. */
export function paperLighthouse(s: Sculptor): void {
  for (let i = 0; i < 5; i++) {
    const half = 0.62 - i * 0.06
    const cut: Vec2[] = [
      [-half, i * 0.5],
      [half, i * 0.5],
      [half - 0.06, i * 0.5 + 0.5],
      [-half + 0.06, i * 0.5 + 0.5],
    ]
    sheet(s, cut, i % 2 ? '#fff4e0' : '#e8506a', { grad: i % 2 ? '#f2d8c0' : '#b83058' })
  }
  sheet(s, slab(-0.52, 2.5, 1.04, 0.12), '#5a4a8a', { at: [0, 0, 0.05] })
  sheet(s, slab(-0.32, 2.6, 0.64, 0.5), '#ffe08a', { glow: 0.9 })
  sheet(
    s,
    [
      [-0.5, 3.08],
      [0.5, 3.08],
      [0, 3.62],
    ],
    '#5a4a8a',
    { at: [0, 0, 0.03] },
  )
}

/** A paper fish, 0.9 m long, facing right. */
export function paperFish(s: Sculptor, color = '#ff8a5a', low = '#e0507a'): void {
  sheet(s, oval(0.42, 0.26), color, { grad: low, edge: '#fff4e4', edgeWidth: 0.04 })
  sheet(
    s,
    [
      [-0.36, 0],
      [-0.72, 0.28],
      [-0.64, 0],
      [-0.72, -0.28],
    ],
    low,
    { at: [0, 0, -0.03], edge: '#fff4e4', edgeWidth: 0.03 },
  )
  sheet(s, oval(0.09), '#ffffff', { at: [0.2, 0.07, 0.05], thick: 0.02 })
  sheet(s, oval(0.05), '#2a1a3a', { at: [0.22, 0.07, 0.075], thick: 0.01 })
  s.box('#c79a68', [0, -1.6, -0.06], [0.07, 2.8, 0.03])
}
