import { type Group, Quaternion, SphereGeometry, Vector3 } from 'three'
import type { Intent } from '../../critter/intent.ts'
import { SIDES, type Side } from '../../critter/species.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { whaleSkinPoint } from './whale-body.ts'
import { whaleMouth } from './whale-mouth.ts'

const LINE = '#2a1a4a'

/** Colours of a face; `eyeLow` is the lower, lighter half of the iris. */
export type WhaleFaceLook = {
  lid: string
  brow: string
  eye: string
  eyeLow: string
  blush: string
}

type Eye = { socket: Group; ball: Group; iris: Group; lid: Group; arc: Group; side: Side }

/** Height on the nose, z, where the eyes sit, and how far above the middle, radians. */
const EYE_Z = 1.0
const EYE_RISE = 0.1

const EYE_SIZE = 1.12

/** Angle of the upper lid when the eye is shut, radians. */
const SHUT_LID = 1.3

/** A joint on the skin whose +z leads away from it. */
export function onSkin(body: Group, z: number, angle: number, sink = 0): Group {
  const { at, out } = whaleSkinPoint(z, angle)
  const place: Vec3 = [at[0] - out[0] * sink, at[1] - out[1] * sink, at[2] - out[2] * sink]
  const spot = joint(body, place)
  spot.quaternion.copy(
    new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), new Vector3(...out)),
  )
  return spot
}

const round = (side: Side, rise: number) => (side > 0 ? rise : Math.PI - rise)

/** The face on a whale's nose; call the result in every frame. */
export function whaleFace(
  body: Group,
  look: WhaleFaceLook,
  seed: number,
): (t: number, intent: Intent) => void {
  const eyes = SIDES.map((side) => eye(body, side, look))
  const brows = SIDES.map((side) => brow(body, side, look.brow))
  for (const side of SIDES) blush(body, side, look.blush)
  const lips = whaleMouth(onSkin(body, 1.14, -Math.PI / 2))
  return (t, intent) => {
    const lid = lidAngle(t, intent, seed)
    for (const one of eyes) poseEye(one, lid, intent)
    for (const { root, side } of brows) poseBrow(root, side, intent)
    lips(intent)
  }
}

function eye(body: Group, side: Side, look: WhaleFaceLook): Eye {
  const socket = onSkin(body, EYE_Z, round(side, EYE_RISE), 0.06)
  const ball = joint(socket)
  sculpt((s) => s.ball('#fffaf2', [0, 0, 0], [0.2, 0.245, 0.14], { segments: 20, rim: 0.2 }), {
    to: ball,
    shadow: false,
  })
  const iris = joint(ball)
  sculpt(
    (s) =>
      s
        .ball(look.eye, [0, 0, 0.055], [0.168, 0.21, 0.108], {
          segments: 20,
          rim: 0.1,
          gloss: 0.3,
          grad: look.eyeLow,
        })
        .ball('#0e0a20', [0, 0.014, 0.092], [0.12, 0.155, 0.082], { segments: 14, rim: 0 })
        .ball('#ffffff', [-0.052, 0.085, 0.158], [0.066, 0.07, 0.03], { segments: 12, glow: 1.1 })
        .ball('#ffffff', [0.06, -0.075, 0.152], [0.032, 0.034, 0.02], { segments: 8, glow: 1 }),
    { to: iris, shadow: false },
  )
  const lid = joint(ball)
  const half = new SphereGeometry(1, 18, 8, 0, Math.PI * 2, 0, Math.PI / 2)
  sculpt(
    (s) =>
      s
        .add(half, look.lid, { size: [0.224, 0.264, 0.245], rim: 0.4 })
        .ring(LINE, [0, 0, 0], [0.245, 0.017], {
          rotate: [Math.PI / 2, 0, 0],
          size: [0.92, 1.07, 1],
        }),
    {
      to: lid,
      shadow: false,
    },
  )
  const arc = joint(socket, [0, -0.07, 0.13])
  sculpt((s) => s.ring(LINE, [0, 0, 0], [0.17, 0.036], { arc: Math.PI, size: [1, 0.8, 1] }), {
    to: arc,
    shadow: false,
  })
  return { socket, ball, iris, lid, arc, side }
}

function brow(body: Group, side: Side, color: string): { root: Group; side: Side } {
  const root = joint(onSkin(body, EYE_Z - 0.02, round(side, 0.58), -0.02))
  sculpt((s) => s.pill(color, [0, 0, 0], 0.034, 0.14, { rotate: [0, 0, Math.PI / 2], rim: 0.2 }), {
    to: root,
    shadow: false,
  })
  return { root, side }
}

function blush(body: Group, side: Side, color: string): void {
  const spot = onSkin(body, 0.93, round(side, -0.5), 0.035)
  sculpt((s) => s.ball(color, [0, 0, 0], [0.16, 0.1, 0.06], { rim: 0, glow: 0.3 }), {
    to: spot,
    shadow: false,
  })
}

/** Upper lid: about -1.15 rad is wide open, SHUT_LID shut. Blinks every three seconds and a half. */
function lidAngle(t: number, { sleepy = 0, wow = 0, happy = 0 }: Intent, seed: number): number {
  const beat = t * 0.28 + seed * 0.37
  const blink = clamp(1 - Math.abs(beat - Math.floor(beat) - 0.5) / 0.024)
  const closing = Math.max(ease.smooth(blink), clamp(happy * 2))
  return lerp(-1.15 + sleepy * 1.3 - wow * 0.3, SHUT_LID, closing)
}

function poseEye(one: Eye, lid: number, { look = [0, 0], wow = 0, happy = 0 }: Intent): void {
  const smiling = clamp(happy * 2 - 1)
  one.iris.rotation.set(-look[1] * 0.32, look[0] * 0.34 - one.side * 0.14, 0)
  one.iris.scale.setScalar(1 + 0.05 * wow)
  one.lid.rotation.x = lid
  one.lid.visible = lid > -1.1
  // A shut lid lies flatter than the eye, or it would bulge.
  one.ball.scale.set(EYE_SIZE, EYE_SIZE, EYE_SIZE * (1 - 0.4 * clamp(lid / SHUT_LID)))
  one.ball.visible = smiling < 0.05
  one.arc.visible = smiling >= 0.05
  one.arc.scale.set(1, lerp(0.25, 1, smiling), 1)
  one.socket.scale.set(1, 1 + 0.1 * wow, 1)
}

function poseBrow(root: Group, side: Side, intent: Intent): void {
  const { wow = 0, sad = 0, happy = 0, brave = 0 } = intent
  root.position.y = 0.08 * wow + 0.05 * sad + 0.05 * happy
  root.rotation.z = side * (0.02 - 0.5 * sad + 0.35 * brave)
}
