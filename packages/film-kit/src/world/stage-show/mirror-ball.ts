import type { Group, Object3D } from 'three'
import { IcosahedronGeometry } from 'three'
import { glow } from '../../light/glow.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle } from '../../time/random.ts'

/** A ball of mirrors to be turned, radians; `flashes` run round it as it turns. */
export type MirrorBall = { root: Group; set: (turn: number) => void }

/** A mirror ball on a string of `drop` metres; its root is its middle. */
export function mirrorBall(
  to: Object3D,
  at: Vec3,
  { radius = 0.7, drop = 3, colors = ['#fff6d8', '#ffb0e0', '#a8e8ff', '#c8b4ff'] } = {},
): MirrorBall {
  const root = joint(to, at)
  sculpt((s) => s.pill('#c8c4e8', [0, radius + drop / 2, 0], 0.025, drop, { segments: 6 }), {
    to: root,
    shadow: false,
  })
  const ball = joint(root)
  sculpt(
    (s) => {
      s.add(new IcosahedronGeometry(radius, 4), '#b8b4e8', { grad: '#5a54a8', gloss: 1, rim: 1.4 })
      for (let i = 0; i < 70; i++) {
        const height = 1 - (2 * (i + 0.5)) / 70
        const around = i * 2.39996
        const flat = Math.sqrt(1 - height * height)
        const place: Vec3 = [Math.cos(around) * flat, height, Math.sin(around) * flat]
        s.ball(
          cycle(colors, i * 7),
          [place[0] * radius, place[1] * radius, place[2] * radius],
          radius * 0.055,
          {
            glow: i % 3 === 0 ? 1.5 : 0.75,
            segments: 6,
          },
        )
      }
    },
    { to: ball, faceted: true, shadow: false },
  )
  const halos = colors.map((color, index) => ({
    index,
    halo: glow(root, color, radius * 3.4, [0, 0, radius], 0.8),
  }))
  return {
    root,
    set(turn) {
      ball.rotation.y = turn
      for (const { halo, index } of halos) {
        const angle = turn * 2 + (index * Math.PI * 2) / halos.length
        halo.sprite.position.set(
          Math.sin(angle) * radius * 0.8,
          0.3 * radius * Math.cos(angle * 2 + index),
          radius,
        )
        halo.set(Math.max(0, Math.cos(angle)) ** 3 * 0.8)
      }
    },
  }
}
