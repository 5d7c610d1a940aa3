import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { FramePlan } from '@starnest/film-kit/film/script'
import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { dark, moon, owl, village } from './sets.ts'

const titleLook = {
  family: 'Cherry Bomb One',
  weight: 400,
  top: '#fffbe0',
  bottom: '#ffd46a',
  outline: '#2a2474',
  outlineWidth: 0.17,
  entrance: 'pop',
} as const satisfies Partial<NonNullable<FramePlan['lettering']>>

/** The owl, standing on its post. */
function postOwl(set: FilmSet) {
  const bird = set.cast(owl)
  bird.shadow.fade(0)
  return {
    ...bird,
    stand(turn: number) {
      bird.root.position.set(-2.3, 0.92, 4.2)
      bird.root.rotation.y = turn
    },
  }
}

/** Up comes the moon. Or nearly. */
export const peek = shot({
  name: 'peek',
  seconds: 10,
  look: dark,
  lens: 32,
  shadowSpan: 11,
  fadeOut: 0.5,
  stage(set) {
    const lights = village(set)
    const shy = moon(set)
    const bird = postOwl(set)
    return (t, { talk }) => {
      lights(t - 4.5)
      const brave = progress(t, 5.2, 6.8)
      const height = keys(
        t,
        [0, -2.4],
        [0.4, -2.4],
        [1.45, 3.75, ease.back],
        [2.12, 3.75],
        [2.42, -2.4, ease.in],
        [3.1, -2.4],
        [3.8, 3.2],
        [5.2, 3.3],
        [6.9, 6, ease.back],
      )
      shy.set(t, height, brave, {
        look: keys(
          t,
          [1.3, [0, 0]],
          [1.6, [-1, -0.2]],
          [1.9, [1, -0.2]],
          [3.8, [1, 0]],
          [4.5, [1, 0]],
          [4.8, [-1, -0.6]],
          [5.6, [0, -0.8]],
          [7, [0, 0]],
        ),
        wow: 0.8 * pulse(t, 1.2, 2.6) + pulse(t, 4.6, 5.6),
        sad: pulse(t, 3.4, 4.6),
        shiver: 0.7 * pulse(t, 3.4, 4.7, 0.3),
        grin: progress(t, 5.7, 6.1),
        happy: pulse(t, 6.75, 7.15),
        talk: talk('moon'),
        roll: 0.08 * Math.sin(t * 2) * brave,
      })
      const hoot = pulse(t, 1.95, 2.5, 0.12)
      bird.stand(
        keys(t, [0, 2.5], [2.6, 2.5], [3, 0.35], [4.4, 0.35], [5, 2.3], [7.2, 2.3], [7.7, 0.4]),
      )
      bird.pose(t, {
        wow: hoot + 0.6 * pulse(t, 2.9, 4.2),
        squash: 0.16 * hoot,
        flap: 22,
        look: keys(
          t,
          [2.8, [0, 0.3]],
          [3.1, [0, 0]],
          [4.2, [0, 0]],
          [5, [0.2, 0.5]],
          [7.5, [0, 0.1]],
        ),
        sad: pulse(t, 3, 4.3),
        happy: progress(t, 7.8, 8.1),
        armL: [0, 0.3],
        armR: [0, 0.3],
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0, 2.5, 12.6]],
          [5, [0, 2.5, 11.6]],
          [7.2, [0, 2.9, 12.4]],
          [10, [0, 2.9, 12]],
        ),
        at: keys(t, [0, [0, 3.5, -3]], [5, [0, 3.5, -3]], [7.2, [0, 5, -3]]),
      })
      const lettering = {
        ...titleLook,
        x: 640,
        y: 590,
        age: t - 6.8,
        lines: [
          { text: 'The Moon Who Was', size: 66 },
          { text: 'Afraid of the Dark', size: 96 },
        ],
      }
      return {
        focus: keys(t, [0, 24], [1.8, 24], [2.9, 8.6], [3.7, 8.6], [4.4, 22]),
        range: 8,
        blur: 0.6,
        lettering: t > 6.8 ? lettering : undefined,
      }
    }
  },
})

/** The moon over its hill, every window lit; for poster (with lettering) and backdrop. */
const keyArt = (name: 'poster' | 'backdrop') =>
  shot({
    name,
    seconds: 1,
    look: { ...dark, exposure: 1.24, vignette: 0.34 },
    lens: name === 'poster' ? 31 : 28,
    shadowSpan: 11,
    stage(set) {
      const lights = village(set)
      const shy = moon(set)
      const bird = postOwl(set)
      const isPoster = name === 'poster'
      return () => {
        lights(9)
        shy.set(0.6, 4.6, 0.75, { look: [-0.3, -0.4], wow: 0.55 })
        if (!isPoster) shy.root.position.x = 2.6
        bird.stand(0.5)
        if (isPoster) bird.root.position.set(-0.62, 1.35, 4.2)
        bird.pose(1, { look: [0.3, 0.2], grin: 0.4 })
        if (isPoster) set.camera.shoot({ t: 0, from: [0.1, 3, 11.5], at: [0.1, 5.2, -6], sway: 0 })
        else set.camera.shoot({ t: 0, from: [0.2, 2.7, 10.6], at: [0.2, 4, -6], sway: 0 })
        return {
          focus: 22,
          range: 9,
          blur: 0.5,
          ...(isPoster
            ? {
                lettering: {
                  ...titleLook,
                  x: 240,
                  y: 116,
                  lines: [
                    { text: 'The Moon', size: 84 },
                    { text: 'Who Was Afraid', size: 56 },
                    { text: 'of the Dark', size: 70 },
                  ],
                },
              }
            : {}),
        }
      }
    },
  })

export const poster = keyArt('poster')
export const backdrop = keyArt('backdrop')
