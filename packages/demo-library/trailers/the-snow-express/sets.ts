import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { snow } from '@starnest/film-kit/particles/weather'
import { Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { between, seededRandom } from '@starnest/film-kit/time/random'
import { aurora } from '@starnest/film-kit/world/aurora'
import { ground } from '@starnest/film-kit/world/ground'
import { type KeepFree, strew } from '@starnest/film-kit/world/nature/landscape'
import { snowPeak } from '@starnest/film-kit/world/nature/mountains'
import { pine } from '@starnest/film-kit/world/nature/trees'
import { layTrack, type Track } from '@starnest/film-kit/world/railway/track'
import { sky } from '@starnest/film-kit/world/sky'

/** Blue hour on snow: cool air, the last peach light low on the horizon, lamps do the rest. */
export const blueHour: Look = {
  ...looks.moonlit,
  skyLight: '#86a4ff',
  groundLight: '#5a56b4',
  ambient: 1.15,
  key: '#c4d4ff',
  keyPower: 1.9,
  keyFrom: [-6, 8, 5],
  fill: { color: '#ff9a86', power: 0.8, from: [6, 2.5, -5] },
  fog: { color: '#4a5cb0', near: 28, far: 210 },
  rim: '#b4ccff',
  rimPower: 0.85,
  exposure: 1.12,
  bloom: 0.5,
  bloomFrom: 0.95,
  saturation: 1.04,
  contrast: 0.24,
  lift: '#08103a',
  vignette: 0.48,
  skySoftness: 0.35,
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Limelight',
  weight: 400,
  top: '#ffffff',
  bottom: '#9fd4ff',
  outline: '#142a72',
  outlineWidth: 0.13,
}

/** Sky of blue hour with stars and three curtains of northern lights. */
export function winterSky(set: FilmSet, { lights = 1, lift = 0 } = {}): void {
  sky(set, {
    stops: [
      [0, '#081238'],
      [0.26, '#10245e'],
      [0.4, '#20459a'],
      [0.475, '#5a70c4'],
      [0.515, '#f0a6a0'],
      [1, '#7a80c8'],
    ],
    glows: [{ around: 0.7, height: 0.49, width: 0.24, color: '#7a3a1c' }],
    stars: 520,
    starColor: '#eef4ff',
    seed: 21,
  })
  aurora(set, { at: [-12, 13 + lift, -66], width: 84, height: 30, power: 0.8 * lights, seed: 1 })
  aurora(set, {
    at: [22, 19 + lift, -72],
    width: 76,
    height: 28,
    turn: -0.35,
    colors: ['#5af0ff', '#c05aff'],
    power: 0.55 * lights,
    seed: 4,
  })
}

/** Peaks along the horizon: middle of the foot, height. */
export function range(set: FilmSet, peaks: readonly (readonly [...Vec3, height: number])[]): void {
  const random = seededRandom(31)
  const sculptor = new Sculptor()
  for (const [x, y, z, height] of peaks) {
    snowPeak(sculptor, [x, y, z], { height, width: height * 1.5 }, ['#dbe4ff', '#4a56a8'], random)
  }
  sculptor.mesh({ to: set.scene, faceted: true, shadow: false })
}

export type Field = readonly [left: number, right: number, back: number, front: number]

/** Snow-laden firs over a field. */
export function firs(
  set: FilmSet,
  plan: { count: number; field: Field; free: KeepFree; seed?: number; tall?: number },
): void {
  const { count, field, free, seed = 3, tall = 1 } = plan
  strew(set, { count, field, seed, free }, (s, [x, y, z], random) => {
    const height = between(random, 2.4, 5.2) * tall
    pine(
      s,
      [x, y - 0.15, z],
      height,
      ['#2f6a7c', '#1c3466'],
      random() < 0.75 ? '#dfe8ff' : '#9ab4e8',
    )
  })
}

/** Snow on the ground: bluish in the hollows. */
export function snowfield(
  set: FilmSet,
  heightAt: (x: number, z: number) => number,
  size = 90,
  squares = 70,
): void {
  ground(set, {
    heightAt,
    colors: ['#d3defc', '#b4c4f4'],
    size,
    squares,
    mottle: 0.05,
    glow: 0.06,
    seed: 8,
  })
}

/** Flakes near and far. */
export function snowfall(set: FilmSet, at: Vec3 = [0, 5, 0], wind = 0.5): void {
  snow(set, { count: 220, at, box: [13, 12, 10], wind, size: 0.1, fall: 1.1 })
}

export function rails(set: FilmSet, track: Track, from: number, to: number): void {
  sculpt((s) => layTrack(s, track, { from, to }), { to: set.scene })
}
