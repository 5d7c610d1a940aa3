import type { Object3D } from 'three'
import type { Intent } from '../critter/intent.ts'

/** Moves somebody without arms and legs as a whole: a star, a pancake, a jellyfish. It hops, rocks
 *  where others wave, bows where they nod, and settles where they sit. */
export function moveWhole(stand: Object3D, t: number, intent: Intent): void {
  const { hop = 0, hopHeight = 0, wave = 0, nod = 0, sit = 0 } = intent
  const air = hop ? Math.abs(Math.sin(t * hop)) : 0
  stand.position.y = air * hopHeight
  stand.rotation.set(nod * 0.8, 0.25 * wave * Math.sin(t * 4.5), 0.2 * wave * Math.sin(t * 9))
  const tall = 1 - 0.14 * sit + (hop ? hopHeight * 0.25 * (air - 0.4) : 0)
  stand.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
}
