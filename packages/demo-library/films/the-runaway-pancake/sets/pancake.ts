import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import type { Vec2 } from '@starnest/film-kit/time/keyframes'

/** Radius of the whole pancake, metres. */
export const PANCAKE_RADIUS = 0.66

const LINE = '#4a1c14'
const INSIDE = '#6a1a18'
const TONGUE = '#ff7d86'
const SIDES = [-1, 1] as const

/** What a pancake can do; all numbers blend. Angles in radians. */
export type PancakeIntent = {
  /** Turn in its own plane: rolling to the right is negative. */
  spin?: number
  /** Turn about the upright axis, and backwards onto its back. */
  yaw?: number
  tip?: number
  /** Taller (above 0) or flatter (below 0). */
  stretch?: number
  look?: Vec2
  grin?: number
  wow?: number
  talk?: number
  sly?: number
  /** 0 to 1: eyes shut. */
  shut?: number
  /** 0 to 1: only the right eye shuts. */
  wink?: number
}

/** A pancake with a face and a pat of butter; its origin is its middle, its face looks along +z. */
export function pancake({ size = 1 } = {}) {
  const root = joint()
  root.scale.setScalar(size)
  const squashed = joint(root)
  const disc = joint(squashed)
  sculpt(dough, { to: disc })
  const eyes = SIDES.map((side) => eye(disc, side))
  const lips = mouth(disc)
  return {
    root,
    /** What stays upright while the pancake rolls: hats, socks. */
    upright: squashed,
    pose(intent: PancakeIntent = {}) {
      const tall = 1 + (intent.stretch ?? 0)
      squashed.scale.set(1 / Math.sqrt(tall), tall, 1)
      squashed.position.y = PANCAKE_RADIUS * (tall - 1)
      root.rotation.set(-(intent.tip ?? 0), intent.yaw ?? 0, 0)
      disc.rotation.z = intent.spin ?? 0
      for (const [index, one] of eyes.entries()) {
        one(intent, Math.max(intent.shut ?? 0, index ? (intent.wink ?? 0) : 0))
      }
      lips(intent)
    },
  }
}

function dough(s: Sculptor): void {
  const r = PANCAKE_RADIUS
  const flat = [Math.PI / 2, 0, 0] as const
  s.turn(
    '#ffdf9a',
    [
      [0.001, -0.15],
      [r * 0.8, -0.14],
      [r * 0.97, -0.07],
      [r, 0],
      [r * 0.97, 0.07],
      [r * 0.8, 0.14],
      [0.001, 0.15],
    ],
    { rotate: flat, segments: 40, rows: 20, rim: 0.5 },
  )
  for (const side of SIDES) {
    s.ball('#f0a84c', [0, 0, side * 0.118], [r * 0.83, r * 0.83, 0.05], {
      segments: 32,
      grad: '#dd8636',
      rim: 0.3,
    })
  }
  s.box('#fff2a0', [0.13, r * 0.62, 0.2], [0.24, 0.2, 0.11], {
    rotate: [0.1, 0, -0.25],
    gloss: 0.5,
    grad: '#ffd64a',
  })
  s.ball('#ffe680', [0.12, r * 0.53, 0.17], [0.2, 0.1, 0.03], { segments: 14, gloss: 0.6 })
  for (const side of SIDES) {
    s.ball('#ff7f6a', [side * 0.36, -0.13, 0.155], [0.1, 0.065, 0.025], { segments: 12, rim: 0.2 })
  }
}

