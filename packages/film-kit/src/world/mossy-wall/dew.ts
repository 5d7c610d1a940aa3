import type { FilmSet } from '../../film/film-set.ts'
import { type Glow, glow } from '../../light/glow.ts'
import { bright, particles } from '../../particles/particles.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import { mixVec3, type Vec3 } from '../../time/keyframes.ts'

/** Drops that hang and can shine: `power` 0 leaves plain water, 1 makes lanterns of them. */
export type Dew = { set: (t: number, power: number) => void }

/** One hanging drop, `size` metres, its top at `at`. */
export function dewdrop(s: Sculptor, [x, y, z]: Vec3, size: number, color = '#fff0c0'): void {
  s.turn(
    color,
    [
      [0.001, -1],
      [0.34, -0.86],
      [0.44, -0.56],
      [0.26, -0.22],
      [0.05, 0],
      [0.001, 0.02],
    ],
    {
      at: [x, y, z],
      size,
      glow: 0.75,
      grad: '#ffb45a',
      gloss: 1,
      rim: 1.4,
      segments: 16,
      rows: 12,
    },
  ).ball('#ffffff', [x - size * 0.16, y - size * 0.48, z + size * 0.34], size * 0.09, {
    segments: 8,
    glow: 1.2,
  })
}

/** Drops along a thread that sags between two points, like a string of lanterns. */
export function dewString(
  set: FilmSet,
  from: Vec3,
  to: Vec3,
  { count = 9, sag = 0.7, size = 0.3, color = '#fff0c0', halo = '#ffc46a' } = {},
): Dew {
  const along = (share: number): Vec3 => {
    const [x, y, z] = mixVec3(from, to, share)
    return [x, y - sag * 4 * share * (1 - share), z]
  }
  const root = set.add(joint())
  const drops = Array.from({ length: count }, (_, i) => along((i + 0.7) / (count + 0.4)))
  sculpt(
    (s) => {
      s.tube('#ffffff', [along(0), along(0.25), along(0.5), along(0.75), along(1)], 0.012, {
        segments: 30,
        glow: 0.6,
      })
      for (const [i, drop] of drops.entries())
        dewdrop(s, drop, size * (0.8 + 0.35 * (i % 3)), color)
    },
    { to: root, shadow: false },
  )
  return lanterns(root, drops, size, halo)
}

/** A blade of grass that bends over from `foot` to `tip` with a drop at its end. */
export function dewBlade(
  set: FilmSet,
  foot: Vec3,
  tip: Vec3,
  { size = 0.42, blade = '#8fc83f', color = '#fff0c0', halo = '#ffc46a' } = {},
): Dew {
  const root = set.add(joint())
  const high = Math.max(foot[1], tip[1]) + 0.35
  sculpt(
    (s) => {
      s.tube(
        blade,
        [
          foot,
          [foot[0] * 0.8 + tip[0] * 0.2, foot[1] + (high - foot[1]) * 0.7, foot[2]],
          [foot[0] * 0.35 + tip[0] * 0.65, high, foot[2] * 0.4 + tip[2] * 0.6],
          tip,
        ],
        0.05,
        { segments: 24, grad: '#4a8a3a' },
      )
      dewdrop(s, tip, size, color)
    },
    { to: root },
  )
  return lanterns(root, [tip], size, halo)
}

function lanterns(
  root: ReturnType<typeof joint>,
  drops: readonly Vec3[],
  size: number,
  halo: string,
): Dew {
  const halos: Glow[] = drops.map(([x, y, z]) =>
    glow(root, halo, size * 4.4, [x, y - size * 0.55, z], 0.9),
  )
  return {
    set(t, power) {
      for (const [i, one] of halos.entries())
        one.set((0.16 + 0.62 * power) * (0.88 + 0.12 * Math.sin(t * 2.1 + i * 1.7)))
    },
  }
}

/** A snail's silver trail: it lies along `path` (share 0 to 1 to a point) and shines up to the
 *  share that is drawn. */
export function silverTrail(
  set: FilmSet,
  path: (share: number) => Vec3,
  { count = 150, color = '#e8f4ff', size = 0.24 } = {},
): { set: (t: number, drawn: number, power?: number) => void } {
  const dots = particles(count, bright(color, 0.9))
  set.add(dots.points)
  return {
    set(t, drawn, power = 1) {
      dots.set((i) => {
        const share = i / (count - 1)
        const twinkle = 0.62 + 0.38 * Math.sin(t * 2.4 + i * 2.1)
        return { at: path(share), size, opacity: share <= drawn ? 0.75 * power * twinkle : 0 }
      })
    },
  }
}
