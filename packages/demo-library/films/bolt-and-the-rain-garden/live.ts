import { starling } from '@starnest/film-kit/critter/starling'
import type { LiveActor, LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import type { Vec2 } from '@starnest/film-kit/time/keyframes'
import { type BoltIntent, boltOn } from './sets/bolt.ts'

/** The film's cast on a page. */
export const live: LiveActors = {
  bolt: () => asCritter(boltOn(liveSet())),
  sprout: () => ({
    ...starling({ color: '#9be86a', low: '#3fae6a', size: 1, outline: sproutOutline() }),
    body: 'whole',
  }),
}

/** Bolt beeps and has no mouth: his neck, his eyes and the lamp in his chest speak. */
function asCritter({ root, pose }: ReturnType<typeof boltOn>): LiveActor {
  return {
    root,
    pose(t, intent) {
      const { talk = 0, wave = 0, grin = 0, hop = 0, hopHeight = 0, sit = 0 } = intent
      const acted: BoltIntent = {
        ...(intent.look ? { look: intent.look } : {}),
        nod: intent.nod ?? 0,
        tilt: (intent.tilt ?? 0) + 0.08 * talk,
        lean: intent.lean ?? 0,
        squash: (intent.squash ?? 0) + 0.2 * sit,
        neck: 0.1 + 0.12 * talk + 0.2 * Math.max(wave, hopHeight) - 0.1 * sit,
        armL: intent.armL ?? [0.25, 0.35],
        armR: [
          0.25 + (intent.armR?.[0] ?? 0),
          0.35 + (intent.armR?.[1] ?? 0) + wave * (2 + 0.3 * Math.sin(t * 9)),
        ],
        happy: Math.max(intent.happy ?? 0, grin > 0.9 ? (grin - 0.9) * 10 : 0),
        wow: talk * 0.7,
        power: 0.8 + 0.2 * talk,
      }
      root.position.y = hop ? hopHeight * Math.abs(Math.sin(t * hop)) : 0
      pose(t, acted)
    },
  }
}

/** Two leaves on a stem: the green that Bolt looks for, about two units high. */
function sproutOutline(): Vec2[] {
  const leaf = (side: number, steps: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const angle = Math.PI * 1.5 - (i / steps) * Math.PI * 1.5
      return [side * (0.62 + 0.6 * Math.cos(angle)), 0.62 + 0.5 * Math.sin(angle) * 1.1]
    })
  const bulb = Array.from({ length: 25 }, (_, i): Vec2 => {
    const angle = Math.PI * 0.68 + (i / 24) * Math.PI * 1.64
    return [Math.cos(angle) * 0.72, -0.28 + Math.sin(angle) * 0.72]
  })
  return [...bulb, ...leaf(1, 12), ...leaf(-1, 12).reverse()]
}
