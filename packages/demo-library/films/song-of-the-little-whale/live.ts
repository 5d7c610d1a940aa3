import { seaTurtle } from '@starnest/film-kit/creature/sea/sea-turtle'
import { whale } from '@starnest/film-kit/creature/sea/whale'
import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { luma, pipIn } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  luma() {
    const one = whale(luma)
    return {
      root: one.root,
      hovers: 0.3,
      body: 'whole',
      pose(t, intent) {
        const { wave = 0, hopHeight = 0, happy = 0 } = intent
        const paddle = 0.5 * Math.sin(t * 9)
        one.pose(t, {
          ...intent,
          swim: 0.25 + hopHeight,
          flipperR: [wave * (0.9 + paddle) + hopHeight * 3, 0],
          flipperL: [hopHeight * 3, 0],
          shine: 0.3 + 0.7 * happy,
        })
      },
    }
  },
  pip() {
    const one = pipIn(liveSet())
    return {
      root: one.root,
      hovers: 0.15,
      body: 'whole',
      pose: (t, intent) => one.pose(t, 0.5 + 0.4 * (intent.grin ?? 0), intent),
    }
  },
  turtle() {
    const one = seaTurtle()
    return { root: one.root, hovers: 0.2, body: 'whole', pose: one.pose }
  },
}
