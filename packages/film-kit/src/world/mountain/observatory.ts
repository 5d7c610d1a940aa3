import type { Object3D } from 'three'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

type Joint = ReturnType<typeof joint>

/** A round observatory with a golden dome, its foot at `at`; `size` 1 is 6 m across and 7 m tall. */
export function observatory(
  s: Sculptor,
  [x, y, z]: Vec3,
  size = 1,
  { wall = '#e8dcff', low = '#8a78d0', dome = '#f4b23a', slit = '#fff2b8' } = {},
): void {
  const up = (h: number) => y + h * size
  s.cylinder(wall, [x, up(1.7), z], [2.9 * size, 3.1 * size, 3.4 * size], {
    grad: low,
    segments: 30,
  })
    .ring('#fff6e0', [x, up(3.4), z], [2.95 * size, 0.18 * size], {
      rotate: [Math.PI / 2, 0, 0],
      segments: 34,
    })
    .ball(dome, [x, up(3.4), z], [2.85 * size, 3.1 * size, 2.85 * size], {
      segments: 32,
      grad: '#a8487a',
      gloss: 0.35,
    })
    .ball(slit, [x + 0.3 * size, up(4.8), z + 1.6 * size], [0.42 * size, 1.45 * size, 0.9 * size], {
      rotate: [-0.6, 0.1, 0],
      glow: 1.05,
      rim: 0,
    })
  for (const turn of [-0.7, 0.6]) {
    const at: Vec3 = [x + Math.sin(turn) * 2.95 * size, up(1.9), z + Math.cos(turn) * 2.95 * size]
    s.ball('#ffe09a', at, [0.34 * size, 0.46 * size, 0.16 * size], { glow: 1.15, rim: 0 })
  }
}

/** A great bell in a wooden frame; the bell hangs at y 3.5 and swings about it. */
export type BellFrame = { root: Joint; bell: Joint; swing: (radians: number) => void }

/** A bell frame of posts and beam, 4 m tall, facing +z. */
export function bellFrame(to: Object3D, at: Vec3, { bronze = '#ffc24a' } = {}): BellFrame {
  const root = joint(to, at)
  sculpt(
    (s) => {
      for (const side of [-1, 1])
        s.cylinder('#7a4a6a', [side * 1.35, 1.9, 0], [0.12, 0.16, 3.8], {
          grad: '#4a2f6a',
          segments: 12,
        })
      s.box('#7a4a6a', [0, 3.75, 0], [3.5, 0.26, 0.34], { grad: '#5a3468' })
      s.cylinder('#5a3a9a', [0, 4.25, 0], [0.05, 1.5, 0.9], {
        segments: 4,
        rotate: [0, Math.PI / 4, 0],
        size: [1.35, 1, 0.75],
      })
    },
    { to: root },
  )
  const bell = joint(root, [0, 3.6, 0])
  sculpt(
    (s) =>
      s
        .turn(
          bronze,
          [
            [0.84, -1.5],
            [0.7, -1.3],
            [0.52, -0.8],
            [0.44, -0.4],
            [0.22, -0.14],
            [0.02, -0.08],
          ],
          { grad: '#c8742a', gloss: 0.5, segments: 28 },
        )
        .ring('#fff0c0', [0, -1.34, 0], [0.72, 0.05], { rotate: [Math.PI / 2, 0, 0] })
        .cylinder('#8a4a2a', [0, -1.2, 0], [0.04, 0.05, 0.9], { segments: 8 })
        .ball('#8a4a2a', [0, -1.66, 0], 0.17, { segments: 14 }),
    { to: bell },
  )
  return {
    root,
    bell,
    swing(radians) {
      bell.rotation.z = radians
    },
  }
}

/** A brass telescope on three legs, 2.2 m tall, its eyepiece to +z; `up` tilts it, radians. */
export function telescope(to: Object3D, at: Vec3, up = 0.7): Joint {
  const root = joint(to, at)
  sculpt(
    (s) => {
      for (let i = 0; i < 3; i++)
        s.cylinder(
          '#7a4a6a',
          [Math.sin(i * 2.1) * 0.35, 0.7, Math.cos(i * 2.1) * 0.35],
          [0.05, 0.05, 1.55],
          {
            rotate: [-Math.cos(i * 2.1) * 0.45, 0, Math.sin(i * 2.1) * 0.45],
            segments: 8,
          },
        )
    },
    { to: root },
  )
  const tube = joint(root, [0, 1.5, 0])
  tube.rotation.x = up
  sculpt(
    (s) =>
      s
        .cylinder('#ffc24a', [0, 0, -0.5], [0.26, 0.2, 1.9], {
          rotate: [-Math.PI / 2, 0, 0],
          grad: '#c8742a',
          gloss: 0.5,
          segments: 20,
        })
        .ring('#fff0c0', [0, 0, -1.45], [0.27, 0.05])
        .cylinder('#5a3a6a', [0, 0, 0.62], [0.11, 0.11, 0.44], { rotate: [Math.PI / 2, 0, 0] }),
    { to: tube },
  )
  return root
}
