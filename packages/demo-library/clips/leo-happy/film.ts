import { HOST_LENS, hostLook, leoHost } from '@starnest/film-kit/critter/cast/leo-host'
import { loopTime } from '@starnest/film-kit/critter/moves/loop-time'
import { clip, shot } from '@starnest/film-kit/film/script'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { beat, wave } from '@starnest/film-kit/time/loop'
import { cycle, scatter } from '@starnest/film-kit/time/random'
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
    const dots = particles(46, bright('#ffffff'))
    set.add(dots.points)
    const tints = ['#ffe27a', '#ffb04a', '#ff9fd0', '#9fe8ff'].map((color) => bright(color, 1.4))
    const sparks = scatter(46, 9, (random) => ({
      x: (random() - 0.5) * 4.4,
      phase: random(),
      z: -1.2 + random() * 1.7,
      scale: 0.5 + random(),
    }))
    return (t) => {
      const bounce = Math.abs(wave(t, SECONDS, 3))
      const landing = Math.max(0, 1 - bounce * 3)
      leo.place(0, 0, 0.1 * wave(t, SECONDS, 3), 0.13 * bounce)
      leo.pose(loopTime(t, SECONDS, leo.species.seed), {
        happy: 1,
        grin: 0.95,
        tilt: 0.16 * wave(t, SECONDS, 3),
        roll: 0.05 * wave(t, SECONDS, 3),
        squash: 0.05 * bounce - 0.07 * landing,
        look: [0, 0.08],
        earDroop: 0.16 * (1 - bounce),
      })
      for (const [arm, side] of [
        [arms.left, -1],
        [arms.right, 1],
      ] as const) {
        arm.scale.setScalar(1.3)
        arm.rotation.set(
          -0.5,
          -0.45 * side,
          side * (2.12 + 0.28 * wave(t, SECONDS, 6, side > 0 ? 0 : 0.5)),
        )
      }
      dots.set((i) => {
        const { x, phase, z, scale } = cycle(sparks, i)
        const age = beat(t, SECONDS, 1, phase)
        return {
          at: [x + 0.15 * wave(t, SECONDS, 2, phase), 3.5 - age * 3.2, z],
          size: 0.1 * scale,
          opacity: Math.sin(age * Math.PI) * (0.6 + 0.4 * wave(t, SECONDS, 8, phase)),
          color: cycle(tints, i),
        }
      })
      return frame()
    }
  },
})

export default clip({
  about: {
    slug: 'leo-happy',
    kind: 'clip',
    title: 'Leo is happy',
    use: 'leo',
    loop: true,
    credits: [{ name: 'Starnest Studio', role: 'Animation' }],
  },
  sound,
  backdropColor: '#1f1458',
  font: { family: 'Baloo 2', weights: [800] },
  shots: [bust],
  stillAt: 0.67,
})
