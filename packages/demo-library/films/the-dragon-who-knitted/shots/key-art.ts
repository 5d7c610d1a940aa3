import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { snow } from '@starnest/film-kit/particles/weather'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp, ease, lerp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { knittedScarf } from '@starnest/film-kit/world/castle/knitwear'
import { woolBall, woolThread } from '@starnest/film-kit/world/castle/wool'
import { morning, purl, titleLook, WOOL } from '../sets/cast.ts'
import { castleOutside, keepWool, towerHats } from '../sets/places.ts'

/** Purl on a snowy ledge before the castle in its hats, blowing a loop of wool. */
function keyArt(set: FilmSet, at: Vec3, turn: number) {
  castleOutside(set)
  keepWool(set).reveal(1)
  towerHats(set)(9, 0, 0)
  snow(set, { count: 150, box: [9, 9, 7], at: [at[0], at[1] + 2, at[2] + 1], size: 0.1 })
  const [x, y, z] = at
  sculpt(
    (s) => s.ball('#f8faff', [x, y - 1.6, z], [6, 1.6, 2.6], { segments: 36, grad: '#c2cef6' }),
    {
      to: set.scene,
    },
  )
  const hero = purl(set, 0.95)
  hero.place(x, z, turn, y)
  knittedScarf(hero.hips, [0, 1.2, 0.05], { radius: 0.46, colors: [WOOL[2], '#fff2d8'] })
  hero.pose(1.1, {
    look: [0.25, 0.15],
    wow: 0.85,
    puff: 0.75,
    spread: 0.95,
    armL: [0.7, 0.5],
    armR: [0.8, 0.5],
    tilt: 0.06,
  })
  sculpt(
    (s) => {
      woolBall(s, [x + 1.35, y + 0.5, z + 0.55], 0.52, WOOL[1], '#f29a2c')
      woolBall(s, [x - 1.3, y + 0.36, z + 0.5], 0.38, WOOL[4], '#6a3fd0')
      for (const [lean, hue] of [
        [-0.5, WOOL[2]],
        [0.3, WOOL[0]],
      ] as const)
        s.pill('#e8b878', [x + 1.3 - lean * 0.3, y + 1, z + 0.55], 0.04, 1.1, {
          rotate: [0, 0, lean],
          segments: 8,
        }).ball(hue, [x + 1.3 - lean * 0.95, y + 1.55, z + 0.55], 0.1, { segments: 12 })
    },
    { to: set.scene },
  )
  const mouth = hero.mouthAt()
  const wool = woolThread(set.scene, { colors: [WOOL[0], '#ff86b6'], radius: 0.1, rings: 120 })
  // From the lips to the ball, with one loop well away from the eyes.
  wool.lay((share) => {
    const loop = Math.PI * 2 * ease.smooth(clamp((share - 0.4) / 0.42))
    return [
      lerp(mouth[0], x + 1.35, share) + Math.sin(loop) * 0.3,
      lerp(mouth[1], y + 1, share) + (1 - Math.cos(loop)) * 0.3,
      lerp(mouth[2], z + 0.6, share) + share * (1 - share) * 0.9,
    ]
  })
  return hero
}

/** Poster: Purl big under the title, the castle in hats above her. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: morning,
  lens: 34,
  shadowSpan: 14,
  stage(set) {
    const hero = keyArt(set, [-0.25, 0.4, 17], 0.3)
    return () => {
      set.camera.shoot({ t: 0, sway: 0, from: [0.15, 1.3, 24.2], at: [0, 1.95, 15] })
      return {
        focus: hero.faceAt(),
        range: 2.6,
        blur: 0.3,
        lettering: {
          ...titleLook,
          x: 240,
          y: 642,
          lines: [
            { text: 'The Dragon', size: 74 },
            { text: 'Who Knitted', size: 74 },
          ],
        },
      }
    }
  },
})

/** Backdrop: the same, wide, Purl on the right. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: morning,
  lens: 30,
  shadowSpan: 14,
  stage(set) {
    const hero = keyArt(set, [2.6, 1.6, 16], -0.15)
    return () => {
      set.camera.shoot({ t: 0, sway: 0, from: [0.9, 2.9, 24.2], at: [1, 3.1, 14] })
      return { focus: hero.faceAt(), range: 2.6, blur: 0.3 }
    }
  },
})
