import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { water } from '@starnest/film-kit/world/sea/sea'
import { type Hour, jungle } from './jungle.ts'

/** Height of the water, metres. */
export const LEVEL = -0.25

/** A bed of water along x: the bank is behind it. */
export function riverside(
  set: FilmSet,
  hour: Hour,
  seed: number,
  hues: { deep: string; light: string },
) {
  jungle(set, hour, {
    seed,
    front: 5.5,
    clear: [-4, 5],
    heightAt: (x, z) =>
      (z > -4.6 ? -1.6 : 0.1 + 0.1 * Math.sin(x)) +
      1.7 * Math.max(0, Math.min(1, (-z - 4) / 1.2)) * (z > -4.6 ? 1 : 0),
  })
  water(set, { level: LEVEL, ...hues, height: 0.06, size: 60 })
}
