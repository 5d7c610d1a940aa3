import { Color, type Group, SphereGeometry, Vector3 } from 'three'
import { joint, type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../time/easing.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'
import { seededRandom } from '../time/random.ts'

/** Colours of a sheep (CSS), and `seed` for its curls and blinks. */
export type SheepLook = { wool?: string; woolLow?: string; face?: string; seed?: number }

/** What a sheep is doing; all numbers, to be blended. "Right" is the viewer's right when it faces
 *  the camera. */
export type SheepIntent = {
  /** Where the eyes turn, -1 to 1 each; the head stays where it is. */
  look?: Vec2
  /** Head about the neck, radians: `face` to the right, `nod` down, `tilt` to a shoulder. */
  face?: number
  nod?: number
  tilt?: number
  /** Upper lids: 0 wide open, 0.45 unimpressed, 1 shut. */
  lids?: number
  /** 0 to 1. */
  talk?: number
  yawn?: number
  wow?: number
  smile?: number
  earDroop?: number
  /** Steps: phase in radians a second, and size of the steps 0 to 1. */
  walk?: number
  stride?: number
  /** 0 to 1: legs folded away, as in a leap; `lie` also lets the body down. */
  tuck?: number
  lie?: number
  /** Taller above 0, flatter below, about -0.25 to 0.25. */
  squash?: number
  /** Body forward and sideways, radians. */
  lean?: number
  roll?: number
}

/** A rigged sheep, 2 m tall and 2 m long; it stands on its root and faces +z. */
export type Sheep = {
  root: Group
  body: Group
  head: Group
  pose: (t: number, intent?: SheepIntent) => void
  /** Middle of the face in the set; valid after `pose`. */
  faceAt: () => Vec3
}

const LINE = '#1c1226'

/** A woolly sheep whose comedy is in its eyelids. */
export function sheep({
  wool = '#fff6ea',
  woolLow = '#c9b2e2',
  face = '#4c3a60',
  seed = 1,
}: SheepLook = {}): Sheep {
  const root = joint()
  const body = joint(root)
  sculpt((s) => fleece(s, wool, woolLow, seed), { to: body, at: [0, 1.05, 0] })
  const legs = LEGS.map((at) => leg(body, at, face))
  const head = joint(body, [0, 1.42, 0.86])
  sculpt((s) => skull(s, face, wool, woolLow), { to: head })
  const ears = [-1, 1].map((side) => ear(head, side, face))
  const eyes = [-1, 1].map((side) => eye(head, side, face))
  const lips = mouth(head)
  return {
    root,
    body,
    head,
    faceAt() {
      const { x, y, z } = head.localToWorld(new Vector3(0, 0, 0.4))
      return [x, y, z]
    },
    pose(t, intent = {}) {
      const now = { ...REST, ...intent }
      const breath = Math.sin(t * 1.9 + seed)
      const step = t * now.walk + seed
      const tall = 1 + now.squash + 0.012 * breath
      body.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
      body.position.y = now.stride * 0.07 * Math.abs(Math.sin(step)) - 0.5 * now.lie
      body.rotation.set(now.lean, 0, now.roll + now.stride * 0.05 * Math.sin(step))
      poseLegs(legs, step, now)
      head.rotation.set(
        now.nod + 0.015 * breath,
        now.face,
        now.tilt + 0.012 * Math.sin(t * 1.1 + seed),
      )
      for (const [index, one] of ears.entries()) {
        const flick = 3 * Math.max(0, Math.sin(t * 1.3 + seed * 2 + index) - 0.93)
        one.rotation.z = (index ? 1 : -1) * (flick - 0.25 - now.earDroop * 0.7 - now.yawn * 0.3)
      }
      const beat = (t * 0.23 + seed * 0.37) % 1
      const blink = ease.smooth(clamp(1 - Math.abs(beat - 0.5) / 0.035))
      for (const one of eyes) poseEye(one, Math.max(blink, now.lids, now.yawn), now)
      lips(now)
    },
  }
}

const REST: Required<SheepIntent> = {
  look: [0, 0],
  face: 0,
  nod: 0,
  tilt: 0,
  lids: 0.2,
  talk: 0,
  yawn: 0,
  wow: 0,
  smile: 0,
  earDroop: 0,
  walk: 0,
  stride: 0,
  tuck: 0,
  lie: 0,
  squash: 0,
  lean: 0,
  roll: 0,
}

function poseLegs(legs: readonly Group[], step: number, now: Required<SheepIntent>): void {
  for (const [index, one] of legs.entries()) {
    const side = index % 2 ? 1 : -1
    const fore = index < 2 ? 1 : -1
    const phase = index === 0 || index === 3 ? 0 : Math.PI
    const swing = Math.sin(step + phase) * 0.6 * now.stride
    one.rotation.x = swing - fore * 0.9 * now.tuck - fore * 1.35 * now.lie
    one.rotation.z = side * 0.25 * now.lie
    one.scale.setScalar(1 - 0.15 * now.tuck)
  }
}

function poseEye(one: ReturnType<typeof eye>, shut: number, now: Required<SheepIntent>): void {
  one.lid.rotation.x = lerp(-1.05 - 0.25 * now.wow, 1.45, clamp(shut))
  one.iris.rotation.set(-now.look[1] * 0.42, now.look[0] * 0.5, 0)
  one.socket.scale.set(1, 1 + 0.12 * now.wow, 1)
}

const LEGS: readonly Vec3[] = [
  [-0.36, 0.62, 0.5],
  [0.36, 0.62, 0.5],
  [-0.36, 0.62, -0.5],
  [0.36, 0.62, -0.5],
]

function fleece(s: Sculptor, wool: string, low: string, seed: number): void {
  const random = seededRandom(seed * 13 + 1)
  s.ball(wool, [0, 0, 0], [0.72, 0.62, 0.92], { segments: 18, grad: low })
  const curls = 34
  for (let i = 0; i < curls; i++) {
    const y = 1 - (2 * (i + 0.5)) / curls
    const flat = Math.sqrt(1 - y * y)
    const angle = i * 2.39996
    const radius = 0.27 + random() * 0.1
    s.ball(wool, [Math.cos(angle) * flat * 0.68, y * 0.55, Math.sin(angle) * flat * 0.86], radius, {
      segments: 12,
      grad: low,
      rim: 0.9,
    })
  }
  for (const [x, y, z] of [
    [0, 0.2, -1.05],
    [0.08, 0.1, -1.12],
  ] as const)
    s.ball(wool, [x, y, z], 0.24, { segments: 12, grad: low })
}

function leg(body: Group, at: Vec3, face: string): Group {
  const root = joint(body, at)
  sculpt(
    (s) =>
      s
        .pill(face, [0, -0.28, 0], 0.12, 0.4, { segments: 10 })
        .ball(LINE, [0, -0.54, 0.03], [0.15, 0.1, 0.18], { segments: 12, gloss: 0.3 }),
    { to: root },
  )
  return root
}

function skull(s: Sculptor, face: string, wool: string, low: string): void {
  const muzzle = `#${new Color(face).lerp(new Color('#f0a8b0'), 0.3).getHexString()}`
  s.ball(face, [0, 0.02, 0.1], [0.46, 0.5, 0.46], { segments: 24 })
    .ball(face, [0, -0.26, 0.26], [0.38, 0.32, 0.38], { segments: 22 })
    .ball(muzzle, [0, -0.34, 0.42], [0.27, 0.19, 0.22], { segments: 20, rim: 0.6 })
    .ball(LINE, [-0.09, -0.27, 0.625], [0.035, 0.025, 0.02], { segments: 8, rim: 0 })
    .ball(LINE, [0.09, -0.27, 0.625], [0.035, 0.025, 0.02], { segments: 8, rim: 0 })
  for (const [x, y, z, radius] of [
    [0, 0.5, 0.1, 0.28],
    [-0.27, 0.44, 0.06, 0.22],
    [0.27, 0.44, 0.06, 0.22],
    [-0.13, 0.48, 0.3, 0.17],
    [0.14, 0.48, 0.3, 0.17],
    [0, 0.4, -0.16, 0.3],
  ] as const)
    s.ball(wool, [x, y, z], radius, { segments: 12, grad: low })
}

function ear(head: Group, side: number, face: string): Group {
  const root = joint(head, [side * 0.42, 0.16, 0])
  sculpt(
    (s) =>
      s
        .ball(face, [side * 0.27, -0.02, 0], [0.34, 0.15, 0.09], { segments: 14 })
        .ball('#d98aa8', [side * 0.28, -0.02, 0.05], [0.23, 0.085, 0.06], {
          segments: 12,
          rim: 0.3,
        }),
    { to: root },
  )
  return root
}

function eye(head: Group, side: number, face: string) {
  const socket = joint(head, [side * 0.205, 0.1, 0.43])
  socket.rotation.y = side * 0.16
  sculpt((s) => s.ball('#fffaf0', [0, 0, 0], [0.19, 0.21, 0.14], { segments: 20, rim: 0.1 }), {
    to: socket,
    shadow: false,
  })
  const iris = joint(socket)
  sculpt(
    (s) =>
      s
        .ball('#3c2a1c', [0, 0, 0.06], [0.115, 0.13, 0.1], { segments: 16, gloss: 0.3, rim: 0 })
        .ball('#ffffff', [-0.04, 0.05, 0.145], 0.034, { segments: 10, glow: 1 }),
    { to: iris, shadow: false },
  )
  const lid = joint(socket)
  const half = new SphereGeometry(1, 18, 8, 0, Math.PI * 2, 0, Math.PI / 2)
  sculpt(
    (s) =>
      s
        .add(half, face, { size: [0.21, 0.235, 0.2], rim: 0.5 })
        // The lash line: what is left of an eye that is shut.
        .ring(LINE, [0, 0, 0], [0.205, 0.018], {
          rotate: [Math.PI / 2, 0, 0],
          arc: Math.PI,
          rim: 0,
        }),
    { to: lid, shadow: false },
  )
  return { socket, iris, lid }
}

function mouth(head: Group) {
  const root = joint(head, [0, -0.42, 0.6])
  const flat = joint(root)
  sculpt(
    (s) =>
      s.pill(LINE, [0, 0, 0], 0.022, 0.2, { rotate: [0, 0, Math.PI / 2], segments: 8, rim: 0 }),
    { to: flat, shadow: false },
  )
  const smile = joint(root, [0, 0.05, 0.01])
  sculpt(
    (s) =>
      s.ring(LINE, [0, 0, 0], [0.13, 0.022], { rotate: [0, 0, Math.PI], arc: Math.PI, rim: 0 }),
    { to: smile, shadow: false },
  )
  const open = joint(root, [0, -0.02, -0.02])
  sculpt(
    (s) =>
      s
        .ball('#6a1c34', [0, 0, 0], [0.13, 0.13, 0.06], { segments: 18, rim: 0, glow: 0.3 })
        .ball('#ff8a98', [0, -0.05, 0.03], [0.08, 0.05, 0.04], { segments: 12, rim: 0, glow: 0.2 }),
    { to: open, shadow: false },
  )
  return ({ talk = 0, yawn = 0, wow = 0, smile: glad = 0 }: SheepIntent) => {
    const gape = clamp(Math.max(talk, yawn, wow * 0.5))
    open.visible = gape > 0.06
    open.scale.set(0.75 + 0.45 * yawn, Math.max(0.05, gape * (1 + 0.35 * yawn)), 1)
    flat.visible = gape <= 0.06 && glad < 0.4
    smile.visible = gape <= 0.06 && glad >= 0.4
    smile.scale.set(1, clamp(glad), 1)
  }
}
