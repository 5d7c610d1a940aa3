import { SIDES } from '../../critter/species.ts'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec2 } from '../../time/keyframes.ts'
import { crownCut, oval, sheet, slab } from './paper.ts'
import type { PuppetLook } from './puppet-look.ts'

/** The border of every cut. */
export const EDGE = '#fff6e4'

/** Coat or dress of a puppet. */
export function torso(s: Sculptor, { coat, coatLow, trim, skirt }: PuppetLook): void {
  const flare: Vec2[] = skirt
    ? [
        [-0.98, 0.06],
        [-0.5, -0.02],
        [0, 0.06],
        [0.5, -0.02],
        [0.98, 0.06],
        [0.36, 1.02],
        [0.46, 1.6],
        [-0.46, 1.6],
        [-0.36, 1.02],
      ]
    : [
        [-0.56, 0.6],
        [0, 0.54],
        [0.56, 0.6],
        [0.44, 1.05],
        [0.52, 1.58],
        [0.2, 1.7],
        [-0.2, 1.7],
        [-0.52, 1.58],
        [-0.44, 1.05],
      ]
  sheet(s, flare, coat, { grad: coatLow, edge: EDGE })
  sheet(s, slab(-0.43, 1.0, 0.86, 0.13), trim, { at: [0, 0, 0.05] })
  if (skirt) {
    for (const x of [-0.55, 0, 0.55]) sheet(s, oval(0.13, 0.13), trim, { at: [x, 0.32, 0.05] })
  } else for (const y of [1.24, 1.42]) sheet(s, oval(0.06), trim, { at: [0, y, 0.05] })
  sheet(s, oval(0.34, 0.14), EDGE, { at: [0, 1.62, 0.05] })
}

/** The cape behind it. */
export function cape(s: Sculptor, color: string, trim: string): void {
  const cut: Vec2[] = [
    [-0.95, 0.3],
    [-0.45, 0.22],
    [0, 0.3],
    [0.45, 0.22],
    [0.95, 0.3],
    [0.42, 1.66],
    [-0.42, 1.66],
  ]
  sheet(s, cut, color, { at: [0, 0, -0.13], edge: trim, grad: '#8a1f4a' })
}

/** Hair, face, blush and fringe. */
export function headCut(s: Sculptor, { skin, hair, hairCut }: PuppetLook): void {
  if (hairCut === 'long') {
    const long: Vec2[] = [
      [-0.74, -0.78],
      [-0.4, -0.66],
      [0.4, -0.66],
      [0.74, -0.78],
      [0.82, 0.05],
      [0.6, 0.56],
      [0, 0.78],
      [-0.6, 0.56],
      [-0.82, 0.05],
    ]
    sheet(s, long, hair, { at: [0, 0, -0.09], edge: EDGE, edgeWidth: 0.04 })
  } else
    sheet(s, oval(0.7, 0.68, [0, 0.08]), hair, { at: [0, 0, -0.07], edge: EDGE, edgeWidth: 0.05 })
  sheet(s, oval(0.62, 0.57), skin, { grad: '#ffd2b0', edge: EDGE, edgeWidth: 0.03 })
  for (const side of SIDES)
    sheet(s, oval(0.13, 0.085), '#ff9a94', { at: [side * 0.41, -0.22, 0.04], thick: 0.012 })
  sheet(s, oval(0.05, 0.04), '#f0a888', { at: [0, -0.12, 0.05], thick: 0.02 })
  const fringe: Vec2[] =
    hairCut === 'quiff'
      ? [
          [-0.66, 0.1],
          [-0.5, 0.3],
          [-0.1, 0.34],
          [0.3, 0.27],
          [0.66, 0.12],
          [0.66, 0.5],
          [0.42, 0.86],
          [0.3, 0.68],
          [0.02, 0.92],
          [-0.1, 0.72],
          [-0.44, 0.76],
          [-0.66, 0.44],
        ]
      : [
          [-0.66, -0.02],
          [-0.46, 0.3],
          [0.02, 0.42],
          [0.46, 0.3],
          [0.66, -0.02],
          [0.64, 0.4],
          [0.34, 0.68],
          [-0.34, 0.68],
          [-0.64, 0.4],
        ]
  sheet(s, fringe, hair, { at: [0, 0, 0.07] })
}

/** A crown with three stones, standing on the head's origin. */
export function crownSheet(s: Sculptor, color: string): void {
  const points = crownCut().map(([x, y]): Vec2 => [x * 0.98, y * 0.98])
  sheet(s, points, color, { edge: '#fff3c4', edgeWidth: 0.035, grad: '#f0962c' })
  for (const [x, y, hue] of [
    [0, 0.19, '#e83a6a'],
    [-0.28, 0.14, '#39b7c8'],
    [0.28, 0.14, '#39b7c8'],
  ] as const)
    sheet(s, oval(0.075), hue, { at: [x, y, 0.04], thick: 0.02 })
}
