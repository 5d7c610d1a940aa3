import { film, shot } from '@starnest/film-kit/film/script'
import { burst, trail } from '@starnest/film-kit/particles/effects'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter } from '@starnest/film-kit/time/random'
import type { LetteringPlan } from '@starnest/film-kit/title/lettering'
import { about } from './about.ts'
import { garden, gardenLook, juniperOn, titleLook } from './sets.ts'
import { sound } from './sound.ts'

/** Height of the new star over its stalk at second `t`. */
const flight = (t: number) => 9 * progress(t, 5.1, 9, ease.in)

const bloom = shot({
  name: 'bloom',
  seconds: 9.5,
  look: gardenLook,
  lens: 29,
  fadeOut: 0.7,
  stage(set) {
    const { flowers, young, lamp, at } = garden(set)
    const juniper = juniperOn(set)
    const drops = particles(40, bright('#bff0ff', 1.3))
    set.add(drops.points)
    const habits = scatter(40, 4, (random) => ({
      birth: random(),
      dx: random() - 0.5,
      dz: random() - 0.5,
    }))
    const pop = burst(set, [at[0], at[1] + 1.5, at[2]], {
      count: 70,
      colors: ['#fff0b0', '#ffc8f0'],
      size: 0.18,
      speed: 1.1,
    })
    const tail = trail(set, (s) => [at[0], at[1] + 1.4 + flight(s), at[2]], {
      color: '#ffe090',
      count: 90,
      lag: 0.12,
      size: 0.2,
    })
    return (t) => {
      for (const flower of flowers) flower(t, 1)
      const grown = keys(t, [2.2, 0], [2.7, 0.16], [3.1, 0.14], [3.9, 1, ease.back])
      young(t, grown, flight(t))
      lamp.intensity = 5 * grown * (1 - progress(t, 6, 8))
      const pour = pulse(t, 0.6, 2.6, 0.3)
      juniper.place(-0.55, 0.1, keys(t, [0, 0.75], [3, 0.65], [5, 0.4]))
      juniper.pose(t, {
        look: keys(
          t,
          [0, [0.4, -0.6]],
          [3.1, [0.4, -0.6]],
          [3.7, [0.4, 0]],
          [5, [0.4, 0.1]],
          [7, [0.3, 1]],
        ),
        lean: 0.14 * pour,
        armR: [0.9 + 0.35 * pour, -0.1],
        armL: [0.2, 0.3 + 1.1 * pulse(t, 3.5, 4.9, 0.2)],
        wow: pulse(t, 3.2, 5, 0.2),
        happy: pulse(t, 4.9, 6.3),
        grin: progress(t, 4.8, 5.1),
        squash: 0.06 * pulse(t, 3.5, 4.2, 0.2),
        tilt: 0.1 * pulse(t, 2.6, 3.4, 0.3),
      })
      juniper.can.rotation.x = 0.7 * pour
      drops.set((i) => {
        const { birth, dx, dz } = cycle(habits, i)
        const age = (t * 1.6 + birth) % 1
        return {
          at: [
            at[0] - 0.45 * (1 - age) + dx * 0.25,
            at[1] + 1.15 - 1.1 * age * age,
            at[2] + dz * 0.25,
          ],
          size: 0.1,
          opacity: pour * (1 - age * 0.5),
        }
      })
      pop.set(t - 3.75)
      tail.set(t, progress(t, 5.2, 5.8))
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.5, 2.7, 7]], [4.6, [1, 2.9, 6.6]], [8, [0.5, 3, 9.8]]),
        at: keys(t, [0, [0.2, 2.4, 0]], [4.6, [0.3, 2.55, 0]], [8, [0.1, 4.1, 0]]),
        sway: 0.04,
      })
      return {
        focus: juniper.faceAt(),
        range: 2.2,
        blur: 0.7,
        lettering: {
          ...titleLook,
          lines: [{ text: 'The Star Gardener', size: 100 }],
          x: 640,
          y: 120,
          age: t - 6,
          entrance: 'rise',
        },
      }
    }
  },
})

const still = (name: string, lens: number, from: Vec3, at: Vec3, lettering?: LetteringPlan) =>
  shot({
    name,
    seconds: 1,
    lens,
    look: gardenLook,
    stage(set) {
      const { flowers, young, lamp } = garden(set)
      const juniper = juniperOn(set)
      return () => {
        for (const flower of flowers) flower(0.5, 1)
        young(0.5, 1, 0.25)
        lamp.intensity = 5
        juniper.place(-0.45, 0.1, 0.4)
        juniper.pose(0.6, {
          look: [0.4, 0.05],
          wow: 0.5,
          armR: [1, -0.1],
          armL: [0.2, 0.8],
          tilt: 0.06,
        })
        set.camera.shoot({ t: 0, sway: 0, from, at })
        return {
          focus: juniper.faceAt(),
          range: 2.4,
          blur: 0.6,
          ...(lettering ? { lettering } : {}),
        }
      }
    },
  })

export default film({
  about,
  sound,
  backdropColor: '#120a3a',
  font: { family: 'Cherry Bomb One', weights: [400] },
  shots: [bloom],
  poster: {
    shot: still('poster', 33, [0.4, 2.8, 8], [0.15, 3.2, 0], {
      ...titleLook,
      lines: [
        { text: 'The Star', size: 92 },
        { text: 'Gardener', size: 92 },
      ],
      x: 240,
      y: 108,
    }),
    at: 0,
  },
  backdrop: { shot: still('backdrop', 29, [-1.2, 2.7, 7], [-1.3, 2.6, 0]), at: 0 },
})
