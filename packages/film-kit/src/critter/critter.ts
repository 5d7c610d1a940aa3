import { type Group, Vector3 } from 'three'
import { joint } from '../sculpt/sculptor.ts'
import { clamp, lerp } from '../time/easing.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'
import { body } from './body.ts'
import { ears } from './ears.ts'
import { eyes } from './eyes.ts'
import { head as sculptHead } from './head.ts'
import { headwear } from './headwear.ts'
import type { Intent } from './intent.ts'
import { type Limbs, limbs } from './limbs.ts'
import { mouth } from './mouth.ts'
import { completeSpecies, type FullSpecies, type Species } from './species.ts'

/** A rigged character: joints to hang things on, and the acting. */
export type Critter = {
  /** Place and turn this; feet stand on its origin, the face looks along +z. */
  root: Group
  head: Group
  hips: Group
  handL: Group
  handR: Group
  species: FullSpecies
  /** Takes the pose for time `t` (seconds): breath, blink and lag come on top of the intent. */
  pose: (t: number, intent?: Intent) => void
  /** Middle of the head in the set, for focus and iris; valid after `pose`. */
  faceAt: () => Vec3
  /** The `look` that turns eyes and head to a point of the set, at most 1 a way. */
  lookAt: (target: Vec3) => Vec2
}

/** A character of any species, rigged and ready to act. */
export function critter(given: Species): Critter {
  const species = completeSpecies(given)
  const root = joint()
  const hips = joint(root)
  const neck = joint(hips, [0, 1.18, 0.02])
  const head = joint(neck, [0, 0.62, 0])
  body(species, hips)
  const arms = limbs(species, hips)
  sculptHead(species, head)
  const earPair = ears(species, head)
  const eyePair = eyes(species, head)
  const lips = mouth(species, head)
  headwear(species, head)
  root.scale.setScalar(species.size)
  return {
    root,
    head,
    hips,
    handL: joint(arms.armL, [0, -0.5, 0.1]),
    handR: joint(arms.armR, [0, -0.5, 0.1]),
    species,
    pose(t, intent = {}) {
      const motion = motionAt(t, intent, species.seed)
      poseHips(hips, t, intent, motion)
      poseLegs(arms, intent, motion)
      poseArms(arms, t, intent, motion)
      poseNeck(neck, t, intent, species.seed)
      for (const [index, ear] of earPair.entries()) {
        const out = 0.05 * motion.breath + motion.hop * 0.5 + (intent.earDroop ?? 0)
        ear.rotation.z = (index ? -1 : 1) * out
      }
      eyePair.pose(t, intent)
      lips.pose(intent)
    },
    faceAt() {
      const at = head.getWorldPosition(new Vector3())
      return [at.x, at.y, at.z]
    },
    lookAt: (target) => lookFrom(root, species.size, target),
  }
}

type Motion = {
  breath: number
  hop: number
  air: number
  stride: number
  walk: number
  seed: number
}

function motionAt(t: number, intent: Intent, seed: number): Motion {
  const height = intent.hop ? (intent.hopHeight ?? 0.35) : 0
  const air = intent.hop ? Math.abs(Math.sin(t * intent.hop + seed)) : 0
  return {
    breath: Math.sin(t * 2.1 + seed),
    hop: air * height,
    air,
    stride: intent.walk ? (intent.stride ?? 1) : 0,
    walk: intent.walk ? t * intent.walk : 0,
    seed,
  }
}

/** Hops of this height and more squash fully on landing; metres. */
const FULL_HOP_HEIGHT = 0.25

