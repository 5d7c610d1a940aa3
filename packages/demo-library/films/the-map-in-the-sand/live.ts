import type { LiveActors } from '@starnest/film-kit/live/character'
import { figuresOf, liveSet } from '@starnest/film-kit/live/live-set'
import { tortoise } from '@starnest/film-kit/world/desert/tortoise'
import { zuriOn } from './sets/zuri.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  zuri: () => zuriOn(liveSet()),
  pearl() {
    const set = liveSet()
    const one = tortoise(set, { seed: 2 })
    return {
      root: figuresOf(set),
      body: 'whole',
      pose(t, { look = [0, 0], happy = 0, grin = 0, sit = 0, talk = 0 }) {
        one.pose(t, {
          out: 1 - 0.85 * sit,
          look: [look[0], look[1] + 0.3 * talk],
          happy: Math.max(happy, grin * 0.5),
        })
      },
    }
  },
}
