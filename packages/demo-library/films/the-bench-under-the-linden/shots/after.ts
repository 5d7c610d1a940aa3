import { shot } from '@starnest/film-kit/film/script'
import { falling, petals } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { greyLook, springLook } from '../sets/looks.ts'
import { fixedCamera, placeOf } from '../sets/place.ts'
import { AGAIN, GREY } from '../sets/seasons.ts'
import { bookOn, tortoiseOn } from '../sets/tortoise.ts'

/** A grey day: her place, her scarf, and somebody small who needs it. */
export const one = shot({
  name: 'one',
  seconds: 8.5,
  look: greyLook,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.8,
  fadeOut: 0.5,
  stage(set) {
    const heart = placeOf(set, GREY)
    falling(set, {
      count: 14,
      fall: 0.5,
      swing: 0.8,
      size: 0.2,
      colors: ['#b89468', '#a08058'],
      stretch: 2,
      tumble: 1.6,
      box: [6, 6, 2.4],
      at: [0, 2.6, 0],
    })
    const anton = tortoiseOn(set, 'anton', { aged: true })
    const bare = tortoiseOn(set, 'little')
    const warm = tortoiseOn(set, 'little', { scarf: true })
    const folded = set.add(joint())
    sculpt(
      (s) =>
        s
          .box('#d83a48', [0, 0.06, 0], [0.6, 0.12, 0.36], { grad: '#a02438', rotate: [0, 0.2, 0] })
          .box('#d83a48', [0.02, 0.16, 0], [0.52, 0.1, 0.34], {
            grad: '#a02438',
            rotate: [0, 0.12, 0],
          }),
      { to: folded },
    )
    const WRAP = 5
    return (t) => {
      heart(0)
      const came = progress(t, 2.5, 3.9, ease.linear)
      const hop = progress(t, 4, 4.5)
      const close = progress(t, 5.3, 6.1)
      const x = 5.6 - 4.5 * came
      for (const [small, seen] of [
        [bare, t < WRAP],
        [warm, t >= WRAP],
      ] as const) {
        small.root.visible = seen
        small.place(
          x - 0.76 * close,
          1.1 - 1.02 * hop,
          keys(t, [3.7, -1.4], [4.3, -0.2], [5.6, -0.3]),
          0.68 * hop + 0.4 * Math.sin(Math.PI * hop) * 0.5,
        )
        small.shadow.fade(seen ? 1 - hop : 0)
        small.pose(t, {
          walk: 13,
          stride: progress(t, 2.4, 2.6) * (1 - progress(t, 3.8, 4)),
          sit: hop,
          look: keys(
            t,
            [2.5, [0, 0.2]],
            [4.3, [-0.6, 0.3]],
            [4.7, [-0.1, -0.6]],
            [5.2, [-0.7, 0.6]],
            [6.2, [-0.3, 0.2]],
          ),
          squash: 0.12 * pulse(t, 4.85, 5.3, 0.15),
          happy: pulse(t, 5.1, 5.8, 0.2) + progress(t, 6.4, 6.8),
          grin: 0.5 * pulse(t, 5, 6.4, 0.3),
          roll: 0.12 * close,
          tilt: 0.2 * close,
          armL: [keys(t, [4.5, 0.4], [4.8, 1.6], [5.3, 0.5]), 0],
          armR: [keys(t, [4.5, 0.4], [4.8, 1.6], [5.3, 0.5]), 0],
        })
      }
      folded.visible = t < WRAP
      folded.position.set(0.62, 0.66, 0.12)
      const seen = progress(t, 4.2, 4.6)
      const ease1 = progress(t, 5.9, 6.6)
      anton.sit(-0.66, 0.15)
      anton.pose(t * 0.8, {
        sit: 1,
        look: keys(
          t,
          [0, [0, -0.4]],
          [0.9, [0.4, -0.5]],
          [2, [0.6, -0.5]],
          [3.6, [0.5, -0.4]],
          [4.2, [0.8, 0]],
          [5.6, [0.6, -0.2]],
          [7, [0.3, -0.1]],
        ),
        sad: 1 - progress(t, 5, 5.6),
        wow: 0.4 * pulse(t, 4.2, 5, 0.3) * seen,
        happy: progress(t, 6.7, 7.2),
        nod: 0.06 * (1 - seen),
        roll: -0.05 * ease1,
        tilt: -0.14 * ease1,
        armL: [0.6, -0.1],
        armR: [
          keys(t, [0, 0.5], [1, 0.4], [1.6, 0.3], [4.2, 0.3], [5.6, 0.9]),
          keys(t, [0.6, 0], [1.6, 0.75], [4.2, 0.75], [5.6, -0.1]),
        ],
      })
      fixedCamera(set)
      return { focus: [0, 1.8, 0.1], range: 4, blur: 0.45 }
    }
  },
})

