import { shot } from '@starnest/film-kit/film/script'
import { fireflies } from '@starnest/film-kit/particles/ambience'
import { petals } from '@starnest/film-kit/particles/weather'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { lettering, springLook, summerLook } from '../sets/looks.ts'
import { fixedCamera, placeOf } from '../sets/place.ts'
import { SPRING, SUMMER } from '../sets/seasons.ts'
import { bookOn, tortoiseOn } from '../sets/tortoise.ts'

/** Spring: two strangers, one bench, and a book that is upside down. */
export const first = shot({
  name: 'first',
  seconds: 7,
  look: springLook,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.8,
  fadeOut: 0.35,
  stage(set) {
    placeOf(set, SPRING)
    petals(set, {
      count: 60,
      colors: ['#fff4c0', '#ffe8a0', '#fff8e0'],
      size: 0.13,
      box: [6, 6, 3],
      at: [0, 2.6, 0],
    })
    const anton = tortoiseOn(set, 'anton')
    const lotte = tortoiseOn(set, 'lotte')
    const hers = bookOn(set, '#c84a5c')
    const his = bookOn(set, '#4a7ab0')
    return (t) => {
      const came = progress(t, 0.6, 2.9, ease.linear)
      const hop = progress(t, 3, 3.5)
      const x = -5.6 + 4.5 * came
      anton.place(
        x,
        1 - 0.92 * hop,
        keys(t, [2.6, 1.4], [3.2, 0]),
        0.7 * hop + 0.5 * Math.sin(Math.PI * hop) * 0.4,
      )
      anton.shadow.fade(1 - hop)
      const caught = pulse(t, 5.3, 7.2, 0.2)
      anton.pose(t, {
        walk: 7,
        stride: progress(t, 0.5, 0.7) * (1 - progress(t, 2.7, 2.95)),
        sit: hop,
        look: keys(
          t,
          [0, [0.2, 0]],
          [2.4, [-0.2, 0]],
          [3.6, [0, -0.5]],
          [4, [0, -0.5]],
          [4.4, [0.85, 0]],
          [5.2, [0.85, 0]],
          [5.5, [-0.1, -0.6]],
          [6.3, [0.2, -0.4]],
        ),
        wow: 0.7 * pulse(t, 5.2, 5.8, 0.15),
        squash: -0.1 * pulse(t, 3.4, 3.8, 0.15) + 0.08 * pulse(t, 5.2, 5.6, 0.14),
        grin: 0.3 * pulse(t, 6, 8, 0.3),
        armL: [1.25, -0.25],
        armR: [1.25, -0.25],
      })
      lotte.sit(1.12, keys(t, [3.2, 0.05], [3.6, -0.1]))
      lotte.pose(t, {
        sit: 1,
        look: keys(
          t,
          [0, [0, -0.5]],
          [3.1, [0, -0.5]],
          [3.4, [-0.6, 0.1]],
          [3.9, [0, -0.5]],
          [4.9, [0, -0.5]],
          [5.2, [-0.85, 0.05]],
          [6.6, [-0.8, -0.1]],
        ),
        wow: 0.5 * pulse(t, 3.3, 3.8, 0.2),
        happy: pulse(t, 5.9, 7.6, 0.25),
        grin: 0.5 * caught,
        armL: [1.25, -0.25],
        armR: [1.25, -0.25],
      })
      hers.position.set(1.1, 1.32, 0.68)
      hers.rotation.set(-0.5, -0.05, 0)
      his.position.set(x + 0.02 + 0.5 * (1 - hop), 0.68 + 0.64 * hop, 1.62 - 0.94 * hop)
      his.rotation.set(-0.5, 0, Math.PI)
      fixedCamera(set)
      return {
        focus: [0, 1.8, 0.1],
        range: 4,
        blur: 0.45,
        lettering: {
          ...lettering,
          lines: [
            { text: 'The Bench', size: 84 },
            { text: 'under the Linden', size: 84 },
          ],
          x: 640,
          y: 150,
          age: t - 0.5,
          gone: progress(t, 3.6, 4.1),
          entrance: 'fade',
        },
      }
    }
  },
})

/** A summer evening: the books are on the grass. */
export const close = shot({
  name: 'close',
  seconds: 6.5,
  look: summerLook,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.35,
  fadeOut: 0.35,
  stage(set) {
    const heart = placeOf(set, SUMMER)
    fireflies(set, { count: 46, spread: 9, depth: 5, seed: 4 })
    const anton = tortoiseOn(set, 'anton')
    const lotte = tortoiseOn(set, 'lotte')
    const hers = bookOn(set, '#c84a5c')
    const his = bookOn(set, '#4a7ab0')
    return (t) => {
      heart(0.5 * progress(t, 4.4, 5.4))
      const slide = progress(t, 0.9, 1.5)
      const lean = progress(t, 2.9, 3.8)
      const melt = progress(t, 4.2, 4.8)
      lotte.sit(0.76 + 0.36 * (1 - slide), -0.12)
      lotte.pose(t, {
        sit: 1,
        look: keys(t, [0, [-0.5, 0]], [1.4, [-0.3, 0]], [2.7, [-0.2, 0]], [3.6, [-0.1, -0.1]]),
        squash: 0.07 * pulse(t, 0.8, 1.4, 0.2),
        roll: 0.1 * lean,
        tilt: 0.2 * lean,
        happy: progress(t, 3.4, 3.8),
        grin: 0.3 * slide,
        armL: [0.6, -0.1],
        armR: [0.5, 0],
      })
      anton.sit(-0.74, 0.12)
      anton.pose(t, {
        sit: 1,
        look: keys(
          t,
          [0, [0.5, 0]],
          [1.2, [0.6, 0]],
          [2, [0, 0.3]],
          [3, [0.1, 0.2]],
          [3.9, [0.6, -0.1]],
          [4.6, [0.2, -0.1]],
        ),
        wow: pulse(t, 3, 4.4, 0.25),
        squash: 0.08 * pulse(t, 3, 3.9, 0.25),
        happy: melt,
        grin: 0.5 * melt,
        roll: -0.05 * melt,
        tilt: -0.08 * melt,
        armL: [0.5, 0],
        armR: [0.6, -0.1],
      })
      for (const [book, x] of [
        [hers, 1.5],
        [his, -1.45],
      ] as const) {
        book.position.set(x, 0.08, 1.1)
        book.rotation.set(Math.PI / 2, 0, x * 0.4)
      }
      fixedCamera(set)
      return { focus: [0, 1.8, 0.1], range: 4, blur: 0.45 }
    }
  },
})
