import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp, ease, lerp } from '@starnest/film-kit/time/easing'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'

type Joint = ReturnType<typeof joint>

/** What Bolt does. Shares are 0 to 1, angles radians; everything may be blended. */
export type BoltIntent = {
  /** Where the eyes point: right and up, each -1 to 1; the head follows a little. */
  look?: Vec2
  nod?: number
  tilt?: number
  lean?: number
  roll?: number
  squash?: number
  /** How far the neck is drawn out, metres; it holds 0 to 0.5. */
  neck?: number
  /** Raise (0 hangs, 1.5 is straight ahead) and spread to the side. */
  armL?: Vec2
  armR?: Vec2
  happy?: number
  sad?: number
  wow?: number
  sleepy?: number
  droop?: number
  /** Brightness of eyes and lamp. */
  power?: number
  /** Way rolled, metres: turns the wheel. */
  rolled?: number
}

/** Bolt on a set: 2.3 m from wheel to antenna, face along +z. */
export type Bolt = {
  root: Joint
  /** Stands at a point of the set, turned by radians. */
  place: (at: Vec3, turn?: number) => void
  pose: (t: number, intent?: BoltIntent) => void
  /** Middle of the face and the brush of one arm in the set; valid after `pose`. */
  faceAt: () => Vec3
  brushAt: (side: 'left' | 'right') => Vec3
  /** Hang props on the brushes. */
  hands: { left: Joint; right: Joint }
}

const SHELL = '#ffb03c'
const SHELL_LOW = '#e8553a'
const STEEL = '#6d74b8'
const DARK = '#2b3088'
const EYE = '#baf6ff'
const CREAM = '#fff1d8'
const WHEEL_RADIUS = 0.3
const ANTENNA_LINKS = 5

/** Puts the window-cleaning robot on a set. */
export function boltOn(set: FilmSet): Bolt {
  const root = set.add(joint())
  const wheel = joint(root, [0, WHEEL_RADIUS, 0])
  sculpt(
    (s) =>
      s
        .ball('#9a5cc8', [0, 0, 0], WHEEL_RADIUS, { gloss: 0.4, rim: 0.5, segments: 24 })
        .ring('#ffd8a0', [0, 0, 0], [0.293, 0.03], { rotate: [0, Math.PI / 2, 0] })
        .ring('#ffd8a0', [0, 0, 0], [0.293, 0.03]),
    { to: wheel },
  )
  const body = joint(root, [0, 0.42, 0])
  sculpt(dressBody, { to: body })
  const flame = joint(body, [0, 0.46, 0.55])
  sculpt((s) => s.ball('#ffd890', [0, 0, 0], [0.15, 0.15, 0.06], { glow: 1.15, rim: 0 }), {
    to: flame,
    shadow: false,
  })
  const lamp = glow(body, '#ffc46a', 1.1, [0, 0.46, 0.58], 0.9)
  const wash = pointLamp(body, '#ffc070', [0, 0.9, 1.7], 3, 5)
  const neck = joint(body, [0, 0.95, 0])
  sculpt(
    (s) =>
      s
        .cylinder('#8f98e0', [0, -0.15, 0], [0.11, 0.13, 0.6], { gloss: 0.3 })
        .ring('#b8c0ff', [0, 0.02, 0], [0.115, 0.028], { rotate: [Math.PI / 2, 0, 0] })
        .cylinder('#8a92d4', [0, 0.1, 0], [0.085, 0.085, 0.4]),
    { to: neck },
  )
  const head = joint(neck, [0, 0.32, 0])
  sculpt(dressHead, { to: head })
  const eyes = [-1, 1].map((side) => eye(head, side))
  const links = antenna(head)
  const tip = glow(links.tip, '#ff9a6a', 0.5, [0, 0, 0], 0.9)
  const arms = [-1, 1].map((side) => arm(body, side))
  const [left, right] = arms
  if (!left || !right) throw new Error('Bolt has two arms')
  const shadow = contactShadow(set.scene, { radius: 0.85, opacity: 0.7 })
  return {
    root,
    hands: { left: left.hand, right: right.hand },
    place([x, y, z], turn = 0) {
      root.position.set(x, y, z)
      root.rotation.y = turn
      shadow.place(x, z + 0.05)
      shadow.fade(Math.max(0, 1 - Math.abs(y) / 1.5))
    },
    pose(t, intent = {}) {
      const { look = [0, 0], nod = 0, tilt = 0, lean = 0, roll = 0, squash = 0 } = intent
      const { neck: stretch = 0.1, power = 1, rolled = 0, happy = 0, wow = 0 } = intent
      const breath = 0.012 * Math.sin(t * 2.6)
      wheel.rotation.x = rolled / WHEEL_RADIUS
      body.rotation.set(lean, 0, roll + 0.015 * Math.sin(t * 1.7))
      body.scale.set(1 + squash * 0.35 - breath, 1 - squash * 0.5 + breath, 1 + squash * 0.35)
      neck.position.y = 0.95 + stretch + breath * 2
      head.rotation.set(nod - look[1] * 0.3 - lean * 0.6, look[0] * 0.5, tilt - roll * 0.5)
      for (const one of eyes) one.pose(t, intent)
      const droop = clamp(intent.droop ?? intent.sad ?? 0)
      for (const [index, link] of links.chain.entries()) {
        const sway = 0.05 * Math.sin(t * 3.1 - index * 0.7)
        link.rotation.set(-lean * 0.12, 0, droop * 0.5 + sway - 0.08 * happy * Math.sin(t * 9))
      }
      tip.set(0.35 + 0.55 * power * (0.7 + 0.3 * Math.sin(t * 4)))
      flame.scale.setScalar(0.2 + 0.8 * power)
      lamp.set(0.75 * power, 0.7 + 0.5 * power + 0.2 * wow)
      wash.intensity = 3.2 * power
      left.pose(intent.armL ?? [0.25, 0.35 + breath])
      right.pose(intent.armR ?? [0.25, 0.35 + breath])
      root.updateMatrixWorld(true)
    },
    faceAt: () => worldPoint(head, [0, 0.12, 0.42]),
    brushAt: (side) => worldPoint(side === 'left' ? left.hand : right.hand, [0, 0, 0]),
  }
}

