import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { bringBruno, fox, pip } from './sets/cast.ts'
import { pancake } from './sets/pancake.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  bruno() {
    const one = bringBruno(liveSet())
    one.pan.removeFromParent()
    return one
  },
  pancake() {
    const one = pancake()
    return {
      root: one.root,
      body: 'whole',
      pose(t, { look = [0, 0], grin = 0, talk = 0, happy = 0, wow = 0, squash = 0 }) {
        one.pose({
          look,
          grin,
          talk,
          wow,
          shut: happy,
          stretch: squash + 0.02 * Math.sin(t * 2.4),
          spin: 0.05 * Math.sin(t * 1.3),
        })
      },
    }
  },
  pip: () => liveSet().cast(pip),
  fox: () => liveSet().cast(fox),
}
