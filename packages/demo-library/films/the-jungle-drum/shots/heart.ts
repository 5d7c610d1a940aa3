import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { fireflies } from '@starnest/film-kit/particles/ambience'
import { mist } from '@starnest/film-kit/particles/mist'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { frog } from '@starnest/film-kit/world/jungle/frog'
import { toucan } from '@starnest/film-kit/world/jungle/toucan'
import { type Hour, hours, jungle, lubDub } from '../sets/jungle.ts'
import { oldMoss } from '../sets/old-moss.ts'
import { smallDrum, tikoOn } from '../sets/tiko.ts'

/** Old Moss asleep in the jungle, with Tiko on her belly. */
export function clearing(set: FilmSet, hour: Hour, seed = 57) {
  jungle(set, hour, { seed, front: 0 })
  const floor = set.heightAt
  const moss = oldMoss(set)
  set.heightAt = (x, z) => Math.max(floor(x, z), moss.bellyAt(x, z))
  const tiko = tikoOn(set)
  tiko.drum.visible = false
  return { moss, tiko }
}

/** A hill to be sad on. It knocks. */
export const hill = shot({
  name: 'hill',
  seconds: 6.3,
  look: hours.dusk,
  lens: 28,
  shadowSpan: 7,
  fadeIn: 0.4,
  stage(set) {
    const { moss, tiko } = clearing(set, 'dusk')
    mist(set, { color: '#b8a8e8', count: 12, at: [0, 0.4, 1], spread: [8, 0.3, 4], opacity: 0.16 })
    const rings = [3.5, 5].map(() =>
      songRings(set, { count: 2, gap: 0.35, life: 1.5, width: 8, color: '#ffb87a', power: 0.55 }),
    )
    const heart = glow(set.scene, '#ff9a5a', 4, [0, 1.9, 1.6], 1)
    return (t) => {
      const beat = lubDub(t, 3.5) + lubDub(t, 5)
      moss.pose(t, { beat })
      const [pat, tap] = [pulse(t, 2, 2.3, 0.12), pulse(t, 2.4, 2.7, 0.12)]
      const listening = progress(t, 5, 5.5)
      tiko.place(
        0,
        0.4,
        keys(t, [0, 0.3], [3.4, 0.2], [4.6, 0], [5.2, -0.25]),
        moss.lift() + 0.2 * beat,
      )
      tiko.pose(t, {
        sit: 1,
        look: keys(
          t,
          [0, [0.2, -0.5]],
          [1.6, [-0.1, -0.6]],
          [3.4, [0, -0.6]],
          [3.75, [0, 0.1]],
          [4.2, [-0.7, -0.1]],
          [4.55, [0.7, -0.1]],
          [4.9, [0, -0.7]],
          [5.5, [0.1, -0.1]],
        ),
        sad: 1 - progress(t, 3.45, 3.7),
        wow: pulse(t, 3.5, 5.3) + 0.6 * progress(t, 5.5, 5.8),
        armL: [0.5 - 0.5 * pat, 0.35 + 0.6 * pulse(t, 3.5, 4.6, 0.15)],
        armR: [0.5 - 0.5 * tap, 0.35 + 0.6 * pulse(t, 3.5, 4.6, 0.15)],
        lean: 0.12 * (1 - progress(t, 3.4, 3.6)) + 0.12 * listening,
        tilt: -0.42 * listening,
        squash: 0.07 * beat,
        whiskers: keys(t, [0, -1.8], [3.4, -1.8], [3.6, 1.3], [5, 0.6]),
        uncurl: pulse(t, 3.5, 4.6, 0.15),
      })
      heart.set(0.12 + 0.5 * beat, 3.6 + 1.6 * beat)
      for (const [i, ring] of rings.entries()) ring(t - (i ? 5 : 3.5), [0, 2, 3.2])
      set.camera.shoot({
        t,
        from: keys(t, [0, [-3.4, 3.2, 10]], [2.4, [-0.8, 3.5, 7.6]], [6.3, [0.2, 3.5, 6.6]]),
        at: keys(t, [0, [-1.6, 2.7, 0]], [2.4, [0, 3.1, 0.4]], [6.3, [0.05, 3.1, 0.4]]),
        sway: 0.03,
      })
      return { focus: tiko.faceAt(), range: 2, blur: 0.75 }
    }
  },
})

const HEARTS = [0.35, 3.5, 5.05, 6.5, 7.45] as const

