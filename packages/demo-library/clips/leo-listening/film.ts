import { HOST_LENS, hostLook, leoHost } from '@starnest/film-kit/critter/cast/leo-host'
import { blinkAt, loopTime } from '@starnest/film-kit/critter/moves/loop-time'
import { clip, shot } from '@starnest/film-kit/film/script'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { keys } from '@starnest/film-kit/time/keyframes'
import { beat, wave } from '@starnest/film-kit/time/loop'
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
    const life = SECONDS / 3
    const waves = [0, 0.5].map((phase) => ({
      phase,
      ring: songRings(set, { count: 1, life, width: 1.1, power: 0.5, color: '#8fe8ff' }),
    }))
    return (t) => {
      leo.pose(loopTime(t, SECONDS, leo.species.seed), {
        look: keys(t, [0.3, [0.14, 0.04]], [0.7, [0.02, 0]], [2.2, [0.02, 0]], [2.6, [0.14, 0.04]]),
        tilt: -0.2 + 0.03 * wave(t, SECONDS),
        nod: 0.06 * Math.max(0, wave(t, SECONDS, 2)) * (t < 2 ? 1 : 0.4),
        lean: 0.06,
        grin: 0.22,
        happy: blinkAt(t, 0.5, 2.4),
        earDroop: -0.1 + 0.07 * wave(t, SECONDS, 4),
      })
      arms.right.scale.setScalar(1.34)
      arms.right.rotation.set(-0.35, -0.5, 2.16 + 0.04 * wave(t, SECONDS, 2))
      for (const { ring, phase } of waves) ring(beat(t, SECONDS, 3, phase) * life, [1.3, 2.3, 0.4])
      return frame()
    }
  },
})

export default clip({
  about: {
    slug: 'leo-listening',
    kind: 'clip',
    title: 'Leo listens',
    use: 'leo',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#1f1458',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [bust],
  stillAt: 1.4,
})
