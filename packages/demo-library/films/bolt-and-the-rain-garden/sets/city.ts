import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { wetReflection } from '@starnest/film-kit/light/wet-reflection'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { rain } from '@starnest/film-kit/particles/weather'
import { heartOutline, starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter, seededRandom } from '@starnest/film-kit/time/random'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'

/** Light of the signs; green is kept for the sprout. */
export const NEON = { pink: '#ff4fa8', cyan: '#3fd4ff', gold: '#ffb84a', violet: '#a070ff' }

/** A rainy neon night: blue air, pink from the signs. */
export const rainLook: Look = {
  ...looks.night,
  skyLight: '#7c8cff',
  groundLight: '#6a3a9c',
  ambient: 1.3,
  key: '#a8c0ff',
  keyPower: 1.7,
  keyFrom: [-5, 9, 6],
  fill: { color: '#ff5fb0', power: 1.3, from: [7, 3, 1] },
  fog: { color: '#3b2f8c', near: 13, far: 60 },
  rim: '#7fd8ff',
  rimPower: 1,
  exposure: 1.1,
  bloom: 0.55,
  bloomFrom: 0.9,
  saturation: 1.04,
  vignette: 0.5,
  skySoftness: 1,
}

/** First sun after the rain. */
export const dawnLook: Look = { ...looks.dawn, bloom: 0.5, exposure: 1 }

/** Lettering of the title, on film and poster: a thin neon tube. */
export const titleLook = {
  family: 'Sniglet',
  weight: 400,
  top: '#f2fdff',
  bottom: '#aef3ff',
  outline: '#2a1a86',
  outlineWidth: 0.09,
  halo: '#38c8ff',
  spacing: 0.04,
}

/** A tower as a slab with lit bands of windows; most are dark blue, as people sleep. */
function cityTower(
  s: Sculptor,
  [x, y, z]: Vec3,
  [width, height]: Vec2,
  hues: { wall: string; foot: string; lit: readonly string[] },
  seed: number,
): void {
  const random = seededRandom(seed)
  s.box(hues.wall, [x, y + height / 2, z], [width, height, width], { grad: hues.foot, rim: 0.2 })
  s.cylinder(hues.wall, [x, y + height + 0.5, z], [width * 0.16, width * 0.42, 1])
  s.pill(hues.wall, [x, y + height + 1.8, z], 0.05, 1.8, { segments: 6 })
  const columns = Math.max(3, Math.round(width / 0.7))
  const rows = Math.round(height / 0.95)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random() > 0.42) continue
      s.box(
        cycle(hues.lit, Math.floor(random() * 7)),
        [
          x + ((column + 0.5) / columns - 0.5) * width * 0.9,
          y + ((row + 0.6) / rows) * height,
          z + width / 2,
        ],
        [(width * 0.55) / columns, 0.42, 0.05],
        { glow: 0.75 + random() * 0.4, rim: 0 },
      )
    }
  }
}

const NIGHT_HUES = {
  wall: '#343a86',
  foot: '#5a3a98',
  lit: ['#ffcf7a', '#ffb45a', '#8fdcff', '#ffcf7a', '#ff9ac8', '#c4a0ff', '#ffe0a0'],
}
const DAWN_HUES = {
  wall: '#9c7ac4',
  foot: '#f0a0a8',
  lit: ['#ffe0a0', '#ffd0b0', '#ffe8c0', '#ffd090', '#fff0c8', '#ffc8a8', '#ffe0b0'],
}

/** The far city behind everything; `at` is the level of the streets' haze, metres. */
export function skyline(set: FilmSet, { dawn = false, low = -16, near = -13 } = {}): void {
  sky(
    set,
    dawn
      ? skies.dawn
      : {
          stops: [
            [0, '#120f44'],
            [0.3, '#251e72'],
            [0.44, '#5a3aa4'],
            [0.52, '#b44fae'],
            [0.6, '#5a2f90'],
            [1, '#2a1a68'],
          ],
          glows: [
            { around: 0.78, height: 0.5, width: 0.25, color: '#5a1a58' },
            { around: 0.66, height: 0.46, width: 0.25, color: '#123c70' },
          ],
          stars: 0,
        },
  )
  const places = scatter(26, 12, (random) => ({
    x: random(),
    z: random(),
    width: 2.2 + random() * 2.4,
    height: random(),
  }))
  sculpt(
    (s) => {
      for (const [index, one] of places.entries()) {
        const row = index % 3
        const z = near - row * 9 - one.z * 5
        const spread = 15 + row * 11
        const x = (((index * 0.618 + one.x * 0.05) % 1) * 2 - 1) * spread
        const size: Vec2 = [one.width, -low + 1.5 + one.height * (5 + row * 3)]
        cityTower(s, [x, low, z], size, dawn ? DAWN_HUES : NIGHT_HUES, index + 3)
      }
    },
    { to: set.scene, shadow: false },
  )
}

