import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { court, purl } from './sets/cast.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  purl: () => purl(liveSet()),
  king: () => court(liveSet()).king,
  knight: () => court(liveSet()).knight,
  page: () => court(liveSet()).page,
}
