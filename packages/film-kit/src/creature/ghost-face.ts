import type { Group } from 'three'
import type { Intent } from '../critter/intent.ts'
import { mouth } from '../critter/mouth.ts'
import { completeSpecies, SIDES, type Side } from '../critter/species.ts'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../time/easing.ts'

const INK = '#1a1440'

type Eye = { root: Group; open: Group; arc: Group; side: Side }

/** An eye this far open, and less, is drawn as a closed lash line. */
const NEARLY_SHUT = 0.16

/** The face on a ghost's dome: dark shining eyes that read against a body of light. The head's
 *  middle is the origin of `head`, its radius about 0.58. */
export function ghostFace(head: Group, eyeLow: string): (t: number, intent: Intent) => void {
  const eyes = SIDES.map((side) => eye(head, side, eyeLow))
  const brows = SIDES.map((side) => brow(head, side))
  const lipsRoot = joint(head, [0, 0.08, 0.1])
  lipsRoot.scale.setScalar(0.7)
  const lips = mouth(completeSpecies({ fur: '#ffffff', muzzle: 1 }), lipsRoot)
  sculpt(
    (s) => {
      for (const side of SIDES) {
        s.ball('#ff9fc4', [side * 0.345, -0.115, 0.43], [0.085, 0.05, 0.02], {
          rotate: [0, side * 0.68, 0],
          glow: 0.75,
          rim: 0,
        })
      }
    },
    { to: head, shadow: false },
  )
  return (t, intent) => {
    for (const one of eyes) poseEye(one, t, intent)
    for (const [index, one] of brows.entries()) poseBrow(one, index ? 1 : -1, intent)
    lips.pose(intent)
  }
}

function eye(head: Group, side: Side, low: string): Eye {
  const root = joint(head, [side * 0.205, 0.05, 0.525])
  root.rotation.y = side * 0.36
  const open = joint(root)
  sculpt(
    (s) =>
      s
        .ball(INK, [0, 0, 0], [0.135, 0.19, 0.07], { segments: 22, rim: 0, glow: 1 })
        .ball(INK, [0, -0.045, 0.028], [0.1, 0.115, 0.052], {
          segments: 18,
          rim: 0,
          glow: 1,
          grad: low,
        })
        .ball('#0c0926', [0, 0.012, 0.052], [0.07, 0.088, 0.036], { rim: 0, glow: 1 })
        .ball('#ffffff', [-0.042, 0.082, 0.075], [0.05, 0.056, 0.02], { segments: 12, glow: 1.1 })
        .ball('#ffffff', [0.045, -0.068, 0.078], [0.024, 0.027, 0.015], { segments: 8, glow: 1 }),
    { to: open, shadow: false },
  )
  const arc = joint(root, [0, -0.04, 0.07])
  sculpt(
    (s) => s.ring(INK, [0, 0, 0], [0.115, 0.026], { arc: Math.PI, size: [1, 0.85, 1], glow: 1 }),
    { to: arc, shadow: false },
  )
  return { root, open, arc, side }
}

function brow(head: Group, side: Side): Group {
  const root = joint(head, [side * 0.21, 0.31, 0.47])
  root.rotation.set(-0.35, side * 0.4, 0)
  const rotate = [0, 0, Math.PI / 2] as const
  sculpt((s) => s.pill('#6a6fb8', [0, 0, 0], 0.026, 0.1, { rotate, rim: 0, glow: 0.8 }), {
    to: root,
    shadow: false,
  })
  return root
}

/** Blinks every three and a half seconds. */
function closing(t: number, { sleepy = 0 }: Intent): number {
  const beat = (t * 0.285 + 0.31) % 1
  return Math.max(ease.smooth(clamp(1 - Math.abs(beat - 0.5) / 0.024)), clamp(sleepy))
}

function poseEye(one: Eye, t: number, intent: Intent): void {
  const { happy = 0, wow = 0, look = [0, 0] } = intent
  const shut = closing(t, intent)
  const smiling = clamp(happy * 2 - 1)
  const opening = (1 - shut) * (1 - clamp(happy * 2))
  one.open.visible = opening > NEARLY_SHUT
  one.open.scale.set(1 + 0.08 * shut + 0.05 * wow, lerp(0.1, 1 + 0.1 * wow, opening), 1)
  one.open.position.set(look[0] * 0.035, look[1] * 0.03 - 0.05 * shut, 0)
  // The arc smiles upwards when happy and hangs as a lash line when the eye is shut.
  one.arc.visible = !one.open.visible
  one.arc.scale.set(1, smiling > 0.05 ? lerp(0.25, 1, smiling) : -0.42 - opening, 1)
  one.arc.position.y = smiling > 0.05 ? -0.04 : -0.03
}

function poseBrow(one: Group, side: Side, intent: Intent): void {
  const { wow = 0, sad = 0, happy = 0, brave = 0 } = intent
  one.position.y = 0.31 + 0.05 * wow + 0.03 * sad + 0.03 * happy
  one.rotation.z = side * (-0.1 - 0.5 * sad + 0.35 * brave)
}
