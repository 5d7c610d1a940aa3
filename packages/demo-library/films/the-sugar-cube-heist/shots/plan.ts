import { shot } from '@starnest/film-kit/film/script'
import { motes } from '@starnest/film-kit/particles/ambience'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { biscuit, jamJar } from '@starnest/film-kit/world/kitchen/larder'
import { crew } from '../sets/crew.ts'
import { backOfTable, kitchenLook, sugarBowl, table, titleLook } from '../sets/kitchen.ts'

const BOWL_AT: Vec3 = [3.4, 0, -5.4]
const STACK: Vec3 = [-1.7, 0, 1.2]

/** The bowl shines, the title pops, and three masks rise behind a stack of biscuits. */
export const plan = shot({
  name: 'plan',
  seconds: 7.5,
  look: kitchenLook,
  lens: 30,
  fadeIn: 0.5,
  stage(set) {
    table(set)
    motes(set, { count: 40, color: '#ffe0a8', spread: 16 })
    const { boss, nib, dumpling } = crew(set)
    sculpt(
      (s) => {
        backOfTable(s)
        sugarBowl(s, BOWL_AT)
        jamJar(s, [-6.4, 0, -2.6], 4.4)
        for (const [i, x] of [-3.4, -1.7, 0].entries()) {
          biscuit(s, [x, 0, STACK[2]], 1.05, i)
          biscuit(s, [x + 0.1, 0.27, STACK[2] + 0.05], 1.05, i + 4)
        }
      },
      { to: set.scene },
    )
    return (t) => {
      const u = t - 0.5
      // Boss, look-out, and the helper who is late and pops up too high.
      const up = [progress(u, 3.4, 3.75, ease.back), progress(u, 3.85, 4.2, ease.back)] as const
      const late = keys(u, [4.75, 0], [5.05, 1.45, ease.out], [5.35, 1, ease.in])
      const seeing = progress(u, 4.3, 4.6)
      const glance: readonly [number, number] = [0.75, 0.25]
      boss.place(STACK[0], -0.35, 0.15, lerp(-1.7, 0.05, up[0]))
      boss.pose(t, {
        look: keys(
          u,
          [3.7, [-0.2, 0]],
          [4.3, [0.1, 0.1]],
          [4.7, glance],
          [5.5, glance],
          [5.8, [0, 0]],
        ),
        brave: seeing,
        grin: 0.5 + 0.5 * progress(u, 5.7, 6),
        tilt: 0.1 * progress(u, 5.7, 6),
        squash: 0.12 * pulse(u, 3.5, 3.9, 0.15),
      })
      nib.place(STACK[0] - 1.75, -0.35, 0.2, lerp(-1.9, 0, up[1]))
      nib.pose(t, {
        look: keys(
          u,
          [4.2, [-0.7, 0]],
          [4.5, [-0.7, 0]],
          [4.8, glance],
          [5.2, [0.9, 0]],
          [5.9, [0.5, 0]],
        ),
        squash: 0.12 * pulse(u, 3.95, 4.35, 0.15),
        wow: 0.5 * pulse(u, 5, 5.8),
      })
      dumpling.place(STACK[0] + 1.8, -0.35, 0, lerp(-1.7, 0.02, late))
      dumpling.pose(t, {
        look: keys(u, [5.1, [0, 0.3]], [5.5, [-0.6, 0]], [6, [0.6, 0.2]]),
        happy: pulse(u, 5.6, 6.7, 0.2),
        squash: keys(u, [4.75, 0], [5, 0.16], [5.38, -0.16], [5.6, 0]),
        wave: pulse(u, 5.6, 6.8, 0.25),
      })
      const slide = progress(t, 3.2, 4.5, ease.smoother)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [2.6, 1.5, 7.6]],
          [3.2, [2.2, 1.4, 7]],
          [4.6, [-1.3, 1.25, 7.2], ease.smoother],
          [7.5, [-1.35, 1.3, 6.1]],
        ),
        at: keys(
          t,
          [0, [3, 2.9, -5]],
          [3.2, [2.9, 2.8, -5]],
          [4.6, [-1.5, 1.45, 0], ease.smoother],
          [7.5, [-1.6, 1.25, 0]],
        ),
      })
      const bowl = set.camera.distanceTo([BOWL_AT[0], 2.4, BOWL_AT[2] + 1])
      const mice = set.camera.distanceTo([STACK[0], 1.2, 0])
      return {
        focus: lerp(bowl, mice, slide),
        range: lerp(2.2, 1, slide),
        blur: 1,
        lettering: {
          ...titleLook,
          lines: [
            { text: 'The Great', size: 74 },
            { text: 'Sugar Cube Heist', size: 132 },
          ],
          x: 640,
          y: 170,
          age: t - 0.3,
          gone: progress(t, 3.4, 3.8),
        },
      }
    }
  },
})
