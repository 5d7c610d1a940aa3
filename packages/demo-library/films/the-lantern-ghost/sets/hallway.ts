import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { lightShaft, windowPatch } from '@starnest/film-kit/light/window-light'
import { motes } from '@starnest/film-kit/particles/ambience'
import { mist } from '@starnest/film-kit/particles/mist'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { type Candle, candle } from '@starnest/film-kit/world/house/candle'
import { cobweb } from '@starnest/film-kit/world/house/cobweb'
import { archway, gothicWindow, HOUSE, hang, portrait } from './parts.ts'

/** Half the width of the hallway, and how far apart its arches stand; metres. */
const HALF_WIDTH = 3
const BAY = 4
/** Arches stand at z = 2, -2, -6 …; windows and portraits half a bay further. */
const BAYS = 7
const FIRST_ARCH = 2
const FRONT = 8
const BACK = FIRST_ARCH - BAYS * BAY

/** Where the candle of a bay stands: on a bracket of its column, left or right. */
const bracketAt = (bay: number, side: number): Vec3 => [
  side * (HALF_WIDTH - 0.62),
  2.05,
  FIRST_ARCH - bay * BAY + 0.42,
]

/** The long hallway with moonlit windows on the left, and candles on the right. `lamps` says which
 *  bays' candles light their surroundings. */
export function hallway(set: FilmSet, { lamps = [0, 1, 2] }: { lamps?: readonly number[] } = {}) {
  sculpt(room, { to: set.scene, shadow: false })
  sculpt(
    (s) => {
      for (let bay = 0; bay < BAYS; bay++) archway(s, FIRST_ARCH - bay * BAY, HALF_WIDTH - 0.2)
    },
    { to: set.scene },
  )
  const candles: (Candle & { bay: number })[] = []
  for (let bay = 0; bay < BAYS; bay++) {
    const z = FIRST_ARCH - (bay - 0.5) * BAY
    moonWindow(set, z)
    hang(
      (s) => portrait(s, [0, 0, 0], 1.15, bay),
      { to: set.scene, at: [HALF_WIDTH - 0.02, 2.9, z] },
      -Math.PI / 2,
    )
    for (const side of [-1, 1]) {
      const at = bracketAt(bay, side)
      sculpt((s) => bracket(s, side), { to: set.scene, at })
      const lamp = side > 0 && lamps.includes(bay)
      candles.push({ bay, ...candle(set, at, { lamp, lampPower: 9, seed: bay * 2 + side + 2 }) })
    }
  }
  endWall(set)
  webs(set)
  motes(set, { color: '#9cc4ff', spread: 5.4, depth: 22, count: 90, height: 4, size: 0.06 })
  mist(set, {
    at: [0, 0.22, -8],
    spread: [3.4, 0.16, 11],
    size: 3.6,
    count: 22,
    opacity: 0.13,
    color: '#8fb4e8',
  })
  return candles
}

function room(s: Sculptor): void {
  const depth = FRONT - BACK
  const middle = (FRONT + BACK) / 2
  for (const side of [-1, 1]) {
    s.box(HOUSE.wall, [side * (HALF_WIDTH + 0.15), 3.1, middle], [0.3, 6.4, depth], {
      grad: HOUSE.wallLow,
      rim: 0.2,
    })
    const inner = side * HALF_WIDTH
    s.box(HOUSE.panel, [inner, 0.55, middle], [0.1, 1.1, depth], { grad: HOUSE.panelLow, rim: 0.3 })
    s.box(HOUSE.gold, [inner, 1.14, middle], [0.16, 0.09, depth], { grad: HOUSE.goldLow })
    s.box(HOUSE.wood, [inner, 0.1, middle], [0.16, 0.2, depth], { grad: HOUSE.woodLow })
    for (let z = FRONT - 0.5; z > BACK; z -= 0.8) {
      s.box(HOUSE.stripe, [inner, 3.4, z], [0.02, 4.4, 0.16], { grad: HOUSE.wall, rim: 0.1 })
      s.box(HOUSE.panelLow, [inner - side * 0.05, 0.6, z], [0.03, 0.7, 0.5], { rim: 0.4 })
    }
  }
  for (let z = FRONT; z > BACK; z--) {
    for (let x = -3; x < 3; x++) {
      const light = (x + Math.round(z)) % 2 === 0
      s.box(light ? '#5468ac' : '#34407e', [x + 0.5, -0.06, z - 0.5], [0.98, 0.12, 0.98], {
        rim: 0.25,
      })
    }
  }
  s.box(HOUSE.carpet, [0, 0.015, middle], [1.9, 0.03, depth], { rim: 0.3 })
  for (const side of [-1, 1]) {
    s.box(HOUSE.gold, [side * 0.86, 0.035, middle], [0.08, 0.02, depth], { rim: 0.2 })
  }
  s.box(HOUSE.wallLow, [0, 6.1, middle], [6.6, 0.3, depth], { rim: 0.1 })
}

function moonWindow(set: FilmSet, z: number): void {
  const plan = { width: 1.5, height: 3.5, light: '#a8d4ff', low: '#4a7fd0', glow: 0.85 }
  hang(
    (s) => gothicWindow(s, plan),
    { to: set.scene, at: [-HALF_WIDTH, 1.5, z], shadow: false },
    Math.PI / 2,
  )
  windowPatch(set.scene, [-0.9, 0.045, z + 0.5], { size: [1.5, 3.3], turn: 1.32, power: 0.34 })
  for (const dz of [-0.5, 0, 0.5]) {
    lightShaft(set.scene, [-HALF_WIDTH + 0.2, 3.1, z + dz], [4, -4, 1], {
      power: 0.045,
      color: '#7fb4f4',
    })
  }
}

function bracket(s: Sculptor, side: number): void {
  const iron = { grad: HOUSE.goldLow, gloss: 0.3 }
  s.cylinder(HOUSE.gold, [0, 0, 0], [0.17, 0.1, 0.07], iron)
  s.tube(
    HOUSE.gold,
    [
      [0, -0.03, 0],
      [side * 0.06, -0.24, -0.05],
      [side * 0.2, -0.18, -0.3],
    ],
    0.03,
    iron,
  )
}

function endWall(set: FilmSet): void {
  const z = BACK + 0.5
  sculpt((s) => s.box(HOUSE.wall, [0, 3, z - 0.4], [6.4, 6.4, 0.3], { grad: HOUSE.wallLow }), {
    to: set.scene,
    shadow: false,
  })
  const plan = { width: 2.2, height: 4.2, light: '#cfe6ff', low: '#6a9ce0', glow: 0.9 }
  sculpt((s) => gothicWindow(s, plan), { to: set.scene, at: [0, 1.2, z - 0.2], shadow: false })
}

function webs(set: FilmSet): void {
  sculpt(
    (s) => {
      cobweb(s, [-2.6, 4.3, FIRST_ARCH + 0.1], 1.5, { turn: -Math.PI / 2 })
      cobweb(s, [2.6, 4.4, FIRST_ARCH - BAY + 0.1], 1.3, { turn: Math.PI })
      cobweb(s, [-2.6, 4.4, FIRST_ARCH - 2 * BAY + 0.1], 1.4, { turn: -Math.PI / 2 })
    },
    { to: set.scene, shadow: false },
  )
}
