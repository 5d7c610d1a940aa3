import { shot } from '@starnest/film-kit/film/script'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { CELLAR_WALL, cellarOn, SEAT } from '../sets/cellar.ts'
import { cellarLook } from '../sets/looks.ts'
import { ottoOn } from '../sets/otto.ts'
import { pimOn } from '../sets/pim.ts'
import { pimShadow } from '../sets/shadows.ts'

/** The monster with the pliers grows on the wall, and a mouse comes in. */
export const next = shot({
  name: 'next',
  seconds: 6.5,
  look: cellarLook,
  lens: 31,
  shadowSpan: 7,
  stage(set) {
    const light = cellarOn(set, { stool: false })
    const otto = ottoOn(set, { sitting: true })
    const pim = pimOn(set, { size: 0.46 })
    sculpt(
      (s) => {
        for (const side of [-1, 1])
          s.tube(
            '#b8c4c8',
            [
              [side * 0.14, -0.3, 0],
              [side * 0.04, 0, 0],
              [-side * 0.07, 0.14, 0],
              [-side * 0.01, 0.3, 0],
            ],
            0.035,
            { gloss: 0.7 },
          )
      },
      { to: pim.handR, at: [0, -0.02, 0.12] },
    ).rotation.x = 1.5
    const cast = pimShadow(set)
    return (t, { talk }) => {
      light(t)
      const came = progress(t, 2.9, 3.9)
      const size = keys(t, [0, 2.6], [2.4, 5.2], [2.9, 5.3], [3.9, 1.5, ease.smoother])
      cast(
        [keys(t, [0, 3.2], [2.4, 1.6], [3.9, 1.75]), 0.1, CELLAR_WALL + 0.12],
        size,
        0.8 - 0.2 * came,
        {
          bite: 0.5 + 0.5 * Math.sin(t * 6),
          swing: 0.15 * Math.sin(t * 3),
        },
      )
      otto.place(SEAT.x, SEAT.z, keys(t, [0, 0.75], [3, 0.75], [4.2, SEAT.turn]), SEAT.lift)
      const brave = progress(t, 4.2, 4.7)
      otto.pose(t, {
        sit: 1,
        look: keys(
          t,
          [0, [0.9, 0.4]],
          [2.6, [0.9, 0.7]],
          [3.4, [0.8, 0.2]],
          [4.2, [0.8, -0.5]],
          [6, [0.75, -0.45]],
          [6.6, [0.2, -0.1]],
        ),
        sad: 0.8 * (1 - brave),
        wow: pulse(t, 0.8, 4.4, 0.3),
        shiver: 1 - brave,
        earDroop: 0.8 - 0.7 * pulse(t, 4.1, 5.4, 0.2),
        squash: -0.1 * pulse(t, 1.4, 3.6, 0.5) + 0.1 * pulse(t, 4.2, 4.9, 0.2),
        armL: [2.2, -0.1],
        armR: [2.1 * (1 - brave) + 0.4 * brave, -0.15],
      })
      pim.place(
        keys(t, [2.7, 4.6], [4.1, 1.2]),
        keys(t, [2.7, 0.2], [4.1, 0.7]),
        keys(t, [2.7, -1.2], [4, -1.0], [4.7, -0.35]),
      )
      pim.pose(t, {
        walk: 15,
        stride: progress(t, 2.7, 2.9) * (1 - progress(t, 4, 4.2)),
        talk: talk('pim'),
        look: keys(t, [3, [-0.3, 0.5]], [4.4, [-0.8, 0.9]], [5.6, [-0.3, 0.4]]),
        grin: progress(t, 4.4, 4.7),
        armR: [1.2, 0.6],
        armL: [0.2, 0.3],
        hop: 6,
        hopHeight: 0.1 * pulse(t, 4.4, 5.4, 0.2),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.2, 2.3, 7.2]],
          [2.8, [0.1, 2.4, 7.2]],
          [4.2, [0.1, 1.75, 6.6]],
          [6.5, [0.1, 1.5, 6.3]],
        ),
        at: keys(
          t,
          [0, [0.3, 2.6, -2]],
          [2.8, [0.5, 2.7, -2]],
          [4.2, [0.05, 1.5, 0]],
          [6.5, [0.05, 1.35, 0]],
        ),
      })
      return {
        focus: keys(t, [2.8, [-0.8, 2.2, 0.2]], [4, [0.1, 1.6, 0.9]]),
        range: keys(t, [2.8, 4], [4, 2.4]),
        blur: keys(t, [2.8, 0.2], [4, 0.5]),
      }
    }
  },
})
