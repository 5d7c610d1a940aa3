import { starling } from '@starnest/film-kit/critter/starling'
import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { dusty } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  dusty() {
    const one = dusty(liveSet())
    return {
      root: one.root,
      eyes: 1.3,
      body: 'whole',
      pose(t, intent) {
        const { wave = 0, hopHeight = 0 } = intent
        const high = Math.max(wave, Math.min(1, hopHeight * 4))
        one.pose(t, {
          ...intent,
          stars: 5,
          end: [1.5 + 0.25 * wave * Math.sin(t * 9), 0.9 + 1.3 * high, 0.3],
        })
      },
    }
  },
  star: () => ({
    ...starling({ color: '#ffe07a', low: '#ffb03c', size: 0.6 }),
    hovers: 0.4,
    body: 'whole',
  }),
}
