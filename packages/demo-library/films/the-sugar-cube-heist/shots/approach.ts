import { shot } from '@starnest/film-kit/film/script'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { fork } from '@starnest/film-kit/world/kitchen/cutlery'
import { jamJar } from '@starnest/film-kit/world/kitchen/larder'
import { breath, catTail, whiskers } from '@starnest/film-kit/world/kitchen/sleeping-cat'
import { crew } from '../sets/crew.ts'
import { backOfTable, kitchenLook, looseSpoon, table } from '../sets/kitchen.ts'

/** The sleeping tail behind the road, its tip at `lift` metres. */
const lyingTail = (t: number, lift: number): Vec3[] => [
  [-13, 0.9, -8],
  [-7, 0.75, -4.6],
  [-2, 0.75, -3.4],
  [2.6, 0.7, -3.6 + 0.1 * Math.sin(t * 0.9)],
  [5.2, 0.7 + lift * 0.4, -3.2],
  [6.6 - lift * 0.3, 0.7 + lift, -2.8 + 0.2 * Math.sin(t * 0.9)],
]

/** Nobody will hear them. Then somebody steps on a spoon. */
export const tiptoe = shot({
  name: 'tiptoe',
  seconds: 6.5,
  look: kitchenLook,
  lens: 29,
  stage(set) {
    table(set)
    const { boss, nib, dumpling } = crew(set)
    const tail = catTail(set)
    const trap = looseSpoon(set, 3.6)
    sculpt(
      (s) => {
        backOfTable(s)
        fork(s, [-3.6, 0.12, 3.3], 5.4)
        jamJar(s, [7.4, 0, -1.4], 3.6, { jam: '#f08a2e', low: '#a03a2a', cloth: '#7ad0c0' })
      },
      { to: set.scene },
    )
    const CLANG = 4.5
    return (t, { talk }) => {
      const still = progress(t, CLANG - 0.02, CLANG + 0.12)
      const walking = progress(t, 1.2, 1.5) * (1 - progress(t, CLANG - 0.12, CLANG + 0.06))
      const road = keys(t, [1.2, 0], [CLANG, 4, ease.linear])
      const sneak = { walk: 9, stride: 0.62 * walking }
      const hands = [1.05 + 0.2 * Math.sin(t * 9), 0.1] as const
      const jump = 0.34 * Math.sin(Math.PI * progress(t, CLANG, CLANG + 0.26, ease.linear))
      boss.place(
        -1.2 + road,
        0.4,
        keys(t, [0, 0.15], [0.9, 0.3], [1.4, 1.15], [4.9, 1.15], [5.25, -0.55]),
        jump,
      )
      boss.pose(t, {
        ...sneak,
        look: keys(
          t,
          [0, [0, 0.1]],
          [1.5, [-0.4, 0.1]],
          [4.6, [-0.6, 0.1]],
          [5.2, [-0.5, 0]],
          [6.2, [-0.2, 0.1]],
        ),
        talk: talk('boss'),
        brave: progress(t, 4.9, 5.1) + 0.5 * pulse(t, 0.2, 1.4),
        wow: pulse(t, CLANG, 4.95, 0.12),
        grin: 0.7 * pulse(t, 0, 1.5),
        armL: walking > 0.4 ? hands : [keys(t, [CLANG, 1.1], [5, 1.5]), 0.25],
        armR: keys(
          t,
          [0.3, [0.3, 0.3]],
          [0.7, [1.9, 0.4]],
          [1.2, [1.1, 0.1]],
          [4.9, [1.1, 0.1]],
          [5.2, [2, 0.2], ease.back],
        ),
        squash: -0.08 * walking,
        lean: 0.16 * walking + 0.14 * pulse(t, 5.1, 6.4),
      })
      nib.place(-3 + road, 0.1, keys(t, [0, 0.9], [1.3, 1.15], [4.9, 1.15], [5.3, 0.2]), jump * 1.3)
      nib.pose(t + 0.2, {
        ...sneak,
        look: keys(t, [0, [0.6, 0]], [4.6, [-0.9, 0]], [5.1, [-0.9, 0.1]], [5.6, [-0.2, 0.5]]),
        wow: progress(t, CLANG, CLANG + 0.15),
        sad: 0.6 * progress(t, 5.3, 5.7),
        armL: [1.1, 0.1],
        armR: [1.1, 0.1],
        squash: 0.12 * still,
      })
      dumpling.place(
        -4.9 + road,
        0.3,
        keys(t, [0, 1.1], [1.3, 1.15], [4.7, 1.15], [5.2, 0.1]),
        jump * 0.7,
      )
      dumpling.pose(t + 0.35, {
        ...sneak,
        look: keys(
          t,
          [0, [0.6, 0.3]],
          [2.6, [0.4, 0.5]],
          [CLANG, [0.4, 0.5]],
          [4.75, [0.2, -0.8]],
          [5.2, [0.5, -0.1]],
        ),
        happy: pulse(t, 0.6, 4.4, 0.3),
        wow: pulse(t, CLANG, 5.4, 0.1),
        sad: progress(t, 5.3, 5.6),
        armL: [0.9 + 0.5 * still, 0.3],
        armR: [0.9 + 0.5 * still, 0.3],
        earDroop: 0.7 * progress(t, 5.2, 5.6),
      })
      // He steps on the bowl of the spoon: the handle flies up, and comes down on the table.
      const flip = keys(
        t,
        [3.55, 0],
        [3.95, -0.82, ease.out],
        [4.12, -0.85],
        [CLANG, 0, ease.in],
        [CLANG + 0.1, -0.06, ease.out],
        [CLANG + 0.2, 0, ease.in],
      )
      trap.rotation.set(0, Math.PI, -flip)
      trap.position.set(0.7, 0.14 - Math.sin(flip) * 1.2, 0.75)
      tail.pose(lyingTail(t, 2.4 * pulse(t, 5, 6.3, 0.3) + 0.25 * pulse(t, 2.2, 3.4, 0.4)))
      set.camera.shoot({
        t,
        from: [
          keys(t, [0, -2], [1.2, -2.1], [CLANG, 1.4, ease.linear], [6.5, 1.5]),
          1.35,
          keys(t, [0, 7.2], [CLANG, 8], [5.4, 7.2], [6.5, 6.9]),
        ],
        at: [keys(t, [0, -1.9], [1.2, -1.9], [CLANG, 1.4, ease.linear], [6.5, 1.5]), 1.15, 0],
      })
      const face = boss.faceAt()
      return { focus: set.camera.distanceTo(face), range: 1.1, blur: 1 }
    }
  },
})

