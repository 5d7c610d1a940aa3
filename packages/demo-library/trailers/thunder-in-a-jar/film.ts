import { film, shot } from '@starnest/film-kit/film/script'
import { burst } from '@starnest/film-kit/particles/effects'
import { focusLines } from '@starnest/film-kit/particles/speed-lines'
import { falling } from '@starnest/film-kit/particles/weather'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { about } from './about.ts'
import { evening, rin, rooftop, thunderJar, titleLook } from './sets.ts'
import { sound } from './sound.ts'

/** Limited animation: every pose is held for two frames. */
const onTwos = (t: number) => Math.floor(t * 12 + 1e-6) / 12

const hiccup = shot({
  name: 'hiccup',
  seconds: 10,
  look: evening,
  lens: 30,
  fadeIn: 0.4,
  fadeOut: 0.5,
  stage(set) {
    const roof = rooftop(set)
    const hero = set.cast(rin, [0, 0])
    const jar = thunderJar(set)
    const lines = focusLines(set, { color: '#fff8d8', away: 3, hole: 0.66, count: 40 })
    const JAR: Vec3 = [0.03, 0.78, 1.02]
    const sparks = burst(set, JAR, {
      count: 40,
      colors: ['#fff27a', '#9fe8ff'],
      size: 0.09,
      speed: 0.8,
      life: 1.4,
    })
    falling(set, {
      count: 24,
      fall: 0.4,
      wind: 2.2,
      size: 0.16,
      stretch: 2,
      tumble: 3,
      colors: ['#ff9ab0', '#ffd0c0'],
      at: [0, 2.4, -0.6],
      box: [7, 4, 2],
    })
    return (t, { talk }) => {
      const acted = onTwos(t)
      const first = pulse(acted, 2.5, 3, 0.12)
      const second = pulse(acted, 7.6, 8.1, 0.12)
      const spark = first + 0.7 * second
      const fright = progress(acted, 2.5, 2.62) * (1 - progress(acted, 3.3, 3.6))
      const wake = progress(acted, 4.3, 4.75)
      roof(t * (1 + 0.6 * wake), wake, pulse(t, 6.9, 7.15, 0.1))
      const turn = progress(acted, 5, 5.5) * (1 - progress(acted, 6.6, 7.1))
      hero.place(0, 0, 0.12 + 0.5 * turn, 0.3 * pulse(acted, 2.55, 2.95, 0.18))
      hero.pose(acted + 0.6, {
        armL: [1.0, -0.22],
        armR: [1.0, -0.22],
        look: keys(
          acted,
          [0, [0.05, -0.45]],
          [3.2, [0.05, -0.4]],
          [3.6, [0, 0.05]],
          [4.9, [0, 0.1]],
          [5.5, [0.9, 0.9]],
          [6.6, [0.9, 0.9]],
          [7.1, [0, -0.1]],
        ),
        happy: pulse(acted, 0.7, 1.9) * 0.9,
        wow: fright + pulse(acted, 5.4, 9, 0.2) * 0.9,
        squash: 0.16 * pulse(acted, 2.5, 2.9, 0.12) - 0.14 * pulse(acted, 2.9, 3.2, 0.12),
        earDroop: 0.5 * pulse(acted, 5.4, 9, 0.3),
        shiver: 0.8 * pulse(acted, 5.6, 7, 0.2),
      })
      const at: Vec3 = [
        JAR[0] + 0.28 * turn,
        JAR[1] + 0.3 * pulse(acted, 2.55, 2.95, 0.18) + 0.06 * second,
        JAR[2] - 0.12 * turn,
      ]
      jar.set(acted, at, spark, talk('goro'))
      jar.root.rotation.set(0, 0.1, 0.1 * Math.sin(acted * 20) * first)
      sparks.set(acted - 2.55)
      const from = keys(
        t,
        [0, [0.5, 1.5, 5.4]],
        [3.4, [0.4, 1.5, 5]],
        [4.7, [-0.9, 1.2, 8.6]],
        [10, [-1, 1.2, 9.2]],
      )
      const look = keys(
        t,
        [0, [0.05, 1.3, 0]],
        [3.4, [0.05, 1.3, 0]],
        [4.7, [0.4, 2.4, 0]],
        [10, [0.4, 2.4, 0]],
      )
      set.camera.shoot({ t, from, at: look, sway: 0.03 })
      lines(from, look, 0.8 * pulse(t, 2.48, 3.1, 0.14), 30)
      return {
        focus: set.camera.distanceTo(hero.faceAt()),
        range: keys(t, [3.4, 1.4], [4.7, 6]),
        blur: keys(t, [3.4, 0.75], [4.7, 0.2]) * (1 - 0.7 * pulse(t, 2.4, 3.2, 0.14)),
        lettering: {
          ...titleLook,
          x: 320,
          y: 190,
          age: t - 7.3,
          entrance: 'pop',
          lines: [
            { text: 'Thunder', size: 130 },
            { text: 'in a Jar', size: 110 },
          ],
        },
      }
    }
  },
})

/** Rin, the jar, and who is looking. */
const keyArt = (name: 'poster' | 'backdrop') =>
  shot({
    name,
    seconds: 1,
    look: { ...evening, vignette: 0.2 },
    lens: name === 'poster' ? 34 : 30,
    stage(set) {
      const roof = rooftop(set, name === 'poster' ? 7.5 : 12)
      const hero = set.cast(rin)
      const jar = thunderJar(set)
      roof(0.6, 1)
      hero.place(0, 0, 0.05)
      hero.pose(0.9, {
        armL: [1.0, -0.22],
        armR: [1.0, -0.22],
        look: [0.1, -0.25],
        wow: 0.7,
        tilt: -0.08,
      })
      jar.set(0.5, [0.02, 0.78, 1.05], 0.75)
      return () => {
        if (name === 'poster')
          set.camera.shoot({ t: 0, from: [-0.9, 1.2, 8.2], at: [0.2, 2.35, 0], sway: 0 })
        else set.camera.shoot({ t: 0, from: [-1.6, 1, 7.4], at: [-0.9, 2, 0], sway: 0 })
        return {
          focus: hero.faceAt(),
          range: 6,
          blur: 0.25,
          ...(name === 'poster'
            ? {
                lettering: {
                  ...titleLook,
                  x: 240,
                  y: 82,
                  lines: [
                    { text: 'Thunder', size: 84 },
                    { text: 'in a Jar', size: 70 },
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
  backdropColor: '#123a5a',
  font: { family: 'Chewy', weights: [400] },
  shots: [hiccup],
  poster: { shot: keyArt('poster'), at: 0 },
  backdrop: { shot: keyArt('backdrop'), at: 0 },
})
