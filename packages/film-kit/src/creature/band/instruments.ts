import type { Group, Object3D } from 'three'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

const FLAT = [Math.PI / 2, 0, 0] as const

/** Colours of a drum: its barrel from top to bottom, hoops and skin. */
export type DrumLook = { barrel?: string; low?: string; hoop?: string; skin?: string }

/** Sculpts an upright drum that stands on the origin. Radius and height in metres. */
export function drumShape(s: Sculptor, radius: number, height: number, look: DrumLook = {}): void {
  const { barrel = '#e8433f', low = '#a82a4a', hoop = '#ffd36a', skin = '#fff6e0' } = look
  s.cylinder(barrel, [0, height / 2, 0], [radius, radius, height], { segments: 30, grad: low })
  s.cylinder(skin, [0, height + 0.005, 0], [radius * 0.96, radius * 0.96, 0.03], {
    segments: 30,
    rim: 0.3,
  })
  for (const y of [0.06 * height, height * 0.95])
    s.ring(hoop, [0, y, 0], [radius, Math.max(0.022, radius * 0.075)], {
      rotate: FLAT,
      segments: 32,
      gloss: 0.3,
    })
  const cords = 8
  for (let i = 0; i < cords; i++) {
    const angle = ((i + 0.5) / cords) * Math.PI * 2
    const lean = i % 2 ? 0.4 : -0.4
    s.pill(
      hoop,
      [Math.cos(angle) * radius, height * 0.5, Math.sin(angle) * radius],
      radius * 0.03,
      height * 0.82,
      { rotate: [lean * Math.sin(angle), 0, -lean * Math.cos(angle)], segments: 6, rim: 0.3 },
    )
  }
}

/** A drum on its own joint, standing at `at`. Radius and height in metres. */
export function drum(
  to: Object3D,
  at: Vec3,
  [radius, height]: readonly [radius: number, height: number],
  look: DrumLook = {},
): Group {
  const root = joint(to, at)
  sculpt((s) => drumShape(s, radius, height, look), { to: root })
  return root
}

/** The smallest drum: half a walnut with a leaf for its skin, about 0.5 m wide at size 1. */
export function walnutDrum(to: Object3D, at: Vec3, size = 1): Group {
  const root = joint(to, at)
  sculpt(
    (s) => {
      s.turn(
        '#c98a4a',
        [
          [0.001, 0],
          [0.17, 0.03],
          [0.26, 0.16],
          [0.25, 0.29],
        ],
        { grad: '#7a4430', rows: 10, segments: 24, gloss: 0.15 },
      )
      for (let i = 0; i < 7; i++) {
        const angle = (i / 7) * Math.PI * 2
        s.ball(
          '#8a5234',
          [Math.cos(angle) * 0.245, 0.18, Math.sin(angle) * 0.245],
          [0.02, 0.07, 0.02],
          {
            segments: 8,
            rim: 0.3,
          },
        )
      }
      s.cylinder('#a6e05a', [0, 0.29, 0], [0.255, 0.255, 0.03], { segments: 26, rim: 0.5 })
      s.ring('#e8433f', [0, 0.27, 0], [0.258, 0.028], { rotate: FLAT, segments: 28 })
    },
    { to: root },
  )
  root.scale.setScalar(size)
  return root
}

/** A ukulele that lies on its back at its joint: 1.1 m long, neck along +x, strings towards +z. */
export function ukulele(to: Object3D, at: Vec3, rotate: Vec3 = [0, 0, 0]): Group {
  const root = joint(to, at)
  root.rotation.set(...rotate)
  const wood = '#f0a03c'
  sculpt(
    (s) => {
      s.ball(wood, [-0.16, 0, 0], [0.27, 0.26, 0.1], { grad: '#c8642e', gloss: 0.35, segments: 22 })
      s.ball(wood, [0.14, 0, 0], [0.21, 0.2, 0.095], { grad: '#c8642e', gloss: 0.35, segments: 20 })
      s.ball('#4a2230', [-0.02, 0, 0.075], [0.09, 0.09, 0.03], { rim: 0, segments: 16 })
      s.box('#6a3a34', [0.52, 0, 0.05], [0.56, 0.08, 0.05])
      s.ball('#6a3a34', [0.84, 0, 0.04], [0.1, 0.085, 0.04], { segments: 12 })
      s.box('#6a3a34', [-0.24, 0, 0.1], [0.05, 0.16, 0.03])
      for (const y of [-0.035, 0, 0.035])
        s.box('#fff6e0', [0.27, y, 0.118], [1.04, 0.008, 0.008], { glow: 0.2 })
      for (const side of [-1, 1]) s.ball('#fff2c8', [0.84, side * 0.1, 0.04], 0.03, { segments: 8 })
    },
    { to: root },
  )
  return root
}

/** A drumstick for a hand joint of an actor: it goes on along the arm, `length` metres. */
export function stick(hand: Object3D, { length = 0.34, color = '#ffe0a0' } = {}): void {
  sculpt(
    (s) =>
      s
        .pill(color, [0, -0.1, 0.12], 0.03, length, { rotate: [-0.75, 0, 0], segments: 8 })
        .ball('#e8433f', [0, -0.1 - length * 0.42, 0.12 + length * 0.4], 0.055, { segments: 10 }),
    { to: hand },
  )
}
