import { type Group, type Object3D, SphereGeometry } from 'three'
import { type Glow, glow } from '../../light/glow.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, lerp } from '../../time/easing.ts'
import type { Vec2 } from '../../time/keyframes.ts'

/** What a moon's face shows; all 0 to 1 but `look` (-1 to 1 each). */
export type MoonIntent = {
  /** Upper lids of the left and the right eye (the viewer's): 0 open, 1 shut. */
  lids?: Vec2
  look?: Vec2
  talk?: number
  yawn?: number
  smile?: number
  wow?: number
  /** Strength of its halo. */
  shine?: number
}

/** A moon with a face that looks along +z. */
export type MoonFace = { root: Group; pose: (t: number, intent?: MoonIntent) => void }

/** An enormous moon that ought to be asleep; `radius` in metres. */
export function moonFace(
  to: Object3D,
  {
    radius = 6.5,
    color = '#fff6d8',
    low = '#ffbe7e',
    crater = '#f2c188',
    line = '#6a2f50',
    halo = '#ffd8a0',
  } = {},
): MoonFace {
  const root = joint(to)
  const scaled = joint(root)
  scaled.scale.setScalar(radius)
  const ring: Glow = glow(root, halo, radius * 4.6, [0, 0, -radius * 0.4], 0.5)
  sculpt(
    (s) => {
      s.ball(color, [0, 0, 0], 1, { segments: 52, glow: 1.02, grad: low, rim: 0.3 })
      for (const [x, y, size] of [
        [-0.72, 0.34, 0.13],
        [0.74, 0.38, 0.1],
        [-0.62, -0.48, 0.1],
        [0.66, -0.42, 0.14],
        [0.16, 0.72, 0.09],
        [-0.28, 0.66, 0.06],
      ] as const) {
        const depth = Math.sqrt(1 - x * x - y * y)
        s.ball(crater, [x * 0.985, y * 0.985, depth * 0.985], [size, size, 0.03], {
          segments: 16,
          glow: 0.9,
          rim: 0,
          rotate: [-Math.asin(y), Math.atan2(x, depth), 0],
        })
      }
      s.ball('#ffd9a4', [0, -0.06, 0.98], [0.1, 0.12, 0.1], { segments: 20, glow: 0.85, rim: 0.2 })
      for (const side of [-1, 1])
        s.ball('#ff9f8a', [side * 0.46, -0.12, 0.855], [0.13, 0.085, 0.03], {
          segments: 16,
          glow: 0.85,
          rim: 0,
          rotate: [0.12, side * 0.5, 0],
        })
    },
    { to: scaled, shadow: false },
  )
  const eyes = [-1, 1].map((side) => eye(scaled, side, line))
  const lips = mouth(scaled, line)
  return {
    root,
    pose(t, intent = {}) {
      const { lids = [0.4, 0.4], look = [0, 0], wow = 0, yawn = 0 } = intent
      for (const [index, one] of eyes.entries()) {
        const lid = clamp(Math.max(lids[index] ?? 0, yawn))
        one.lid.rotation.x = lerp(-1.05 - 0.2 * wow, 1.42, lid)
        one.iris.rotation.set(-look[1] * 0.4, look[0] * 0.4, 0)
        one.root.scale.setScalar(1 + 0.12 * wow)
        one.brow.position.y = 0.3 + 0.08 * wow + 0.07 * yawn - 0.03 * lid
        one.brow.rotation.z = (index ? 1 : -1) * (-0.12 - 0.15 * yawn)
      }
      lips(intent)
      root.rotation.z = 0.006 * Math.sin(t * 0.7)
      ring.set((intent.shine ?? 0.8) * (0.95 + 0.05 * Math.sin(t * 1.3)))
    },
  }
}

function eye(to: Group, side: number, line: string) {
  const root = joint(to, [side * 0.31, 0.17, 0.86])
  const big = joint(root)
  big.scale.setScalar(1.18)
  root.rotation.set(-0.12, side * 0.26, 0)
  sculpt(
    (s) =>
      s
        .ball('#fffdf6', [0, 0, 0], [0.17, 0.185, 0.1], { segments: 24, glow: 0.9, rim: 0 })
        .ring(line, [0, -0.1, 0.035], [0.15, 0.011], {
          rotate: [0, 0, Math.PI + 0.85],
          arc: Math.PI - 1.7,
          glow: 0.7,
          rim: 0,
        }),
    { to: big, shadow: false },
  )
  const iris = joint(big)
  sculpt(
    (s) =>
      s
        .ball('#5a4a8a', [0, 0, 0.045], [0.1, 0.115, 0.07], { segments: 20, glow: 0.8, rim: 0 })
        .ball('#1c1430', [0, 0, 0.07], [0.065, 0.078, 0.055], { segments: 16, glow: 0.8, rim: 0 })
        .ball('#ffffff', [-0.035, 0.045, 0.115], 0.026, { segments: 10, glow: 1 }),
    { to: iris, shadow: false },
  )
  const lid = joint(big)
  const half = new SphereGeometry(1, 22, 10, 0, Math.PI * 2, 0, Math.PI / 2)
  sculpt(
    (s) =>
      s
        .add(half, '#ffdfae', { size: [0.19, 0.2, 0.15], glow: 0.85, rim: 0 })
        .ring(line, [0, 0, 0], [0.17, 0.022], {
          rotate: [Math.PI / 2, 0, 0],
          arc: Math.PI,
          size: [1.08, 0.86, 1],
          glow: 0.8,
          rim: 0,
        }),
    { to: lid, shadow: false },
  )
  const brow = joint(root, [0, 0.3, 0.02])
  sculpt(
    (s) => s.pill(line, [0, 0, 0], 0.026, 0.2, { rotate: [0, 0, Math.PI / 2], glow: 0.7, rim: 0 }),
    { to: brow, shadow: false },
  )
  return { root, iris, lid, brow }
}

function mouth(to: Group, line: string) {
  const root = joint(to, [0, -0.34, 0.93])
  root.rotation.x = 0.3
  const smile = joint(root, [0, 0.03, 0])
  sculpt(
    (s) =>
      s.ring(line, [0, 0, 0], [0.19, 0.024], {
        rotate: [0, 0, Math.PI + 0.3],
        arc: Math.PI - 0.6,
        glow: 0.8,
        rim: 0,
      }),
    { to: smile, shadow: false },
  )
  const open = joint(root, [0, -0.04, 0.01])
  sculpt(
    (s) =>
      s
        .ball('#8a2f4a', [0, 0, 0], [0.14, 0.14, 0.03], { segments: 22, glow: 0.8, rim: 0 })
        .ball('#ff8f8f', [0, -0.06, 0.015], [0.085, 0.05, 0.025], {
          segments: 14,
          glow: 0.8,
          rim: 0,
        }),
    { to: open, shadow: false },
  )
  return ({ talk = 0, yawn = 0, wow = 0, smile: glad = 0.3 }: MoonIntent) => {
    const gape = clamp(Math.max(talk, yawn, wow * 0.6))
    open.visible = gape > 0.06
    open.scale.set(0.7 + 0.4 * yawn, Math.max(0.05, gape * (0.8 + 0.5 * yawn)), 1)
    smile.visible = gape <= 0.06
    smile.scale.set(1, lerp(0.15, 1, clamp(glad)), 1)
  }
}
