import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { puffs } from '@starnest/film-kit/particles/puffs'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import { bendTrack, beside, straightTrack } from '@starnest/film-kit/world/railway/track'
import { viaduct } from '@starnest/film-kit/world/railway/viaduct'
import { house } from '@starnest/film-kit/world/town/buildings'
import { blueHour, firs, rails, range, snowfall, snowfield, winterSky } from './sets.ts'
import { drive, snowExpress, stationmaster } from './train.ts'

/** Depth of the gorge under the rails, metres. */
const GORGE = 9.5

/** Village houses on the valley floor: x, z, size. */
const VILLAGE = [
  [-15, -15, 1],
  [-10.5, -19, 1.2],
  [-5, -16, 0.9],
  [3, -20, 1.3],
  [9, -16.5, 1],
  [14, -21, 1.2],
  [-1, -25, 1.1],
] as const

/** One sweeping crane: from the wheels up over the train until the whole valley lies below. */
export const overTheViaduct = shot({
  name: 'viaduct',
  seconds: 5.6,
  look: blueHour,
  lens: 33,
  shadowSpan: 17,
  stage(set) {
    winterSky(set)
    snowfield(
      set,
      (x, z) => -GORGE + 0.5 * Math.sin(x * 0.3) * Math.cos(z * 0.25) + Math.max(0, -z - 22) * 0.22,
      130,
      60,
    )
    range(set, [
      [-40, -8, -50, 22],
      [-17, -8, -56, 29],
      [6, -8, -52, 21],
      [27, -8, -58, 31],
      [50, -8, -50, 22],
    ])
    firs(set, {
      count: 260,
      field: [-48, 48, -46, 12],
      seed: 9,
      free: (_x, z) => Math.abs(z - 3) < 7,
    })
    const line = bendTrack(62)
    sculpt(
      (s) => {
        viaduct(s, line, { from: -65, to: 65, height: GORGE + 0.8 })
        for (const [index, [x, z, size]] of VILLAGE.entries()) {
          house(s, [x, -GORGE + Math.max(0, -z - 22) * 0.22, z], {
            wall: cycle(['#c07a80', '#8a90c8', '#b08a70'], index),
            roof: '#eef3ff',
            size: [2.6 * size, 1.9 * size, 2.2 * size],
            light: '#ffd27a',
            chimney: index % 2 === 0,
          })
        }
        for (let metres = -36; metres <= 36; metres += 9) {
          const [x, y, z] = beside(line, metres, -1.45)
          s.cylinder('#34406e', [x, y + 0.9, z], [0.06, 0.08, 1.6], { segments: 8 })
          s.ball('#ffd890', [x, y + 1.85, z], [0.2, 0.26, 0.2], { glow: 1.5, segments: 12 })
          s.cone('#34406e', [x, y + 2.05, z], 0.26, 0.2, { segments: 10 })
        }
      },
      { to: set.scene },
    )
    for (const [x, z] of VILLAGE) glow(set.scene, '#ffb45a', 5, [x, -GORGE + 1.6, z + 1.6], 0.7)
    for (let metres = -36; metres <= 36; metres += 9) {
      glow(set.scene, '#ffd890', 2.2, beside(line, metres, -1.4, 1.85), 0.5)
    }
    rails(set, line, -64, 64)
    snowfall(set, [0, 5, 6], 0.9)
    const metresAt = (t: number) => -12 + t * 5.2
    const train = snowExpress(set, line, metresAt, {
      count: 60,
      life: 3,
      size: 0.78,
      wind: [-0.4, 0, 0],
    })
    const master = stationmaster(set)
    drive(master, train.engine.cab, 0.44, 0.9)
    return (t) => {
      train.set(t)
      train.engine.lamp.set(1)
      train.star.pose(t, { grin: 1, look: [0.3, 0.4], yaw: 0.4 })
      master.pose(t, {
        look: [0.2, 0.3],
        lean: 0.1,
        grin: 0.8,
        happy: pulse(t, 1.2, 2.6),
        armL: [2.05, -0.12],
      })
      const x = metresAt(t)
      set.camera.shoot({
        t,
        sway: 0.08,
        from: keys(
          t,
          [0, [-9.2, 0.75, 6.2]],
          [1.1, [-4, 1.3, 7.6], ease.in],
          [5.6, [-8, 6.2, 33], ease.smooth],
        ),
        at: keys(
          t,
          [0, [x + 1.2, 1.1, 0.6]],
          [1.1, [x + 0.6, 1.8, 0.4], ease.in],
          [5.6, [4, 2.2, -7], ease.smooth],
        ),
      })
      return {
        focus: [x, 1.6, 0.6],
        range: keys(t, [0, 2.2], [3, 9]),
        blur: keys(t, [0, 0.9], [3, 0.55]),
      }
    }
  },
})

/** From between the sleepers: the lamp grows out of the dark wood, and the first snowball falls. */
export const fromTheRail = shot({
  name: 'rail',
  seconds: 3.4,
  look: { ...blueHour, keyFrom: [-7, 8, 2] },
  lens: 34,
  shadowSpan: 13,
  stage(set) {
    winterSky(set)
    snowfield(set, (x, z) => {
      const bank = Math.max(0, Math.abs(x) - 2.2)
      return -0.22 + 0.16 * bank + 0.06 * bank * bank * 0.3 + 0.05 * Math.sin(x * 2 + z)
    })
    range(set, [
      [-20, 0, -58, 24],
      [12, 0, -62, 30],
    ])
    firs(set, {
      count: 190,
      field: [-17, 17, -58, 2],
      seed: 12,
      tall: 1.25,
      free: (x) => Math.abs(x) < 3.3,
    })
    const line = straightTrack([0, 0, 0], -Math.PI / 2)
    rails(set, line, -70, 9)
    snowfall(set, [0, 4, -1], 0.4)
    const metresAt = (t: number) =>
      keys(t, [-4, -60, ease.linear], [0, -25, ease.linear], [3.4, 5, ease.linear])
    const train = snowExpress(set, line, metresAt, { count: 50, life: 1.5, size: 0.7, rise: 2 })
    const balls = puffs(set, 7, { color: '#f8f6ff', grad: '#7080cc', segments: 20 })
    return (t) => {
      train.set(t)
      train.engine.lamp.set(0.75)
      train.star.pose(t, {})
      balls.set((i) => {
        const since = t - 1.5 - i * 0.24
        const side = i % 2 ? 1 : -1
        const x = side * (6.5 - since * 4.6) + side * 0.3 * i
        const fall = Math.max(0, 3.4 - 7 * since * since)
        const bounce =
          Math.abs(Math.sin(Math.max(0, since - 0.7) * 5)) *
          0.7 *
          Math.exp(-Math.max(0, since - 0.7))
        return {
          at: [x, 0.15 + (since < 0.7 ? fall : bounce), 3.6 - (i % 3) * 1.3],
          size: since < 0 ? 0 : (0.2 + 0.06 * (i % 3)) * progress(since, 0, 0.12),
          turn: since * 6,
        }
      })
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(t, [0, [1.25, 0.34, 7.4]], [3.4, [1.75, 0.5, 8.6]]),
        at: keys(t, [0, [0.2, 1.35, -10]], [3.4, [0.1, 1.85, -2]]),
        lens: keys(t, [0, 30], [3.4, 40]),
      })
      const nose = metresAt(t) + 2.8
      return {
        focus: keys(t, [0, 9], [1, set.camera.distanceTo([0, 1.8, nose])]),
        range: 2.4,
        blur: 0.9,
      }
    }
  },
})
