import { film, shot } from '@starnest/film-kit/film/script'
import { dust } from '@starnest/film-kit/particles/dust'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import type { LetteringPlan } from '@starnest/film-kit/title/lettering'
import { about } from './about.ts'
import { field, hectorOn, meadowLook, mimiOn, TREE, titleLook } from './sets.ts'
import { sound } from './sound.ts'

const seek = shot({
  name: 'seek',
  seconds: 9.5,
  look: meadowLook,
  lens: 29,
  fadeIn: 0.3,
  fadeOut: 0.6,
  stage(set) {
    const tree = field(set)
    const hector = hectorOn(set)
    const mimi = mimiOn(set)
    const run = (t: number) => keys(t, [0.2, -3.6], [2, TREE[0], ease.in])
    const cloud = dust(set, (t) => [run(t), 0.2, -0.4], { color: '#fff4d8', size: 0.8, life: 0.7 })
    return (t, { talk }) => {
      const x = run(t)
      const rush = pulse(t, 0.2, 2.05, 0.2)
      const hide = progress(t, 2.05, 2.35)
      const peek = pulse(t, 6.6, 7.6, 0.3)
      hector.place(x, TREE[1], keys(t, [1.7, 1.4], [2.15, 0.05]))
      hector.pose(t, {
        walk: 12,
        stride: rush,
        look: keys(
          t,
          [0, [-0.3, 0]],
          [1.9, [0.2, 0]],
          [2.4, [0, 0.1]],
          [3.6, [-0.8, -0.6]],
          [5.2, [-0.3, -0.8]],
          [6.7, [0, 0.1]],
        ),
        squash: 0.12 * hide - 0.1 * pulse(t, 2, 2.3, 0.12),
        armL: [1.35 * hide, -0.42 * hide],
        armR: [1.35 * hide, -0.42 * hide],
        wow: 0.6 * pulse(t, 3.4, 5.8, 0.2),
        happy: pulse(t, 2.5, 3.3) + peek + progress(t, 7.8, 8),
        grin: pulse(t, 2.4, 3.4) + progress(t, 6.5, 6.8),
        shiver: 0.5 * pulse(t, 4.4, 5.8, 0.2),
      })
      cloud.set(t, rush)
      tree.rotation.z = 0.08 * pulse(t, 2.05, 2.9, 0.2) * Math.sin(t * 16)
      const walkTo = keys(t, [2.9, -1.9], [4.2, 0.1])
      mimi.place(
        walkTo,
        2.6,
        keys(t, [2.3, 0.1], [2.8, 1], [4.3, 0.9], [4.6, 2.5], [5.4, 2.5], [5.9, 0.1]),
      )
      const covered = 1 - progress(t, 2.2, 2.5)
      mimi.pose(t, {
        walk: 11,
        stride: pulse(t, 2.9, 4.25, 0.2),
        look: keys(
          t,
          [0, [0, 0]],
          [2.6, [-0.5, 0.3]],
          [3.2, [0.6, 0.3]],
          [4.5, [0.1, 0.4]],
          [4.9, [0.1, 0.9]],
          [5.8, [0, 0]],
        ),
        happy: covered + progress(t, 6.2, 6.5),
        armL: [2.25 * covered, -0.25 * covered],
        armR: [2.25 * covered, -0.25 * covered + 1.2 * pulse(t, 5.9, 7.4, 0.2)],
        tilt: 0.2 * pulse(t, 4.8, 5.7, 0.2),
        talk: talk('mimi'),
        grin: progress(t, 7.4, 7.6),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.6, 1.9, 10.2]],
          [4, [0.6, 1.9, 9.4]],
          [6, [0.5, 2, 10.2]],
          [9.5, [0.5, 2.1, 10.8]],
        ),
        at: keys(t, [0, [-0.4, 1.7, 0]], [4, [0.7, 1.75, 0]], [6.4, [0.6, 2.15, 0]]),
        sway: 0.04,
      })
      return {
        focus: hector.faceAt(),
        range: 4,
        blur: 0.5,
        lettering: {
          ...titleLook,
          lines: [{ text: 'Where Is Hector?', size: 92 }],
          x: 640,
          y: 76,
          age: t - 6.4,
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
    look: meadowLook,
    stage(set) {
      field(set)
      const hector = hectorOn(set)
      const mimi = mimiOn(set)
      return () => {
        hector.place(TREE[0], TREE[1], 0)
        hector.pose(0.6, {
          look: [-0.15, -0.1],
          squash: 0.08,
          armL: [1.35, -0.42],
          armR: [1.35, -0.42],
          wow: 0.5,
          tilt: 0.1,
        })
        mimi.place(0.35, 2.7, 0.15)
        mimi.pose(0.9, {
          look: [-0.4, 0.2],
          armL: [0.2, 1.2],
          armR: [0.2, 1.2],
          grin: 0.6,
          tilt: -0.12,
        })
        set.camera.shoot({ t: 0, sway: 0, from, at })
        return { focus: hector.faceAt(), range: 4, blur: 0.5, ...(lettering ? { lettering } : {}) }
      }
    },
  })

export default film({
  about,
  sound,
  backdropColor: '#3a1a6a',
  font: { family: 'Titan One', weights: [400] },
  shots: [seek],
  poster: {
    shot: still('poster', 33, [1.3, 2, 9.2], [1.3, 2.35, 0], {
      ...titleLook,
      lines: [
        { text: 'Where Is', size: 66 },
        { text: 'Hector?', size: 96 },
      ],
      x: 240,
      y: 100,
    }),
    at: 0,
  },
  backdrop: { shot: still('backdrop', 29, [0.1, 1.9, 8.6], [-0.1, 1.75, 0]), at: 0 },
})
