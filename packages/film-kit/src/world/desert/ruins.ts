import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** Lit and shaded stone. */
export type Stone = readonly [light: string, shade: string]

/** A column of drums, `height` metres, leaning by `tilt` radians; broken off at the top unless
 *  `whole`. */
export function column(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  stone: Stone,
  { tilt = 0, whole = false, radius = 0.42 } = {},
): void {
  const drums = Math.max(2, Math.round(height / 0.8))
  const at = (up: number): Vec3 => [x - Math.sin(tilt) * up, y + Math.cos(tilt) * up, z]
  for (let i = 0; i < drums; i++) {
    const part = height / drums
    s.cylinder(stone[0], at((i + 0.5) * part), [radius * 0.96, radius, part * 0.94], {
      rotate: [0, i * 0.7, tilt],
      grad: i === 0 ? stone[1] : stone[0],
      segments: 14,
    })
  }
  if (whole)
    s.box(stone[0], at(height + 0.15), [radius * 2.9, 0.3, radius * 2.9], { rotate: [0, 0, tilt] })
  else
    s.rock(stone[0], at(height - 0.05), [radius * 0.85, radius * 0.5, radius * 0.8], {
      rotate: [0.3, 0.5, tilt],
      detail: 1,
    })
}

/** A round tower whose battlements are points: from the side it is a crown. `radius` and `height`
 *  metres; `points` to be seen from the front, `gem` sits under the middle one. */
export function crownTower(
  s: Sculptor,
  [x, y, z]: Vec3,
  {
    radius = 3.4,
    height = 3.4,
    points = 10,
    stone = ['#f2c078', '#b8683a'] as Stone,
    gem = '#1fc0b0',
  } = {},
): void {
  s.cylinder(stone[0], [x, y + height / 2, z], [radius * 1.06, radius * 0.92, height], {
    grad: stone[1],
    segments: 36,
  })
  for (const up of [0.12, 0.86])
    s.ring('#ffe0a0', [x, y + height * up, z], [radius * (0.94 + 0.11 * up), 0.16], {
      rotate: [Math.PI / 2, 0, 0],
      segments: 36,
    })
  for (let i = 0; i < points; i++) {
    const angle = ((i + 0.5) / points) * Math.PI * 2 + Math.PI / 2
    const at: Vec3 = [x + Math.cos(angle) * radius, y + height - 0.1, z + Math.sin(angle) * radius]
    crownPoint(s, at, radius, stone)
    s.ball(
      i % 2 ? gem : '#ff8a5a',
      [x + Math.cos(angle) * radius * 1.02, y + height * 0.5, z + Math.sin(angle) * radius * 1.02],
      [radius * 0.1, radius * 0.13, radius * 0.1],
      { gloss: 0.7, segments: 14 },
    )
  }
}

/** One point of such a tower, standing on `at`: for the one that falls. */
export function crownPoint(s: Sculptor, at: Vec3, radius: number, stone: Stone): void {
  s.cone(stone[0], at, radius * 0.34, radius * 0.62, { grad: stone[1], segments: 12 }).ball(
    '#ffe8b8',
    [at[0], at[1] + radius * 0.66, at[2]],
    radius * 0.1,
    { segments: 10 },
  )
}

/** A low ring of worn blocks round a well, `radius` metres to its middle. */
export function wellRing(s: Sculptor, [x, y, z]: Vec3, radius: number, stone: Stone): void {
  const blocks = Math.round(radius * 8)
  for (let i = 0; i < blocks; i++) {
    const angle = (i / blocks) * Math.PI * 2
    const worn = 0.06 * Math.sin(i * 2.3)
    s.ball(
      i % 3 ? stone[0] : stone[1],
      [x + Math.cos(angle) * radius, y + 0.12 + worn, z + Math.sin(angle) * radius],
      [0.3, 0.3 + worn, (Math.PI * radius) / blocks + 0.06],
      { rotate: [0, -angle, 0], segments: 12, grad: stone[1] },
    )
  }
}

/** A stone head of an old king with very large ears, up to its chin in sand; `size` 1 is about 7 m
 *  tall, face along +z before `turn` radians. Put it on a joint to turn it. */
export function colossus(s: Sculptor, size: number, stone: Stone): void {
  const at = (x: number, y: number, z: number): Vec3 => [x * size, y * size, z * size]
  s.ball(stone[0], at(0, 1.5, 0), at(2, 2, 1.7), { grad: stone[1], segments: 24 })
    .ball(stone[0], at(0, 0.7, 1.35), at(0.8, 0.6, 0.7), { grad: stone[1] })
    .ball(stone[1], at(0, 1, 2), at(0.28, 0.2, 0.16), { segments: 12 })
    .cylinder(stone[1], at(0, 2.7, 0), [1.66 * size, 1.9 * size, 0.42 * size], { segments: 28 })
  for (const side of [-1, 1]) {
    s.ball(stone[0], at(side * 2.1, 4.1, -0.2), at(0.85, 1.9, 0.34), {
      rotate: [0, -side * 0.3, -side * 0.42],
      grad: stone[1],
      segments: 20,
    })
      .ball(stone[1], at(side * 2.1, 4.05, 0.06), at(0.52, 1.4, 0.24), {
        rotate: [0, -side * 0.3, -side * 0.42],
      })
      .ball(stone[1], at(side * 0.78, 1.75, 1.42), at(0.42, 0.1, 0.14), {
        rotate: [0, side * 0.45, -side * 0.1],
        segments: 12,
      })
  }
}
