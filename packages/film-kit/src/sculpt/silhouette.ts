import type { Vec2 } from '../time/keyframes.ts'

/** An outline that is the same left and right: `right` goes from the foot up to the crown, metres;
 *  points on the middle line (x 0) are not doubled. */
export function mirrored(right: readonly Vec2[]): Vec2[] {
  const left = right.filter(([x]) => x !== 0).map(([x, y]): Vec2 => [-x, y])
  return [...right, ...left.reverse()]
}

/** Part of a circle for an outline, from one angle to another (radians, 0 is to the right). */
export function arcOf(
  [x, y]: Vec2,
  radius: number | Vec2,
  [from, to]: readonly [from: number, to: number],
  steps = 10,
): Vec2[] {
  const [wide, high] = typeof radius === 'number' ? [radius, radius] : radius
  return Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const angle = from + ((to - from) * i) / steps
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high]
  })
}