const worldPoint = (part: Joint, at: Vec3): Vec3 => {
  const { x, y, z } = part.localToWorld(part.position.clone().set(...at))
  return [x, y, z]
}

const dressBody = (s: Sculptor) =>
  s
    .turn(
      SHELL,
      [
        [0.02, -0.02],
        [0.36, 0.04],
        [0.56, 0.32],
        [0.52, 0.68],
        [0.34, 0.94],
        [0.02, 1.04],
      ],
      { grad: SHELL_LOW, gloss: 0.35, segments: 32 },
    )
    .ring(CREAM, [0, 0.22, 0], [0.525, 0.035], { rotate: [Math.PI / 2, 0, 0], segments: 36 })
    .ring(STEEL, [0, 0.46, 0.53], [0.19, 0.045], { rotate: [-0.05, 0, 0] })
    .ball('#6a3a62', [0, 0.46, 0.53], [0.17, 0.17, 0.06], { gloss: 0.4, rim: 0.4 })

const dressHead = (s: Sculptor) => {
  s.ball(CREAM, [0, 0.12, 0], [0.64, 0.45, 0.46], { grad: '#ffc880', gloss: 0.3, segments: 32 })
    .ball(DARK, [0, 0.1, 0.09], [0.55, 0.36, 0.41], {
      segments: 30,
      gloss: 0.5,
      rim: 0.5,
      grad: '#1c1a5c',
    })
    .ball('#ffffff', [-0.3, 0.33, 0.36], [0.1, 0.03, 0.02], { rotate: [0.5, -0.4, 0.4], glow: 0.4 })
  for (const side of [-1, 1]) {
    s.cylinder(SHELL, [side * 0.63, 0.12, 0], [0.15, 0.15, 0.12], {
      rotate: [0, 0, Math.PI / 2],
    }).ball('#ff8f7a', [side * 0.36, -0.07, 0.385], [0.075, 0.04, 0.03], {
      rotate: [0, side * 0.6, 0],
      glow: 0.8,
      rim: 0,
    })
  }
  return s
}

