import { bulb } from '@starnest/film-kit/creature/band/bulb'
import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import { bob, drumming, singing, strum, sway } from '@starnest/film-kit/critter/moves/dance'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { smoke } from '@starnest/film-kit/particles/effects'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { KNOCKS } from '../knocks.ts'
import {
  along,
  BPM,
  BULB,
  deep,
  FLOOR,
  huddled,
  rootSparks,
  winterHill,
  withDrum,
} from '../sets/winter.ts'

/** Breath that can be seen. */
function coldBreath(set: FilmSet): void {
  for (const [x, y, z, seed] of [
    [0.22, FLOOR + 1.02, -0.55, 4],
    [-0.85, FLOOR + 1.12, -0.85, 9],
    [1.24, FLOOR + 1.05, -0.85, 14],
  ] as const)
    smoke(set, [x, y, z], {
      count: 7,
      color: '#c8d8ff',
      rise: 0.35,
      size: 0.22,
      life: 2,
      opacity: 0.2,
      seed,
    })
}

/** One lantern, one blanket, three friends. */
export const huddle = shot({
  name: 'huddle',
  seconds: 6,
  look: deep,
  lens: 29,
  shadowSpan: 7,
  stage(set) {
    winterHill(set)
    coldBreath(set)
    const { lamp, hero, rabbit, frog } = huddled(set)
    return (t) => {
      const dim = progress(t, 2.2, 3)
      lamp.set(0.95 - 0.35 * dim + 0.07 * Math.sin(t * 7) - 0.2 * pulse(t, 2.1, 2.6, 0.15))
      const idea = progress(t, 4.1, 4.5)
      hero.pose(t, {
        shiver: 0.9 * (1 - idea),
        armL: [1, -0.55],
        armR: [1, -0.55],
        look: keys(
          t,
          [0, [-0.3, -0.5]],
          [2.3, [-0.3, -0.6]],
          [3.1, [-0.3, -0.5]],
          [3.7, [0.2, 0.9]],
          [5, [0.2, 0.9]],
          [5.5, [-0.6, 0.2]],
        ),
        sad: pulse(t, 2.4, 4.1, 0.4),
        wow: pulse(t, 4.1, 5, 0.25) * 0.6,
        grin: progress(t, 5, 5.4),
      })
      rabbit.pose(t, {
        shiver: 0.7,
        look: keys(t, [0, [0.5, -0.4]], [2.4, [0.3, -0.6]], [4.4, [0.3, -0.2]], [5.2, [0.8, 0]]),
        earDroop: 0.55,
        sad: pulse(t, 2.4, 5),
        armL: [1, -0.6],
        armR: [1, -0.6],
      })
      frog.pose(t, {
        sleepy: 0.75 - 0.5 * progress(t, 4.8, 5.2),
        look: keys(t, [0, [-0.4, -0.2]], [4.6, [-0.4, -0.2]], [5.2, [-0.8, 0]]),
        nod: 0.12 * Math.sin(t * 1.6) ** 2,
        shiver: 0.4,
      })
      frog.puff(0.2 + 0.15 * Math.sin(t * 1.6))
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(t, [0, [0.1, FLOOR + 1.35, 4.1]], [6, [0.15, FLOOR + 1.3, 3.4]]),
        at: keys(t, [0, [0.15, FLOOR + 0.98, -1]], [6, [0.2, FLOOR + 1, -1]]),
      })
      return { focus: hero.faceAt(), range: 1.5, blur: 0.85 }
    }
  },
})

