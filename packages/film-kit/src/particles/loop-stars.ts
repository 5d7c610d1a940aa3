import type { FilmSet } from '../film/film-set.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { wave } from '../time/loop.ts'
import { cycle, scatter } from '../time/random.ts'
import { bright, particles } from './particles.ts'

/** Stars whose twinkling comes round in `seconds`; `from` 0 is the horizon, 1 the zenith. */
export type LoopStarsPlan = {
  count?: number
  color?: string
  seconds: number
  /** Lowest height of a star, as a share of the way to the zenith; may be below 0. */
  from?: number
  size?: number
  seed?: number
}

const DISTANCE = 80

/** Hangs stars in the sky of a shot that loops. */
export function loopStars(set: FilmSet, plan: LoopStarsPlan): void {
  const { count = 500, color = '#fff6d8', seconds, from = 0.02, size = 0.24, seed = 3 } = plan
  const stars = scatter(count, seed, (random) => {
    const around = random() * Math.PI * 2
    const rise = from + random() * (0.97 - from)
    const flat = Math.sqrt(1 - rise * rise) * DISTANCE
    const at: Vec3 = [Math.cos(around) * flat, rise * DISTANCE, Math.sin(around) * flat]
    return {
      at,
      size: size * (0.8 + random() ** 4 * 3.6),
      phase: random(),
      times: 1 + Math.floor(random() * 3),
    }
  })
  const cloud = particles(count, bright(color))
  set.add(cloud.points)
  set.everyFrame((t) => {
    cloud.set((i) => {
      const star = cycle(stars, i)
      return {
        at: star.at,
        size: star.size,
        opacity: 0.55 + 0.4 * wave(t, seconds, star.times, star.phase),
      }
    })
  })
}
