import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { corvin, mrsHush } from './sets/cast.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  corvin: () => corvin(liveSet()),
  hush: () => mrsHush(liveSet()),
}
