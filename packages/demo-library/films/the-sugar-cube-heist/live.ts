import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { crew } from './sets/crew.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  pepper: () => crew(liveSet()).boss,
  nib: () => crew(liveSet()).nib,
  dumpling: () => crew(liveSet()).dumpling,
}
