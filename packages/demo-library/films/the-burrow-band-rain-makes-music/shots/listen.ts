import { stick, walnutDrum } from '@starnest/film-kit/creature/band/instruments'
import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import { musicNotes } from '@starnest/film-kit/creature/band/music-notes'
import {
  bob,
  drumming,
  mixIntents,
  singing,
  strum,
  sway,
} from '@starnest/film-kit/critter/moves/dance'
import { shot } from '@starnest/film-kit/film/script'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { dripping } from '@starnest/film-kit/world/burrow/drips'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { vessel } from '@starnest/film-kit/world/burrow/vessels'
import { LISTEN, PLAY } from '../drops.ts'
import { BPM, caught, FLOOR, rainy, splat } from '../sets/rainy.ts'

/** Where one drop misses. */
const GAP = { x: 0.36, z: -0.4 } as const

/** Plink, plonk, plunk, and a splat. She moves one cup. */
export const listen = shot({
  name: 'listen',
  seconds: 6,
  look: rainy,
  lens: 30,
  shadowSpan: 6,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['music'] })
    const row = [
      caught(set, 'bucket', [-1.25, -0.55], LISTEN.bucket),
      caught(set, 'mug', [-0.42, -0.35], LISTEN.mug, 1.2),
      caught(set, 'jar', [1.15, -0.5], LISTEN.jar, 1.1),
    ]
    const cup = vessel(set, 'teacup', [0, FLOOR, 0], 1.2)
    const leak = dripping(set, {
      from: [GAP.x, FLOOR + 3.7, GAP.z],
      landY: FLOOR + 0.2,
      lands: [...LISTEN.floor, ...LISTEN.teacup],
      size: 0.1,
    })
    const miss = splat(set, [GAP.x, FLOOR + 0.08, GAP.z], 0.09)
    const notes = musicNotes(set, { count: 4, climb: 0.8, size: 0.17, life: 1.8 })
    const hero = bramble(set)
    const hat = vessel(set, 'acorn', [0, 0.88, 0.16], 2.1)
    hero.head.add(hat.root)
    return (t) => {
      lamps.music.swing(0.04 * Math.sin(t * 2))
      for (const one of row) one.act(t)
      const { since } = leak(t)
      miss(t < 4 ? since : -1)
      const push = progress(t, 3.75, 4.5)
      cup.root.position.set(lerp(0.82, GAP.x, push), FLOOR + 0.02, lerp(-0.5, GAP.z, push))
      cup.splash(t > 5 ? since : -1)
      hat.splash(-1)
      const right = progress(t, 5.3, 5.5)
      notes(t, [GAP.x, FLOOR + 0.5, -0.3], right)
      hero.place(0.05, -1.15, keys(t, [0, 0], [3.6, 0], [4, 0.15]))
      hero.pose(t, {
        look: keys(
          t,
          [0, [0, -0.5]],
          [1.7, [0, -0.5]],
          [2, [-0.9, -0.6]],
          [2.35, [-0.5, -0.6]],
          [2.7, [0.9, -0.6]],
          [3.05, [-0.9, -0.6]],
          [3.4, [0.35, -0.7]],
          [4.5, [0.35, -0.7]],
          [5.2, [0.35, -0.7]],
          [5.6, [0, 0.1]],
        ),
        tilt: 0.14 * pulse(t, 1.6, 3.5, 0.4),
        wow: 0.5 * pulse(t, 2, 3.4) + pulse(t, 5.3, 5.75),
        squash: -0.05 * pulse(t, 3.6, 4.6, 0.3) + 0.08 * pulse(t, 5.32, 5.7, 0.15),
        lean: 0.22 * pulse(t, 3.6, 4.8, 0.35),
        armR: [0.2 + 0.65 * pulse(t, 3.55, 4.75, 0.3), 0.25 * pulse(t, 3.55, 4.2, 0.3)],
        armL: [0.2 + 0.5 * right, 0.4 * right],
        grin: right,
        happy: progress(t, 5.65, 5.85),
        brave: 0.6 * pulse(t, 3.5, 5),
      })
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(
          t,
          [0, [-0.35, FLOOR + 0.98, 1.3]],
          [1.2, [-0.1, FLOOR + 0.98, 1.25]],
          [2.2, [0.05, FLOOR + 1.2, 2.75], ease.smoother],
          [6, [0.12, FLOOR + 1.2, 2.4]],
        ),
        at: keys(
          t,
          [0, [-0.5, FLOOR + 0.22, -0.4]],
          [1.2, [0, FLOOR + 0.22, -0.4]],
          [2.2, [0.05, FLOOR + 0.95, -0.8], ease.smoother],
          [6, [0.12, FLOOR + 0.92, -0.8]],
        ),
      })
      const face = set.camera.distanceTo(hero.faceAt()) - 0.4
      const near = set.camera.distanceTo([GAP.x, FLOOR + 0.2, GAP.z])
      const rack = keys(t, [1.4, 0], [2.1, 1], [3.7, 1], [4.2, 0.25], [5.4, 0.3], [5.8, 1])
      return { focus: lerp(near, face, rack), range: 0.7, blur: 1 }
    }
  },
})

