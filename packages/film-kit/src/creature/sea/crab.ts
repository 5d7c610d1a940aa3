import { type Group, SphereGeometry, Vector3 } from 'three'
import type { Intent } from '../../critter/intent.ts'
import { mouth } from '../../critter/mouth.ts'
import { completeSpecies, SIDES, type Side } from '../../critter/species.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** What a crab is doing: of a critter's intent look, roll, squash, happy and the mouth, and its
 *  claws. L is the viewer's left when it faces the camera. */
export type CrabIntent = Intent & {
  /** 0 to 1: claws open, one after the other; back to 0 they snap shut. */
  snapL?: number
  snapR?: number
}

/** A crab to be placed and posed; `faceAt` is a little above the middle of its shell. */
export type Crab = {
  /** Stands on its origin, the face along +z. About 1.6 m wide at size 1. */
  root: Group
  pose: (t: number, intent?: CrabIntent) => void
  faceAt: () => Vec3
}

/** A round crab with eyes on stalks and two big claws. */
export function crab({ color = '#ff6a4a', low = '#c83a5a', size = 1, seed = 0 } = {}): Crab {
  const root = joint()
  const body = joint(root, [0, 0.5, 0])
  sculpt(
    (s) => {
      s.ball(color, [0, 0, 0], [0.66, 0.42, 0.5], { segments: 26, grad: low, gloss: 0.15 })
      for (const [x, y, z, r] of [
        [-0.3, 0.3, 0.18, 0.08],
        [0.24, 0.34, 0.1, 0.1],
        [0.02, 0.36, 0.24, 0.06],
      ] as const)
        s.ball('#ffb08a', [x, y, z], [r, 0.03, r], { segments: 10 })
      for (const side of SIDES) for (let i = 0; i < 3; i++) leg(s.tube.bind(s), low, side, i)
    },
    { to: body },
  )
  const lipsRoot = joint(body, [0, 0.24, -0.03])
  lipsRoot.scale.setScalar(0.78)
  const lips = mouth(completeSpecies({ fur: color }), lipsRoot)
  const eyes = SIDES.map((side) => ({ side, ...stalk(body, side, color, low) }))
  const claws = SIDES.map((side) => ({ side, ...claw(body, side, color, low) }))
  root.scale.setScalar(size)
  return {
    root,
    pose(t, intent = {}) {
      const { squash = 0, look = [0, 0] } = intent
      const tall = 1 + squash + 0.015 * Math.sin(t * 2.2 + seed)
      body.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
      body.rotation.z = (intent.roll ?? 0) + 0.04 * Math.sin(t * 2 + seed)
      const beat = t * 0.33 + seed
      const blink = ease.smooth(clamp(1 - Math.abs(beat - Math.floor(beat) - 0.5) / 0.026))
      for (const { side, root: eye, ball, lid } of eyes) {
        eye.rotation.z = -side * 0.18 + 0.05 * Math.sin(t * 1.7 + side + seed)
        ball.rotation.set(-look[1] * 0.4, look[0] * 0.6, 0)
        lid.rotation.x = lerp(-1.1, 1.5, Math.max(blink, clamp(intent.happy ?? 0) * 0.6))
      }
      for (const { side, root: arm, jaw } of claws) {
        const open = clamp((side < 0 ? intent.snapL : intent.snapR) ?? 0)
        arm.rotation.z = side * (0.06 * Math.sin(t * 2.2 + seed) + 0.3 * open)
        jaw.rotation.z = side * (0.12 + 0.75 * open)
      }
      lips.pose(intent)
    },
    faceAt() {
      const at = body.getWorldPosition(new Vector3())
      return [at.x, at.y + 0.2 * size, at.z]
    },
  }
}

type Tube = (color: string, path: readonly Vec3[], radius: number, options?: object) => unknown

function leg(tube: Tube, color: string, side: Side, index: number): void {
  const z = 0.2 - index * 0.2
  const reach = 0.95 - index * 0.06
  tube(
    color,
    [
      [side * 0.5, -0.1, z],
      [side * 0.78, 0.08, z * 1.4],
      [side * reach, -0.48, z * 1.8],
    ],
    0.055,
    { segments: 10 },
  )
}

function stalk(body: Group, side: Side, color: string, low: string) {
  const root = joint(body, [side * 0.24, 0.3, 0.3])
  sculpt((s) => s.pill(color, [0, 0.12, 0], 0.065, 0.26, { grad: low }), { to: root })
  const socket = joint(root, [0, 0.34, 0.02])
  const ball = joint(socket)
  const lid = joint(socket)
  const half = new SphereGeometry(1, 16, 8, 0, Math.PI * 2, 0, Math.PI / 2)
  sculpt((s) => s.add(half, color, { size: [0.185, 0.205, 0.2] }), { to: lid, shadow: false })
  sculpt(
    (s) =>
      s
        .ball('#fffaf2', [0, 0, 0], [0.165, 0.185, 0.15], { segments: 18, rim: 0.2 })
        .ball('#241430', [0, 0, 0.06], [0.12, 0.145, 0.108], { segments: 16, rim: 0, gloss: 0.3 })
        .ball('#ffffff', [-0.04, 0.06, 0.155], [0.045, 0.048, 0.02], { segments: 10, glow: 1.1 })
        .ball('#ffffff', [0.04, -0.05, 0.155], [0.022, 0.024, 0.015], { segments: 8, glow: 1 }),
    { to: ball, shadow: false },
  )
  return { root, ball, lid }
}

function claw(body: Group, side: Side, color: string, low: string): { root: Group; jaw: Group } {
  const root = joint(body, [side * 0.6, 0.02, 0.26])
  sculpt(
    (s) =>
      s
        .tube(
          low,
          [
            [0, 0, 0],
            [side * 0.24, 0.05, 0.1],
            [side * 0.36, 0.3, 0.14],
          ],
          0.085,
          { segments: 10 },
        )
        .ball(color, [side * 0.36, 0.52, 0.14], [0.2, 0.3, 0.15], {
          grad: low,
          rotate: [0, 0, -side * 0.2],
        }),
    { to: root },
  )
  const jaw = joint(root, [side * 0.26, 0.44, 0.16])
  sculpt(
    (s) =>
      s.ball(color, [-side * 0.1, 0.24, 0], [0.11, 0.28, 0.12], { rotate: [0, 0, side * 0.25] }),
    { to: jaw },
  )
  return { root, jaw }
}
