import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { morrow, wisp } from './sets/cast.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  wisp() {
    const one = wisp(liveSet())
    return {
      root: one.root,
      hovers: 0.2,
      pose(t, intent) {
        const { hop = 0, hopHeight = 0 } = intent
        one.root.position.y = hop ? hopHeight * Math.abs(Math.sin(t * hop)) : 0
        one.pose(t, { ...intent, shine: 0.55 + 0.4 * (intent.grin ?? 0) })
      },
    }
  },
  morrow: () => ({ ...morrow(liveSet(), 0.55), hovers: 0.3, body: 'whole' }),
}
