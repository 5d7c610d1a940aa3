import { shot } from '@starnest/film-kit/film/script'
import { lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { hours, titleLook, wallAt } from '../sets/hours.ts'
import { orbit, pair, spots } from '../sets/pair.ts'

/** After the rain: he asks, she is gone. */
export const meet = shot({
  name: 'meet',
  seconds: 10,
  look: hours.rain,
  lens: 28,
  fadeIn: 0.9,
  stage(set) {
    const wall = wallAt(set, 'rain')
    const { basil, posy } = pair(set)
    return (t) => {
      wall.shine(t, 0.2)
      const at = spots(t)
      basil.place(at.basil)
      posy.place(at.posy)
      const bow = pulse(t, 5.4, 7.1, 0.5)
      basil.pose(t, {
        glide: 1 - pulse(t, 5, 7.4, 0.4),
        raise: keys(t, [0, 0.55], [4.6, 0.7], [5.4, 0.9]) - 0.8 * bow,
        stretch: 0.45 + 0.35 * bow,
        turn: keys(t, [0, 0.1], [4, 0.2], [5, 0.35]),
        look: keys(
          t,
          [0, [0.1, 0.4]],
          [3.4, [0.2, 0.4]],
          [4.4, [0.3, 0]],
          [6.2, [0.2, 0.2]],
          [8.6, [0.2, 0]],
        ),
        stalkR: [0.16 * bow, -0.1 * bow, 0.3 * bow],
        stalkL: [-0.16 * bow, -0.1 * bow, 0.2 * bow],
        smile: 1 - 0.7 * progress(t, 8.2, 8.6),
        wow: 0.7 * pulse(t, 8, 9, 0.2),
        tilt: 0.1 * bow,
      })
      const hide = keys(t, [0, 0], [7.3, 0], [7.5, 0.16], [7.85, 1])
      posy.pose(t, {
        hide,
        raise: keys(t, [0, 0.9], [3.6, 1], [5, 0.7], [6.4, 0.85]),
        stretch: keys(t, [0, 0.5], [5.2, 0.4], [6.6, 0.15]),
        turn: keys(t, [0, -0.7], [3.8, -0.6], [4.8, 0.1]),
        look: keys(t, [0, [-0.4, 0.8]], [3.8, [-0.3, 0.7]], [4.7, [0.1, 0]], [6.4, [0, 0]]),
        wow: pulse(t, 6.1, 7.8, 0.2),
        smile: 0.8 * (1 - progress(t, 5.6, 6)),
        lids: 0.1,
        roll: 0.05 * Math.sin(t * 26) * pulse(t, 8, 9.4, 0.3),
      })
      orbit(set, t)
      const near = set.camera.distanceTo(basil.faceAt())
      const far = set.camera.distanceTo(posy.faceAt())
      return {
        focus: lerp(near, far, progress(t, 6.6, 7.4)),
        range: 1.4,
        blur: 0.95,
        lettering: {
          ...titleLook,
          lines: [{ text: 'A Slow Waltz', size: 136 }],
          x: 640,
          y: 140,
          entrance: 'fade',
          age: (t - 0.7) * 0.5,
          gone: progress(t, 4.2, 4.8),
        },
      }
    }
  },
})

/** He comes; it takes him so long that she has time to be brave. */
export const slow = shot({
  name: 'slow',
  seconds: 10,
  look: hours.gold,
  lens: 28,
  stage(set) {
    const wall = wallAt(set, 'gold')
    const { basil, posy } = pair(set)
    return (t) => {
      const film = t + 10
      wall.shine(film, 0.35)
      const at = spots(film)
      basil.place(at.basil)
      posy.place(at.posy)
      basil.pose(film, {
        glide: 1,
        raise: keys(t, [0, 0.55], [4, 0.7], [6.4, 0.5], [8.2, 0.15], [9.6, 0.6]),
        stretch: 0.55 + 0.1 * Math.sin(t * 2),
        look: keys(t, [0, [0, 0.1]], [2.4, [0.3, 0.2]], [4, [0, 0]]),
        lids: keys(t, [0, 0.3], [3, 0.38], [5.6, 0.15]),
        smile: progress(t, 5.4, 6.2),
        tilt: 0.06 * Math.sin(t * 1.5),
        wow: 0.4 * pulse(t, 5.2, 6, 0.25),
      })
      // First the eyes, quickly back, then a little more each time.
      const hide = keys(
        t,
        [0, 1],
        [2.2, 1],
        [2.7, 0.72],
        [3.7, 0.72],
        [3.95, 1],
        [4.8, 1],
        [5.4, 0.66],
        [6.4, 0.6],
        [7.6, 0.25],
        [8.4, 0.22],
        [9.3, 0],
      )
      posy.pose(film, {
        hide,
        stalks: keys(
          t,
          [2.2, 0.1],
          [2.8, 0.7],
          [3.7, 0.7],
          [3.95, 0.1],
          [5, 0.2],
          [5.6, 0.9],
          [9, 1],
        ),
        raise: keys(t, [6, 0.1], [7.6, 0.4], [9.3, 0.75]),
        stretch: 0.25,
        look: keys(
          t,
          [2.8, [0.2, 0.1]],
          [3.2, [-0.4, 0]],
          [5.6, [0.1, 0]],
          [6.4, [-0.5, -0.1]],
          [7, [0.05, 0]],
        ),
        lids: keys(t, [2.4, 0.5], [2.9, 0.1], [5, 0.4], [6, 0.1], [8.6, 0.2]),
        smile: progress(t, 8, 9),
        wow: 0.5 * pulse(t, 3, 3.9),
        tilt: -0.12 * progress(t, 8.4, 9.4),
        roll: 0.04 * Math.sin(t * 24) * pulse(t, 0, 1.6, 0.4),
      })
      orbit(set, film)
      const her = set.camera.distanceTo(posy.faceAt())
      const him = set.camera.distanceTo(basil.faceAt())
      return { focus: lerp(him, her, progress(t, 1.6, 2.6)), range: 1.3, blur: 0.95 }
    }
  },
})
