import { film, shot } from '@starnest/film-kit/film/script'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import type { LetteringPlan } from '@starnest/film-kit/title/lettering'
import { about } from './about.ts'
import { golden, kites } from './sets/air.ts'
import { airship } from './sets/airship.ts'
import { bringGlider } from './sets/cast.ts'
import { edge, feel } from './shots/edge.ts'
import { leap, lull, reunion } from './shots/flight.ts'
import { harbor, plea, run, titleLook, town } from './shots/town.ts'
import { sound } from './sound.ts'

type Composition = { name: string; lens: number; from: Vec3; at: Vec3; lettering?: LetteringPlan }

/** Suzu under the great kite, high over the harbor. */
const keyArt = ({ name, lens, from, at, lettering }: Composition) =>
  shot({
    name,
    seconds: 2,
    lens,
    look: { ...golden, vignette: 0.15 },
    stage(set) {
      town(set)
      kites(set, [
        [-5.5, 3.4, -9],
        [5.4, 4.6, -11],
        [-3, 9, -15],
      ])
      airship(set, [9, 2.4, -22], { size: 0.8 })
      const glider = bringGlider(set)
      return () => {
        glider.fly(1.3, [0, 2.6, 0], [0.42, 0.14, -0.12], { look: [0.1, 0.15], brave: 0.4 })
        set.camera.shoot({ t: 0, sway: 0, from, at, roll: 0.04 })
        return {
          focus: glider.suzu.faceAt(),
          range: 3,
          blur: 0.3,
          ...(lettering ? { lettering } : {}),
        }
      }
    },
  })

const poster = keyArt({
  name: 'poster',
  lens: 40,
  from: [0.8, 2.1, 12.4],
  at: [0.1, 4.6, 0],
  lettering: {
    ...titleLook,
    x: 240,
    y: 118,
    lines: [
      { text: 'Kites over', size: 72 },
      { text: 'Cloud Harbor', size: 104 },
    ],
  },
})

const backdrop = keyArt({
  name: 'backdrop',
  lens: 31,
  from: [-1.4, 2.3, 10.6],
  at: [-1.7, 4.1, 0],
})

export default film({
  about,
  sound,
  backdropColor: '#2a3f8f',
  font: { family: 'Amatic SC', weights: [700] },
  shots: [harbor, plea, run, edge, feel, leap, lull, reunion],
  poster: { shot: poster, at: 0 },
  backdrop: { shot: backdrop, at: 0 },
})
