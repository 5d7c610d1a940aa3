import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { bringMiko, grandpa } from './sets/cast.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  miko() {
    const one = bringMiko(liveSet())
    return { root: one.root, pose: (t, intent) => one.act(t, intent) }
  },
  grandpa: () => liveSet().cast(grandpa),
}
