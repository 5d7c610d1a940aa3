import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { speedLines } from '@starnest/film-kit/particles/speed-lines'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { nightTown } from '@starnest/film-kit/world/mountain/night-town'
import { comet } from '@starnest/film-kit/world/space/comet'
import { bringDriver } from '../sets/cast.ts'
import { bigSky, night, titleLook } from '../sets/night.ts'

const vivid = { ...night, vignette: 0.25, keyPower: 3 }

/** Miko in the air before the comet, whose head is at `head`. */
function keyArt(set: FilmSet, head: Vec3, length: number, town: Vec3) {
  bigSky(set, 300)
  nightTown(set, { at: town, width: 80, depth: 40, rise: 10, lights: 260 })(0.4)
  comet(set)(0.5, { at: head, angle: Math.PI - 0.75, length })
  speedLines(set, { color: '#ffe6f4', span: 22, clear: 2.4, high: 8, count: 14 })(
    [0, 1.6, -0.6],
    0.31,
    1,
    -0.32,
  )
  const driver = bringDriver(set)
  driver.drive([0, 0, 0], { turn: -0.95, pitch: -0.24, lean: 0.1, rolled: 0.4 })
  driver.girl.act(
    1.1,
    {
      sit: 1,
      grin: 1,
      look: [0.1, 0.3],
      armL: [1.1, -0.1],
      armR: [2.5, 0.35],
      tilt: -0.08,
    },
    { back: 0.55, wide: 0.25 },
  )
  return driver
}

/** Ears, wheels, comet. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: vivid,
  lens: 33,
  stage(set) {
    const { girl } = keyArt(set, [5.5, 21, -60], 56, [0, -9, -30])
    return () => {
      set.camera.shoot({ t: 0, from: [1, 0.7, 10.6], at: [0.25, 1.75, 0], sway: 0, roll: 0.1 })
      return {
        focus: girl.faceAt(),
        range: 2.8,
        blur: 0.35,
        lettering: {
          lines: [
            { text: 'Downhill', size: 72 },
            { text: 'Comet', size: 112 },
          ],
          x: 240,
          y: 632,
          ...titleLook,
        },
      }
    }
  },
})

/** The same jump, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: vivid,
  lens: 30,
  stage(set) {
    const { girl } = keyArt(set, [-1, 25, -60], 58, [-4, -5, -34])
    return () => {
      set.camera.shoot({ t: 0, from: [-0.4, 0.7, 8], at: [-1.5, 2, 0], sway: 0, roll: 0.08 })
      return { focus: girl.faceAt(), range: 2.8, blur: 0.4 }
    }
  },
})
