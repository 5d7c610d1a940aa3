import { type Group, Vector3 } from 'three'
import { eyes } from '../../critter/eyes.ts'
import type { Intent } from '../../critter/intent.ts'
import { mouth } from '../../critter/mouth.ts'
import { completeSpecies, SIDES, type Side } from '../../critter/species.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { swimsAboveItsShadow } from './swimmer.ts'

/** A turtle to be placed and posed; `faceAt` is the middle of its head in the set. */
export type SeaTurtle = {
  /** Middle of the shell; the face looks along +z. About 3 m long at size 1. */
  root: Group
  pose: (t: number, intent?: Intent) => void
  faceAt: () => Vec3
}

/** Colours of a turtle: `skinLow` is the skin from below and the spots on the head, `plates` the
 *  pattern and the rim of the shell, `belly` the shell from below. `size` 1 unless said. */
export type SeaTurtleLook = {
  skin?: string
  skinLow?: string
  shell?: string
  plates?: string
  belly?: string
  brows?: string
  size?: number
  seed?: number
}

/** An old turtle that hangs in the water and paddles slowly. */
export function seaTurtle(look: SeaTurtleLook = {}): SeaTurtle {
  const { skin = '#8fbf7a', skinLow = '#4a8a70', seed = 0 } = look
  const { shell = '#8a5f4a', plates = '#e0a458', brows = '#fff6e0' } = look
  const species = completeSpecies({
    fur: skin,
    furLow: brows,
    nose: '#5a7a50',
    eye: '#3a2a14',
    eyeLow: '#8a6a2a',
    blush: '#ff9a7a',
    muzzle: 0.92,
    seed,
  })
  const root = joint()
  const body = joint(root)
  sculpt((s) => carapace(s, shell, plates, look.belly ?? '#f4e6b4'), { to: body })
  const paddles = SIDES.map((side) => ({
    side,
    front: paddle(body, [side * 0.8, -0.12, 0.62], side, 1, [skin, skinLow]),
    back: paddle(body, [side * 0.62, -0.14, -0.85], side, 0.6, [skin, skinLow]),
  }))
  const neck = joint(body, [0, 0.04, 0.9])
  sculpt(
    (s) =>
      s.tube(
        skin,
        [
          [0, -0.1, -0.3],
          [0, 0, 0.15],
          [0, 0.2, 0.45],
        ],
        0.27,
        { grad: skinLow, segments: 12 },
      ),
    { to: neck },
  )
  const head = joint(neck, [0, 0.34, 0.55])
  head.scale.setScalar(0.72)
  sculpt((s) => skull(s, skin, skinLow), { to: head })
  const eyePair = eyes(species, head)
  const lipsRoot = joint(head, [0, 0.06, 0.11])
  lipsRoot.scale.setScalar(0.95)
  const lips = mouth(species, lipsRoot)
  root.scale.setScalar(look.size ?? 1)
  swimsAboveItsShadow(root)
  return {
    root,
    pose(t, intent = {}) {
      const stroke = t * 1.25 + seed
      body.position.y = 0.09 * Math.sin(stroke - 0.8)
      body.rotation.set((intent.lean ?? 0) + 0.04 * Math.sin(stroke), 0, intent.roll ?? 0)
      const [x, y] = intent.look ?? [0, 0]
      neck.rotation.set(-y * 0.3 + (intent.nod ?? 0) + 0.03 * Math.sin(t * 1.6), x * 0.5, 0)
      head.rotation.set(-y * 0.15, x * 0.2, (intent.tilt ?? 0) + 0.03 * Math.sin(t * 1.1 + seed))
      for (const { side, front, back } of paddles) {
        front.rotation.set(
          0.15 * Math.cos(stroke),
          side * (0.2 + 0.1 * Math.cos(stroke)),
          side * (0.05 + 0.42 * Math.sin(stroke)),
        )
        back.rotation.set(0, -side * 0.7, side * 0.2 * Math.sin(stroke - 1.2))
      }
      eyePair.pose(t, intent)
      lips.pose(intent)
    },
    faceAt() {
      const at = head.getWorldPosition(new Vector3())
      return [at.x, at.y, at.z]
    },
  }
}

function skull(s: Sculptor, skin: string, low: string): void {
  s.ball(skin, [0, 0.02, 0], [0.66, 0.62, 0.66], { segments: 26, grad: low })
  s.ball(skin, [0, -0.24, 0.42], [0.42, 0.27, 0.32], { segments: 20, rim: 0.6 })
  for (const side of SIDES)
    s.ball('#5a7a50', [side * 0.07, -0.13, 0.73], 0.022, { segments: 8, rim: 0 })
  for (const [x, y, z] of [
    [0, 0.58, 0.12],
    [-0.24, 0.52, 0.06],
    [0.24, 0.52, 0.06],
    [0, 0.5, -0.24],
  ] as const)
    s.ball(low, [x, y, z], [0.11, 0.05, 0.12], { segments: 10, rim: 0.4 })
}

function carapace(s: Sculptor, shell: string, plates: string, belly: string): void {
  s.ball(belly, [0, -0.1, -0.1], [0.98, 0.36, 1.2], { segments: 24 })
  s.ball(shell, [0, 0, -0.1], [1.06, 0.56, 1.28], {
    segments: 30,
    grad: '#6a4a4a',
    gloss: 0.1,
    deform: (v) => {
      if (v.y < 0) v.y *= 0.25
    },
  })
  s.ring(plates, [0, -0.04, -0.1], [1.06, 0.09], {
    rotate: [Math.PI / 2, 0, 0],
    size: [1, 1.2, 1],
    segments: 36,
  })
  const plate = (x: number, z: number, wide: number) => {
    const lift = Math.sqrt(Math.max(0.05, 1 - (x / 1.06) ** 2 - ((z + 0.1) / 1.28) ** 2))
    s.ball(plates, [x, 0.53 * lift, z], [wide, 0.075, wide * 1.05], {
      segments: 12,
      rotate: [z * 0.35, 0, -x * 0.75],
      grad: shell,
    })
  }
  for (const z of [0.62, 0.05, -0.52, -0.98]) plate(0, z, 0.25)
  for (const side of SIDES) for (const z of [0.4, -0.18, -0.72]) plate(side * 0.56, z, 0.26)
}

function paddle(
  body: Group,
  at: Vec3,
  side: Side,
  size: number,
  [skin, low]: readonly [string, string],
): Group {
  const root = joint(body, at)
  sculpt(
    (s) =>
      s.ball(skin, [side * 0.56 * size, 0, -0.12 * size], [0.72 * size, 0.09, 0.27 * size], {
        grad: low,
        rotate: [0, side * 0.42, 0],
        segments: 18,
        deform: (v) => {
          v.z *= 1 - 0.35 * v.x * side
        },
      }),
    { to: root },
  )
  return root
}
