import type { Group, Mesh } from 'three'
import type { FilmSet } from '../../../film/film-set.ts'
import { bright, particles } from '../../../particles/particles.ts'
import { joint, type Sculptor, sculpt } from '../../../sculpt/sculptor.ts'
import type { Vec3 } from '../../../time/keyframes.ts'
import { scatter, seededRandom } from '../../../time/random.ts'

/** A toy planet: `hues` from pole to pole, `bands` in a third hue, `rings` in one or two hues lying
 *  `tilt` radians out of level. */
export type PlanetPlan = {
  at: Vec3
  radius: number
  hues: readonly [top: string, low: string]
  bands?: string
  rings?: readonly string[]
  tilt?: Vec3
  craters?: string
}

/** Sculpts a planet with bands, craters and flat rings. */
export function toyPlanet(s: Sculptor, plan: PlanetPlan): void {
  const { at, radius, hues, bands, rings = [], tilt = [0.35, 0, 0.3], craters } = plan
  s.ball(hues[0], at, radius, { segments: 44, grad: hues[1], rim: 1.2 })
  const level: Vec3 = [Math.PI / 2 + tilt[0], tilt[2], 0]
  if (bands) {
    for (const [share, wide] of [
      [0, 0.1],
      [0.42, 0.07],
      [-0.4, 0.06],
    ] as const) {
      const lift = share * radius
      const around = Math.sqrt(1 - share * share) * radius
      s.ring(
        bands,
        [at[0] - Math.sin(tilt[2]) * lift, at[1] + lift, at[2] + Math.sin(tilt[0]) * lift],
        [around - radius * 0.03, radius * 0.05],
        {
          rotate: level,
          size: [1, 1, wide / 0.05],
          segments: 40,
          tubeSegments: 6,
          rim: 1,
        },
      )
    }
  }
  if (craters) {
    for (const [x, y, r] of [
      [-0.35, 0.4, 0.2],
      [0.4, 0.1, 0.26],
      [-0.1, -0.45, 0.16],
      [0.1, 0.75, 0.12],
    ] as const) {
      const z = Math.sqrt(1 - x * x - y * y)
      s.ball(
        craters,
        [at[0] + x * radius, at[1] + y * radius, at[2] + z * radius],
        [r * radius, r * radius, 0.05 * radius],
        {
          rotate: [-y, x, 0],
          segments: 16,
        },
      )
    }
  }
  for (const [i, hue] of rings.entries()) {
    s.ring(hue, at, [radius * (1.55 + i * 0.34), radius * 0.14], {
      rotate: level,
      size: [1, 1, 0.12],
      segments: 60,
      tubeSegments: 6,
      rim: 0.8,
      glow: 0.18,
    })
  }
}

/** Planets that are moved together: set `position` of the group to rush past them. */
export function planets(set: FilmSet, plans: readonly PlanetPlan[]): Group {
  const root = set.add(joint())
  sculpt(
    (s) => {
      for (const plan of plans) toyPlanet(s, plan)
    },
    { to: root, shadow: false },
  )
  return root
}

/** Stars on all sides, above and below; the kit's skies have them above the horizon only. */
export function starsAround(set: FilmSet, { count = 360, color = '#dff4ff', seed = 5 } = {}): void {
  const dots = particles(count, bright(color))
  const stars = scatter(count, seed, (random) => {
    const angle = random() * Math.PI * 2
    const rise = random() * 2 - 1
    const flat = Math.sqrt(1 - rise * rise) * 85
    return {
      at: [Math.cos(angle) * flat, rise * 85, Math.sin(angle) * flat] as Vec3,
      size: 0.34 + random() ** 4 * 1.1,
      phase: random() * 6.28,
    }
  })
  set.add(dots.points)
  set.everyFrame((t) => {
    dots.set((i) => {
      const star = stars[i]
      if (!star) return { at: [0, -200, 0], size: 0, opacity: 0 }
      return { at: star.at, size: star.size, opacity: 0.6 + 0.4 * Math.sin(t * 1.3 + star.phase) }
    })
  })
}

