import { type Group, Vector3 } from 'three'
import type { Intent } from '../critter/intent.ts'
import { SIDES, type Side } from '../critter/species.ts'
import { glow } from '../light/glow.ts'
import { joint } from '../sculpt/sculptor.ts'
import { ease } from '../time/easing.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'
import { type Cloth, type ClothRing, drape, ghostCloth } from './ghost-cloth.ts'
import { ghostFace } from './ghost-face.ts'

/** What a ghost is doing: a critter's intent as far as a body without legs has it, its light and
 *  the way its hem lags. */
export type GhostIntent = Intent & {
  /** 0 is a pale night ghost, 1 shines like a lantern. */
  shine?: number
  /** How far the hem lags behind, metres: against the way the ghost moves. */
  trail?: Vec2
}

/** A ghost floats: place its root in the air and pose it in every frame, `t` in seconds. */
export type Ghost = {
  /** Middle of the hem; the face looks along +z. About 2.3 m from tail to curl at size 1. */
  root: Group
  pose: (t: number, intent?: GhostIntent) => void
  /** Middle of the head in the set, for focus and iris; valid after `pose`. */
  faceAt: () => Vec3
}

/** Colours of a ghost: `pale` over `shade` at night, `lit` over `litShade` when it shines; `eyeLow`
 *  is the lower part of the eyes. `size` 1 unless said. */
export type GhostLook = {
  pale?: string
  shade?: string
  lit?: string
  litShade?: string
  eyeLow?: string
  /** Halo at night, and when it shines. */
  halo?: string
  lantern?: string
  size?: number
}

const HEAD_HEIGHT = 1.2
const HEAD_RADIUS = 0.58

/** A small ghost in a sheet with a waving tail, mitten arms and a curl like a candle's flame. */
export function ghost(look: GhostLook = {}): Ghost {
  const cloth = ghostCloth({
    pale: look.pale ?? '#8aa2ea',
    shade: look.shade ?? '#3c48ac',
    lit: look.lit ?? '#ffe6a0',
    litShade: look.litShade ?? '#ff8a34',
  })
  const root = joint()
  const body = joint(root)
  const halo = glow(body, look.halo ?? '#8fb0ff', 3.4, [0, 0.9, 0], 0.5)
  const lantern = glow(body, look.lantern ?? '#ffb450', 5.4, [0, 0.9, 0], 0.9)
  // Drawn before the cloth, the halos stay behind it from every side.
  halo.sprite.renderOrder = -1
  lantern.sprite.renderOrder = -1
  body.add(drape(sheet(), cloth))
  const tail = joint(body)
  tail.add(drape(tailRings(), cloth, 30))
  const curl = joint(body, [0, HEAD_HEIGHT + HEAD_RADIUS - 0.05, 0])
  curl.add(drape(curlRings(), cloth, 22))
  const arms = SIDES.map((side) => ({ side, root: arm(body, side, cloth) }))
  const head = joint(body, [0, HEAD_HEIGHT, 0])
  const face = ghostFace(head, look.eyeLow ?? '#5a8af0')
  root.scale.setScalar(look.size ?? 1)
  return {
    root,
    pose(t, intent = {}) {
      const { shine = 0, trail = [0, 0], shiver = 0, squash = 0 } = intent
      const breath = Math.sin(t * 2)
      const stretch = 1 + 0.018 * breath + squash
      const thin = 1 / Math.sqrt(stretch)
      body.scale.set(thin, stretch, thin)
      body.position.set(0.014 * shiver * Math.sin(t * 34), 0.07 * Math.sin(t * 1.6), 0)
      body.rotation.set(intent.lean ?? 0, 0, (intent.roll ?? 0) + 0.03 * Math.sin(t * 1.3))
      cloth.set(t, shine, trail)
      tail.rotation.z = 0.16 * Math.sin(t * 2.2)
      curl.rotation.z = 0.12 * Math.sin(t * 2.9) - trail[0] * 0.4
      const [x, y] = intent.look ?? [0, 0]
      head.rotation.set(-y * 0.34 + (intent.nod ?? 0), x * 0.5, intent.tilt ?? 0)
      face(t, intent)
      for (const one of arms) poseArm(one, t, intent)
      halo.set(0.4 * (1 - shine))
      lantern.set(shine * (0.92 + 0.05 * Math.sin(t * 2.4)))
    },
    faceAt() {
      const at = head.getWorldPosition(new Vector3())
      return [at.x, at.y, at.z]
    },
  }
}

/** Rows of the dome, and of the cloth below it. */
const DOME_ROWS = 10
const SKIRT_ROWS = 16

function sheet(): ClothRing[] {
  const rings: ClothRing[] = []
  for (let i = 0; i <= DOME_ROWS; i++) {
    const angle = (i / DOME_ROWS) * (Math.PI / 2)
    const radius = Math.max(0.002, Math.sin(angle) * HEAD_RADIUS)
    rings.push({ y: HEAD_HEIGHT + Math.cos(angle) * HEAD_RADIUS, radius, fold: 0, hang: 0 })
  }
  for (let i = 1; i <= SKIRT_ROWS; i++) {
    const down = i / SKIRT_ROWS
    rings.push({
      y: HEAD_HEIGHT - down * 1.1,
      radius: HEAD_RADIUS - 0.06 * Math.sin(down * Math.PI * 0.9) + 0.15 * down ** 2,
      fold: 0.062 * down ** 1.25,
      hang: down * 0.85,
    })
  }
  return rings
}

/** The tail under the sheet: it leaves backwards, to one side, and ends in a curl. */
function tailRings(): ClothRing[] {
  return Array.from({ length: 20 }, (_, i) => {
    const down = i / 19
    return {
      y: 0.4 - 1.15 * down + 0.5 * down ** 4,
      radius: Math.max(0.003, 0.46 * (1 - down) ** 0.85),
      fold: 0,
      hang: 0.3 + down * 0.75,
      back: 0.12 * down,
      side: 1.05 * down ** 2.2,
    }
  })
}

function curlRings(): ClothRing[] {
  return Array.from({ length: 12 }, (_, i) => {
    const up = 1 - i / 11
    return {
      y: up * 0.36,
      radius: Math.max(0.002, 0.15 * (1 - up) ** 0.8),
      fold: 0,
      hang: up * 0.35,
      side: 0.16 * up ** 2,
    }
  })
}

function arm(body: Group, side: Side, cloth: Cloth): Group {
  const root = joint(body, [side * 0.5, HEAD_HEIGHT - 0.42, 0.16])
  const rings = Array.from({ length: 16 }, (_, i): ClothRing => {
    // Rows come closer together towards the round end.
    const along = 1 - (1 - i / 15) ** 1.7
    const round = Math.sqrt(Math.max(0, 1 - Math.max(0, (along - 0.74) / 0.26) ** 2))
    return {
      y: 0.08 - along * 0.5,
      radius: Math.max(0.002, (0.135 - 0.02 * Math.sin(along * Math.PI)) * round),
      fold: 0,
      hang: 0.12,
    }
  })
  root.add(drape(rings, cloth, 22))
  return root
}

function poseArm({ side, root }: { side: Side; root: Group }, t: number, intent: Intent): void {
  const [raise, spread] = (side < 0 ? intent.armL : intent.armR) ?? [0, 0]
  const wave = side > 0 ? (intent.wave ?? 0) : 0
  const idle = 0.07 * Math.sin(t * 2 + side)
  root.rotation.set(
    -raise,
    -side * 0.25 * ease.smooth(Math.min(1, raise)),
    side * (0.5 + spread + idle + wave * (1.7 + 0.3 * Math.sin(t * 9))),
  )
}
