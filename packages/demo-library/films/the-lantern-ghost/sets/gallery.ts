import { WING } from '@starnest/film-kit/creature/bat'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { wallShadow } from '@starnest/film-kit/light/wall-shadow'
import { lightShaft, windowPatch } from '@starnest/film-kit/light/window-light'
import { motes } from '@starnest/film-kit/particles/ambience'
import { mist } from '@starnest/film-kit/particles/mist'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { candle } from '@starnest/film-kit/world/house/candle'
import { cobweb } from '@starnest/film-kit/world/house/cobweb'
import { candleStand } from './furniture.ts'
import { archway, HOUSE, portrait } from './parts.ts'

const WALL_Z = -3.2

/** Where ancestors hang: x, y, size. */
const HANGING = [
  [-2.45, 3.15, 1.25],
  [-0.95, 4.15, 0.95],
  [0.55, 3.75, 1.15],
  [2.15, 3.3, 1.2],
  [3.75, 2.75, 1.05],
  [-4, 2.7, 1.05],
  [-1.15, 2.3, 0.8],
  [3.2, 4.5, 0.85],
] as const

/** Head, ears and body of the shadow that Morrow throws; his wings come from the bat itself. */
const EARED_HEAD: readonly Vec2[] = [
  [0, -1.1],
  [0.42, -0.85],
  [0.5, -0.5],
  [0.76, -0.25],
  [0.76, 0.25],
  [0.6, 0.5],
  [0.95, 1.5],
  [0.2, 0.7],
  [-0.2, 0.7],
  [-0.95, 1.5],
  [-0.6, 0.5],
  [-0.76, 0.25],
  [-0.76, -0.25],
  [-0.5, -0.5],
  [-0.42, -0.85],
]

const wingShadow = (side: number): Vec2[] =>
  WING.map(([x, y]): Vec2 => [side * (x * 1.25 + 0.3), y * 1.2 - 0.4])

/** The darkest corridor: a wall of ancestors that nobody can see, until there is light. */
export function gallery(set: FilmSet) {
  sculpt(room, { to: set.scene, shadow: false })
  sculpt((s) => archway(s, 1.7, 3.3, 3.2, 5.2), { to: set.scene })
  sculpt(
    (s) => {
      for (const [index, [x, y, size]] of HANGING.entries())
        portrait(s, [x, y, WALL_Z + 0.1], size, index)
    },
    { to: set.scene, shadow: false },
  )
  sculpt(
    (s) => {
      cobweb(s, [-3, 4.1, 1.9], 1.7, { turn: -Math.PI / 2, glow: 0.3 })
      cobweb(s, [3, 4.2, 1.9], 1.5, { turn: Math.PI, glow: 0.3 })
      cobweb(s, [4.9, 5, WALL_Z + 0.3], 1.6, { turn: Math.PI, glow: 0.25 })
    },
    { to: set.scene, shadow: false },
  )
  const stand = candleStand(set, [-2.3, 0, -0.4])
  candle(set, stand, { height: 0.4, seed: 4 }).set(0, 0)
  windowPatch(set.scene, [-2.6, 0.05, -1.2], { size: [1.5, 3.2], turn: 1.1, power: 0.16 })
  for (const z of [-1.7, -1.2]) {
    lightShaft(set.scene, [-5, 4.2, z], [4.2, -4.2, 0.6], { power: 0.04, color: '#7fb4f4' })
  }
  mist(set, { at: [0, 0.2, -0.6], spread: [5, 0.15, 2.4], size: 3.4, count: 14, opacity: 0.12 })
  motes(set, { color: '#ffd890', spread: 8, depth: 5, height: 5, count: 70, size: 0.07 })
  const wash = pointLamp(set.scene, '#ffb868', [0.2, 2.6, -1.1], 0, 9)
  const shadow = wallShadow(set.scene, [EARED_HEAD, wingShadow(-1), wingShadow(1)])
  return { wash, shadow, wallZ: WALL_Z }
}

function room(s: Sculptor): void {
  const at: Vec3 = [0, 3.1, WALL_Z - 0.15]
  s.box(HOUSE.wall, at, [12, 6.4, 0.3], { grad: HOUSE.wallLow, rim: 0.2 })
  s.box(HOUSE.panel, [0, 0.55, WALL_Z + 0.04], [12, 1.1, 0.1], { grad: HOUSE.panelLow, rim: 0.3 })
  s.box(HOUSE.gold, [0, 1.14, WALL_Z + 0.06], [12, 0.09, 0.16], { grad: HOUSE.goldLow })
  s.box(HOUSE.wood, [0, 0.1, WALL_Z + 0.06], [12, 0.2, 0.16], { grad: HOUSE.woodLow })
  for (let x = -5.6; x <= 5.6; x += 0.8) {
    s.box(HOUSE.stripe, [x, 3.6, WALL_Z + 0.01], [0.16, 4.8, 0.02], { grad: HOUSE.wall, rim: 0.1 })
    s.box(HOUSE.panelLow, [x + 0.4, 0.6, WALL_Z + 0.1], [0.5, 0.7, 0.03], { rim: 0.4 })
  }
  for (let z = 8; z > WALL_Z; z--) {
    for (let x = -6; x < 6; x++) {
      const light = (x + z + 20) % 2 === 0
      s.box(light ? '#5c62ac' : '#38407e', [x + 0.5, -0.06, z - 0.5], [0.98, 0.12, 0.98], {
        rim: 0.25,
      })
    }
  }
  s.box(HOUSE.carpet, [0, 0.015, -0.6], [9, 0.03, 2.2], { rim: 0.3 })
  for (const z of [-1.6, 0.4]) s.box(HOUSE.gold, [0, 0.035, z], [9, 0.02, 0.08], { rim: 0.2 })
}
