import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { boltOn } from '../sets/bolt.ts'
import { downpour, hologram, NEON, rainLook, skyline, skyTram, titleLook } from '../sets/city.ts'
import { roof, seedGlass } from '../sets/roof.ts'

function keyArt(set: FilmSet) {
  skyline(set)
  roof(set, { lift: [6.6, 0, -2.6] })
  hologram(set, 'heart', [-3.6, 3.6, -7], 1, NEON.pink)
  hologram(set, 'fish', [3.6, 3.3, -7], 1, NEON.cyan)
  skyTram(set, [0, 2.5, -10], { start: 25 })
  downpour(set, { at: [0, 4, -3] })
  pointLamp(set.scene, '#8dff6a', [0.6, 1.6, 2], 3, 6)
  const bolt = boltOn(set)
  const glass = seedGlass(set.scene)
  glass.root.position.set(0.62, 0, 1.5)
  bolt.place([-0.4, 0, 0], 0.25)
  bolt.pose(1, {
    look: [0.6, -0.2],
    wow: 0.8,
    neck: 0.18,
    tilt: -0.1,
    armL: [0.6, 0.8],
    armR: [0.9, 0.5],
  })
  glass.set(1, { water: 0.85, sprout: 1, light: 0.5 })
  return bolt
}

/** Bolt and his first green, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: rainLook,
  lens: 32,
  stage(set) {
    const bolt = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [0.5, 1.8, 9.6], at: [0, 2.2, 0], sway: 0 })
      return {
        focus: bolt.faceAt(),
        range: 2.6,
        blur: 0.7,
        lettering: {
          lines: [
            { text: 'Bolt', size: 128 },
            { text: 'and the', size: 46 },
            { text: 'Rain Garden', size: 66 },
          ],
          x: 240,
          y: 116,
          ...titleLook,
        },
      }
    }
  },
})

/** The same roof, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: rainLook,
  lens: 30,
  stage(set) {
    const bolt = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [-1.5, 1.8, 8.2], at: [-1.4, 1.6, 0], sway: 0 })
      return { focus: bolt.faceAt(), range: 2.6, blur: 0.7 }
    }
  },
})
