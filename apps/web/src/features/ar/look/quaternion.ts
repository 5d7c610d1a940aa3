/** A turn in space: x, y, z, w, of length 1. Right-handed; y is up, and who is not turned looks along -z. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number]
/** A point or direction in the same space. */
export type Vector = readonly [x: number, y: number, z: number]

/** No turn. */
export const UNTURNED: Quaternion = [0, 0, 0, 1]

const RADIANS = Math.PI / 180

/** Degrees as radians. */
export const radians = (degrees: number): number => degrees * RADIANS
/** Radians as degrees. */
export const degrees = (angle: number): number => angle / RADIANS

/** A turn about one axis, radians; counter-clockwise seen from its tip. */
export function turnAbout(axis: 'x' | 'y' | 'z', angle: number): Quaternion {
  const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)]
  return [axis === 'x' ? sin : 0, axis === 'y' ? sin : 0, axis === 'z' ? sin : 0, cos]
}

/** Turns one after the other: the last one first, as matrices multiply. */
export function product(...turns: readonly Quaternion[]): Quaternion {
  return turns.reduce(
    ([ax, ay, az, aw], [bx, by, bz, bw]): Quaternion => [
      aw * bx + ax * bw + ay * bz - az * by,
      aw * by - ax * bz + ay * bw + az * bx,
      aw * bz + ax * by - ay * bx + az * bw,
      aw * bw - ax * bx - ay * by - az * bz,
    ],
    UNTURNED,
  )
}

/** The turn back. */
export const inverse = ([x, y, z, w]: Quaternion): Quaternion => [-x, -y, -z, w]

/** A direction, turned. */
export function turned([x, y, z]: Vector, [qx, qy, qz, qw]: Quaternion): Vector {
  const [tx, ty, tz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)]
  return [
    x + qw * tx + qy * tz - qz * ty,
    y + qw * ty + qz * tx - qx * tz,
    z + qw * tz + qx * ty - qy * tx,
  ]
}

const dot = (one: Quaternion, other: Quaternion) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3]

/** The angle between two turns, radians, 0 to pi. */
export const angleBetween = (one: Quaternion, other: Quaternion): number =>
  2 * Math.acos(Math.min(1, Math.abs(dot(one, other))))

/** A share of the way from one turn to another, 0 to 1, by the shorter way (slerp). */
export function between(from: Quaternion, to: Quaternion, share: number): Quaternion {
  const cos = dot(from, to)
  const sign = cos < 0 ? -1 : 1
  const angle = Math.acos(Math.min(1, Math.abs(cos)))
  const sin = Math.sin(angle)
  // So near to each other that the straight way is the arc.
  const [a, b] =
    sin < 1e-6
      ? [1 - share, share * sign]
      : [Math.sin((1 - share) * angle) / sin, (Math.sin(share * angle) / sin) * sign]
  return unit([0, 1, 2, 3].map((at) => a * (from[at] ?? 0) + b * (to[at] ?? 0)))
}

function unit([x = 0, y = 0, z = 0, w = 1]: readonly number[]): Quaternion {
  const length = Math.hypot(x, y, z, w)
  return length === 0 ? UNTURNED : [x / length, y / length, z / length, w / length]
}
