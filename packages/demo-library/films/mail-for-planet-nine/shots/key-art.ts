import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { planets, starLines } from '@starnest/film-kit/world/space/mail/planets'
import { hold, oldLetter, rider } from '../sets/otto.ts'
import { deepSpace, HUES, spaceLook, titleLook } from '../sets/space.ts'

const keyLook = {
  ...spaceLook,
  exposure: 1.18,
  fill: { color: '#ff9aa8', power: 0.8, from: [-7, 1, 3] as const },
}

function keyArt(set: FilmSet) {
  deepSpace(set)
  planets(set, [
    {
      at: [0.9, 3.3, -15],
      radius: 4.1,
      hues: ['#a68cf6', '#4a2fa6'],
      bands: '#c9b4ff',
      rings: ['#ffd8a8', '#ff9a80'],
      tilt: [0.38, 0, -0.42],
    },
    { at: [-8.6, -0.6, -16], radius: 2.3, hues: HUES.peach, bands: '#fff0d0', tilt: [0.2, 0, 0.3] },
    { at: [-7, 8, -24], radius: 1.7, hues: HUES.lilac, craters: '#8f78d8' },
  ])
  starLines(set, { count: 40, clear: 3.2, length: 3.4 })(8)
  const bike = rider(set)
  oldLetter(bike.otto, [0.95, 1.55, 1.0], 0.9).rotation.set(-0.05, -0.15, -0.22)
  bike.place([0, 0, 0], 0.2, -0.1, -0.12)
  bike.scooter.steer(0.1)
  bike.pose(
    0.6,
    {
      look: [0.15, 0.1],
      grin: 1,
      wow: 0.2,
      lean: 0.05,
      reach: {
        ...hold([5, 5, 5]),
        1: { to: [0.98, 1.25, 0.95], sag: 0.3 },
        6: { to: [-1.4, 1.5, 0.4], sag: -0.1 },
        2: { to: [1.45, 0.55, 0.1], sag: -0.1 },
        5: { to: [-1.55, 0.75, 0], sag: -0.1 },
      },
    },
    0.5,
  )
  return bike
}

/** Otto with the letter, coming straight at you, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: keyLook,
  lens: 32,
  stage(set) {
    const bike = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [0.5, 1.5, 8.3], at: [0.2, 2.62, 0], sway: 0 })
      return {
        focus: bike.otto.faceAt(),
        range: 2.6,
        blur: 0.6,
        lettering: {
          lines: [
            { text: 'MAIL FOR', size: 46 },
            { text: 'PLANET', size: 86 },
            { text: 'NINE', size: 100 },
          ],
          x: 240,
          y: 116,
          ...titleLook,
        },
      }
    }
  },
})

/** The same, wide, with Otto on the right. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: keyLook,
  lens: 30,
  stage(set) {
    const bike = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [-0.8, 1.5, 7.2], at: [-1.35, 1.7, 0], sway: 0 })
      return { focus: bike.otto.faceAt(), range: 2.6, blur: 0.6 }
    }
  },
})
