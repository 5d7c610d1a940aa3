import { ExtrudeGeometry, type Group, Shape } from 'three'
import { type Glow, glow } from '../../light/glow.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

const PROFILE: readonly Vec2[] = [
  [0.46, 0],
  [0.8, 0.55],
  [0.97, 1.25],
  [0.93, 1.95],
  [0.7, 2.62],
  [0.42, 3.05],
]
/** Hull radius where the two trim rings sit. */
const RINGS = [
  { height: 0.5, radius: 0.785, tube: 0.07 },
  { height: 2.56, radius: 0.735, tube: 0.05 },
]

/** A storybook rocket, 3.7 m tall, standing on its origin, with a porthole towards +z. */
export function rocket({ hull = '#fbf7ff', trim = '#ff5f57', porthole = true } = {}): Group {
  const root = joint()
  sculpt(
    (s) => {
      s.turn(hull, PROFILE, { grad: '#bcb4e6', segments: 28, gloss: 0.12 })
      s.turn(
        trim,
        [
          [0.5, 2.97],
          [0.31, 3.3],
          [0.13, 3.52],
          [0.001, 3.58],
        ],
        { segments: 22, rows: 10, gloss: 0.35 },
      )
      s.ball('#ffd34d', [0, 3.64, 0], 0.13, { glow: 0.5, segments: 10 })
      for (const { height, radius, tube } of RINGS) {
        s.ring(trim, [0, height, 0], [radius, tube], { rotate: [Math.PI / 2, 0, 0], gloss: 0.3 })
      }
      s.lathe(
        '#5b5575',
        [
          [0.36, -0.32],
          [0.42, -0.3],
          [0.3, 0.02],
        ],
        { segments: 18 },
      )
      for (let i = 0; i < 3; i++) fin(s, trim, (i * 2 * Math.PI) / 3 + Math.PI / 2)
      if (porthole) window(s, [0, 1.62, 0.9])
    },
    { to: root },
  )
  return root
}

function fin(s: Sculptor, color: string, turn: number): void {
  const outline = new Shape()
  outline.moveTo(0, 0.9)
  outline.quadraticCurveTo(0.62, 0.6, 0.7, -0.28)
  outline.quadraticCurveTo(0.4, 0.02, 0, 0.1)
  const solid = new ExtrudeGeometry(outline, {
    depth: 0.06,
    bevelEnabled: true,
    bevelSize: 0.06,
    bevelThickness: 0.06,
    bevelSegments: 3,
  })
  solid.translate(0.66, 0.02, -0.03)
  s.add(solid, color, { rotate: [0, -turn, 0], grad: '#b3245a', gloss: 0.3 })
}

function window(s: Sculptor, at: Vec3): void {
  s.ring('#ffd98a', at, [0.36, 0.09], { gloss: 0.4 })
  s.ball('#ffdf9a', [at[0], at[1], at[2] - 0.04], [0.33, 0.33, 0.1], { glow: 1.3 })
}

/** Rocket fire to be set in every frame: `power` stretches it, 0 is out, 1 is its full length. */
export type Flame = { root: Group; set: (t: number, power?: number) => void }

/** Rocket fire, pointing to -x, 1.7 m long; turn its root where it should burn. */
export function flame(to: Group, at: Vec3): Flame {
  const root = joint(to, at)
  const turned = [0, 0, -Math.PI / 2] as const
  const fire = sculpt(
    (s) =>
      s
        .turn(
          '#ff9a2e',
          [
            [0.02, -1.7],
            [0.16, -1.1],
            [0.3, -0.5],
            [0.27, 0],
          ],
          { glow: 1.5, rotate: turned, grad: '#ff5a3a' },
        )
        .turn(
          '#fff3b8',
          [
            [0.02, -1],
            [0.1, -0.6],
            [0.18, -0.25],
            [0.2, 0.02],
          ],
          {
            glow: 2,
            rotate: turned,
            at: [0, 0, 0.12],
            grad: '#ffd24a',
          },
        ),
    { to: root, shadow: false },
  )
  const halo: Glow = glow(root, '#ff8a3a', 4, [-0.5, 0, 0.3], 0.9)
  return {
    root,
    set(t, power = 1) {
      root.visible = power > 0.02
      fire.scale.set(power * (1 + 0.16 * Math.sin(t * 37)), 1 + 0.1 * Math.sin(t * 29), 1)
      halo.set(power, 4.2 + 0.5 * Math.sin(t * 31))
    },
  }
}
