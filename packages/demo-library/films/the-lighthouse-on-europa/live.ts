import { jellyfish } from '@starnest/film-kit/creature/sea/jellyfish'
import type { LiveActor, LiveActors } from '@starnest/film-kit/live/character'
import { type Keeper, type KeeperIntent, keeper } from './sets/keeper.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  keeper: () => asCritter(keeper()),
  deep() {
    const one = jellyfish({
      core: '#2f7ae0',
      edge: '#8ff4ff',
      face: true,
      size: 0.8,
      length: 0.6,
      seed: 4,
    })
    return {
      root: one.root,
      hovers: 0.15,
      body: 'whole',
      pose: (t, intent) => one.pose(t, 0.6 + 0.4 * (intent.grin ?? 0), intent),
    }
  },
}

/** The keeper, who takes what is asked of a critter. He says nothing: he nods along. */
function asCritter({ root, pose }: Keeper): LiveActor {
  return {
    root,
    eyes: 1.55,
    pose(t, intent) {
      const { talk = 0, wave = 0, sit = 0, hop = 0, hopHeight = 0 } = intent
      const up = Math.min(1, hopHeight * 4)
      const high = Math.max(wave, up)
      const acted: KeeperIntent = {
        ...intent,
        frost: 0.3,
        nod: (intent.nod ?? 0) + 0.12 * talk,
        squash: (intent.squash ?? 0) - 0.1 * sit,
        handR: [
          0.62 + 0.2 * high + 0.14 * wave * Math.sin(t * 9),
          0.5 + 1.1 * high,
          0.3 + 0.1 * high,
        ],
        handL: [-0.62 - 0.2 * up, 0.5 + 1.1 * up, 0.3],
      }
      root.position.y = hop ? hopHeight * Math.abs(Math.sin(t * hop)) : 0
      pose(t, acted)
    },
  }
}
