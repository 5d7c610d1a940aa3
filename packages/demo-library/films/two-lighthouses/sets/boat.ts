import type { Actor, FilmSet } from '@starnest/film-kit/film/film-set'
import { joint } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { rowingBoat } from '@starnest/film-kit/world/coast/rowing-boat'
import type { Swell } from '@starnest/film-kit/world/coast/swell'
import { lantern } from '@starnest/film-kit/world/town/lantern'

/** A lantern hanging from a hand: `set(power, raise)` keeps it upright under an arm that is raised
 *  by `raise` radians. */
export function handLantern(actor: Actor, hand: 'handL' | 'handR', light: string, lamp = 8) {
  const hook = joint(actor[hand])
  const one = lantern(hook, [0, -0.66, 0], { metal: '#2c3450', light, reach: lamp })
  return {
    set(power: number, raise: number, swing = 0) {
      hook.rotation.set(raise, 0, swing)
      one.set(power)
    },
    at(): Vec3 {
      const { x, y, z } = one.root.localToWorld(one.root.position.clone().set(0, 0.3, 0))
      return [x, y, z]
    },
  }
}

/** A boat with its keeper: `way` 1 has its bow to the right. */
export function keeperBoat(set: FilmSet, sea: Swell, actor: Actor, way: 1 | -1, hull: string) {
  const boat = rowingBoat(set.scene, { hull })
  return {
    boat,
    /** Rides the waves at (x, z); the keeper sits `ahead` metres before the middle, turned by
     *  `turn` radians from the camera. */
    ride(t: number, x: number, z: number, turn: number, ahead = 0.1, bob = 1) {
      const y = sea.heightAt(x, z, t) * bob - 0.06
      const roll = sea.slopeAt(x, z, t) * 0.7 * bob
      boat.root.position.set(x, y, z)
      boat.root.rotation.set(0, way > 0 ? 0 : Math.PI, way * roll)
      actor.place(x + way * ahead, z, turn, y + boat.seat - 0.1)
      actor.root.rotation.z = roll * 0.8
      actor.shadow.fade(0)
    },
  }
}
