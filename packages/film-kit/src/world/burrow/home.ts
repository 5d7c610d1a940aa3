import type { FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { type CutawayPlan, cutaway } from './earth.ts'
import {
  type AcornLamp,
  acornLamp,
  bed,
  flags,
  picture,
  roundDoor,
  rug,
  shelf,
  stool,
} from './furniture.ts'
import { ROOM_DEPTH, type RoomPlan } from './rooms.ts'

/** The three rooms of the band's burrow: Bramble's den, the music room, the pantry. Actors stand at
 *  z of about -1.2; `at[1]` is the height of a floor. */
export const HOME = {
  den: { at: [-6, -5], size: [4.8, 3.4], wall: ['#ffe0a0', '#e8985c'], floor: '#b0704a' },
  music: { at: [0.1, -6.2], size: [6.4, 4.4], wall: ['#c79ae6', '#7a4fae'], floor: '#b8784c' },
  pantry: { at: [6.2, -5], size: [4.8, 3.4], wall: ['#a6e0ee', '#4a92b8'], floor: '#a86a4c' },
} as const satisfies Record<string, RoomPlan>

/** Lamps of the burrow, by room. */
export type HomeLamps = Record<keyof typeof HOME, AcornLamp>

const BACK = -ROOM_DEPTH + 0.04

/** Cuts the hill open on the band's burrow and furnishes it. Lay and dress the turf before. `lit` names
 *  the rooms whose lamps really shine: the others only glow. */
export function burrowHome(
  set: FilmSet,
  {
    lit = ['den', 'music', 'pantry'],
    ...plan
  }: Partial<CutawayPlan> & { lit?: readonly (keyof typeof HOME)[] } = {},
): HomeLamps {
  cutaway(set, { rooms: [HOME.den, HOME.music, HOME.pantry], ...plan })
  dress(set, HOME.den, den)
  dress(set, HOME.music, musicRoom)
  dress(set, HOME.pantry, pantry)
  const lamp = (room: keyof typeof HOME, dx: number, drop: number) => {
    const { at, size } = HOME[room]
    return acornLamp(set.scene, [at[0] + dx, at[1] + size[1] - 0.12, -1.5], {
      drop,
      reach: lit.includes(room) ? 5.5 : 0,
      power: 5,
    })
  }
  return {
    den: lamp('den', 0.2, 0.35),
    music: lamp('music', 0, 0.5),
    pantry: lamp('pantry', 0, 0.35),
  }
}

/** Sculpts furniture in a room's own metres: x from its middle, y from its floor. */
function dress(set: FilmSet, { at: [x, y] }: RoomPlan, furnish: (s: Sculptor) => void): void {
  sculpt(furnish, { to: joint(set.scene, [x, y, 0]), shadow: false })
}

function den(s: Sculptor): void {
  bed(s, [-0.95, 0, -2.5])
  rug(s, [0.5, 0.02, -1.3], 1.05, ['#e8705a', '#fff0d0', '#5ab8a8'])
  shelf(s, [0.85, 1.75, BACK + 0.2], 1.6, 1)
  roundDoor(s, [1.4, 0, BACK + 0.04], 1.3, { wood: '#5a8ad0' })
  picture(s, [-1.1, 1.85, BACK + 0.03], 0.32, '#7ac0e8')
  picture(s, [-0.4, 2.2, BACK + 0.03], 0.22, '#ffb0a0')
  flags(s, [-2, 2.3, -0.5], [2, 2.3, -0.5], { count: 9, sag: -0.16, size: 0.2 })
}

function musicRoom(s: Sculptor): void {
  rug(s, [0, 0.02, -1.5], 2.1, ['#ffb04a', '#fff2d0', '#e8605a', '#ffd98a'])
  roundDoor(s, [2.05, 0, BACK + 0.04], 1.5)
  shelf(s, [-1.9, 2, BACK + 0.2], 1.5, 3)
  picture(s, [0.1, 2.5, BACK + 0.03], 0.42, '#ffd05a')
  picture(s, [-0.75, 2.8, BACK + 0.03], 0.26, '#7ad0b0')
  picture(s, [0.95, 2.75, BACK + 0.03], 0.24, '#ff9fb0')
  flags(s, [-2.75, 3, -0.7], [2.75, 3, -0.7], { count: 13, sag: -0.2, size: 0.26 })
  stool(s, [-2.35, 0, -2.3], 0.6)
}

function pantry(s: Sculptor): void {
  shelf(s, [-0.9, 1.35, BACK + 0.2], 2, 0)
  shelf(s, [0.6, 2.1, BACK + 0.2], 1.9, 2)
  s.cylinder('#a8683f', [1.55, 0.45, -2.4], [0.46, 0.46, 0.9], { segments: 20, grad: '#6a3c34' })
  for (const y of [0.16, 0.72])
    s.ring('#ffd36a', [1.55, y, -2.4], [0.47, 0.035], { rotate: [Math.PI / 2, 0, 0] })
  for (const [x, y, z] of NUTS) {
    s.ball('#d89a58', [x, y, z], [0.2, 0.19, 0.2], { grad: '#8a5234', segments: 14 })
    s.ring('#8a5234', [x, y, z], [0.195, 0.02], { rotate: [0, x * 3, 0.3], segments: 18 })
  }
  for (const [x, hue] of [
    [-1.95, '#ff8a5a'],
    [-1.5, '#ffd05a'],
  ] as const)
    s.turn(
      hue,
      [
        [0.001, 0],
        [0.2, 0.02],
        [0.24, 0.3],
        [0.14, 0.46],
        [0.16, 0.52],
      ],
      { at: [x, 0.02, -2.7], segments: 18, gloss: 0.4, grad: '#b0506a' },
    )
}

/** A heap of walnuts on the pantry floor, in the room's metres. */
const NUTS: readonly Vec3[] = [
  [-1.1, 0.19, -2.5],
  [-0.7, 0.19, -2.35],
  [-0.3, 0.19, -2.55],
  [-0.9, 0.5, -2.5],
  [-0.5, 0.5, -2.48],
  [-0.72, 0.8, -2.5],
  [0.1, 0.19, -2.45],
]
