import type { LiveActors } from '@starnest/film-kit/live/character'
import { figuresOf, liveSet } from '@starnest/film-kit/live/live-set'
import { bringHeron } from './sets/heron.ts'
import { cub } from './sets/storm.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  heron() {
    const set = liveSet()
    const one = bringHeron(set)
    return {
      root: figuresOf(set),
      eyes: 2.6,
      pose(t, intent) {
        const { talk = 0, wave = 0, sit = 0, hop = 0, hopHeight = 0 } = intent
        one.root.position.y = hop ? hopHeight * 0.5 * Math.abs(Math.sin(t * hop)) : 0
        one.pose(t, {
          ...intent,
          beak: talk * 0.7,
          crouch: sit,
          neck: wave * 0.5,
          armL: [
            0.1 + 0.6 * wave + (intent.armL?.[0] ?? 0),
            0.05 + wave * (1.4 + 0.25 * Math.sin(t * 9)),
          ],
          armR: [0.5, 0.85],
          umbrella: [-0.1, 0, -0.62],
        })
      },
    }
  },
  cub: () => liveSet().cast(cub),
}
