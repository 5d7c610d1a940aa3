import type { FilmSet } from '../../film/film-set.ts'
import { bright, particles } from '../../particles/particles.ts'
import { type BendyTube, bendyTube } from '../../sculpt/bendy-tube.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** A cat's tail for a set of mouse height: `thick` is its radius in metres. Pose it along points;
 *  the last one is the tip. */
export function catTail(
  set: FilmSet,
  { fur = '#e8893a', stripe = '#b8561f', tip = '#fff0d8', thick = 0.75 } = {},
): BendyTube {
  return bendyTube(set.scene, {
    rows: 64,
    sides: 16,
    radius(share) {
      const end = Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.93) / 0.07) ** 2))
      return thick * (1 - share * 0.25) * end
    },
    color(share) {
      if (share > 0.88) return tip
      return Math.sin(share * 46) > 0.45 ? stripe : fur
    },
    rim: 1.2,
  })
}

/** The edge of a sleeping muzzle with four whiskers that point to the left. */
export type Whiskers = {
  /** Seconds, and how far they droop (0 to 1) and tremble (0 to 1). */
  pose: (t: number, plan: { droop: number; twitch: number }) => void
}

/** Whiskers `length` metres long that grow to the left from `at`. */
export function whiskers(set: FilmSet, at: Vec3, length: number): Whiskers {
  const hairs = [0, 1, 2, 3].map((index) => ({
    index,
    tube: bendyTube(set.scene, {
      rows: 14,
      sides: 6,
      radius: (share) => 0.075 * (1 - share * 0.85),
      color: () => '#fff8ee',
      glow: 0.35,
      shadow: false,
    }),
  }))
  sculpt(
    (s) => {
      s.ball('#fff0dc', [at[0] + 3.1, at[1] - 0.4, at[2]], [3.6, 2.8, 3.2], {
        segments: 30,
        grad: '#e8a868',
      })
      for (const { index } of hairs)
        s.ball('#b8763a', [at[0] - 0.2, at[1] + 0.5 - index * 0.42, at[2] + 0.9], 0.1, {
          segments: 8,
        })
    },
    { to: set.scene },
  )
  return {
    pose(t, { droop, twitch }) {
      for (const { index, tube } of hairs) {
        const shake = twitch * 0.14 * Math.sin(t * 34 + index * 1.9)
        const rise = 0.9 - index * 0.5
        const out = (share: number): Vec3 => [
          at[0] - length * share,
          at[1] +
            0.5 -
            index * 0.42 +
            rise * share -
            droop * length * 0.24 * share * share +
            shake * share * 2,
          at[2] + 0.9 + 0.5 * share,
        ]
        tube.pose([out(0), out(0.35), out(0.7), out(1)])
      }
    },
  }
}

/** Breath to be set in every frame: `blow` 1 streams away from the nose, -1 back to it, 0 rests. */
export type Breath = { set: (t: number, blow: number) => void }

/** A visible breath between a nose at `from` and a place `to`. */
export function breath(set: FilmSet, from: Vec3, to: Vec3, count = 46): Breath {
  const dots = particles(count, bright('#cfe0ff', 0.9))
  set.add(dots.points)
  const puffs = scatter(count, 31, (random) => ({
    birth: random(),
    up: random() - 0.5,
    deep: random() - 0.5,
    size: 0.5 + random(),
  }))
  return {
    set(t, blow) {
      dots.set((i) => {
        const { birth, up, deep, size } = cycle(puffs, i)
        const age = (t * 0.9 + birth) % 1
        const share = blow < 0 ? 1 - age : age
        const wide = 0.3 + 1.5 * share
        return {
          at: [
            from[0] + (to[0] - from[0]) * share,
            from[1] + (to[1] - from[1]) * share + up * wide,
            from[2] + (to[2] - from[2]) * share + deep * wide,
          ],
          size: size * (0.3 + 0.4 * share),
          opacity: 0.16 * Math.abs(blow) * Math.sin(Math.PI * age),
        }
      })
    },
  }
}
