import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { HOUSE } from './parts.ts'

/** A tall turned candle stand; gives the place where its candle stands. */
export function candleStand(set: FilmSet, at: Vec3, height = 1.25): Vec3 {
  sculpt(
    (s) =>
      s.turn(
        HOUSE.gold,
        [
          [0.34, 0],
          [0.3, 0.08],
          [0.07, 0.16],
          [0.05, 0.5],
          [0.1, 0.6],
          [0.045, 0.72],
          [0.05, height - 0.14],
          [0.16, height - 0.05],
          [0.17, height],
        ],
        { grad: HOUSE.goldLow, gloss: 0.3 },
      ),
    { to: set.scene, at },
  )
  return [at[0], at[1] + height, at[2]]
}
