import { HOST_LENS, hostLook, leoHost } from '@starnest/film-kit/critter/cast/leo-host'
import { blinkAt, loopTime } from '@starnest/film-kit/critter/moves/loop-time'
import { clip, shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
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
    const { leo, arms, frame } = leoHost(set, SECONDS)
    const dots = [0, 1, 2].map((index) => {
      const root = joint(set.scene, [0.62 + index * 0.27, 2.86 - index * 0.2, 0.5])
      sculpt(
        (s) => s.puff('#ffe27a', starOutline(), 0.26, { size: 0.11, glow: 0.9, grad: '#ffb43c' }),
        { to: root, shadow: false },
      )
      return { root, halo: glow(root, '#ffc45a', 0.6, [0, 0, 0.05], 0.7), index }
    })
    return (t) => {
      leo.pose(loopTime(t, SECONDS, leo.species.seed), {
        look: keys(
          t,
          [0.4, [0.55, 0.75]],
          [1.3, [0.62, 0.6]],
          [1.65, [-0.1, 0.85]],
          [2.7, [-0.16, 0.8]],
          [3.1, [0.55, 0.75]],
        ),
        tilt: 0.14 + 0.03 * wave(t, SECONDS),
        sad: 0.16,
        brave: 0.34,
        happy: blinkAt(t, 1.45, 2.9),
        earDroop: 0.08 * wave(t, SECONDS, 2),
        squash: 0.012 * wave(t, SECONDS, 2),
      })
      arms.right.scale.setScalar(1.3)
      arms.right.rotation.set(-1.95, 0, -0.62 + 0.05 * wave(t, SECONDS, 4))
      for (const { root, halo, index } of dots) {
        const up = pulse(t, 0.25 + index * 0.55, 3.6, 0.3)
        root.scale.setScalar(0.01 + up * (1 + 0.14 * wave(t, SECONDS, 4, -index * 0.16)))
        root.rotation.z = 0.3 * wave(t, SECONDS, 2, -index * 0.1)
        halo.set(0.7 * up)
      }
      return frame()
    }
  },
})

export default clip({
  about: {
    slug: 'leo-thinking',
    kind: 'clip',
    title: 'Leo thinks',
    use: 'leo',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#1f1458',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [bust],
  stillAt: 2.2,
})
