import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import type { Vec2 } from '@starnest/film-kit/time/keyframes'
import { downpour, forest, rainy, stormy, titleLook } from '../sets/forest.ts'
import { bringHeron } from '../sets/heron.ts'
import { foxMask, whirl } from '../sets/storm.ts'

const dramatic = { ...stormy, fog: { color: '#86b5a8', near: 9, far: 38 }, vignette: 0.45 }

/** The heron before the mask; `mask` is its middle and `size` its scale. */
function keyArt(set: FilmSet, mask: readonly [number, number, number], size: number, look: Vec2) {
  forest(set, { clearing: 7, weather: 'storm' })(0.1, 2)
  downpour(set, 3, 150, -7)
  const face = foxMask(set.scene)
  face.root.position.set(...mask)
  face.root.scale.setScalar(size)
  face.root.rotation.set(0.22, 0.12, -0.05)
  face.pose(1)
  whirl(set)(1.2, [mask[0], mask[1] + 0.2, mask[2] - 1], size * 1.5)
  const heron = bringHeron(set)
  heron.place([0, 0, 0], 0.5)
  heron.pose(1.1, {
    armR: [1.5, 0.1],
    armL: [0.1, 0.2],
    umbrella: [-0.1, -0.5, -0.3],
    brave: 0.9,
    look,
    neck: 0.15,
    wind: 0.6,
    lean: 0.08,
    tilt: -0.08,
    crouch: 0.2,
  })
  return heron
}

/** Tall hat, red umbrella, and a fox's eyes above. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: dramatic,
  lens: 33,
  stage(set) {
    const heron = keyArt(set, [-0.75, 5.25, -4.2], 1.55, [-0.25, 0.1])
    return () => {
      set.camera.shoot({ t: 0, from: [0.3, 1.9, 9.6], at: [0.3, 2.62, 0], sway: 0 })
      return {
        focus: heron.faceAt(),
        range: 3.4,
        blur: 0.4,
        lettering: {
          lines: [
            { text: 'The Umbrella', size: 68 },
            { text: 'Samurai', size: 110 },
          ],
          x: 240,
          y: 630,
          ...titleLook,
        },
      }
    }
  },
})

/** The same two, wide: the hero at the right of the middle. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...dramatic, skyLight: rainy.skyLight },
  lens: 30,
  stage(set) {
    const heron = keyArt(set, [-2.5, 4.3, -5], 1.75, [-0.3, 0.1])
    return () => {
      set.camera.shoot({ t: 0, from: [-1.3, 2, 8.2], at: [-1.2, 2.85, 0], sway: 0 })
      return { focus: heron.faceAt(), range: 3.4, blur: 0.45 }
    }
  },
})
