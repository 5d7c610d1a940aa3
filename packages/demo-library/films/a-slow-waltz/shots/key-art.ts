import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { hours, titleLook, wallAt } from '../sets/hours.ts'
import { pair } from '../sets/pair.ts'

function keyArt(set: FilmSet, x: number) {
  // Nothing tall grows before the faces.
  wallAt(set, 'amber', (a, z) => z > -1.8 && Math.abs(a - x) < 5).shine(1, 0.8)
  const { basil, posy } = pair(set)
  basil.place({ x: x - 1.12, z: 0, turn: Math.PI / 2 - 0.95 })
  posy.place({ x: x + 1.12, z: 0, turn: -Math.PI / 2 + 0.95 })
  basil.pose(0.4, {
    smile: 1,
    raise: 0.75,
    stretch: 0.3,
    turn: 0.12,
    look: [0.12, 0],
    tilt: -0.08,
    stalkR: [0.1, 0.06, 0],
  })
  posy.pose(0.9, {
    smile: 1,
    raise: 0.7,
    stretch: 0.3,
    turn: -0.1,
    look: [-0.05, -0.05],
    lids: 0.16,
    tilt: 0.14,
    stalkL: [-0.1, 0.06, 0],
  })
  return basil
}

/** Two snails in the last sun, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...hours.amber, fill: { color: '#ffe4c0', power: 2, from: [2, 4, 8] } },
  lens: 30,
  stage(set) {
    const basil = keyArt(set, 0)
    return () => {
      set.camera.shoot({ t: 0, from: [0, 1.5, 7.9], at: [0, 1.66, 0], sway: 0 })
      return {
        focus: basil.faceAt(),
        range: 1.6,
        blur: 0.9,
        lettering: {
          lines: [
            { text: 'A Slow', size: 92 },
            { text: 'Waltz', size: 128 },
          ],
          x: 240,
          y: 124,
          ...titleLook,
        },
      }
    }
  },
})

/** The same sun, wide; the pair are right of the middle. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...hours.amber, fill: { color: '#ffe4c0', power: 2, from: [2, 4, 8] } },
  lens: 28,
  stage(set) {
    const basil = keyArt(set, 1.9)
    return () => {
      set.camera.shoot({ t: 0, from: [0.3, 1.4, 7.2], at: [0.35, 1.25, 0], sway: 0 })
      return { focus: basil.faceAt(), range: 1.6, blur: 0.9 }
    }
  },
})
