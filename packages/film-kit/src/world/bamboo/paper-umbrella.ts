import type { Object3D } from 'three'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import { lerp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'

type Joint = ReturnType<typeof joint>

/** A paper umbrella whose grip is at the root's origin and whose top points along +y. */
export type PaperUmbrella = {
  root: Joint
  /** Grip at a point (metres of what it hangs on), turned by radians about x, y, z. */
  hold: (at: Vec3, turn?: Vec3) => void
  /** 0 is shut like a stick, 1 spread. */
  open: (share: number) => void
}

/** Paper outside, pale ring, paper inside, and ribs. */
export type UmbrellaLook = {
  paper?: string
  low?: string
  band?: string
  inside?: string
  rib?: string
  /** Metres from the pole to the edge. */
  radius?: number
  /** Metres from the grip to the tip. */
  length?: number
}

const RIBS = 20

/** An oiled-paper umbrella with bamboo ribs, 2.2 m long and 3 m across unless said. */
export function paperUmbrella(to: Object3D, look: UmbrellaLook = {}): PaperUmbrella {
  const { paper = '#e02a2f', low = '#a8142c', band = '#fff0dc', radius = 1.5, length = 2.2 } = look
  const { inside = '#f0604a', rib = '#5a2a1c' } = look
  const root = joint(to)
  sculpt(
    (s) =>
      s
        .cylinder('#8a5a34', [0, length / 2 - 0.25, 0], [0.035, 0.045, length + 0.3], {
          segments: 8,
        })
        .cylinder('#2a1a2c', [0, -0.12, 0], [0.065, 0.06, 0.6], { segments: 10 })
        .ring('#e8b84a', [0, 0.2, 0], [0.06, 0.02], { rotate: [Math.PI / 2, 0, 0], segments: 12 }),
    { to: root },
  )
  const canopy = joint(root, [0, length, 0])
  sculpt((s) => dress(s, { paper, low, band, inside, rib }), { to: canopy })
  const open = (share: number) => {
    const wide = lerp(0.075, 1, share) * radius
    // Ribs keep their length: what the edge gains in width it loses in drop.
    const slope = Math.sqrt(Math.max(0.16, 1.12 - Math.min(1, share) ** 2)) * radius
    canopy.scale.set(wide, slope, wide)
  }
  open(1)
  return {
    root,
    open,
    hold(at, turn = [0, 0, 0]) {
      root.position.set(...at)
      root.rotation.set(...turn)
    },
  }
}

type Papers = Required<Pick<UmbrellaLook, 'paper' | 'low' | 'band' | 'inside' | 'rib'>>

/** Cloth height at a share of the radius: 0 at the top, -1 at the edge. */
const drop = (share: number) => -(share ** 1.25)

function dress(s: Sculptor, { paper, low, band, inside, rib }: Papers): void {
  const belt = (color: string, from: number, till: number, grad = color) =>
    s.lathe(
      color,
      [
        [till, drop(till)],
        [(from + till) / 2, drop((from + till) / 2)],
        [from, drop(from)],
      ],
      { grad, segments: RIBS * 2, rim: 0.5, glow: 0.16 },
    )
  belt(low, 0.72, 1, low)
  belt(band, 0.58, 0.72)
  belt(paper, 0.12, 0.58, paper)
  belt('#2a1a2c', 0, 0.12)
  // From the top down, so that this paper faces inwards.
  s.lathe(
    inside,
    [
      [0.01, -0.02],
      [0.5, drop(0.5) - 0.03],
      [0.985, drop(0.985) - 0.03],
    ],
    { grad: '#d8402f', segments: RIBS * 2, rim: 0, glow: 0.34 },
  )
  s.cone('#2a1a2c', [0, -0.02, 0], 0.09, 0.16, { segments: 10 })
  for (let i = 0; i < RIBS; i++) {
    const angle = (i / RIBS) * Math.PI * 2
    const on = (share: number, off: number): Vec3 => [
      Math.cos(angle) * share,
      drop(share) + off,
      Math.sin(angle) * share,
    ]
    s.tube(rib, [on(0.08, -0.05), on(0.55, -0.05), on(1.01, -0.02)], 0.011, { segments: 4 })
  }
}
