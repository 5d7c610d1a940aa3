import { shot } from '@starnest/film-kit/film/script'
import { atticRoom } from '../sets/attic.ts'
import { morrow, wisp } from '../sets/cast.ts'
import { hallway } from '../sets/hallway.ts'
import { attic as atticLook, hallway as hallLook } from '../sets/looks.ts'
import { lettering } from './manor.ts'

/** Poster: Wisp shining in the round window like a lantern. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...atticLook, vignette: 0.4 },
  lens: 36,
  stage(set) {
    const { wash } = atticRoom(set)
    const hero = wisp(set, 1.12)
    const friend = morrow(set, 0.46)
    return () => {
      hero.light(15)
      wash.intensity = 24
      hero.root.position.set(-0.05, 0.95, -0.6)
      hero.root.rotation.y = 0.12
      hero.pose(1.1, {
        shine: 1,
        look: [0.3, 0.35],
        grin: 0.85,
        armL: [0.6, 1.1],
        armR: [0.6, 1],
        trail: [-0.1, 0],
      })
      friend.root.position.set(1.25, 3.35, -0.2)
      friend.root.rotation.y = -0.4
      friend.pose(0.42, { flap: 12, happy: 1, grin: 0.7, look: [-0.3, -0.2] })
      set.camera.shoot({ t: 0, sway: 0, from: [0, 2.15, 7.6], at: [0, 3.05, -2] })
      return {
        focus: hero.faceAt(),
        range: 2.6,
        blur: 0.6,
        lettering: {
          ...lettering,
          x: 240,
          y: 104,
          lines: [
            { text: 'THE GHOST WHO', size: 66 },
            { text: 'FEARED THE DARK', size: 80 },
          ],
        },
      }
    }
  },
})

/** Backdrop: the long hallway with its one small light, on the right for words on the left. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: hallLook,
  lens: 31,
  shadowSpan: 10,
  stage(set) {
    const candles = hallway(set)
    const hero = wisp(set, 0.95)
    const friend = morrow(set, 0.46)
    return () => {
      for (const one of candles) one.set(1, one.bay > 1 ? 1 : 0)
      hero.light(13)
      hero.root.position.set(1.15, 0.75, 0.8)
      hero.root.rotation.y = -0.22
      hero.pose(2.2, {
        shine: 0.95,
        look: [-0.25, 0.3],
        grin: 0.7,
        armL: [0.8, 0.9],
        armR: [0.8, 0.7],
        trail: [0.2, 0],
      })
      friend.root.position.set(2.05, 2.75, 0.2)
      friend.root.rotation.y = -0.5
      friend.pose(0.42, { flap: 12, look: [-0.4, -0.3], grin: 0.8 })
      set.camera.shoot({ t: 0, sway: 0, from: [-0.3, 1.8, 6.6], at: [0.1, 1.95, -1] })
      return { focus: hero.faceAt(), range: 2, blur: 0.85 }
    }
  },
})
