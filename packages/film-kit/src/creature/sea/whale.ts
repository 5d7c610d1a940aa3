import { type Group, Vector3 } from 'three'
import type { Intent } from '../../critter/intent.ts'
import { SIDES, type Side } from '../../critter/species.ts'
import { type Glow, glow } from '../../light/glow.ts'
import { heartOutline, starOutline } from '../../sculpt/outline.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'
import { swimsAboveItsShadow } from './swimmer.ts'
import { type WhaleSkin, whaleBody } from './whale-body.ts'
import { onSkin, type WhaleFaceLook, whaleFace } from './whale-face.ts'

/** What a whale is doing: a critter's intent as far as she has the parts for it, and her swimming.
 *  L is her own left, at +x: the viewer's right when she faces the camera. */
export type WhaleIntent = Intent & {
  /** 0 drifts, 1 swims with full strokes of the tail. */
  swim?: number
  /** Curve of the body to its left (above 0) or right, -1 to 1. */
  turn?: number
  /** Nose up, radians. */
  rise?: number
  /** Flippers: [up, forward] in radians. */
  flipperL?: Vec2
  flipperR?: Vec2
  /** 0 to 1: the freckles shine, as when she sings. */
  shine?: number
}

/** A whale hangs in the water by its root; pose it in every frame, `t` in seconds. */
export type Whale = {
  /** Middle of the body; the nose is along +z. About 3.6 m from nose to flukes at size 1. */
  root: Group
  pose: (t: number, intent?: WhaleIntent) => void
  /** Between the eyes, for focus; valid after `pose`. */
  faceAt: () => Vec3
  /** Just before the mouth, where bubbles and notes come from; valid after `pose`. */
  mouthAt: () => Vec3
  /** The `look` that turns the eyes to a point of the set, at most 1 a way. */
  lookAt: (target: Vec3) => Vec2
}

/** Colours of a whale; a violet calf unless said. The seed shifts stroke, breath and blink. */
export type WhaleLook = {
  skin?: WhaleSkin
  face?: Partial<WhaleFaceLook>
  /** Colour of the freckles. */
  freckles?: string
  /** A small starfish worn above the left eye. */
  starfish?: string
  size?: number
  seed?: number
}

const CALF: WhaleSkin = { back: '#7c52ea', flank: '#b684fa', belly: '#fff2e2', groove: '#eeb2cc' }

/** Radians a second of the tail: one stroke in about two seconds. */
const STROKE_PACE = 3.1

/** A round whale with flippers and a heart-shaped tail. */
export function whale(look: WhaleLook = {}): Whale {
  const skin = look.skin ?? CALF
  const seed = look.seed ?? 0
  const root = joint()
  const trunk = joint(root)
  const body = whaleBody(skin)
  trunk.add(body.mesh)
  const flukes = heartFlukes(trunk, skin)
  const flippers = SIDES.map((side) => ({ side, root: flipper(trunk, side, skin) }))
  const spots = freckles(trunk, look.freckles ?? '#fff3c4')
  if (look.starfish) starfish(trunk, look.starfish)
  const face = whaleFace(
    trunk,
    {
      lid: skin.flank,
      brow: skin.back,
      eye: '#2c2068',
      eyeLow: '#7a5ce0',
      blush: '#ff8fb0',
      ...look.face,
    },
    seed,
  )
  const between = joint(trunk, [0, 0.05, 1.05])
  const lips = joint(trunk, [0, -0.42, 1.42])
  root.scale.setScalar(look.size ?? 1)
  swimsAboveItsShadow(root)
  const pointOf = (spot: Group): Vec3 => {
    const at = spot.getWorldPosition(new Vector3())
    return [at.x, at.y, at.z]
  }
  return {
    root,
    pose(t, intent = {}) {
      const { swim = 0, squash = 0, shiver = 0 } = intent
      const phase = t * STROKE_PACE + seed
      const beat = 0.22 + 0.78 * swim
      const breath = Math.sin(t * 1.7 + seed)
      const long = 1 + squash - 0.008 * breath
      const wide = 1 / Math.sqrt(long)
      trunk.scale.set(wide, wide * (1 + 0.012 * breath), long)
      const [x, y] = intent.look ?? [0, 0]
      trunk.rotation.set(
        -(intent.rise ?? 0) - y * 0.16 + (intent.nod ?? 0) - beat * 0.06 * Math.sin(phase + 0.6),
        x * 0.22,
        (intent.tilt ?? 0) + (intent.roll ?? 0) + 0.03 * Math.sin(t * 0.9 + seed),
      )
      trunk.position.set(
        0.02 * shiver * Math.sin(t * 34),
        0.05 * Math.sin(t * 1.3 + seed) - beat * 0.07 * Math.sin(phase),
        0,
      )
      const end = body.bend({ beat, phase, turn: intent.turn ?? 0 })
      flukes.position.set(...end.at)
      flukes.rotation.set(end.pitch + beat * 0.45 * Math.cos(phase - 2.6), end.yaw, 0)
      for (const one of flippers) poseFlipper(one, t, phase, intent, seed)
      const shine = clamp(intent.shine ?? 0)
      for (const spot of spots) spot.set(0.12 + 0.7 * shine, 0.2 + 0.16 * shine)
      face(t, intent)
    },
    faceAt: () => pointOf(between),
    mouthAt: () => pointOf(lips),
    lookAt(target) {
      root.updateWorldMatrix(true, false)
      const to = root.worldToLocal(new Vector3(...target))
      const turn = Math.atan2(to.x, Math.max(0.01, to.z))
      const rise = Math.atan2(to.y, Math.hypot(to.x, to.z))
      return [clamp(turn / 0.9, -1, 1), clamp(rise / 0.7, -1, 1)]
    },
  }
}

