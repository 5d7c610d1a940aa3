import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { dressGallery } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  pim: () => dressGallery(liveSet()).maid,
  countess: () => dressGallery(liveSet()).countess,
}
