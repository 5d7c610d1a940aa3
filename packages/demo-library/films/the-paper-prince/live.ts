import type { LiveActor, LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import type { Puppet } from '@starnest/film-kit/world/paper-theatre/puppet'
import { marigold, prince } from './sets/theatre.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  prince: () => asCritter(prince(liveSet())),
  marigold: () => asCritter(marigold(liveSet())),
}

/** A puppet on its stick: its arms wave, and the whole sheet hops. */
function asCritter({ root, pose, stick }: Puppet): LiveActor {
  stick.visible = false
  return {
    root,
    pose(t, intent) {
      const { hop = 0, hopHeight = 0 } = intent
      root.position.y = hop ? hopHeight * Math.abs(Math.sin(t * hop)) : 0
      pose(t, intent)
    },
  }
}
