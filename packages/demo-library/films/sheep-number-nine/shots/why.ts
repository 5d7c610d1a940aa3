import { shot } from '@starnest/film-kit/film/script'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { numbered } from '../sets/flock.ts'
import { lateLook, MOON, pasture } from '../sets/pasture.ts'

/** At last somebody asks. */
export const why = shot({
  name: 'why',
  seconds: 6.3,
  look: lateLook,
  lens: 27,
  stage(set) {
    const { moon } = pasture(set, { late: true })
    const hero = numbered(set, 9)
    return (t, { talk }) => {
      moon.root.position.y = MOON.y - 0.5 * progress(t, 0.4, 1.6)
      const soft = progress(t, 4.6, 5.2)
      moon.pose(t, {
        lids: keys(t, [0, [0.35, 0.35]], [3.9, [0.25, 0.25]], [5, [0.5, 0.5]]),
        look: [0, -1],
        talk: talk('moon'),
        smile: 0.8 * soft,
        wow: 0.5 * pulse(t, 3.9, 5, 0.3),
        shine: 0.9,
      })
      hero.place(0, 2.4, 0)
      const true1 = progress(t, 2.3, 2.8)
      hero.pose(t + 2, {
        lids: keys(t, [0, 0.48], [2.2, 0.48], [2.6, 0.3], [4.4, 0.42], [5.2, 0.62]),
        look: keys(
          t,
          [0.9, [0, 0]],
          [1.3, [0, 0.8]],
          [2.1, [0, 0.8]],
          [2.6, [0, -0.3]],
          [3.1, [0, 0.1]],
        ),
        nod: keys(t, [0.9, 0], [1.3, -0.12], [2.1, -0.12], [2.6, 0.16], [3.2, 0.04]),
        talk: talk('nine'),
        earDroop: 0.3 + 0.6 * true1,
        squash: -0.05 * true1,
        yawn: pulse(t, 5, 6.3, 0.35) * 0.9,
      })
      set.camera.shoot({ t, from: [0, 1.9, 10], at: [0, 2.25, 0], sway: 0 })
      // The lens looks at whoever speaks.
      const near = set.camera.distanceTo(hero.faceAt())
      const far = set.camera.distanceTo([0, MOON.y, MOON.z])
      return {
        focus: keys(t, [1.9, far], [2.5, near]),
        range: keys(t, [1.9, 7], [2.5, 2.5]),
        blur: keys(t, [1.9, 0.18], [2.5, 0.32]),
      }
    }
  },
})