/** The whole rain in tune, and the band with it. */
export const play = shot({
  name: 'play',
  seconds: 6,
  look: { ...rainy, ambient: 1.25, exposure: 1.16 },
  lens: 30,
  shadowSpan: 7,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['music'] })
    const row = [
      caught(set, 'saucepan', [-2.15, -0.5], PLAY.saucepan, 1.1),
      caught(set, 'bucket', [-1.25, -0.25], PLAY.bucket),
      caught(set, 'mug', [-0.42, -0.1], PLAY.mug, 1.25),
      caught(set, 'teacup', [0.36, -0.1], PLAY.teacup, 1.25),
      caught(set, 'jar', [1.15, -0.25], PLAY.jar, 1.15),
      caught(set, 'bowl', [2.05, -0.5], PLAY.bowl, 1.15),
    ]
    const notes = musicNotes(set, {
      count: 8,
      climb: 1.9,
      size: 0.28,
      hues: ['#bfeaff', '#ffd84d', '#9fa8ff', '#7fe8d0'],
    })
    const hero = bramble(set)
    const hat = vessel(set, 'acorn', [0, 0.88, 0.16], 2.1)
    hero.head.add(hat.root)
    walnutDrum(hero.hips, [0, 0.5, 0.74], 1.25)
    stick(hero.handL)
    stick(hero.handR)
    const rabbit = clover(set)
    const frog = gulp(set)
    return (t) => {
      lamps.music.swing(0.1 * Math.sin(t * Math.PI))
      for (const one of row) one.act(t)
      hat.splash(-1)
      notes(t, [0, FLOOR + 1.7, -0.7], progress(t, 0.6, 1.4))
      hero.place(0, -0.95, 0)
      hero.pose(t, { ...bob(t, BPM), ...drumming(t, BPM, { perBeat: 3 }), happy: 1, grin: 1 })
      rabbit.place(-1.55, -1.55, 0.25)
      rabbit.pose(t, {
        ...mixIntents(sway(t, BPM), bob(t, BPM), 0.4),
        ...strum(t, 90),
        happy: 1,
        grin: 0.8,
      })
      frog.place(1.55, -1.5, -0.25)
      frog.pose(t, { ...singing(t, BPM), ...sway(t, BPM, { late: 1 }), happy: pulse(t, 2.6, 4.4) })
      frog.puff(0.5 + 0.5 * Math.sin(t * Math.PI * 2))
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(
          t,
          [0, [-1.4, FLOOR + 1.05, 1.5]],
          [2.6, [0.4, FLOOR + 0.9, 2.6]],
          [4.2, [0.1, FLOOR + 1.9, 5.2], ease.smoother],
          [6, [0, FLOOR + 1.9, 5]],
        ),
        at: keys(
          t,
          [0, [-1.2, FLOOR + 0.25, -0.3]],
          [2.6, [0.2, FLOOR + 0.55, -0.5]],
          [4.2, [0, FLOOR + 1.15, -1], ease.smoother],
        ),
      })
      const near = set.camera.distanceTo([0, FLOOR + 0.3, -0.15])
      const far = set.camera.distanceTo(hero.faceAt()) - 0.3
      return { focus: lerp(near, far, progress(t, 2.2, 3.8)), range: 1, blur: 0.95 }
    }
  },
})
