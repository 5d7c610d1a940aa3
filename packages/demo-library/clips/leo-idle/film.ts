import { HOST_LENS, hostLook, leoHost } from '@starnest/film-kit/critter/cast/leo-host'
import { blinkAt, loopTime } from '@starnest/film-kit/critter/moves/loop-time'
import { clip, shot } from '@starnest/film-kit/film/script'
import { keys, pulse } from '@starnest/film-kit/time/keyframes'
import { wave } from '@starnest/film-kit/time/loop'
import { sound } from './sound.ts'

const SECONDS = 4

const bust = shot({
  name: 'bust',
  seconds: SECONDS,
  look: hostLook,
  lens: HOST_LENS,
  shadowSpan: 4,
  stage(set) {
    const { leo, frame } = leoHost(set, SECONDS)
    return (t) => {
      leo.pose(loopTime(t, SECONDS, leo.species.seed), {
        look: keys(
          t,
          [0.5, [0, 0.02]],
          [0.8, [-0.4, 0.1]],
          [1.5, [-0.4, 0.1]],
          [1.85, [0.35, 0.06]],
          [2.5, [0.35, 0.06]],
          [2.85, [0, 0.02]],
        ),
        tilt: 0.045 * wave(t, SECONDS),
        squash: 0.018 * wave(t, SECONDS, 2, 0.25),
        happy: blinkAt(t, 0.7, 1.7, 3.3),
        grin: 0.22 + 0.1 * pulse(t, 2.7, 3.9, 0.3),
        earDroop: 0.22 * pulse(t, 1.62, 1.86, 0.1) + 0.14 * pulse(t, 3, 3.2, 0.09),
      })
      return frame()
    }
  },
})

export default clip({
  about: {
    slug: 'leo-idle',
    kind: 'clip',
    title: 'Leo waits',
    use: 'leo',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#1f1458',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [bust],
  stillAt: 3.6,
})
