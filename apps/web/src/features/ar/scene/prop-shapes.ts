import type { ArProp } from '@starnest/contract/ar/ar'
import { heartOutline, leafOutline, starOutline } from '@starnest/film-kit/sculpt/outline'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import type { Mesh } from 'three'

type Shape = (s: Sculptor) => unknown

const HALF_TURN = Math.PI / 2
const GOLD = '#ffd66a'
const GOLD_LOW = '#f08a2c'

/** Points of a circle, from one angle to another, radians. */
const arc = (radius: number, from: number, to: number, steps = 20): Vec2[] =>
  Array.from({ length: steps + 1 }, (_, nth): Vec2 => {
    const angle = from + ((to - from) * nth) / steps
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })

/** A crescent that is open to the right. */
function crescent(): Vec2[] {
  const outer = arc(0.9, 0.9, Math.PI * 2 - 0.9, 28)
  const inner = arc(0.7, Math.PI * 2 - 1.05, 1.05, 24).map(([x, y]): Vec2 => [x + 0.28, y])
  return [...outer, ...inner]
}

/** A kite: a long rhombus with soft corners. */
const KITE: readonly Vec2[] = [
  [0, -1],
  [0.62, 0.25],
  [0, 0.85],
  [-0.62, 0.25],
]

/** Things of films, each about two units high around its middle, of the studio's own clay. */
const SHAPES: Readonly<Record<ArProp, Shape>> = {
  star: (s) => s.puff(GOLD, starOutline(), 0.2, { grad: GOLD_LOW, glow: 0.55, gloss: 0.5 }),
  moon: (s) => s.puff('#fff1c8', crescent(), 0.2, { grad: '#ffc97a', glow: 0.6 }),
  heart: (s) => s.puff('#ff7aa2', heartOutline(), 0.26, { grad: '#d8345f', gloss: 0.7, glow: 0.2 }),
  gem: (s) =>
    s
      .cylinder('#9af0ff', [0, 0.42, 0], [0.42, 0.86, 0.4], { segments: 8, glow: 0.35, gloss: 1 })
      .cylinder('#5ac8ff', [0, -0.36, 0], [0.86, 0.02, 1.16], {
        ...{ segments: 8, grad: '#6a4aff', glow: 0.35, gloss: 1 },
      }),
  drop: (s) =>
    s.turn(
      '#bdf2ff',
      [
        [0.001, -0.85],
        [0.52, -0.62],
        [0.66, -0.2],
        [0.36, 0.4],
        [0.001, 1],
      ],
      { grad: '#3a8cff', gloss: 1, glow: 0.25, segments: 26 },
    ),
  lantern: (s) => {
    s.cylinder('#5a3420', [0, -0.72, 0], [0.5, 0.58, 0.16])
      .cylinder('#ffd98a', [0, -0.06, 0], [0.44, 0.44, 1.1], { glow: 1, grad: '#ff9a3a' })
      .cone('#6a3c24', [0, 0.5, 0], 0.62, 0.4)
      .ring('#5a3420', [0, 0.98, 0], [0.15, 0.045])
    for (let nth = 0; nth < 4; nth += 1) {
      const angle = Math.PI / 4 + nth * HALF_TURN
      s.pill('#5a3420', [Math.cos(angle) * 0.46, -0.06, Math.sin(angle) * 0.46], 0.05, 1.1)
    }
  },
  note: (s) =>
    s
      .ball('#b48aff', [-0.5, -0.62, 0], [0.34, 0.26, 0.24], { rotate: [0, 0, 0.4], gloss: 0.6 })
      .ball('#b48aff', [0.5, -0.46, 0], [0.34, 0.26, 0.24], { rotate: [0, 0, 0.4], gloss: 0.6 })
      .pill('#8a5aff', [-0.2, 0.08, 0], 0.075, 1.3, { gloss: 0.4 })
      .pill('#8a5aff', [0.8, 0.24, 0], 0.075, 1.3, { gloss: 0.4 })
      .box('#8a5aff', [0.3, 0.82, 0], [1.06, 0.26, 0.16], { rotate: [0, 0, 0.16] }),
  drum: (s) => {
    s.cylinder('#ff6a5a', [0, 0, 0], [0.82, 0.82, 0.95], { grad: '#c8323a', segments: 30 })
      .cylinder('#fff2dc', [0, 0.5, 0], [0.8, 0.82, 0.08], { segments: 30 })
      .ring(GOLD, [0, 0.48, 0], [0.83, 0.07], { rotate: [HALF_TURN, 0, 0], gloss: 0.6 })
      .ring(GOLD, [0, -0.48, 0], [0.83, 0.07], { rotate: [HALF_TURN, 0, 0], gloss: 0.6 })
      .pill('#e8b070', [-0.3, 0.82, 0.2], 0.05, 0.9, { rotate: [0.3, 0, 1.1] })
      .pill('#e8b070', [0.3, 0.88, 0.3], 0.05, 0.9, { rotate: [0.3, 0, -1.1] })
    for (let nth = 0; nth < 8; nth += 1) {
      const angle = (nth * Math.PI) / 4
      s.ball(GOLD, [Math.cos(angle) * 0.83, 0, Math.sin(angle) * 0.83], 0.07)
    }
  },
  umbrella: (s) => {
    s.turn(
      '#ff7a6a',
      [
        [1, -0.02],
        [0.94, 0.16],
        [0.6, 0.56],
        [0.001, 0.78],
      ],
      { grad: '#d83a4a', segments: 10, rim: 1.2 },
    )
      .pill('#7a4a2a', [0, -0.16, 0], 0.05, 1.5)
      .ring('#7a4a2a', [0.16, -0.92, 0], [0.16, 0.05], { arc: Math.PI, rotate: [0, 0, Math.PI] })
      .ball(GOLD, [0, 0.86, 0], 0.09)
  },
  kite: (s) => {
    s.puff('#ff8a5a', KITE, 0.06, { grad: '#ff4a7a' })
      .pill('#fff2dc', [0, -0.08, 0.12], 0.03, 1.6)
      .pill('#fff2dc', [0, 0.25, 0.12], 0.03, 1.0, { rotate: [0, 0, HALF_TURN] })
    for (const [nth, x] of [0.1, -0.12, 0.14].entries()) {
      s.ball(GOLD, [x, -1.12 - nth * 0.16, 0], [0.13, 0.07, 0.05])
    }
  },
  letter: (s) =>
    s
      .box('#fff6e4', [0, 0, 0], [1.7, 1.15, 0.1], { grad: '#ffe0b4' })
      .tube(
        '#e8b87a',
        [
          [-0.84, 0.56, 0.07],
          [0, -0.12, 0.09],
          [0.84, 0.56, 0.07],
        ],
        0.035,
      )
      .puff('#ff5a6e', heartOutline(), 0.1, { size: 0.17, at: [0, -0.1, 0.1], gloss: 0.6 }),
  flower: (s) => {
    s.pill('#4aa86a', [0, -0.6, -0.05], 0.06, 0.8)
      .puff('#5ac87a', leafOutline(), 0.06, { at: [0.04, -0.8, 0], rotate: [0, 0, -1], size: 0.6 })
      .ball(GOLD, [0, 0.3, 0.12], [0.28, 0.28, 0.16], { grad: GOLD_LOW })
    for (let nth = 0; nth < 7; nth += 1) {
      const angle = (nth * Math.PI * 2) / 7
      const at: Vec3 = [Math.cos(angle) * 0.46, 0.3 + Math.sin(angle) * 0.46, 0]
      s.ball('#ff9ad0', at, [0.32, 0.22, 0.12], { rotate: [0, 0, angle], grad: '#ff6ab4' })
    }
  },
  snowflake: (s) => {
    const ice = { glow: 0.45, gloss: 0.8 } as const
    s.ball('#f4fcff', [0, 0, 0], 0.16, ice)
    for (let nth = 0; nth < 6; nth += 1) {
      const angle = (nth * Math.PI) / 3
      const along = (far: number): Vec3 => [Math.cos(angle) * far, Math.sin(angle) * far, 0]
      s.pill('#e4f6ff', along(0.48), 0.06, 0.8, { ...ice, rotate: [0, 0, angle - HALF_TURN] })
      for (const side of [0.7, -0.7]) {
        const [x, y] = along(0.66)
        const turn = angle + side
        const at: Vec3 = [x + Math.cos(turn) * 0.14, y + Math.sin(turn) * 0.14, 0]
        s.pill('#d0eeff', at, 0.045, 0.24, { ...ice, rotate: [0, 0, turn - HALF_TURN] })
      }
      s.ball('#f4fcff', along(0.94), 0.09, ice)
    }
  },
  crown: (s) => {
    s.cylinder(GOLD, [0, -0.35, 0], [0.78, 0.7, 0.5], {
      grad: GOLD_LOW,
      gloss: 0.7,
      segments: 30,
    }).ring('#ff5a6e', [0, -0.52, 0], [0.74, 0.06], { rotate: [HALF_TURN, 0, 0] })
    for (let nth = 0; nth < 7; nth += 1) {
      const angle = (nth * Math.PI * 2) / 7
      const at: Vec3 = [Math.cos(angle) * 0.74, -0.14, Math.sin(angle) * 0.74]
      s.cone(GOLD, at, 0.24, 0.72, { gloss: 0.7 })
      s.ball('#ff7ac0', [at[0], 0.62, at[2]], 0.11, { gloss: 1, glow: 0.3 })
    }
  },
  compass: (s) =>
    s
      .cylinder(GOLD, [0, 0, 0], [0.92, 0.92, 0.22], {
        ...{ rotate: [HALF_TURN, 0, 0], grad: GOLD_LOW, gloss: 0.7, segments: 36 },
      })
      .cylinder('#fff6e4', [0, 0, 0.09], [0.76, 0.76, 0.1], {
        ...{ rotate: [HALF_TURN, 0, 0], segments: 36 },
      })
      .cone('#ff5a5a', [0, 0, 0.18], 0.12, 0.62, { size: [1, 1, 0.5], rotate: [0, 0, -0.6] })
      .cone('#5a8cff', [0, 0, 0.18], 0.12, 0.62, {
        ...{ size: [1, 1, 0.5], rotate: [0, 0, Math.PI - 0.6] },
      })
      .ball(GOLD, [0, 0, 0.22], 0.1)
      .ring(GOLD, [0, 1.04, 0], [0.15, 0.05]),
  book: (s) => {
    for (const side of [-1, 1]) {
      s.box('#7a4aff', [side * 0.56, -0.1, -0.08], [1.12, 1.4, 0.08], {
        ...{ rotate: [0, -side * 0.24, 0], grad: '#4a2ab8' },
      })
        .box('#fff6e4', [side * 0.53, -0.06, 0.04], [1, 1.26, 0.16], {
          rotate: [0, -side * 0.24, 0],
        })
        .box('#e0c8a0', [side * 0.52, 0.2, 0.16], [0.66, 0.05, 0.02], {
          rotate: [0, -side * 0.24, 0],
        })
        .box('#e0c8a0', [side * 0.52, -0.04, 0.16], [0.66, 0.05, 0.02], {
          rotate: [0, -side * 0.24, 0],
        })
    }
    s.puff(GOLD, starOutline(), 0.1, { size: 0.26, at: [0, 0.86, 0.2], glow: 1 })
  },
}

/** A thing of a film in clay, about two units high around its middle. */
export function propMesh(prop: ArProp): Mesh {
  return sculpt(SHAPES[prop], { shadow: false })
}
