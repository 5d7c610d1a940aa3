import { shot } from '@starnest/film-kit/film/script'
import { focusLines, speedLines } from '@starnest/film-kit/particles/speed-lines'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { downpour, forest, onTwos, stormy } from '../sets/forest.ts'
import { bringHeron } from '../sets/heron.ts'
import { foxMask, whirl } from '../sets/storm.ts'

/** The storm puts on its face: it is as tall as the bamboo. */
export const mask = shot({
  name: 'mask',
  seconds: 5.5,
  look: stormy,
  lens: 32,
  stage(set) {
    const bend = forest(set, {
      clearing: 8,
      weather: 'storm',
      frame: [
        [-6.6, 4.6],
        [7.6, 4],
      ],
    })
    downpour(set, 5, 260)
    const heron = bringHeron(set)
    const face = foxMask(set.scene)
    const storm = whirl(set)
    return (t, { talk }) => {
      const acted = onTwos(t)
      const come = progress(acted, 0.9, 2, ease.back)
      const roar = pulse(t, 3.3, 5.2, 0.3)
      bend(0.16 * progress(t, 0, 1.4) + 0.06 * roar, 4)
      storm(t, [2.2, 4.4, -5.5], 2.2 + 1.9 * progress(t, 0, 2.2), progress(t, 0, 1.2))
      face.root.visible = acted > 0.85
      face.root.position.set(2.1, 4.7 + 0.12 * Math.sin(t * 1.7), -4.6 + 1.5 * roar)
      face.root.scale.setScalar(Math.max(0.01, 2.05 * come))
      face.root.rotation.set(
        0.2 + 0.1 * roar,
        -0.24,
        0.06 * Math.sin(t * 1.3) + talk('storm') * 0.05,
      )
      face.pose(progress(acted, 1.9, 2.2), 0.4 - 0.4 * talk('storm'))
      const brace = progress(acted, 3.3, 3.7)
      heron.place([-1.9, 0, 3.4], 2.5)
      heron.pose(acted, {
        armR: [1.5, 0],
        armL: [0.3 + 0.8 * brace, 0.3],
        umbrella: [-0.1 + 0.75 * brace, 0, 0.1],
        crouch: 0.45 * brace,
        lean: 0.25 * brace,
        neck: keys(acted, [1, 0], [1.5, 0.9], [3.3, 0.7], [3.7, -0.4]),
        look: keys(acted, [0, [0, 0.1]], [1.3, [0.1, 0.9]]),
        wind: 0.35 + 0.6 * brace,
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [-2.6, 1.1, 11.4]], [6.5, [-2.2, 0.9, 10.4]]),
        at: keys(t, [0, [-0.2, 2.8, 0]], [2, [0.2, 3.4, 0]], [6.5, [0.2, 3.3, 0]]),
        roll: 0.06,
        sway: 0.03,
      })
      return { focus: set.camera.distanceTo([2.1, 4.4, -3]), range: 8, blur: 0.4 }
    }
  },
})

const EYES: Vec3 = [-5.95, 2.96, 0.2]
const MASK: Vec3 = [6, 2.8, 0]

/** Silence. Two pairs of eyes, and the fastest pan of the film between them. */
export const stare = shot({
  name: 'stare',
  seconds: 4.5,
  look: { ...stormy, contrast: 0.42 },
  lens: 9.5,
  shadowSpan: 10,
  stage(set) {
    const bend = forest(set, { clearing: 9, weather: 'storm' })
    const heron = bringHeron(set)
    const face = foxMask(set.scene)
    const storm = whirl(set, 9)
    const strokes = speedLines(set, {
      span: 16,
      clear: 0.05,
      high: 3,
      deep: [1, 2.5],
      speed: 70,
      count: 60,
      thick: 0.012,
    })
    const lines = focusLines(set, { color: '#f4fffa', away: 5, hole: 0.72, count: 38 })
    return (t) => {
      const acted = onTwos(t)
      bend(0.2, 5)
      storm(t, [6, 3, -2.2], 1.7)
      heron.place([-6, 0, -0.1], 0.78)
      const shut = progress(acted, 0.85, 1)
      heron.pose(acted + 2.2, {
        look: keys(acted, [0, [0.1, 0.1]], [0.5, [0.2, 0.1]]),
        brave: 1,
        sleepy: 0.42,
        open: 1 - 0.97 * shut,
        armR: [1.2 - 0.4 * shut, -0.2],
        umbrella: [1.2 * shut, 0.3 * shut, -0.5 * shut],
        crouch: 0.12,
        wind: 0.85,
      })
      face.root.position.set(...MASK)
      face.root.scale.setScalar(1.15)
      face.root.rotation.set(0.08, -0.55, -0.05)
      face.pose(0.72 + 0.28 * progress(acted, 3.4, 3.65), 0.85 - 0.85 * pulse(acted, 3.3, 5, 0.2))
      const pan = progress(t, 2.2, 2.5, ease.smoother)
      const at: Vec3 = [
        EYES[0] + (MASK[0] - EYES[0]) * pan,
        EYES[1] + 0.04 * t,
        EYES[2] * (1 - pan) + 0.3 * Math.sin(pan * Math.PI),
      ]
      const from: Vec3 = [0.2, 2.7, 9]
      set.camera.shoot({ t, from, at, sway: 0.01, roll: -0.05 + 0.12 * pan })
      strokes([at[0], at[1], 0], t, pulse(t, 2.16, 2.56, 0.1))
      lines(from, at, 0.8 * pulse(t, 3.35, 5.4, 0.2), 9.5)
      return {
        focus: set.camera.distanceTo(pan < 0.5 ? heron.faceAt() : MASK),
        range: 2,
        blur: 0.6 * (1 - pulse(t, 2.1, 2.6, 0.15)),
      }
    }
  },
})
