import { ExtrudeGeometry, Path, Shape } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import { beside, type Track } from './track.ts'

/** Measures and colours of a viaduct, in metres; 5 m from pier to pier unless said. `shade` is the
 *  stone at the feet, `snow` the cap on the parapets. */
export type ViaductPlan = {
  /** Metres of the line, and height of the deck above the piers' feet. */
  from: number
  to: number
  height: number
  /** Metres from pier to pier. */
  span?: number
  stone?: string
  shade?: string
  snow?: string
}

/** Width of the deck, metres. */
const DECK_WIDTH = 2.9

/** A stone viaduct with round arches under a line, and parapets with a cap of snow. */
export function viaduct(s: Sculptor, track: Track, plan: ViaductPlan): void {
  const { from, to, height, span = 5, stone = '#8f8fc4', shade = '#3f4488' } = plan
  const arch = archGeometry(span, height)
  const count = Math.round((to - from) / span)
  for (let i = 0; i < count; i++) {
    const metres = from + (i + 0.5) * span
    const rotate = [0, track(metres).turn, 0] as const
    s.add(arch, stone, { at: beside(track, metres, 0, -0.28), rotate, grad: shade, rim: 0.6 })
    for (const side of [-1, 1]) {
      const along = span * 1.03
      const right = side * (DECK_WIDTH / 2)
      s.box(stone, beside(track, metres, right, 0), [along, 0.34, 0.24], { rotate, rim: 0.6 })
      const cap = beside(track, metres, right, 0.2)
      s.box(plan.snow ?? '#eaf0ff', cap, [along, 0.12, 0.36], { rotate, rim: 0.8 })
    }
  }
}

/** One bay: its top at height 0, its feet at -height, half a pier at each end. */
function archGeometry(span: number, height: number): ExtrudeGeometry {
  const half = span / 2 + 0.06
  const opening = span * 0.36
  const crown = -0.9 - opening
  const bay = new Shape()
  bay.moveTo(-half, -height)
  bay.lineTo(half, -height)
  bay.lineTo(half, 0)
  bay.lineTo(-half, 0)
  const hole = new Path()
  hole.moveTo(-opening, -height + 0.02)
  hole.lineTo(-opening, crown)
  hole.absarc(0, crown, opening, Math.PI, 0, true)
  hole.lineTo(opening, -height + 0.02)
  bay.holes.push(hole)
  const solid = new ExtrudeGeometry(bay, {
    depth: DECK_WIDTH - 0.2,
    bevelEnabled: false,
    curveSegments: 14,
  })
  return solid.translate(0, 0, -(DECK_WIDTH - 0.2) / 2)
}