function poseHips(hips: Group, t: number, intent: Intent, motion: Motion): void {
  const weight = intent.hop ? clamp((intent.hopHeight ?? 0.35) / FULL_HOP_HEIGHT) : 0
  const landing = Math.max(0, 1 - motion.air * 3.5)
  const stretch =
    1 +
    0.012 * motion.breath +
    weight * (0.09 * motion.air - 0.16 * landing) +
    motion.stride * 0.03 * Math.cos(motion.walk * 2) +
    (intent.squash ?? 0)
  const thin = 1 / Math.sqrt(stretch)
  hips.scale.set(thin, stretch, thin)
  const step = motion.stride * 0.07 * Math.abs(Math.sin(motion.walk))
  hips.position.y = motion.hop + step - 0.2 * (intent.sit ?? 0)
  hips.position.x = 0.02 * (intent.shiver ?? 0) * Math.sin(t * 40)
  const roll = motion.stride * 0.06 * Math.sin(motion.walk) + (intent.roll ?? 0)
  hips.rotation.set(intent.lean ?? motion.stride * 0.08, 0, roll)
}

function poseLegs({ legL, legR }: Limbs, intent: Intent, motion: Motion): void {
  const sit = intent.sit ?? 0
  const swing = Math.sin(motion.walk) * 0.75 * motion.stride
  legL.rotation.x = lerp(-swing + motion.hop * 0.6, -1.35, sit)
  legR.rotation.x = lerp(swing + motion.hop * 0.6, -1.35, sit)
  legL.position.y = 0.38 + motion.stride * 0.1 * Math.max(0, Math.cos(motion.walk))
  legR.position.y = 0.38 + motion.stride * 0.1 * Math.max(0, -Math.cos(motion.walk))
  legL.rotation.z = -0.25 * sit
  legR.rotation.z = 0.25 * sit
}

function poseArms(
  { armL, armR, tail, wings }: Limbs,
  t: number,
  intent: Intent,
  motion: Motion,
): void {
  const swing = Math.sin(motion.walk) * 0.6 * motion.stride
  const [raiseL, spreadL] = intent.armL ?? [0, 0]
  const [raiseR, spreadR] = intent.armR ?? [0, 0]
  const rest = 0.38 + motion.hop * 0.9 - 0.03 * motion.breath
  armL.rotation.set(swing - raiseL, 0, -rest - spreadL)
  const wave = intent.wave ?? 0
  // A waving arm comes forward past the mane and a little longer, or the head hides the hand.
  armR.rotation.set(
    lerp(-swing - raiseR, 0, wave),
    -0.45 * wave,
    lerp(rest + spreadR, 2.1 + 0.3 * Math.sin(t * 9), wave),
  )
  armR.scale.setScalar(1 + 0.14 * wave)
  const excited = 0.25 + motion.hop
  tail.rotation.set(
    0.1 * motion.breath,
    Math.sin(t * 2.6 + motion.seed) * excited,
    Math.sin(t * 3.1 + motion.seed) * 0.2,
  )
  const flap = intent.flap ? Math.sin(t * intent.flap) : 0.1 * motion.breath
  for (const [index, wing] of wings.entries()) wing.rotation.z = (index ? 1 : -1) * 0.55 * flap
}

function poseNeck(neck: Group, t: number, intent: Intent, seed: number): void {
  const [x, y] = intent.look ?? [0, 0]
  neck.rotation.set(
    -y * 0.38 + (intent.nod ?? 0) + 0.015 * Math.sin(t * 2.1 + seed - 0.5),
    x * 0.5,
    (intent.tilt ?? 0) + 0.03 * Math.sin(t * 1.3 + seed),
  )
}

/** Eye height of a critter of size 1, metres. */
const EYE_HEIGHT = 1.85

function lookFrom(root: Group, size: number, [x, y, z]: Vec3): Vec2 {
  const dx = x - root.position.x
  const dz = z - root.position.z
  const yaw = Math.atan2(dx, dz) - root.rotation.y
  const turn = Math.atan2(Math.sin(yaw), Math.cos(yaw))
  const rise = Math.atan2(y - root.position.y - EYE_HEIGHT * size, Math.hypot(dx, dz))
  return [clamp(turn / 0.85, -1, 1), clamp(rise / 0.65, -1, 1)]
}
