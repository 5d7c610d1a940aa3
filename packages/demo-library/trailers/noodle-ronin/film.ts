import { film, shot } from '@starnest/film-kit/film/script'
import { focusLines, speedLines } from '@starnest/film-kit/particles/speed-lines'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { about } from './about.ts'
import { cart, dressKuma, kuma, lanternNight, leekAndBowl, pi, titleLook } from './sets.ts'
import { sound } from './sound.ts'

/** Limited animation: every pose is held for two frames. */
const onTwos = (t: number) => Math.floor(t * 12 + 1e-6) / 12

const cut = shot({
  name: 'cut',
  seconds: 10,
  look: lanternNight,
  lens: 30,
  fadeOut: 0.5,
  stage(set) {
    cart(set)
    const hero = set.cast(kuma, [0, -0.2])
    dressKuma(hero)
    const guest = set.cast(pi, [-2.1, 1.9])
    const leek = leekAndBowl(set)
    const lines = focusLines(set, { color: '#fff4e0', away: 3.4, hole: 0.7 })
    const stroke = speedLines(set, {
      color: '#ffffff',
      span: 9,
      clear: 0.02,
      high: 0.5,
      deep: [0, 0.2],
      count: 12,
      speed: 46,
      thick: 0.03,
    })
    return (t, { talk }) => {
      const acted = onTwos(t)
      const drawn = progress(acted, 2.1, 2.25)
      const struck = progress(acted, 2.36, 2.5)
      const held = struck * (1 - progress(acted, 4.3, 4.7))
      hero.place(
        0,
        -0.2,
        keys(acted, [2, 0.05], [2.25, -0.5], [2.36, -0.5], [2.5, 0.55], [4.3, 0.55], [4.8, 0.1]),
        0.35,
      )
      hero.pose(acted + 1, {
        sleepy: 0.8 * (1 - drawn),
        brave: drawn * (1 - progress(acted, 4.5, 4.8)),
        armR: keys(
          acted,
          [2, [0.7, 0]],
          [2.25, [1.9, 1.1]],
          [2.36, [1.9, 1.1]],
          [2.5, [1.5, -0.5]],
          [4.3, [1.5, -0.5]],
          [4.8, [0.6, 0.1]],
        ),
        armL: keys(
          acted,
          [2, [0.8, -0.2]],
          [2.5, [0.4, 0.8]],
          [4.3, [0.4, 0.8]],
          [4.8, [0.3, 0.1]],
          [6.1, [0.3, 0.1]],
          [6.5, [1.2, 0.5]],
        ),
        lean: keys(acted, [2, 0], [2.25, -0.12], [2.5, 0.22], [4.3, 0.22], [4.8, 0]),
        look: keys(
          acted,
          [2.3, [0, 0]],
          [2.6, [-0.4, 0]],
          [4.4, [-0.4, 0]],
          [4.8, [0.3, -0.4]],
          [6, [0.3, -0.4]],
          [6.5, [-0.7, -0.3]],
        ),
        happy: progress(acted, 6.7, 7),
        tilt: 0.1 * progress(acted, 6.7, 7),
      })
      guest.place(-2.1, 1.7, 1.15, 0.5)
      guest.pose(acted, {
        look: keys(
          acted,
          [2, [0.2, 0.5]],
          [2.8, [0.3, 0.1]],
          [3.4, [0.3, 0.1]],
          [3.7, [0.6, 0.6]],
          [4.8, [0.6, 0.2]],
          [6.4, [0.2, 0.6]],
        ),
        wow: pulse(acted, 2.5, 3.2, 0.12) + pulse(acted, 4.7, 6.2, 0.15),
        happy: progress(acted, 7, 7.3),
        grin: progress(acted, 6.3, 6.5),
        talk: talk('pi'),
        flap: 14 * progress(acted, 6.2, 6.4),
        hop: acted > 6.3 ? 8 : 0,
        hopHeight: 0.2 * progress(acted, 6.3, 6.6),
        armL: [0.3, 1.2 * progress(acted, 6.2, 6.5)],
        armR: [0.3, 1.2 * progress(acted, 6.2, 6.5)],
      })
      leek(
        progress(acted, 4, 4.25),
        progress(t, 4.6, 5.9, (p) => p),
      )
      stroke([0.2, 1.9, 1.3], t, pulse(t, 2.33, 2.75, 0.1), 0.32)
      const from: Vec3 = keys(
        t,
        [0, [0.3, 2, 8.6]],
        [2.3, [0.1, 1.95, 7]],
        [2.5, [0, 1.95, 6.6]],
        [4.2, [0, 1.95, 6.5]],
        [4.8, [0.2, 2.1, 8]],
        [10, [0.1, 2.1, 9]],
      )
      const look: Vec3 = keys(
        t,
        [0, [0, 2.1, 0]],
        [2.3, [-0.1, 2, 0]],
        [4.2, [-0.1, 2, 0]],
        [4.8, [-0.1, 2, 0]],
        [10, [-0.1, 2, 0]],
      )
      set.camera.shoot({ t, from, at: look, sway: 0.02, roll: 0.06 * held })
      lines(from, look, 0.85 * pulse(t, 2.34, 3, 0.14), 30)
      return {
        focus: set.camera.distanceTo([0, 1.8, 0.6]),
        range: 1.6,
        blur: 0.5 * (1 - pulse(t, 2.3, 3.1, 0.14)),
        lettering: {
          ...titleLook,
          x: 640,
          y: 585,
          age: t - 7.3,
          entrance: 'pop',
          spacing: 0.03,
          lines: [{ text: 'Noodle Ronin', size: 150 }],
        },
      }
    }
  },
})

/** Knife up, leek waiting. */
const keyArt = (name: 'poster' | 'backdrop') =>
  shot({
    name,
    seconds: 1,
    look: { ...lanternNight, vignette: 0.3 },
    lens: name === 'poster' ? 33 : 30,
    stage(set) {
      cart(set)
      const hero = set.cast(kuma)
      dressKuma(hero)
      leekAndBowl(set)(0, 0)
      hero.place(0.15, -0.2, -0.2, 0.35)
      hero.pose(0.6, {
        armR: [2.1, 0.9],
        armL: [0.8, 0.3],
        brave: 1,
        look: [-0.1, -0.05],
        tilt: 0.1,
        lean: 0.08,
      })
      const guest = set.cast(pi)
      guest.place(-1.6, 1.5, 0.9, 0.45)
      guest.pose(0.6, { look: [0.7, 0.5], wow: 1 })
      return () => {
        if (name === 'poster')
          set.camera.shoot({ t: 0, from: [-0.2, 2.5, 8.8], at: [-0.22, 2.45, 0], sway: 0 })
        else set.camera.shoot({ t: 0, from: [-0.8, 2, 7], at: [-1, 2.05, 0], sway: 0 })
        return {
          focus: hero.faceAt(),
          range: 2.2,
          blur: 0.4,
          ...(name === 'poster'
            ? {
                lettering: {
                  ...titleLook,
                  x: 240,
                  y: 122,
                  lines: [
                    { text: 'Noodle', size: 104 },
                    { text: 'Ronin', size: 112 },
                  ],
                },
              }
            : {}),
        }
      }
    },
  })

export default film({
  about,
  sound,
  backdropColor: '#0c1040',
  font: { family: 'Bangers', weights: [400] },
  shots: [cut],
  poster: { shot: keyArt('poster'), at: 0 },
  backdrop: { shot: keyArt('backdrop'), at: 0 },
})
