import { starling } from '@starnest/film-kit/critter/starling'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { rayFan } from '@starnest/film-kit/light/ray-fan'
import { motes } from '@starnest/film-kit/particles/ambience'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { course } from '@starnest/film-kit/time/course'
import { seededRandom } from '@starnest/film-kit/time/random'
import { litWord } from '@starnest/film-kit/title/lit-word'
import { cloud } from '@starnest/film-kit/world/nature/clouds'
import { starNest } from '@starnest/film-kit/world/nest/star-nest'
import { sky } from '@starnest/film-kit/world/sky'

/** Deep night in which only what shines is warm. */
export const nestLook: Look = {
  ...looks.space,
  skyLight: '#6f7cff',
  groundLight: '#4a2a8e',
  ambient: 1.1,
  key: '#b8c4ff',
  keyPower: 1.2,
  keyFrom: [-5, 8, 6],
  fill: { color: '#ff7ac0', power: 0.7, from: [7, 1, -4] },
  fog: { color: '#241a66', near: 14, far: 60 },
  exposure: 1.1,
  bloom: 0.6,
  bloomFrom: 1,
  vignette: 0.55,
}

/** Where the nest hangs, and how large it is. */
export const NEST = { y: 1.74, size: 1.12 } as const

/** Half the width of the star, metres. */
export const STAR_SIZE = 0.68

/** Foot of the word, metres. */
export const WORD_Y = -0.5

/** The night: nebula, stars, and a sea of clouds far below the word. */
export function night(set: FilmSet): void {
  sky(set, {
    stops: [
      [0, '#03031a'],
      [0.34, '#070730'],
      [0.44, '#100e4a'],
      [0.51, '#2c1c74'],
      [0.55, '#5a2f92'],
      [0.62, '#1f1458'],
      [1, '#0c0730'],
    ],
    glows: [
      { around: 0.7, height: 0.46, width: 0.17, color: '#10306e' },
      { around: 0.79, height: 0.42, width: 0.17, color: '#4a1248' },
      { around: 0.75, height: 0.44, width: 0.1, color: '#2a1a5e' },
    ],
    stars: 1700,
    seed: 21,
  })
  const random = seededRandom(8)
  sculpt(
    (s) => {
      for (let i = 0; i < 13; i++) {
        const near = i % 3
        const x = (i - 6) * 3 + (random() - 0.5) * 2
        const z = -6 - near * 6 - random() * 3
        cloud(
          s,
          [x, -3 - near * 0.4 + random() * 0.5, z],
          3 + random(),
          ['#7a5ad8', '#1c1668'],
          random,
        )
      }
    },
    { to: set.scene, shadow: false },
  )
  sculpt(
    (s) => {
      cloud(s, [-4.4, -2.5, 3.6], 1.6, ['#6a4ad0', '#1c1464'], random)
      cloud(s, [4.5, -2.6, 3.6], 1.7, ['#6a4ad0', '#1c1464'], random)
    },
    { to: set.scene, shadow: false },
  )
  motes(set, { count: 50, color: '#c8d4ff', spread: 12, height: 5, size: 0.06 })
}

/** The way of the star: it waits in the nest, leaps, runs along the word and comes home. */
export const starWay = course(
  [1.6, [0, 1.4, 0]],
  [2.02, [0, 2.3, 0.05]],
  [2.5, [0, 2.32, 0.05]],
  [2.7, [0, 2.02, 0]],
  [2.95, [-0.3, 3.6, 0.3]],
  [3.2, [-2.6, 2.9, 0.9]],
  [3.4, [-3.9, 1.35, 1.1]],
  [3.62, [-2.7, 0.95, 1.1]],
  [3.9, [-0.4, 1.12, 1.1]],
  [4.18, [1.9, 0.9, 1.1]],
  [4.38, [3.5, 1.15, 1.1]],
  [4.56, [3.8, 2.4, 0.8]],
  [4.74, [1.9, 3.7, 0.3]],
  [4.98, [0, 2.6, 0.02]],
)

/** Nest, star and word on their places. */
export function logo(set: FilmSet) {
  const nest = starNest(set.scene)
  nest.root.position.y = NEST.y
  nest.root.scale.setScalar(NEST.size)
  const star = starling({ size: STAR_SIZE, color: '#ffe25a', low: '#ffa93a' })
  set.add(star.root)
  const letters = litWord(set.scene, {
    text: 'STARNEST',
    family: 'Baloo 2',
    weight: 800,
    height: 0.92,
    depth: 0.4,
    spacing: 0.05,
    top: '#ffe68c',
    bottom: '#ff9a1c',
    dark: '#221a66',
    side: '#5a48d8',
  })
  for (const { root, at } of letters) root.position.set(at[0], at[1] + WORD_Y, 0.3)
  return {
    nest,
    star,
    letters,
    halo: glow(star.root, '#ffb44a', 5, [0, 0, -0.4], 1),
    heart: glow(set.scene, '#ffa83a', 4.2, [0, NEST.y + 0.15, -0.3], 0.6),
    aura: glow(set.scene, '#6a4aff', 15, [0, 1.6, -5], 0.3),
    flare: glow(set.scene, '#ffd9a0', 1, [0, 2.45, 0.6], 0.9),
    rays: rayFan(set.scene, { at: [0, 2.4, -1.4], width: 13, color: '#ffb860' }),
    lamp: pointLamp(star.root, '#ffc070', [0, -0.4, 1.9], 7, 12),
  }
}
