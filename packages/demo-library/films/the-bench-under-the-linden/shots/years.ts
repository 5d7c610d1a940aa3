import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { leaves, snow } from '@starnest/film-kit/particles/weather'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { autumnLook, winterLook } from '../sets/looks.ts'
import { fixedCamera, placeOf } from '../sets/place.ts'
import { AUTUMN, WINTER } from '../sets/seasons.ts'
import { tortoiseOn } from '../sets/tortoise.ts'

/** Autumn: somebody small in the middle wants every leaf. */
export const three = shot({
  name: 'three',
  seconds: 6.75,
  look: autumnLook,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.35,
  fadeOut: 0.35,
  stage(set) {
    placeOf(set, AUTUMN)
    leaves(set, { count: 60, size: 0.24, box: [6, 6, 3], at: [0, 2.6, 0] })
    const anton = tortoiseOn(set, 'anton')
    const lotte = tortoiseOn(set, 'lotte')
    const child = tortoiseOn(set, 'child')
    const leaf = sculpt(
      (s) =>
        s
          .ball('#ff9a34', [0, 0, 0], [0.2, 0.26, 0.03], { grad: '#d85a24', glow: 0.2 })
          .pill('#8a4a24', [0, -0.3, 0], 0.02, 0.14),
      { to: set.scene },
    )
    return (t) => {
      const catching = progress(t, 2.6, 2.9)
      const jump = pulse(t, 2.3, 3, 0.3)
      const glad = progress(t, 3.2, 3.5)
      child.sit(0, 0, 0.68 + 0.34 * jump)
      child.pose(t, {
        sit: 1 - 0.8 * jump,
        look: keys(
          t,
          [0, [0.4, 0.6]],
          [1.4, [0.1, 0.9]],
          [2.5, [0, 0.9]],
          [3.2, [0, 0.2]],
          [4.4, [-0.5, 0.5]],
          [5.4, [0.5, 0.5]],
        ),
        wow: pulse(t, 0.6, 2.9, 0.3),
        happy: pulse(t, 3.4, 4.2, 0.2) + pulse(t, 5.2, 7, 0.25),
        grin: 0.9 * glad,
        squash: 0.12 * jump - 0.1 * pulse(t, 3, 3.3, 0.14),
        armL: [keys(t, [1.4, 0.4], [2.3, 2.4], [3.4, 1.6]), keys(t, [1.4, 0.2], [2.3, 0.4])],
        armR: [keys(t, [1.4, 0.4], [2.3, 2.4], [3.4, 1.6]), keys(t, [1.4, 0.2], [2.3, 0.4])],
      })
      const fall = progress(t, 0, 2.7)
      leaf.position.set(
        0.9 * Math.sin(t * 2.2) * (1 - fall) + 0.02,
        keys(t, [0, 4.2], [2.6, 2.72 - 0.05], [3.2, 2.16], [3.5, 2.1]),
        0.5 + 0.15 * (1 - fall),
      )
      leaf.rotation.set(0.3, 0.4, Math.sin(t * 3) * 0.9 * (1 - catching) + 0.1 * Math.sin(t * 5))
      anton.sit(-1.12, 0.2)
      anton.pose(t, {
        sit: 1,
        look: keys(t, [0, [0.5, 0.2]], [1.6, [0.5, 0.6]], [3, [0.6, -0.1]], [5, [0.7, 0.1]]),
        wow: 0.6 * pulse(t, 2.2, 3.2, 0.25),
        happy: pulse(t, 3.5, 5, 0.25) + progress(t, 5.8, 6.1),
        grin: 0.6 * glad,
        armR: [0.7 + 0.5 * jump, 0.2],
        armL: [0.5, 0],
      })
      lotte.sit(1.12, -0.2)
      lotte.pose(t, {
        sit: 1,
        look: keys(t, [0, [-0.5, 0.2]], [1.6, [-0.5, 0.6]], [3, [-0.6, -0.1]], [4.8, [-0.8, 0.1]]),
        wow: 0.6 * pulse(t, 2.3, 3.2, 0.25),
        happy: pulse(t, 3.6, 4.6, 0.25) + progress(t, 5.6, 5.9),
        grin: 0.7 * glad,
        armL: [0.7 + 0.5 * jump, 0.2],
        armR: [0.5, 0],
      })
      fixedCamera(set)
      return { focus: [0, 1.8, 0.1], range: 4, blur: 0.45 }
    }
  },
})

/** A striped blanket over two laps: it lies on the knees in folds. */
function blanketOn(set: FilmSet): void {
  sculpt(
    (s) => {
      for (let fold = -7; fold <= 7; fold++) {
        const [color, low] = fold % 4 === 0 ? ['#f4d8a8', '#d8a878'] : ['#c8404c', '#8a2a3c']
        const rounded = 0.004 * fold * fold
        s.pill(color, [fold * 0.175, 0.84, 0.68 - rounded], 0.15, 0.6 - rounded, {
          grad: low,
          rotate: [-0.5, 0, 0],
        })
      }
    },
    { to: set.scene },
  )
}

/** Winter: one blanket, and all the time there is. */
export const old = shot({
  name: 'old',
  seconds: 7.25,
  look: winterLook,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.4,
  fadeOut: 0.6,
  stage(set) {
    placeOf(set, WINTER)
    snow(set, { count: 170, size: 0.1, fall: 0.6, box: [6, 6, 3.4], at: [0, 2.6, 0] })
    const anton = tortoiseOn(set, 'anton', { aged: true })
    const lotte = tortoiseOn(set, 'lotte', { aged: true })
    blanketOn(set)
    return (t) => {
      const near = progress(t, 2.4, 3.8)
      anton.sit(-0.74, 0.12)
      anton.pose(t * 0.8, {
        sit: 1,
        look: keys(t, [0, [0.1, 0.3]], [1.6, [0.6, 0]], [3, [0.5, -0.1]], [5.4, [0.15, 0.3]]),
        shiver: 0.5 * pulse(t, 0.3, 1.6, 0.3),
        happy: pulse(t, 3.6, 5.2, 0.4),
        roll: -0.05 * near,
        tilt: -0.1 * near,
        armL: [0.9, -0.2],
        armR: [0.9, -0.2],
      })
      lotte.sit(0.74, -0.12)
      lotte.pose(t * 0.8, {
        sit: 1,
        look: keys(t, [0, [-0.1, 0.3]], [2, [-0.6, 0]], [3.4, [-0.3, -0.1]]),
        happy: progress(t, 3.8, 4.3),
        roll: 0.09 * near,
        tilt: 0.18 * near,
        armL: [0.9, -0.2],
        armR: [0.9, -0.2],
      })
      fixedCamera(set)
      return { focus: [0, 1.8, 0.1], range: 4, blur: 0.45 }
    }
  },
})
