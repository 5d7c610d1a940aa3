import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { seededRandom } from '@starnest/film-kit/time/random'
import { jungleFlower, leafFan } from '@starnest/film-kit/world/jungle/foliage'
import { toucan } from '@starnest/film-kit/world/jungle/toucan'
import { hours, jungle } from '../sets/jungle.ts'
import { tikoOn } from '../sets/tiko.ts'
import { titleLook } from './call.ts'

function keyArt(set: FilmSet) {
  jungle(set, 'morning', { seed: 9, front: 0 })
  sculpt(
    (s) => {
      const random = seededRandom(4)
      for (const [x, y, z, size] of [
        [-2.4, 0, -1.4, 1.7],
        [2.6, 0, -1.6, 1.8],
        [-1.7, -0.5, 2, 1],
        [1.9, -0.5, 1.9, 1],
      ] as const)
        leafFan(s, [x, y, z], size, z > 0 ? ['#1f8a4a', '#0c4a3a'] : ['#5ac04a', '#1f7a4a'], random)
      jungleFlower(s, [-1.5, 0.5, 2.2], 0.5, '#ff5a8a')
      jungleFlower(s, [1.75, 0.35, 2.3], 0.42, '#ffd23f')
      s.cylinder('#a8744a', [0, 0, 0], [1.3, 1.4, 0.9], { grad: '#5a3a34', segments: 26 }).cylinder(
        '#f0c88a',
        [0, 0.46, 0],
        [1.24, 1.28, 0.05],
        { segments: 26 },
      )
    },
    { to: set.scene },
  )
  const bird = toucan(set, { size: 0.8 })
  bird.place([-1.7, 0.9, -0.9], 0.4)
  bird.pose(1, { look: [0.5, 0.2], open: 0.6 })
  sculpt((s) => s.cylinder('#8a5a3c', [-1.7, 0.2, -0.9], [0.5, 0.6, 1.4], { segments: 16 }), {
    to: set.scene,
  })
  const tiko = tikoOn(set)
  tiko.place(0, 0.15, 0.12, 0.48)
  tiko.pose(0.9, {
    ready: 0.8,
    hitL: 0.9,
    look: [0.1, 0.15],
    grin: 1,
    whiskers: 0.8,
    tilt: 0.08,
    squash: 0.04,
  })
  songRings(set, { count: 2, gap: 0.35, life: 1.3, width: 6.5, color: '#fff0a0', power: 0.5 })(
    0.62,
    [0, 1.5, -0.4],
  )
  return tiko
}

/** Tiko and his drum, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: hours.morning,
  lens: 32,
  stage(set) {
    const tiko = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [0, 2.1, 8.3], at: [0.05, 2.3, 0], sway: 0 })
      return {
        focus: tiko.faceAt(),
        range: 2.2,
        blur: 0.7,
        lettering: {
          ...titleLook,
          lines: [
            { text: 'The Heartbeat', size: 74 },
            { text: 'of the Jungle', size: 74 },
          ],
          x: 240,
          y: 108,
        },
      }
    }
  },
})

/** The same morning, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: hours.morning,
  lens: 28,
  stage(set) {
    const tiko = keyArt(set)
    return () => {
      set.camera.shoot({ t: 0, from: [-1.5, 2, 7.4], at: [-1.35, 1.95, 0], sway: 0 })
      return { focus: tiko.faceAt(), range: 2.2, blur: 0.6 }
    }
  },
})
