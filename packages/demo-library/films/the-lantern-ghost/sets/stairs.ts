import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { motes } from '@starnest/film-kit/particles/ambience'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { cobweb } from '@starnest/film-kit/world/house/cobweb'
import { gothicWindow, HOUSE } from './parts.ts'

/** Radius of the way up, metres, and how high one turn climbs. */
export const WAY_RADIUS = 1.75
const TURN_RISE = 3.9

const TOWER_RADIUS = 6
const STEPS_A_TURN = 13
const TURNS = 5
const BOTTOM = -4

/** Height of the tread under an angle, radians; it goes on climbing past a full turn. */
export const treadAt = (angle: number): number => (angle / (Math.PI * 2)) * TURN_RISE

/** Angle, height of the sill, of the tower's windows. They stand at the back. */
const WINDOWS = [
  [-0.62, 0.6],
  [0.55, 3.4],
  [-0.35, 6.4],
  [0.62, 9.2],
] as const

/** The tower with its winding stairs, open towards the camera like a doll's house. */
export function tower(set: FilmSet): void {
  sculpt(shell, { to: set.scene, shadow: false })
  sculpt(steps, { to: set.scene })
  sculpt(handrail, { to: set.scene })
  for (const [angle, y] of WINDOWS) {
    const at: Vec3 = [
      Math.sin(angle) * (TOWER_RADIUS - 0.1),
      y,
      -Math.cos(angle) * (TOWER_RADIUS - 0.1),
    ]
    const panes = sculpt(
      (s) => {
        gothicWindow(s, { width: 1.15, height: 2.8, light: '#8fc4ff', low: '#4a7fd0', glow: 0.85 })
        for (const [x, up, size] of [
          [-0.2, 1.2, 0.04],
          [0.22, 0.8, 0.03],
          [0.12, 1.55, 0.05],
        ] as const) {
          s.ball('#ffffff', [x, up, 0.18], size, { glow: 1.6, segments: 8 })
        }
      },
      { to: set.scene, at, shadow: false },
    )
    panes.rotation.y = -angle
    glow(set.scene, '#6aa4f0', 4, [at[0] * 0.9, y + 1, at[2] * 0.9], 0.4)
  }
  sculpt(
    (s) => {
      cobweb(s, [-4.4, 7.4, -3.6], 1.6, { turn: -Math.PI / 2 })
      cobweb(s, [4.4, 10.4, -3.6], 1.6, { turn: Math.PI })
    },
    { to: set.scene, shadow: false },
  )
  motes(set, { color: '#ffd890', spread: 6, depth: 5, height: 12, count: 80, size: 0.07 })
}

/** Inside of the round wall: turned from top to bottom, so that only its inside is drawn. */
function shell(s: Sculptor): void {
  const wall = (from: number, to: number): Vec2[] => [
    [TOWER_RADIUS, to],
    [TOWER_RADIUS, from],
  ]
  for (let row = 0; row < 18; row++) {
    const y = BOTTOM + row
    const color = row % 2 ? HOUSE.wall : '#463f8a'
    s.lathe(color, wall(y, y + 1), {
      segments: 40,
      grad: row % 2 ? '#463f8a' : HOUSE.wall,
      rim: 0.1,
    })
  }
  s.cylinder(HOUSE.stone, [0, BOTTOM + 9, 0], [0.5, 0.55, 18], {
    grad: HOUSE.stoneLow,
    segments: 20,
  })
  for (let row = 0; row < 12; row++) {
    const flat = { rotate: [Math.PI / 2, 0, 0] as const, grad: HOUSE.goldLow }
    s.ring(HOUSE.gold, [0, BOTTOM + 1.5 * row, 0], [0.54, 0.05], flat)
  }
}

function steps(s: Sculptor): void {
  for (let i = -STEPS_A_TURN; i < STEPS_A_TURN * (TURNS - 1); i++) {
    const angle = (i / STEPS_A_TURN) * Math.PI * 2
    const y = treadAt(angle)
    const at: Vec3 = [Math.cos(angle) * 1.6, y - 0.14, -Math.sin(angle) * 1.6]
    const rotate = [0, angle, 0] as const
    s.box(i % 2 ? '#6a64b4' : '#5e58a8', at, [2.3, 0.26, 0.86], {
      rotate,
      grad: HOUSE.stoneLow,
      rim: 0.6,
    })
    const post: Vec3 = [Math.cos(angle) * 2.62, y + 0.4, -Math.sin(angle) * 2.62]
    s.cylinder(HOUSE.gold, post, [0.03, 0.04, 0.85], { grad: HOUSE.goldLow, segments: 6 })
    s.box(HOUSE.carpet, [at[0], y + 0.005, at[2]], [1, 0.03, 0.8], { rotate, rim: 0.3 })
  }
}

/** The handrail that winds along the outer ends of the steps. */
function handrail(s: Sculptor): void {
  for (let turn = -1; turn < TURNS - 1; turn++) {
    const path = Array.from({ length: 17 }, (_, i): Vec3 => {
      const angle = (turn + i / 16) * Math.PI * 2
      return [Math.cos(angle) * 2.62, treadAt(angle) + 0.84, -Math.sin(angle) * 2.62]
    })
    s.tube(HOUSE.gold, path, 0.05, { segments: 64, grad: HOUSE.gold, gloss: 0.2 })
  }
}
