import { BufferAttribute, BufferGeometry } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

const FRONDS = 11
const STEPS = 7

/** A date palm with a ringed trunk, broad hanging fronds and two bunches of dates. `lean` metres to
 *  the right at its top. */
export function datePalm(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: readonly [light: string, shade: string],
  { lean = 0.8, dates = '#ff9a4a', turn = 0 } = {},
): void {
  const rings = 9
  const at = (share: number): Vec3 => [x + lean * share * share, y + height * share, z]
  for (let i = 0; i < rings; i++) {
    const share = (i + 0.5) / rings
    s.cylinder('#c08a5a', at(share), [0.2 - 0.06 * share, 0.13 - 0.03 * share, height / rings], {
      rotate: [0, 0, (-lean * 1.6 * share) / height],
      grad: '#7a4a3a',
      segments: 10,
    })
  }
  const top = at(1)
  for (let i = 0; i < FRONDS; i++) {
    const angle = turn + (i / FRONDS) * Math.PI * 2
    const drop = i % 2 ? 0.75 : 0.4
    s.add(frond(height * (i % 2 ? 0.5 : 0.56), drop), hues[0], {
      at: top,
      rotate: [0, angle, 0],
      grad: hues[1],
      rim: 0.5,
    })
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      s.ball(
        dates,
        [top[0] + side * 0.22 + 0.07 * Math.sin(i * 2), top[1] - 0.16 - i * 0.09, top[2] + 0.22],
        0.09,
        { segments: 8, gloss: 0.4 },
      )
}

/** One frond along +x: a keeled strip, widest in the middle, seen from both sides. */
function frond(length: number, drop: number): BufferGeometry {
  const points: number[] = []
  const normals: number[] = []
  for (let i = 0; i <= STEPS; i++) {
    const share = i / STEPS
    const out = length * share * (1 - 0.12 * share)
    const rise = length * (0.38 * share - (0.38 + drop) * share * share)
    const half = length * 0.15 * Math.sin(Math.min(1, share * 0.92 + 0.1) * Math.PI)
    points.push(out, rise - half * 0.55, -half, out, rise, 0, out, rise - half * 0.55, half)
    normals.push(0.2, 0.75, -0.6, 0.2, 1, 0, 0.2, 0.75, 0.6)
  }
  const faces: number[] = []
  for (let i = 0; i < STEPS; i++) {
    for (const side of [0, 1]) {
      const [a, b] = [i * 3 + side, i * 3 + side + 1]
      const [c, d] = [a + 3, b + 3]
      faces.push(a, b, c, b, d, c, a, c, b, b, c, d)
    }
  }
  const blade = new BufferGeometry()
  blade.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  blade.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  blade.setIndex(faces)
  return blade
}
