import type { LiveActors } from '@starnest/film-kit/live/character'
import { figuresOf, liveSet } from '@starnest/film-kit/live/live-set'
import { frog } from '@starnest/film-kit/world/jungle/frog'
import { tikoOn } from './sets/tiko.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  tiko: () => tikoOn(liveSet()),
  frog() {
    const set = liveSet()
    const one = frog(set)
    return {
      root: figuresOf(set),
      body: 'whole',
      pose(t, { look = [0, 0], talk = 0, happy = 0, grin = 0 }) {
        one.pose(t, { look, puff: 0.25 + 0.6 * Math.max(talk, grin * 0.6), blink: happy })
      },
    }
  },
}
