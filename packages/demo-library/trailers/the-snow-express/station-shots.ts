import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { straightTrack } from '@starnest/film-kit/world/railway/track'
import { house } from '@starnest/film-kit/world/town/buildings'
import { lanternString, streetLamp } from '@starnest/film-kit/world/town/lantern'
import { blueHour, firs, rails, range, snowfall, snowfield, winterSky } from './sets.ts'
import { signalDisc, snowExpress, stationmaster } from './train.ts'

/** Height of the snowfield: the platform in front, the line's bed behind it, hills beyond. */
const stationGround = (x: number, z: number) => {
  const bed = z < -1.1 ? -0.62 : 0
  const hills = z < -9 ? (-z - 9) * 0.2 * (0.7 + 0.4 * Math.sin(x * 0.3)) : 0
  return bed + hills + 0.05 * Math.sin(x * 0.9) * Math.cos(z * 0.8)
}

/** The star in its lantern, then the smallest stationmaster of the line sends the train off. */
export const departure = shot({
  name: 'departure',
  seconds: 5.4,
  look: { ...blueHour, fill: { color: '#ffb27a', power: 1, from: [5, 3, 4] } },
  lens: 29,
  shadowSpan: 10,
  stage(set) {
    winterSky(set)
    snowfield(set, stationGround)
    range(set, [
      [-22, 0, -46, 17],
      [3, 0, -52, 23],
      [24, 0, -44, 18],
    ])
    firs(set, {
      count: 150,
      field: [-30, 30, -30, -8],
      free: (x, z) => Math.abs(x + 7) < 3 && z > -12,
    })
    const line = straightTrack([0, -0.45, -2.6])
    rails(set, line, -24, 24)
    sculpt(
      (s) => {
        house(s, [-7, -0.4, -8.2], {
          wall: '#b06a78',
          roof: '#eef3ff',
          size: [4.2, 2.6, 3],
          light: '#ffd27a',
          chimney: true,
        })
        s.box('#8a94cc', [0, -0.3, -1.06], [40, 0.62, 0.2], { rim: 0.6 })
        s.box('#ffd98a', [0, 0.02, -1], [40, 0.06, 0.24], { gloss: 0.3 })
      },
      { to: set.scene },
    )
    for (const x of [-4.4, 4.2]) streetLamp(set.scene, [x, 0, -0.6], { metal: '#34406e' })
    lanternString(
      set.scene,
      [-5.5, 5.1, -4.6],
      [7.5, 5.1, -4.6],
      ['#ffb04a', '#ff6f5a', '#ffd27a', '#ff8fa0', '#ffb04a'],
    )
    pointLamp(set.scene, '#ffb86a', [2.9, 2.6, 2.4], 9, 8)
    snowfall(set, [0, 4, -1], 0.3)
    const metresAt = (t: number) => 3.5 + keys(t, [4.5, 0], [5.6, 0.9, ease.in])
    const train = snowExpress(set, line, metresAt, { size: 0.5 })
    const master = stationmaster(set, [1.5, 1])
    signalDisc(master)
    return (t, { talk }) => {
      train.set(t, 0.55 + 0.6 * progress(t, 4.3, 4.9))
      train.engine.lamp.set(1)
      train.star.pose(t, {
        yaw: keys(t, [0, -0.2], [1.3, 0.35]),
        look: keys(t, [0, [0.1, 0.5]], [0.9, [0.1, 0.5]], [1.5, [0.9, -0.1]]),
        sad: 0.35 * (1 - progress(t, 1.2, 1.6)),
        grin: progress(t, 1.4, 1.8),
        roll: 0.1 * Math.sin(t * 2),
      })
      const blow = pulse(t, 3.95, 5.3, 0.25)
      master.place(1.5, 1, keys(t, [0, -0.75], [2.1, -0.75], [2.7, -0.05]))
      master.pose(t, {
        look: keys(t, [0, [-0.4, 0.5]], [1.9, [-0.4, 0.45]], [2.5, [0, 0.1]], [4.2, [0.25, 0.15]]),
        talk: talk('pilou'),
        squash: -0.1 * pulse(t, 3.7, 4.05, 0.16) + 0.08 * blow,
        nod: 0.12 * pulse(t, 3.7, 4.05, 0.16) - 0.06 * blow,
        armL: [keys(t, [3.55, 0.1], [3.95, 2.15]), keys(t, [3.55, 0], [3.95, -0.75])],
        armR: [keys(t, [2.4, 0], [2.9, 0.5]), keys(t, [2.4, 0.1], [2.9, 1.55, ease.back])],
        brave: 0.7 * progress(t, 3.6, 3.9),
        happy: 0.9 * pulse(t, 4.2, 5.2),
        grin: 0.4 * pulse(t, 2.2, 3.6),
      })
      set.camera.shoot({
        t,
        sway: 0.04,
        from: keys(
          t,
          [0, [0.4, 1.9, 3]],
          [1.2, [0.6, 1.9, 3.3]],
          [2.7, [1.7, 1.5, 6.6], ease.smoother],
          [5.4, [1.6, 1.45, 5.7]],
        ),
        at: keys(
          t,
          [0, [-0.3, 1.75, -2.6]],
          [1.2, [-0.2, 1.72, -2.6]],
          [2.7, [1.05, 1.4, 0], ease.smoother],
          [5.4, [1.3, 1.38, 0.2]],
        ),
      })
      return {
        focus: keys(t, [1.2, 5.9], [2.4, set.camera.distanceTo([1.5, 1.1, 1.1])]),
        range: 1.5,
        blur: 0.95,
      }
    }
  },
})
