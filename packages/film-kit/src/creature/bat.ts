import { type Group, Vector3 } from 'three'
import { eyes } from '../critter/eyes.ts'
import { head as sculptHead } from '../critter/head.ts'
import type { Intent } from '../critter/intent.ts'
import { mouth } from '../critter/mouth.ts'
import { completeSpecies, SIDES, type Side } from '../critter/species.ts'
import { joint, type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import { lerp } from '../time/easing.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'

/** Colours of a bat, `ear` on the inside; `size` 0.42 unless said. */
export type BatLook = { fur?: string; belly?: string; ear?: string; wing?: string; size?: number }

/** What a bat is doing: a critter's intent as far as a body without arms and legs has it. `flap` is
 *  radians a second, 11 unless said. */
export type BatIntent = Intent & {
  /** 1 hangs head down with the wings wrapped round, 0 flies. */
  hang?: number
}

/** A bat to be placed and posed; `faceAt` is the middle of its head in the set. */
export type Bat = {
  /** Middle of the body; the face looks along +z. About 1.7 m across the ears at size 1. */
  root: Group
  pose: (t: number, intent?: BatIntent) => void
  faceAt: () => Vec3
}

/** Half a wing from the shoulder out, with a scalloped lower edge. */
export const WING: readonly Vec2[] = [
  [0, 0.16],
  [0.42, 0.52],
  [0.95, 0.72],
  [1.5, 0.42],
  [1.36, 0.06],
  [1.22, -0.28],
  [1.06, -0.08],
  [0.88, -0.02],
  [0.8, -0.42],
  [0.62, -0.2],
  [0.46, -0.16],
  [0.34, -0.42],
  [0.16, -0.24],
  [0, -0.2],
]

/** A small round bat, nearly all ears. */
export function bat(look: BatLook = {}): Bat {
  const species = completeSpecies({
    fur: look.fur ?? '#6a5298',
    belly: look.belly ?? '#b79ad0',
    nose: '#3a1a3a',
    eye: '#3a2208',
    eyeLow: '#d8922a',
    ears: 'none',
    eyeSize: 1.12,
    muzzle: 0.94,
    seed: 5,
  })
  const root = joint()
  const body = joint(root)
  sculptHead(species, body)
  const eyePair = eyes(species, body)
  const lips = mouth(species, body)
  const ears = SIDES.map((side) => ear(body, side, species.fur, look.ear ?? '#e8a0b8'))
  const wings = SIDES.map((side) => wing(body, side, look.wing ?? '#4a3a7c'))
  sculpt((s) => fluff(s, species.fur, species.belly), { to: body })
  root.scale.setScalar(look.size ?? 0.42)
  return {
    root,
    pose(t, intent = {}) {
      const { hang = 0, flap = 11, talk = 0, earDroop = 0 } = intent
      const beat = Math.sin(t * flap)
      poseBody(body, t, intent, beat)
      for (const [index, one] of wings.entries()) poseWing(one, index ? 1 : -1, beat, hang)
      for (const [index, one] of ears.entries()) {
        const out = earDroop + 0.06 * Math.sin(t * 2.4 + index) + 0.1 * talk
        one.rotation.z = (index ? -1 : 1) * out
      }
      eyePair.pose(t, intent)
      lips.pose(intent)
    },
    faceAt() {
      const at = body.getWorldPosition(new Vector3())
      return [at.x, at.y, at.z]
    },
  }
}

function poseBody(body: Group, t: number, intent: BatIntent, beat: number): void {
  const { look = [0, 0], hang = 0, nod = 0, roll = 0, tilt = 0, squash = 0 } = intent
  body.position.y = -0.14 * beat * (1 - hang)
  body.rotation.set(
    -look[1] * 0.3 + nod,
    look[0] * 0.5,
    roll + tilt + hang * Math.PI + 0.05 * Math.sin(t * 1.7),
  )
  const stretch = 1 + 0.03 * beat * (1 - hang) + squash
  body.scale.set(1 / Math.sqrt(stretch), stretch, 1)
}

function fluff(s: Sculptor, fur: string, belly: string): void {
  s.ball(fur, [0, -0.72, -0.05], [0.42, 0.4, 0.36], { segments: 18 })
  s.ball(belly, [0, -0.72, 0.14], [0.27, 0.28, 0.22], { segments: 14, rim: 0.4 })
  for (const side of SIDES) {
    s.ball('#3a2a5a', [side * 0.18, -1.08, 0.04], [0.1, 0.13, 0.12], { segments: 10 })
    s.cone('#fffaf0', [side * 0.1, -0.36, 0.66], 0.035, 0.09, {
      rotate: [Math.PI, 0, 0],
      segments: 8,
      rim: 0,
    })
  }
  for (const x of [-0.14, 0, 0.14]) {
    s.cone(fur, [x, 0.62, 0.12], 0.12, 0.26, { rotate: [0.35, 0, -x * 2.4], segments: 10 })
  }
}

function ear(body: Group, side: Side, fur: string, inside: string): Group {
  const root = joint(body, [side * 0.5, 0.42, -0.02])
  const rotate = [0, 0, -side * 0.42] as const
  sculpt(
    (s) =>
      s
        .cone(fur, [0, -0.1, 0], 0.4, 1.12, { size: [1, 1, 0.5], rotate, segments: 22 })
        .cone(inside, [side * 0.02, -0.02, 0.1], 0.28, 0.86, {
          size: [1, 1, 0.45],
          rotate,
          rim: 0.3,
          segments: 18,
        }),
    { to: root },
  )
  return root
}

function wing(body: Group, side: Side, color: string): Group {
  const root = joint(body, [side * 0.34, -0.5, -0.12])
  const bones: Vec3[] = [
    [0, 0.1, 0],
    [side * 0.45, 0.5, 0],
    [side * 0.95, 0.7, 0],
    [side * 1.46, 0.42, 0],
  ]
  sculpt(
    (s) =>
      s
        .puff(
          color,
          WING.map(([x, y]): Vec2 => [side * x, y]),
          0.028,
          { grad: '#2c2456', rim: 0.9 },
        )
        .tube('#6a5298', bones, 0.05, { segments: 12 }),
    { to: root },
  )
  return root
}

function poseWing(root: Group, side: Side, beat: number, hang: number): void {
  root.rotation.set(
    0,
    -side * lerp(0.15 + 0.25 * beat, 1.15, hang),
    side * lerp(0.55 * beat + 0.1, -0.5, hang),
  )
  root.scale.setScalar(lerp(1, 0.72, hang))
}
