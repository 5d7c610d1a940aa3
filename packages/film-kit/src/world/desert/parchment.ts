import type { FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

const INK = '#6a3420'
const LINE = { glow: 0.55, rim: 0 }

/** Draws on a map: in the xy plane, `width` metres wide, middle at `at`. */
export type Glyph = (s: Sculptor, at: Vec3, width: number) => void

const stroke = (s: Sculptor, points: readonly Vec3[], thick: number, color = INK) => {
  for (const [index, point] of points.slice(1).entries()) {
    const from = points[index] ?? point
    const [dx, dy] = [point[0] - from[0], point[1] - from[1]]
    s.pill(
      color,
      [(from[0] + point[0]) / 2, (from[1] + point[1]) / 2, point[2]],
      thick,
      Math.hypot(dx, dy),
      { ...LINE, rotate: [0, 0, Math.atan2(-dx, dy)], segments: 8 },
    )
  }
}

/** A crown of `points` points, gems and all. */
export const crownGlyph: Glyph = (s, [x, y, z], width) => {
  const at = (px: number, py: number): Vec3 => [x + px * width, y + py * width, z]
  const peaks = [-0.5, -0.26, 0, 0.26, 0.5]
  const zigzag = peaks.flatMap((px, i) => {
    const tip = at(px, 0.32)
    return i < peaks.length - 1 ? [tip, at(px + 0.125, 0.02)] : [tip]
  })
  stroke(s, [at(-0.42, -0.3), at(0.42, -0.3), ...zigzag.reverse(), at(-0.42, -0.3)], width * 0.022)
  stroke(s, [at(-0.44, -0.16), at(0.44, -0.16)], width * 0.018)
  for (const px of peaks)
    s.ball('#e0502e', at(px, 0.36), [width * 0.045, width * 0.045, 0.01], LINE)
}

/** Five pearls on a string. */
export const pearlsGlyph: Glyph = (s, [x, y, z], width) => {
  const step = width / 5
  const places = [-2, -1, 0, 1, 2].map((i): Vec3 => [x + i * step, y, z])
  for (const place of places) {
    s.ball('#fff8ea', place, [step * 0.36, step * 0.36, 0.005], { ...LINE, glow: 0.8 })
    s.ring(INK, place, [step * 0.37, step * 0.05], LINE)
  }
}

/** A coin that shines. */
export const coinGlyph: Glyph = (s, [x, y, z], width) => {
  const radius = width * 0.3
  s.ball('#f4a818', [x, y, z], [radius, radius, 0.006], { ...LINE, glow: 0.75, segments: 26 })
  s.ring(INK, [x, y, z], [radius, width * 0.022], { ...LINE, segments: 34 })
  s.ring(INK, [x, y, z + 0.004], [radius * 0.7, width * 0.014], { ...LINE, segments: 30 })
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2
    const ray = (out: number): Vec3 => [
      x + Math.cos(angle) * radius * out,
      y + Math.sin(angle) * radius * out,
      z,
    ]
    stroke(s, [ray(1.25), ray(1.55)], width * 0.018)
  }
}

/** A cross where something is buried. */
export const crossGlyph: Glyph = (s, [x, y, z], width) => {
  const h = width / 2
  for (const side of [-1, 1])
    stroke(
      s,
      [
        [x - h, y - side * h, z],
        [x + h, y + side * h, z],
      ],
      width * 0.1,
      '#d03a24',
    )
}

/** A sheet held between the lens and the land. */
export type HeldMap = {
  /** Puts it `away` metres before a camera that stands at `from` and looks at `at`; `shift` slides
   *  it right and up, metres. */
  hold: (from: Vec3, at: Vec3, away: number, shift?: Vec2) => void
}

/** A map in two paws, close to the lens: 2.5 by 1.5 m with one drawing on it. */
export function heldMap(
  set: FilmSet,
  glyph: Glyph,
  { width = 0.8, at = [0, 0] as Vec2, paper = '#f2d9a0', paw = '#f6cf8e' } = {},
): HeldMap {
  const root = set.add(joint())
  const sheet = joint(root)
  sculpt(
    (s) => {
      s.box(paper, [0, 0, 0], [2.5, 1.6, 0.02], { glow: 0.35, rim: 0.2, grad: '#dcae66' })
      for (const side of [-1, 1])
        s.cylinder('#e8c484', [0, side * 0.82, 0.02], [0.07, 0.07, 2.6], {
          rotate: [0, 0, Math.PI / 2],
          glow: 0.2,
        })
      stroke(
        s,
        [
          [-1.1, -0.62, 0.015],
          [1.1, -0.62, 0.015],
          [1.1, 0.62, 0.015],
          [-1.1, 0.62, 0.015],
          [-1.1, -0.62, 0.015],
        ],
        0.008,
      )
      for (let i = 0; i < 9; i++)
        s.ball(
          INK,
          [-0.95 + i * 0.13, -0.5 + 0.05 * Math.sin(i * 1.2), 0.016],
          [0.028, 0.014, 0.004],
          LINE,
        )
      glyph(s, [at[0], at[1], 0.016], width)
      for (const side of [-1, 1]) {
        s.ball(paw, [side * 1.02, -0.6, 0.06], [0.2, 0.17, 0.13], { grad: '#e2985a' })
        s.ball(paw, [side * 0.88, -0.5, 0.1], [0.08, 0.11, 0.07], { segments: 12 })
      }
    },
    { to: sheet, shadow: false },
  )
  return {
    hold(from, to, away, [right, up] = [0, 0]) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
      const share = away / length
      root.position.set(
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      )
      root.lookAt(...from)
      sheet.position.set(right, up, 0)
    },
  }
}
