import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'

/** The film's cast on a page. */
export const live: LiveActors = {
  bramble: () => bramble(liveSet()),
  clover: () => clover(liveSet()),
  gulp: () => gulp(liveSet()),
}
