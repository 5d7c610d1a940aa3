import type { FilmSet } from '../../film/film-set.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { lerp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** What a worm does; shares are 0 to 1. */
export type WormIntent = {
  /** 0 is in its hole, 1 all the way out. */
  out?: number
  /** Sideways bend, -1 to 1: sway it with the music. */
  bend?: number
  happy?: number
  wow?: number
}

/** A worm with a face: `pose` it in every frame. */
export type Worm = { pose: (intent: WormIntent) => void; faceAt: () => Vec3 }

const SEGMENTS = 7

/** A pink worm, 0.9 m, that comes out of a hole at `at` in a wall that faces +z, and bends up;
 *  `size` scales it. */
export function worm(
  set: FilmSet,
  at: Vec3,
  { color = '#ff9fb0', low = '#d8607a', size = 1 } = {},
): Worm {
  const root = joint(set.scene, at)
  root.scale.setScalar(size)
  sculpt((s) => s.ball('#3a2036', [0, 0, -0.02], [0.24, 0.24, 0.06], { rim: 0 }), {
    to: root,
    shadow: false,
  })
  const parts = Array.from({ length: SEGMENTS }, (_, i) => {
    const part = joint(root)
    const isBand = i === 3
    sculpt(
      (s) =>
        s.ball(isBand ? '#ffc8b8' : color, [0, 0, 0], isBand ? 0.165 : 0.15, {
          grad: low,
          segments: 14,
        }),
      { to: part },
    )
    return part
  })
  const head = joint(root)
  sculpt((s) => s.ball(color, [0, 0, 0], [0.185, 0.19, 0.18], { grad: low, segments: 18 }), {
    to: head,
  })
  const open = joint(head)
  const arcs = joint(head)
  for (const side of [-1, 1]) {
    sculpt(
      (s) =>
        s
          .ball('#2a1330', [side * 0.075, 0.04, 0.155], [0.045, 0.06, 0.03], {
            rim: 0,
            segments: 12,
          })
          .ball('#ffffff', [side * 0.075 - 0.014, 0.064, 0.18], 0.016, { glow: 1, segments: 8 }),
      { to: open, shadow: false },
    )
    sculpt(
      (s) =>
        s.ring('#2a1330', [side * 0.075, 0.02, 0.17], [0.042, 0.013], {
          arc: Math.PI,
          segments: 10,
          tubeSegments: 5,
        }),
      { to: arcs, shadow: false },
    )
  }
  const mouth = joint(head, [0, -0.055, 0.165])
  sculpt((s) => s.ball('#7a1a38', [0, 0, 0], [0.05, 0.04, 0.025], { rim: 0, segments: 12 }), {
    to: mouth,
    shadow: false,
  })
  return {
    pose({ out = 1, bend = 0, happy = 0, wow = 0 }) {
      const point = (share: number): Vec3 => {
        const rise = Math.max(0, share - 0.3) / 0.7
        const wave = Math.sin(share * 4.4)
        return [
          out * bend * (0.3 * rise * rise + 0.1 * wave * rise),
          out * (0.62 * rise ** 1.2 - 0.06 * Math.sin(share * Math.PI)),
          lerp(-0.15, 0.34, out) * Math.min(1, share * 1.7),
        ]
      }
      for (const [i, part] of parts.entries()) part.position.set(...point(i / SEGMENTS))
      head.position.set(...point(1))
      head.rotation.set(0, 0, -0.4 * bend * out)
      head.visible = out > 0.05
      open.visible = happy < 0.5
      open.scale.setScalar(1 + 0.18 * wow)
      arcs.visible = happy >= 0.5
      mouth.scale.set(1 + 0.3 * happy, 0.5 + 0.5 * happy + 0.9 * wow, 1)
      root.updateMatrixWorld(true)
    },
    faceAt() {
      const { x, y, z } = head.localToWorld(head.position.clone().set(0, 0, 0.1))
      return [x, y, z]
    },
  }
}
