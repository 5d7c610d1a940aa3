import type { FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, seededRandom } from '../../time/random.ts'

/** Colours of the tower: stone above and below, slate, timber, window light. */
export type TowerHues = {
  stone: string
  stoneLow: string
  slate: string
  wood: string
  pane: string
}
/** A tower of blue stone by night, its windows lit. */
export const NIGHT_TOWER: TowerHues = {
  stone: '#3f6274',
  stoneLow: '#1f3448',
  slate: '#2a4a60',
  wood: '#6a4a42',
  pane: '#ffc266',
}

/** The head of a clock tower seen from outside: its dial goes on the middle of the front wall,
 *  (0, 0, 0) with a radius of 3.2 m; walls reach down to -20. */
export function towerHead(set: FilmSet, hues: TowerHues = NIGHT_TOWER): void {
  sculpt(
    (s) => {
      s.box(hues.stone, [0, -8, -4.4], [9.4, 24, 8], { grad: hues.stoneLow, rim: 0.7 })
      s.box(hues.stone, [0, 4.2, -4.4], [10.4, 0.5, 9], { grad: hues.stoneLow })
      s.box(hues.stone, [0, -4.3, -4.3], [10.2, 0.45, 8.8], { grad: hues.stoneLow })
      for (const x of [-4.7, 4.7]) {
        s.box(hues.stone, [x, -6, -0.5], [0.9, 22, 0.9], { grad: hues.stoneLow })
        s.cone(hues.slate, [x, 5, -0.5], 0.75, 2.4, { segments: 8 })
        s.ball(hues.pane, [x, 7.5, -0.5], 0.12, { glow: 0.7, segments: 8 })
      }
      for (const [x, y] of [
        [-2.2, -7],
        [2.2, -7],
        [0, -9.6],
      ] as const)
        s.ball(hues.pane, [x, y, -0.38], [0.42, 0.95, 0.1], { glow: 0.85, rim: 0 }).ball(
          hues.stoneLow,
          [x, y, -0.4],
          [0.56, 1.12, 0.08],
        )
      s.ring(hues.stone, [0, 0, -0.25], [3.75, 0.32], { segments: 48, rim: 0.8 })
    },
    { to: set.scene },
  )
  sculpt(
    (s) =>
      s.lathe(
        hues.slate,
        [
          [6.6, 4.4],
          [4.4, 6.2],
          [2.2, 10],
          [0.5, 15],
          [0.02, 16.6],
        ],
        { at: [0, 0, -4.4], segments: 4, grad: '#1c3046', rotate: [0, Math.PI / 4, 0] },
      ),
    { to: set.scene, faceted: true },
  )
}

/** Roofs of a sleeping town below, from `near` to 60 m away, their feet at `low`; a few windows
 *  are lit. */
export function sleepingRoofs(
  set: FilmSet,
  {
    low = -20,
    near = -12,
    hues = NIGHT_TOWER,
  }: { low?: number; near?: number; hues?: TowerHues } = {},
): void {
  const random = seededRandom(5)
  sculpt(
    (s) => {
      for (let i = 0; i < 44; i++) {
        const z = near - random() * 42
        const x = (random() - 0.5) * (34 - z)
        if (Math.abs(x) < 6 && z > -16) continue
        const wide = 2.4 + random() * 2.4
        const high = 6 + random() * 5
        s.box(
          cycle(['#2c5064', '#26455c', '#335a6a'], i),
          [x, low + high / 2, z],
          [wide, high, wide],
          {
            grad: '#173044',
            rim: 0.3,
          },
        )
        s.cone(
          cycle(['#1f3c54', '#2b3f62', '#23485a'], i),
          [x, low + high, z],
          wide * 0.86,
          2 + random() * 1.8,
          {
            segments: 4,
            rotate: [0, Math.PI / 4, 0],
          },
        )
        if (i % 3 === 0)
          s.box(hues.pane, [x - wide * 0.2, low + high * 0.82, z + wide / 2], [0.34, 0.5, 0.06], {
            glow: 0.95,
            rim: 0,
          })
      }
    },
    { to: set.scene, shadow: false },
  )
}