/** In goes the breath, and in go the mice. Out comes the breath. */
export const whiskerWind = shot({
  name: 'whiskers',
  seconds: 6,
  look: { ...kitchenLook, ambient: 1.2 },
  lens: 30,
  stage(set) {
    table(set)
    const { boss, nib, dumpling } = crew(set)
    const hairs = whiskers(set, [4.7, 2.4, -0.7], 2.7)
    const air = breath(set, [3.6, 1.3, 0.4], [-5.5, 1, 0.6])
    sculpt(
      (s) => {
        backOfTable(s)
        fork(s, [-2, 0.12, 3.4], 5)
        jamJar(s, [-7.4, 0, -4.4], 4.4)
      },
      { to: set.scene },
    )
    return (t) => {
      const inhale = pulse(t, 1.5, 2.9, 0.3)
      const exhale = pulse(t, 3.6, 5, 0.22)
      const x = keys(
        t,
        [0, -2.7],
        [1.3, -1.5, ease.linear],
        [1.6, -1.4],
        [2.8, 0.7, ease.in],
        [3.65, 0.75],
        [4.7, -3.1, ease.out],
        [6, -3.1],
      )
      const walking = 1 - progress(t, 1.2, 1.45)
      const frozen = pulse(t, 2.8, 3.7)
      const turn = keys(t, [0, 1], [1.4, 0.9], [4.9, 0.9], [5.2, 0.05])
      const blown = {
        walk: 9,
        stride: 0.6 * walking,
        lean: 0.1 * walking - 0.3 * inhale - 0.34 * exhale,
      }
      boss.place(x + 0.9, 0.5, turn)
      boss.pose(t, {
        ...blown,
        look: keys(
          t,
          [0, [0, 0]],
          [1.5, [0.1, 0.4]],
          [2.7, [0.1, 0.7]],
          [3.5, [0.1, 0.8]],
          [4.8, [0, 0]],
          [5.3, [0, 0.05]],
        ),
        wow: Math.max(inhale, frozen, 0.6 * exhale),
        brave: progress(t, 5, 5.2),
        sleepy: 0.42 * progress(t, 5.2, 5.5),
        shiver: frozen,
        earDroop: -0.5 * inhale + 1.3 * exhale + 0.9 * progress(t, 3.6, 3.9),
        armL: [1 + 0.9 * (inhale + exhale) + 0.5 * frozen, 0.2 + 0.5 * (inhale + exhale)],
        armR: [1 + 0.9 * (inhale + exhale) + 0.5 * frozen, 0.2 + 0.5 * (inhale + exhale)],
      })
      nib.place(x - 0.75, 0.2, turn)
      nib.pose(t + 0.15, {
        ...blown,
        look: keys(t, [0, [0.2, 0]], [1.6, [0.2, 0.4]], [4.8, [0.1, 0]], [5.4, [0.8, 0]]),
        wow: Math.max(inhale, frozen, exhale),
        earDroop: 1.4 * exhale,
        shiver: frozen,
        armL: [1.3, 0.3 + 0.6 * exhale],
        armR: [1.3, 0.3 + 0.6 * exhale],
      })
      dumpling.place(x - 2.4, 0.45, turn)
      dumpling.pose(t + 0.3, {
        ...blown,
        look: keys(t, [0, [0.3, 0.2]], [1.6, [0.3, 0.4]], [4.8, [0, 0]], [5.5, [0.7, 0.1]]),
        happy: pulse(t, 3.75, 5, 0.2) + progress(t, 5.5, 5.7),
        wow: Math.max(inhale * 0.6, frozen),
        earDroop: 1.4 * exhale,
        armL: [1.1, 0.3 + 0.9 * exhale],
        armR: [1.1, 0.3 + 0.9 * exhale],
      })
      hairs.pose(t, {
        droop: 0.35 + 0.5 * frozen + 0.15 * inhale - 0.3 * exhale,
        twitch: 0.15 + 0.9 * pulse(t, 3, 3.7, 0.2) + 0.5 * exhale,
      })
      air.set(t, exhale - 0.8 * inhale)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.9, 1.2, 7.6]],
          [2.8, [0.3, 1.25, 6.7]],
          [3.6, [0.3, 1.25, 6.5]],
          [5, [-1.9, 1.3, 6.6]],
          [6, [-2.1, 1.3, 6]],
        ),
        at: keys(
          t,
          [0, [-0.6, 1.35, 0]],
          [2.8, [0.7, 1.4, 0]],
          [3.6, [0.75, 1.4, 0]],
          [5, [-2.3, 1.2, 0]],
          [6, [-2.5, 1.2, 0]],
        ),
      })
      return { focus: set.camera.distanceTo(boss.faceAt()), range: 1.2, blur: 1 }
    }
  },
})
