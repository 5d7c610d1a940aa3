import { type Octopus, type OctopusIntent, octopus } from '@starnest/film-kit/creature/octopus'
import type { LiveActor, LiveActors } from '@starnest/film-kit/live/character'
import { otto } from './sets/otto.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  otto: () => asCritter(otto(0.9)),
  little: () => asCritter(octopus({ size: 0.5, seed: 3 })),
}

/** An octopus that takes what is asked of a critter: it waves with one of its eight arms. */
function asCritter({ root, pose }: Octopus): LiveActor {
  return {
    root,
    pose(t, intent) {
      const { wave = 0, sit = 0, hop = 0, hopHeight = 0 } = intent
      const up = Math.min(1, hopHeight * 4)
      const high = Math.max(wave, up)
      const reach: OctopusIntent['reach'] = {}
      if (high > 0)
        reach[1] = { to: [1.35 + 0.15 * wave * Math.sin(t * 9), 2.1, 0.55], share: high, sag: 0.3 }
      if (up > 0) reach[6] = { to: [-1.35, 2.1, 0.55], share: up, sag: 0.3 }
      root.position.y = hop ? hopHeight * Math.abs(Math.sin(t * hop)) : 0
      pose(t, { ...intent, squash: (intent.squash ?? 0) - 0.12 * sit, reach })
    },
  }
}
