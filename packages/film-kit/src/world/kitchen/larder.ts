import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { seededRandom } from '../../time/random.ts'

/** A jar of jam with a cloth lid, `size` metres high, standing on `at`. */
export function jamJar(
  s: Sculptor,
  [x, y, z]: Vec3,
  size: number,
  { jam = '#d8284a', low = '#7a1040', cloth = '#ffd24f' } = {},
): void {
  s.turn(
    jam,
    [
      [0.001, 0],
      [0.36, 0.01],
      [0.4, 0.1],
      [0.4, 0.56],
      [0.3, 0.7],
      [0.001, 0.72],
    ],
    { at: [x, y, z], size, grad: low, gloss: 0.9, glow: 0.18, rim: 1.4, segments: 30 },
  )
    .turn(
      cloth,
      [
        [0.46, 0.66],
        [0.36, 0.75],
        [0.32, 0.9],
        [0.2, 0.96],
        [0.001, 0.97],
      ],
      { at: [x, y, z], size, segments: 30, grad: '#e09a2e' },
    )
    .ring('#c2443a', [x, y + size * 0.77, z], [size * 0.345, size * 0.025], {
      rotate: [Math.PI / 2, 0, 0],
    })
    .box(
      '#fff6e2',
      [x, y + size * 0.32, z + size * 0.385],
      [size * 0.36, size * 0.26, size * 0.04],
      {
        glow: 0.15,
      },
    )
    .ball(jam, [x, y + size * 0.32, z + size * 0.41], [size * 0.08, size * 0.08, size * 0.015], {
      segments: 12,
    })
}

/** A flat round biscuit with chocolate drops, its underside at `at`; metres. */
export function biscuit(s: Sculptor, [x, y, z]: Vec3, radius: number, seed = 1): void {
  const random = seededRandom(seed)
  const thick = radius * 0.26
  s.turn(
    '#e2a458',
    [
      [0.001, 0],
      [radius * 0.9, 0],
      [radius, thick * 0.5],
      [radius * 0.88, thick],
      [0.001, thick * 1.1],
    ],
    { at: [x, y, z], grad: '#a8642e', segments: 28, rows: 12 },
  )
  for (let i = 0; i < 9; i++) {
    const angle = random() * Math.PI * 2
    const out = i < 5 ? radius * 0.97 : radius * 0.7 * Math.sqrt(random())
    s.ball(
      '#5a2c22',
      [x + Math.cos(angle) * out, y + (i < 5 ? thick * 0.55 : thick), z + Math.sin(angle) * out],
      radius * 0.09,
      { segments: 8, gloss: 0.5 },
    )
  }
}