/** They play; the notes go up through the ceiling, and do not get far. */
export const song = shot({
  name: 'song',
  seconds: 8,
  look: deep,
  lens: 30,
  shadowSpan: 8,
  stage(set) {
    winterHill(set)
    const sleeper = bulb(set, BULB)
    const { lamp, hero, rabbit, frog } = huddled(set)
    withDrum(hero)
    const notes = musicNotes(set, {
      count: 9,
      climb: 5,
      life: 4.2,
      size: 0.3,
      drift: [0.3, 0, 1.1],
      hues: ['#ffd86a', '#ffb06a', '#fff0b0'],
    })
    return (t) => {
      lamp.set(0.7 + 0.06 * Math.sin(t * 7))
      notes(t + 0.8, [0.1, FLOOR + 1.7, -0.7], 1 - 0.6 * progress(t, 5, 7.6))
      const tired = progress(t, 6, 7)
      sleeper.pose(t)
      hero.pose(t, {
        ...bob(t, BPM),
        ...drumming(t, BPM, { perBeat: 1 }),
        look: [0, 0.3],
        grin: 0.7,
        happy: pulse(t, 1.2, 4),
      })
      rabbit.pose(t, {
        ...sway(t, BPM / 1.5),
        ...strum(t, BPM),
        happy: pulse(t, 0.6, 5),
        grin: 0.4,
      })
      frog.pose(t, { ...singing(t, BPM / 1.5), ...sway(t, BPM / 1.5, { late: 1 }) })
      frog.puff(0.5 + 0.5 * Math.sin(t * 6.28 * 0.75))
      const up = progress(t, 2.6, 6.2, ease.smoother)
      set.camera.shoot({
        t,
        sway: 0.03,
        from: [
          lerp(0.1, 0.75, up),
          lerp(FLOOR + 1.4, BULB[1] + 0.05, up),
          lerp(4.3, 3.1, up) - 0.2 * tired,
        ],
        at: [lerp(0.15, 0.75, up), lerp(FLOOR + 1.15, BULB[1] + 0.02, up), lerp(-1, 0, up)],
      })
      return {
        focus: [0.3, lerp(FLOOR + 1, BULB[1], up), lerp(-0.7, 0.25, up)],
        range: 1.5,
        blur: 0.8,
      }
    }
  },
})

/** The lantern is nearly out. Bramble finds the end of a root, and knocks. */
export const knock = shot({
  name: 'knock',
  seconds: 6,
  look: { ...deep, ambient: 1.05 },
  lens: 29,
  shadowSpan: 7,
  stage(set) {
    winterHill(set)
    coldBreath(set)
    const { lamp, hero, rabbit, frog } = huddled(set)
    withDrum(hero)
    const sparks = rootSparks(set, KNOCKS.knock)
    return (t) => {
      lamp.set(keys(t, [0, 0.5], [1.2, 0.3], [3.3, 0.34], [4.2, 0.6]) + 0.05 * Math.sin(t * 9))
      sparks(t)
      const knocking = progress(t, 2.9, 3.2)
      const beat = Math.max(...KNOCKS.knock.map((at) => pulse(t, at - 0.2, at + 0.25, 0.18)))
      const glad = progress(t, 4.2, 4.5)
      hero.place(0.2, -1.15, keys(t, [1.4, 0], [2.2, 0.5]))
      hero.pose(t, {
        look: keys(
          t,
          [0, [0, -0.6]],
          [1, [0, -0.6]],
          [1.7, [0.5, 0.5]],
          [3.2, [0.5, 0.3]],
          [4.1, [0.3, 0.9]],
          [5.4, [0.2, 1]],
        ),
        sad: 1 - progress(t, 1.2, 1.7),
        tilt: -0.22 * pulse(t, 2, 3.1, 0.35),
        wow: 0.6 * pulse(t, 1.6, 2.3) + 0.8 * pulse(t, 3.5, 4.3),
        grin: glad,
        armR: [lerp(0.6, 2.05 - 0.3 * beat, knocking), lerp(-0.3, 0.12, knocking)],
        armL: [0.9, -0.45],
        squash: 0.05 * beat,
      })
      rabbit.pose(t, {
        look: keys(t, [0, [0.2, -0.6]], [2.4, [0.4, -0.3]], [3.4, [0.7, 0.2]], [4.3, [0.5, 0.9]]),
        sad: 1 - progress(t, 3.3, 3.6),
        wow: progress(t, 3.5, 3.9),
        earDroop: 0.6 * (1 - progress(t, 3.4, 3.9)),
        armL: [0.9, -0.55],
        armR: [1.1, -0.05],
      })
      frog.pose(t, {
        look: keys(t, [0, [-0.3, -0.5]], [3.5, [-0.5, 0.1]], [4.4, [-0.4, 0.9]]),
        sad: 1 - progress(t, 3.4, 3.8),
        sleepy: 0.4 * (1 - progress(t, 3.3, 3.6)),
        wow: progress(t, 3.7, 4.1),
      })
      frog.puff(0.3)
      const end = along(0.08)
      const up = progress(t, 4.2, 6)
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(
          t,
          [0, [0.1, FLOOR + 1.3, 3.9]],
          [2.4, [0.4, FLOOR + 1.35, 2.5], ease.smoother],
          [6, [0.45, FLOOR + 1.45, 2.9]],
        ),
        at: [
          lerp(0.2, end[0] - 0.2, progress(t, 0.6, 2.4)),
          FLOOR + 1.02 + 0.22 * progress(t, 1.2, 2.4) + 0.3 * up,
          -0.9,
        ],
      })
      return { focus: hero.faceAt(), range: 1.3, blur: 0.85 }
    }
  },
})
