import type { Group } from 'three'
import { joint, type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { type FullSpecies, SIDES, type Side } from './species.ts'

/** Both ears, left first, each turning about its root. */
export function ears(species: FullSpecies, head: Group): Group[] {
  return SIDES.map((side) => {
    const root = joint(head, earRoot(species, side))
    if (species.ears !== 'none') sculpt((s) => ear(s, species, side), { to: root })
    return root
  })
}

function earRoot({ ears: kind, headWidth }: FullSpecies, side: Side): Vec3 {
  if (kind === 'round') return [side * 0.55 * headWidth, 0.5, 0.02]
  if (kind === 'long') return [side * 0.3, 0.6, -0.05]
  if (kind === 'elephant') return [side * 0.72 * headWidth, 0.12, -0.1]
  return [side * 0.45 * headWidth, 0.48, 0]
}

function ear(s: Sculptor, { ears: kind, fur, furLow }: FullSpecies, side: Side): void {
  if (kind === 'round') {
    s.ball(fur, [side * 0.06, 0.1, 0], [0.25, 0.25, 0.16])
    s.ball('#f29a8c', [side * 0.07, 0.09, 0.09], [0.15, 0.15, 0.1], { segments: 12, rim: 0.3 })
  }
  if (kind === 'long') {
    const rotate = [0, 0, -side * 0.12] as const
    s.ball(fur, [side * 0.05, 0.5, 0], [0.19, 0.6, 0.15], { rotate, grad: furLow })
    s.ball('#f6a5ae', [side * 0.05, 0.48, 0.08], [0.1, 0.46, 0.1], { rotate, rim: 0.3 })
  }
  if (kind === 'point') {
    const rotate = [0, 0, -side * 0.28] as const
    s.cone(fur, [side * 0.02, -0.08, 0], 0.27, 0.62, { size: [1, 1, 0.6], rotate })
    s.cone('#f7b79f', [side * 0.03, -0.02, 0.08], 0.17, 0.44, {
      size: [1, 1, 0.5],
      rotate,
      rim: 0.3,
    })
  }
  if (kind === 'elephant') {
    const rotate = [0, -side * 0.35, 0] as const
    s.ball(fur, [side * 0.26, 0, 0], [0.42, 0.46, 0.1], { rotate, grad: furLow })
    s.ball('#f2b8c8', [side * 0.27, -0.01, 0.06], [0.31, 0.35, 0.07], { rotate, rim: 0.3 })
  }
  if (kind === 'tuft') s.cone(fur, [0, 0, 0], 0.16, 0.5, { rotate: [0.2, 0, -side * 0.5] })
}
