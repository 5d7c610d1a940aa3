import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, seededRandom } from '../../time/random.ts'

/** Stones of a cellar: two hues that take turns, their undersides, joints, and the floor. */
export type VaultHues = {
  stones: readonly [string, string, string]
  low: string
  floor: readonly [string, string]
}

/** A wall of large uneven stones that faces +z: its middle foot at `at`, width and height in
 *  metres; stones are about 1 m wide. */
export function stoneWall(
  s: Sculptor,
  [x, y, z]: Vec3,
  [width, height]: readonly [width: number, height: number],
  { stones, low }: VaultHues,
  seed = 1,
): void {
  const random = seededRandom(seed)
  s.box(low, [x, y + height / 2, z - 0.2], [width, height, 0.2], { rim: 0.1 })
  const rows = Math.round(height / 0.62)
  const high = height / rows
  for (let row = 0; row < rows; row++) {
    let from = -width / 2 - random() * 0.5
    while (from < width / 2) {
      const long = 0.75 + random() * 0.75
      const at: Vec3 = [x + from + long / 2, y + (row + 0.5) * high, z - 0.14]
      s.box(
        cycle(stones, Math.floor(random() * 3)),
        at,
        [long - 0.05, high - 0.05, 0.2 + random() * 0.1],
        { grad: low, rim: 0.25, rotate: [0, 0, (random() - 0.5) * 0.03] },
      )
      from += long
    }
  }
}

/** A floor of flagstones from z `front` to `back`, `half` metres to each side, its top at 0. */
export function flagstones(
  s: Sculptor,
  half: number,
  [front, back]: readonly [front: number, back: number],
  { floor }: VaultHues,
): void {
  const random = seededRandom(5)
  for (let z = front; z > back; z -= 1.1) {
    for (let x = -half + random() * 0.5 - 0.5; x < half; x += 1.25) {
      const [hue, low] = random() < 0.5 ? floor : [floor[1], floor[0]]
      s.box(hue, [x + 0.6, -0.06, z - 0.55], [1.19, 0.12, 1.04], { grad: low, rim: 0.2 })
    }
  }
}

/** A crooked round arch across a passage at depth z: `half` metres to each side, springing at
 *  `spring`, `lean` radians out of true. */
export function crookedArch(
  s: Sculptor,
  z: number,
  half: number,
  { stones, low }: VaultHues,
  { spring = 2.6, thick = 0.55, lean = 0 } = {},
): void {
  const tip = (x: number, y: number): Vec3 => [x - Math.sin(lean) * y, y, z]
  for (const side of [-1, 1]) {
    for (let row = 0; row < 4; row++) {
      const high = spring / 4
      s.box(cycle(stones, row), tip(side * half, (row + 0.5) * high), [thick, high - 0.04, thick], {
        grad: low,
        rotate: [0, 0, lean + (row % 2 ? 0.04 : -0.03)],
        rim: 0.6,
      })
    }
  }
  const blocks = 11
  for (let i = 0; i < blocks; i++) {
    const angle = ((i + 0.5) / blocks) * Math.PI
    const at = tip(Math.cos(angle) * half, spring + Math.sin(angle) * half * 0.85)
    const long = (Math.PI * half) / blocks
    s.box(cycle(stones, i), at, [thick, long - 0.03, thick], {
      rotate: [0, 0, angle + lean],
      grad: low,
      rim: 0.6,
    })
  }
}
