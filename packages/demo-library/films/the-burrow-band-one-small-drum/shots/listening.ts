import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import { worm } from '@starnest/film-kit/creature/band/worm'
import { bob, clap, mixIntents, singing, strum, sway } from '@starnest/film-kit/critter/moves/dance'
import type { FramePlan } from '@starnest/film-kit/film/script'
import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { lowHill } from '@starnest/film-kit/world/burrow/earth'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { BPM, FLOOR, inside, meadowTop, noon } from '../sets/summer.ts'

/** The series' lettering: sunny, with a plum outline. */
export const titleLook = {
  family: 'Fredoka',
  weight: 700,
  top: '#fff8d8',
  bottom: '#ffc24a',
  outline: '#5a2a6a',
  outlineWidth: 0.17,
  entrance: 'pop',
} as const satisfies Partial<NonNullable<FramePlan['lettering']>>

/** Notes rise from a chimney in the meadow: down through the grass to where they come from. */
export const meadow = shot({
  name: 'meadow',
  seconds: 8,
  look: noon,
  lens: 30,
  shadowSpan: 13,
  fadeIn: 0.5,
  stage(set) {
    meadowTop(set)
    const lamps = burrowHome(set, { free: [[2.3, -1.1, 0.5]] })
    const notes = musicNotes(set, {
      count: 6,
      climb: 3.4,
      life: 3.4,
      size: 0.5,
      drift: [-1.6, 0, 0],
    })
    const below = musicNotes(set, { count: 4, climb: 1.4, size: 0.34, seed: 3 })
    const neighbour = worm(set, [-0.6, -1.25, 0.03])
    const hero = bramble(set)
    const rabbit = clover(set)
    const frog = gulp(set)
    return (t) => {
      for (const [i, lamp] of [lamps.den, lamps.music, lamps.pantry].entries())
        lamp.swing(0.05 * Math.sin(t * 2 + i))
      notes(t, [2.6, lowHill(2.6) + 1.1, -1.6])
      below(t, [0.2, FLOOR.music + 2.4, -0.8])
      neighbour.pose({ out: pulse(t, 4, 6.6, 0.5), bend: 0.5 * Math.sin(t * 6.28), happy: 1 })
      hero.place(-4.35, -0.9, 0.75)
      hero.pose(t, { ...bob(t, BPM, { power: 0.6 }), tilt: -0.3, happy: 1, armR: [1.9, 0.5] })
      rabbit.place(-1.25, -1.3, 0.3)
      rabbit.pose(t, { ...sway(t, BPM), ...strum(t, BPM), happy: 1, grin: 0.5 })
      frog.place(1.25, -1.2, -0.2)
      frog.pose(t, { ...sway(t, BPM, { late: 0.5 }), ...singing(t, BPM) })
      frog.puff(0.5 + 0.5 * Math.sin(t * 6.28))
      const down = progress(t, 3.5, 6.9, ease.smoother)
      set.camera.shoot({
        t,
        from: [0.4 - 2.6 * down, 2.9 - 6.8 * down, 12.6 - 1.4 * down],
        at: [0.4 - 2.6 * down, 2.4 - 6.4 * down, 0],
      })
      const lettering = {
        ...titleLook,
        x: 640,
        y: 210,
        age: t - 0.7,
        gone: progress(t, 3.5, 4.1),
        lines: [
          { text: 'The Burrow Band', size: 74 },
          { text: 'One Small Drum', size: 118 },
        ],
      }
      return { focus: [0, 0, -1], range: 4, blur: 0.55, lettering: t < 4.2 ? lettering : undefined }
    }
  },
})

/** Bramble has her ear on the wall. She knows every note, and has nothing to play. */
export const wish = shot({
  name: 'wish',
  seconds: 6,
  look: inside,
  lens: 29,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['den'], free: [[-3.3, -3.3, 0.6]] })
    const notes = musicNotes(set, { count: 4, climb: 0.9, size: 0.26, drift: [-1.4, 0, 0.4] })
    const hero = bramble(set)
    return (t) => {
      lamps.den.swing(0.07 * Math.sin(t * 2.4))
      notes(t, [-3.55, FLOOR.den + 1.3, -0.2], 1 - progress(t, 4.6, 5.2))
      const turned = progress(t, 2, 2.5)
      const off = progress(t, 4.9, 6, ease.in)
      hero.place(
        -4.35 - 0.35 * turned + 0.25 * off,
        -0.75 - 1.6 * off,
        keys(t, [0, 0.75], [2, 0.75], [2.5, 0.05], [4.6, 0.05], [5, 2.7]),
      )
      const listening = {
        ...bob(t, BPM, { power: 0.8 }),
        tilt: -0.32,
        armR: [2, 0.45] as const,
        happy: 1,
      }
      const dreaming = {
        ...mixIntents(bob(t, BPM), clap(t, BPM), 0.5),
        ...clap(t, BPM, { power: progress(t, 3, 3.3) }),
        look: keys(t, [2.2, [0.4, 0.2]], [2.8, [0, 0.05]], [3.8, [0, 0.1]], [4.6, [0.6, 0.2]]),
        wow: pulse(t, 2.3, 3.2),
        grin: progress(t, 3, 3.3),
        happy: pulse(t, 3.3, 4.4),
      }
      hero.pose(t, {
        ...mixIntents(listening, dreaming, turned),
        hop: 6.28,
        hopHeight: 0.22 * pulse(t, 3.2, 4.6),
        walk: 11,
        stride: progress(t, 4.8, 5),
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [-5.1, -3.5, 5.1]], [6, [-4.8, -3.6, 4.1]]),
        at: keys(t, [0, [-4.75, -3.85, -0.9]], [6, [-4.6, -3.85, -0.9]]),
      })
      return { focus: hero.faceAt(), range: 1.6, blur: 0.85 }
    }
  },
})
