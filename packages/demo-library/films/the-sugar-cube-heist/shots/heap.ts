import { shot } from '@starnest/film-kit/film/script'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { cup, sugarCube } from '@starnest/film-kit/world/kitchen/crockery'
import { catTail } from '@starnest/film-kit/world/kitchen/sleeping-cat'
import { crew } from '../sets/crew.ts'
import { BOWL, backOfTable, kitchenLook, looseCube, table } from '../sets/kitchen.ts'

/** Sugar everywhere, nobody moves, and a tail that is awake. */
export const heap = shot({
  name: 'heap',
  seconds: 7,
  look: kitchenLook,
  lens: 30,
  stage(set) {
    table(set)
    const { boss, nib, dumpling } = crew(set)
    const tail = catTail(set)
    const bowl = set.add(joint(undefined, [-4.3, BOWL.radius * 0.9, -2.4]))
    bowl.rotation.set(0.5, 0.5, -1.75)
    sculpt(
      (s) => cup(s, [0, -1.2, 0], { ...BOWL, hues: ['#fff4e6', '#c8a0c8'], trim: '#ffb84a' }),
      {
        to: bowl,
      },
    )
    sculpt(
      (s) => {
        backOfTable(s)
        for (const [x, z, turn] of [
          [-3.2, 0.9, 0.4],
          [-2.6, -1.6, 1],
          [-0.9, -1.3, 0.2],
          [0.6, -1.7, 0.7],
          [-3.4, 2.4, 0.8],
          [-5.4, 1.6, 1.2],
        ] as const)
          sugarCube(s, [x, 0.4, z], 0.8, [0, turn, 0])
        sugarCube(s, [-0.9, 1.16, -1.35], 0.8, [0, 0.9, 0.05])
      },
      { to: set.scene },
    )
    const rain = [-4.6, -3.3, -2.7, 0.75, -1.05].map((x, index) => ({
      cube: looseCube(set, 0.6),
      x,
      late: (index * 0.37) % 0.5,
    }))
    const gift = looseCube(set, 0.8)
    const hat = looseCube(set, 0.72)
    return (t) => {
      const eye: readonly [number, number] = [0.7, 0.75]
      const hide = pulse(t, 3, 5.5, 0.35)
      const seen = progress(t, 5.4, 5.75)
      const landed = 0.16 * Math.cos(t * 17) * Math.exp(-t * 3.4)
      boss.place(-0.15, 0.7, keys(t, [0, 0], [4.9, 0.05], [5.6, 0.5]))
      boss.pose(t, {
        sit: 1,
        squash: landed - 0.06 * hide,
        look: keys(
          t,
          [0.9, [0, 0]],
          [1.2, [-0.7, 0]],
          [1.5, [0.7, 0]],
          [1.9, eye],
          [2.9, eye],
          [3.3, [0, -0.4]],
          [5.4, [0.3, -0.3]],
          [5.7, [0.6, -0.35]],
          [6.3, [0.5, 0.6]],
        ),
        wow: pulse(t, 1.9, 3.2) + 0.7 * seen,
        sleepy: hide,
        sad: hide,
        earDroop: 1.1 * hide,
        shiver: 0.8 * hide,
        armL: [0.5 + 0.8 * hide, 0.2],
        armR: [0.5 + 0.8 * hide + 0.4 * seen, 0.2],
      })
      nib.place(-1.75, 0.35, keys(t, [0, 0.2], [3.3, 0.7]))
      nib.pose(t + 0.2, {
        sit: 1,
        squash: landed,
        look: keys(
          t,
          [1, [0.3, 0]],
          [1.4, [0.7, 0.2]],
          [2, eye],
          [3, [0.4, -0.3]],
          [5.5, [0.5, 0]],
          [6, [0.7, -0.2]],
        ),
        wow: pulse(t, 1.4, 3.1) + 0.5 * seen,
        sleepy: hide,
        sad: hide,
        shiver: hide,
        tilt: -0.14 * hide,
        armL: [0.9 * hide, 0],
        armR: [1.3 * hide, 0],
      })
      dumpling.place(1.55, 0.3, keys(t, [0, -0.15], [3.3, -0.6], [5.6, 0.1]))
      dumpling.pose(t + 0.4, {
        sit: 1,
        squash: landed * 1.2 - 0.05,
        look: keys(
          t,
          [0.7, [0, 0]],
          [1.3, [0, 0.5]],
          [1.8, [0.3, 0.9]],
          [3, [-0.4, -0.3]],
          [5.6, [0.2, -0.3]],
          [6, [0.4, -0.4]],
        ),
        wow: pulse(t, 1.7, 3.1),
        sleepy: hide,
        sad: 0.8 * hide,
        shiver: hide,
        happy: progress(t, 6, 6.2),
        armL: [1.2 * hide, 0],
        armR: [1.1 * hide, 0],
      })
      const [hx, hy, hz] = dumpling.faceAt()
      hat.position.set(hx, hy + 0.74 + landed * 0.6, hz - 0.05)
      hat.rotation.set(0, 0.5, 0.12 + landed * 0.5)
      for (const [index, one] of rain.entries()) {
        const y = 3.4 - 9 * Math.max(0, t - one.late * 0.3) ** 2
        const bounce = 0.5 * Math.abs(Math.sin((t - 0.6) * 8)) * Math.exp(-Math.max(0, t - 0.6) * 5)
        one.cube.position.set(
          one.x + 0.4 * Math.min(t, 0.8),
          Math.max(0.3 + (t > 0.6 ? bounce : 0), y),
          2 + (index % 2) * 0.4,
        )
        one.cube.rotation.set(Math.max(0, 1 - t) * 3, index, Math.max(0, 0.8 - t) * 4)
      }
      const push = keys(t, [4.35, 3.5], [4.8, 2.9], [5, 2.9], [5.5, 2.25])
      gift.position.set(push, 0.4, 1.75)
      gift.rotation.y = 0.25 - 0.1 * push
      // It rises like a question, thinks, and comes down to push.
      const tip = keys(
        t,
        [1.2, [6.4, 0.7, -2.4]],
        [2.3, [2.5, 3, -1.3], ease.smoother],
        [3.1, [2.2, 3.2, -1]],
        [4.2, [4.2, 0.75, 1.75], ease.smoother],
        [4.8, [3.75, 0.6, 1.78]],
        [5, [3.75, 0.6, 1.78]],
        [5.5, [3.1, 0.6, 1.78]],
        [6.3, [3.3, 1.9, 1.3]],
        [6.9, [3.2, 2, 1.2]],
      )
      const bend = keys(
        t,
        [1.2, [7.5, 0.9, -3.4]],
        [2.3, [3.7, 4.1, -2], ease.smoother],
        [3.1, [3.5, 4.3, -1.8]],
        [4.2, [5.5, 2.2, 0.2], ease.smoother],
        [5.5, [4.8, 1.5, 0.7]],
        [6.9, [4.4, 1, 0.6]],
      )
      tail.pose([
        [14, 0.8, -8],
        [9.5, 0.9, -6],
        [
          keys(t, [1.2, 7.2], [2.3, 4.9], [4.2, 7]),
          keys(t, [1.2, 0.8], [2.3, 2.1], [4.2, 2]),
          -3.2,
        ],
        bend,
        [tip[0] + 0.12 * Math.sin(t * 3), tip[1], tip[2]],
      ])
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.1, 1.2, 7]],
          [1.2, [0, 1.3, 7]],
          [2.4, [0.7, 1.5, 8.8]],
          [3.4, [0.8, 1.5, 8.6]],
          [4.6, [1.5, 1.4, 8.2]],
          [7, [1.45, 1.35, 7.5]],
        ),
        at: keys(
          t,
          [0, [-0.1, 1.05, 0.4]],
          [1.2, [0, 1.1, 0.4]],
          [2.4, [0.9, 1.75, 0]],
          [3.4, [1, 1.65, 0]],
          [4.6, [1.25, 1.1, 0.4]],
          [7, [1.1, 1.1, 0.4]],
        ),
      })
      return {
        focus: set.camera.distanceTo(boss.faceAt()),
        range: keys(t, [1.4, 1.3], [2.3, 2.2]),
        blur: 0.95,
      }
    }
  },
})