/** A boarded floor at height 0 and stone walls with beams round a room `half` metres wide each way;
 *  the front is open. `back` leaves out the back wall for a dial. */
export function towerRoom(
  set: FilmSet,
  { half = 7, depth = 5, high = 10, back = true, hues = NIGHT_TOWER } = {},
): void {
  sculpt(
    (s) => {
      for (let i = 0; i < 14; i++) {
        const x = -half + ((i + 0.5) / 14) * half * 2
        s.box(
          cycle([hues.wood, '#5c403e', '#745046'], i),
          [x, -0.1, 0],
          [(half / 7) * 0.96, 0.2, 16],
          {
            rim: 0.25,
          },
        )
      }
      if (back)
        s.box(hues.stone, [0, high / 2, -depth - 0.3], [half * 2, high, 0.4], {
          grad: hues.stoneLow,
        })
      for (const side of [-1, 1]) {
        s.box(hues.stone, [side * (half + 0.2), high / 2, 0], [0.4, high, 14], {
          grad: hues.stoneLow,
        })
        for (const z of [-depth + 0.4, -0.6])
          beam(s, [side * (half - 0.4), high / 2, z], [0.5, high, 0.5], hues)
      }
      beam(s, [0, high - 1.2, -depth + 0.9], [half * 2, 0.55, 0.55], hues)
    },
    { to: set.scene },
  )
}

function beam(s: Sculptor, at: Vec3, size: Vec3, hues: TowerHues): void {
  s.box(hues.wood, at, size, { grad: '#3a2a34', rim: 0.5 })
}

/** A bell hung on a beam, its mouth `radius` metres wide at `at`, and the hammer beside it: `swing`
 *  0 rests, 1 touches the bell. */
export function towerBell(set: FilmSet, at: Vec3, radius = 1.3) {
  const bell = joint(set.scene, at)
  sculpt(
    (s) => {
      s.turn(
        '#e0a84a',
        [
          [radius, 0],
          [radius * 0.86, radius * 0.35],
          [radius * 0.62, radius * 0.9],
          [radius * 0.56, radius * 1.3],
          [radius * 0.3, radius * 1.6],
          [0.02, radius * 1.66],
        ],
        { grad: '#8a5230', gloss: 0.6, segments: 32 },
      )
      s.ring('#c8863a', [0, 0.06, 0], [radius * 0.98, 0.1], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 36,
      })
      s.ring('#f4cc7a', [0, radius * 0.5, 0], [radius * 0.8, 0.035], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 32,
      })
      s.box('#5c403e', [0, radius * 1.95, 0], [radius * 3.4, 0.5, 0.5], { grad: '#3a2a34' })
      s.cylinder('#4a5a68', [0, radius * 1.72, 0], [0.14, 0.14, 0.3])
    },
    { to: bell },
  )
  const hammer = joint(set.scene, [at[0] + radius * 2.05, at[1] + radius * 1.5, at[2]])
  const head = joint(hammer, [-radius * 0.1, -radius * 1.2, 0])
  sculpt(
    (s) => s.box('#6a7c8a', [0, -radius * 0.6, 0], [0.12, radius * 1.3, 0.12], { grad: '#3a4a5a' }),
    {
      to: hammer,
    },
  )
  sculpt(
    (s) =>
      s.cylinder('#8a9aa6', [0, 0, 0], [0.3, 0.3, 0.75], {
        rotate: [0, 0, Math.PI / 2],
        grad: '#4a5a6a',
        gloss: 0.4,
      }),
    { to: head },
  )
  return {
    bell,
    head,
    set(swing: number, ring = 0) {
      hammer.rotation.z = 0.42 - 0.9 * swing
      bell.rotation.z = 0.03 * ring
    },
  }
}
