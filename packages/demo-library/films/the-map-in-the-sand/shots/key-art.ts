import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { crownTower } from '@starnest/film-kit/world/desert/ruins'
import { tortoise } from '@starnest/film-kit/world/desert/tortoise'
import { columns, desert, hours, oldKing, palms, stones } from '../sets/desert.ts'
import { mapInPaws, zuriOn } from '../sets/zuri.ts'
import { titleLook } from './map.ts'

function keyArt(set: FilmSet) {
  desert(set, 'noon', { shift: 1.2, hill: 3, hillAt: [4.5, -18] })
  sculpt((s) => crownTower(s, [4.4, 2.6, -18], { radius: 3, height: 2.6, stone: stones.noon }), {
    to: set.scene,
  })
  columns(set, 'noon', [
    [-3.4, -4.5, 4.4, 0.1],
    [-5.6, -8, 3.2, -0.14],
  ])
  oldKing(set, 'noon', [-7.5, 0.6, -17], 1.3, 0.4)
  palms(set, [[3.6, -5, 4, 0.8]], ['#3fb87a', '#1f6a5a'])
  const friend = tortoise(set, { seed: 1, size: 0.8 })
  friend.place(1.35, 1.4, -0.35)
  friend.pose(0.4, { look: [-0.4, 0.6] })
  const zuri = zuriOn(set)
  mapInPaws(zuri)
  zuri.place(-0.1, 0.3, 0.1)
  zuri.pose(0.9, {
    look: [0.12, 0.1],
    armL: [1.15, -0.1],
    armR: [1.15, -0.1],
    wow: 0.55,
    tilt: 0.06,
    perkL: 0.25,
    perkR: 0.1,
    wind: 0.5,
  })
  return zuri
}

/** Zuri and her map at noon, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: hours.noon,
  lens: 33,
  stage(set) {
    const zuri = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [0.15, 2.2, 9.6], at: [0.15, 2.42, 0], sway: 0 })
      return {
        focus: zuri.faceAt(),
        range: 2.4,
        blur: 0.7,
        lettering: {
          ...titleLook,
          lines: [
            { text: 'The Map', size: 116 },
            { text: 'in the Sand', size: 90 },
          ],
          x: 240,
          y: 112,
        },
      }
    }
  },
})

/** The same noon, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: hours.noon,
  lens: 29,
  stage(set) {
    const zuri = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [-1.5, 2, 7.6], at: [-1.35, 2.05, 0], sway: 0 })
      return { focus: zuri.faceAt(), range: 2.4, blur: 0.6 }
    }
  },
})
