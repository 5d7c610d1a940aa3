import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { motes } from '@starnest/film-kit/particles/ambience'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import { crookedArch, flagstones, stoneWall } from '@starnest/film-kit/world/castle/vault'
import { candle } from '@starnest/film-kit/world/house/candle'
import { cobweb } from '@starnest/film-kit/world/house/cobweb'
import { TOOTH } from './corridor.ts'
import { HUES } from './looks.ts'

/** Back wall of the practice. */
export const CELLAR_WALL = -3.6
/** Where Otto sits: x, z, turn, and how high the seat lifts him. */
export const SEAT = { x: -0.85, z: -0.2, turn: 0.42, lift: 0.66 }
/** Top of the stool for a very small dentist. */
export const STOOL: Vec3 = [0.85, 1.32, 0.55]

/** Doctor Pim's practice; gives the setting of its candles. */
export function cellarOn(set: FilmSet, { stool = true, seat = true } = {}) {
  sculpt(
    (s) => {
      stoneWall(s, [0, 0, CELLAR_WALL], [16, 7], HUES, 12)
      flagstones(s, 7, [6, CELLAR_WALL], HUES)
    },
    { to: set.scene, shadow: false },
  )
  sculpt(
    (s) => {
      crookedArch(s, -2.6, 4.6, HUES, { spring: 2.6, lean: -0.05, thick: 0.6 })
      if (seat) chair(s)
      cupboard(s, [-3.9, 0, -2.4])
      trolley(s, [3, 0, -1.5])
      if (stool) tallStool(s)
    },
    { to: set.scene },
  )
  sculpt(
    (s) => {
      cobweb(s, [4.2, 4.9, -2.4], 1.8, { turn: Math.PI, glow: 0.3 })
      s.puff('#fff6e0', TOOTH, 0.12, {
        at: [-3.9, 3.05, -2.2],
        size: 0.85,
        rotate: [0, 0.2, 0.1],
        gloss: 0.4,
      })
    },
    { to: set.scene, shadow: false },
  )
  const lights = [
    candle(set, [3.35, 1.02, -1.6], { height: 0.45, lamp: true, lampPower: 9, reach: 8, seed: 2 }),
    candle(set, [-2.9, 1.6, -2.3], { height: 0.4, lamp: true, lampPower: 8, reach: 8, seed: 6 }),
    candle(set, [2.7, 1.02, -1.7], { height: 0.25, seed: 8 }),
  ]
  const wash = pointLamp(set.scene, '#ffb868', [0.9, 4.3, -1.5], 20, 9)
  motes(set, { color: '#ffd890', spread: 8, depth: 5, height: 5, count: 60, size: 0.06 })
  return (t: number) => {
    for (const one of lights) one.set(t, 1)
    wash.intensity = 20 + 1.1 * Math.sin(t * 8.3)
  }
}

const BRASS = '#d0a04a'
const VELVET = '#d89a3a'
const VELVET_LOW = '#8a5420'

function chair(s: Sculptor): void {
  const { x, z, turn } = SEAT
  const at = (dx: number, y: number, dz: number): Vec3 => [
    x + dx * Math.cos(turn) + dz * Math.sin(turn),
    y,
    z - dx * Math.sin(turn) + dz * Math.cos(turn),
  ]
  const cloth = { grad: VELVET_LOW, rotate: [0, turn, 0] as Vec3, segments: 18 }
  s.cylinder(BRASS, at(0, 0.06, 0), [0.55, 0.7, 0.12], {
    gloss: 0.4,
    grad: '#7a5428',
    segments: 20,
  })
  s.cylinder(BRASS, at(0, 0.3, 0), [0.14, 0.2, 0.45], { gloss: 0.4, grad: '#7a5428' })
  s.ball(VELVET, at(0, 0.5, 0.05), [0.8, 0.14, 0.78], cloth)
  s.ball(VELVET, at(0, 1.35, -0.86), [0.82, 1.1, 0.2], { ...cloth, rotate: [-0.1, turn, 0] })
  for (const side of [-1, 1]) {
    s.ball(VELVET, at(side * 0.86, 0.86, 0.05), [0.13, 0.1, 0.55], cloth)
    s.cylinder(BRASS, at(side * 0.86, 0.66, 0.05), [0.05, 0.06, 0.4], { gloss: 0.4 })
  }
  s.box(BRASS, at(0, 0.24, 1.0), [0.9, 0.08, 0.4], { rotate: [0.3, turn, 0], gloss: 0.3 })
}

function tallStool(s: Sculptor): void {
  const [x, y, z] = STOOL
  s.cylinder('#b8503f', [x, y - 0.08, z], [0.42, 0.4, 0.16], { grad: '#6a2a2a', segments: 20 })
  for (const angle of [0.5, 2.1, 3.7, 5.2]) {
    const foot: Vec3 = [x + Math.cos(angle) * 0.5, 0, z + Math.sin(angle) * 0.4]
    s.tube(
      '#8a5a34',
      [[x + Math.cos(angle) * 0.2, y - 0.1, z + Math.sin(angle) * 0.2], foot],
      0.05,
      {
        grad: '#4a3020',
        segments: 4,
      },
    )
  }
}

function cupboard(s: Sculptor, [x, y, z]: Vec3): void {
  const wood = { grad: '#3a2618', rotate: [0, 0, 0.03] as Vec3, rim: 0.4 }
  s.box('#7a5030', [x, y + 1.3, z - 0.3], [2.6, 2.6, 0.2], wood)
  for (const h of [0.1, 0.85, 1.6, 2.5]) s.box('#8a5c38', [x, y + h, z], [2.7, 0.1, 0.7], wood)
  const hues = ['#5ad0a0', '#ff8a5a', '#c87aff', '#ffd05a', '#5ab4ff']
  for (let i = 0; i < 9; i++) {
    const at: Vec3 = [x - 1 + (i % 5) * 0.5, y + (i < 5 ? 1.84 : 1.08), z]
    s.cylinder(cycle(hues, i), at, [0.13, 0.17, 0.34], { glow: 0.35, gloss: 0.6, segments: 12 })
    s.ball('#d8b888', [at[0], at[1] + 0.21, at[2]], 0.08, { segments: 8 })
  }
}

function trolley(s: Sculptor, [x, y, z]: Vec3): void {
  s.box(BRASS, [x, y + 0.98, z], [1.5, 0.07, 0.9], { gloss: 0.4, grad: '#7a5428' })
  s.box(BRASS, [x, y + 0.4, z], [1.4, 0.06, 0.8], { gloss: 0.3, grad: '#7a5428' })
  for (const dx of [-0.66, 0.66]) {
    for (const dz of [-0.36, 0.36]) {
      s.cylinder(BRASS, [x + dx, y + 0.5, z + dz], [0.04, 0.04, 0.98], { segments: 8 })
      s.ball('#4a3020', [x + dx, y + 0.07, z + dz], 0.09, { segments: 8 })
    }
  }
  s.cylinder('#dff4f4', [x + 0.3, y + 1.12, z + 0.2], [0.14, 0.11, 0.24], {
    gloss: 0.8,
    segments: 12,
  })
  s.cylinder('#8a5a34', [x, y + 0.62, z], [0.24, 0.2, 0.36], { segments: 14, grad: '#4a3020' })
}
