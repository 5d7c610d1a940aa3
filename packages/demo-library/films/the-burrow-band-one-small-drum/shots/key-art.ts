import { stick, walnutDrum } from '@starnest/film-kit/creature/band/instruments'
import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { FLOOR, inside } from '../sets/summer.ts'
import { titleLook } from './listening.ts'

/** The band in the music room, Bramble in front; `apart` is how far the others stand from her. */
function band(set: FilmSet, x: number, apart: number) {
  burrowHome(set, { lit: ['music'] })
  const hero = bramble(set)
  walnutDrum(hero.hips, [0, 0.48, 0.74], 1.35)
  stick(hero.handL)
  stick(hero.handR)
  hero.place(x, 0.1, 0.06)
  hero.pose(1, {
    armL: [1.75, 0.25],
    armR: [0.95, -0.4],
    grin: 1,
    wow: 0.2,
    look: [0, 0.1],
    tilt: 0.08,
  })
  const rabbit = clover(set)
  rabbit.place(x - apart, -1.35, 0.3)
  rabbit.pose(1, { armL: [1, -0.62], armR: [1.12, -0.05], happy: 1, grin: 0.8, tilt: 0.1 })
  const frog = gulp(set)
  frog.place(x + apart, -1.3, -0.3)
  frog.pose(1, { talk: 1, look: [-0.2, 0.2], armL: [0.4, 0.3], armR: [0.5, 0.5] })
  frog.puff(0.8)
  musicNotes(set, { count: 6, climb: 0.5, size: 0.3, drift: [1.9, 0, 0] })(1.4, [
    x - 1,
    FLOOR.music + 1.95,
    -0.7,
  ])
  return hero
}

/** Bramble and the smallest drum, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...inside, vignette: 0.3 },
  lens: 32,
  stage(set) {
    const hero = band(set, 0, 1.12)
    return () => {
      set.camera.shoot({ t: 0, from: [0, -4.6, 7.2], at: [0, -4.25, 0], sway: 0 })
      return {
        focus: hero.faceAt(),
        range: 2,
        blur: 0.6,
        lettering: {
          ...titleLook,
          x: 240,
          y: 112,
          lines: [
            { text: 'The Burrow Band', size: 48 },
            { text: 'One Small', size: 78 },
            { text: 'Drum', size: 98 },
          ],
        },
      }
    }
  },
})

/** The same, wide, with room at the left. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...inside, vignette: 0.3 },
  lens: 28,
  stage(set) {
    const hero = band(set, 0.9, 1.35)
    return () => {
      set.camera.shoot({ t: 0, from: [-0.2, -4.5, 6.4], at: [-0.2, -4.65, 0], sway: 0 })
      return { focus: hero.faceAt(), range: 2.2, blur: 0.6 }
    }
  },
})
