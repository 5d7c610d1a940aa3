import { shot } from '@starnest/film-kit/film/script'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { scatter } from '@starnest/film-kit/time/random'
import { biscuit } from '@starnest/film-kit/world/kitchen/larder'
import { crew, type Mouse } from '../sets/crew.ts'
import { backOfTable, kitchenLook, looseCube, sugarBowl, table } from '../sets/kitchen.ts'

const BOWL_AT: Vec3 = [2.6, 0, -0.7]
const FOOT: Vec3 = [-0.3, 0, 0.1]
const PAUSE = 5.5
const FALL = 6.5

/** Three mice high. She has it. Nobody move. */
export const tower = shot({
  name: 'tower',
  seconds: 7.5,
  look: kitchenLook,
  lens: 31,
  stage(set) {
    table(set)
    const { boss, nib, dumpling } = crew(set)
    sculpt(
      (s) => {
        backOfTable(s)
        sugarBowl(s, BOWL_AT)
        biscuit(s, [-4.6, 0, 1.6], 1.3, 2)
        biscuit(s, [-4.4, 0.34, 1.7], 1.3, 5)
      },
      { to: set.scene },
    )
    const loot = looseCube(set)
    const spray = scatter(9, 5, (random) => ({
      cube: looseCube(set, 0.7),
      x: (random() - 0.4) * 5,
      y: 3 + random() * 4,
      spin: random() * 8 - 4,
      z: random() * 3,
    }))
    return (t) => {
      // One long wobble that grows, stops dead for a breath, and then does not stop.
      const sway = keys(
        t,
        [3.4, 0],
        [3.9, 0.1],
        [4.4, -0.13],
        [4.9, 0.17],
        [PAUSE, -0.2],
        [FALL, -0.215],
        [7.5, -0.46, ease.in],
      )
      const at = (height: number): Vec3 => [
        FOOT[0] - Math.sin(sway) * height * 1.12,
        height * Math.cos(sway),
        FOOT[2],
      ]
      const put = (one: Mouse, height: number, turn: number) => {
        const [x, y] = at(height)
        one.place(x, FOOT[2], turn, y)
        one.shadow.fade(height > 0 ? 0 : 1)
      }
      const stopped = progress(t, PAUSE - 0.1, PAUSE + 0.15)
      const falling = progress(t, FALL, FALL + 0.2)
      const reach = progress(t, 0.9, 1.7)
      const strain = pulse(t, 0.6, 1.9, 0.3) * Math.sin(t * 22) * 0.02
      const have = progress(t, 2.1, 2.9, ease.back)
      put(dumpling, 0, 0.1)
      dumpling.pose(t, {
        roll: sway * 0.7,
        look: keys(
          t,
          [0, [0, 0.9]],
          [3, [0.1, 0.8]],
          [4, [0.5, 0.4]],
          [PAUSE, [0, 0.05]],
          [FALL, [0, 0.05]],
          [6.8, [0.9, 0.5]],
        ),
        squash: -0.09 + strain,
        wow: stopped * (0.5 + 0.5 * falling),
        shiver: pulse(t, 0.5, 2, 0.3) * 0.6,
        armL: [0.5, 0.9 + 0.4 * falling],
        armR: [0.5, 0.9 + 0.4 * falling],
      })
      put(nib, 1.33, -0.1)
      nib.pose(t, {
        roll: sway,
        look: keys(
          t,
          [0, [0.2, 0.9]],
          [3, [0.1, 0.7]],
          [4, [0.6, -0.6]],
          [PAUSE, [0, 0]],
          [FALL, [0, 0]],
          [6.8, [0.9, 0]],
        ),
        wow: 0.4 * pulse(t, 3.8, 5.2) + stopped * (0.6 + 0.4 * falling),
        armL: [0.6 + 0.8 * Math.sin(t * 7) * pulse(t, 3.6, PAUSE, 0.2), 1 + 0.5 * falling],
        armR: [0.6 - 0.8 * Math.sin(t * 7) * pulse(t, 3.6, PAUSE, 0.2), 1 + 0.5 * falling],
      })
      put(boss, 2.82, keys(t, [0, 0.5], [2, 0.6], [2.7, 0.05]))
      boss.pose(t, {
        roll: sway - 0.4 * reach * (1 - have),
        look: keys(
          t,
          [0, [0.5, 0]],
          [2, [0.5, 0.2]],
          [2.8, [0, 0.3]],
          [4.2, [0, 0.1]],
          [PAUSE, [0, 0]],
          [FALL, [0, -0.05]],
          [6.7, [0.9, -0.4]],
        ),
        grin: have * (1 - stopped),
        happy: pulse(t, 2.7, 4.3, 0.25),
        wow: falling,
        sad: 0.5 * pulse(t, PAUSE + 0.3, FALL + 0.3, 0.2),
        squash: 0.1 * reach * (1 - have) + strain,
        armL: keys(t, [0.8, [0.6, 0.3]], [1.7, [1.3, 0.2]], [2.9, [2.9, 0.35], ease.back]),
        armR: keys(t, [0.8, [0.6, 0.3]], [1.7, [1.6, 0.4]], [2.9, [2.9, 0.35], ease.back]),
        earDroop: 0.5 * stopped,
      })
      const heap: Vec3 = [BOWL_AT[0] - 1.35, 3.1, 0.1]
      const over = at(4.95)
      const lift = progress(t, 1.75, 2.7)
      const off = Math.max(0, t - FALL - 0.1)
      loot.position.set(
        lerp(heap[0], over[0], lift) + off * 1.2,
        lerp(heap[1], over[1], lift) + 0.5 * Math.sin(lift * Math.PI) - off * off * 1.5,
        lerp(heap[2], FOOT[2] + 0.1, lift),
      )
      loot.rotation.set(0.2 * lift, 0.5 * lift, sway * lift - off * 2)
      const crash = Math.max(0, t - 7.2)
      for (const one of spray) {
        one.cube.visible = crash > 0
        one.cube.position.set(
          BOWL_AT[0] - 0.6 + one.x * crash * 2.4,
          2.6 + one.y * crash * 1.8 - 9 * crash * crash,
          BOWL_AT[2] + 0.4 + one.z * crash * 2,
        )
        one.cube.rotation.set(one.spin * crash * 2, one.spin * crash, 0)
      }
      set.camera.shoot({
        t,
        sway: 0.05 * (1 - stopped),
        from: keys(
          t,
          [0, [0.1, 1, 8]],
          [1.6, [0.4, 2.3, 10.2]],
          [3.2, [0.5, 2.5, 10.4]],
          [5.1, [0.5, 2.6, 10.2]],
          [6.2, [0.35, 3.7, 7], ease.smoother],
          [FALL, [0.35, 3.7, 6.9]],
          [7.0, [0.8, 2.7, 9.6]],
          [7.5, [0.9, 2.6, 9.4]],
        ),
        at: keys(
          t,
          [0, [-0.2, 1.1, 0]],
          [1.6, [0.8, 2.75, 0]],
          [3.2, [0.7, 2.95, 0]],
          [5.1, [0.7, 2.95, 0]],
          [6.2, [0.45, 3.55, 0], ease.smoother],
          [FALL, [0.45, 3.55, 0]],
          [7.0, [1.1, 2.8, 0]],
          [7.5, [1.2, 2.7, 0]],
        ),
      })
      return { focus: set.camera.distanceTo([FOOT[0], 2.4, 0.5]), range: 1.3, blur: 0.95 }
    }
  },
})