/** It was no drum. */
export const heart = shot({
  name: 'heart',
  seconds: 8.4,
  look: hours.night,
  lens: 29,
  shadowSpan: 9,
  stage(set) {
    const { moss, tiko } = clearing(set, 'night')
    fireflies(set, { count: 70, color: '#ffe27a', spread: 16, depth: 8 })
    pointLamp(set.scene, '#ffc46a', [2.6, 4.2, 5.2], 11, 12)
    const guests = [
      { body: frog(set, { size: 0.7, seed: 1 }), x: -2.2, z: 0.9 },
      { body: frog(set, { size: 0.85, seed: 2, skin: '#8fd83a' }), x: -3.1, z: 0.5 },
    ]
    const bird = toucan(set, { size: 0.9 })
    const found = joint(moss.claw, [0, -0.35, 0])
    sculpt(smallDrum, { to: found })
    const rings = HEARTS.map(() =>
      songRings(set, { count: 2, gap: 0.35, life: 1.5, width: 10, color: '#ffc46a', power: 0.5 }),
    )
    const warm = glow(set.scene, '#ffb05a', 5, [0.2, 1.7, 1.8], 1)
    return (t) => {
      const beat = Math.min(
        1,
        HEARTS.reduce((sum, at) => sum + lubDub(t, at), 0),
      )
      const awake = keys(t, [1.6, 0], [2.2, 0.75], [2.5, 0.7], [2.9, 1], [6.6, 1], [7.2, 0.25])
      moss.pose(t, {
        beat,
        awake,
        smile: progress(t, 2.8, 3.4),
        look: keys(t, [2, [-0.2, 0.2]], [2.7, [-1, 0.5]], [5.5, [-0.8, 0.4]]),
        hand: keys(t, [3.1, 0], [4.4, 1, ease.smooth]),
      })
      const got = progress(t, 4.6, 4.75)
      tiko.drum.visible = t >= 4.7
      found.visible = t < 4.7
      const [hit, hat] = [5.05, 6.5].map(
        (at) => pulse(t, at - 0.05, at + 0.19, 0.1) + pulse(t, at + 0.3, at + 0.54, 0.1),
      ) as [number, number]
      const rest = progress(t, 6.95, 7.4)
      tiko.place(
        keys(t, [2.9, 0], [3.7, 0.5]),
        0.5,
        keys(t, [0, 0.1], [1.5, 0.4], [2, 0.85], [4.6, 0.75], [5.2, 0.3]),
        moss.lift() + 0.12 * beat,
      )
      tiko.pose(t, {
        sit: 1 - pulse(t, 2.2, 6.9, 0.3),
        look: keys(
          t,
          [0, [0.1, -0.1]],
          [0.9, [0.2, -0.4]],
          [1.6, [0.8, 0]],
          [2.6, [0.9, 0.1]],
          [3.5, [0.6, -0.2]],
          [4.6, [0.4, -0.4]],
          [5.2, [0.2, 0.1]],
        ),
        wow: pulse(t, 0.3, 0.9) + pulse(t, 1.7, 3.2),
        grin: progress(t, 3.2, 3.5),
        happy: pulse(t, 4.7, 6) + progress(t, 6.7, 6.9),
        ready: pulse(t, 4.8, 7, 0.2),
        hitL: hit,
        hitR: hat,
        armL: [1.2 * pulse(t, 3.8, 4.75, 0.25) - 0.3 * got, 0.2],
        armR: [1.2 * pulse(t, 3.8, 4.75, 0.25) - 0.3 * got, 0.2],
        squash: 0.05 * beat - 0.12 * pulse(t, 2.1, 2.5, 0.15),
        tilt: 0.28 * rest,
        whiskers: keys(t, [1.6, 0], [2, 1.4], [3.4, 0.6], [4.7, 1]),
        uncurl: pulse(t, 1.8, 3, 0.2),
      })
      warm.set(0.14 + 0.4 * beat, 4.6 + 1.4 * beat)
      for (const [i, ring] of rings.entries()) ring(t - (HEARTS[i] ?? 0), [0.2, 1.9, 3.2])
      for (const { body, x, z } of guests) {
        body.place([x, set.heightAt(x, z) + moss.lift(), z], 0.3)
        body.pose(t, { puff: beat * 0.9, look: [0.6, 0.2] })
      }
      bird.place([2.35, set.heightAt(2.35, -0.9) + moss.lift(), -0.9], -0.3)
      bird.pose(t, { look: [-0.3, 0], peck: 0.4 * beat, open: 0.6 * beat })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.1, 3.4, 7]],
          [0.9, [0.3, 3.3, 7.2]],
          [2.7, [4.4, 3.1, 9.4], ease.smoother],
          [4.2, [3.4, 3.2, 11.4]],
          [8.4, [3.2, 3.3, 12]],
        ),
        at: keys(
          t,
          [0, [0.1, 3.05, 0.4]],
          [0.9, [0.4, 3, 0.4]],
          [2.7, [4.4, 2.3, 0], ease.smoother],
          [4.2, [3.3, 2.7, 0]],
          [8.4, [3.1, 2.75, 0]],
        ),
        sway: 0.03,
      })
      const [x, y] = set.camera.project(tiko.faceAt())
      return {
        focus: tiko.faceAt(),
        range: keys(t, [0, 2.4], [2.5, 4]),
        blur: 0.6,
        iris: {
          radius: keys(t, [6.6, 3], [7.5, 0.36, ease.out], [7.95, 0.33], [8.3, 0, ease.in]),
          at: [x, y],
        },
      }
    }
  },
})
