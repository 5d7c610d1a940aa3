import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { leaves } from '@starnest/film-kit/particles/weather'
import { autumnLook, lettering } from '../sets/looks.ts'
import { placeOf } from '../sets/place.ts'
import { AUTUMN } from '../sets/seasons.ts'
import { tortoiseOn } from '../sets/tortoise.ts'

function keyArt(set: FilmSet) {
  placeOf(set, { ...AUTUMN, lamp: 1 })(0.6)
  leaves(set, { count: 46, size: 0.22, box: [5, 6, 3], at: [0, 2.6, 0] })
  const anton = tortoiseOn(set, 'anton', { aged: true })
  const lotte = tortoiseOn(set, 'lotte', { aged: true })
  anton.sit(-0.72, 0.14)
  anton.pose(0.8, {
    sit: 1,
    look: [0.5, -0.05],
    grin: 0.4,
    roll: -0.04,
    tilt: -0.08,
    armL: [0.5, 0],
    armR: [0.6, -0.1],
  })
  lotte.sit(0.72, -0.12)
  lotte.pose(1, {
    sit: 1,
    look: [-0.2, -0.05],
    happy: 1,
    grin: 0.4,
    roll: 0.09,
    tilt: 0.17,
    armL: [0.6, -0.1],
    armR: [0.5, 0],
  })
}

/** Two old friends of one bench. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...autumnLook, exposure: 1.08 },
  lens: 30,
  stage(set) {
    keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [0, 2, 7.7], at: [0, 2.3, 0], sway: 0 })
      return {
        focus: [0, 1.9, 0.2],
        range: 2.6,
        blur: 0.6,
        lettering: {
          ...lettering,
          lines: [
            { text: 'The Bench', size: 78 },
            { text: 'under the', size: 42 },
            { text: 'Linden', size: 88 },
          ],
          x: 240,
          y: 140,
        },
      }
    }
  },
})

/** The same bench, on the right. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...autumnLook, exposure: 1.08 },
  lens: 30,
  stage(set) {
    keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [-1.5, 1.9, 7], at: [-1.2, 1.95, 0], sway: 0 })
      return { focus: [0, 1.9, 0.2], range: 2.6, blur: 0.6 }
    }
  },
})
