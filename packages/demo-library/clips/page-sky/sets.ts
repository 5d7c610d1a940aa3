import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { loopStars } from '@starnest/film-kit/particles/loop-stars'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { wave } from '@starnest/film-kit/time/loop'
import { cycle, seededRandom } from '@starnest/film-kit/time/random'
import { sky } from '@starnest/film-kit/world/sky'
import { skyLantern } from '@starnest/film-kit/world/town/sky-lantern'

/** Deep and even: text must stand on every part of it. */
export const pageLook: Look = {
  ...looks.space,
  skyLight: '#9a8ee0',
  groundLight: '#2a1a66',
  ambient: 1.15,
  key: '#8f9cff',
  keyPower: 0.9,
  keyFrom: [-5, 8, 4],
  fill: { color: '#ff8a5a', power: 0.5, from: [4, -1, 3] },
  fog: { color: '#1a1258', near: 12, far: 46 },
  rim: '#a890ff',
  rimPower: 0.55,
  exposure: 0.92,
  bloom: 0.5,
  vignette: 0.6,
  skySoftness: 0.25,
}

/** Night with a nebula, darkest in the middle where words stand. */
export function nebula(set: FilmSet, seconds: number): void {
  const { dome } = sky(set, {
    stops: [
      [0, '#03031a'],
      [0.38, '#06082c'],
      [0.48, '#0d0d44'],
      [0.54, '#20145c'],
      [0.6, '#140c42'],
      [1, '#080522'],
    ],
    glows: [
      { around: 0.67, height: 0.44, width: 0.17, color: '#0c2a5e' },
      { around: 0.83, height: 0.46, width: 0.17, color: '#3c0f42' },
      { around: 0.75, height: 0.54, width: 0.22, color: '#1c1050' },
    ],
  })
  set.everyFrame((t) => {
    dome.rotation.y = 0.05 * wave(t, seconds)
  })
  loopStars(set, { count: 700, seconds, from: -0.2, seed: 14 })
}

/** Three rows of cloud with haze between them; each slides to and fro at its own pace. */
export function cloudSea(set: FilmSet, seconds: number): void {
  const rows = [
    { z: -17, y: -5.7, width: 3.4, hues: ['#b49ae0', '#4a3494'] as const, swing: 0.35 },
    { z: -10, y: -4.9, width: 2.7, hues: ['#9a84d0', '#2c1f74'] as const, swing: 0.5 },
    { z: -3, y: -4.1, width: 2, hues: ['#7a68b8', '#1c1258'] as const, swing: 0.65 },
  ]
  for (const [index, { z, y, width, hues, swing }] of rows.entries()) {
    const random = seededRandom(index + 31)
    const row = joint(set.scene)
    sculpt(
      (s) => {
        for (let i = 0; i < 96; i++) {
          const across = ((i * 0.618) % 1) * 2 - 1
          const heap = 0.5 + 0.5 * Math.sin(across * 9 + index * 2)
          const size = width * (0.22 + 0.3 * random()) * (0.6 + 0.6 * heap)
          const at = [
            across * (9 - z * 0.62),
            y + (random() - 0.7) * width * 0.7 * heap,
            z + (random() - 0.5) * 2.4,
          ] as const
          s.ball(hues[0], at, [size * 1.12, size * 0.92, size], {
            grad: hues[1],
            segments: 13,
            rim: 0.9,
          })
        }
      },
      { to: row, shadow: false },
    )
    const haze = glow(set.scene, index === 0 ? '#5a3aa8' : '#3a2690', 1, [0, y - 0.4, z + 2.2], 0.5)
    haze.sprite.scale.set(60, 6.5, 1)
    set.everyFrame((t) => {
      row.position.x = swing * wave(t, seconds, 1, index * 0.21)
      row.position.y = 0.1 * wave(t, seconds, 1, index * 0.3 + 0.4)
    })
  }
}

/** Columns of lanterns: place, size, and metres between two of a column. */
const COLUMNS = [
  { x: -5.6, z: 0, size: 0.62, gap: 3.4, start: 0.2 },
  { x: -7.6, z: -7, size: 0.55, gap: 3, start: 0.7 },
  { x: -3.9, z: -11, size: 0.5, gap: 3.6, start: 0.45 },
  { x: -0.9, z: -20, size: 0.5, gap: 4.6, start: 0.1 },
  { x: 3.1, z: -15, size: 0.5, gap: 4, start: 0.85 },
  { x: 5.4, z: -8, size: 0.55, gap: 3.2, start: 0.3 },
  { x: 5.3, z: 0.6, size: 0.6, gap: 3.8, start: 0.6 },
  { x: 10.5, z: -14, size: 0.55, gap: 3.4, start: 0.05 },
  { x: -12, z: -16, size: 0.55, gap: 3.8, start: 0.55 },
] as const

const PAPERS = [
  ['#ffb45a', '#ff7a3a'],
  ['#ffc878', '#ff9a4a'],
  ['#ff9a7a', '#e8608a'],
] as const

/** Lanterns that rise for ever: in one loop each takes the place of the one above it. */
export function lanterns(set: FilmSet, seconds: number): void {
  for (const [index, { x, z, size, gap, start }] of COLUMNS.entries()) {
    const reach = 5.5 - z * 0.28
    const count = Math.ceil((2 * reach) / gap) + 2
    const [paper, low] = cycle(PAPERS, index)
    const shine = z < -10 ? 0.5 : 0.68
    for (let k = 0; k < count; k++) {
      const { root, halo } = skyLantern(set.scene, { paper, low, shine })
      root.scale.setScalar(size)
      set.everyFrame((t) => {
        const y = -reach + (k - 1 + start + t / seconds) * gap
        root.position.set(
          x + 0.35 * Math.sin(y * 0.8 + index) + 0.1 * wave(t, seconds, 1, index * 0.3),
          y,
          z,
        )
        root.rotation.set(
          0.05 * wave(t, seconds, 2, index * 0.2),
          0,
          0.08 * Math.sin(y * 0.9 + index * 2),
        )
        halo.set(0.6 + 0.12 * wave(t, seconds, 5, index * 0.37))
      })
    }
  }
}