/** Lines of light along z that rush by; call the result with the metres travelled towards -z. */
export function starLines(
  set: FilmSet,
  { count = 46, color = '#bff6ff', reach = 14, length = 2.4, clear = 3.5, seed = 11 } = {},
): (metres: number) => void {
  const span = 90
  const random = seededRandom(seed)
  const lines = Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2
    const away = clear + random() * reach
    return [Math.cos(angle) * away, 1.5 + Math.sin(angle) * away * 0.75, -random() * span] as Vec3
  })
  const sheaf = (): Mesh =>
    sculpt(
      (s) => {
        for (const [i, at] of lines.entries()) {
          s.pill(i % 5 ? color : '#ffc2a0', at, 0.022, length * (0.5 + (i % 4) * 0.3), {
            rotate: [Math.PI / 2, 0, 0],
            segments: 5,
            glow: 0.9,
            rim: 0,
          })
        }
      },
      { to: set.scene, shadow: false },
    )
  const pair = [sheaf(), sheaf()]
  return (metres) => {
    const gone = ((metres % span) + span) % span
    for (const [i, mesh] of pair.entries()) mesh.position.z = gone + 25 - i * span
  }
}

/** A giant with rings wide enough to ride on. Its middle lies `away` metres to the left of the
 *  rider at the origin, who rides towards -z; call the result with the metres ridden. */
export function ringRoad(
  set: FilmSet,
  {
    away = 46,
    radius = 24,
    hues = ['#ff9a78', '#a83a86'] as readonly [string, string],
    bands = '#ffd0a0',
  } = {},
): (metres: number) => void {
  const middle: Vec3 = [-away, -0.3, 0]
  const giant = set.add(joint(undefined, middle))
  sculpt(
    (s) => {
      toyPlanet(s, { at: [0, 4, 0], radius, hues, bands, tilt: [0, 0, 0] })
    },
    { to: giant, shadow: false },
  )
  sculpt(
    (s) => {
      for (const [i, hue] of [
        '#3fa6b8',
        '#8fd8d0',
        '#ffd9b0',
        '#6fc4c8',
        '#ffb48f',
        '#4a8fc0',
      ].entries()) {
        s.ring(hue, [0, -0.02 * (i % 2), 0], [away - 11 + i * 4.4, 2.1], {
          rotate: [Math.PI / 2, 0, 0],
          size: [1, 1, 0.02],
          segments: 110,
          tubeSegments: 5,
          glow: 0.12,
        })
      }
    },
    { to: giant, shadow: false },
  )
  const rubble = joint(giant)
  const random = seededRandom(6)
  sculpt(
    (s) => {
      for (let i = 0; i < 230; i++) {
        const angle = random() * Math.PI * 2
        const out = away + (random() - 0.5) * 22
        const near = Math.abs(out - away) < 2.2
        const size = (near ? 0.12 : 0.3) * (0.4 + random())
        s.rock(
          i % 3 ? '#d8f4f0' : '#ffc9a4',
          [Math.cos(angle) * out, near ? 0.05 : 0.2 + random() * 0.6, Math.sin(angle) * out],
          size,
          {
            rotate: [random() * 3, random() * 3, 0],
            grad: '#3a6a98',
          },
        )
      }
    },
    { to: rubble, shadow: false, faceted: true },
  )
  return (metres) => {
    giant.rotation.y = 0
    rubble.rotation.y = -metres / away
  }
}

/** A planet so small that a mailbox makes it look full: a pale clay ball of `radius` metres whose
 *  top is the origin of the set. */
export function tinyPlanet(
  set: FilmSet,
  {
    radius = 4.2,
    hues = ['#b9a6f4', '#5a3fae'] as readonly [string, string],
    craters = '#9a84e0',
  } = {},
): void {
  set.heightAt = (x, z) => Math.sqrt(Math.max(0.01, radius * radius - x * x - z * z)) - radius
  sculpt(
    (s) => {
      s.ball(hues[0], [0, -radius, 0], radius, { segments: 44, grad: hues[1] })
      for (const [x, z, r] of [
        [-1.6, 2.1, 0.5],
        [1.9, 1.7, 0.36],
        [0.4, 2.9, 0.3],
        [2.7, 0.2, 0.42],
        [-2.9, 0.5, 0.4],
        [-0.6, -1.8, 0.5],
      ] as const) {
        const y = set.heightAt(x, z)
        const out: Vec3 = [z / radius, 0, -x / radius]
        s.ball(craters, [x, y, z], [r, 0.05, r], { rotate: out, segments: 18 })
      }
    },
    { to: set.scene },
  )
}
