import type { Group } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { type Glow, glow } from '../../light/glow.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import { cycle, scatter } from '../../time/random.ts'

/** How one of the crowd moves: metres up, lean in radians, and arms from 0 (down) to 1 (up). */
export type FanMove = { bob: number; sway: number; armL: number; armR: number }

/** A crowd to be moved in every frame; `place` 0 to 1 is somebody's own timing. */
export type Crowd = { set: (move: (index: number, place: number) => FanMove) => void }

/** Rows of listeners seen from behind: dark heads with all kinds of ears against the light. `y` is
 *  the height of their feet, `z` that of the front row; rows stand `gap` metres apart. */
export type CrowdPlan = {
  count?: number
  rows?: number
  gap?: number
  spread?: number
  y?: number
  z?: number
  size?: number
  color?: string
  low?: string
  /** Hues of the glowing sticks that every third one holds; none when empty. */
  sticks?: readonly string[]
  /** Which heads there are: all kinds unless said. Long ears hide what is behind them. */
  ears?: readonly FanEars[]
  seed?: number
}

const EARS = ['round', 'point', 'long', 'mane', 'cap', 'none'] as const

/** The silhouette of a listener's head. */
export type FanEars = (typeof EARS)[number]

/** Stands a crowd before a stage. */
export function crowd(set: FilmSet, plan: CrowdPlan = {}): Crowd {
  const { count = 11, rows = 2, gap = 1.5, spread = 13, y = -2.6, z = 4.4, size = 1 } = plan
  const { color = '#2a2266', low = '#0c0830', sticks = [], ears = EARS } = plan
  const people = scatter(count * rows, plan.seed ?? 7, (random) => ({
    off: random() - 0.5,
    tall: 0.88 + random() * 0.26,
    ears: Math.floor(random() * ears.length),
    place: random(),
  }))
  const fans = people.map((one, index) => {
    const row = Math.floor(index / count)
    const across = ((index % count) + 0.5) / count - 0.5
    const shift = row % 2 ? 0.5 / count : 0
    const x = (across + shift) * spread + (one.off * spread) / count / 2.2
    const root = joint(set.scene, [x, y - row * 0.12, z + row * gap])
    root.scale.setScalar(size * one.tall)
    const stick =
      sticks.length > 0 && index % 3 === 1 ? cycle(sticks, Math.floor(index / 3)) : undefined
    return { ...one, ...fan(root, cycle(ears, one.ears + index), color, low, stick), root }
  })
  const [baseY, places] = [fans.map(({ root }) => root.position.y), fans.map(({ place }) => place)]
  return {
    set(move) {
      for (const [index, { root, armL, armR, halo }] of fans.entries()) {
        const { bob, sway, armL: left, armR: right } = move(index, places[index] ?? 0)
        root.position.y = (baseY[index] ?? 0) + bob
        root.rotation.z = sway
        // Raised arms reach over the heads.
        armL.scale.y = 1 + 0.5 * left
        armR.scale.y = 1 + 0.5 * right
        armL.rotation.z = -0.35 - 2.35 * left
        armR.rotation.z = 0.35 + 2.35 * right
        halo?.set(0.8)
      }
    },
  }
}

function fan(
  root: Group,
  ears: FanEars,
  color: string,
  low: string,
  stick?: string,
): { armL: Group; armR: Group; halo: Glow | undefined } {
  const look = { grad: low, rim: 1.5, segments: 16 }
  sculpt(
    (s) => {
      s.ball(color, [0, 0.75, 0], [0.6, 0.85, 0.5], look).ball(
        color,
        [0, 1.8, 0],
        [0.78, 0.72, 0.7],
        look,
      )
      backOfHead(s, ears, color, low)
    },
    { to: root, shadow: false },
  )
  const [armL, armR] = [-1, 1].map((side) => {
    const shoulder = joint(root, [side * 0.52, 1.25, 0])
    sculpt(
      (s) =>
        s
          .pill(color, [0, -0.55, 0], 0.16, 0.85, { grad: low, rim: 1.4, segments: 8 })
          .ball(color, [0, -1.15, 0], 0.21, { rim: 1.4, segments: 10 }),
      { to: shoulder, shadow: false },
    )
    return shoulder
  }) as [Group, Group]
  if (!stick) return { armL, armR, halo: undefined }
  sculpt((s) => s.pill(stick, [0, -1.62, 0], 0.06, 0.6, { glow: 1.35, rim: 0, segments: 8 }), {
    to: armR,
    shadow: false,
  })
  return { armL, armR, halo: glow(armR, stick, 1.7, [0, -1.65, 0], 0.7) }
}

function backOfHead(s: Sculptor, ears: FanEars, color: string, low: string): void {
  const look = { grad: low, rim: 1.5, segments: 10 }
  if (ears === 'mane')
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * Math.PI * 2
      s.ball(color, [Math.cos(angle) * 0.75, 1.8 + Math.sin(angle) * 0.72, 0], 0.32, look)
    }
  if (ears === 'cap')
    s.ball(color, [0, 2.2, 0], [0.76, 0.42, 0.7], look).ball(color, [0, 2.64, 0], 0.09, look)
  for (const side of [-1, 1]) {
    if (ears === 'round') s.ball(color, [side * 0.6, 2.4, 0], [0.28, 0.28, 0.16], look)
    if (ears === 'point')
      s.cone(color, [side * 0.46, 2.2, 0], 0.26, 0.66, { ...look, rotate: [0, 0, -side * 0.3] })
    if (ears === 'long')
      s.ball(color, [side * 0.34, 2.9, 0], [0.18, 0.6, 0.14], {
        ...look,
        rotate: [0, 0, -side * 0.14],
      })
  }
}
