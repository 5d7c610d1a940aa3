import type { FilmSet } from '../../film/film-set.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { between, seededRandom } from '../../time/random.ts'
import { ground } from '../ground.ts'
import { snowPeak } from '../nature/mountains.ts'

/** A frozen sea: `level` is the height of the ice in the middle, metres; `clear` the radius round
 *  the middle that stays flat. */
export type IcePlan = {
  level?: number
  clear?: number
  colors?: readonly [string, string]
  cracks?: readonly [string, string]
  seed?: number
}

/** Lays flat ice with pressure ridges, cracks, hummocks and a rim of broken peaks at the horizon. */
export function iceField(set: FilmSet, plan: IcePlan = {}): void {
  const { level = 0, clear = 17, colors = ['#e6ecf2', '#a9c6e4'] } = plan
  const [crack, rust] = plan.cracks ?? ['#5f8fc4', '#b79a96']
  const heightAt = (x: number, z: number) => {
    const away = clamp((Math.hypot(x, z) - clear) / 14)
    const ridge = Math.abs(Math.sin(x * 0.11 + Math.sin(z * 0.07) * 2)) ** 6
    return level + away * (0.5 * Math.sin(x * 0.21 + 1) * Math.cos(z * 0.17) + 1.3 * ridge - 0.3)
  }
  ground(set, { heightAt, colors, size: 150, squares: 66, mottle: 0.1, glow: 0.06, seed: 4 })
  const random = seededRandom(plan.seed ?? 7)
  sculpt(
    (s) => {
      for (let i = 0; i < 13; i++) {
        const turn = random() * 6.3
        const start = between(random, 4, 12)
        const bend = between(random, -0.5, 0.5)
        const path = Array.from({ length: 7 }, (_, k): Vec3 => {
          const away = start + k * 6.5
          const angle = turn + bend * Math.sin(k * 1.1) * 0.35
          const [x, z] = [Math.cos(angle) * away, Math.sin(angle) * away]
          return [x, heightAt(x, z) + 0.01, z]
        })
        s.tube(i % 3 ? crack : rust, path, 0.05 + 0.05 * random(), { segments: 26, rim: 0.2 })
      }
    },
    { to: set.scene, shadow: false },
  )
  sculpt(
    (s) => {
      for (let i = 0; i < 70; i++) {
        const angle = random() * 6.3
        const away = clear + random() * 34
        const [x, z] = [Math.cos(angle) * away, Math.sin(angle) * away]
        const size = between(random, 0.25, 1.1)
        s.rock('#f4f6f8', [x, heightAt(x, z) + size * 0.15, z], [size, size * 0.6, size], {
          rotate: [random() * 2, random() * 3, random()],
          grad: '#7fa8d4',
          detail: 1,
        })
      }
      for (let i = 0; i < 26; i++) {
        const x = -74 + i * 6 + between(random, -2, 2)
        const height = between(random, 2, 6.5)
        snowPeak(
          s,
          [x, level - 0.6, between(random, -66, -44)],
          { height, width: height * 1.5 },
          ['#f2f2f0', '#86a6cc'],
          random,
        )
      }
    },
    { to: set.scene, faceted: true, shadow: false },
  )
}
