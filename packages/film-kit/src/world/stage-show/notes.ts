import type { FilmSet } from '../../film/film-set.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** Notes that float up from a singer; call `set` in every frame with the seconds and 0 to 1 of
 *  their light. One lives `life` seconds. */
export type FloatingNotes = { set: (t: number, power?: number) => void }

/** Small glowing notes, single and in pairs, that swing up from `from` towards `to`. */
export function floatingNotes(
  set: FilmSet,
  from: Vec3,
  to: Vec3,
  { count = 8, life = 2.4, size = 0.3, colors = ['#ffe27a', '#ff9fd8', '#8fe8ff'], seed = 5 } = {},
): FloatingNotes {
  const ways = scatter(count, seed, (random) => ({
    dx: random() - 0.5,
    dz: random() - 0.5,
    swing: random() * 6.3,
  }))
  const notes = ways.map((way, index) => {
    const root = joint(set.scene)
    const color = cycle(colors, index)
    const shine = { glow: 0.95, rim: 0.3, segments: 12 }
    sculpt(
      (s) => {
        const pair = index % 2 === 1
        s.ball(color, [-0.3, -0.5, 0], [0.26, 0.2, 0.16], { ...shine, rotate: [0, 0, 0.4] })
        s.pill(color, [-0.08, 0.02, 0], 0.055, 0.95, shine)
        if (pair) {
          s.ball(color, [0.42, -0.36, 0], [0.26, 0.2, 0.16], { ...shine, rotate: [0, 0, 0.4] })
          s.pill(color, [0.64, 0.16, 0], 0.055, 0.95, shine)
          s.box(color, [0.28, 0.6, 0], [0.78, 0.2, 0.12], { ...shine, rotate: [0, 0, 0.19] })
        } else s.ball(color, [0.1, 0.4, 0], [0.24, 0.1, 0.08], { ...shine, rotate: [0, 0, -0.7] })
      },
      { to: root, shadow: false },
    )
    return { root, ...way }
  })
  return {
    set(t, power = 1) {
      for (const [index, { root, dx, dz, swing }] of notes.entries()) {
        const share = (((t / life + index / count) % 1) + 1) % 1
        const seen = Math.sin(share * Math.PI) ** 0.6 * power
        root.position.set(
          from[0] + (to[0] - from[0]) * share + dx * 1.5 * share + 0.2 * Math.sin(t * 2 + swing),
          from[1] + (to[1] - from[1]) * share,
          from[2] + (to[2] - from[2]) * share + dz * share,
        )
        root.scale.setScalar(Math.max(0.001, size * seen))
        root.rotation.set(0, 0.4 * Math.sin(t + swing), 0.35 * Math.sin(t * 2.2 + swing))
      }
    },
  }
}
