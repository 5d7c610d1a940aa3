import { shot } from '@starnest/film-kit/film/script'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { onTwos, oval, sheet } from '@starnest/film-kit/world/paper-theatre/paper'
import {
  CLIFF,
  ISLAND,
  marigold,
  PLAY_Z,
  playLook,
  prince,
  theatre,
  titleLook,
} from '../sets/theatre.ts'

/** Footlights, title, curtain; the prince is pushed on. */
export const curtain = shot({
  name: 'curtain',
  seconds: 7,
  onTwos: true,
  look: playLook,
  lens: 28,
  shadowSpan: 10,
  fadeIn: 0.8,
  stage(set) {
    const { stage, sea, sun } = theatre(set)
    const hero = prince(set)
    return (t) => {
      stage.curtain(t, progress(t, 4.1, 6, ease.smoother))
      stage.footlights(t, progress(t, 0.3, 1.6))
      sea.set(t)
      sun.position.y = keys(onTwos(t), [4.6, 8.4], [6.2, 4.4, ease.back])
      const on = onTwos(t)
      hero.root.position.set(keys(on, [4.8, -9], [6.3, CLIFF.x, ease.out]), CLIFF.top, PLAY_Z)
      hero.pose(t, {
        walk: 10,
        stride: 0.8 * pulse(t, 4.8, 6.3, 0.3),
        look: keys(t, [6, [0.5, 0]], [6.5, [0.1, 0.1]]),
        armR: [keys(t, [6.2, 0.2], [6.6, 1.6, ease.back]), 0],
        grin: progress(t, 6.2, 6.5),
        lean: 0.12 * pulse(t, 6.5, 7.3, 0.3),
      })
      set.camera.shoot({
        t,
        sway: 0,
        from: keys(t, [0, [0, 3.2, 21]], [7.3, [0, 3, 14.6], ease.smoother]),
        at: keys(t, [0, [0, 3.3, 0]], [7.3, [0, 2.8, 0]]),
      })
      return {
        focus: keys(t, [4, 20], [7, 16]),
        range: 3.5,
        blur: 0.5,
        lettering:
          t > 4.7
            ? undefined
            : {
                ...titleLook,
                x: 640,
                y: 330,
                age: t - 1,
                gone: progress(t, 4, 4.6),
                entrance: 'drop',
                lines: [
                  { text: 'The Paper', size: 84 },
                  { text: 'Prince', size: 132 },
                ],
              },
      }
    }
  },
})

/** Somebody waves across the sea; a wave comes too close. */
export const across = shot({
  name: 'across',
  seconds: 6.4,
  onTwos: true,
  look: playLook,
  lens: 28,
  shadowSpan: 10,
  stage(set) {
    const { sea } = theatre(set)
    const hero = prince(set)
    const keeper = marigold(set)
    const bell = joint(keeper.hands.left)
    sculpt(
      (s) => {
        sheet(s, oval(0.2, 0.26, [0, -0.28]), '#ffd24a', {
          at: [0, 0, 0.04],
          edge: '#fff1b8',
          edgeWidth: 0.03,
        })
        sheet(s, oval(0.07, 0.07, [0, -0.55]), '#b8782c', { at: [0, 0, 0.03] })
      },
      { to: bell },
    )
    const splash = joint(set.scene, [-2.5, 0.6, PLAY_Z + 0.1])
    sculpt(
      (s) => {
        for (let i = 0; i < 7; i++) {
          const way = (i - 3) / 3
          sheet(
            s,
            oval(0.16, 0.34, [way * 0.7, 0.7 - 0.5 * way * way]),
            i % 2 ? '#f4fbff' : '#6cc0e2',
            { at: [0, 0, i * 0.03], rotate: [0, 0, -way * 0.5] },
          )
        }
      },
      { to: splash },
    )
    return (t) => {
      const on = onTwos(t)
      sea.set(t, 0.25 + 0.5 * pulse(t, 3.6, 5.2, 0.5))
      hero.root.position.set(
        keys(on, [0, -4.3], [1.8, -4.3], [3.4, -3.55], [4.35, -3.5], [4.75, -4.75, ease.out]),
        CLIFF.top + 0.45 * Math.sin(Math.PI * progress(on, 4.35, 4.75, ease.linear)),
        PLAY_Z,
      )
      const fright = progress(t, 4.3, 4.5)
      hero.pose(t, {
        walk: 9,
        stride: 0.7 * pulse(t, 1.8, 3.4, 0.2),
        look: keys(
          t,
          [0, [0.6, 0.1]],
          [3.4, [0.6, 0.2]],
          [3.8, [0.5, -0.7]],
          [4.6, [0.7, -0.6]],
          [5.8, [0.9, 0.1]],
          [6.5, [0.6, -0.5]],
        ),
        wave: pulse(t, 0.9, 1.9),
        grin: 0.8 * (1 - progress(t, 3.5, 3.9)),
        wow: pulse(t, 3.8, 5.4),
        sad: progress(t, 5.4, 5.8),
        shiver: pulse(t, 4.6, 6),
        lean: 0.14 * pulse(t, 3.3, 4.3, 0.3) - 0.16 * fright * (1 - progress(t, 5, 5.6)),
        squash: -0.08 * pulse(t, 4.1, 4.4, 0.12) + 0.1 * pulse(t, 4.35, 4.8, 0.15),
        armL: [keys(t, [4.2, 0.1], [4.5, 1.7, ease.back], [5.5, 0.6]), 0],
        armR: [keys(t, [4.2, 0.1], [4.5, 1.7, ease.back], [5.5, 0.6]), 0],
      })
      keeper.root.position.set(ISLAND.x, ISLAND.top, PLAY_Z)
      keeper.pose(t, {
        look: [-0.7, 0.1],
        wave: 0,
        armL: [1.9 + 0.35 * Math.sin(t * 9), 0],
        armR: [0.3, 0],
        grin: 0.9,
        happy: pulse(t, 1, 2.4),
        wow: 0.7 * pulse(t, 4.5, 6),
      })
      const up = progress(on, 4, 4.4, ease.out) * (1 - progress(on, 4.6, 5, ease.in))
      splash.visible = up > 0.02
      splash.scale.set(0.6 + 0.6 * up, Math.max(0.02, 1.5 * up), 1)
      set.camera.shoot({
        t,
        sway: 0,
        from: keys(t, [0, [0, 2.7, 12.2]], [6.4, [-0.7, 2.6, 10.2], ease.smoother]),
        at: keys(t, [0, [0, 2.6, 0]], [6.4, [-0.7, 2.5, 0], ease.smoother]),
      })
      return { focus: [0, 2, PLAY_Z], range: 2.6, blur: 0.7 }
    }
  },
})
