import type { LiveActors } from '@starnest/film-kit/live/character'
import { figuresOf, liveSet } from '@starnest/film-kit/live/live-set'
import { frog } from '@starnest/film-kit/world/jungle/frog'
import { pipOn } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  pip: () => pipOn(liveSet()),
  island() {
    const set = liveSet()
    const one = frog(set, { size: 1.6, skin: '#5ac84a', low: '#2a8a5a' })
    return {
      root: figuresOf(set),
      body: 'whole',
      pose(t, { look = [0, 0], talk = 0, happy = 0, grin = 0 }) {
        one.pose(t, { look, puff: 0.2 + 0.6 * Math.max(talk, grin * 0.6), blink: happy })
      },
    }
  },
}
