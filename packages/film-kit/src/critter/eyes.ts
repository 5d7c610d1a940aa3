import { type Group, SphereGeometry } from 'three'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { clamp, ease, lerp } from '../time/easing.ts'
import type { Intent } from './intent.ts'
import { type FullSpecies, SIDES, type Side } from './species.ts'

const LINE = '#2a1320'

type Eye = { socket: Group; ball: Group; iris: Group; lid: Group; arc: Group; side: Side }

/** A pair of eyes with brows: where they look, lids, blinks and moods; `t` in seconds. */
export type Eyes = { pose: (t: number, intent: Intent) => void }

/** Eyes with lids, happy arcs and brows. */
export function eyes(species: FullSpecies, head: Group): Eyes {
  const pair = SIDES.map((side) => eye(species, head, side))
  const brows = SIDES.map((side) => brow(species, head, side))
  return {
    pose(t, intent) {
      const lid = lidAngle(t, intent, species.seed)
      for (const one of pair) poseEye(one, lid, intent, species.eyeSize)
      for (const [index, one] of brows.entries()) poseBrow(one, index ? 1 : -1, intent)
    },
  }
}

function eye(species: FullSpecies, head: Group, side: Side): Eye {
  const socket = joint(head, [side * 0.29 * species.headWidth, 0.06, 0.555])
  socket.rotation.y = side * 0.2
  const ball = joint(socket)
  sculpt(
    (s) => s.ball('#fffaf2', [0, 0, 0], [0.2, 0.235, 0.15], { segments: 20, rim: 0.2, gloss: 0.2 }),
    { to: ball, shadow: false },
  )
  const iris = joint(ball)
  sculpt(
    (s) =>
      s
        .ball(species.eye, [0, 0, 0.06], [0.157, 0.192, 0.115], {
          segments: 20,
          rim: 0.1,
          gloss: 0.3,
          grad: species.eyeLow,
        })
        .ball('#12080e', [0, 0.012, 0.1], [0.115, 0.145, 0.088], { segments: 14, rim: 0 })
        .ball('#ffffff', [-0.05, 0.08, 0.168], [0.06, 0.064, 0.03], { segments: 12, glow: 1 })
        .ball('#ffffff', [0.058, -0.07, 0.162], [0.03, 0.032, 0.02], { segments: 8, glow: 1 }),
    { to: iris, shadow: false },
  )
  const lid = joint(ball)
  const half = new SphereGeometry(1, 18, 8, 0, Math.PI * 2, 0, Math.PI / 2)
  sculpt(
    (s) => s.add(half, species.patches ?? species.fur, { size: [0.222, 0.262, 0.222], rim: 0.4 }),
    {
      to: lid,
      shadow: false,
    },
  )
  const arc = joint(socket, [0, -0.06, 0.12])
  sculpt((s) => s.ring(LINE, [0, 0, 0], [0.15, 0.032], { arc: Math.PI, size: [1, 0.8, 1] }), {
    to: arc,
    shadow: false,
  })
  return { socket, ball, iris, lid, arc, side }
}

function brow(species: FullSpecies, head: Group, side: Side): Group {
  const root = joint(head, [side * 0.3 * species.headWidth, 0.42, 0.645])
  root.rotation.y = side * 0.3
  sculpt(
    (s) =>
      s.pill(species.furLow, [0, 0, 0], 0.042, 0.16, { rotate: [0, 0, Math.PI / 2], rim: 0.2 }),
    { to: root, shadow: false },
  )
  return root
}

/** Upper lid: about -1.15 rad is wide open, 1.5 shut. Blinks every three seconds, at times twice. */
function lidAngle(t: number, { sleepy = 0, wow = 0, happy = 0 }: Intent, seed: number): number {
  const beat = t * 0.31 + seed * 0.37
  const phase = beat - Math.floor(beat)
  const second = Math.floor(beat) % 3 === 1 ? clamp(1 - Math.abs(phase - 0.6) / 0.02) : 0
  const blink = clamp(1 - Math.abs(phase - 0.5) / 0.022) + second
  const closing = Math.max(ease.smooth(clamp(blink)), clamp(happy * 2))
  return lerp(-1.15 + sleepy * 1.2 - wow * 0.3, 1.5, closing)
}

function poseEye(eye: Eye, lid: number, intent: Intent, size: number): void {
  const { look = [0, 0], wow = 0, happy = 0 } = intent
  const smiling = clamp(happy * 2 - 1)
  eye.iris.rotation.set(-look[1] * 0.3, look[0] * 0.4 - eye.side * 0.2, 0)
  eye.iris.scale.setScalar(1 + 0.06 * wow)
  eye.lid.rotation.x = lid
  eye.lid.visible = lid > -1.1
  eye.ball.visible = smiling < 0.05
  eye.arc.visible = smiling >= 0.05
  eye.arc.scale.set(1, lerp(0.25, 1, smiling), 1)
  eye.socket.scale.set(1, 1 + 0.1 * wow, 1).multiplyScalar(size)
}

function poseBrow(
  brow: Group,
  side: Side,
  { wow = 0, sad = 0, happy = 0, brave = 0 }: Intent,
): void {
  brow.position.y = 0.42 + 0.08 * wow + 0.05 * sad + 0.05 * happy
  brow.rotation.z = side * (-0.12 - 0.45 * sad + 0.35 * brave)
}
