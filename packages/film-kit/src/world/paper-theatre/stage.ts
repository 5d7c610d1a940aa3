import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2 } from '../../time/keyframes.ts'
import { sky } from '../sky.ts'
import { cloudCut, onTwos, oval, rays, sheet, slab, strip } from './paper.ts'

/** A paper theatre's colours. */
export type TheatreHues = {
  frame: string
  frameLow: string
  trim: string
  curtain: string
  curtainLow: string
}
const HUES: TheatreHues = {
  frame: '#8a2348',
  frameLow: '#541a44',
  trim: '#ffcb5a',
  curtain: '#d8304c',
  curtainLow: '#8f1742',
}

/** The opening of the stage: half its width, its height to the arch, metres. */
export const OPENING = { half: 6.3, high: 6.2 } as const

/** A stage to be lit and opened. */
export type PaperStage = {
  /** 0 is shut, 1 open; moved on twos. */
  curtain: (t: number, open: number) => void
  /** Power of the footlights, 0 to 1, from left to right. */
  footlights: (t: number, power: number) => void
}

/** A proscenium of cut paper round a stage 12.6 m wide: curtain at z 0.5, footlights at z 1.5; the
 *  stage floor is at height 0 and goes back to z -6. The camera stands in front of it. */
export function paperStage(set: FilmSet, hues: TheatreHues = HUES): PaperStage {
  sky(set, {
    stops: [
      [0, '#1a0f2e'],
      [0.5, '#2a1538'],
      [1, '#1c1030'],
    ],
  })
  // The frame throws no shadows: it would take the light from the whole stage.
  sculpt((s) => frame(s, hues), { to: set.scene, shadow: false })
  sculpt((s) => floor(s, hues), { to: set.scene })
  const halves = [-1, 1].map((side) => {
    const root = joint(set.scene, [side * (OPENING.half + 0.5), 0, 0.5])
    sculpt((s) => drape(s, side, hues), { to: root, shadow: false })
    return root
  })
  const lamps = Array.from({ length: 9 }, (_, i) =>
    glow(set.scene, '#ffb45a', 1.5, [(i - 4) * 1.4, 0.12, 1.75], 0.8),
  )
  return {
    curtain(time, open) {
      const t = onTwos(time)
      for (const [index, half] of halves.entries()) {
        half.scale.x = 1 - 0.87 * open + 0.006 * Math.sin(t * 3 + index)
        half.rotation.y = (index ? 1 : -1) * 0.02 * Math.sin(t * 2.2)
      }
    },
    footlights(t, power) {
      for (const [index, lamp] of lamps.entries()) {
        const on = Math.min(1, Math.max(0, power * 1.8 - (index / 9) * 0.8))
        lamp.set(on * (0.75 + 0.06 * Math.sin(t * 8 + index * 2)))
      }
    },
  }
}

function archOpening(inset: number): Vec2[] {
  const half = OPENING.half - inset
  const high = OPENING.high - inset
  const arch = Array.from({ length: 25 }, (_, i): Vec2 => {
    const angle = (i / 24) * Math.PI
    return [Math.cos(angle) * half, high - 1.1 + Math.sin(angle) * 1.5]
  })
  return [[-half, -0.6], [half, -0.6], ...arch]
}

function frame(s: Sculptor, { frame: hue, frameLow, trim }: TheatreHues): void {
  sheet(s, slab(-13, -5, 26, 17), hue, {
    at: [0, 0, 0.85],
    grad: frameLow,
    holes: [archOpening(0)],
    thick: 0.12,
  })
  sheet(s, archOpening(-0.28), trim, { at: [0, 0, 0.78], holes: [archOpening(0.03)], thick: 0.06 })
  for (const side of [-1, 1]) {
    sheet(s, slab(side * 7.4 - 0.62, -1, 1.24, 7.2), '#a83058', {
      at: [0, 0, 1],
      grad: '#6a1e4c',
      edge: trim,
    })
    for (const x of [-0.3, 0, 0.3])
      sheet(s, slab(side * 7.4 + x - 0.06, -0.8, 0.12, 6.8), trim, {
        at: [0, 0, 1.05],
        thick: 0.02,
      })
    sheet(s, slab(side * 7.4 - 0.85, 6.1, 1.7, 0.5), trim, { at: [0, 0, 1.06] })
    sheet(s, oval(0.36), '#fff3d0', { at: [side * 7.4, 6.35, 1.12] })
  }
  const valance = strip(-6.5, 6.5, 7.4, (x) => 5.75 - 0.42 * Math.abs(Math.sin(x * 1.24)), 90)
  sheet(s, valance, '#c42a50', { at: [0, 0, 0.66], edge: trim, edgeWidth: 0.09 })
  sheet(
    s,
    rays(16, 0.78).map(([x, y]): Vec2 => [x * 1.15, y * 1.15]),
    trim,
    { at: [0, 7.1, 1], grad: '#f0962c' },
  )
  sheet(s, oval(0.8), '#ffe9b0', { at: [0, 7.1, 1.06] })
  for (const x of [-0.28, 0.28])
    sheet(s, oval(0.09, 0.13), '#6a2a3a', { at: [x, 7.18, 1.12], thick: 0.02 })
  sheet(
    s,
    strip(-0.3, 0.3, 6.82, (x) => 6.9 - 0.16 * Math.cos(x * 5), 12),
    '#e8607a',
    { at: [0, 0, 1.12], thick: 0.02 },
  )
}

