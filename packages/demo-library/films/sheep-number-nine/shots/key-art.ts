import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { numbered } from '../sets/flock.ts'
import { dreamLook, pasture, titleLook } from '../sets/pasture.ts'

function keyArt(set: FilmSet, x: number, moonY: number) {
  const { moon, gate } = pasture(set)
  moon.root.position.set(x * 2.2, moonY, -18)
  gate.position.x = x
  const hero = numbered(set, 9)
  hero.place(x, -0.95, 0, 0.14)
  hero.pose(0.2, { lids: 0.46, look: [0, 0], nod: 0.1, earDroop: 0.3 })
  moon.pose(1, { lids: [0.3, 0.12], look: [0, -1], smile: 0, wow: 0.25 })
  return hero
}

/** Nine at the rail, under a moon that is wide awake. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: dreamLook,
  lens: 30,
  stage(set) {
    const hero = keyArt(set, 0, 4.5)
    return () => {
      set.camera.shoot({ t: 0, from: [0, 1.7, 8.9], at: [0, 1.5, 0], sway: 0 })
      return {
        focus: hero.faceAt(),
        range: 3,
        blur: 0.2,
        lettering: {
          lines: [
            { text: 'Sheep', size: 66 },
            { text: 'Number', size: 66 },
            { text: 'Nine', size: 92 },
          ],
          x: 240,
          y: 606,
          ...titleLook,
        },
      }
    }
  },
})

/** The same refusal, wide; Nine stands right of the middle. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: dreamLook,
  lens: 28,
  stage(set) {
    const hero = keyArt(set, 1.7, 4.9)
    return () => {
      set.camera.shoot({ t: 0, from: [0.2, 1.8, 7.4], at: [0.2, 2.05, 0], sway: 0 })
      return { focus: hero.faceAt(), range: 3, blur: 0.24 }
    }
  },
})
