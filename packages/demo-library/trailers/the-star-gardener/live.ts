import { starling } from '@starnest/film-kit/critter/starling'
import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { juniperOn } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  juniper: () => juniperOn(liveSet()),
  star: () => ({
    ...starling({ color: '#fff0a0', low: '#ffc05a', size: 0.6 }),
    hovers: 0.4,
    body: 'whole',
  }),
}
