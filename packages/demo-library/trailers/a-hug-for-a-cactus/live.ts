import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { bella, gus } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  gus() {
    const one = gus(liveSet())
    return {
      root: one.root,
      eyes: 1.75,
      pose(t, intent) {
        const { wave = 0, hop = 0, hopHeight = 0, sit = 0, squash = 0 } = intent
        const up = Math.min(1, hopHeight * 4)
        one.pose(t, {
          ...intent,
          squash: squash - 0.1 * sit,
          lift: hop ? hopHeight * Math.abs(Math.sin(t * hop)) : 0,
          raise: [up, Math.max(up, wave * (0.75 + 0.25 * Math.sin(t * 9)))],
        })
      },
    }
  },
  bella: () => ({ ...bella(liveSet()), body: 'whole' }),
}
