import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { dripping } from '@starnest/film-kit/world/burrow/drips'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { vessel } from '@starnest/film-kit/world/burrow/vessels'
import { FLOOR, rainy } from '../sets/rainy.ts'
import { titleLook } from './rain.ts'

/** Bramble with a cup on her head and a drop above it; `x` is where she stands. */
function keyArt(set: FilmSet, x: number, apart: number) {
  burrowHome(set, { lit: ['music'] })
  const hero = bramble(set)
  hero.place(x, 0.2, 0.05)
  hero.pose(1, { look: [0, 0.55], wow: 0.75, armL: [0.9, 0.75], armR: [0.9, 0.75], tilt: 0.04 })
  const cup = vessel(set, 'acorn', [0, 0.9, 0.16], 2.3)
  hero.head.add(cup.root)
  cup.splash(0.14)
  for (const [kind, dx, z, since] of [
    ['bucket', -0.98, 0.75, 0.2],
    ['teacup', 0.72, 0.95, 0.12],
    ['mug', -0.42, 1.2, 0.3],
  ] as const)
    vessel(set, kind, [x + dx, FLOOR + 0.02, z], 1.1).splash(since)
  dripping(set, { from: [x, FLOOR + 3.6, 0.35], landY: FLOOR + 1.9, lands: [1], size: 0.22 })(0.72)
  dripping(set, {
    from: [x + 0.78, FLOOR + 3.7, 0.95],
    landY: FLOOR + 0.3,
    lands: [1],
    size: 0.14,
  })(0.76)
  dripping(set, { from: [x - 1, FLOOR + 3.7, 0.75], landY: FLOOR + 0.3, lands: [1], size: 0.14 })(
    0.62,
  )
  const rabbit = clover(set)
  rabbit.place(x - apart, -1.3, 0.35)
  rabbit.pose(1, {
    armL: [1, -0.6],
    armR: [1.12, -0.05],
    earDroop: 0.5,
    look: [0.4, 0.4],
    wow: 0.4,
  })
  const frog = gulp(set)
  frog.place(x + apart, -1.3, -0.3)
  frog.pose(1, { happy: 1, grin: 1, armL: [0.5, 0.5], armR: [0.6, 0.8] })
  frog.puff(0.6)
  return hero
}

const light = { ...rainy, vignette: 0.34, exposure: 1.18 }

/** The hero, the cup and the drop, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: light,
  lens: 32,
  shadowSpan: 6,
  stage(set) {
    const hero = keyArt(set, 0, 1.2)
    return () => {
      set.camera.shoot({ t: 0, from: [0, FLOOR + 1.55, 6.3], at: [0, FLOOR + 1.72, 0], sway: 0 })
      return {
        focus: hero.faceAt(),
        range: 1.6,
        blur: 0.7,
        lettering: {
          ...titleLook,
          x: 240,
          y: 108,
          lines: [
            { text: 'The Burrow Band', size: 46 },
            { text: 'The Rain', size: 76 },
            { text: 'Makes Music', size: 72 },
          ],
        },
      }
    }
  },
})

/** The same, wide. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: light,
  lens: 28,
  shadowSpan: 6,
  stage(set) {
    const hero = keyArt(set, 1, 1.45)
    return () => {
      set.camera.shoot({
        t: 0,
        from: [-0.2, FLOOR + 1.5, 5.9],
        at: [-0.2, FLOOR + 1.35, 0],
        sway: 0,
      })
      return { focus: hero.faceAt(), range: 1.8, blur: 0.7 }
    }
  },
})
