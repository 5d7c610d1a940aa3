import { starling } from '@starnest/film-kit/critter/starling'
import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { leo } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  leo: () => liveSet().cast(leo),
  star: () => ({ ...starling({ size: 0.62 }), hovers: 0.3, body: 'whole' }),
}
