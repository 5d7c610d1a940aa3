import { film, shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import type { LetteringPlan } from '@starnest/film-kit/title/lettering'
import { about } from './about.ts'
import { flag, lake, lakeLook, pipOn, titleLook } from './sets.ts'
import { sound } from './sound.ts'

const discovery = shot({
  name: 'discovery',
  seconds: 9.5,
  look: lakeLook,
  lens: 29,
  fadeIn: 0.4,
  fadeOut: 0.6,
  stage(set) {
    const island = lake(set)
    const pip = pipOn(set)
    const pole = flag(set)
    return (t) => {
      const open = keys(t, [3.1, 0], [3.5, 1], [3.75, 1], [3.85, 0], [4, 1])
      const rise = 1.05 * progress(t, 4.7, 5.7, ease.back) + 0.05 * Math.sin(t * 1.6)
      const top = island.set(
        t,
        rise,
        open,
        keys(t, [3.4, [0, -0.3]], [4, [0, 0.9]], [6.4, [0, 0.9]], [7, [0, 0.2]]),
      )
      const plant = progress(t, 0.55, 0.8, ease.in)
      pip.place(0, 0.45, keys(t, [0, 0.35], [1.4, 0.1]), top)
      pip.shadow.fade(0)
      const scare = pulse(t, 4.4, 6.6, 0.2)
      pip.pose(t, {
        look: keys(
          t,
          [0, [0.3, -0.2]],
          [1.2, [0, 0.2]],
          [3.4, [0.2, 0.2]],
          [3.9, [-0.3, 0.1]],
          [4.35, [0, -0.9]],
          [4.8, [0, -0.9]],
          [5.3, [0, 0.2]],
        ),
        brave: pulse(t, 0.1, 1.1),
        grin: pulse(t, 1, 3.9) + progress(t, 6.8, 7),
        happy: pulse(t, 1.3, 2.6) + progress(t, 7, 7.2),
        wow: scare,
        armR: [keys(t, [0, 2.3], [0.55, 2.5], [0.8, 1]), 0.35 + 1.2 * scare],
        armL: [0.2, 0.5 * pulse(t, 1.2, 4.2, 0.25) + 1.4 * scare],
        roll: 0.12 * scare * Math.sin(t * 11),
        squash: -0.14 * pulse(t, 0.75, 1.1, 0.12) + 0.05 * pulse(t, 1.3, 2.6, 0.2),
        hop: 9,
        hopHeight: 0.16 * progress(t, 7, 7.3),
      })
      pole.position.set(0.62, top - 0.25 + 0.75 * (1 - plant), 0.5)
      pole.rotation.z = -0.08 + 0.1 * scare * Math.sin(t * 9) + 0.12 * pulse(t, 0.78, 1.1, 0.1)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.5, 2.9, 4.7]],
          [2.5, [0.4, 2.8, 4.5]],
          [3.4, [0, 2.4, 10.2]],
          [9.5, [0, 2.8, 11.2]],
        ),
        at: keys(
          t,
          [0, [0.2, 2.45, 0.3]],
          [2.5, [0.15, 2.4, 0.3]],
          [3.4, [0, 1.9, 0]],
          [6, [0, 3.25, 0]],
        ),
        sway: 0.04,
      })
      return {
        focus: pip.faceAt(),
        range: 3.5,
        blur: 0.6,
        lettering: {
          ...titleLook,
          lines: [
            { text: 'The Island', size: 78 },
            { text: 'That Blinked', size: 78 },
          ],
          x: 640,
          y: 92,
          age: t - 5.9,
        },
      }
    }
  },
})

const still = (name: string, lens: number, from: Vec3, at: Vec3, lettering?: LetteringPlan) =>
  shot({
    name,
    seconds: 1,
    lens,
    look: lakeLook,
    stage(set) {
      const island = lake(set)
      const pip = pipOn(set)
      const pole = flag(set)
      return () => {
        const top = island.set(0.2, 1.1, 1, [0, 0.9])
        pip.place(-0.1, 0.5, 0.1, top)
        pip.shadow.fade(0)
        pip.pose(0.6, { look: [0, 0.1], grin: 1, armL: [0.2, 0.5], armR: [1, 0.4], squash: 0.05 })
        pole.position.set(0.58, top - 0.25, 0.5)
        set.camera.shoot({ t: 0, sway: 0, from, at })
        return { focus: pip.faceAt(), range: 4, blur: 0.5, ...(lettering ? { lettering } : {}) }
      }
    },
  })

export default film({
  about,
  sound,
  backdropColor: '#0a3a58',
  font: { family: 'Luckiest Guy', weights: [400] },
  shots: [discovery],
  poster: {
    shot: still('poster', 34, [0, 2.7, 11.4], [0, 2.95, 0], {
      ...titleLook,
      lines: [
        { text: 'The Island', size: 70 },
        { text: 'That Blinked', size: 70 },
      ],
      x: 240,
      y: 104,
    }),
    at: 0,
  },
  backdrop: { shot: still('backdrop', 29, [-2.4, 2.5, 8.6], [-2.1, 2.3, 0]), at: 0 },
})