/** Seen from above the flukes are a heart. */
function heartFlukes(trunk: Group, skin: WhaleSkin): Group {
  const root = joint(trunk)
  sculpt(
    (s) =>
      s.puff(skin.back, heartOutline(32), 0.1, {
        at: [0, 0, -0.58],
        size: [0.82, 0.72, 0.72],
        rotate: [-Math.PI / 2, 0, 0],
        grad: skin.flank,
      }),
    { to: root },
  )
  return root
}

function flipper(trunk: Group, side: Side, skin: WhaleSkin): Group {
  const root = joint(trunk, [side * 0.86, -0.36, 0.2])
  sculpt(
    (s) =>
      s.ball(skin.back, [side * 0.42, 0, -0.14], [0.56, 0.1, 0.27], {
        rotate: [0, side * 0.42, 0],
        grad: skin.flank,
        segments: 20,
        deform: (v) => {
          v.z *= 1 - 0.3 * v.x * side
          v.y -= 0.5 * v.x * v.x
        },
      }),
    { to: root },
  )
  return root
}

function poseFlipper(
  { side, root }: { side: Side; root: Group },
  t: number,
  phase: number,
  intent: WhaleIntent,
  seed: number,
): void {
  const [up, forward] = (side > 0 ? intent.flipperL : intent.flipperR) ?? [0, 0]
  const paddle = 0.16 * Math.sin(phase - 1) * (0.5 + (intent.swim ?? 0))
  const idle = 0.05 * Math.sin(t * 1.7 + seed)
  root.rotation.set(0.25, -side * (forward - 0.1), side * (up - 0.42 + paddle + idle))
}

/** Two rows of freckles over the brow, each with a light of its own. */
function freckles(trunk: Group, color: string): Glow[] {
  const places: readonly Vec2[] = [
    [0.95, 1.2],
    [0.74, 1.25],
    [0.4, 1.2],
    [0.1, 1.05],
    [-0.2, 0.9],
  ]
  return places.flatMap(([z, rise], index) =>
    SIDES.map((side) => {
      const spot = onSkin(trunk, z, side > 0 ? rise : Math.PI - rise)
      const radius = 0.05 - index * 0.005
      sculpt((s) => s.ball(color, [0, 0, 0], [radius, radius, 0.016], { segments: 10, rim: 0.4 }), {
        to: spot,
        shadow: false,
      })
      return glow(spot, color, 0.3, [0, 0, 0.05], 0.9)
    }),
  )
}

function starfish(trunk: Group, color: string): void {
  const spot = onSkin(trunk, 0.62, 0.86, -0.02)
  sculpt(
    (s) => {
      s.puff(color, starOutline({ inner: 0.5 }), 0.3, {
        size: 0.23,
        grad: '#ff6a5a',
        rotate: [0, 0, 0.5],
      })
      for (const x of [-0.055, 0.055])
        s.ball('#5a1830', [x, 0.03, 0.115], 0.018, { segments: 8, gloss: 0.6 })
    },
    { to: spot, shadow: false },
  )
}
