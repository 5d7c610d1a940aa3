import { type Group, type Object3D, Vector3 } from 'three'
import { eyes } from '../../critter/eyes.ts'
import type { Intent } from '../../critter/intent.ts'
import { mouth } from '../../critter/mouth.ts'
import { completeSpecies, SIDES, type Side } from '../../critter/species.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'
import { scatter } from '../../time/random.ts'
import { onTwos, oval, sheet, slab } from './paper.ts'
import { cape, crownSheet, EDGE, headCut, torso } from './puppet-cuts.ts'
import type { PuppetLook } from './puppet-look.ts'

/** A critter's intent, and what only paper does. */
export type PuppetIntent = Intent & {
  /** 0 to 1: wet through; the paper sags, and spots show. */
  soggy?: number
  /** Turns the whole sheet about its stick, radians. */
  spin?: number
  /** 0 to 1: stretches the arms, to hold something overhead. */
  reach?: number
}

/** A flat jointed puppet on a stick, moved on twos. */
export type Puppet = {
  /** Feet stand on its origin; the paper faces +z. */
  root: Group
  pose: (t: number, intent?: PuppetIntent) => void
  faceAt: () => Vec3
  /** The hand of one side in the set; valid after `pose`. */
  handAt: (side: 'left' | 'right') => Vec3
  /** Hang things on the hands and on the head. */
  hands: { left: Group; right: Group }
  head: Group
  stick: Object3D
}

/** A paper puppet, cut by `look`, on `to`. */
export function puppet(to: Object3D, look: PuppetLook): Puppet {
  const species = completeSpecies({
    fur: look.skin,
    furLow: look.hair,
    eye: look.eye?.[0] ?? '#2a2f6a',
    eyeLow: look.eye?.[1] ?? '#5f9be0',
    eyeSize: 0.92,
    // The lids: darker than the skin, or a blink would wipe the eyes off the paper.
    patches: '#dc9c88',
    muzzle: 1,
    seed: look.seed ?? 3,
  })
  const root = joint(to)
  const stick = sculpt(
    (s) => s.box('#c79a68', [0, -1.6, -0.2], [0.13, 5, 0.05], { grad: '#8a6248', rim: 0 }),
    { to: root },
  )
  const body = joint(root)
  if (look.cape) sculpt((s) => cape(s, look.cape ?? '', look.trim), { to: body })
  const legs = look.skirt ? [] : SIDES.map((side) => leg(body, side, look))
  sculpt((s) => torso(s, look), { to: body })
  const arms = SIDES.map((side) => arm(body, side, look))
  const neck = joint(body, [0, 1.62, 0.1])
  const head = joint(neck, [0, 0.56, 0])
  sculpt((s) => headCut(s, look), { to: head })
  const face = joint(head, [0, -0.02, 0.06])
  face.scale.set(0.84, 0.84, 0.14)
  const eyePair = eyes(species, face)
  const lips = mouth(species, face)
  const crown = joint(head, [0, 0.56, 0.12])
  if (look.crown) sculpt((s) => crownSheet(s, look.crown ?? ''), { to: crown })
  const spots = wetSpots(body, look)
  const [left, right] = arms
  if (!left || !right) throw new Error('A puppet has two arms')
  return {
    root,
    stick,
    head,
    hands: { left: left.hand, right: right.hand },
    pose(time, intent = {}) {
      const t = onTwos(time)
      const { look: gaze = [0, 0], soggy = 0, armL = [0, 0], armR = [0, 0] } = intent
      const sway = 0.025 * Math.sin(t * 2.4 + species.seed)
      const step = intent.walk ? (intent.stride ?? 1) * Math.sin(t * intent.walk) : 0
      poseBody(body, time, intent, sway, step)
      poseNeck(neck, intent, sway)
      face.position.set(gaze[0] * 0.07, -0.02 + gaze[1] * 0.05, 0.06)
      eyePair.pose(t, intent)
      lips.pose(intent)
      crown.rotation.set(0.5 * soggy, 0, 0.06 * Math.sin(t * 3) - 0.5 * soggy)
      for (const { hand } of arms) hand.parent?.scale.set(1, 1 + 0.4 * (intent.reach ?? 0), 1)
      left.pose(armL, step - 0.1 * soggy)
      right.pose(armR, -step - 0.1 * soggy, intent.wave ?? 0, t)
      for (const [index, one] of legs.entries()) one.rotation.z = (index ? -1 : 1) * step * 0.6
      for (const [index, spot] of spots.entries()) {
        const size = Math.min(1, Math.max(0, soggy * 1.4 - index * 0.05))
        spot.visible = size > 0.02
        spot.scale.set(Math.max(0.01, size), Math.max(0.01, size), 1)
      }
    },
    faceAt: () => place(head),
    handAt: (side) => place(side === 'left' ? left.hand : right.hand),
  }
}

