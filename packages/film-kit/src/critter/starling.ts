import { type Group, Vector3 } from 'three'
import { starOutline } from '../sculpt/outline.ts'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { clamp } from '../time/easing.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'
import type { Intent } from './intent.ts'
import { SIDES } from './species.ts'

/** Colour and shape of a starling; `size` 0.5 unless said, which is about 1 m across. */
export type StarlingLook = {
  color?: string
  /** Colour of the lower points. */
  low?: string
  size?: number
  /** Another flat silhouette, about two units wide: `heartOutline()`, `leafOutline()`. */
  outline?: readonly Vec2[]
}

/** A starling to be placed and posed; its origin is the middle of the outline, its face looks along
 *  +z. `faceAt` is that middle in the set. */
export type Starling = {
  root: Group
  /** The critters' vocabulary, as far as a body without limbs has it; `yaw` turns it, radians. */
  pose: (t: number, intent?: Intent & { yaw?: number }) => void
  faceAt: () => Vec3
}

const LINE = '#5a1a20'

/** A small shining person in the shape of an outline: a star unless said. */
export function starling(look: StarlingLook = {}): Starling {
  const root = joint()
  const body = joint(root)
  sculpt(
    (s) => {
      s.puff(look.color ?? '#ffd84d', look.outline ?? starOutline(), 0.24, {
        grad: look.low ?? '#ff9a3d',
        glow: 0.36,
        rim: 0.8,
      })
      for (const side of SIDES) {
        s.ball('#ff8a6a', [side * 0.46, -0.12, 0.3], [0.12, 0.08, 0.05], {
          glow: 0.3,
          segments: 10,
        })
      }
    },
    { to: body, shadow: false },
  )
  const eyes = SIDES.map((side) => ({ side, eye: beadEye(body) }))
  const lips = smallMouth(body)
  root.scale.setScalar(look.size ?? 0.5)
  return {
    root,
    pose(t, intent = {}) {
      const bob = Math.sin(t * 3)
      const [x, y] = intent.look ?? [0, 0]
      const shiver = Math.sin(t * 40) * 0.03 * (intent.shiver ?? 0)
      body.position.y = 0.06 * bob
      body.scale.set(1 - 0.02 * bob, 1 + 0.03 * bob, 1)
      body.rotation.set(0, intent.yaw ?? 0, Math.sin(t * 1.7) * 0.12 + (intent.roll ?? 0) + shiver)
      const beat = (t * 0.4) % 1
      const shut = Math.max(clamp(1 - Math.abs(beat - 0.96) / 0.03), intent.happy ?? 0)
      for (const { side, eye } of eyes) {
        eye.scale.y = 1 - 0.88 * shut + 0.12 * (intent.wow ?? 0)
        eye.position.set(side * 0.24 + x * 0.05, 0.06 + y * 0.05, 0.29)
      }
      lips(intent)
    },
    faceAt() {
      const at = body.getWorldPosition(new Vector3())
      return [at.x, at.y, at.z]
    },
  }
}

function beadEye(body: Group): Group {
  const eye = joint(body)
  sculpt(
    (s) =>
      s
        .ball('#3a1820', [0, 0, 0], [0.1, 0.135, 0.06], { segments: 14, rim: 0, gloss: 0.4 })
        .ball('#ffffff', [0.035, 0.055, 0.05], [0.036, 0.04, 0.02], { segments: 8, glow: 1.2 })
        .ball('#ffffff', [-0.03, -0.05, 0.05], 0.018, { segments: 6, glow: 1 }),
    { to: eye, shadow: false },
  )
  return eye
}

function smallMouth(body: Group): (intent: Intent) => void {
  const root = joint(body, [0, -0.16, 0.3])
  const line = { segments: 12, tubeSegments: 6 }
  const smile = sculpt(
    (s) =>
      s.ring(LINE, [0, 0.06, 0], [0.085, 0.02], {
        ...line,
        arc: Math.PI * 0.9,
        rotate: [0, 0, Math.PI + 0.15],
      }),
    { to: root, shadow: false },
  )
  const frown = sculpt(
    (s) =>
      s.ring(LINE, [0, -0.06, 0], [0.07, 0.018], {
        ...line,
        arc: Math.PI * 0.8,
        rotate: [0, 0, 0.3],
      }),
    { to: root, shadow: false },
  )
  const open = sculpt(
    (s) => s.ball('#7a1a28', [0, 0, 0], [0.09, 0.08, 0.03], { segments: 12, rim: 0 }),
    {
      to: root,
      shadow: false,
    },
  )
  return ({ talk = 0, grin = 0, wow = 0, sad = 0 }) => {
    const opening = clamp(Math.max(talk * 1.3, grin, wow))
    open.visible = opening > 0.06
    open.scale.set(0.7 + 0.3 * opening, Math.max(0.02, opening * 1.2), 1)
    frown.visible = sad > 0.05 && opening < 0.5
    frown.scale.y = Math.max(0.02, sad * (1 - opening))
    smile.visible = sad < 0.95 && opening < 0.5
    smile.scale.y = Math.max(0.02, (1 - sad) * (1 - opening))
  }
}
