import { Sprite, SpriteMaterial, type Texture } from 'three'
import type { FilmSet } from '../film/film-set.ts'
import { softDisc } from '../sculpt/soft-disc.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { scatter } from '../time/random.ts'

let puff: Texture | undefined

/** A bank of mist: `count` veils, each at most `opacity` (0 to 1) dense; 16 of 0.16 unless said. */
export type MistPlan = {
  count?: number
  color?: string
  /** Middle of the bank, and half its width, height and depth, metres. */
  at?: Vec3
  spread?: Vec3
  /** Width of one veil, metres; it is a third as high. */
  size?: number
  opacity?: number
  /** Metres a second to the right. */
  drift?: number
  seed?: number
}

/** Veils of mist that drift over the ground and come round again. */
export function mist(set: FilmSet, plan: MistPlan = {}): void {
  const { count = 16, color = '#a9c4e8', at = [0, 0.4, 0], spread = [10, 0.4, 6] } = plan
  const { size = 5, opacity = 0.16, drift = 0.25 } = plan
  puff ??= softDisc(
    '255,255,255',
    [
      [0, 0.75],
      [0.35, 0.42],
      [0.7, 0.1],
      [1, 0],
    ],
    128,
  )
  const veils = scatter(count, plan.seed ?? 23, (random) => {
    const material = new SpriteMaterial({ map: puff ?? null, color, transparent: true, fog: false })
    material.depthWrite = false
    const sprite = set.add(new Sprite(material))
    const width = size * (0.6 + random() * 0.8)
    sprite.scale.set(width, width * 0.34, 1)
    sprite.renderOrder = 5
    const place = { start: random(), y: random() * 2 - 1, z: random() * 2 - 1 }
    return { sprite, material, ...place, pace: 0.6 + random() * 0.8, phase: random() * 6.3 }
  })
  set.everyFrame((t) => {
    for (const { sprite, material, start, y, z, pace, phase } of veils) {
      const along = start + (t * drift * pace) / (spread[0] * 2)
      const share = along - Math.floor(along)
      sprite.position.set(
        at[0] + (share * 2 - 1) * spread[0],
        at[1] + y * spread[1] + 0.12 * Math.sin(t * 0.5 + phase),
        at[2] + z * spread[2],
      )
      material.opacity = opacity * Math.sin(share * Math.PI) * (0.8 + 0.2 * Math.sin(t + phase))
    }
  })
}
