import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { boatOn, drop, PLAY_Z, playLook, prince, theatre, titleLook } from '../sets/theatre.ts'

/** The prince in his boat on the paper sea, and the first real drops. */
function keyArt(set: FilmSet, x: number, size: number) {
  const { sea, sun } = theatre(set)
  sea.set(2.3, 0.3)
  sun.position.set(x + 2, 4.9, -4)
  const boat = boatOn(set)
  boat.scale.setScalar(1.3 * size)
  boat.position.set(x, 0.3, PLAY_Z + 0.04)
  boat.rotation.z = 0.06
  const hero = prince(set)
  hero.root.scale.setScalar(0.86 * size)
  hero.root.position.set(x, 0.62, PLAY_Z)
  hero.pose(1, { look: [0.35, 0.7], wow: 0.75, armL: [1.25, 0], armR: [1.7, 0], tilt: -0.06 })
  for (const [dx, y, width] of [
    [1.25, 4, 0.2],
    [-1.35, 3.6, 0.16],
    [0.75, 5, 0.13],
  ] as const)
    drop(set, width).position.set(x + dx * size, y, PLAY_Z + 0.5)
}

/** Poster: the prince in the arch of the little theatre. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: playLook,
  lens: 28,
  shadowSpan: 10,
  stage(set) {
    keyArt(set, 0, 1.2)
    return () => {
      set.camera.shoot({ t: 0, sway: 0, from: [0, 2.7, 12.8], at: [0, 2.35, 0] })
      return {
        focus: [0, 2.4, PLAY_Z],
        range: 2.4,
        blur: 0.5,
        lettering: {
          ...titleLook,
          x: 240,
          y: 628,
          lines: [
            { text: 'The Paper', size: 60 },
            { text: 'Prince', size: 96 },
          ],
        },
      }
    }
  },
})

/** Backdrop: the same boat, to the right of the stage. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: playLook,
  lens: 28,
  shadowSpan: 10,
  stage(set) {
    keyArt(set, 1.9, 1.25)
    return () => {
      set.camera.shoot({ t: 0, sway: 0, from: [0, 2.8, 10.2], at: [0, 2.75, 0] })
      return { focus: [1.9, 2.4, PLAY_Z], range: 2.2, blur: 0.55 }
    }
  },
})