/** Spring again: her red scarf, a book, and a boy whose book is upside down. */
export const again = shot({
  name: 'again',
  seconds: 8,
  look: springLook,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.7,
  fadeOut: 1,
  stage(set) {
    const heart = placeOf(set, AGAIN)
    petals(set, {
      count: 70,
      colors: ['#fff4c0', '#ffe8a0', '#fff8e0'],
      size: 0.13,
      box: [6, 6, 3],
      at: [0, 2.6, 0],
    })
    const boy = tortoiseOn(set, 'boy')
    const grown = tortoiseOn(set, 'grown')
    const hers = bookOn(set, '#c84a5c')
    const his = bookOn(set, '#5a9a5c')
    return (t) => {
      heart(0.8 * progress(t, 5.8, 7))
      const came = progress(t, 0.9, 3, ease.linear)
      const hop = progress(t, 3.1, 3.6)
      const x = -5.6 + 4.5 * came
      boy.place(
        x,
        1 - 0.92 * hop,
        keys(t, [2.7, 1.4], [3.3, 0]),
        0.7 * hop + 0.2 * Math.sin(Math.PI * hop),
      )
      boy.shadow.fade(1 - hop)
      boy.pose(t, {
        walk: 7,
        stride: progress(t, 0.8, 1) * (1 - progress(t, 2.8, 3.05)),
        sit: hop,
        look: keys(
          t,
          [0, [0.2, 0]],
          [3.7, [0, -0.5]],
          [4.3, [0, -0.5]],
          [4.7, [0.85, 0]],
          [5.3, [0.85, 0]],
          [5.6, [-0.1, -0.6]],
          [6.3, [0.1, -0.4]],
          [6.9, [0.8, 0]],
        ),
        wow: 0.7 * pulse(t, 5.3, 5.9, 0.15),
        squash: -0.1 * pulse(t, 3.5, 3.9, 0.15) + 0.08 * pulse(t, 5.3, 5.7, 0.14),
        happy: progress(t, 7.2, 7.6),
        grin: 0.5 * progress(t, 6.6, 7),
        armL: [1.25, -0.25],
        armR: [1.25, -0.25],
      })
      grown.sit(1.12, -0.1)
      grown.pose(t, {
        sit: 1,
        look: keys(
          t,
          [0, [0, -0.5]],
          [3.3, [0, -0.5]],
          [3.6, [-0.6, 0.1]],
          [4.1, [0, -0.5]],
          [5, [0, -0.5]],
          [5.3, [-0.85, 0.05]],
          [7, [-0.8, 0]],
        ),
        happy: pulse(t, 5.9, 6.7, 0.25) + progress(t, 7.1, 7.5),
        grin: 0.5 * progress(t, 5.4, 5.9),
        armL: [1.25, -0.25],
        armR: [1.25, -0.25],
      })
      hers.position.set(1.1, 1.32, 0.68)
      hers.rotation.set(-0.5, -0.05, 0)
      his.position.set(x + 0.02 + 0.5 * (1 - hop), 0.68 + 0.64 * hop, 1.62 - 0.94 * hop)
      his.rotation.set(-0.5, 0, Math.PI)
      fixedCamera(set)
      return { focus: [0, 1.8, 0.1], range: 4, blur: 0.45 }
    }
  },
})
