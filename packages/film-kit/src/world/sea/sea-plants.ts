import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { between, type Random } from '../../time/random.ts'
import type { Hues } from '../nature/trees.ts'

/** A round coral with winding furrows. */
export function brainCoral(
  s: Sculptor,
  [x, y, z]: Vec3,
  radius: number,
  [light, shade]: Hues,
): void {
  s.ball(light, [x, y + radius * 0.45, z], [radius * 1.15, radius * 0.85, radius * 1.1], {
    grad: shade,
    segments: 22,
    deform: (v) => {
      v.multiplyScalar(
        1 + 0.045 * Math.sin(v.x * 11 + Math.sin(v.z * 7) * 2) * Math.max(0, v.y + 0.3),
      )
    },
  })
}

/** Four open tubes side by side. */
export function tubeSponges(s: Sculptor, at: Vec3, size: number, hues: Hues, random: Random): void {
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * 6.28 + random()
    const [height, wide] = [size * between(random, 0.6, 1.25), size * 0.17]
    const [x, z] = [at[0] + Math.cos(angle) * 0.26 * size, at[2] + Math.sin(angle) * 0.26 * size]
    s.cylinder(hues[0], [x, at[1] + height / 2, z], [wide, wide * 0.7, height], { grad: hues[1] })
    s.ring(hues[0], [x, at[1] + height, z], [wide * 0.82, wide * 0.26], {
      rotate: [Math.PI / 2, 0, 0],
      segments: 16,
    })
    s.ball(hues[1], [x, at[1] + height - 0.02, z], [wide * 0.8, 0.02, wide * 0.8], { segments: 10 })
  }
}

/** Flat coral in three storeys. */
export function tableCoral(s: Sculptor, [x, y, z]: Vec3, size: number, [light, shade]: Hues): void {
  s.cylinder(shade, [x, y + 0.4 * size, z], [0.16 * size, 0.24 * size, 0.9 * size])
  for (let i = 0; i < 3; i++) {
    const wide = size * (1 - i * 0.26)
    s.ball(
      light,
      [x + i * 0.1, y + (0.7 + i * 0.28) * size, z],
      [wide * 0.86, 0.17 * size, wide * 0.78],
      {
        grad: shade,
        segments: 20,
      },
    )
  }
}

/** One ribbon of kelp with leaves in pairs, in one piece with its neighbours. */
export function kelpRibbon(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: Hues,
  turn: number,
): void {
  const stem: Vec3[] = Array.from({ length: 7 }, (_, i) => [
    x + 0.12 * Math.sin(i * 1.3 + turn),
    y + (i / 6) * height,
    z,
  ])
  s.tube(hues[1], stem, 0.055, { grad: hues[1], segments: 24 })
  const pairs = Math.round(height / 0.42)
  for (let i = 1; i < pairs; i++) {
    const side = i % 2 ? 1 : -1
    const up = y + (i / pairs) * height
    const long = 0.62 * (1 - 0.45 * (i / pairs))
    const bend = x + 0.12 * Math.sin((i / pairs) * 7.8 + turn)
    s.ball(hues[0], [bend + side * long * 0.72, up + 0.2, z], [long, 0.15, 0.05], {
      grad: hues[1],
      segments: 10,
      rotate: [0.3, side * (0.5 + turn), side * 0.62],
    })
    s.ball('#d8f08a', [bend + side * 0.12, up, z + 0.05], 0.075, { segments: 8, gloss: 0.3 })
  }
}

/** Little stalks with shining heads. */
export function polyps(s: Sculptor, [x, y, z]: Vec3, color: string, random: Random): void {
  for (let i = 0; i < 5; i++) {
    const [dx, dz, high] = [
      between(random, -0.3, 0.3),
      between(random, -0.3, 0.3),
      between(random, 0.3, 0.8),
    ]
    s.tube(
      '#5a4ac8',
      [
        [x + dx, y, z + dz],
        [x + dx * 1.4, y + high, z + dz],
      ],
      0.03,
      { segments: 5 },
    )
    s.ball(color, [x + dx * 1.4, y + high, z + dz], 0.075, { segments: 8, glow: 0.9 })
  }
}
