import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { snow } from '@starnest/film-kit/particles/weather'
import { deep, FLOOR, huddled, winterHill, withDrum } from '../sets/winter.ts'
import { titleLook } from './crane.ts'

const light = { ...deep, exposure: 1.26, vignette: 0.4 }

/** The band round its one lantern; `x` moves the hero's place, `apart` the others from her. */
function keyArt(set: FilmSet, apart: number) {
  winterHill(set)
  const { lamp, hero, rabbit, frog } = huddled(set)
  withDrum(hero)
  lamp.root.position.set(-0.55, FLOOR + 0.03, 0.35)
  lamp.set(0.85)
  hero.place(0.15, -0.35, 0.05)
  hero.pose(1, { armL: [1, -0.42], armR: [1.75, 0.1], look: [-0.1, 0.35], grin: 0.9, tilt: 0.06 })
  rabbit.place(0.15 - apart, -1.4, 0.35)
  rabbit.pose(1, { armL: [1, -0.62], armR: [1.12, -0.05], happy: 1, grin: 0.7, tilt: 0.1 })
  frog.place(0.15 + apart, -1.35, -0.35)
  frog.pose(1, { talk: 0.9, look: [-0.2, 0.4], armL: [0.5, 0.4], armR: [0.5, 0.4] })
  frog.puff(0.8)
  musicNotes(set, {
    count: 6,
    climb: 1,
    size: 0.24,
    drift: [1.4, 0, 0],
    hues: ['#ffd86a', '#fff0b0'],
  })(1.3, [-0.6, FLOOR + 1.75, -0.6])
  snow(set, { count: 60, box: [3, 3.4, 1], at: [0, FLOOR + 2, 1.4], size: 0.07 })
  return hero
}

/** Bramble in the light of the lantern, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: light,
  lens: 32,
  shadowSpan: 6,
  stage(set) {
    const hero = keyArt(set, 1.1)
    return () => {
      set.camera.shoot({ t: 0, from: [0.1, FLOOR + 1.4, 5.6], at: [0.1, FLOOR + 1.62, 0], sway: 0 })
      return {
        focus: hero.faceAt(),
        range: 1.7,
        blur: 0.65,
        lettering: {
          ...titleLook,
          x: 240,
          y: 108,
          lines: [
            { text: 'The Burrow Band', size: 46 },
            { text: 'The Snowed-In', size: 66 },
            { text: 'Song', size: 92 },
          ],
        },
      }
    }
  },
})

/** The same, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: light,
  lens: 28,
  shadowSpan: 6,
  stage(set) {
    const hero = keyArt(set, 1.3)
    return () => {
      set.camera.shoot({
        t: 0,
        from: [-0.75, FLOOR + 1.35, 5],
        at: [-0.75, FLOOR + 1.2, 0],
        sway: 0,
      })
      return { focus: hero.faceAt(), range: 1.8, blur: 0.65 }
    }
  },
})
