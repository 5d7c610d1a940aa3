import { AdditiveBlending, Color, Sprite, SpriteMaterial, type Texture } from 'three'
import type { FilmSet } from '../film/film-set.ts'
import { softDisc } from '../sculpt/soft-disc.ts'
import type { Vec3 } from '../time/keyframes.ts'

let ring: Texture | undefined

/** One call of a voice: 6 rings, 0.42 s apart, that live 2.4 s and grow to 9 m unless said. `power`
 *  is how bright a fresh ring is, 0 to 1 (0.6 unless said). */
export type SongRingsPlan = {
  count?: number
  color?: string
  /** Seconds between two rings, and seconds one lives. */
  gap?: number
  life?: number
  /** Width at the end of its life, metres. */
  width?: number
  power?: number
}

/** Rings of light that a voice sends out. Call the result with the seconds since the first note
 *  and the place it comes from. */
export function songRings(
  set: FilmSet,
  plan: SongRingsPlan = {},
): (secondsSince: number, from: Vec3) => void {
  const { count = 6, gap = 0.42, life = 2.4, width = 9, power = 0.6 } = plan
  ring ??= softDisc(
    '255,255,255',
    [
      [0, 0],
      [0.66, 0],
      [0.88, 0.75],
      [0.93, 0.9],
      [1, 0],
    ],
    256,
  )
  const color = new Color(plan.color ?? '#fff0c0')
  const rings = Array.from({ length: count }, () => {
    const material = new SpriteMaterial({
      map: ring ?? null,
      color,
      blending: AdditiveBlending,
      transparent: true,
      depthWrite: false,
      fog: false,
    })
    const sprite = set.add(new Sprite(material))
    sprite.renderOrder = 6
    return { sprite, material }
  })
  return (secondsSince, from) => {
    for (const [index, { sprite, material }] of rings.entries()) {
      const age = (secondsSince - index * gap) / life
      sprite.visible = age > 0 && age < 1
      if (!sprite.visible) continue
      sprite.position.set(...from)
      sprite.scale.setScalar(0.2 + width * (1 - (1 - age) ** 1.6))
      material.opacity = power * (1 - age) ** 2 * Math.min(1, age * 10)
    }
  }
}
