import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { mist } from '@starnest/film-kit/particles/mist'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp, ease } from '@starnest/film-kit/time/easing'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { ground } from '@starnest/film-kit/world/ground'
import { bush } from '@starnest/film-kit/world/nature/small-plants'
import { bareTree } from '@starnest/film-kit/world/nature/trees'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'
import { fullMoon } from '@starnest/film-kit/world/space/celestial'
import { gothicOutline } from './parts.ts'
import { cottages } from './village.ts'

/** Where the house stands, and its round attic window; metres. */
export const HOUSE_AT: Vec3 = [2.6, 6, -16]
export const ATTIC_WINDOW: Vec3 = [HOUSE_AT[0] + 0.2, HOUSE_AT[1] + 6.35, HOUSE_AT[2] + 2.1]

const NIGHT: SkyPlan = {
  stops: [
    [0, '#090c34'],
    [0.3, '#10164c'],
    [0.4, '#1c2c74'],
    [0.465, '#2f5c98'],
    [0.5, '#5aa0ac'],
    [0.53, '#9ad0c0'],
    [1, '#4a7a98'],
  ],
  glows: [
    { around: 0.74, height: 0.4, width: 0.3, color: '#3a5a7a' },
    { around: 0.84, height: 0.36, width: 0.25, color: '#3a1f58' },
  ],
  stars: 900,
  starColor: '#eaf0ff',
  seed: 21,
}

/** A flat-topped hill for the house, waves round it, and a knoll in front to look from. */
const heightAt = (x: number, z: number): number => {
  const away = Math.hypot((x - 2.6) / 12, (z + 16) / 10.5)
  const hill = 6.1 * ease.smooth(clamp((1.12 - away) / 0.68))
  const knoll = 1.25 * Math.exp(-((x + 1.2) ** 2 / 9 + (z - 6.6) ** 2 / 5))
  const waves = 0.16 * Math.sin(x * 0.5 + 1) * Math.cos(z * 0.4)
  const far = z < -28 ? (-z - 28) * 0.14 * (0.8 + 0.5 * Math.sin(x * 0.16 + 0.6)) : 0
  return hill + knoll + waves + far
}

/** The crooked house on its hill at moonrise, seen from the village. `attic` lights the round
 *  window, `village` the cottages' windows; both 0 to 1. */
export function manor(set: FilmSet, moonAt: Vec3, moonRadius = 8.6) {
  sky(set, NIGHT)
  const moon = {
    radius: moonRadius,
    halo: '#bcd8ff',
    color: '#fff6dc',
    low: '#ffdca0',
    crater: '#f4d09a',
  }
  fullMoon(set, moonAt, moon)
  ground(set, { heightAt, colors: ['#3f7480', '#315880'], size: 110, squares: 80, seed: 8 })
  sculpt(
    (s) => {
      walls(s)
      windows(s)
    },
    { to: set.scene, at: HOUSE_AT },
  )
  sculpt(roofs, { to: set.scene, at: HOUSE_AT, faceted: true })
  gardens(set)
  const homes = cottages(set)
  mist(set, {
    at: [2, 4.4, -11],
    spread: [13, 0.8, 3],
    size: 8,
    count: 14,
    opacity: 0.3,
    color: '#9cc8d8',
  })
  mist(set, {
    at: [0, 0.9, -7],
    spread: [14, 0.5, 3],
    size: 6,
    count: 14,
    opacity: 0.3,
    color: '#8fb8d8',
  })
  mist(set, {
    at: [-2, 2.9, 7],
    spread: [7, 0.4, 1],
    size: 6,
    count: 7,
    opacity: 0.12,
    color: '#8fb0d8',
  })
  return { ...atticLight(set), homes }
}

