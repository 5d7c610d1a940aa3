import { PlaneGeometry } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import { cycle } from '../../time/random.ts'

/** Hues of a gingham cloth: plain weave, one thread dyed, both threads dyed. */
export type Gingham = readonly [plain: string, half: string, full: string]

/** A table top under a gingham cloth at height 0, seen from mouse height. The cloth is 52 m wide,
 *  its back edge is at z = -22; `check` is the width of a square, metres. */
export function ginghamTable(
  set: FilmSet,
  { hues = ['#fff1e0', '#f29a94', '#d8434e'] as Gingham, check = 1.6 } = {},
): void {
  const square = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const columns = Math.ceil(52 / check)
  const rows = Math.ceil(34 / check)
  sculpt(
    (s) => {
      for (let column = 0; column < columns; column++) {
        for (let row = 0; row < rows; row++) {
          const threads = (column % 2) + (row % 2)
          s.add(square, cycle(hues, threads), {
            at: [(column + 0.5) * check - 26, 0, (row + 0.5) * check - 22],
            size: [check, 1, check],
            rim: 0.12,
          })
        }
      }
      s.box(hues[2], [0, -1.6, -22.1], [52, 3.2, 0.2], { rim: 0.2, grad: '#6a2340' })
    },
    { to: set.scene, shadow: false },
  )
}

/** The kitchen behind a table at night: a wall, a window full of moonlight on the left, a shelf of
 *  jars and a lamp on the right. It stands at z = -40 and is made to be out of focus. */
export function kitchenAtNight(
  set: FilmSet,
  {
    wall = '#33407e',
    low = '#232a5e',
    pane = '#86b4ff',
    lamp = '#ffc070',
    jars = ['#ff8a5a', '#ffd05a', '#7ad0a8', '#ff6f8f', '#b48aff'],
  } = {},
): void {
  sculpt(
    (s) => {
      s.box(wall, [0, 10, -41], [150, 60, 1], { grad: low, glow: 0.35, rim: 0 })
      for (const x of [-21.2, -13.8]) {
        for (const y of [5.2, 13.2])
          s.box(pane, [x, y, -40], [6.6, 7.2, 0.4], { glow: 0.95, rim: 0, grad: '#4a6ad8' })
      }
      s.box('#e8dcf4', [-17.5, 0.6, -39.6], [17, 0.9, 1.2], { glow: 0.3 })
      s.box('#8a5a50', [15, 6, -39], [26, 0.7, 3], { glow: 0.25 })
      s.box('#8a5a50', [15, 13.5, -39], [26, 0.7, 3], { glow: 0.25 })
      for (let i = 0; i < 14; i++) {
        const x = 4 + (i % 7) * 3.5
        const y = i < 7 ? 6.4 : 13.9
        const height = 2.4 + ((i * 37) % 5) * 0.5
        s.cylinder(cycle(jars, i * 3), [x, y + height / 2, -38.6], [1.2, 1.2, height], {
          glow: 0.45,
          segments: 12,
        })
      }
    },
    { to: set.scene, shadow: false },
  )
  glow(set.scene, lamp, 30, [9, 17, -36], 0.75)
  glow(set.scene, pane, 34, [-17.5, 9, -38], 0.4)
}
