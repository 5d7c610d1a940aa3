import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { bigSky } from './night.ts'

/** The observatory's terrace, a disc at y 0 with a low wall towards the town. */
export function terrace(set: FilmSet): void {
  bigSky(set, 360)
  sculpt(
    (s) => {
      s.cylinder('#5c50b4', [0, -0.3, -1], [9.5, 9, 0.6], { grad: '#332a86', segments: 40 })
      for (let i = 0; i < 24; i++) {
        const turn = Math.PI * (1.02 + (i / 23) * 0.96)
        s.pill('#c8b8f4', [Math.cos(turn) * 8.6, 0.35, -1 + Math.sin(turn) * 6], 0.13, 0.45, {
          grad: '#7a68c8',
          segments: 8,
        })
      }
      for (let i = 0; i < 40; i++) {
        const turn = Math.PI * (1.02 + (i / 39) * 0.96)
        s.ball('#e8dcff', [Math.cos(turn) * 8.6, 0.78, -1 + Math.sin(turn) * 6], [0.5, 0.12, 0.2], {
          segments: 8,
        })
      }
    },
    { to: set.scene, shadow: false },
  )
}
