import { shot } from '@starnest/film-kit/film/script'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { seededRandom } from '@starnest/film-kit/time/random'
import { jungleTrunk, type LeafHues, leafFan } from '@starnest/film-kit/world/jungle/foliage'
import { toucan } from '@starnest/film-kit/world/jungle/toucan'
import { hours, jungle } from '../sets/jungle.ts'
import { tikoOn } from '../sets/tiko.ts'

/** The lettering of the film: fat leaves in morning light. */
export const titleLook = {
  family: 'Chewy',
  weight: 400,
  top: '#fffbe0',
  bottom: '#ffd84a',
  outline: '#0f5a3a',
  outlineWidth: 0.17,
} as const

const LEAF: LeafHues = ['#5ac04a', '#1f7a4a']

/** Beats of Tiko's drum in `call`, seconds of the shot; each comes with its other half. */
export const BEATS = [3.7, 6.35] as const

/** Tiko drums, and somebody answers. */
export const call = shot({
  name: 'call',
  seconds: 8.4,
  look: hours.morning,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.5,
  stage(set) {
    jungle(set, 'morning', { left: -16, right: 12, seed: 3, clear: [-3, 3.5] })
    sculpt(
      (s) => {
        s.cylinder('#a8744a', [0, 0.4, 0], [1.15, 1.3, 1], { grad: '#5a3a34', segments: 24 })
          .cylinder('#f0c88a', [0, 0.91, 0], [1.08, 1.12, 0.05], { segments: 24 })
          .ring('#d89a5a', [0, 0.935, 0], [0.7, 0.03], { rotate: [Math.PI / 2, 0, 0] })
          .ring('#d89a5a', [0, 0.935, 0], [0.35, 0.03], { rotate: [Math.PI / 2, 0, 0] })
        for (let i = 0; i < 6; i++)
          s.tube(
            '#8a5a3c',
            [
              [Math.cos(i) * 1.1, 0.4, Math.sin(i) * 1.1],
              [Math.cos(i) * 1.7, 0.05, Math.sin(i) * 1.7],
              [Math.cos(i) * 2.2, -0.1, Math.sin(i) * 2.2],
            ],
            0.16,
            { segments: 8 },
          )
        jungleTrunk(s, [-3.9, -0.2, -2.8], { radius: 0.6, bark: ['#c8965a', '#8a6a44'] })
        leafFan(s, [-2.3, 0, -1.2], 1.5, LEAF, seededRandom(3))
        leafFan(s, [2.4, 0, -1.4], 1.3, LEAF, seededRandom(5))
      },
      { to: set.scene },
    )
    const tiko = tikoOn(set)
    const mine = BEATS.map(() =>
      songRings(set, { count: 2, gap: 0.35, life: 1.3, width: 6, color: '#ffd84a', power: 0.55 }),
    )
    const answers = [0, 1].map(() =>
      songRings(set, { count: 2, gap: 0.35, life: 1.8, width: 15, color: '#aef0ff', power: 0.6 }),
    )
    const light = followShadow(set)
    return (t, { talk }) => {
      light([0, 0.5, 0])
      const beat = Math.max(...BEATS.map((at) => pulse(t, at - 0.1, at + 0.14, 0.1)))
      const second = Math.max(...BEATS.map((at) => pulse(t, at + 0.25, at + 0.49, 0.1)))
      const ears = pulse(t, 4.5, 6, 0.3)
      const leap = progress(t, 7.75, 8.4, ease.in)
      tiko.place(
        0.1 + 3.4 * leap,
        0.1,
        keys(t, [3, 0.1], [4.7, 0.2], [5.2, 0.5], [6.1, 0.15], [6.9, 0.1], [7.3, 0.55]),
        0.93 + 1.2 * Math.sin(Math.PI * Math.min(1, leap * 1.1)) * leap,
      )
      tiko.pose(t, {
        ready: pulse(t, 2.9, 4.5, 0.3) + pulse(t, 6, 7.1, 0.2),
        hitL: beat,
        hitR: second,
        look: keys(
          t,
          [0, [0.2, 0.1]],
          [2.6, [-0.2, 0.1]],
          [3.4, [0, -0.5]],
          [4.5, [0.2, 0.2]],
          [5.1, [0.9, 0.25]],
          [5.9, [0, 0.1]],
          [6.2, [0, -0.4]],
          [6.8, [0.2, 0.1]],
          [7.2, [0.9, 0.2]],
        ),
        happy: pulse(t, 1.4, 2.4) + pulse(t, 5.7, 6.2),
        grin: pulse(t, 1.2, 3) + progress(t, 7.2, 7.4),
        wow: pulse(t, 5, 5.8) + pulse(t, 7, 7.6),
        armR: [0.2 * ears, 1.7 * ears],
        tilt: -0.16 * ears,
        squash: 0.06 * (beat + second) - 0.16 * pulse(t, 7.45, 7.85, 0.15),
        whiskers: pulse(t, 5, 6) + progress(t, 7, 7.2),
        talk: talk('tiko'),
        hop: 8,
        hopHeight: 0.12 * pulse(t, 1, 2.6, 0.3),
      })
      for (const [i, ring] of mine.entries()) ring(t - (BEATS[i] ?? 0), [0.1, 1.9, 0.7])
      for (const [i, ring] of answers.entries()) ring(t - (i ? 7 : 4.95), [11, 3.4, -9])
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-5.2, 2.9, 9.8]],
          [3, [-0.2, 2.8, 9.2], ease.out],
          [3.7, [-0.1, 2.5, 8.8]],
          [7.2, [0.3, 2.5, 8.4]],
          [8.4, [1.6, 2.5, 8.6]],
        ),
        at: keys(
          t,
          [0, [-4.4, 3.3, 0]],
          [2.9, [0, 3.15, 0], ease.out],
          [3.6, [0, 2.3, 0]],
          [7.2, [0.55, 2.4, 0]],
          [8.4, [2, 2.4, 0]],
        ),
        sway: 0.03,
      })
      return {
        focus: tiko.faceAt(),
        range: 2.6,
        blur: 0.7,
        lettering: {
          ...titleLook,
          lines: [
            { text: 'The Heartbeat', size: 108 },
            { text: 'of the Jungle', size: 108 },
          ],
          x: 640,
          y: 132,
          age: t - 0.2,
          gone: progress(t, 2.8, 3.2),
          entrance: 'pop',
        },
      }
    }
  },
})

