import type { FilmSet } from '../film/film-set.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { cycle, scatter } from '../time/random.ts'
import { bright, particles } from './particles.ts'

/** Downward pull on drops, metres a second squared: a little less than on Earth, for a soft arc. */
const GRAVITY = 7

/** Jets of a fountain: drops leave `at` upwards at `speed` and outwards at `reach` metres a second
 *  in `jets` directions, and vanish at `floor` metres. */
export function waterJets(
  set: FilmSet,
  at: Vec3,
  {
    count = 220,
    jets = 7,
    speed = 4.6,
    reach = 1.1,
    floor = 0,
    size = 0.16,
    colors = ['#ffffff', '#d8f6ff', '#a8e6fa'],
    seed = 23,
  } = {},
): void {
  const dots = particles(count, bright('#ffffff'), { shining: false })
  set.add(dots.points)
  const tints = colors.map((color) => bright(color, 1.15))
  const drops = scatter(count, seed, (random) => ({
    birth: random(),
    jet: Math.floor(random() * jets),
    off: random() - 0.5,
    scale: 0.5 + random(),
  }))
  const flight =
    (speed + Math.sqrt(speed * speed + 2 * GRAVITY * Math.max(0, at[1] - floor))) / GRAVITY
  set.everyFrame((t) => {
    dots.set((i) => {
      const { birth, jet, off, scale } = cycle(drops, i)
      const share = (t / flight + birth) % 1
      const age = share * flight
      const angle = (jet / jets) * Math.PI * 2 + off * 0.25
      const out = reach * (1 + off * 0.3) * age
      return {
        at: [
          at[0] + Math.cos(angle) * out,
          at[1] + speed * age - (GRAVITY * age * age) / 2,
          at[2] + Math.sin(angle) * out,
        ],
        size: size * scale * (0.7 + 0.5 * share),
        opacity: Math.min(1, share * 12, (1 - share) * 6),
        color: cycle(tints, i),
      }
    })
  })
}
