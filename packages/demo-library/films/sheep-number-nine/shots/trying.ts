import { shot } from '@starnest/film-kit/film/script'
import { dust } from '@starnest/film-kit/particles/dust'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { numbered } from '../sets/flock.ts'
import { dreamLook, MOON, pasture } from '../sets/pasture.ts'

/** Seven pushes from the left and Eight from the right, which makes nothing at all. */
export const push = shot({
  name: 'push',
  seconds: 5.4,
  look: { ...dreamLook, ambient: 1.42 },
  lens: 29,
  stage(set) {
    const { moon } = pasture(set)
    const hero = numbered(set, 9)
    const pair = [numbered(set, 7), numbered(set, 8)]
    const clouds = [-1, 1].map((side) =>
      dust(set, () => [side * 3.1, 0.25, 1.1], {
        count: 26,
        color: '#fff0f4',
        size: 0.4,
        life: 0.6,
        seed: side + 5,
      }),
    )
    return (t) => {
      const shove = pulse(t, 0.75, 3.7, 0.15)
      const drop = progress(t, 3.7, 4.05, ease.in)
      hero.place(0, 1.1, 0)
      hero.pose(t + 1.2, {
        lids: keys(t, [0, 0.45], [1.6, 0.45], [1.7, 0.55], [4.4, 0.55], [4.55, 1], [4.8, 0.45]),
        look: keys(
          t,
          [0.4, [0, 0]],
          [1.2, [0, 0]],
          [1.4, [-1, 0]],
          [2.1, [-1, 0]],
          [2.3, [1, 0]],
          [3, [1, 0]],
          [3.2, [0, 0]],
        ),
        squash: 0.09 * shove,
        earDroop: 0.4,
      })
      for (const [index, one] of pair.entries()) {
        const side = index ? 1 : -1
        const x = side * keys(t, [0, 6], [0.75, 2.55, ease.in], [3.7, 2.55], [4.1, 2.75, ease.out])
        one.place(x, 1.1, -side * (Math.PI / 2))
        one.pose(t, {
          walk: 19,
          stride: 1.1 * (1 - progress(t, 3.6, 3.8)),
          lean: 0.26 * shove - 0.02 * Math.sin(t * 19) * shove,
          nod: 0.34 * shove - 0.2 * drop,
          squash: -0.1 * shove - 0.06 * drop,
          lie: drop,
          lids: keys(t, [0, 0.1], [0.8, 0.8], [3.6, 0.95], [3.9, 0.3], [4.6, 0.6]),
          wow: pulse(t, 3.8, 5, 0.2),
          face: side * keys(t, [3.9, 0], [4.3, 0.9]),
        })
      }
      for (const cloud of clouds) cloud.set(t, pulse(t, 0.9, 3.8, 0.2))
      moon.pose(t, {
        lids: [0.25, 0.25],
        look: keys(t, [0, [0, -0.9]], [1.2, [-0.5, -0.9]], [2.3, [0.5, -0.9]], [3.4, [0, -0.9]]),
        smile: 0.4 * pulse(t, 0.5, 3.6, 0.3),
        wow: 0.4 * pulse(t, 3.8, 5),
      })
      set.camera.shoot({ t, from: [0, 1.9, 11.2], at: [0, 2.6, 0], sway: 0 })
      return { focus: [0, 1.5, 1.6], range: 3, blur: 0.22 }
    }
  },
})

/** They jump so hard that the whole dream hops, the moon too. All but one. */
export const bounce = shot({
  name: 'bounce',
  seconds: 5.6,
  look: { ...dreamLook, ambient: 1.38 },
  lens: 30,
  shadowSpan: 11,
  stage(set) {
    const { moon, hills, gate, mobile } = pasture(set)
    const hero = numbered(set, 9)
    const pair = [numbered(set, 7), numbered(set, 8)]
    const hits = [1.3, 3] as const
    return (t) => {
      const hop = (late: number, height: number) => {
        let y = 0
        for (const [index, hit] of hits.entries()) {
          const since = t - hit - late
          if (since > 0 && since < 1.5)
            y =
              height * (1 + index * 1.1) * Math.abs(Math.sin(since * 4.2)) * Math.exp(-since * 1.9)
        }
        return y
      }
      hero.place(0, 1.3, 0)
      hero.pose(t + 0.5, {
        lids: keys(t, [0, 0.48], [3.9, 0.48], [4.5, 0.48], [4.65, 1], [4.95, 0.5]),
        look: keys(t, [3.4, [0, 0]], [3.6, [0, 1]], [4.2, [0, 1]], [4.4, [0, 0]]),
        earDroop: 0.4,
      })
      for (const [index, one] of pair.entries()) {
        const side = index ? 1 : -1
        const lift = keys(
          t,
          [0.35, 0],
          [0.82, 3.1, ease.out],
          [hits[0], 0, ease.in],
          [1.7, 0],
          [2.3, 4.6, ease.out],
          [hits[1], 0, ease.in],
        )
        one.place(side * 3.5, 0.9, -side * 0.25, lift + (t > hits[1] ? hop(0.05, 0.5) : 0))
        const squat =
          pulse(t, 0.1, 0.4, 0.14) + pulse(t, 1.3, 1.78, 0.14) + 1.3 * pulse(t, 3, 3.4, 0.12)
        one.pose(t, {
          squash: -0.2 * squat + 0.14 * pulse(t, 0.4, 1.2, 0.15) + 0.16 * pulse(t, 1.85, 2.9, 0.15),
          tuck: pulse(t, 0.4, 1.25, 0.15) + pulse(t, 1.8, 2.95, 0.15),
          earDroop: lift > 0 ? -0.9 * Math.min(1, lift) : 0.2,
          lids: 0.1,
          smile: 1 - progress(t, 3.6, 3.9),
          wow: progress(t, 3.7, 4),
          face: side * -0.3 * progress(t, 3.6, 4),
          look: [side * -0.8 * progress(t, 3.6, 3.9), 0],
        })
      }
      gate.position.y = hop(0, 0.7)
      for (const root of hills) root.position.y = hop(0.06, 0.45)
      for (const root of mobile) root.position.y = 9.4 + hop(0.1, 0.35)
      moon.root.position.y = MOON.y + hop(0.14, 1.1)
      moon.pose(t, {
        lids: [0.15, 0.15],
        look: [0, -0.9],
        wow: pulse(t, 1.4, 2.2) + pulse(t, 3.1, 4.6),
        smile: 0.2,
      })
      set.camera.shoot({ t, from: [0, 2, 13], at: [0, 3.05, 0], sway: 0 })
      return { focus: [0, 1.5, 1.6], range: 3.5, blur: 0.22 }
    }
  },
})
