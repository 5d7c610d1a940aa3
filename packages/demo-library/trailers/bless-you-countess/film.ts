import { film, shot } from '@starnest/film-kit/film/script'
import { motes } from '@starnest/film-kit/particles/ambience'
import { burst } from '@starnest/film-kit/particles/effects'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { about } from './about.ts'
import { dressGallery, gloom, titleLook } from './sets.ts'
import { sound } from './sound.ts'

/** The Countess's nose, metres. */
const NOSE: Vec3 = [1.35, 2.62, -0.2]

const sneeze = shot({
  name: 'sneeze',
  seconds: 10,
  look: gloom,
  lens: 30,
  fadeOut: 0.5,
  stage(set) {
    const { countess, sitters, maid, light } = dressGallery(set)
    motes(set, { count: 40, color: '#ffd9a0', size: 0.06 })
    const cloud = burst(set, NOSE, {
      count: 110,
      colors: ['#d8c8b0', '#a89a98'],
      size: 0.3,
      speed: 1.6,
      life: 3,
      gravity: 0.1,
    })
    return (t, { talk }) => {
      const blow = progress(t, 3.98, 4.12)
      const after = progress(t, 4.5, 5)
      light(t, 1 - 0.75 * pulse(t, 4, 5.4, 0.3))
      // A painting is flat until it sneezes.
      const alive = 0.34 + 0.5 * pulse(t, 3, 4.6, 0.3) + 0.22 * progress(t, 4.4, 4.8)
      countess.root.scale.set(0.95, 0.95, 0.95 * alive)
      countess.pose(2.4 + t * (t > 2 ? 1 : 0.2), {
        sit: 1,
        look: keys(
          t,
          [2.1, [0, 0]],
          [2.35, [-0.7, 0]],
          [3, [-0.5, 0.2]],
          [4.2, [0, 0]],
          [5.6, [0, 0.1]],
          [6, [-0.5, -0.1]],
        ),
        nod: -0.32 * pulse(t, 3, 4.05, 0.35) + 0.5 * pulse(t, 3.98, 4.5, 0.1),
        lean: -0.12 * pulse(t, 3, 4.05, 0.35) + 0.35 * pulse(t, 3.98, 4.6, 0.12),
        wow: pulse(t, 3.1, 4.5, 0.3),
        sleepy: 0.35 + 1.2 * pulse(t, 3.3, 4.5, 0.2),
        tilt: 0.08 * progress(t, 5.8, 6.1),
        talk: talk('countess'),
      })
      for (const [index, one] of sitters.entries())
        one.pose(t + index, {
          sit: 1,
          look: keys(t, [4.2, [0, 0]], [4.6, [index ? -0.9 : 0.9, 0]]),
          wow: pulse(t, 4.1, 4.9, 0.15),
          talk: talk('hall'),
          happy: progress(t, 7, 7.3),
        })
      const shove = progress(t, 4, 4.45) - 0.25 * progress(t, 5.6, 6.4)
      maid.place(
        0.15 - 1.85 * shove,
        0.8 + 0.3 * shove,
        2.6 - 1.95 * after,
        1.15 * (1 - progress(t, 4.05, 4.5)) + 0.5 * pulse(t, 4, 4.5, 0.2),
      )
      maid.pose(t, {
        armL: [
          2.3 * (1 - progress(t, 4.05, 4.3)) +
            0.16 * Math.sin(t * 17) * (1 - progress(t, 2.1, 2.4)),
          0.35 * (1 - progress(t, 4.05, 4.3)),
        ],
        armR: [0.3 + 1.4 * pulse(t, 4, 5, 0.15), 0.7 * pulse(t, 4, 5, 0.15)],
        look: keys(
          t,
          [2.2, [0, 0.7]],
          [2.9, [0.1, 1]],
          [4.2, [0, 0.2]],
          [5, [0.3, 0]],
          [5.8, [0.6, 0.6]],
          [7, [0.1, 0]],
        ),
        wow: progress(t, 2.5, 2.8) * (1 - progress(t, 7, 7.3)),
        shiver: pulse(t, 2.6, 4, 0.2),
        roll: 0.4 * pulse(t, 4.02, 4.7, 0.15),
        earDroop: 0.6 * pulse(t, 4, 6, 0.2),
        grin: progress(t, 7, 7.3),
        walk: 0,
      })
      cloud.set(t - 4)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.5, 2.3, 9.2]],
          [3.9, [0.85, 2.4, 7.4]],
          [4.3, [0.2, 2.3, 9]],
          [10, [0, 2.2, 9.6]],
        ),
        at: keys(
          t,
          [0, [0.3, 2.35, 0]],
          [3.9, [0.8, 2.5, 0]],
          [4.3, [0.1, 2.3, 0]],
          [10, [0, 2.1, 0]],
        ),
        sway: 0.02,
        roll: 0.05 * blow * (1 - progress(t, 4.3, 5)),
      })
      return {
        focus: set.camera.distanceTo([0.6, 2.4, 0.2]),
        range: 2,
        blur: 0.5,
        lettering: {
          ...titleLook,
          x: 640,
          y: 636,
          age: t - 7.2,
          entrance: 'rise',
          lines: [{ text: 'Bless You, Countess', size: 108 }],
        },
      }
    }
  },
})

/** Mouse and duster under a very large nose. */
const keyArt = (name: 'poster' | 'backdrop') =>
  shot({
    name,
    seconds: 1,
    look: { ...gloom, vignette: 0.35 },
    lens: name === 'poster' ? 33 : 30,
    stage(set) {
      const { countess, sitters, maid, light } = dressGallery(set)
      light(0.4, 1)
      countess.root.scale.set(0.95, 0.95, 0.7)
      countess.pose(0.4, { sit: 1, look: [-0.75, -0.35], tilt: 0.06, sleepy: 0.2 })
      for (const one of sitters) one.pose(0.5, { sit: 1, look: [0.8, 0] })
      maid.place(0.15, 0.8, 2.3, 1.15)
      maid.pose(0.3, { armL: [2.3, 0.35], look: [-0.85, 0.3], grin: 0.6, tilt: 0.1 })
      return () => {
        if (name === 'poster')
          set.camera.shoot({ t: 0, from: [0.85, 2.75, 8.6], at: [0.97, 2.75, 0], sway: 0 })
        else set.camera.shoot({ t: 0, from: [-0.4, 2.2, 7.8], at: [-0.5, 2.3, 0], sway: 0 })
        return {
          focus: set.camera.distanceTo(maid.faceAt()) + 0.4,
          range: 2.4,
          blur: 0.4,
          ...(name === 'poster'
            ? {
                lettering: {
                  ...titleLook,
                  x: 240,
                  y: 98,
                  lines: [
                    { text: 'Bless You,', size: 70 },
                    { text: 'Countess', size: 98 },
                  ],
                },
              }
            : {}),
        }
      }
    },
  })

export default film({
  about,
  sound,
  backdropColor: '#120a1e',
  font: { family: 'Grenze Gotisch', weights: [700] },
  shots: [sneeze],
  poster: { shot: keyArt('poster'), at: 0 },
  backdrop: { shot: keyArt('backdrop'), at: 0 },
})
