import { film, shot } from '@starnest/film-kit/film/script'
import { looks } from '@starnest/film-kit/light/looks'
import { burst } from '@starnest/film-kit/particles/effects'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { about } from './about.ts'
import { bella, desert, gus } from './sets.ts'
import { sound } from './sound.ts'

const look = { ...looks.sunset, ambient: 1.5, exposure: 1 }
const letters = {
  family: 'Pacifico',
  weight: 400,
  top: '#fffbe8',
  bottom: '#ffd9c0',
  outline: '#9a2a6a',
  outlineWidth: 0.14,
}

/** Love, two thousand spines, and a sweater. */
const hug = shot({
  name: 'hug',
  seconds: 9.8,
  look,
  lens: 31,
  fadeIn: 0.4,
  fadeOut: 0.4,
  stage(set) {
    desert(set)
    const cactus = gus(set)
    const balloon = bella(set)
    const hearts = burst(set, [0.4, 2, 0.9], {
      colors: ['#ffb0c8', '#fff0c0'],
      count: 60,
      size: 0.3,
    })
    return (t) => {
      cactus.place(-0.75, 0, 0.14)
      const jump = Math.sin(progress(t, 5, 5.8, ease.linear) * Math.PI)
      const reach = pulse(t, 1.9, 3.2, 0.4)
      const held = progress(t, 6.5, 7.3)
      cactus.pose(t, {
        lift: 0.8 * jump,
        sweater: progress(t, 5.25, 5.6, ease.back),
        squash: 0.12 * jump - 0.16 * pulse(t, 4.65, 5.05, 0.2) - 0.14 * pulse(t, 5.75, 6.1, 0.16),
        look: keys(
          t,
          [0, [0.7, 0.4]],
          [2.8, [0.9, 0.2]],
          [3.3, [0, -0.6]],
          [4.4, [0, -0.6]],
          [4.7, [0.2, 0.3]],
          [5.9, [0, -0.5]],
          [6.5, [0.8, 0.2]],
        ),
        happy: pulse(t, 0.7, 2.1) + progress(t, 7, 7.4),
        grin: 0.6 * pulse(t, 0.6, 2.8) + progress(t, 6, 6.4),
        wow: pulse(t, 2.9, 3.5),
        sad: pulse(t, 3.4, 4.7, 0.3),
        roll: -0.08 * reach + 0.05 * held,
        raise: [0.9 * reach + held, 0.9 * reach + held],
      })
      const near: Vec3 = keys(
        t,
        [0, [3.1, 2.6, 0.3]],
        [1.8, [1.75, 2.2, 0.4]],
        [2.7, [1.1, 2.05, 0.5]],
        [3.1, [2.0, 2.5, 0.4], ease.out],
        [5.9, [1.9, 2.35, 0.4]],
        [7.1, [0.64, 1.78, 0.55], ease.smoother],
      )
      balloon.root.position.set(near[0], near[1] + 0.06 * Math.sin(t * 2), near[2])
      balloon.pose(t, {
        yaw: keys(t, [0, -0.5], [6, -0.5], [7.1, -0.15]),
        look: keys(t, [0, [-0.8, -0.1]], [6.4, [-0.8, -0.1]], [7.2, [-0.5, 0.2]]),
        wow: pulse(t, 2.7, 3.8, 0.15) + 0.7 * pulse(t, 5.4, 6.3),
        sad: pulse(t, 3.8, 5.2),
        happy: progress(t, 7, 7.4),
        roll: -0.25 * pulse(t, 2.75, 3.6, 0.2) + 0.1 * held,
      })
      hearts.set(t - 7.1)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.9, 2, 8.8]],
          [4.2, [0.5, 1.9, 7.6]],
          [6, [0.1, 1.9, 8]],
          [9.8, [0, 1.9, 7.6]],
        ),
        at: keys(t, [0, [0.6, 1.75, 0]], [6, [0.2, 1.8, 0]], [9.8, [-0.1, 2.0, 0]]),
      })
      return {
        focus: cactus.faceAt(),
        range: 2.4,
        blur: 0.85,
        lettering: {
          lines: [
            { text: 'A Hug', size: 92 },
            { text: 'for a Cactus', size: 82 },
          ],
          x: 985,
          y: 128,
          ...letters,
          entrance: 'rise',
          age: t - 7.3,
        },
      }
    }
  },
})

const keyArt = (name: 'poster' | 'backdrop') =>
  shot({
    name,
    seconds: 1,
    look,
    lens: name === 'poster' ? 33 : 30,
    stage(set) {
      desert(set)
      const cactus = gus(set)
      const balloon = bella(set)
      return () => {
        cactus.place(-0.45, 0, 0.14)
        cactus.pose(1.2, { sweater: 1, look: [0.6, 0.3], grin: 1, raise: [0.9, 0.9] })
        balloon.root.position.set(0.98, 1.95, 0.6)
        balloon.pose(0.5, { yaw: -0.3, look: [-0.6, 0.2], grin: 0, roll: 0.1 })
        const poster = name === 'poster'
        set.camera.shoot({
          t: 0,
          sway: 0,
          from: poster ? [0.3, 1.6, 9.2] : [-1.5, 1.7, 7.2],
          at: poster ? [0.24, 2.2, 0] : [-1.6, 1.6, 0],
        })
        const focus = { focus: cactus.faceAt(), range: 2.4, blur: 0.8 }
        if (!poster) return focus
        return {
          ...focus,
          lettering: {
            lines: [
              { text: 'A Hug', size: 88 },
              { text: 'for a Cactus', size: 72 },
            ],
            x: 240,
            y: 112,
            ...letters,
          },
        }
      }
    },
  })

export default film({
  about,
  sound,
  backdropColor: '#7a2f6a',
  font: { family: 'Pacifico', weights: [400] },
  shots: [hug],
  poster: { shot: keyArt('poster'), at: 0 },
  backdrop: { shot: keyArt('backdrop'), at: 0 },
})
