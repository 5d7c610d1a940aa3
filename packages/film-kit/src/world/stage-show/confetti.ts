import type { FilmSet } from '../../film/film-set.ts'
import { bright, particles } from '../../particles/particles.ts'
import { ease } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** Paper shot up from two cannons; `set` takes the seconds since they fired. */
export type Confetti = { set: (secondsSince: number) => void }

/** Confetti from cannons at `from`, which flies up for half a second and then sails down. */
export function confetti(
  set: FilmSet,
  from: readonly Vec3[],
  {
    count = 150,
    colors = ['#ffd34d', '#ff5fa8', '#4fd8ff', '#8aff9a', '#b88aff'],
    height = 4.4,
    spread = 3.4,
    size = 0.17,
    seed = 13,
  } = {},
): Confetti {
  const dots = particles(count, bright('#ffffff'), { shining: false, stretch: 2 })
  set.add(dots.points)
  const tints = colors.map((color) => bright(color, 1.2))
  const bits = scatter(count, seed, (random) => ({
    dx: random() - 0.5,
    dy: 0.45 + random() * 0.55,
    dz: random() - 0.5,
    late: random() * 0.25,
    turn: random() * 6,
  }))
  return {
    set(since) {
      dots.set((i) => {
        const { dx, dy, dz, late, turn } = cycle(bits, i)
        const [x, y, z] = cycle(from, i)
        const age = since - late
        const up = ease.out(Math.min(1, Math.max(0, age) / 0.7))
        const sail = Math.max(0, age - 0.6)
        return {
          at: [
            x + dx * spread * up * 1.6 - x * 0.35 * up + Math.sin(age * 3 + turn) * 0.2,
            y + dy * height * up - sail * (0.7 + 0.3 * dy),
            z + dz * spread * 0.7 * up,
          ],
          size: size * (0.7 + 0.3 * Math.abs(Math.sin(age * 7 + turn))),
          opacity: age > 0 ? 0.95 : 0,
          color: cycle(tints, i),
          turn: turn + age * 5,
        }
      })
    },
  }
}
