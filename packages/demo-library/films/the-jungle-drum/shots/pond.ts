import { shot } from '@starnest/film-kit/film/script'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { burst } from '@starnest/film-kit/particles/effects'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { frog } from '@starnest/film-kit/world/jungle/frog'
import { lilyPad } from '@starnest/film-kit/world/jungle/planes'
import { hours } from '../sets/jungle.ts'
import { LEVEL, riverside } from '../sets/riverside.ts'
import { tikoOn } from '../sets/tiko.ts'

/** Is it the frogs? They are only throats. */
export const pond = shot({
  name: 'pond',
  seconds: 6.3,
  look: hours.noon,
  lens: 29,
  shadowSpan: 8,
  stage(set) {
    riverside(set, 'noon', 33, { deep: '#0f7a78', light: '#7af0c8' })
    const pads = [
      [-2.6, 0.6, 1.35],
      [0.75, -0.2, 0.85],
      [2.35, 0.5, 0.95],
      [4.1, -0.3, 1.15],
      [-5, -2.4, 0.9],
      [1.8, -2.9, 1.1],
      [-1, -3.2, 0.8],
    ].map(([x = 0, z = 0, radius = 1]) => {
      const pad = lilyPad(set, radius, ['#6ad05a', '#1f8a5a'])
      pad.position.set(x, LEVEL + 0.08, z)
      return pad
    })
    sculpt(
      (s) => {
        for (const [x, z] of [
          [-4.3, -1.6],
          [5.4, -1.4],
          [3.1, -2.6],
        ] as const) {
          for (let i = 0; i < 7; i++)
            s.ball(
              i % 2 ? '#ff9ac8' : '#ffd0e4',
              [x + Math.cos(i * 0.9) * 0.28, LEVEL + 0.32, z + Math.sin(i * 0.9) * 0.28],
              [0.12, 0.34, 0.12],
              {
                rotate: [Math.sin(i * 0.9) * 0.6, 0, -Math.cos(i * 0.9) * 0.6],
                segments: 10,
              },
            )
          s.ball('#ffe27a', [x, LEVEL + 0.35, z], 0.14, { segments: 8 })
        }
      },
      { to: set.scene },
    )
    const frogs = [
      { body: frog(set, { size: 0.85, seed: 1 }), x: 0.75, z: -0.1, at: 2.7, full: 0.75 },
      {
        body: frog(set, { size: 1, seed: 2, skin: '#8fd83a' }),
        x: 2.35,
        z: 0.6,
        at: 3.15,
        full: 0.95,
      },
      {
        body: frog(set, { size: 1.45, seed: 3, skin: '#2fb86a' }),
        x: 4.1,
        z: -0.2,
        at: 3.7,
        full: 1.6,
      },
    ]
    const tiko = tikoOn(set)
    const mine = songRings(set, {
      count: 2,
      gap: 0.35,
      life: 1.2,
      width: 5,
      color: '#ffd84a',
      power: 0.5,
    })
    const plop = burst(set, [-2.4, 0.1, 1.2], {
      count: 50,
      colors: ['#d8fff4'],
      size: 0.16,
      speed: 1.3,
      life: 1.2,
      gravity: 1.4,
    })
    const light = followShadow(set)
    return (t) => {
      light([0, 0, 0])
      const sink =
        0.1 * Math.sin(t * 2) + 0.22 * pulse(t, 0.75, 1.5, 0.2) + 0.3 * pulse(t, 4.1, 5.2, 0.25)
      const rock = 0.05 * Math.sin(t * 2.2) + 0.2 * pulse(t, 4.1, 5.6, 0.3) * Math.sin(t * 11)
      for (const [i, pad] of pads.entries()) {
        pad.position.y = LEVEL + 0.1 - (i ? 0.03 * Math.sin(t * 2 + i) : 0.35 * sink)
        pad.rotation.set(0, 0, i ? 0.03 * Math.sin(t * 1.7 + i) : rock)
      }
      const come = progress(t, 0, 0.8, ease.linear)
      const [hit, hat] = [pulse(t, 1.6, 1.84, 0.1), pulse(t, 1.95, 2.19, 0.1)]
      tiko.place(-6 + 3.4 * come, 0.6, keys(t, [0, 1.2], [0.9, 0.7], [5.2, 0.6], [5.6, 0.15]))
      tiko.root.position.y = LEVEL + 0.16 - 0.35 * sink + 1.3 * Math.sin(Math.PI * come)
      tiko.shadow.fade(0)
      tiko.pose(t, {
        ready: pulse(t, 1.3, 2.35, 0.2),
        hitL: hit,
        hitR: hat,
        look: keys(
          t,
          [0, [0.4, -0.2]],
          [1, [0.7, -0.3]],
          [1.5, [0, -0.5]],
          [2.4, [0.55, -0.4]],
          [3.3, [0.7, -0.2]],
          [3.9, [0.8, 0.1]],
          [4.4, [0.8, 0.2]],
          [5.4, [0, 0]],
        ),
        wow: pulse(t, 3.5, 4.9),
        grin: pulse(t, 2.5, 3.4),
        sad: 0.9 * progress(t, 5.1, 5.5),
        roll: rock * 1.2,
        lean: -0.22 * pulse(t, 4.1, 5.1, 0.25),
        armL: [0, 1.5 * pulse(t, 4.05, 5.2, 0.2)],
        armR: [0, 1.5 * pulse(t, 4.05, 5.2, 0.2)],
        squash: -0.15 * pulse(t, 0.75, 1.15, 0.13),
        whiskers: keys(t, [2, 0.4], [4, 1.3], [5.2, -1.2]),
        uncurl: pulse(t, 4, 5.3, 0.2),
      })
      for (const { body, x, z, at, full } of frogs) {
        const up = Math.max(pulse(t, at, at + 0.32, 0.13), pulse(t, at + 0.35, at + 1.15, 0.15))
        const jump = x > 4 ? pulse(t, 4.6, 5.2, 0.28) * 0.7 : 0
        body.place([x, LEVEL + 0.15 + 0.03 * Math.sin(t * 2 + x), z], -0.35 - x * 0.08)
        body.pose(t, {
          puff: up * full,
          look: [-0.6, 0.2],
          jump,
          blink: pulse(t, at + 1.2, at + 1.5, 0.1),
        })
      }
      mine(t - 1.65, [-2.5, 1.2, 1.4])
      plop.set(t - 4.15)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-1.6, 2.3, 10.2]],
          [2.6, [0.3, 2.1, 10.3]],
          [4.4, [0.35, 2.1, 10.2]],
          [6.3, [-0.3, 2, 9]],
        ),
        at: keys(
          t,
          [0, [-1.4, 1.2, 0]],
          [2.6, [0.35, 1.2, 0]],
          [4.4, [0.4, 1.2, 0]],
          [6.3, [-0.3, 1.1, 0]],
        ),
        sway: 0.04,
      })
      return { focus: tiko.faceAt(), range: 2.8, blur: 0.65 }
    }
  },
})
