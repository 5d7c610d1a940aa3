import { type Group, SphereGeometry } from 'three'
import { sculpt } from '../../sculpt/sculptor.ts'
import { SIDES } from '../species.ts'

/** How far round the skull a half of the face reaches, radians. */
const REACH = 0.56

/** A wide, heart-shaped pale face for penguins and owls, laid over the skull; the `mask` of a
 *  species is only as wide as its eyes. Hang it on a critter's `head`. */
export function birdFace(head: Group, color: string, headWidth = 1): void {
  const part = (reach: number, side: number, down: number) =>
    new SphereGeometry(1, 28, 9, 0, Math.PI * 2, 0, reach).rotateX(Math.PI / 2 + down).rotateY(side)
  const skin = {
    size: [0.818 * headWidth, 0.757, 0.72],
    rim: 0.4,
    // The cheeks of the skull.
    deform(v: { x: number; y: number; z: number }) {
      const cheek = Math.max(0, 0.35 - v.y) * 0.2 * (1 - Math.max(0, -v.y - 0.55))
      v.x *= 1 + cheek
      v.z *= 1 + cheek * 0.35
    },
  } as const
  sculpt(
    (s) => {
      for (const side of SIDES) s.add(part(REACH, side * 0.37, -0.05), color, skin)
      s.add(part(0.55, 0, 0.42), color, { ...skin, size: [0.816 * headWidth, 0.755, 0.718] })
    },
    { to: head, shadow: false },
  )
}
