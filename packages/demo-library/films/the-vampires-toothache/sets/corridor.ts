import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { motes } from '@starnest/film-kit/particles/ambience'
import { mist } from '@starnest/film-kit/particles/mist'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { crookedArch, flagstones, stoneWall } from '@starnest/film-kit/world/castle/vault'
import { candle } from '@starnest/film-kit/world/house/candle'
import { cobweb } from '@starnest/film-kit/world/house/cobweb'
import { HUES } from './looks.ts'

const HALF = 2.7
const END = -17

/** A molar from the front, about one unit high. */
export const TOOTH: readonly Vec2[] = [
  [-0.3, 0.46],
  [-0.44, 0.2],
  [-0.38, -0.1],
  [-0.26, -0.5],
  [-0.14, -0.46],
  [-0.08, -0.12],
  [0.08, -0.12],
  [0.14, -0.46],
  [0.26, -0.5],
  [0.38, -0.1],
  [0.44, 0.2],
  [0.3, 0.46],
  [0.12, 0.44],
  [0, 0.36],
  [-0.12, 0.44],
]

/** The long corridor under the castle; gives the far door's light, 0 to 1, and a place on the end
 *  wall for a shadow. */
export function corridorOn(set: FilmSet) {
  const depth = 8 - END
  for (const side of [-1, 1]) {
    const wall = sculpt((s) => stoneWall(s, [0, 0, 0], [depth, 5.8], HUES, side + 4), {
      to: set.scene,
      at: [side * (HALF + 0.15), 0, (8 + END) / 2],
      shadow: false,
    })
    wall.rotation.y = -side * (Math.PI / 2)
  }
  sculpt(
    (s) => {
      flagstones(s, HALF + 0.3, [8, END], HUES)
      stoneWall(s, [0, 0, END], [6.2, 6], HUES, 9)
      for (let i = 0; i < 5; i++)
        crookedArch(s, 1.6 - i * 4, HALF, HUES, { lean: i % 2 ? 0.07 : -0.08, spring: 2.8 })
    },
    { to: set.scene },
  )
  sculpt(endDoor, { to: set.scene, at: [0, 0, END + 0.1], shadow: false })
  const candles = [
    candle(set, bracket(set, [-2.2, 2.1, 2.2]), { lamp: true, lampPower: 8, seed: 2 }),
    candle(set, bracket(set, [2.2, 2.2, -2.2]), { lamp: true, lampPower: 9, seed: 3 }),
    candle(set, bracket(set, [-2.2, 2.2, -6.2]), { lamp: true, lampPower: 8, seed: 5 }),
    candle(set, bracket(set, [2.2, 2.2, -10.2]), { seed: 7 }),
  ]
  sculpt(
    (s) => {
      cobweb(s, [-2.4, 4.5, 1.9], 1.7, { turn: -Math.PI / 2, glow: 0.3 })
      cobweb(s, [2.4, 4.6, -2.1], 1.6, { turn: Math.PI, glow: 0.3 })
    },
    { to: set.scene, shadow: false },
  )
  mist(set, {
    at: [0, 0.2, -7],
    spread: [2.6, 0.15, 8],
    size: 3,
    count: 16,
    opacity: 0.12,
    color: '#7fd0b8',
  })
  motes(set, { color: '#ffdf9a', spread: 5, depth: 16, count: 70, height: 4, size: 0.06 })
  const halo = glow(set.scene, '#ffb85a', 8, [0, 2, END + 1], 0.8)
  const spill = pointLamp(set.scene, '#ffb45a', [0, 2, END + 2.4], 0, 12)
  return (t: number, light: number) => {
    for (const one of candles) one.set(t, 1)
    halo.set(0.25 + 0.65 * light)
    spill.intensity = 26 * light
  }
}

function bracket(set: FilmSet, at: Vec3): Vec3 {
  const side = Math.sign(at[0])
  sculpt(
    (s) =>
      s.cylinder('#c8963f', [0, -0.03, 0], [0.2, 0.12, 0.08], { gloss: 0.4, grad: '#6a4a28' }).tube(
        '#c8963f',
        [
          [0, -0.06, 0],
          [side * 0.12, -0.25, 0],
          [side * 0.3, -0.28, 0],
        ],
        0.04,
        { grad: '#6a4a28' },
      ),
    { to: set.scene, at },
  )
  return at
}