/** A light rail across the sky with tram cars on it. `at` is its middle, metres. */
export function skyTram(set: FilmSet, at: Vec3, { speed = 4, hue = NEON.cyan, start = 0 } = {}) {
  sculpt((s) => s.pill(hue, at, 0.05, 70, { rotate: [0, 0, Math.PI / 2], glow: 1.2, rim: 0 }), {
    to: set.scene,
    shadow: false,
  })
  const train = set.add(joint(undefined, at))
  sculpt(
    (s) => {
      for (let car = 0; car < 3; car++) {
        const x = car * 2.1
        s.pill('#e8ecff', [x, 0.5, 0], 0.42, 1.1, {
          rotate: [0, 0, Math.PI / 2],
          gloss: 0.4,
        }).box('#ffd890', [x, 0.58, 0.4], [1.2, 0.26, 0.08], { glow: 1.1, rim: 0 })
      }
    },
    { to: train, shadow: false },
  )
  glow(train, hue, 3, [2, 0.1, 0.5], 0.5)
  set.everyFrame((t) => {
    train.position.x = ((((start + t * speed + 24) % 48) + 48) % 48) - 24
  })
}

/** What a sign without words shows. */
export type SignShape = 'heart' | 'star' | 'ring' | 'fish'

/** A hologram that hovers and turns a little; gives its halo to be dimmed. */
export function hologram(set: FilmSet, shape: SignShape, at: Vec3, size: number, hue: string) {
  const sign = set.add(joint(undefined, at))
  const shine = { glow: 1.15, rim: 0 }
  sculpt(
    (s) => {
      if (shape === 'heart') s.puff(hue, scaled(heartOutline(), 0.7), 0.05, shine)
      if (shape === 'star') s.puff(hue, starOutline(), 0.05, shine)
      if (shape === 'ring')
        s.ring(hue, [0, 0, 0], [0.7, 0.07], shine).ring(hue, [0, 0, 0], [0.38, 0.06], shine)
      if (shape === 'fish')
        s.ring(hue, [0, 0, 0], [0.6, 0.07], { ...shine, size: [1.2, 0.75, 1] })
          .ring(hue, [0.98, 0, 0], [0.28, 0.06], { ...shine, arc: Math.PI, rotate: [0, 0, 1.57] })
          .ball(hue, [-0.38, 0.1, 0], 0.09, shine)
      s.ring(hue, [0, 0, 0], [1.25, 0.035], { ...shine, segments: 40 })
    },
    { to: sign, shadow: false },
  )
  sign.scale.setScalar(size)
  const halo = glow(set.scene, hue, size * 5, [at[0], at[1], at[2] - 0.2], 0.5)
  set.everyFrame((t) => {
    sign.position.y = at[1] + 0.1 * Math.sin(t * 1.3 + at[0])
    sign.rotation.y = 0.3 * Math.sin(t * 0.7 + at[0])
  })
  return halo
}

const scaled = (outline: readonly Vec2[], by: number) =>
  outline.map(([x, y]): Vec2 => [x * by, y * by])

/** Long reflections of neon in wet ground: [x, z, width, hue]; `y` is the ground, metres. */
export function reflections(
  set: FilmSet,
  spots: readonly (readonly [x: number, z: number, width: number, hue: string])[],
  y = 0,
): void {
  for (const [x, z, width, hue] of spots) {
    const streak = wetReflection(set.scene, { at: [x, y + 0.05, z], width, hue })
    set.everyFrame((t) => streak.fade(0.5 + 0.08 * Math.sin(t * 5 + x * 3)))
  }
}

/** Rain over the set, with drops that burst on a floor at height `y`. */
export function downpour(
  set: FilmSet,
  plan: { y?: number; splashes?: number; at?: Vec3 } = {},
): void {
  const { y = 0, splashes = 70, at = [0, 4, 0] } = plan
  rain(set, {
    at,
    count: 300,
    box: [10, 12, 5],
    size: 0.4,
    opacity: 0.36,
    colors: ['#a8c8ff', '#d8b8ff'],
  })
  if (splashes === 0) return
  const dots = particles(splashes, bright('#bcdcff'), { shining: true })
  const drops = scatter(splashes, 31, (random) => ({
    x: (random() - 0.5) * 14,
    z: (random() - 0.6) * 8,
    phase: random(),
    hop: 0.08 + random() * 0.16,
  }))
  set.add(dots.points)
  set.everyFrame((t) => {
    dots.set((i) => {
      const drop = cycle(drops, i)
      const age = (t * 1.9 + drop.phase) % 1
      return {
        at: [drop.x + age * 0.1, y + 0.03 + drop.hop * 4 * age * (1 - age), drop.z],
        size: 0.07,
        opacity: 0.6 * (1 - age),
      }
    })
  })
}
