import { shot } from '@starnest/film-kit/film/script'
import { burst } from '@starnest/film-kit/particles/effects'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { morrow, wisp } from '../sets/cast.ts'
import { gallery } from '../sets/gallery.ts'
import { gallery as galleryLook } from '../sets/looks.ts'

/** When Wisp looks at her hands, and when she understands; seconds in the shot. */
const LOOK_DOWN = 5.1
const KNOWING = 6.4

/** The turn: in the darkest corridor everybody can see, because she shines. */
export const turn = shot({
  name: 'turn',
  seconds: 9,
  look: galleryLook,
  lens: 28,
  shadowSpan: 8,
  stage(set) {
    const { wash, shadow, wallZ } = gallery(set)
    const hero = wisp(set)
    const friend = morrow(set)
    const glitter = burst(set, [0, 1.9, 0.6], {
      count: 90,
      colors: ['#ffe2a0', '#ffc060', '#fff4d8'],
      size: 0.09,
      speed: 0.9,
      gravity: 0.06,
      life: 2.6,
    })
    return (t, { talk }) => {
      const open = progress(t, 3.9, 4.25)
      const dawn =
        0.42 * progress(t, LOOK_DOWN, KNOWING) + 0.58 * progress(t, KNOWING, KNOWING + 0.9)
      const joy = progress(t, KNOWING + 0.25, KNOWING + 0.7)
      hero.root.position.set(
        keys(t, [0, -0.15], [3.6, -0.15], [7, 0]),
        keys(
          t,
          [0, 0.5],
          [3.8, 0.5],
          [4.6, 0.66],
          [KNOWING, 0.7],
          [KNOWING + 0.7, 1.05, ease.back],
        ),
        0.3,
      )
      hero.root.rotation.y = keys(t, [3.9, -0.1], [4.4, 0.28], [5.1, 0.1], [7, 0])
      hero.light(1.2 + 15 * dawn)
      wash.intensity = 26 * dawn
      hero.pose(t, {
        talk: talk('wisp'),
        shine: 0.02 + 0.98 * dawn,
        sleepy: 1 - open,
        sad: 1 - progress(t, 4.2, 5),
        shiver: 1 - progress(t, 3.8, 4.4),
        look: keys(
          t,
          [0, [0, -0.35]],
          [3.9, [0.05, -0.3]],
          [4.3, [0.7, 0.35]],
          [4.95, [0.7, 0.35]],
          [5.4, [-0.35, -0.55]],
          [5.95, [-0.35, -0.55]],
          [6.2, [0.4, -0.5]],
          [KNOWING + 0.3, [0, 0.15]],
          [7.6, [-0.5, 0.55]],
          [8.4, [0.4, 0.5]],
        ),
        tilt: 0.14 * pulse(t, 4.4, 5.2, 0.3),
        wow: pulse(t, 5.3, KNOWING + 0.5, 0.3),
        grin: 0.9 * joy,
        squash:
          -0.1 * (1 - progress(t, 4, 4.6)) +
          0.12 * pulse(t, KNOWING + 0.15, KNOWING + 0.9, 0.25) -
          0.08 * pulse(t, KNOWING - 0.15, KNOWING + 0.2, 0.15),
        armL: [
          keys(t, [0, 1.9], [4.2, 1.7], [5.2, 1.15], [KNOWING, 1.2], [KNOWING + 0.5, 0.6]),
          keys(
            t,
            [0, -0.35],
            [4.4, -0.2],
            [5.2, 0.2],
            [KNOWING, 0.2],
            [KNOWING + 0.5, 1.1, ease.back],
          ),
        ],
        armR: [
          keys(t, [0, 1.9], [4.2, 1.7], [5.2, 1.15], [KNOWING, 1.2], [KNOWING + 0.5, 0.6]),
          keys(
            t,
            [0, -0.35],
            [4.4, -0.2],
            [5.2, 0.2],
            [KNOWING, 0.2],
            [KNOWING + 0.5, 1.1, ease.back],
          ),
        ],
        trail: [0.1 * Math.sin(t * 1.4), 0],
      })
      friend.root.position.set(
        keys(t, [2, 3.2], [3, 1.35], [KNOWING, 1.4], [8, 1.55]),
        2.15 + 0.12 * Math.sin(t * 2.1) + 0.25 * joy,
        keys(t, [2, 0.2], [3, 0.5]),
      )
      friend.root.rotation.y = keys(t, [2, -0.9], [3.2, -0.42], [KNOWING, -0.35])
      friend.pose(t, {
        flap: 12,
        talk: talk('morrow'),
        look: keys(t, [2.8, [-0.3, -0.2]], [KNOWING, [-0.35, -0.3]], [7.4, [-0.2, 0]]),
        tilt: -0.2 * pulse(t, 3.1, 5, 0.4),
        happy: progress(t, 7.2, 7.5),
        grin: 0.7 * joy,
      })
      const spread = 0.98 + 0.06 * Math.sin(t * 12)
      shadow.set([lerp(1.5, 2.35, dawn), 3.35, wallZ + 0.34], spread, 0.6 * dawn)
      glitter.set(t - KNOWING - 0.2)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.5, 1.55, 6.6]],
          [3.9, [0.1, 1.6, 4.9]],
          [KNOWING, [0.2, 1.7, 4.5]],
          [KNOWING + 1.6, [0.1, 2.1, 7.9], ease.smoother],
          [9, [0.05, 2.15, 8.3]],
        ),
        at: keys(
          t,
          [0, [0, 1.45, 0]],
          [3.9, [0.4, 1.6, 0.2]],
          [KNOWING, [0.3, 1.72, 0.2]],
          [KNOWING + 1.6, [0.2, 2.25, 0], ease.smoother],
          [9, [0.2, 2.3, 0]],
        ),
      })
      return { focus: hero.faceAt(), range: lerp(1.3, 3.2, joy), blur: 0.85 }
    }
  },
})
