import type { Species } from '@starnest/film-kit/critter/species'
import { starling } from '@starnest/film-kit/critter/starling'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { progress, type Vec2 } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import { ground } from '@starnest/film-kit/world/ground'
import { strew } from '@starnest/film-kit/world/nature/landscape'
import { bush, grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { leafyTree } from '@starnest/film-kit/world/nature/trees'
import { sky } from '@starnest/film-kit/world/sky'
import { house } from '@starnest/film-kit/world/town/buildings'

/** Deep blue-green night; whatever is warm comes from windows. */
export const dark: Look = {
  ...looks.night,
  skyLight: '#7a9cf0',
  groundLight: '#2f3a80',
  ambient: 1.15,
  key: '#9fc0ff',
  keyPower: 1.1,
  keyFrom: [-5, 8, 6],
  fill: { color: '#5a8ad0', power: 0.4, from: [6, 3, 5] },
  fog: { color: '#2f4a94', near: 22, far: 90 },
  rim: '#a8d0ff',
  rimPower: 0.9,
  exposure: 1.24,
  contrast: 0.28,
  vignette: 0.46,
}

/** Depth of the hill's crest, and of the moon behind it. */
const [CREST_Z, MOON_Z] = [-9, -12.5]

const land = (x: number, z: number) =>
  0.12 * Math.sin(x * 0.6) * Math.cos(z * 0.5) +
  2.9 * Math.exp(-((z - CREST_Z) ** 2) / 9 - (x * x) / 150) -
  0.04 * Math.max(0, z - 3) ** 2

/** Houses of the village: x, z, size. */
const HOUSES: readonly (readonly [x: number, z: number, size: number])[] = [
  [-4.2, -2.6, 1],
  [4.4, -2.4, 1.05],
  [-6.9, -0.6, 1.15],
  [7.2, -0.4, 1.1],
  [-3.5, -6, 0.8],
  [3.7, -6, 0.85],
  [-6.8, -5.4, 0.85],
  [6.6, -5.6, 0.9],
]

/** The village asleep under its hill. Call the result with the seconds since the first window went on
 *  (below 0 they are all dark). */
export function village(set: FilmSet): (since: number) => void {
  sky(set, {
    stops: [
      [0, '#0a1040'],
      [0.3, '#16266e'],
      [0.44, '#2c4a9c'],
      [0.52, '#4a7ab8'],
      [1, '#2a4a8a'],
    ],
    stars: 360,
    seed: 8,
  })
  ground(set, { heightAt: land, colors: ['#3f8a86', '#2c5f86'], squares: 64 })
  const windows: { at: readonly [number, number, number]; size: number }[] = []
  sculpt(
    (s) => {
      for (const [i, [x, z, size]] of HOUSES.entries()) {
        const [width, height, depth] = [2.3 * size, 1.7 * size, 1.8 * size]
        const y = land(x, z) - 0.05
        house(s, [x, y, z], {
          wall: cycle(['#b88ac8', '#8aa0e0', '#c890a0', '#88b8c8'], i),
          roof: cycle(['#6a3a78', '#3a4a98', '#8a3f68'], i),
          size: [width, height, depth],
          chimney: i % 2 === 0,
        })
        for (const side of [-1, 1])
          windows.push({
            at: [x + side * width * 0.32, y + height * 0.6, z + depth / 2],
            size: height * 0.26,
          })
      }
      for (const [x, z, height] of [
        [-9, -4, 3.2],
        [9.2, -4.4, 3.6],
        [-5.4, -7.6, 2.4],
        [5.6, -7.4, 2.6],
      ] as const)
        leafyTree(s, [x, land(x, z) - 0.1, z], height, ['#4a9a90', '#245a78'])
      bush(s, [3.6, land(3.6, 4.4), 4.4], 0.7, ['#4a9a88', '#245a78'])
      // The owl's post.
      s.cylinder('#6a4a5a', [-2.3, 0.3, 4.2], [0.34, 0.42, 1.2], { grad: '#3a2a50' })
      s.cylinder('#c8a088', [-2.3, 0.91, 4.2], [0.34, 0.34, 0.03])
    },
    { to: set.scene },
  )
  strew(set, { count: 240, field: [-8, 8, -3, 6], seed: 5, shadow: false }, (s, at, random) =>
    grassTuft(s, at, 0.16 + random() * 0.18, ['#5fb0a0', '#2f6f88'], random),
  )
  const lights = windows.map(({ at: [x, y, z], size }, i) => {
    const root = joint(set.scene, [x, y, z + 0.07])
    sculpt(
      (s) =>
        s
          .box('#ffcf6a', [0, 0, 0], [size, size, 0.03], { glow: 1.3, rim: 0 })
          .box('#fff4d8', [0, 0, 0.02], [size, size * 0.09, 0.02], { glow: 0.6 })
          .box('#fff4d8', [0, 0, 0.02], [size * 0.09, size, 0.02], { glow: 0.6 }),
      { to: root, shadow: false },
    )
    const halo = glow(root, '#ffb850', size * 5.5, [0, 0, 0.15], 0.75)
    return { root, halo, delay: i === 0 ? 0 : 0.75 + i * 0.09 }
  })
  return (since) => {
    for (const { root, halo, delay } of lights) {
      const on = progress(since, delay, delay + 0.2, ease.back)
      root.visible = on > 0.01
      root.scale.setScalar(Math.max(0.01, on))
      halo.set(0.75 * Math.max(0, on))
    }
  }
}

/** The moon behind the hill: 6 m across, with freckles and a nightcap. `height` is that of its
 *  middle, `courage` 0 to 1 how much it shines. */
export function moon(set: FilmSet) {
  const circle: Vec2[] = Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * Math.PI * 2
    return [Math.cos(angle), Math.sin(angle)]
  })
  const one = starling({ color: '#fff6d0', low: '#ffd890', size: 3, outline: circle })
  set.add(one.root)
  sculpt(
    (s) => {
      for (const [x, y, r] of [
        [0.72, 0.36, 0.14],
        [0.86, 0.06, 0.08],
        [-0.78, -0.4, 0.12],
        [-0.6, -0.66, 0.07],
        [0.5, -0.72, 0.11],
      ] as const)
        s.ball('#e8c890', [x, y, 0.25], [r, r, 0.05], { glow: 0.25, segments: 16 })
      s.turn(
        '#5a7af0',
        [
          [0.62, 0],
          [0.6, 0.2],
          [0.4, 0.5],
          [0.14, 0.74],
        ],
        { at: [-0.36, 0.78, 0], rotate: [0, 0, 0.44], segments: 28, grad: '#3a4ac0', glow: 0.12 },
      )
      s.tube(
        '#5a7af0',
        [
          [-0.66, 1.42, 0],
          [-0.86, 1.6, 0.05],
          [-1.12, 1.5, 0.1],
          [-1.2, 1.22, 0.12],
        ],
        0.12,
        { glow: 0.12 },
      )
      s.ball('#fff2d0', [-1.21, 1.12, 0.12], 0.16, { glow: 0.3 })
      s.ring('#fff2d0', [-0.36, 0.8, 0], [0.62, 0.12], {
        rotate: [Math.PI / 2, 0.44, 0],
        glow: 0.3,
        segments: 30,
      })
    },
    { to: one.root },
  )
  const halo = glow(set.scene, '#ffe8a8', 13, [0, 0, MOON_Z - 1], 0.9)
  const shine = pointLamp(set.scene, '#ffeec0', [0, 0, 0], 0, 16)
  return {
    ...one,
    set(t: number, height: number, courage: number, intent: Parameters<typeof one.pose>[1] = {}) {
      one.root.position.set(0.2, height, MOON_Z)
      one.pose(t, intent)
      halo.sprite.position.set(0.2, height, MOON_Z - 0.8)
      halo.set(0.14 + 0.46 * courage, 11 + 9 * courage)
      shine.position.set(-0.6, height + 1, MOON_Z + 5)
      shine.intensity = 22 + 30 * courage
    },
  }
}

/** The owl on its post. */
export const owl: Species = {
  fur: '#e8b088',
  furLow: '#b07a88',
  belly: '#ffe0b8',
  mask: '#fff0d8',
  face: 'beak',
  nose: '#ffb03c',
  eye: '#3a2a10',
  eyeLow: '#e8a020',
  ears: 'tuft',
  tail: 'none',
  wings: '#c88a80',
  headWidth: 1.05,
  eyeSize: 1.3,
  size: 0.6,
  seed: 3,
}
