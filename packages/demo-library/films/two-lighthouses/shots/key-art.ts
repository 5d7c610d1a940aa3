import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { rowingBoat } from '@starnest/film-kit/world/coast/rowing-boat'
import { swell } from '@starnest/film-kit/world/coast/swell'
import { sky } from '@starnest/film-kit/world/sky'
import { handLantern } from '../sets/boat.ts'
import { headland } from '../sets/coast.ts'
import { odaOn, pelleOn } from '../sets/keepers.ts'
import { GOLD, lettering, nightLook, nightSky, ROSE } from '../sets/looks.ts'

/** Both keepers in one boat between their two lamps. */
function keyArt(set: FilmSet, x: number, wide: number, far: number) {
  sky(set, nightSky)
  const pelle = pelleOn(set, 0.8)
  const oda = odaOn(set, 0.8)
  const rose = handLantern(pelle, 'handL', ROSE, 6)
  const gold = handLantern(oda, 'handR', GOLD, 6)
  const sea = swell(set, {
    height: 0.2,
    lamps: [
      { at: [x - 1.4, 1.6, 1.6], color: ROSE },
      { at: [x + 1.4, 1.6, 1.6], color: GOLD },
    ],
  })
  sea.set(2, [1, 1])
  const boat = rowingBoat(set.scene, { hull: '#8a5058', size: 1.85 })
  boat.root.position.set(x, -0.12, 0.1)
  boat.root.rotation.y = -Math.PI / 2
  boat.row(2.6)
  headland(set, -1, [x - wide, 0, far], { size: 0.9, height: 3.6, beam: 9 }).set(1, -0.5)
  headland(set, 1, [x + wide, 0, far], { size: 0.9, height: 3.6, beam: 9 }).set(1, Math.PI + 0.5)
  for (const one of [pelle, oda]) {
    const side = one === pelle ? -1 : 1
    one.place(x + side * 0.82, 0.2, -side * 0.3, 0.55)
    one.root.rotation.z = side * 0.03
    one.shadow.fade(0)
  }
  pelle.pose(0.6, {
    sit: 1,
    look: [0.4, 0],
    grin: 0.5,
    tilt: -0.06,
    armL: [1.5, 0.3],
    armR: [0.5, 0],
  })
  oda.pose(0.9, {
    sit: 1,
    look: [-0.4, 0.05],
    grin: 0.6,
    tilt: 0.06,
    armR: [1.5, 0.3],
    armL: [0.5, 0],
  })
  rose.set(0.85, 1.5)
  gold.set(0.85, 1.5)
}

/** Two faces and two lamps. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...nightLook, exposure: 1.2 },
  lens: 32,
  stage(set) {
    keyArt(set, 0, 4.6, -22)
    return () => {
      set.camera.shoot({ t: 0, from: [0, 2.2, 9.2], at: [0, 2.3, 0], sway: 0 })
      return {
        focus: [0, 1.9, 0.4],
        range: 2.4,
        blur: 0.5,
        lettering: {
          ...lettering,
          lines: [
            { text: 'Two', size: 110 },
            { text: 'Lighthouses', size: 92 },
          ],
          x: 240,
          y: 118,
        },
      }
    }
  },
})

/** The same night, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...nightLook, exposure: 1.2 },
  lens: 30,
  stage(set) {
    keyArt(set, 1.55, 8.6, -34)
    return () => {
      set.camera.shoot({ t: 0, from: [0.2, 2.1, 7.4], at: [0.25, 1.95, 0], sway: 0 })
      return { focus: [1.5, 1.9, 0.4], range: 2.4, blur: 0.5 }
    }
  },
})
