import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { candleIn, corvin, titleLook, towerLook } from '../sets/cast.ts'
import { towerOutside } from './dial.ts'

/** Corvin with his candle on the ledge, the lit dial behind him without its numeral I. */
function keyArt(set: FilmSet, x: number, turn: number) {
  const clock = towerOutside(set)
  clock.one(false)
  clock.show(14)
  clock.light(1)
  const hero = corvin(set, { size: 1 })
  hero.place(x, 1.5, turn, -3.85)
  hero.shadow.fade(0)
  hero.pose(1, { look: [0.15, 0.25], wow: 0.55, armL: [0.3, 0.5], armR: [1.2, 0.25], tilt: 0.1 })
  const flame = candleIn(hero.handR, 1.2, 0.25)
  glow(flame, '#ffb45a', 2.2, [0, 0.55, 0.1], 0.8)
  pointLamp(set.scene, '#ffb060', [x + 1.4, -1.4, 5], 14, 9)
  return hero
}

/** Poster: Corvin before the dial, the title above. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...towerLook, ambient: 1.3, vignette: 0.45 },
  lens: 34,
  shadowSpan: 12,
  stage(set) {
    const hero = keyArt(set, 0, 0.1)
    return () => {
      set.camera.shoot({ t: 0, sway: 0, from: [0.3, -2.4, 10.6], at: [0, -1.3, 0], roll: 0.05 })
      return {
        focus: hero.faceAt(),
        range: 3,
        blur: 0.4,
        lettering: {
          ...titleLook,
          // The dial is bright: dark edges keep the letters apart from it.
          outline: '#0d1e30',
          outlineWidth: 0.26,
          halo: '#0d1e30',
          x: 240,
          y: 118,
          lines: [
            { text: 'The Hour', size: 84 },
            { text: 'That Was Missing', size: 62 },
          ],
        },
      }
    }
  },
})

/** Backdrop: the dial and its keeper, to the right. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...towerLook, ambient: 1.3 },
  lens: 30,
  shadowSpan: 12,
  stage(set) {
    const hero = keyArt(set, 0.5, -0.15)
    return () => {
      set.camera.shoot({
        t: 0,
        sway: 0,
        from: [-1.6, -2.3, 11.4],
        at: [-1.9, -1.35, 0],
        roll: 0.06,
      })
      return { focus: hero.faceAt(), range: 3, blur: 0.45 }
    }
  },
})
