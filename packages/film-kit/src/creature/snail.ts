import { type Group, Vector3 } from 'three'
import { bendyTube } from '../sculpt/bendy-tube.ts'
import { joint, type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import { clamp, lerp } from '../time/easing.ts'
import type { Vec3 } from '../time/keyframes.ts'
import type { SnailIntent, SnailLook } from './snail-look.ts'
import { eyeStalk, poseStalk } from './snail-stalk.ts'

/** A rigged snail, 2 m long, 1.5 m to the top of its shell; it glides on its root. */
export type Snail = {
  root: Group
  pose: (t: number, intent?: SnailIntent) => void
  /** Middle of the face in the set; valid after `pose`. */
  faceAt: () => Vec3
}

const LINE = '#3a1c2c'
const REST: Required<SnailIntent> = {
  hide: 0,
  stretch: 0.4,
  raise: 0.5,
  turn: 0,
  stalkL: [0, 0, 0],
  stalkR: [0, 0, 0],
  stalks: 1,
  look: [0, 0],
  lids: 0.08,
  smile: 0.5,
  wow: 0,
  tilt: 0,
  roll: 0,
  glide: 0,
}

/** A snail that acts with its eye-stalks. */
export function snail(given: SnailLook = {}): Snail {
  const look: Required<SnailLook> = {
    skin: '#ffe0a8',
    skinLow: '#e0a070',
    shell: '#3fb0a0',
    shellLow: '#1f6a80',
    spiral: '#d8f0c0',
    iris: '#5a3a22',
    lashes: false,
    seed: 1,
    ...given,
  }
  const root = joint()
  const foot = joint(root)
  sculpt((s) => sole(s, look), { to: foot })
  const house = joint(root, [0, 0.28, -0.2])
  sculpt((s) => shell(s, look), { to: house })
  const neck = bendyTube(root, {
    rows: 16,
    sides: 16,
    radius: (share) => lerp(0.33, 0.24, share),
    color: (share) => (share < 0.3 ? look.skinLow : look.skin),
    rim: 0.9,
  })
  const head = joint(root)
  sculpt((s) => face(s, look), { to: head })
  const lips = mouth(head)
  const stalks = [-1, 1].map((side) => eyeStalk(root, look, side))
  return {
    root,
    faceAt() {
      const { x, y, z } = head.localToWorld(new Vector3(0, 0.3, 0.2))
      return [x, y, z]
    },
    pose(t, intent = {}) {
      const now = { ...REST, ...intent }
      const breath = Math.sin(t * 1.7 + look.seed)
      const wave = now.glide * Math.sin(t * 4 + look.seed)
      const out = 1 - now.hide
      foot.scale.set(1 - 0.06 * wave, 1, (0.62 + 0.38 * out) * (1 + 0.05 * wave))
      house.rotation.set(-0.04 * wave - 0.03 * breath, 0, -now.roll)
      house.scale.setScalar(1 + 0.012 * breath)
      const base: Vec3 = [0, 0.26, 0.3]
      const reach = (0.42 + 0.5 * now.stretch) * out
      const place: Vec3 = [
        Math.sin(now.turn) * reach,
        lerp(0.3, 0.34 + 0.62 * now.raise + 0.015 * breath, out),
        lerp(-0.02, 0.34, clamp(out * 3)) + Math.cos(now.turn) * reach,
      ]
      neck.pose([
        base,
        [place[0] * 0.25, lerp(base[1], place[1], 0.3), lerp(base[2], place[2], 0.6)],
        [place[0], place[1] - 0.04, place[2] - 0.03],
      ])
      head.position.set(...place)
      head.rotation.set(-0.1 + 0.1 * now.wow, now.turn, -now.tilt)
      head.scale.setScalar(lerp(0.72, 1, out))
      for (const one of stalks) poseStalk(one, t, now, place, look.seed)
      lips(now)
    },
  }
}

function sole(s: Sculptor, { skin, skinLow }: Required<SnailLook>): void {
  const soft = { grad: skinLow, segments: 22 }
  s.ball(skin, [0, 0.13, 0.05], [0.36, 0.17, 0.72], soft)
    .ball(skin, [0, 0.1, -0.55], [0.26, 0.12, 0.55], soft)
    .ball(skin, [0, 0.05, -0.95], [0.13, 0.06, 0.3], { ...soft, segments: 14 })
    .ball(skin, [0, 0.06, 0.1], [0.44, 0.07, 0.78], { grad: skinLow, segments: 24 })
}

function shell(s: Sculptor, { shell: hue, shellLow, spiral }: Required<SnailLook>): void {
  const [wide, tall] = [0.5, 0.72]
  s.ball(hue, [0, 0.62, -0.1], [wide, tall, tall], {
    grad: shellLow,
    gloss: 0.6,
    segments: 32,
    rim: 1.2,
  }).ring(spiral, [0, 0.3, 0.36], [0.36, 0.075], {
    rotate: [0.75, 0, 0],
    gloss: 0.4,
    segments: 28,
  })
  for (const side of [-1, 1]) {
    const path = Array.from({ length: 46 }, (_, i): Vec3 => {
      const share = i / 45
      const radius = tall * 0.93 * (1 - share) ** 0.85 + 0.03
      const angle = -0.9 + share * Math.PI * 4.6
      const bulge = wide * Math.sqrt(Math.max(0, 1 - (radius / tall) ** 2))
      return [
        side * (bulge + 0.012),
        0.62 - Math.sin(angle) * radius,
        -0.1 + Math.cos(angle) * radius,
      ]
    })
    s.tube(spiral, path, 0.04, { segments: 90, gloss: 0.4 })
  }
}

function face(s: Sculptor, { skin, skinLow }: Required<SnailLook>): void {
  s.ball(skin, [0, 0, 0], [0.34, 0.31, 0.32], { segments: 26, grad: skinLow })
  for (const side of [-1, 1]) {
    s.ball('#ff8f8a', [side * 0.22, -0.03, 0.215], [0.085, 0.055, 0.03], {
      rotate: [0, side * 0.75, 0],
      rim: 0,
      glow: 0.25,
      segments: 14,
    })
      .pill(skin, [side * 0.13, -0.19, 0.27], 0.035, 0.12, {
        rotate: [1.1, 0, side * 0.4],
        segments: 8,
      })
      .ball(skin, [side * 0.155, -0.2, 0.35], 0.05, { segments: 10 })
  }
}

function mouth(head: Group) {
  const smile = joint(head, [0, -0.02, 0.312])
  sculpt(
    (s) =>
      s.ring(LINE, [0, 0, 0], [0.085, 0.017], { rotate: [0, 0, Math.PI], arc: Math.PI, rim: 0 }),
    { to: smile, shadow: false },
  )
  const open = joint(head, [0, -0.07, 0.3])
  sculpt(
    (s) => s.ball('#8a2f44', [0, 0, 0], [0.06, 0.075, 0.03], { segments: 14, glow: 0.3, rim: 0 }),
    { to: open, shadow: false },
  )
  return ({ smile: glad, wow }: Required<SnailIntent>) => {
    open.visible = wow > 0.1
    open.scale.setScalar(Math.max(0.05, clamp(wow)))
    smile.visible = wow <= 0.1
    smile.scale.set(1, lerp(0.12, 1, clamp(glad)), 1)
  }
}
