import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { starWagon, stationmaster } from './train.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  pilou: () => stationmaster(liveSet()),
  star() {
    const { star } = starWagon()
    star.root.position.set(0, 0, 0)
    return { ...star, hovers: 0.3, body: 'whole' }
  },
}