function walls(s: Sculptor): void {
  const stone = { grad: '#30367c', rim: 0.7 }
  s.box('#5a5fae', [0, 2, 0], [5.2, 4.4, 3.6], { ...stone, rotate: [0, 0, 0.02] })
  s.box('#545aa8', [3.6, 1.5, -0.3], [2.8, 3.4, 3], { ...stone, rotate: [0, 0, -0.045] })
  s.cylinder('#6065b6', [-3.2, 3.4, 0.2], [1.05, 1.3, 7.4], {
    ...stone,
    rotate: [0, 0, 0.055],
    segments: 18,
  })
  s.cylinder('#6065b6', [4.9, 3, 0.3], [0.62, 0.78, 6.4], {
    ...stone,
    rotate: [0, 0, -0.06],
    segments: 14,
  })
  const gable: Vec2[] = [
    [-1.7, 0],
    [1.7, 0],
    [1.75, 1.7],
    [0.1, 4.6],
    [-1.6, 1.8],
  ]
  s.puff('#666bbc', gable, 0.18, {
    ...stone,
    at: [0.2, 4, 1.7],
    size: [1, 1, 2.2],
    rotate: [0, 0, -0.03],
  })
  s.box('#5a5fae', [0.4, 1, 2], [1.7, 2.2, 0.7], stone)
  for (const [x, y, turn] of [
    [-1.6, 6.6, 0.1],
    [3.2, 4.9, -0.12],
    [2.2, 6, 0.08],
  ] as const) {
    s.box('#4c509a', [x, y, -0.5], [0.5, 2, 0.5], { ...stone, rotate: [0, 0, turn] })
    s.box('#565ca0', [x - turn, y + 1.05, -0.5], [0.7, 0.2, 0.7], { rotate: [0, 0, turn] })
  }
}

/** A pointed roof whose tip leans to one side. */
function witchHat(s: Sculptor, at: Vec3, radius: number, height: number, lean: number): void {
  s.cone('#4a3f8e', at, radius, height, {
    grad: '#2a2560',
    segments: 20,
    deform: (v) => {
      v.x += lean * Math.max(0, v.y / height) ** 2
    },
  })
  s.ball('#d8a85a', [at[0] + lean, at[1] + height, at[2]], 0.12, { gloss: 0.5, segments: 10 })
}

function roofs(s: Sculptor): void {
  witchHat(s, [-3.4, 7, 0.2], 1.75, 4.6, -0.9)
  witchHat(s, [5.1, 6.1, 0.3], 1.12, 3.3, 0.7)
  const tiles = { grad: '#2a2560', rim: 0.8, segments: 4 }
  s.cylinder('#453c86', [0, 5.3, -0.5], [1.2, 3.9, 2.4], {
    ...tiles,
    rotate: [0, Math.PI / 4, 0],
    size: [1, 1, 0.6],
  })
  s.cylinder('#453c86', [3.6, 4.1, -0.3], [0.5, 2.4, 2], { ...tiles, rotate: [0, Math.PI / 4, 0] })
  for (const side of [-1, 1]) {
    const slope: Vec3[] = [
      [0.32, 8.75, 2.2],
      [0.2 + side * 0.95, 7.15, 2.3],
      [0.2 + side * 2.1, 5.4, 2.3],
    ]
    s.tube('#52489a', slope, 0.15, { grad: '#2a2560' })
  }
  s.cone('#453c86', [0.4, 2.1, 2.1], 1.3, 1.1, tiles)
}

