import type { FilmSet } from '../film/film-set.ts'
import { clamp } from '../time/easing.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { cycle, scatter } from '../time/random.ts'
import { bright, particles } from './particles.ts'

/** A trail to be set in every frame with the seconds of the shot; `power` dims it, 0 to 1. */
export type Trail = { set: (t: number, power?: number) => void }

/** What a trail is made of: 120 sparks that live 1.2 s, wander off 0.5 m and are born about 0.22 m
 *  wide unless said. */
export type TrailPlan = {
  count?: number
  color: string
  /** Seconds a spark lives. */
  life?: number
  /** Metres it wanders off. */
  spread?: number
  size?: number
  /** Metres a second that sparks drift. */
  drift?: Vec3
  /** Seconds the trail starts behind its head, so that it is not born inside a face. */
  lag?: number
  seed?: number
}

/** Sparks left behind by something that moves along `path` (seconds to a point): comets, wands,
 *  engines. Call `set` in every frame. */
export function trail(set: FilmSet, path: (t: number) => Vec3, plan: TrailPlan): Trail {
  const { count = 120, life = 1.2, spread = 0.5, size = 0.22, drift = [0, 0, 0], lag = 0 } = plan
  const dots = particles(count, bright(plan.color, 1.8))
  set.add(dots.points)
  const sparks = scatter(count, plan.seed ?? 1, (random) => ({
    birth: random(),
    dx: random() - 0.5,
    dy: random() - 0.5,
    dz: random() - 0.5,
    scale: random(),
  }))
  return {
    set(t, power = 1) {
      dots.set((i) => {
        const { birth, dx, dy, dz, scale } = cycle(sparks, i)
        const age = (t / life + birth) % 1
        const born = t - age * life
        const [x, y, z] = path(born - lag)
        const wide = spread * (0.25 + age)
        const late = age * life
        return {
          at: [
            x + dx * wide + drift[0] * late,
            y + dy * wide + drift[1] * late,
            z + dz * wide + drift[2] * late,
          ],
          size: size * (1 - age) * (0.5 + scale),
          opacity: born > 0 ? clamp(power) * (1 - age) : 0,
        }
      })
    },
  }
}

/** One firework: there is nothing to be seen before 0 seconds and when its life is over. */
export type Burst = { set: (secondsSince: number) => void }

/** A firework of sparks at a point; call `set` with the seconds since it went off. */
export function burst(
  set: FilmSet,
  at: Vec3,
  {
    count = 120,
    colors = ['#fff0b8'],
    size = 0.55,
    speed = 2,
    life = 2.6,
    gravity = 0.25,
    seed = 61,
  }: {
    count?: number
    colors?: readonly string[]
    size?: number
    speed?: number
    life?: number
    gravity?: number
    seed?: number
  } = {},
): Burst {
  const dots = particles(count, bright('#ffffff'))
  set.add(dots.points)
  const tints = colors.map((color) => bright(color, 2))
  const sparks = scatter(count, seed, (random) => {
    const angle = random() * Math.PI * 2
    const rise = random() * 2 - 1
    const flat = Math.sqrt(1 - rise * rise)
    const pace = speed * (1 + random() * 2.25)
    return {
      dx: Math.cos(angle) * flat * pace,
      dy: rise * pace,
      dz: Math.sin(angle) * flat * 0.5 * pace,
    }
  })
  return {
    set(since) {
      const spent = since <= 0 ? 0 : 1 - Math.exp(-since * 1.6)
      const power = since > 0 ? Math.max(0, 1 - since / life) : 0
      dots.set((i) => {
        const { dx, dy, dz } = cycle(sparks, i)
        return {
          at: [
            at[0] + dx * spent,
            at[1] + dy * spent - gravity * since * since,
            at[2] + dz * spent,
          ],
          size,
          opacity: power * (0.6 + 0.4 * Math.sin(since * 14 + i)),
          color: cycle(tints, i),
        }
      })
    },
  }
}

/** Puffs of steam or smoke that rise from a point for ever. */
export function smoke(
  set: FilmSet,
  at: Vec3,
  {
    count = 26,
    color = '#e8e4f8',
    rise = 1.6,
    size = 0.5,
    life = 2.4,
    opacity = 0.35,
    seed = 19,
  } = {},
): void {
  const dots = particles(count, bright(color), { shining: false })
  set.add(dots.points)
  const puffs = scatter(count, seed, (random) => ({
    birth: random(),
    dx: random() - 0.5,
    dz: random() - 0.5,
  }))
  set.everyFrame((t) => {
    dots.set((i) => {
      const { birth, dx, dz } = cycle(puffs, i)
      const age = (t / life + birth) % 1
      return {
        at: [
          at[0] + dx * age * 0.8 + Math.sin(t + birth * 6) * 0.1 * age,
          at[1] + age * rise,
          at[2] + dz * age * 0.5,
        ],
        size: size * (0.4 + age),
        opacity: opacity * Math.sin(Math.PI * age),
      }
    })
  })
}
