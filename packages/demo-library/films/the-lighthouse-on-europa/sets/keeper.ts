import { type OctopusArm, octopusArm } from '@starnest/film-kit/creature/octopus-arm'
import { eyes } from '@starnest/film-kit/critter/eyes'
import type { Intent } from '@starnest/film-kit/critter/intent'
import { completeSpecies } from '@starnest/film-kit/critter/species'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { lerp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'

type Joint = ReturnType<typeof joint>

/** What the keeper does: a critter's intent as far as his old frame has it. Hands are points in
 *  his own space, metres; left is the viewer's left when he faces the camera. */
export type KeeperIntent = Intent & {
  handL?: Vec3
  handR?: Vec3
  /** 0 to 1: length of his icicles and the snow on his cap. */
  frost?: number
}

/** The keeper, 2.3 m tall on his origin, face along +z. */
export type Keeper = {
  root: Joint
  head: Joint
  pose: (t: number, intent?: KeeperIntent) => void
  faceAt: () => Vec3
}

const ENAMEL = '#eef0ee'
const STEEL = '#8d9fba'
const COAT = '#4d6f9f'
const COAT_LOW = '#2f4a78'
const REST_L: Vec3 = [-0.62, 0.5, 0.3]
const REST_R: Vec3 = [0.62, 0.5, 0.3]

/** Builds the keeper: a kettle of a head under a cap, a long coat, hose arms with mittens. */
export function keeper(): Keeper {
  const root = joint()
  const body = joint(root)
  sculpt(dressCoat, { to: body })
  const head = joint(body, [0, 1.5, 0.04])
  sculpt(dressHead, { to: head })
  const species = completeSpecies({
    fur: '#a3b4ca',
    furLow: '#f8fbff',
    eye: '#27507e',
    eyeLow: '#9fd4f4',
    headWidth: 0.94,
    eyeSize: 0.94,
    seed: 5,
  })
  const face = joint(head, [0, 0.02, -0.02])
  const gaze = eyes(species, face)
  const beard = joint(head, [0, -0.26, 0.4])
  sculpt(dressBeard, { to: beard })
  const snow = joint(head, [0, 0.6, -0.04])
  sculpt((s) => s.ball('#ffffff', [0, 0, 0], [0.5, 0.16, 0.48], { segments: 22 }), { to: snow })
  const arms = [-1, 1].map((side) => arm(body, side))
  return {
    root,
    head,
    pose(t, intent = {}) {
      const { squash = 0, look = [0, 0], frost = 0.4 } = intent
      const tall = 1 + 0.008 * Math.sin(t * 1.5) + squash
      body.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
      body.rotation.set(intent.lean ?? 0.06, 0, (intent.roll ?? 0) + 0.008 * Math.sin(t * 0.9))
      head.rotation.set((intent.nod ?? 0) - look[1] * 0.3, look[0] * 0.55, intent.tilt ?? 0)
      gaze.pose(t * 0.8, intent)
      beard.scale.set(1, lerp(0.45, 1.15, frost), 1)
      beard.rotation.x = 0.02 * Math.sin(t * 1.1) + look[1] * 0.12
      snow.scale.set(lerp(0.6, 1.04, frost), lerp(0.2, 1.2, frost), lerp(0.6, 1.04, frost))
      const [left, right] = arms
      left?.(intent.handL ?? REST_L)
      right?.(intent.handR ?? REST_R)
      root.updateMatrixWorld(true)
    },
    faceAt() {
      const { x, y, z } = head.localToWorld(head.position.clone().set(0, 0, 0.4))
      return [x, y, z]
    },
  }
}

function dressCoat(s: Sculptor): void {
  s.turn(
    COAT,
    [
      [0.62, 0.06],
      [0.6, 0.14],
      [0.5, 0.55],
      [0.46, 0.85],
      [0.34, 1.06],
      [0.14, 1.16],
    ],
    { grad: COAT_LOW, segments: 30, rows: 18 },
  )
  s.ring('#c9d4e4', [0, 1.08, 0.02], [0.34, 0.1], { rotate: [Math.PI / 2, 0, 0], segments: 28 })
  for (const y of [0.42, 0.64, 0.86]) {
    s.ball('#e8d8b0', [0.06, y, 0.5 + 0.05 * (0.64 - y)], [0.05, 0.05, 0.03], { gloss: 0.6 })
  }
  for (const side of [-1, 1]) {
    s.ball('#3b4d6e', [side * 0.24, 0.06, 0.2], [0.2, 0.12, 0.3], { segments: 16 })
  }
}

function dressHead(s: Sculptor): void {
  s.turn(
    ENAMEL,
    [
      [0.02, -0.56],
      [0.34, -0.52],
      [0.56, -0.3],
      [0.62, 0.02],
      [0.58, 0.34],
      [0.4, 0.56],
      [0.02, 0.62],
    ],
    { grad: '#a9bbd2', segments: 32, rows: 18, gloss: 0.25 },
  )
  for (const side of [-1, 1]) {
    s.ring(STEEL, [side * 0.275, 0.08, 0.52], [0.225, 0.045], {
      rotate: [0, side * 0.24, 0],
      gloss: 0.5,
      size: [1, 1.12, 1],
      segments: 28,
    })
    s.cylinder(STEEL, [side * 0.62, 0, 0], [0.13, 0.13, 0.14], { rotate: [0, 0, Math.PI / 2] })
  }
  // The cap of a service that no longer exists.
  s.cylinder('#2c4270', [0, 0.5, -0.02], [0.52, 0.6, 0.24], { segments: 30 })
  s.ball('#2c4270', [0, 0.6, -0.04], [0.58, 0.12, 0.56], { segments: 26 })
  s.ball('#1d2d52', [0, 0.4, 0.42], [0.46, 0.05, 0.32], { rotate: [0.22, 0, 0], gloss: 0.5 })
  s.ring('#e8d8b0', [0, 0.42, -0.02], [0.6, 0.03], { rotate: [Math.PI / 2, 0, 0], segments: 30 })
  s.ball('#e8d8b0', [0, 0.55, 0.53], [0.1, 0.1, 0.04], { gloss: 0.7 })
}

function dressBeard(s: Sculptor): void {
  for (let i = 0; i < 11; i++) {
    const across = (i - 5) / 5
    const long = 0.62 - 0.3 * Math.abs(across) ** 1.4 + 0.07 * ((i * 0.618) % 1)
    s.cone(
      i % 2 ? '#e8f4ff' : '#cfe6fa',
      [across * 0.43, 0.06 - 0.04 * Math.abs(across), 0.12 * (1 - across * across) - 0.02],
      0.085,
      long,
      {
        rotate: [Math.PI - 0.12, 0, across * 0.16],
        gloss: 0.6,
        grad: '#ffffff',
        segments: 10,
        glow: 0.1,
      },
    )
  }
  for (const side of [-1, 1]) {
    s.ball('#ffffff', [side * 0.16, 0.08, 0.16], [0.2, 0.07, 0.07], {
      rotate: [0, 0, side * -0.3],
      segments: 14,
    })
  }
}

function arm(body: Joint, side: number): (hand: Vec3) => void {
  const shoulder: Vec3 = [side * 0.4, 0.94, 0.04]
  const hose: OctopusArm = octopusArm(
    body,
    { skin: COAT, low: COAT, under: COAT_LOW, girth: 0.15 },
    [0, 0, side],
  )
  const mitten = joint(body)
  sculpt(
    (s) =>
      s
        .ball(ENAMEL, [0, 0, 0], [0.13, 0.12, 0.13], { grad: '#a9bbd2' })
        .ring(STEEL, [0, 0.05, 0], [0.1, 0.04], { rotate: [Math.PI / 2, 0, 0] }),
    { to: mitten },
  )
  return ([x, y, z]) => {
    hose.set({
      root: shoulder,
      leave: [side * 0.68, 0.86, 0.06],
      bend: [lerp(side * 0.7, x, 0.6), lerp(0.6, y, 0.6) - 0.08, lerp(0.1, z, 0.6)],
      tip: [x, y, z],
    })
    mitten.position.set(x, y, z)
  }
}