function poseBody(
  body: Group,
  time: number,
  intent: PuppetIntent,
  sway: number,
  step: number,
): void {
  const { look: gaze = [0, 0], soggy = 0, squash = 0, spin = 0, lean = 0, roll = 0 } = intent
  const shake = 0.05 * (intent.shiver ?? 0) * (Math.floor(time * 12) % 2 ? 1 : -1)
  body.position.set(shake, 0.05 * Math.abs(step), 0)
  body.rotation.set(0.22 * soggy, spin + gaze[0] * 0.1, sway - lean + roll + 0.07 * step)
  const tall = 1 + squash - 0.05 * soggy
  body.scale.set(1 / Math.sqrt(tall), tall, 1)
}

function poseNeck(neck: Group, intent: PuppetIntent, sway: number): void {
  const { look: gaze = [0, 0], soggy = 0, tilt = 0, nod = 0 } = intent
  neck.rotation.set(0.1 * soggy, 0, tilt - gaze[0] * 0.1 + sway + 0.1 * soggy)
  neck.position.y = 1.62 - 0.06 * nod
}

const place = (part: Group): Vec3 => {
  const at = part.getWorldPosition(new Vector3())
  return [at.x, at.y, at.z]
}

function leg(body: Group, side: Side, { legs = '#4a3a6a', trim }: PuppetLook): Group {
  const root = joint(body, [side * 0.24, 0.68, -0.06])
  sculpt(
    (s) => {
      sheet(s, slab(-0.13, -0.6, 0.26, 0.68), legs, { edge: EDGE, edgeWidth: 0.04 })
      sheet(s, oval(0.24, 0.13), trim, {
        at: [side * 0.07, -0.57, 0.04],
        edge: EDGE,
        edgeWidth: 0.03,
      })
    },
    { to: root },
  )
  return root
}

function arm(body: Group, side: Side, { coat, coatLow, skin, trim }: PuppetLook) {
  const root = joint(body, [side * 0.45, 1.46, 0.07])
  sculpt(
    (s) => {
      sheet(s, oval(0.17, 0.44, [0, -0.34]), coat, { grad: coatLow, edge: EDGE, edgeWidth: 0.04 })
      sheet(s, slab(-0.15, -0.76, 0.3, 0.12), trim, { at: [0, 0, 0.045] })
      sheet(s, oval(0.17, 0.17, [0, -0.87]), skin, {
        at: [0, 0, 0.02],
        edge: EDGE,
        edgeWidth: 0.035,
      })
      s.ball('#d9a53a', [0, -0.02, 0.06], [0.05, 0.05, 0.03], { segments: 10, gloss: 0.8 })
    },
    { to: root },
  )
  const hand = joint(root, [0, -0.87, 0.06])
  return {
    hand,
    pose([raise, spread]: Vec2, swing = 0, wave = 0, t = 0) {
      // Flat arms turn in the picture: raise lifts them outwards, up to 2.6 beside the head.
      const open = 0.28 + raise + spread
      root.rotation.z =
        side * (open * (1 - wave) + (2.45 + 0.35 * Math.sin(t * 11)) * wave) + swing * 0.5
    },
  }
}

/** Damp spots that grow on coat and face as the paper gets wet. */
function wetSpots(body: Group, { coatLow }: PuppetLook): Group[] {
  return scatter(7, 41, (random) => {
    const root = joint(body, [(random() - 0.5) * 0.6, 0.75 + random() * 0.75, 0.062])
    const size = 0.07 + random() * 0.09
    sculpt((s) => sheet(s, oval(size, size * 0.9), coatLow, { thick: 0.006 }), {
      to: root,
      shadow: false,
    })
    return root
  })
}
