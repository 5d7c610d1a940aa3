import type { FilmSet } from '../../film/film-set.ts'
import { bright, particles } from '../../particles/particles.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** Where a town lies: `at` is the middle of its near edge, `width` and `depth` in metres. */
export type NightTownPlan = {
  at: Vec3
  width?: number
  depth?: number
  /** Metres that its far edge lies higher than the near one. */
  rise?: number
  /** Colour of the hill it stands on. */
  hill?: string
  lights?: number
  houses?: number
  colors?: readonly string[]
  wall?: string
  roof?: string
  seed?: number
}

/** A town seen from above at night: small dark houses, and lights that go out from the nearest to
 *  the furthest: call the answer in every frame with the seconds and how dark it is, 0 to 1. */
export function nightTown(set: FilmSet, plan: NightTownPlan): (t: number, dark?: number) => void {
  const { at, width = 60, depth = 30, rise = 0, lights = 240, houses = 70, seed = 5 } = plan
  const { colors = ['#ffd27a', '#ffb04a', '#fff0c8', '#ff8ac0'], wall = '#2c2a78' } = plan
  const roof = plan.roof ?? '#1d1c5c'
  const place = (across: number, back: number): Vec3 => [
    at[0] + (across - 0.5) * width * (0.7 + 0.5 * back),
    at[1] + 0.6 * Math.sin(across * 9) * back + rise * back,
    at[2] - back * depth,
  ]
  const homes = scatter(houses, seed, (random) => {
    const back = random()
    return { at: place(random(), back), back, size: 0.8 + random() * 1.5, tall: random() }
  })
  sculpt(
    (s) => {
      s.ball(
        plan.hill ?? '#231d74',
        [at[0], at[1] - 1.6 + rise / 2, at[2] - depth / 2],
        [width * 0.8, 1.6, depth * 0.72],
        {
          rotate: [Math.atan2(rise, depth), 0, 0],
          segments: 32,
          rim: 0.3,
        },
      )
      for (const home of homes) {
        const [x, y, z] = home.at
        const high = home.size * (0.8 + home.tall)
        s.box(wall, [x, y + high / 2, z], [home.size * 1.2, high, home.size], { grad: roof })
        s.cylinder(roof, [x, y + high + home.size * 0.3, z], [0.02, home.size, home.size * 0.6], {
          segments: 4,
          rotate: [0, Math.PI / 4, 0],
          rim: 0.8,
        })
      }
    },
    { to: set.scene, shadow: false, faceted: true },
  )
  // Lights are windows: on the front of a house, in its upper half, so that no roof before hides them.
  const lamps = scatter(lights, seed + 40, (random) => {
    const home = cycle(homes, Math.floor(random() * houses))
    const [x, y, z] = home.at
    const high = home.size * (0.8 + home.tall)
    return {
      at: [
        x + (random() - 0.5) * home.size * 0.9,
        y + high * (0.35 + 0.6 * random()),
        z + home.size * 0.5 + 0.35,
      ] as Vec3,
      back: home.back,
      phase: random() * 6.3,
    }
  })
  const tints = colors.map((color) => bright(color, 2.3))
  const dots = particles(lights, bright('#ffffff'))
  set.add(dots.points)
  return (t, dark = 0) => {
    dots.set((i) => {
      const lamp = cycle(lamps, i)
      const off = clamp((dark * 1.25 - lamp.back) / 0.12)
      return {
        at: lamp.at,
        size: 0.95,
        opacity: (0.8 + 0.2 * Math.sin(t * 1.7 + lamp.phase)) * (1 - off),
        color: cycle(tints, i),
      }
    })
  }
}
