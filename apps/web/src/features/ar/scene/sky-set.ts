import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { cycle, seededRandom } from '@starnest/film-kit/time/random'
import { aurora } from '@starnest/film-kit/world/aurora'
import { sky } from '@starnest/film-kit/world/sky'
import { fullMoon } from '@starnest/film-kit/world/space/celestial'
import { skyLantern } from '@starnest/film-kit/world/town/sky-lantern'
import type { Mesh } from 'three'

/** The part of a set that the studio's skies use. */
export type SkyStage = Pick<FilmSet, 'add' | 'everyFrame' | 'scene'>

/** Rows of clouds below the viewer: metres away, how deep, how large, how many and how round, light and
 *  shade. */
const CLOUDS = [
  { far: 34, low: -9.5, size: 3.8, count: 84, segments: 10, hues: ['#c8a4ec', '#5a3ca8'] },
  { far: 22, low: -7, size: 2.9, count: 64, segments: 14, hues: ['#a48cdc', '#3a2a8c'] },
  { far: 13, low: -5, size: 2.1, count: 46, segments: 20, hues: ['#8470c4', '#241a6a'] },
] as const
/** Curtains of northern lights, which hang one beside the other all around. */
const CURTAINS = 9

/** Lanterns that rise around the viewer. */
const LANTERNS = 26

/** The sky of our own films all around the viewer, over a sea of clouds: stars, northern lights, the moon,
 *  and lanterns that rise. It stands still where `isCalm`. */
export function skyAround(stage: SkyStage, isCalm: boolean): void {
  const set = stage as FilmSet
  sky(set, {
    stops: [
      [0, '#0a0e3a'],
      [0.24, '#1a2470'],
      [0.38, '#3a3aa0'],
      [0.47, '#8a5cb8'],
      [0.52, '#f09aa8'],
      [0.56, '#b878b8'],
      [0.7, '#4a3494'],
      [1, '#1a1250'],
    ],
    glows: [
      { around: 0.78, height: 0.3, width: 0.32, color: '#1c3a6a' },
      { around: 0.66, height: 0.46, width: 0.24, color: '#5a2c4a' },
      { around: 0.9, height: 0.44, width: 0.26, color: '#4a2058' },
      { around: 0.25, height: 0.36, width: 0.34, color: '#1a2a6a' },
      { around: 0.1, height: 0.47, width: 0.24, color: '#5a2c4a' },
      { around: 0.45, height: 0.47, width: 0.24, color: '#4a2058' },
    ],
    stars: 900,
    seed: 6,
  })
  for (let nth = 0; nth < CURTAINS; nth += 1) {
    const turn = (nth / CURTAINS) * Math.PI * 2
    aurora(set, {
      at: [Math.sin(-turn) * 62, 15 + (nth % 3) * 4, -Math.cos(turn) * 62],
      turn,
      ...{ width: 104, height: 22, seed: nth * 3, power: 0.2 },
      colors: nth % 2 ? ['#5affc8', '#6a8aff'] : ['#4affd0', '#b06aff'],
    })
  }
  fullMoon(set, [21, 15, -50], { radius: 4.4 })
  cloudsAround(set, isCalm)
  lanternsAround(set, isCalm)
}

function cloudsAround(set: FilmSet, isCalm: boolean): void {
  for (const [row, { far, low, size, count, segments, hues }] of CLOUDS.entries()) {
    const random = seededRandom(row * 13 + 5)
    const ring = joint(set.scene)
    sculpt(
      (s) => {
        for (let nth = 0; nth < count; nth += 1) {
          const around = (nth / count) * Math.PI * 2 + random() * 0.05
          const heap = 0.55 + 0.45 * Math.sin(around * 5 + row * 2) * Math.sin(around * 3 + row)
          const radius = size * (0.5 + 0.45 * random()) * (0.65 + 0.6 * heap)
          const away = far + (random() - 0.5) * size * 2
          s.ball(
            hues[0],
            [Math.sin(around) * away, low + heap * size * 0.8, -Math.cos(around) * away],
            [radius * 1.25, radius * 0.9, radius],
            { grad: hues[1], segments, rim: 1, glow: 0.16 },
          )
        }
      },
      { to: ring, shadow: false },
    )
    if (isCalm) continue
    set.everyFrame((t) => {
      ring.rotation.y = t * 0.004 * (row + 1)
    })
  }
}

function lanternsAround(set: FilmSet, isCalm: boolean): void {
  const random = seededRandom(77)
  const papers = [
    ['#ffb45a', '#ff7a3a'],
    ['#ffd08a', '#ff9a4a'],
    ['#ff9a7a', '#ff5a5a'],
  ] as const
  for (let nth = 0; nth < LANTERNS; nth += 1) {
    const around = (nth / LANTERNS) * Math.PI * 2 + random() * 0.2
    const away = 16 + random() * 20
    const foot = -4 + random() * 16
    const [paper, low] = cycle(papers, nth)
    const lantern = skyLantern(set.scene, { paper, low, shine: 0.75 + random() * 0.3 })
    const [sway, rise] = [random() * 6, 0.12 + random() * 0.18]
    const place = (t: number) => {
      // It rises through 16 metres and comes again from the clouds.
      const height = ((foot + 5 + t * rise) % 17) - 5
      const drift = Math.sin(t * 0.3 + sway) * 0.3
      lantern.root.position.set(Math.sin(around) * away + drift, height, -Math.cos(around) * away)
    }
    place(0)
    if (!isCalm) set.everyFrame(place)
  }
  // A low light where the sun went down, for depth.
  glow(set.scene, '#ff9a7a', 60, [-30, -3, -60], 0.14)
}

/** A puff of cloud for somebody to stand on, its top about y = 0; `radius` in metres. */
export function cloudPuff(radius: number): Mesh {
  return sculpt(
    (s) => {
      for (const [x, z, size] of [
        [0, 0, 1],
        [-0.72, 0.1, 0.62],
        [0.74, 0.06, 0.66],
        [-0.3, 0.42, 0.6],
        [0.36, 0.46, 0.56],
      ] as const) {
        s.ball(
          '#d8c4f4',
          [x * radius, -size * radius * 0.42, z * radius],
          [size * radius * 0.82, size * radius * 0.46, size * radius * 0.7],
          { grad: '#7a62c4', segments: 18, rim: 1, glow: 0.1 },
        )
      }
    },
    { shadow: false },
  )
}
