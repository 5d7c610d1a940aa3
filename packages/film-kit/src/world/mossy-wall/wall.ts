import type { FilmSet } from '../../film/film-set.ts'
import type { HeightAt } from '../../light/contact-shadow.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import { between, cycle, seededRandom } from '../../time/random.ts'
import { ground } from '../ground.ts'
import { strew } from '../nature/landscape.ts'
import { grassTuft } from '../nature/small-plants.ts'

/** Half the width of the wall's flat top, metres. */
const HALF = 3.1

/** Height of the top of a mossy wall that runs along x: soft in the middle, round at the edges. */
export const wallTop: HeightAt = (x, z) => {
  const over = Math.max(0, Math.abs(z) - HALF)
  return 0.05 * Math.sin(x * 1.7) * Math.cos(z * 1.9) - 0.7 * over * over
}

/** Hues of the moss, from sunlit to deep. */
export type MossHues = readonly [light: string, middle: string, deep: string]

/** The top of an old garden wall under moss, seen by somebody as big as a snail. `free` keeps the
 *  tall plants off the road. */
export function mossyWall(
  set: FilmSet,
  {
    hues = ['#b8d84a', '#6fae3c', '#3a7a3c'] as MossHues,
    stone = '#a89a90',
    capsule = '#ff9a5a',
    free = (x: number, z: number) =>
      (Math.abs(z) < 2.4 && Math.abs(x) < 5.2) || (x < -3.4 && z > -2.4),
  } = {},
): void {
  ground(set, { heightAt: wallTop, colors: [hues[0], hues[1]], size: 30, squares: 52, mottle: 0.2 })
  strew(
    set,
    { count: 120, field: [-9, 9, -3.7, 3.7], seed: 5, shadow: false },
    (s, [x, y, z], random) => {
      const size = 0.14 + random() * 0.22
      s.ball(
        cycle(hues, Math.floor(random() * 3)),
        [x, y, z],
        [size * 1.5, size * 0.5, size * 1.3],
        {
          segments: 8,
          rim: 1.1,
        },
      )
    },
  )
  strew(set, { count: 150, field: [-8, 8, -3.6, 3.6], seed: 9, shadow: false }, (s, at, random) =>
    grassTuft(s, at, 0.12 + random() * 0.12, [hues[0], hues[2]], random),
  )
  // Spore stalks of moss: the trees of this country.
  strew(
    set,
    { count: 170, field: [-9, 9, -3.6, 3.6], seed: 14, free, shadow: false },
    (s, [x, y, z], random) => {
      const height = between(random, 0.5, 1.3)
      const bend = (random() - 0.5) * 0.5
      s.tube(
        '#c86a3a',
        [
          [x, y - 0.05, z],
          [x + bend * 0.2, y + height * 0.6, z],
          [x + bend, y + height, z],
        ],
        0.018,
        { segments: 6 },
      ).ball(capsule, [x + bend * 1.1, y + height + 0.02, z], [0.06, 0.1, 0.06], {
        segments: 8,
        rotate: [0, 0, -bend * 2],
        glow: 0.1,
      })
    },
  )
  const random = seededRandom(21)
  sculpt(
    (s) => {
      for (let i = 0; i < 18; i++) {
        const side = i % 2 ? 1 : -1
        const x = -9 + i * 1.05 + random() * 0.4
        s.rock(stone, [x, -1.25, side * (HALF + 0.75)], [1.1, 0.75, 0.6], {
          detail: 1,
          grad: '#5a4a5e',
          rotate: [random() * 0.3, random(), 0],
        })
      }
    },
    { to: set.scene, shadow: false },
  )
}

/** Hues of a garden that is out of focus. */
export type GardenHues = { leaves: readonly string[]; blossoms: readonly string[] }

/** A ring of leaves and blossoms all round, 13 to 22 m away, to be looked at through blur. */
export function gardenRing(
  set: FilmSet,
  {
    leaves = ['#4f9a4a', '#7ab84a', '#3a7a52', '#a0c858'],
    blossoms = ['#ff8fa8', '#ffd05a', '#ffffff', '#c88af0'],
  }: Partial<GardenHues> = {},
  seed = 4,
): void {
  const random = seededRandom(seed)
  sculpt(
    (s) => {
      for (let i = 0; i < 44; i++) {
        const angle = (i / 44) * Math.PI * 2 + random() * 0.1
        const far = between(random, 13, 22)
        const size = between(random, 1.6, 3.4)
        s.ball(
          cycle(leaves, Math.floor(random() * 9)),
          [Math.cos(angle) * far, between(random, -4.5, 0.6), Math.sin(angle) * far],
          [size, size * 1.2, size],
          { segments: 10, rim: 1.2 },
        )
      }
      for (let i = 0; i < 46; i++) {
        const angle = random() * Math.PI * 2
        const far = between(random, 11, 17)
        s.ball(
          cycle(blossoms, i),
          [Math.cos(angle) * far, between(random, -1.5, 4), Math.sin(angle) * far],
          between(random, 0.28, 0.7),
          { segments: 8, glow: 0.3 },
        )
      }
    },
    { to: set.scene, shadow: false },
  )
}
