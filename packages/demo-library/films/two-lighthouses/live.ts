import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { odaOn, pelleOn } from './sets/keepers.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  pelle: () => pelleOn(liveSet()),
  oda: () => odaOn(liveSet()),
}