function floor(s: Sculptor, { trim }: TheatreHues): void {
  s.box('#7a3a4e', [0, -0.75, -2.4], [14, 0.3, 7.4], { rim: 0.1 })
  sheet(s, slab(-7, -2.4, 14, 2.3), '#6a2148', { at: [0, 0, 1.25], grad: '#42143a' })
  sheet(s, slab(-7, -0.3, 14, 0.22), trim, { at: [0, 0, 1.32] })
  for (let i = 0; i < 9; i++) {
    const shell = Array.from({ length: 13 }, (_, k): Vec2 => {
      const angle = (k / 12) * Math.PI
      const scallop = 0.42 + 0.03 * Math.abs(Math.sin(angle * 5))
      return [Math.cos(angle) * scallop, Math.sin(angle) * scallop]
    })
    sheet(s, shell, '#ffd27a', { at: [(i - 4) * 1.4, -0.2, 1.9], edge: '#c4762c', grad: '#e08a3a' })
  }
}

function drape(s: Sculptor, side: number, { curtain, curtainLow, trim }: TheatreHues): void {
  const folds = 15
  const wide = (OPENING.half + 0.65) / folds
  for (let i = 0; i < folds; i++) {
    const x = -side * (i + 0.5) * wide
    const turn = i % 2 ? 0.55 : -0.55
    s.box(i % 2 ? curtain : '#c02848', [x, 3, 0], [wide * 1.2, 7.4, 0.05], {
      rotate: [0, turn, 0],
      grad: curtainLow,
      rim: 0.15,
    })
    s.box(trim, [x, -0.38, 0.02], [wide * 1.2, 0.34, 0.07], { rotate: [0, turn, 0] })
  }
}

/** A painted sky at z -5.6 with three clouds on strings that slide; two hues from top to bottom. */
export function paperSky(
  set: FilmSet,
  {
    top = '#1c7fd6',
    low = '#a4e6ee',
    cloud = '#ffffff',
    edge = '#cfe2f8',
    clouds = 4,
    pace = 0.12,
  }: {
    top?: string
    low?: string
    cloud?: string
    edge?: string
    clouds?: number
    pace?: number
  } = {},
): void {
  sculpt((s) => sheet(s, slab(-9, -1, 18, 9.5), top, { at: [0, 0, -5.7], grad: low, glow: 0.6 }), {
    to: set.scene,
  })
  const sheets = Array.from({ length: clouds }, (_, i) => {
    const root = joint(set.scene, [0, 4.1 + (i % 2) * 1.05 - (i === 3 ? 0.8 : 0), -5.2 + i * 0.35])
    const width = 2.6 + (i % 3) * 0.7
    sculpt(
      (s) => {
        sheet(s, cloudCut(width), cloud, { edge, grad: edge, glow: 0.35 })
        for (const x of [-0.22, 0.22]) s.box('#f4e4c8', [x * width, 2.6, -0.03], [0.025, 4.6, 0.02])
      },
      { to: root },
    )
    return root
  })
  set.everyFrame((time) => {
    const t = onTwos(time)
    for (const [i, one] of sheets.entries()) {
      one.position.x = -5.6 + i * 3.3 + (i > 1 ? 1.6 : 0) + 0.5 * Math.sin(t * pace * 4 + i * 1.9)
      one.rotation.z = 0.025 * Math.sin(t * 1.5 + i)
    }
  })
}

/** A sun or a moon with a face at `at`; `rayed` gives it points. Returns its joint, to be moved. */
export function paperSun(
  set: FilmSet,
  [x, y, z]: readonly [number, number, number],
  { radius = 0.9, color = '#ffd24a', edge = '#fff1b8', rayed = true } = {},
) {
  const root = joint(set.scene, [x, y, z])
  sculpt(
    (s) => {
      if (rayed)
        sheet(
          s,
          rays(14, 0.74).map(([a, b]): Vec2 => [a * radius * 1.5, b * radius * 1.5]),
          '#ff9f3a',
          { at: [0, 0, -0.06] },
        )
      sheet(s, oval(radius), color, { edge, glow: 0.5 })
      for (const side of [-1, 1]) {
        sheet(s, oval(0.11 * radius, 0.16 * radius), '#7a3a3a', {
          at: [side * 0.32 * radius, 0.1 * radius, 0.05],
          thick: 0.02,
        })
        sheet(s, oval(0.16 * radius, 0.1 * radius), '#ff9a8a', {
          at: [side * 0.55 * radius, -0.16 * radius, 0.045],
          thick: 0.015,
        })
      }
      s.ring('#7a3a3a', [0, -0.12 * radius, 0.06], [0.24 * radius, 0.035 * radius], {
        arc: Math.PI,
        rotate: [0, 0, Math.PI],
        segments: 14,
        tubeSegments: 5,
      })
      s.box('#f4e4c8', [0, radius + 2.6, -0.05], [0.03, 5.2, 0.02])
    },
    { to: root },
  )
  return root
}
