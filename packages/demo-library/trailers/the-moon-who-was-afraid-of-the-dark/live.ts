import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { moon, owl } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  moon() {
    const one = moon(liveSet())
    one.root.scale.setScalar(1.1)
    return { root: one.root, pose: one.pose, hovers: 0.1, body: 'whole' }
  },
  owl: () => liveSet().cast(owl),
}
