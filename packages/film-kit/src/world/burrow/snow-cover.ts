import { ExtrudeGeometry, Shape } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import { between, cycle, seededRandom } from '../../time/random.ts'
import type { Hues } from '../nature/trees.ts'
import { lowHill } from './earth.ts'

/** Snow on a hill that is cut open: `melt` takes 0 (all of it) to 1 (gone). */
export type SnowCover = { melt: (share: number) => void; topAt: (x: number) => number }

/** Lays snow of a depth on the hill, cut open like the hill itself, with a soft edge, layers and
 *  frozen leaves in the cut. Metres. */
export function snowCover(
  set: FilmSet,
  {
    rise = lowHill,
    depth = 2.4,
    half = 18,
    back = 24,
    hues = ['#f4f8ff', '#7f9ee8'],
    seed = 3,
  }: {
    rise?: (x: number) => number
    depth?: number
    half?: number
    back?: number
    hues?: Hues
    seed?: number
  } = {},
): SnowCover {
  const topAt = (x: number) =>
    rise(x) + depth + 0.16 * Math.sin(x * 0.8 + 1) + 0.06 * Math.sin(x * 2.3)
  const steps = 60
  const shape = new Shape()
  for (let i = 0; i <= steps; i++) {
    const x = half - (2 * half * i) / steps
    if (i === 0) shape.moveTo(x, topAt(x))
    else shape.lineTo(x, topAt(x))
  }
  for (let i = 0; i <= steps; i++) {
    const x = -half + (2 * half * i) / steps
    shape.lineTo(x, rise(x) - 0.15 - 0.05 * Math.sin(x * 5))
  }
  const solid = new ExtrudeGeometry(shape, {
    depth: back,
    bevelEnabled: true,
    bevelThickness: 0.14,
    bevelSize: 0.12,
    bevelSegments: 3,
  })
  const mesh = sculpt(
    (s) => {
      s.add(solid, hues[0], { at: [0, 0, -0.08 - back], grad: hues[1], rim: 0.6 })
      const random = seededRandom(seed)
      const lines = Math.max(1, Math.round(depth / 0.7))
      for (let row = 1; row <= lines; row++) {
        for (let x = -half / 1.6; x < half / 1.6; x += 0.5) {
          const y = rise(x) + (depth * row) / (lines + 1) + 0.14 * Math.sin(x * 0.7 + row * 2)
          s.ball(row % 2 ? '#c4d6ff' : '#dce8ff', [x, y, 0.07], [0.27, 0.05, 0.03], {
            rotate: [0, 0, 0.1 * Math.cos(x * 0.7 + row * 2)],
            segments: 8,
            rim: 0.3,
          })
        }
      }
      for (let i = 0; i < 26; i++) {
        const x = between(random, -9, 9)
        const y = rise(x) + between(random, 0.2, depth - 0.3)
        const color = cycle(['#c87a5a', '#e0a05a', '#9a5a6a', '#ffffff'], i)
        s.ball(color, [x, y, 0.07], [0.13, 0.07, 0.04], {
          rotate: [0, 0, between(random, -1, 1)],
          segments: 8,
          gloss: 0.4,
        })
      }
    },
    { to: set.scene },
  )
  return {
    topAt,
    melt(share) {
      mesh.scale.y = Math.max(0.001, 1 - share)
      mesh.position.y = -0.5 * share
      mesh.visible = share < 0.995
    },
  }
}
