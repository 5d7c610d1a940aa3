import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { burst } from '@starnest/film-kit/particles/effects'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { between, cycle, scatter } from '@starnest/film-kit/time/random'
import { coinGlyph, heldMap } from '@starnest/film-kit/world/desert/parchment'
import { moonPool } from '@starnest/film-kit/world/desert/pool'
import { wellRing } from '@starnest/film-kit/world/desert/ruins'
import { tortoise } from '@starnest/film-kit/world/desert/tortoise'
import { columns, desert, flyingSand, hours, oldKing, palms, stones } from '../sets/desert.ts'
import { zuriOn } from '../sets/zuri.ts'

/** Where the gold should be there is a ring of stones, full of sand. */
export const gold = shot({
  name: 'gold',
  seconds: 6.25,
  look: hours.sunset,
  lens: 30,
  stage(set) {
    desert(set, 'sunset', { shift: 4.1, height: 5, stage: 6 })
    columns(set, 'sunset', [
      [-5.6, -5.5, 3.6, 0.14],
      [6.2, -6, 4.8, -0.1],
      [-8.6, -9, 5, -0.05],
    ])
    oldKing(set, 'sunset', [9.5, 0.6, -17], 1.4, -0.5)
    palms(set, [[-4.4, -3.4, 4.2, 1.1]], ['#b08a4a', '#5a3a5a'])
    sculpt((s) => wellRing(s, [0, 0, 0], 2.1, stones.sunset), { to: set.scene })
    const zuri = zuriOn(set)
    const friend = tortoise(set, { seed: 2 })
    const sheet = heldMap(set, coinGlyph, { width: 1.35 })
    const sandUp = flyingSand(set, [0, 0.4, 0.3], '#ffa860', '#a8508a')
    return (t) => {
      const from: Vec3 = keys(
        t,
        [0, [0, 3.4, 9]],
        [1.3, [0, 3.4, 9]],
        [3, [0.6, 2.3, 7.4]],
        [6.25, [0.2, 1.7, 6.1]],
      )
      const at: Vec3 = keys(
        t,
        [0, [0, 0.2, 0]],
        [1.2, [0, 0.2, 0]],
        [2.4, [0.1, 1.35, 0.2]],
        [6.25, [0.2, 1.15, 0.3]],
      )
      set.camera.shoot({ t, from, at, sway: 0.03 })
      const away = progress(t, 0.9, 1.4, ease.in)
      sheet.hold(from, at, 2.25, [0.1 * away, -1.8 * away])
      const x = keys(t, [0.9, 4.6], [1.75, 0, ease.out])
      const dig = pulse(t, 2.05, 3.9, 0.2)
      const sad = progress(t, 4.2, 4.8)
      const paws = Math.sin(t * 17)
      zuri.place(
        x,
        keys(t, [2, 0], [2.3, 0.1]),
        keys(t, [1, -1.2], [1.9, 0.1]),
        1.1 * Math.sin(Math.PI * progress(t, 1, 1.75, ease.linear)),
      )
      zuri.pose(t, {
        look: keys(
          t,
          [1, [0, -0.2]],
          [1.9, [0, -0.7]],
          [4, [0, -0.7]],
          [4.4, [-0.4, -0.4]],
          [4.9, [0, -0.55]],
          [5.5, [0.7, -0.3]],
        ),
        lean: 0.5 * dig + 0.1 * sad,
        armL: [0.2 + (1 + 0.6 * paws) * dig, 0.1],
        armR: [0.2 + (1 - 0.6 * paws) * dig, 0.1],
        roll: 0.07 * paws * dig,
        brave: pulse(t, 1.9, 4),
        squash: -0.14 * pulse(t, 1.7, 2.05, 0.14),
        sit: progress(t, 4.3, 4.7),
        sad,
        perkL: keys(t, [1, 0.5], [4.1, 0.3], [4.9, -1]),
        perkR: keys(t, [1, 0.5], [4.2, 0.3], [5.1, -1]),
        wind: 0.4,
      })
      sandUp(t, dig)
      const step = progress(t, 4.3, 5.7, ease.linear)
      friend.place(2.9 - 1.15 * step, 1.5 - 0.2 * step, -1.25)
      friend.pose(t, { walked: step * 1.4, look: [0.1, 0.55], blink: pulse(t, 5.8, 6, 0.08) })
      return {
        focus:
          t < 1.5 ? 2.25 + 6.8 * progress(t, 0.95, 1.45) : set.camera.distanceTo(zuri.faceAt()),
        range: 2.4,
        blur: keys(t, [0, 0.9], [2, 0.7]),
      }
    }
  },
})

/** Drops thrown up at `at` from second 0 on, for as long as `power` is above 0. */
function spring(set: FilmSet, at: Vec3) {
  const dots = particles(170, bright('#c8fff4', 1.1), { shining: false })
  set.add(dots.points)
  const drops = scatter(170, 8, (random) => ({
    birth: random(),
    angle: random() * 6.3,
    out: between(random, 0.1, 0.9),
    up: between(random, 3.4, 6.2),
    size: between(random, 0.05, 0.14),
  }))
  return (since: number, power: number) =>
    dots.set((i) => {
      const { birth, angle, out, up, size } = cycle(drops, i)
      const age = (((since / 1.2 + birth) % 1) + 1) % 1
      const sec = age * 1.2
      return {
        at: [
          at[0] + Math.cos(angle) * out * sec,
          at[1] + up * power * sec - 4.6 * sec * sec,
          at[2] + Math.sin(angle) * out * sec,
        ],
        size,
        opacity: since > sec ? power * Math.min(1, (1 - age) * 4) : 0,
      }
    })
}

