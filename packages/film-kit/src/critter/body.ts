import type { Object3D } from 'three'
import { type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import { type FullSpecies, SIDES, skinOf } from './species.ts'

/** The pear-shaped body with what is worn on it. */
export function body(species: FullSpecies, hips: Object3D): void {
  const skin = skinOf(species)
  sculpt(
    (s) => {
      s.turn(
        skin.top,
        [
          [0.001, 0.12],
          [0.34, 0.15],
          [0.55, 0.34],
          [0.6, 0.58],
          [0.52, 0.86],
          [0.38, 1.12],
          [0.26, 1.29],
          [0.001, 1.36],
        ],
        { size: [1, 1, 0.9], grad: skin.low, segments: 30, rows: 16 },
      )
      if (species.suit) suit(s, species.suit.trim)
      else s.ball(species.belly, [0, 0.6, 0.17], [0.4, 0.45, 0.44], { rim: 0.5, segments: 30 })
      if (species.stripes) flankStripes(s, species.stripes)
      if (species.shell) shell(s, species.shell)
      if (species.scarf) scarf(s, species.scarf)
      if (species.cape) cape(s, species.cape)
    },
    { to: hips },
  )
}

function suit(s: Sculptor, trim: string): void {
  const flat = [Math.PI / 2, 0, 0] as const
  s.ring(trim, [0, 1.16, 0], [0.37, 0.085], { rotate: flat, size: [1, 0.95, 1], gloss: 0.15 })
  s.ring(trim, [0, 0.42, 0], [0.57, 0.055], { rotate: flat, size: [1, 0.92, 1] })
  s.box('#e9e6f7', [0, 0.8, 0.47], [0.4, 0.26, 0.1], { rotate: [-0.18, 0, 0], gloss: 0.1 })
  const lamp = { segments: 8, gloss: 0.6 }
  s.ball('#ff5d5d', [-0.1, 0.84, 0.53], 0.045, lamp)
  s.ball('#5fd0ff', [0.02, 0.84, 0.53], 0.045, lamp)
  s.ball('#ffd34d', [0.13, 0.84, 0.53], 0.045, lamp)
  s.box('#d9d5ee', [0, 0.82, -0.55], [0.62, 0.66, 0.26])
  s.ball('#d9d5ee', [0, 1.12, -0.55], [0.31, 0.12, 0.13], { segments: 12 })
}

function flankStripes(s: Sculptor, color: string): void {
  for (const side of SIDES) {
    for (const [height, reach] of [
      [0.9, 0.44],
      [0.68, 0.5],
      [0.46, 0.5],
    ] as const) {
      s.ball(color, [side * reach, height, -0.1], [0.1, 0.055, 0.28], { rim: 0.4, segments: 10 })
    }
  }
}

function shell(s: Sculptor, color: string): void {
  s.ball(color, [0, 0.7, -0.34], [0.62, 0.62, 0.4], { segments: 24, gloss: 0.25, grad: '#3a2a5a' })
  s.ring('#fff0c8', [0, 0.68, -0.27], [0.58, 0.06], { rotate: [0.06, 0, 0] })
  for (const [x, y] of [
    [0, 0.72],
    [-0.3, 0.94],
    [0.3, 0.94],
    [-0.32, 0.5],
    [0.32, 0.5],
  ] as const) {
    const depth =
      -0.34 - 0.4 * Math.sqrt(Math.max(0, 1 - (x / 0.62) ** 2 - ((y - 0.7) / 0.62) ** 2))
    s.ball('#fff0c8', [x, y, depth + 0.05], [0.12, 0.12, 0.07], { segments: 8, rim: 0.4 })
  }
}

function scarf(s: Sculptor, color: string): void {
  s.ring(color, [0, 1.2, 0.02], [0.36, 0.13], { rotate: [Math.PI / 2, 0, 0] })
  s.pill(color, [0.2, 0.98, 0.42], 0.11, 0.3, { rotate: [-0.25, 0, 0.2] })
}

function cape(s: Sculptor, color: string): void {
  s.ring(color, [0, 1.18, 0], [0.36, 0.09], { rotate: [Math.PI / 2, 0, 0] })
  s.ball(color, [0, 0.66, -0.5], [0.55, 0.62, 0.12], {
    rotate: [0.24, 0, 0],
    segments: 22,
    grad: '#4a1a5a',
    deform: (v) => {
      v.x *= 1 - 0.35 * Math.max(0, v.y)
    },
  })
  s.ball('#ffd34d', [0, 1.14, 0.4], 0.09, { gloss: 0.7, segments: 10 })
}
