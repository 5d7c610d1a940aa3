import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { ottoOn } from './sets/otto.ts'
import { pimOn } from './sets/pim.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  otto: () => ottoOn(liveSet(), { cured: true }),
  pim: () => pimOn(liveSet(), { lamp: false }),
}
