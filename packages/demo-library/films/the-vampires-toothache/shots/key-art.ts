import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { CELLAR_WALL, cellarOn } from '../sets/cellar.ts'
import { cellarLook, lettering } from '../sets/looks.ts'
import { ottoOn } from '../sets/otto.ts'
import { pimOn } from '../sets/pim.ts'
import { ottoShadow } from '../sets/shadows.ts'

function keyArt(set: FilmSet, x: number, seat: boolean) {
  const light = cellarOn(set, { stool: false, seat })
  const otto = ottoOn(set)
  const pim = pimOn(set, { size: 0.42, lamp: false })
  const cast = ottoShadow(set)
  light(1)
  otto.place(x, -0.2, 0.12)
  otto.pose(0.3, {
    look: [0.35, -0.25],
    sad: 0.7,
    earDroop: 0.35,
    tilt: -0.12,
    armL: [2.35, -0.05],
    armR: [0.5, 0.1],
  })
  pim.place(x + 0.98, 0.9, -0.3)
  pim.pose(1.2, { look: [-0.4, 0.7], armR: [0.6, 0.4], wave: 1 })
  cast([x + 0.3, 0.1, CELLAR_WALL + 0.12], 5.6, 0.72, 1, 0)
  return otto
}

/** Otto and his cheek, his own terrible shadow behind him. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...cellarLook, exposure: 1.3 },
  lens: 32,
  stage(set) {
    const otto = keyArt(set, -0.25, false)
    return () => {
      set.camera.shoot({ t: 0, from: [0.1, 1.9, 7.9], at: [0.1, 1.95, 0], sway: 0 })
      return {
        focus: otto.faceAt(),
        range: 2.4,
        blur: 0.5,
        lettering: {
          ...lettering,
          lines: [
            { text: "The Vampire's", size: 66 },
            { text: 'Toothache', size: 92 },
          ],
          x: 240,
          y: 96,
        },
      }
    }
  },
})

/** The same cellar, wide, with the count on the right. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...cellarLook, exposure: 1.3 },
  lens: 30,
  stage(set) {
    const otto = keyArt(set, 1.15, true)
    return () => {
      set.camera.shoot({ t: 0, from: [-0.3, 1.9, 7], at: [-0.1, 1.55, 0], sway: 0 })
      return { focus: otto.faceAt(), range: 2.4, blur: 0.5 }
    }
  },
})
