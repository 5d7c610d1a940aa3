import type { LiveActors } from '@starnest/film-kit/live/character'
import { figuresOf, liveSet } from '@starnest/film-kit/live/live-set'
import { bigEgg, PIP } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  pip: () => liveSet().cast(PIP),
  egg() {
    const set = liveSet()
    const one = bigEgg(set)
    one.root.position.set(0, 0, 0)
    const root = figuresOf(set)
    root.scale.setScalar(0.7)
    return {
      root,
      eyes: 1.15,
      body: 'whole',
      pose(t, intent) {
        const { talk = 0, wave = 0 } = intent
        one.pose(t, {
          puff: 0.15 * talk + 0.08 * Math.sin(t * 1.8),
          rock: 0.06 * wave * Math.sin(t * 9),
          cracked: 1,
          open: 1,
          flown: 0,
          intent,
        })
      },
    }
  },
}