function windows(s: Sculptor): void {
  const pane = (x: number, y: number, z: number, width: number, height: number, lit: boolean) => {
    s.puff('#2a2c64', gothicOutline(width + 0.2, height + 0.24), 0.05, { at: [x, y - 0.1, z] })
    const light = lit ? { grad: '#ff9a4a', glow: 1.15 } : { grad: '#34508e', glow: 0.5 }
    s.puff(lit ? '#ffd684' : '#6a94d0', gothicOutline(width, height), 0.03, {
      at: [x, y, z + 0.1],
      rim: 0,
      ...light,
    })
    s.box('#2a2c64', [x, y + height * 0.45, z + 0.15], [0.05, height * 0.9, 0.04])
  }
  pane(-1.5, 2.2, 1.82, 0.62, 1.4, true)
  pane(2.1, 2.2, 1.82, 0.62, 1.4, true)
  pane(-1.5, 0.3, 1.82, 0.62, 1.2, false)
  pane(2, 0.3, 1.82, 0.6, 1.2, false)
  pane(3.4, 1.4, 1.22, 0.55, 1.2, false)
  pane(4.9, 4.3, 1, 0.36, 0.9, true)
  pane(-3.15, 5.1, 1.42, 0.5, 1.2, true)
  pane(-3.1, 2.2, 1.5, 0.5, 1.1, false)
  s.puff('#6a3a4a', gothicOutline(0.8, 1.4), 0.05, { at: [0.4, 0, 2.4], grad: '#3a2244' })
  s.ring('#5c64ac', [0.2, 6.35, 2.06], [0.98, 0.13], { grad: '#3a3f80', segments: 30 })
  s.ball('#2a3474', [0.2, 6.35, 2], [0.92, 0.92, 0.1], { rim: 0.2 })
}

/** Stepping stones that wind from the village up to the door. */
function path(s: Sculptor): void {
  for (let i = 0; i < 46; i++) {
    const up = i / 45
    const z = -1.5 - up * 11.6
    const x = 1.2 + 1.8 * up + 2.6 * Math.sin(up * 7) * (1 - up)
    const width = 0.42 + 0.1 * Math.sin(i * 2.7)
    s.ball('#8fb0c8', [x, heightAt(x, z) + 0.03, z], [width, 0.09, 0.24], {
      segments: 10,
      grad: '#5a7aa0',
    })
  }
  for (const [x, z, height] of [
    [-1.6, -8.2, 0.7],
    [6.4, -7.6, 0.8],
    [8.2, -9.6, 0.7],
    [-3.2, -10.4, 0.8],
    [4.9, -12.6, 0.6],
    [-0.2, -12.8, 0.6],
  ] as const) {
    bush(s, [x, heightAt(x, z), z], height, ['#4a8a88', '#2c4a78'])
  }
}

function gardens(set: FilmSet): void {
  sculpt(
    (s) => {
      path(s)
      for (const [x, z, height] of [
        [-4.6, -13, 4],
        [9.6, -13.5, 4.6],
        [-6.4, -8.6, 3],
        [12, -8, 3.4],
      ] as const) {
        bareTree(s, [x, heightAt(x, z) - 0.1, z], height, '#30386e')
      }
      for (let i = 0; i < 13; i++) {
        const x = -4 + i * 1.15
        const z = -11 - 0.5 * Math.sin(i * 0.5)
        s.cone('#2c3268', [x, heightAt(x, z) - 0.1, z], 0.09, 1.25, { segments: 6, rim: 0.8 })
      }
    },
    { to: set.scene },
  )
}

/** The round window with its rays. */
function atticLight(set: FilmSet) {
  const [x, y, z] = ATTIC_WINDOW
  const disc = sculpt(
    (s) => {
      s.ball('#ffc457', [0, 0, 0], [0.88, 0.88, 0.1], { glow: 1.1, grad: '#ff9838', rim: 0 })
      for (const turn of [0, Math.PI / 2, Math.PI / 4, -Math.PI / 4]) {
        s.box('#4a3560', [0, 0, 0.12], [1.74, 0.06, 0.04], { rotate: [0, 0, turn] })
      }
    },
    { to: set.scene, at: ATTIC_WINDOW, shadow: false },
  )
  const halo = glow(set.scene, '#ffc868', 12, [x, y, z + 0.6], 1)
  const star = glow(set.scene, '#ffe2a0', 3.4, [x, y, z + 0.7], 1.2)
  return {
    attic(power: number, t: number) {
      const twinkle = 1 + 0.05 * Math.sin(t * 3.1)
      disc.visible = power > 0.02
      disc.scale.set(power, power, 1)
      halo.set(0.8 * power, 12 * twinkle + 0.7 * t)
      star.set(0.6 * power, 3.6 * twinkle + 0.25 * t)
    },
  }
}
