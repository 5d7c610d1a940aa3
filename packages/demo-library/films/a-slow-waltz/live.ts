import type { SnailIntent } from '@starnest/film-kit/creature/snail-look'
import type { Intent } from '@starnest/film-kit/critter/intent'
import type { LiveActor, LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import { type Dancer, pair } from './sets/pair.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  basil: () => asCritter(pair(liveSet()).basil),
  posy: () => asCritter(pair(liveSet()).posy),
}

/** A snail that takes what is asked of a critter: it has no arms and waves with a stalk. */
function asCritter({ root, pose }: Dancer): LiveActor {
  return { root, eyes: 1.2, pose: (t, intent) => pose(t, snailIntent(t, intent)) }
}

function snailIntent(t: number, intent: Intent): SnailIntent {
  const { look = [0, 0], talk = 0, wave = 0, happy = 0, grin = 0, sit = 0, nod = 0 } = intent
  const hop = intent.hop ? (intent.hopHeight ?? 0) : 0
  return {
    look,
    turn: look[0] * 0.35,
    raise: 0.5 + hop * Math.abs(Math.sin(t * 7)) - nod * 0.8,
    stretch: 0.4 + hop,
    hide: sit * 0.6,
    stalkR: [0.1 * wave, 0.12 * wave, 0.12 * wave * Math.sin(t * 9)],
    lids: 0.08 + 0.7 * happy,
    smile: 0.5 + 0.5 * Math.max(grin, happy),
    wow: talk * 0.9,
    tilt: intent.tilt ?? 0,
    roll: 0.06 * (intent.squash ?? 0) * 20,
  }
}
