import { type Group, Vector3 } from 'three'
import { eyes } from '../critter/eyes.ts'
import { headwear } from '../critter/headwear.ts'
import type { Intent } from '../critter/intent.ts'
import { mouth } from '../critter/mouth.ts'
import { completeSpecies } from '../critter/species.ts'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { clamp } from '../time/easing.ts'
import { mixVec3, type Vec3 } from '../time/keyframes.ts'
import { type ArmCurve, octopusArm } from './octopus-arm.ts'

/** Where the end of an arm goes, metres of the octopus's own space; `share` 0 to 1 blends from
 *  the arm's idle place (1 unless said). `sag` is how far it hangs through on the way, metres;
 *  `by` leads it round something instead. */
export type Reach = { to: Vec3; share?: number; sag?: number; by?: Vec3 }

/** What an octopus is doing: a critter's intent as far as a body without legs has it, and its
 *  arms. Arm 0 is in front on the viewer's right when it faces the camera; they count on round
 *  the back to arm 7, in front on the left. */
export type OctopusIntent = Intent & {
  reach?: Partial<Record<number, Reach>>
  /** 0 stands with its arms spread on the ground, 1 lets them hang and drift. */
  float?: number
  /** How strongly idle arms wave; 1 unless said. */
  stir?: number
}

/** An octopus to be placed and posed in every frame, `t` in seconds. */
export type Octopus = {
  /** Stands on its origin, the face along +z. About 2.6 m tall at size 1. */
  root: Group
  head: Group
  pose: (t: number, intent?: OctopusIntent) => void
  /** Middle of the head in the set, for focus and iris; valid after `pose`. */
  faceAt: () => Vec3
}

/** Colours of an octopus; `jacket` and `trim` dress it, `helmet` puts it under a glass bowl. */
export type OctopusLook = {
  skin?: string
  low?: string
  under?: string
  spots?: string
  eye?: string
  eyeLow?: string
  jacket?: string
  trim?: string
  helmet?: boolean
  size?: number
  seed?: number
}

const ARMS = 8
const ROOT_HEIGHT = 0.46
const ROOT_RADIUS = 0.34
const FACE_HEIGHT = 1.42

/** A round-headed octopus with eight arms that reach for any point. */
export function octopus(look: OctopusLook = {}): Octopus {
  const { skin = '#ff8458', low = '#f7645e', under = '#ffd9c0', seed = 0 } = look
  const species = completeSpecies({
    fur: skin,
    furLow: low,
    eye: look.eye ?? '#123a5c',
    eyeLow: look.eyeLow ?? '#35c6c0',
    muzzle: 0.9,
    eyeSize: 1.12,
    headWidth: 1.04,
    helmet: look.helmet ?? false,
    seed,
  })
  const root = joint()
  const body = joint(root)
  dressBody(body, { skin, low, jacket: look.jacket, trim: look.trim })
  const head = joint(body, [0, FACE_HEIGHT, 0])
  sculpt(
    (s) => {
      s.turn(skin, MANTLE, {
        segments: 32,
        rows: 20,
        grad: low,
        gloss: 0.16,
        size: [1, 1, 0.86],
        at: [0, 0, -0.02],
      })
      for (const [x, y, z, r] of SPOTS) {
        s.ball(look.spots ?? '#ffb08c', [x, y, z], [r, r, r * 0.4], {
          rotate: [-y * 0.9, x * 1.1, 0],
          segments: 12,
        })
      }
      for (const side of [-1, 1]) {
        s.ball('#ff9fae', [side * 0.52, -0.2, 0.4], [0.13, 0.085, 0.05], {
          rotate: [0, side * 0.8, 0],
          glow: 0.45,
          rim: 0,
        })
      }
    },
    { to: head },
  )
  const gaze = eyes(species, head)
  const lips = mouth(species, joint(head, [0, 0.04, 0.02]))
  if (look.helmet) headwear(species, head)
  const arms = Array.from({ length: ARMS }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI * 2) / ARMS
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    // The level direction across is out × up.
    return { x, z, arm: octopusArm(body, { skin, low, under, girth: 0.2 }, [-z, 0, x]) }
  })
  root.scale.setScalar(look.size ?? 1)
  return {
    root,
    head,
    pose(t, intent = {}) {
      const { squash = 0, look: [lookX, lookY] = [0, 0] } = intent
      const tall = 1 + 0.014 * Math.sin(t * 2.2 + seed) + squash
      body.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
      body.position.x = 0.02 * (intent.shiver ?? 0) * Math.sin(t * 38)
      body.rotation.set(intent.lean ?? 0, 0, (intent.roll ?? 0) + 0.02 * Math.sin(t * 1.4 + seed))
      head.rotation.set(
        (intent.nod ?? 0) - lookY * 0.24,
        lookX * 0.5,
        (intent.tilt ?? 0) + 0.02 * Math.sin(t * 1.1 + seed),
      )
      gaze.pose(t, intent)
      lips.pose(intent)
      for (const [i, { x, z, arm }] of arms.entries()) {
        arm.set(armCurve(t, [x, z], i + seed, intent, intent.reach?.[i]))
      }
    },
    faceAt() {
      const at = head.getWorldPosition(new Vector3())
      return [at.x, at.y, at.z]
    },
  }
}

