import type { LiveActor, LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { type Numbered, numbered } from './sets/flock.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  nine: () => asCritter(numbered(liveSet(), 9)),
  seven: () => asCritter(numbered(liveSet(), 7)),
}

/** A sheep that takes what is asked of a critter: its ears and head wave. */
function asCritter({ root, pose }: Numbered): LiveActor {
  return {
    root,
    eyes: 1.5,
    pose(t, intent) {
      const {
        look = [0, 0],
        grin = 0,
        happy = 0,
        wave = 0,
        sit = 0,
        hop = 0,
        hopHeight = 0,
      } = intent
      root.position.y = hop ? hopHeight * Math.abs(Math.sin(t * hop)) : 0
      pose(t, {
        look,
        talk: intent.talk ?? 0,
        face: look[0] * 0.4,
        nod: (intent.nod ?? 0) - look[1] * 0.2,
        tilt: (intent.tilt ?? 0) + 0.22 * wave * Math.sin(t * 6),
        lids: 0.1 + 0.75 * happy,
        smile: 0.35 + 0.65 * Math.max(grin, happy),
        earDroop: -0.5 * wave,
        squash: intent.squash ?? 0,
        tuck: Math.min(1, hopHeight * 3) * 0.5,
        lie: sit,
        lean: intent.lean ?? 0,
      })
    },
  }
}
