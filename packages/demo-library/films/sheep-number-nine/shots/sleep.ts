import { shot } from '@starnest/film-kit/film/script'
import { motes } from '@starnest/film-kit/particles/ambience'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { numbered } from '../sets/flock.ts'
import { lateLook, pasture } from '../sets/pasture.ts'

const SIDE = 1.95

/** Two woolly pillows come from both sides, and a yawn goes round. */
export const tuck = shot({
  name: 'tuck',
  seconds: 5.5,
  look: lateLook,
  lens: 29,
  stage(set) {
    const { moon } = pasture(set, { late: true })
    const hero = numbered(set, 9)
    const pair = [numbered(set, 7), numbered(set, 8)]
    return (t) => {
      const down = progress(t, 2.1, 2.8)
      hero.place(0, 1.6, 0)
      hero.pose(t + 2, {
        lids: keys(t, [0, 0.55], [1.6, 0.45], [2.2, 0.6], [3.9, 0.75], [4.6, 1]),
        look: keys(t, [0.4, [0, 0]], [0.7, [-0.9, 0]], [1.1, [0.9, 0]], [1.7, [0, 0]]),
        lie: down,
        yawn: pulse(t, 2.9, 3.9, 0.3),
        smile: progress(t, 4, 4.4),
        nod: 0.3 * progress(t, 4.2, 5),
        earDroop: 0.5,
      })
      for (const [index, one] of pair.entries()) {
        const side = index ? 1 : -1
        const x = side * keys(t, [0, 5.6], [1.5, SIDE, ease.linear])
        const laid = progress(t, 1.75, 2.4)
        one.place(x, 1.25, -side * keys(t, [1.4, Math.PI / 2], [1.9, 0.2]))
        one.pose(t, {
          walk: 11,
          stride: 1 - progress(t, 1.4, 1.6),
          lie: laid,
          lids: keys(t, [0, 0.2], [2.6, 0.5], [4.6, 0.7], [5.2, 1]),
          yawn: pulse(t, 3.6, 4.6, 0.3),
          tilt: side * 0.3 * progress(t, 4.5, 5.2),
          smile: progress(t, 4.4, 4.8),
          earDroop: 0.4 * laid,
        })
      }
      moon.pose(t, {
        lids: keys(t, [0, [0.45, 0.45]], [5.4, [0.8, 0.8]]),
        look: [0, -1],
        yawn: pulse(t, 4.2, 5.45, 0.35),
        smile: 0.7,
        shine: 0.8,
      })
      set.camera.shoot({ t, from: [0, 1.9, 10.4], at: [0, 2.1, 0], sway: 0 })
      return { focus: [0, 1.3, 2], range: 3, blur: 0.22 }
    }
  },
})

/** Fast asleep, Nine does it after all. */
export const float = shot({
  name: 'float',
  seconds: 7,
  look: { ...lateLook, ambient: 1.3, vignette: 0.56 },
  lens: 29,
  stage(set) {
    const { moon } = pasture(set, { late: true })
    motes(set, { count: 50, color: '#ffe6b0', spread: 12, depth: 6 })
    const hero = numbered(set, 9)
    const pair = [numbered(set, 7), numbered(set, 8)]
    return (t, { talk }) => {
      const breath = Math.sin(t * 1.9)
      const lift = keys(
        t,
        [0.7, 0],
        [1.5, 0.35],
        [2.9, 2.5, ease.smoother],
        [3.4, 2.5],
        [4.7, 0, ease.smoother],
      )
      const z = keys(t, [1.8, 1.6], [4.2, -1.05, ease.smoother])
      const flying = pulse(t, 1, 4.6, 0.5)
      hero.place(0, z, 0, lift + 0.14 * progress(t, 3.4, 4.7))
      hero.pose(t, {
        lids: 1,
        lie: 1 - progress(t, 0.9, 1.6),
        tuck: 0.75 * flying,
        walk: 7,
        stride: 0.28 * flying,
        nod: 0.3 - 0.24 * flying - 0.16 * progress(t, 4.4, 4.9),
        lean: -0.22 * flying,
        smile: 1,
        squash: 0.03 * breath + 0.06 * flying - 0.08 * pulse(t, 4.55, 5, 0.15),
        earDroop: 0.5 - 1.1 * flying,
      })
      for (const [index, one] of pair.entries()) {
        const side = index ? 1 : -1
        one.place(side * SIDE, 1.25, -side * 0.2)
        one.pose(t + index * 0.4, {
          lie: 1,
          lids: 1,
          smile: 1,
          tilt: side * 0.3 - side * 0.1 * progress(t, 1.5, 3),
          nod: 0.1,
          earDroop: 0.5,
          squash: 0.03 * breath,
        })
      }
      moon.pose(t, {
        lids: keys(t, [0, [1, 1]], [2.6, [1, 1]], [3, [0.55, 1]], [5.3, [0.6, 1]], [5.7, [1, 1]]),
        look: [0, -1],
        talk: talk('moon'),
        smile: 0.9,
        shine: 0.75,
      })
      set.camera.shoot({ t, from: [0, 1.9, 10.4], at: [0, 2.1, 0], sway: 0 })
      return {
        focus: [0, 1.6, Math.max(0, z)],
        range: 3.4,
        blur: 0.22,
        iris: {
          radius: keys(t, [5.9, 1.4], [6.9, 0, ease.in]),
          at: set.camera.project(hero.faceAt()),
        },
      }
    }
  },
})
