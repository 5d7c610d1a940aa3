import { shot } from '@starnest/film-kit/film/script'
import { falling } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { downpour, forest, onTwos, rainy, titleLook } from '../sets/forest.ts'
import { bringHeron } from '../sets/heron.ts'

/** An extreme wide still: a whole forest, and one red dot that walks. */
export const wide = shot({
  name: 'wide',
  seconds: 6,
  look: { ...rainy, fog: { color: '#9fd0b6', near: 22, far: 58 } },
  lens: 26,
  fadeIn: 0.8,
  stage(set) {
    const bend = forest(set, {
      clearing: 9,
      frame: [
        [-9.4, 9],
        [-7.6, 7],
        [10.2, 10],
        [8.4, 5],
        [11.2, 6],
      ],
    })
    downpour(set, 0.5, 300)
    const heron = bringHeron(set)
    return (t) => {
      const acted = onTwos(t)
      bend(0)
      const going = 1 - progress(acted, 5.3, 5.7)
      const x = keys(t, [0, -5.6], [5.5, -0.9, ease.linear])
      heron.place([x, 0, 0.4], 1.25 - 0.35 * progress(acted, 5.4, 5.8))
      heron.pose(acted, {
        steps: acted * 4.6,
        stride: 0.8 * going,
        armR: [1.35, -0.1],
        armL: [0.15, 0.1],
        umbrella: [0.12, 0, 0],
        look: [0.1, keys(acted, [5.4, 0], [5.8, 0.6])],
        wind: 0.1,
      })
      set.camera.shoot({ t, from: [0.4, 1.7, 27], at: [0.2, 4.9, 0], sway: 0.02 })
      return {
        focus: 27,
        range: 12,
        blur: 0.35,
        lettering: {
          ...titleLook,
          x: 760,
          y: 235,
          age: t - 0.9,
          gone: progress(t, 4.9, 5.4),
          entrance: 'fade',
          lines: [
            { text: 'The Umbrella', size: 96 },
            { text: 'Samurai', size: 150 },
          ],
        },
      }
    }
  },
})

/** One drop on the edge of the paper, one eye, and then the wind. */
export const drop = shot({
  name: 'drop',
  seconds: 4.5,
  look: { ...rainy, vignette: 0.6 },
  lens: 25,
  stage(set) {
    const bend = forest(set)
    downpour(set, 0.6, 160, -7.5)
    falling(set, {
      count: 26,
      fall: 0.9,
      wind: 5,
      size: 0.2,
      stretch: 2.4,
      tumble: 5,
      colors: ['#3f8a5a', '#6ab46a'],
      at: [0, 3.4, -1.4],
      box: [7, 3.4, 1.6],
    })
    const heron = bringHeron(set)
    const bead = set.add(joint())
    sculpt(
      (s) =>
        s
          .ball('#eafff6', [0, 0, 0], [0.055, 0.07, 0.055], { gloss: 1, glow: 0.35, rim: 1 })
          .cone('#eafff6', [0, 0.04, 0], 0.04, 0.1, { gloss: 1, glow: 0.35 }),
      { to: bead, shadow: false },
    )
    return (t) => {
      const acted = onTwos(t)
      const alert = progress(acted, 2.7, 2.95)
      bend(0.1 * progress(t, 2.4, 4.8), 1 + 2 * alert)
      heron.place([0, 0, 0], 0.42)
      heron.pose(acted + 1.1, {
        armR: [1.5, 0.12],
        umbrella: [-0.1, 0, -0.06],
        look: keys(
          acted,
          [0, [0.1, 0.1]],
          [0.8, [0.55, 0.2]],
          [1.7, [0.55, 0.2]],
          [1.95, [0.5, -0.8]],
          [2.6, [0.5, -0.8]],
          [2.85, [-0.85, 0.35]],
        ),
        sleepy: keys(acted, [0, 0.55], [2.6, 0.5], [2.8, 0]),
        brave: alert,
        wow: 0.35 * pulse(acted, 2.75, 3.4),
        wind: 0.1 + 0.8 * alert,
        tilt: 0.1 * pulse(acted, 1.7, 2.6, 0.3),
      })
      const swell = progress(t, 0, 1.5)
      const fall = progress(t, 1.55, 2.05, ease.in)
      bead.position.set(0.92, lerp(3.37, 1.6, fall), 1.12)
      bead.scale.setScalar(0.35 + 0.75 * swell)
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.15, 2.85, 5.3]], [5, [0.95, 2.85, 4.75]]),
        at: keys(t, [0, [0.35, 2.98, 0.2]], [5, [0.2, 2.98, 0.2]]),
        sway: 0.02,
      })
      const rack = progress(t, 1.7, 2.1)
      const face = set.camera.distanceTo(heron.faceAt())
      return {
        focus: lerp(set.camera.distanceTo([0.92, 3.37, 1.12]), face, rack),
        range: 0.9,
        blur: 0.9,
      }
    }
  },
})
