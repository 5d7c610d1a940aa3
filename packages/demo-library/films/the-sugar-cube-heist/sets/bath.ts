import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { smoke } from '@starnest/film-kit/particles/effects'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { cup, saucer } from '@starnest/film-kit/world/kitchen/crockery'
import { backOfTable, CHINA, table } from './kitchen.ts'

/** Height of the tea in the bath, metres. */
export const TEA = 2.25

/** The big cup as a bath: full of tea, steaming, in the middle of the table. */
export function bath(set: FilmSet): void {
  table(set)
  sculpt(
    (s) => {
      backOfTable(s)
      saucer(s, [0, 0, 0], 4.3, CHINA, '#ffd24f')
      cup(s, [0, 0.2, 0], { radius: 2.9, height: 2.5, hues: CHINA, trim: '#ffd24f', handle: -0.25 })
      s.cylinder('#c8742c', [0, TEA - 0.05, 0], [2.58, 2.5, 0.1], {
        segments: 40,
        gloss: 0.6,
        glow: 0.25,
      })
      for (let i = 0; i < 9; i++) {
        const angle = 0.35 + i * 0.7
        s.ball('#fff0d0', [Math.cos(angle) * 2.62, 1.55, Math.sin(angle) * 2.62], 0.17, {
          segments: 10,
        })
      }
    },
    { to: set.scene },
  )
  smoke(set, [-1.6, TEA, -1.2], { color: '#fff0e0', opacity: 0.16, size: 0.8, rise: 2.6, life: 3 })
  smoke(set, [1.6, TEA, -1.3], {
    color: '#fff0e0',
    opacity: 0.16,
    size: 0.8,
    rise: 2.6,
    life: 3,
    seed: 5,
  })
}
