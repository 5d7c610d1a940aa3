import type { Group, Object3D } from 'three'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A microphone for a hand: its root is the middle of the grip, its head is 0.34 m above. */
export function handMicrophone(to: Object3D, { grip = '#2a2450', ring = '#ffd34d' } = {}): Group {
  const root = joint(to)
  sculpt(
    (s) =>
      s
        .cylinder(grip, [0, 0, 0], [0.085, 0.06, 0.5], { gloss: 0.5 })
        .ring(ring, [0, 0.24, 0], [0.1, 0.03], { rotate: [Math.PI / 2, 0, 0], gloss: 0.7 })
        .ball('#c8ccf0', [0, 0.36, 0], [0.15, 0.16, 0.15], { gloss: 0.8, grad: '#6a6ea8' })
        .ring('#8a8ec0', [0, 0.36, 0], [0.15, 0.018], { rotate: [Math.PI / 2, 0, 0] }),
    { to: root },
  )
  return root
}

/** A microphone on a stand whose foot is at `at`; its head is `height` metres above and leans to
 *  the singer behind it. */
export function standMicrophone(to: Object3D, at: Vec3, height = 1.35): Group {
  const root = joint(to, at)
  sculpt(
    (s) =>
      s
        .cylinder('#2a2450', [0, 0.04, 0], [0.3, 0.34, 0.08], { gloss: 0.4, segments: 20 })
        .pill('#b8bce8', [0, height / 2, 0], 0.03, height - 0.2, { gloss: 0.6, segments: 8 }),
    { to: root },
  )
  const head = handMicrophone(root)
  head.position.set(0, height - 0.2, 0)
  head.rotation.x = -0.35
  return root
}
