import { bat } from '@starnest/film-kit/creature/bat'
import { ghost } from '@starnest/film-kit/creature/ghost'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { pointLamp } from '@starnest/film-kit/light/lamps'

/** Wisp with the light she carries without knowing; `light` sets its strength. */
export function wisp(set: FilmSet, size = 0.8) {
  const small = ghost({ size })
  set.add(small.root)
  const lamp = pointLamp(small.root, '#ffc878', [0, 1.1, 0.9], 0, 11)
  return {
    ...small,
    light(power: number) {
      lamp.intensity = power
    },
  }
}

export function morrow(set: FilmSet, size = 0.4) {
  const young = bat({ size })
  set.add(young.root)
  return young
}
