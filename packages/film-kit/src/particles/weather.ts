import type { FilmSet } from '../film/film-set.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { cycle, scatter } from '../time/random.ts'
import { bright, particles } from './particles.ts'

/** What falls, where and how: `size` is the longer side of a flake in metres, `opacity` 0 to 1.
 *  `shining` flakes add their light to the picture, others cover it. */
export type FallPlan = {
  count?: number
  /** Box that is filled: half width, height and half depth, metres, round `at`. */
  box?: Vec3
  at?: Vec3
  /** Metres a second downwards (negative rises), and to the right. */
  fall: number
  wind?: number
  /** How far flakes swing from side to side, metres. */
  swing?: number
  size: number
  /** Length by width: 1 is round. */
  stretch?: number
  /** Radians a second that flakes tumble. */
  tumble?: number
  colors: readonly string[]
  opacity?: number
  shining?: boolean
  seed?: number
}

/** Things that fall or rise for ever through a box. Snow, petals, bubbles and sparks are made of
 *  it; use it for feathers, confetti or falling stars. */
export function falling(set: FilmSet, plan: FallPlan): void {
  const { count = 160, box = [9, 9, 7], at = [0, 4, 0], wind = 0, swing = 0.4 } = plan
  const flakes = scatter(count, plan.seed ?? 6, (random) => ({
    x: (random() - 0.5) * 2,
    y: random(),
    z: (random() - 0.5) * 2,
    pace: 0.7 + random() * 0.6,
    phase: random() * 6.3,
    scale: 0.6 + random() * 0.8,
  }))
  const colors = plan.colors.map((color) => bright(color))
  const dots = particles(count, bright('#ffffff'), {
    shining: plan.shining ?? false,
    stretch: plan.stretch ?? 1,
  })
  set.add(dots.points)
  set.everyFrame((t) => {
    dots.set((i) => {
      const flake = cycle(flakes, i)
      const down = wrap(flake.y + (t * plan.fall * flake.pace) / box[1])
      const across = wrap((flake.x + 1) / 2 + (t * wind * flake.pace) / (box[0] * 2)) * 2 - 1
      const edge = Math.min(1, down * 8, (1 - down) * 8)
      return {
        at: [
          at[0] + across * box[0] + Math.sin(t * 1.3 * flake.pace + flake.phase) * swing,
          at[1] + (0.5 - down) * box[1],
          at[2] + flake.z * box[2] + Math.cos(t * 0.9 + flake.phase) * swing * 0.6,
        ],
        size: plan.size * flake.scale,
        opacity: (plan.opacity ?? 0.9) * edge,
        color: cycle(colors, i),
        turn: flake.phase * (plan.tumble ? 1 : 0) + t * (plan.tumble ?? 0) * flake.pace,
      }
    })
  })
}

const wrap = (value: number) => value - Math.floor(value)

/** Slow round flakes, 0.9 m a second, blown a little to the right. */
export const snow = (set: FilmSet, plan: Partial<FallPlan> = {}): void =>
  falling(set, {
    count: 260,
    fall: 0.9,
    wind: 0.25,
    size: 0.16,
    colors: ['#ffffff', '#e4ecff'],
    opacity: 0.95,
    ...plan,
  })

/** Long thin drops, 9 m a second, straight down but for a little wind. */
export const rain = (set: FilmSet, plan: Partial<FallPlan> = {}): void =>
  falling(set, {
    count: 420,
    fall: 9,
    wind: 0.6,
    swing: 0,
    size: 0.55,
    colors: ['#cfe4ff'],
    opacity: 0.7,
    stretch: 11,
    ...plan,
  })

/** Blossom that tumbles and swings, 0.6 m a second. */
export const petals = (set: FilmSet, plan: Partial<FallPlan> = {}): void =>
  falling(set, {
    count: 90,
    fall: 0.6,
    wind: 0.5,
    swing: 0.8,
    size: 0.24,
    colors: ['#ffc4dc', '#ffe0ec', '#ff9fc0'],
    stretch: 1.9,
    tumble: 1.7,
    ...plan,
  })

/** Autumn leaves that tumble and swing, 0.7 m a second. */
export const leaves = (set: FilmSet, plan: Partial<FallPlan> = {}): void =>
  falling(set, {
    count: 70,
    fall: 0.7,
    wind: 0.6,
    swing: 0.9,
    size: 0.3,
    colors: ['#ffb04a', '#e8743a', '#c94f3a'],
    stretch: 2.2,
    tumble: 1.9,
    ...plan,
  })

/** Bubbles that rise and shine, 0.9 m a second. */
export const bubbles = (set: FilmSet, plan: Partial<FallPlan> = {}): void =>
  falling(set, {
    count: 80,
    fall: -0.9,
    swing: 0.25,
    size: 0.14,
    colors: ['#cffaff', '#9fe8ff'],
    opacity: 0.55,
    shining: true,
    ...plan,
  })
