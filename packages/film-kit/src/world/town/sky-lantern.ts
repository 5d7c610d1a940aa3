import type { Group, Object3D } from 'three'
import { type Glow, glow } from '../../light/glow.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'

/** A lantern of thin paper with a flame inside, 1 m tall round its root. */
export type SkyLantern = { root: Group; halo: Glow }

/** A paper lantern that rises by its own warmth; `shine` 1 is bright, 0.6 far away. */
export function skyLantern(
  to: Object3D,
  { paper = '#ffb45a', low = '#ff7a3a', shine = 1 } = {},
): SkyLantern {
  const root = joint(to)
  sculpt(
    (s) =>
      s
        .turn(
          low,
          [
            [0.26, -0.5],
            [0.34, -0.3],
            [0.42, 0.05],
            [0.4, 0.32],
            [0.26, 0.47],
            [0.001, 0.52],
          ],
          { grad: paper, glow: shine, rim: 0.6, segments: 18, rows: 10 },
        )
        .ring('#6a3418', [0, -0.5, 0], [0.26, 0.025], { rotate: [Math.PI / 2, 0, 0] })
        .ball('#fff2c0', [0, -0.46, 0], [0.12, 0.1, 0.12], { glow: 1.3 * shine, segments: 10 }),
    { to: root, shadow: false },
  )
  return { root, halo: glow(root, paper, 3.4, [0, -0.1, 0.1], 0.55 * shine) }
}