/** Ears that large are good for something. */
export const listen = shot({
  name: 'listen',
  seconds: 6.25,
  look: { ...hours.night, exposure: 1.2 },
  lens: 28,
  fadeIn: 0.4,
  stage(set) {
    desert(set, 'night', { shift: 4.1, height: 5, stage: 6 })
    columns(set, 'night', [
      [-5.6, -5.5, 3.6, 0.14],
      [6.2, -6, 4.8, -0.1],
    ])
    oldKing(set, 'night', [6.4, 0.2, -14], 1.4, -0.4)
    palms(set, [[-4.4, -3.4, 4.2, 1.1]])
    sculpt((s) => wellRing(s, [0, 0, 0], 2.1, stones.night), { to: set.scene })
    const pool = moonPool(set.scene, [1.15, 0.12, 1], { radius: 0.75, moonSize: 0.01 })
    const jet = spring(set, [1.15, 0.1, 1])
    const drip = glow(set.scene, '#8ffff0', 0.9, [1.15, 0.25, 1], 1)
    const lamp = pointLamp(set.scene, '#8ffff0', [1.3, 1.2, 2.4], 0, 6)
    const sparks = burst(set, [1.15, 1.4, 0.9], {
      count: 50,
      colors: ['#bffff4', '#fff0b0'],
      size: 0.16,
      speed: 1,
    })
    const zuri = zuriOn(set)
    const friends = [
      { body: tortoise(set, { seed: 2 }), x: 2.75, z: -0.9, turn: -0.6, gaze: -0.6 },
      { body: tortoise(set, { seed: 4, size: 0.9 }), x: -2.7, z: -1.1, turn: 0.7, gaze: 0.6 },
    ]
    return (t) => {
      const heard = progress(t, 2.1, 2.4)
      const reach = pulse(t, 2.9, 4.35, 0.25)
      const wet = progress(t, 4.4, 4.6)
      zuri.place(-0.25, 0.1, keys(t, [2.8, 0.1], [3.2, 0.35], [4.5, 0.3], [5.2, 0.1]))
      zuri.pose(t, {
        sit: 1 - progress(t, 4.4, 4.7),
        look: keys(
          t,
          [0, [-0.1, -0.6]],
          [0.9, [-0.1, -0.6]],
          [1.3, [-0.5, 0.1]],
          [1.9, [0.5, 0.15]],
          [2.5, [0.4, -0.75]],
          [4.2, [0.35, -0.75]],
          [4.6, [0.3, 0.6]],
          [5.6, [0.2, 0.2]],
        ),
        sad: 1 - progress(t, 1, 1.4),
        wow: 0.55 * pulse(t, 1.2, 2.7, 0.3) + pulse(t, 4.4, 5.5, 0.15),
        tilt: keys(t, [1.5, 0], [2, 0.16], [2.8, -0.22], [4.2, -0.05]),
        lean: 0.3 * reach,
        armL: [1.1 * reach + 0.25 * Math.sin(t * 15) * reach, 0.1 + 1.5 * wet],
        armR: [1.1 * reach - 0.25 * Math.sin(t * 15) * reach, 0.1 + 1.5 * wet],
        happy: progress(t, 5.45, 5.65),
        grin: progress(t, 5.4, 5.6),
        hop: 8,
        hopHeight: 0.3 * progress(t, 5.2, 5.5),
        perkL: keys(t, [0, -1], [0.95, -1], [1.25, 0.95, ease.back], [4, 0.9]),
        perkR: keys(t, [0, -1], [1.6, -1], [1.9, 0.95, ease.back], [4, 0.9]),
        listenL: 0.7 * pulse(t, 1.3, 2.9, 0.3),
        listenR: -0.5 * pulse(t, 2, 2.9, 0.25),
        wind: 0.15,
      })
      for (const { body, x, z, turn, gaze } of friends) {
        body.place(x, z, turn)
        body.pose(t, {
          look: keys(t, [2, [0, 0]], [2.6, [gaze, 0]], [4.5, [gaze, 0.6]]),
          happy: wet * progress(t, 5, 5.3),
        })
      }
      const blip = Math.max(
        pulse(t, 0.7, 1.1, 0.18),
        pulse(t, 1.5, 1.9, 0.18),
        pulse(t, 2.2, 2.7, 0.2),
      )
      drip.set(0.75 * blip + 0.6 * wet, 0.7 + 0.9 * blip + 1.6 * wet)
      lamp.intensity = 1.4 * heard + 2.4 * wet
      jet(t - 4.35, progress(t, 4.35, 4.8))
      sparks.set(t - 4.45)
      pool.set(t, { fill: progress(t, 4.3, 5.4), stir: 1 })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.5, 1.9, 6]],
          [2.6, [0.45, 1.8, 5.1]],
          [4.2, [0.6, 1.9, 5.6]],
          [5, [0.3, 2.2, 7.6]],
        ),
        at: keys(
          t,
          [0, [-0.1, 1.6, 0]],
          [2.6, [-0.1, 1.65, 0]],
          [3.2, [0.05, 1.35, 0.3]],
          [5, [0.1, 1.75, 0]],
        ),
        sway: 0.03,
      })
      return { focus: zuri.faceAt(), range: 1.8, blur: 0.85 }
    }
  },
})