function eye(disc: ReturnType<typeof joint>, side: number) {
  const socket = joint(disc, [side * 0.21, 0.09, 0.16])
  const ball = joint(socket)
  sculpt((s) => s.ball('#fffaf2', [0, 0, 0], [0.135, 0.165, 0.07], { segments: 18, rim: 0.2 }), {
    to: ball,
    shadow: false,
  })
  const iris = joint(ball)
  sculpt(
    (s) =>
      s
        .ball('#3a1712', [0, 0, 0.035], [0.1, 0.125, 0.05], { segments: 16, rim: 0, gloss: 0.3 })
        .ball('#ffffff', [-0.032, 0.05, 0.078], [0.036, 0.04, 0.016], { segments: 8, glow: 1 })
        .ball('#ffffff', [0.036, -0.05, 0.076], 0.018, { segments: 6, glow: 1 }),
    { to: iris, shadow: false },
  )
  const lid = joint(socket, [0, -0.02, 0.05])
  sculpt((s) => s.ring(LINE, [0, 0, 0], [0.105, 0.026], { arc: Math.PI, size: [1, 0.7, 1] }), {
    to: lid,
    shadow: false,
  })
  const brow = joint(disc, [side * 0.22, 0.31, 0.19])
  sculpt((s) => s.pill('#a8562a', [0, 0, 0], 0.03, 0.13, { rotate: [0, 0, Math.PI / 2] }), {
    to: brow,
    shadow: false,
  })
  return ({ look = [0, 0], wow = 0, sly = 0 }: PancakeIntent, shut: number) => {
    ball.visible = shut < 0.85
    ball.scale.set(1 + 0.1 * wow, (1 + 0.2 * wow) * (1 - 0.85 * clamp(shut)) * (1 - 0.3 * sly), 1)
    iris.position.set(look[0] * 0.05, look[1] * 0.05, 0)
    iris.scale.set(1 - 0.25 * wow, 1 - 0.25 * wow, 1.1)
    lid.visible = shut >= 0.85
    brow.position.y = 0.31 + 0.07 * wow - 0.03 * sly
    brow.rotation.z = side * (0.35 * sly - 0.15)
  }
}

function mouth(disc: ReturnType<typeof joint>) {
  const root = joint(disc, [0, -0.2, 0.165])
  const smile = sculpt(
    (s) =>
      s.ring(LINE, [0, 0.05, 0], [0.13, 0.026], {
        arc: Math.PI * 0.9,
        rotate: [0, 0, Math.PI + 0.15],
      }),
    { to: root, shadow: false },
  )
  const gasp = sculpt(
    (s) =>
      s
        .ball(INSIDE, [0, 0, 0], [0.1, 0.12, 0.03], { segments: 16, rim: 0 })
        .ball(TONGUE, [0, -0.055, 0.016], [0.065, 0.045, 0.022], { segments: 10, rim: 0 }),
    { to: root, shadow: false },
  )
  const laugh = sculpt(
    (s) =>
      s
        .ball(INSIDE, [0, 0.06, 0], [0.2, 0.19, 0.03], { segments: 22, rim: 0, deform: flatTop })
        .ball(TONGUE, [0, -0.07, 0.016], [0.1, 0.05, 0.02], { segments: 12, rim: 0 }),
    { to: root, shadow: false },
  )
  return ({ grin = 0, wow = 0, talk = 0 }: PancakeIntent) => {
    const round = clamp(wow)
    const laughing = clamp(Math.max(grin * (0.7 + 0.3 * talk), talk * 0.8)) * (1 - round)
    gasp.visible = round > 0.08
    gasp.scale.set(0.6 + 0.4 * round, Math.max(0.02, round), 1)
    laugh.visible = laughing > 0.08
    laugh.scale.set(0.7 + 0.3 * laughing, Math.max(0.02, laughing), 1)
    smile.visible = round + laughing < 0.5
    smile.scale.set(1, Math.max(0.02, 1 - round - laughing), 1)
  }
}

/** Makes a ball into a bowl: the shape of a laughing mouth. */
const flatTop = (vertex: { y: number }): void => {
  if (vertex.y > 0) vertex.y *= 0.12
}

/** A rolling pancake's spin after `metres` on the ground. */
export const spinAfter = (metres: number): number => -metres / PANCAKE_RADIUS
