import type { FilmSet } from '../film/film-set.ts'
import { clamp } from '../time/easing.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { cycle, scatter } from '../time/random.ts'
import { bright, particles } from './particles.ts'

/** Dust to be set in every frame with the seconds of the shot; `power` thins it, 0 to 1. */
export type Dust = { set: (t: number, power?: number) => void }

/** Small clouds of dust, flour or drops kicked up behind something that moves along `path` (seconds
 *  to a point): they rise, grow and fade. Unlike `trail` they do not shine. Call `set` in every
 *  frame; `power` 0 to 1. */
export function dust(
  set: FilmSet,
  path: (t: number) => Vec3,
  {
    count = 40,
    color = '#fff4e4',
    life = 0.8,
    size = 0.55,
    spread = 0.5,
    rise = 0.7,
    opacity = 0.85,
    from = 0,
    seed = 41,
  } = {},
): Dust {
  const dots = particles(count, bright(color), { shining: false })
  set.add(dots.points)
  const puffs = scatter(count, seed, (random) => ({
    birth: random(),
    dx: random() - 0.5,
    dy: random(),
    dz: random() - 0.5,
    scale: 0.5 + random(),
  }))
  return {
    set(t, power = 1) {
      dots.set((i) => {
        const { birth, dx, dy, dz, scale } = cycle(puffs, i)
        const age = (t / life + birth) % 1
        const born = t - age * life
        const [x, y, z] = path(born)
        const out = spread * (0.3 + age)
        return {
          at: [x + dx * out, y + dy * spread * 0.3 + rise * age * life, z + dz * out],
          size: size * scale * (0.35 + 0.65 * age) * (1 - age * 0.5),
          opacity: born > from ? clamp(power) * opacity * (1 - age * age) : 0,
        }
      })
    },
  }
}