/** Is it the toucan? He only knocks on nuts. */
export const knock = shot({
  name: 'knock',
  seconds: 6.3,
  look: hours.noon,
  lens: 29,
  shadowSpan: 8,
  stage(set) {
    jungle(set, 'noon', { left: -17, right: 12, seed: 21, clear: [1.5, 8.5] })
    sculpt(
      (s) => {
        jungleTrunk(s, [7.1, -0.2, -0.9], { radius: 0.75, height: 9, bark: ['#b8a070', '#6a6a54'] })
        s.tube(
          '#8a7a5a',
          [
            [7, 2.2, -0.6],
            [6.2, 2.35, -0.2],
            [5.2, 2.5, 0],
            [4.5, 2.75, 0],
          ],
          0.17,
          { segments: 14 },
        )
        leafFan(s, [4.5, 2.75, 0], 0.8, ['#34b86a', '#0f6a5a'], seededRandom(8), { count: 5 })
      },
      { to: set.scene },
    )
    const bird = toucan(set, { size: 1.15 })
    bird.place([5.75, 2.5, 0], 0.35)
    const nut = sculpt(
      (s) => s.ball('#a8623a', [0, 0, 0], [0.26, 0.3, 0.26], { grad: '#5a2a2a', gloss: 0.4 }),
      { to: set.scene },
    )
    const tiko = tikoOn(set)
    const mine = songRings(set, {
      count: 2,
      gap: 0.35,
      life: 1.2,
      width: 5,
      color: '#ffd84a',
      power: 0.5,
    })
    const his = songRings(set, {
      count: 2,
      gap: 0.35,
      life: 1,
      width: 3.4,
      color: '#ff9a5a',
      power: 0.55,
    })
    const light = followShadow(set)
    return (t) => {
      const x = keys(t, [0, -7.5], [2.3, 3.6, ease.out])
      const run = 1 - progress(t, 1.9, 2.3)
      const [hit, hat] = [pulse(t, 2.55, 2.79, 0.1), pulse(t, 2.9, 3.14, 0.1)]
      light([x, 0.5, 0])
      const peck = Math.max(pulse(t, 3.45, 3.7, 0.11), pulse(t, 3.8, 4.05, 0.11))
      tiko.place(x, 0.5, keys(t, [1.9, 1.35], [2.4, 0.5], [3.4, 0.7], [5, 0.5], [5.4, 0.15]))
      tiko.pose(t, {
        walk: 13,
        stride: run,
        lean: 0.2 * run,
        ready: pulse(t, 2.3, 3.3, 0.2),
        hitL: hit,
        hitR: hat,
        look: keys(
          t,
          [0, [0.2, 0.2]],
          [1.9, [0.3, 0.6]],
          [2.4, [0.1, -0.4]],
          [3.3, [0.6, 0.9]],
          [4.3, [0.6, 0.9]],
          [4.75, [0.3, 0.9]],
          [5, [0, -0.2]],
          [5.6, [0, 0]],
        ),
        wow: pulse(t, 3.3, 4.5),
        grin: pulse(t, 0, 2.2) + pulse(t, 3.9, 4.5),
        sad: 0.9 * progress(t, 5.1, 5.4),
        happy: pulse(t, 4.78, 5.15, 0.12),
        squash: -0.2 * pulse(t, 4.76, 5.1, 0.1),
        whiskers: keys(t, [3.3, 0.5], [4.7, 1], [5, -1.4]),
        armL: [0, 0.5 * pulse(t, 5.4, 6.3, 0.2)],
        armR: [0, 0.5 * pulse(t, 5.4, 6.3, 0.2)],
        uncurl: 0.5 * run,
      })
      bird.pose(t, {
        peck,
        look: keys(
          t,
          [3.2, [-0.6, 0]],
          [3.45, [0, 0]],
          [4.1, [0, 0]],
          [4.5, [-0.7, -0.5]],
          [5.2, [-0.6, -0.6]],
        ),
        open: pulse(t, 5, 6, 0.2) * (0.5 + 0.5 * Math.sin(t * 14)),
        wings: 0.4 * pulse(t, 4.9, 5.8),
      })
      const drop = progress(t, 4.3, 4.78, ease.in)
      const bounce = progress(t, 4.78, 5.3, ease.linear)
      nut.position.set(
        5.75 - 2.05 * drop - 1.6 * bounce,
        2.72 -
          0.35 * drop +
          1.3 * Math.sin(Math.PI * Math.min(1, bounce)) -
          2.4 * bounce * bounce +
          0.35 * Math.sin(Math.PI * drop),
        0.75,
      )
      nut.rotation.z = -t * 4 * (drop + bounce)
      mine(t - 2.6, [x, 1.4, 1])
      his(t - 3.55, [5.8, 2.9, 0.9])
      set.camera.shoot({
        t,
        from: [
          keys(t, [0, -5.4], [2.5, 4, ease.out], [6.3, 4.4]),
          2.3,
          keys(t, [2, 9.4], [4.5, 9]),
        ],
        at: [keys(t, [0, -5.2], [2.5, 4.4, ease.out], [6.3, 4.7]), keys(t, [0, 1.9], [3, 2.1]), 0],
        sway: 0.03,
      })
      return { focus: tiko.faceAt(), range: 2.4, blur: 0.7 }
    }
  },
})
