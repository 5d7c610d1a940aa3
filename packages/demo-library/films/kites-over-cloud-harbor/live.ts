import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { bringSuzu, family } from './sets/cast.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  suzu() {
    const one = bringSuzu(liveSet())
    return {
      root: one.root,
      pose(t, intent) {
        one.pose(t, intent)
        one.breeze(t, 0.05, 0.35)
      },
    }
  },
  momo: () => liveSet().cast(family.momo),
  mother: () => liveSet().cast(family.mother),
}
