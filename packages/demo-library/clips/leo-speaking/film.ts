import { HOST_LENS, hostLook, leoHost } from '@starnest/film-kit/critter/cast/leo-host'
import { blinkAt, loopTime } from '@starnest/film-kit/critter/moves/loop-time'
import { clip, shot } from '@starnest/film-kit/film/script'
import { clamp } from '@starnest/film-kit/time/easing'
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
    /** Two phrases of babble with a breath between them. */
    const babble = (t: number) => {
      const phrase = pulse(t, 0.05, 1.85, 0.12) + pulse(t, 2.2, 3.8, 0.12)
      const syllables = 0.58 + 0.5 * wave(t, SECONDS, 17) + 0.3 * wave(t, SECONDS, 11, 0.3)
      return phrase * clamp(syllables, 0.04, 1)
    }
    return (t) => {
      const say = babble(t)
      leo.pose(loopTime(t, SECONDS, leo.species.seed), {
        talk: say,
        look: keys(
          t,
          [0.9, [0, 0.04]],
          [1.3, [-0.16, 0.08]],
          [2, [-0.1, 0]],
          [2.5, [0.14, 0.06]],
          [3.4, [0, 0.04]],
        ),
        tilt: 0.07 * wave(t, SECONDS, 1, 0.1),
        nod: 0.05 * wave(t, SECONDS, 4) + 0.03 * say,
        happy: blinkAt(t, 2.02),
        squash: 0.02 * wave(t, SECONDS, 4, 0.2),
        grin: 0.1,
      })
      const open = pulse(t, 0.25, 1.9, 0.4)
      const other = pulse(t, 2.1, 3.8, 0.4)
      arms.right.scale.setScalar(1 + 0.2 * open)
      arms.right.rotation.set(
        -1.2 * open,
        -0.2 * open,
        0.38 + (0.5 + 0.14 * wave(t, SECONDS, 6)) * open,
      )
      arms.left.scale.setScalar(1 + 0.2 * other)
      arms.left.rotation.set(
        -1.2 * other,
        0.2 * other,
        -0.38 - (0.5 + 0.14 * wave(t, SECONDS, 6)) * other,
      )
      return frame()
    }
  },
})

export default clip({
  about: {
    slug: 'leo-speaking',
    kind: 'clip',
    title: 'Leo speaks',
    use: 'leo',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#1f1458',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [bust],
  stillAt: 0.75,
})
