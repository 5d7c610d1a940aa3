import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { lightShaft } from '@starnest/film-kit/light/window-light'
import { falling } from '@starnest/film-kit/particles/weather'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { cleared, downpour, forest, onTwos, rainy } from '../sets/forest.ts'
import { bringHeron } from '../sets/heron.ts'
import { cub, foxMask } from '../sets/storm.ts'

/** The umbrella comes down over two instead of one. */
export const shelter = shot({
  name: 'shelter',
  seconds: 6.5,
  look: rainy,
  lens: 30,
  stage(set) {
    const bend = forest(set, { clearing: 8 })
    downpour(set, 0.4, 240, -6.8)
    const heron = bringHeron(set)
    const fox = set.cast(cub, [0.95, 0.5], -0.25)
    const face = foxMask(set.scene)
    const warm = pointLamp(set.scene, '#ff9a6a', [0.4, 2.9, 2], 0, 7)
    return (t, { talk }) => {
      const acted = onTwos(t)
      bend(0)
      const spread = progress(acted, 1.7, 2.1, ease.back)
      const safe = progress(acted, 2.3, 2.7)
      face.root.position.set(1.95, 0.3, 1)
      face.root.scale.setScalar(0.42)
      face.root.rotation.set(-0.45, -0.5, 0.25)
      face.pose(0.08)
      fox.pose(acted, {
        sit: 1,
        shiver: 1 - safe,
        sad: 1 - progress(acted, 3.1, 3.5),
        earDroop: 0.4 * (1 - progress(acted, 2.5, 3)),
        sleepy: keys(acted, [0, 0], [0.9, 0], [1.15, 1], [2.3, 1], [2.7, 0]),
        wow: pulse(acted, 2.6, 3.6),
        happy: pulse(acted, 5.2, 7.5),
        grin: 0.5 * progress(acted, 5, 5.4),
        look: keys(acted, [0, [-0.5, 0.8]], [2.3, [-0.4, 0.7]], [2.8, [-0.2, 1]], [4, [-0.7, 0.7]]),
        armL: [1.2 * (1 - safe), -0.2],
        armR: [1.2 * (1 - safe), -0.2],
        talk: talk('cub'),
      })
      heron.place([-0.75, 0, -0.25], 0.5)
      heron.pose(acted, {
        armR: keys(
          acted,
          [0, [2, 0.9]],
          [1.4, [2.1, 0.9]],
          [1.75, [1.9, 0.2]],
          [2.2, [1.75, 0.25]],
        ),
        armL: [0.1, 0.05],
        open: 0.03 + 0.97 * spread,
        umbrella: keys(
          acted,
          [0, [-0.5, 0, -0.7]],
          [1.4, [-0.6, 0, -0.7]],
          [1.8, [0, 0, -0.1]],
          [2.2, [0.06, -0.3, -0.16]],
        ),
        crouch: keys(acted, [1.7, 0.1], [2.3, 0.42]),
        lean: 0.1 * spread,
        neck: keys(acted, [0, 0.4], [1.4, 0.5], [2.6, -0.45]),
        look: keys(acted, [0, [0.3, -0.4]], [2.6, [0.35, -0.75]], [5, [0.4, -0.7]]),
        brave: 0.7 * (1 - progress(acted, 1.2, 1.6)),
        happy: progress(acted, 4.6, 4.9),
        tilt: 0.14 * progress(acted, 4.4, 4.8),
        wind: 0.05,
      })
      warm.intensity = 5 * spread
      set.camera.shoot({
        t,
        from: keys(t, [0, [1, 1.9, 9.6]], [2, [0.8, 1.8, 9]], [6.5, [0.5, 1.6, 7.8]]),
        at: keys(t, [0, [0.1, 2.35, 0]], [2, [0.1, 2.2, 0]], [6.5, [0.15, 1.85, 0]]),
        sway: 0.03,
      })
      return { focus: fox.faceAt(), range: 1.8, blur: 0.7 }
    }
  },
})

/** The same forest, still and wide; the red dot has company. */
export const road = shot({
  name: 'road',
  seconds: 6.5,
  look: cleared,
  lens: 26,
  fadeIn: 0.5,
  fadeOut: 0.9,
  stage(set) {
    const bend = forest(set, {
      clearing: 9,
      weather: 'clear',
      frame: [
        [-8.2, 8],
        [8.6, 7],
        [10.2, 5],
      ],
    })
    for (const [x, lean] of [
      [-5.2, 0.3],
      [-0.6, 0.34],
      [3.6, 0.3],
    ] as const)
      lightShaft(set.scene, [x + 4, 13, -3], [-5 + lean, -13, 0.5], {
        height: 9,
        color: '#fff3b0',
        power: 0.6,
      })
    glow(set.scene, '#fff0b0', 16, [7, 13, -16], 0.8)
    falling(set, {
      count: 40,
      fall: 0.5,
      wind: 0.6,
      size: 0.24,
      stretch: 2.4,
      tumble: 2,
      colors: ['#8fbf4a', '#c8d860', '#4f9a4c'],
      at: [0, 4, 0],
      box: [10, 8, 5],
    })
    const heron = bringHeron(set)
    const fox = set.cast(cub)
    const face = foxMask(fox.head)
    face.root.scale.setScalar(0.52)
    face.root.position.set(-0.5, 0.62, -0.05)
    face.root.rotation.set(-0.75, -0.5, 0.3)
    return (t) => {
      const acted = onTwos(t)
      bend(0)
      const x = keys(t, [0, -2.6], [7, 1.8, ease.linear])
      const glance = pulse(acted, 2.2, 4.8, 0.3)
      face.pose(0.08)
      heron.place([x, 0, 0.2], 0.95)
      heron.pose(acted, {
        steps: acted * 4.4,
        stride: 0.7,
        armR: [1.5, -0.15],
        umbrella: [0.2, 0, -0.1],
        look: [0.3 * glance + 0.1, -0.5 * glance],
        happy: pulse(acted, 2.6, 4.6),
        wind: 0.1,
      })
      fox.place(x + 1.75, 0.9, 0.95)
      fox.pose(acted, {
        walk: 11,
        stride: 1,
        hop: 5.5,
        hopHeight: 0.22,
        grin: 0.8,
        look: [-0.5 * glance, 0.8 * glance],
        happy: pulse(acted, 3, 5),
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.2, 1.6, 14]], [7, [0.2, 1.9, 20]]),
        at: keys(t, [0, [-0.4, 2.7, 0]], [7, [0.2, 4, 0]]),
        sway: 0.02,
      })
      return { focus: set.camera.distanceTo(heron.faceAt()), range: 7, blur: 0.5 }
    }
  },
})
