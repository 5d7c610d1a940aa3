import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { seededRandom } from '@starnest/film-kit/time/random'
import { ground } from '@starnest/film-kit/world/ground'
import { mountainRoad, type RoadPlan } from '@starnest/film-kit/world/mountain/road'
import { grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { sky } from '@starnest/film-kit/world/sky'

/** Summer night: gold from the comet, magenta from the last of the sunset, deep blue air. */
export const night: Look = {
  ...looks.night,
  skyLight: '#9a96ff',
  groundLight: '#6a449c',
  ambient: 1.3,
  key: '#ffe2b4',
  keyPower: 2.9,
  keyFrom: [-6, 7, 5],
  fill: { color: '#ff74c4', power: 0.6, from: [7, 3, 2] },
  fog: { color: '#45309c', near: 28, far: 110 },
  rim: '#ff9ade',
  rimPower: 1,
  exposure: 1.08,
  bloom: 0.6,
  bloomFrom: 0.95,
  saturation: 1.12,
  contrast: 0.28,
  lift: '#0c0640',
  gain: [1.03, 1, 1.03],
  vignette: 0.4,
  skySoftness: 0.22,
}

/** The big sky, with so many stars. */
export function bigSky(set: FilmSet, stars = 480): void {
  sky(set, {
    stops: [
      [0, '#050838'],
      [0.26, '#0e1870'],
      [0.39, '#26219a'],
      [0.45, '#6f2c9e'],
      [0.482, '#e04e92'],
      [0.508, '#ffb266'],
      [0.54, '#7a3a96'],
      [1, '#2a1f78'],
    ],
    glows: [
      { around: 0.8, height: 0.3, width: 0.3, color: '#1c1458' },
      { around: 0.68, height: 0.36, width: 0.25, color: '#3a1250' },
    ],
    stars,
    starColor: '#fff0e0',
    seed: 9,
  })
}

/** Night sky, hillside and road; the drop is behind the rail. */
export function mountain(set: FilmSet, plan: RoadPlan): void {
  bigSky(set)
  ground(set, {
    heightAt: (x, z) =>
      z > -3 ? -0.12 + 0.1 * Math.sin(x * 0.7) * Math.max(0, z - 2.4) : -0.12 + (z + 3) * 0.42,
    colors: ['#3450b4', '#2a2c8c'],
    size: 110,
    squares: 56,
    mottle: 0.06,
  })
  set.heightAt = () => 0
  mountainRoad(set, plan)
  const random = seededRandom(11)
  sculpt(
    (s) => {
      for (let x = plan.from; x < plan.to; x += 1.1)
        grassTuft(
          s,
          [x + random(), -0.1, 2.7 + random() * 1.2],
          0.5,
          ['#5a86e8', '#33429e'],
          random,
        )
    },
    { to: set.scene, shadow: false },
  )
}

/** Acting on twos: every pose is held for two frames. Seconds. */
export const onTwos = (t: number): number => Math.floor(t * 12 + 1e-6) / 12

/** Lettering of the title, on film, poster and in the trailer. */
export const titleLook = {
  family: 'Bungee',
  weight: 400,
  top: '#fff6c8',
  bottom: '#ffb52e',
  outline: '#d01f86',
  outlineWidth: 0.16,
} as const
