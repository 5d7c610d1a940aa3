import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { tortoiseOn } from './sets/tortoise.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  anton: () => tortoiseOn(liveSet(), 'anton'),
  lotte: () => tortoiseOn(liveSet(), 'lotte'),
  little: () => tortoiseOn(liveSet(), 'little'),
}
