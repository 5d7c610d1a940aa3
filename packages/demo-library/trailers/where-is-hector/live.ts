import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { hectorOn, mimiOn } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  hector: () => hectorOn(liveSet()),
  mimi: () => mimiOn(liveSet()),
}