function eye(head: Joint, side: number) {
  const root = joint(head, [side * 0.2, 0.14, 0.485])
  root.rotation.set(-0.08, side * 0.3, 0)
  const open = joint(root)
  sculpt(
    (s) =>
      s
        .ball(EYE, [0, 0, 0], [0.13, 0.165, 0.035], { glow: 1.12, rim: 0, segments: 24 })
        .ball('#3fb4e8', [0, -0.04, 0.02], [0.09, 0.1, 0.025], { glow: 1, rim: 0 })
        .ball('#123a78', [0, -0.01, 0.035], [0.06, 0.075, 0.02], { glow: 1, rim: 0 })
        .ball('#ffffff', [-0.035, 0.06, 0.05], 0.036, { glow: 1.1, rim: 0 }),
    { to: open, shadow: false },
  )
  const arc = joint(root, [0, -0.05, 0.02])
  sculpt((s) => s.ring(EYE, [0, 0, 0], [0.12, 0.032], { arc: Math.PI, glow: 1.15, rim: 0 }), {
    to: arc,
    shadow: false,
  })
  return {
    pose(t: number, intent: BoltIntent) {
      const { happy = 0, sad = 0, wow = 0, sleepy = 0, look = [0, 0], power = 1 } = intent
      const beat = (t * 0.27 + 0.2) % 1
      const blink = ease.smooth(clamp(1 - Math.abs(beat - 0.5) / 0.025))
      const shut = Math.max(blink, clamp(sleepy))
      const width = 1 + 0.12 * wow
      const height = lerp(0.08, 1 + 0.16 * wow - 0.3 * sad - 0.3 * (1 - power), 1 - shut)
      const arced = happy > 0.5
      open.visible = !arced
      arc.visible = arced
      open.scale.set(width, height * (1 - 0.75 * clamp(happy * 2)), 1)
      open.rotation.z = side * -0.35 * sad
      open.position.set(look[0] * 0.05, look[1] * 0.04 - 0.03 * sad, 0)
      arc.scale.set(1, lerp(0.2, 1, clamp(happy * 2 - 1)), 1)
      arc.position.set(look[0] * 0.05, -0.05 + look[1] * 0.04, 0.02)
    },
  }
}

function antenna(head: Joint) {
  const chain: Joint[] = []
  let at = joint(head, [0.12, 0.54, 0])
  for (let i = 0; i < ANTENNA_LINKS; i++) {
    chain.push(at)
    sculpt((s) => s.pill(STEEL, [0, 0.06, 0], 0.026, 0.1, { segments: 8 }), { to: at })
    at = joint(at, [0, 0.12, 0])
  }
  sculpt((s) => s.ball('#ff8a5a', [0, 0.03, 0], 0.075, { glow: 1.1, rim: 0 }), { to: at })
  return { chain, tip: at }
}

function arm(body: Joint, side: number) {
  const shoulder = joint(body, [side * 0.52, 0.6, 0.06])
  sculpt(
    (s) =>
      s.ball(CREAM, [0, 0, 0], 0.13).tube(
        STEEL,
        [
          [0, 0, 0],
          [side * 0.05, -0.25, 0.02],
          [0, -0.52, 0.06],
        ],
        0.055,
        {
          gloss: 0.3,
        },
      ),
    { to: shoulder },
  )
  const hand = joint(shoulder, [0, -0.6, 0.08])
  sculpt(
    (s) => {
      s.pill(SHELL, [0, 0.04, 0], 0.075, 0.2, { rotate: [0, 0, Math.PI / 2] })
      for (let i = 0; i < 7; i++) {
        const x = (i - 3) * 0.05
        s.pill(i % 2 ? '#ff7aa8' : '#ffa2c4', [x, -0.09, 0], 0.038, 0.14, {
          rotate: [0, 0, (i - 3) * 0.09],
          segments: 8,
        })
      }
    },
    { to: hand },
  )
  return {
    hand,
    pose([raise, spread]: Vec2) {
      shoulder.rotation.set(-raise, 0, side * spread)
    },
  }
}
