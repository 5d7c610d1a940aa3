import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { rin, thunderJar } from './sets.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  rin: () => liveSet().cast(rin),
  goro() {
    const one = thunderJar(liveSet())
    one.root.scale.setScalar(1.5)
    return {
      root: one.root,
      body: 'whole',
      pose(t, { talk = 0, grin = 0, hopHeight = 0 }) {
        one.set(t, [0, 0, 0], Math.min(1, grin * 0.6 + hopHeight * 2), talk)
      },
    }
  },
}
