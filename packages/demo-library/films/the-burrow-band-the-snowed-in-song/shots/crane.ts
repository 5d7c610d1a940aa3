import { bulb } from '@starnest/film-kit/creature/band/bulb'
import { bob, drumming } from '@starnest/film-kit/critter/moves/dance'
import type { FramePlan } from '@starnest/film-kit/film/script'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { burst } from '@starnest/film-kit/particles/effects'
import { snow } from '@starnest/film-kit/particles/weather'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress } from '@starnest/film-kit/time/keyframes'
import { KNOCKS } from '../knocks.ts'
import {
  BPM,
  BULB,
  deep,
  FLOOR,
  huddled,
  rootSparks,
  winterHill,
  winterSky,
  withDrum,
} from '../sets/winter.ts'

/** Frost on the letters. */
export const titleLook = {
  family: 'Fredoka',
  weight: 700,
  top: '#ffffff',
  bottom: '#a8c8ff',
  outline: '#1c2a78',
  outlineWidth: 0.17,
  halo: '#6fa0ff',
  entrance: 'fade',
} as const satisfies Partial<NonNullable<FramePlan['lettering']>>

/** From the stars down through the snow and the earth, to one small light. */
export const snowfall = shot({
  name: 'snowfall',
  seconds: 8,
  look: deep,
  lens: 30,
  shadowSpan: 11,
  fadeIn: 0.8,
  stage(set) {
    winterSky(set)
    winterHill(set)
    glow(set.scene, '#e8f0ff', 5, [-4.4, 8.2, -20], 1)
    glow(set.scene, '#ffffff', 1.9, [-4.4, 8.2, -19.8], 1.4)
    snow(set, { count: 150, box: [8, 7, 4], at: [0, 6.2, -2.6], size: 0.12 })
    const sleeper = bulb(set, BULB)
    const { lamp, hero, rabbit, frog } = huddled(set)
    return (t) => {
      lamp.set(0.85 + 0.08 * Math.sin(t * 7) + 0.04 * Math.sin(t * 13))
      sleeper.pose(t)
      hero.pose(t, { shiver: 0.7, look: [-0.2, -0.3], armL: [0.9, -0.5], armR: [0.9, -0.5] })
      rabbit.pose(t, { shiver: 0.5, look: [0.3, -0.2], earDroop: 0.4, sleepy: 0.3 })
      frog.pose(t, { sleepy: 0.5, look: [-0.4, -0.2] })
      frog.puff(0.2)
      const down = progress(t, 3.2, 7.5, ease.smoother)
      set.camera.shoot({
        t,
        sway: 0.03,
        from: [0.2, lerp(4.3, FLOOR + 1.35, down), lerp(10, 7.2, down)],
        at: [0.2, lerp(4.7, FLOOR + 1.2, down), 0],
      })
      const lettering = {
        ...titleLook,
        x: 640,
        y: 190,
        age: t - 0.8,
        gone: progress(t, 3.2, 3.9),
        lines: [
          { text: 'The Burrow Band', size: 66 },
          { text: 'The Snowed-In Song', size: 104 },
        ],
      }
      return {
        focus: [0, 0, lerp(-0.3, -1, down)],
        range: 4,
        blur: 0.55,
        lettering: t < 4 ? lettering : undefined,
      }
    }
  },
})

/** The same way up: a knock, a root, a bulb that opens its eyes, and a shoot through all that snow. */
export const crane = shot({
  name: 'crane',
  seconds: 8,
  look: { ...deep, ambient: 1.1 },
  lens: 30,
  shadowSpan: 9,
  stage(set) {
    winterSky(set)
    winterHill(set)
    const sleeper = bulb(set, BULB, { length: 4.15, lamp: true })
    const { lamp, hero, rabbit, frog } = huddled(set)
    withDrum(hero)
    const sparks = rootSparks(set, KNOCKS.crane)
    const tip = BULB[1] + 0.34 + 4.15
    const light = burst(set, [BULB[0] + 0.25, tip + 0.1, 0.4], {
      count: 70,
      colors: ['#f4ffb8', '#ffffff', '#b8ffb0'],
      size: 0.13,
      speed: 0.9,
      life: 3,
      gravity: 0.06,
    })
    const dawn = glow(set.scene, '#ffd0a0', 26, [1, 3, -22], 1)
    return (t) => {
      lamp.set(0.5 + 0.06 * Math.sin(t * 7))
      sparks(t)
      const awake = progress(t, 2.3, 2.8)
      const grown = keys(t, [3.5, 0], [4, 0.05, ease.out], [6.4, 1, ease.smoother])
      const open = progress(t, 6.3, 7.1, ease.back)
      sleeper.pose(t, {
        awake,
        happy: progress(t, 3.1, 3.3),
        grown,
        open,
        light: keys(t, [3.4, 0], [4, 0.5], [6.3, 0.4], [7, 0.6]),
      })
      light.set(t - 6.35)
      dawn.set(0.85 * progress(t, 4.6, 7.4))
      hero.place(0.2, -1.15, 0.25)
      hero.pose(t, {
        ...bob(t, BPM, { power: 0.5 }),
        ...drumming(t, BPM, { perBeat: 1 }),
        look: [0.2, 0.7],
        grin: 0.6,
      })
      rabbit.pose(t, { look: [0.4, 0.8], wow: 0.7 })
      frog.pose(t, { look: [-0.3, 0.8], wow: 0.6 })
      frog.puff(0.3)
      const y = keys(
        t,
        [0, FLOOR + 1.3],
        [0.5, FLOOR + 1.35],
        [2.2, BULB[1], ease.smooth],
        [3.7, BULB[1] + 0.25],
        [6.4, tip - 0.15, ease.smoother],
        [8, tip - 0.05],
      )
      const z = keys(t, [0, 3.2], [2.2, 3.1], [3.6, 2.9], [6.4, 4.6], [8, 4.2])
      set.camera.shoot({
        t,
        sway: 0.03,
        from: [keys(t, [0, 0.55], [6.4, 0.75]), y + 0.08, z],
        at: [keys(t, [0, 0.5], [2, 0.75], [8, 0.85]), y, 0],
      })
      return { focus: [0.75, y, keys(t, [0.4, -0.5], [2, 0.2])], range: 1.2, blur: 0.85 }
    }
  },
})