/** Outline of the head, bottom to top: wide cheeks and a high round mantle. */
const MANTLE = [
  [0.02, -0.66],
  [0.44, -0.56],
  [0.7, -0.26],
  [0.75, 0.04],
  [0.69, 0.34],
  [0.64, 0.6],
  [0.48, 0.84],
  [0.24, 0.95],
  [0.02, 0.98],
] as const

const SPOTS = [
  [-0.3, 0.66, 0.36, 0.12],
  [0.24, 0.74, 0.34, 0.085],
  [-0.02, 0.56, 0.53, 0.06],
  [0.52, 0.52, 0.26, 0.1],
  [-0.56, 0.4, 0.28, 0.08],
] as const

function armCurve(
  t: number,
  [x, z]: readonly [number, number],
  seed: number,
  { float = 0, stir = 1 }: OctopusIntent,
  reach?: Reach,
): ArmCurve {
  const swing = Math.sin(t * 2.3 + seed * 1.9) * stir
  const lift = Math.cos(t * 1.9 + seed * 2.7) * stir
  const root: Vec3 = [x * ROOT_RADIUS, ROOT_HEIGHT, z * ROOT_RADIUS]
  const leave: Vec3 = [x * 0.75, ROOT_HEIGHT - 0.06 + 0.03 * lift, z * 0.75]
  const standBend: Vec3 = [x * 0.82, -0.08, z * 0.82]
  const standTip: Vec3 = [
    x * 1.16 - z * 0.1 * swing,
    0.12 + 0.06 * lift,
    z * 1.16 + x * 0.1 * swing,
  ]
  const hangBend: Vec3 = [x * 0.72 - z * 0.12 * swing, -0.3, z * 0.72 + x * 0.12 * swing]
  const hangTip: Vec3 = [
    x * (0.86 + 0.14 * lift) - z * 0.26 * swing,
    -0.42 + 0.12 * lift,
    z * (0.86 + 0.14 * lift) + x * 0.26 * swing,
  ]
  const hang = clamp(float)
  const idleBend = mixVec3(standBend, hangBend, hang)
  const idleTip = mixVec3(standTip, hangTip, hang)
  if (!reach) return { root, leave, bend: idleBend, tip: idleTip }
  const share = clamp(reach.share ?? 1)
  const way = mixVec3(leave, reach.to, 0.6)
  const bend: Vec3 = reach.by ?? [way[0], way[1] - (reach.sag ?? 0.2), way[2]]
  return {
    root,
    leave,
    bend: mixVec3(idleBend, bend, share),
    tip: mixVec3(idleTip, reach.to, share),
  }
}

function dressBody(
  body: Group,
  plan: { skin: string; low: string; jacket?: string | undefined; trim?: string | undefined },
): void {
  const { skin, low, jacket, trim = '#1fb8ae' } = plan
  sculpt(
    (s) => {
      s.ball(low, [0, 0.44, 0], [0.48, 0.26, 0.48], { segments: 24, grad: skin })
      s.turn(
        jacket ?? skin,
        [
          [0.4, 0.44],
          [0.52, 0.56],
          [0.5, 0.8],
          [0.4, 1.02],
          [0.2, 1.1],
        ],
        { segments: 28, grad: jacket ? trim : low, rows: 14 },
      )
      if (!jacket) return
      s.ring(trim, [0, 0.55, 0], [0.51, 0.045], { rotate: [Math.PI / 2, 0, 0], segments: 30 })
      for (const y of [0.66, 0.8]) {
        s.ball('#ffcf6a', [0, y, 0.5], [0.055, 0.055, 0.03], { gloss: 0.7, segments: 10 })
      }
      for (const side of [-1, 1]) {
        s.ball(trim, [side * 0.17, 0.9, 0.42], [0.16, 0.09, 0.06], {
          rotate: [-0.4, 0, side * 0.5],
        })
      }
    },
    { to: body },
  )
}
