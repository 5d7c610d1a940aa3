import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { dressKuma, kuma, pi } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  kuma() {
    const one = liveSet().cast(kuma)
    dressKuma(one)
    return one
  },
  pi: () => liveSet().cast(pi),
}
