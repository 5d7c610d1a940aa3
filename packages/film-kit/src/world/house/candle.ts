import type { PointLight } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { pointLamp } from '../../light/lamps.ts'
import { bright, particles } from '../../particles/particles.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** A candle to be set in every frame with the seconds of the shot; flame, halo and lamp follow its
 *  power. */
export type Candle = {
  /** `power` 0 is out; `secondsOut` since it went out lets its smoke rise. */
  set: (t: number, power: number, secondsOut?: number) => void
}

/** Measures of a candle: 0.5 m of wax, a halo 2.4 m wide and, with a lamp, power 7 that reaches
 *  7 m unless said. The seed shifts its flicker. */
export type CandlePlan = {
  /** Wax above `at`, metres. */
  height?: number
  wax?: string
  /** Whether it lights its surroundings: each lamp costs, three or four a set are enough. */
  lamp?: boolean
  lampPower?: number
  reach?: number
  halo?: number
  seed?: number
}

const SMOKE_SECONDS = 2.4

/** A candle standing on `at` with a flame that flickers, bends when it is blown out, and smokes. */
export function candle(set: FilmSet, at: Vec3, plan: CandlePlan = {}): Candle {
  const { height = 0.5, wax = '#f2e2c4', seed = 1, halo: haloWidth = 2.4 } = plan
  const root = joint(set.scene, at)
  sculpt(
    (s) =>
      s
        .cylinder(wax, [0, height / 2, 0], [0.075, 0.085, height], {
          segments: 12,
          grad: '#b89a86',
        })
        .ball(wax, [0.06, height * 0.8, 0.05], [0.025, 0.07, 0.025], { segments: 8 })
        .cylinder('#2a1a2a', [0, height + 0.03, 0], [0.01, 0.012, 0.08], { segments: 6 }),
    { to: root },
  )
  const wick = joint(root, [0, height + 0.05, 0])
  const flame = sculpt(
    (s) =>
      s
        .cone('#ffb03a', [0, 0, 0], 0.055, 0.24, { glow: 1.5, segments: 12 })
        .cone('#fff2c0', [0, 0.01, 0.03], 0.03, 0.13, { glow: 1.9, segments: 10 }),
    { to: wick, shadow: false },
  )
  const halo = glow(root, '#ffb45a', haloWidth, [0, height + 0.16, 0.05], 0.7)
  const lamp = plan.lamp ? candleLamp(root, height, plan) : undefined
  const smoke = candleSmoke(set, [at[0], at[1] + height + 0.1, at[2]], seed)
  return {
    set(t, power, secondsOut = -1) {
      const flicker = 0.88 + 0.08 * Math.sin(t * 9 + seed * 3) + 0.04 * Math.sin(t * 17.3 + seed)
      const light = clamp(power) * flicker
      flame.visible = power > 0.02
      wick.scale.set(0.5 + 0.5 * power, Math.max(0.02, power * (0.9 + 0.2 * flicker)), 1)
      wick.rotation.z = 0.08 * Math.sin(t * 3.1 + seed) + (1 - power) * 0.9
      halo.set(light)
      if (lamp) lamp.intensity = (plan.lampPower ?? 7) * light
      smoke(secondsOut)
    },
  }
}

function candleLamp(root: ReturnType<typeof joint>, height: number, plan: CandlePlan): PointLight {
  return pointLamp(root, '#ffa850', [0, height + 0.3, 0.45], plan.lampPower ?? 7, plan.reach ?? 7)
}

/** A thin thread of smoke, going up in a curl. */
function candleSmoke(set: FilmSet, at: Vec3, seed: number): (seconds: number) => void {
  const dots = particles(26, bright('#b8c4e8'), { shining: false })
  set.add(dots.points)
  const puffs = scatter(26, seed, (random) => ({ delay: random() * 1.3, way: random() - 0.5 }))
  return (seconds) => {
    dots.points.visible = seconds >= 0 && seconds < SMOKE_SECONDS + 1.3
    dots.set((i) => {
      const { delay, way } = cycle(puffs, i)
      const age = (seconds - delay) / SMOKE_SECONDS
      const seen = age > 0 && age < 1 ? Math.sin(Math.PI * Math.sqrt(age)) : 0
      const curl = Math.sin(age * 7 + delay * 2) * 0.09 * (0.3 + age)
      return {
        at: [at[0] + curl + way * 0.1 * age, at[1] + age * 0.95, at[2]],
        size: 0.05 + 0.16 * Math.max(0, age),
        opacity: 0.17 * seen,
      }
    })
  }
}
