import { shot } from '@starnest/film-kit/film/script'
import { puffs } from '@starnest/film-kit/particles/puffs'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter } from '@starnest/film-kit/time/random'
import { straightTrack } from '@starnest/film-kit/world/railway/track'
import { blueHour, firs, rails, snowfall, snowfield, winterSky } from './sets.ts'
import { drive, snowExpress, stationmaster } from './train.ts'

const SPEED_METRES_A_SECOND = 4.5

/** Pilou leans out of the cab; the whole slope comes bouncing over the boiler. */
export const snowballs = shot({
  name: 'snowballs',
  seconds: 4.2,
  look: { ...blueHour, fill: { color: '#ffb27a', power: 1.1, from: [6, 2.5, 4] } },
  lens: 30,
  shadowSpan: 12,
  stage(set) {
    winterSky(set, { lights: 0.7 })
    const slope = (x: number, z: number) =>
      -0.22 +
      (z < -2.6 ? (-z - 2.6) * 0.55 + 0.3 * Math.sin(x * 0.5) * Math.min(1, (-z - 2.6) / 4) : 0)
    snowfield(set, slope)
    firs(set, { count: 230, field: [-40, 34, -24, -5.5], seed: 5, free: () => false })
    const line = straightTrack()
    rails(set, line, -40, 40)
    snowfall(set, [2, 4, 0], 1.8)
    const metresAt = (t: number) => -8 + t * SPEED_METRES_A_SECOND
    const train = snowExpress(set, line, metresAt, { size: 0.6, wind: [-0.6, 0, -0.5] })
    const master = stationmaster(set)
    drive(master, train.engine.cab, 0.4, 0.5, -0.2)
    master.root.position.y = 0.14
    const rolls = scatter(44, 7, (random) => ({
      start: -0.5 + random() * 2.7,
      x: lerp(0.6, 6.6, random()),
      size: 0.22 + random() ** 2 * 0.55,
      phase: random() * 3,
      pace: 5.5 + random() * 2.5,
    }))
    const balls = puffs(set, rolls.length, { color: '#f8f6ff', grad: '#7080cc', segments: 22 })
    return (t, { talk }) => {
      const d = metresAt(t)
      train.set(t)
      train.engine.lamp.set(1)
      train.star.pose(t, {
        sad: progress(t, 1.3, 1.6),
        shiver: progress(t, 1.4, 1.7),
        look: [0.6, 0.4],
      })
      balls.set((i) => {
        const { start, x, size, phase, pace } = cycle(rolls, i)
        const since = t - start
        const z = -13 + since * pace
        const hop = Math.abs(Math.sin(since * 3.4 + phase))
        const over = 3.5 * Math.exp(-((z / 2.6) ** 2))
        const path = d + x + 1.4
        return {
          at: [path, slope(path, Math.min(z, 2)) + size + Math.max(hop * 0.9, over + hop * 0.3), z],
          size: size * progress(since, 0, 0.2) * (z > 5.4 ? 0 : 1),
          turn: since * 5,
        }
      })
      const fright = pulse(t, 1.35, 2.9, 0.17)
      const brave = progress(t, 2.75, 3.05)
      master.pose(t, {
        lean: 0.05 - 0.12 * fright + 0.08 * brave,
        squash:
          -0.09 * pulse(t, 1.15, 1.45, 0.15) +
          0.08 * pulse(t, 1.4, 1.9) -
          0.07 * pulse(t, 2.6, 2.95, 0.16),
        look: keys(
          t,
          [0, [0.25, 0.05]],
          [0.9, [0.25, 0.05]],
          [1.3, [0.6, 0.75]],
          [2.5, [0.5, 0.5]],
          [2.9, [0.2, 0]],
        ),
        wow: fright,
        sad: 0.5 * fright,
        brave,
        talk: talk('pilou'),
        grin: 0.4 * (1 - progress(t, 0.9, 1.2)),
        armL: [2.05 + 0.35 * fright, -0.12],
        armR: [
          keys(t, [1.2, 0.3], [1.5, 1.3], [2.7, 1.2], [3.1, 2.5, ease.back]),
          0.2 + 0.3 * fright,
        ],
      })
      set.camera.shoot({
        t,
        sway: 0.09,
        from: keys(
          t,
          [0, [d + 1.6, 2.2, 5]],
          [0.9, [d + 1.7, 2.25, 5.1]],
          [1.7, [d + 3.2, 3, 8.2]],
          [2.5, [d + 3, 2.9, 7.8]],
          [3.4, [d + 1, 2.3, 4]],
        ),
        at: keys(
          t,
          [0, [d - 0.7, 2.1, 0.3]],
          [0.9, [d - 0.6, 2.1, 0.3]],
          [1.7, [d + 0.4, 2.5, -1]],
          [2.5, [d + 0.3, 2.4, -1]],
          [3.4, [d - 0.9, 2.15, 0.4]],
        ),
      })
      return { focus: master.faceAt(), range: 1.6, blur: 0.95 }
    }
  },
})