function endDoor(s: Sculptor): void {
  s.box('#ffdf9a', [0, 1.6, 0], [2.3, 3.2, 0.1], { glow: 1, rim: 0, grad: '#ff9a3a' })
  for (const side of [-1, 1])
    s.box('#6a4428', [side * 1.25, 1.6, 0.1], [0.26, 3.3, 0.3], { grad: '#3a2418' })
  s.box('#6a4428', [0, 3.3, 0.1], [2.9, 0.3, 0.3], { grad: '#3a2418' })
  s.puff('#fffaf0', TOOTH, 0.1, { at: [0, 4.25, 0.3], size: 1.15, glow: 0.55 })
}

/** The plain wall of the gallery above: made for shadows. Gives the setting of its candles. */
export const WALL_Z = -3.2

/** A wall for shadow plays, with a candle on the floor that throws them. */
export function shadowWall(set: FilmSet) {
  sculpt(
    (s) => {
      stoneWall(s, [0, 0, WALL_Z], [17, 7.4], HUES, 3)
      flagstones(s, 8, [7, WALL_Z], HUES)
    },
    { to: set.scene, shadow: false },
  )
  sculpt(
    (s) => {
      crookedArch(s, 2.2, 4.7, HUES, { spring: 3.1, lean: 0.05, thick: 0.75 })
      barrel(s, [-3.6, 0, -1.9])
      barrel(s, [-4.6, 0, -1.3])
      s.box('#6a4a30', [3.9, 0.35, -2], [1.3, 0.7, 0.9], { grad: '#3a2a20', rotate: [0, 0.3, 0] })
      for (const [i, color] of ['#9a3a4a', '#c89a4a', '#3a7a80'].entries())
        s.box(color, [3.9 - i * 0.05, 0.78 + i * 0.15, -2], [0.9, 0.14, 0.6], {
          rotate: [0, i * 0.4, 0],
        })
    },
    { to: set.scene },
  )
  sculpt((s) => cobweb(s, [-4.2, 5.3, 2], 2, { turn: -Math.PI / 2, glow: 0.3 }), {
    to: set.scene,
    shadow: false,
  })
  const lights = [
    candle(set, [3.8, 1.23, -1.9], { height: 0.4, lamp: true, lampPower: 9, reach: 9, seed: 2 }),
    candle(set, [-3.6, 1.05, -1.9], { height: 0.5, lamp: true, lampPower: 9, reach: 9, seed: 6 }),
    candle(set, [-4.6, 1.05, -1.3], { height: 0.3, seed: 9 }),
  ]
  const wash = pointLamp(set.scene, '#ffb868', [0, 4.6, -0.7], 24, 10)
  motes(set, { color: '#ffd890', spread: 9, depth: 5, height: 5, count: 60, size: 0.07 })
  mist(set, {
    at: [0, 0.2, 0],
    spread: [5, 0.15, 2.4],
    size: 3.2,
    count: 12,
    opacity: 0.1,
    color: '#7fd0b8',
  })
  return (t: number) => {
    for (const one of lights) one.set(t, 1)
    wash.intensity = 24 + 1.4 * Math.sin(t * 8) + 0.5 * Math.sin(t * 13)
  }
}

function barrel(s: Sculptor, [x, y, z]: Vec3): void {
  s.turn(
    '#8a5a34',
    [
      [0.34, 0],
      [0.45, 0.3],
      [0.47, 0.5],
      [0.45, 0.75],
      [0.34, 1.05],
      [0.001, 1.05],
    ],
    { at: [x, y, z], grad: '#4a3020', segments: 16 },
  )
  for (const h of [0.2, 0.84])
    s.ring('#5a6a66', [x, y + h, z], [0.43, 0.035], { rotate: [Math.PI / 2, 0, 0] })
}

/** A toothbrush as tall as a mouse, to be hung in a hand; bristles at the top, facing +z. */
export function toothbrush(
  to: ReturnType<typeof joint>,
  hue: string,
  long = 1,
): ReturnType<typeof joint> {
  const root = joint(to)
  sculpt(
    (s) =>
      s
        .pill(hue, [0, 0.3 * long, 0], 0.045 * long, 1 * long, { gloss: 0.5, rim: 0.6 })
        .box('#fffdf4', [0, 0.75 * long, 0.09 * long], [0.1 * long, 0.3 * long, 0.14 * long], {
          rim: 0.6,
        }),
    { to: root },
  )
  return root
}
