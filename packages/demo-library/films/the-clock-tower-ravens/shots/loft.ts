import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { lightShaft } from '@starnest/film-kit/light/window-light'
import { motes } from '@starnest/film-kit/particles/ambience'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { gearOn } from '@starnest/film-kit/world/clock-tower/gears'
import { towerBell, towerRoom } from '@starnest/film-kit/world/clock-tower/tower'
import { candle } from '@starnest/film-kit/world/house/candle'
import { corvin, mrsHush, nest, numeralOne, RED, towerLook } from '../sets/cast.ts'

/** The bell loft: bell and hammer, two wheels with an iron bar between them, a nest. */
export function loft(set: FilmSet) {
  towerRoom(set, { half: 6.6, depth: 4.4, high: 9 })
  sculpt(
    (s) => {
      for (const x of [-4.3, 0.6, 4.9])
        for (let slat = 0; slat < 5; slat++)
          s.box('#8fdce4', [x, 3 + slat * 0.5, -4.64], [1.3, 0.16, 0.06], { glow: 0.75, rim: 0 })
    },
    { to: set.scene },
  )
  lightShaft(set.scene, [0.6, 4, -4.5], [1.2, -3.6, 4.6], {
    height: 2.2,
    color: '#8fe0ea',
    power: 0.16,
  })
  lightShaft(set.scene, [-4.3, 4, -4.5], [2.4, -3.6, 4.6], {
    height: 2.2,
    color: '#8fe0ea',
    power: 0.12,
  })
  const bell = towerBell(set, [-2.9, 3.3, -2.2], 1.15)
  const gears = [
    gearOn(set.scene, { at: [2.9, 3.2, -1.9], radius: 1.5, metal: 'brass' }),
    gearOn(set.scene, { at: [4.75, 5.03, -1.9], radius: 1.1, metal: 'copper', spokes: 4 }),
  ]
  const bar = joint(set.scene, [3.96, 4.25, -1.5])
  sculpt(numeralOne, { to: bar })
  nest(set, [1.35, 0, -0.2])
  const light = candle(set, [2.75, 0, 0.15], { lamp: true, lampPower: 5, height: 0.7, reach: 8 })
  pointLamp(set.scene, '#ffb870', [-0.6, 2.4, 3.2], 5, 7)
  motes(set)
  return {
    bell,
    bar,
    light,
    run(seconds: number) {
      gears[0]?.turn(seconds * 0.5)
      gears[1]?.turn((-seconds * 0.5 * 1.5) / 1.1)
    },
  }
}

/** The thief is very small, and has a finger to her lips. */
export const secret = shot({
  name: 'secret',
  seconds: 7,
  look: { ...towerLook, ambient: 1.4 },
  lens: 29,
  shadowSpan: 9,
  stage(set) {
    const room = loft(set)
    const hero = corvin(set)
    const thief = mrsHush(set)
    room.bar.rotation.z = 0.75
    return (t, { talk }) => {
      room.light.set(t, 1)
      room.run(0)
      room.bell.set(0)
      const soft = progress(t, 3.7, 4.3)
      hero.place(keys(t, [0, -2.6], [1, -1.45, ease.out]), 0.55, keys(t, [0, 0.9], [1, 0.85]))
      hero.pose(t, {
        walk: 9,
        stride: 0.7 * (1 - progress(t, 0.8, 1.1)),
        look: keys(
          t,
          [0, [0.2, 0.3]],
          [1, [0.2, -0.2]],
          [2.9, [0.2, -0.2]],
          [3.5, [0.25, -0.5]],
          [5.6, [0.25, -0.4]],
          [6.3, [0, 0.1]],
        ),
        brave: pulse(t, 0.9, 2.5, 0.25),
        armR: [keys(t, [0.7, 0.4], [1.2, 1.7, ease.back], [2.3, 1.6], [2.8, 0.2]), 0.2],
        wow: pulse(t, 2.6, 4.4, 0.3),
        happy: pulse(t, 4.6, 5.6),
        tilt: 0.16 * soft,
        squash: -0.06 * soft,
      })
      thief.place(0.15, 0.95, keys(t, [0, 2.2], [1.2, 2.2], [1.7, -0.5]))
      thief.pose(t, {
        talk: talk('hush'),
        look: keys(
          t,
          [0, [0.3, 0]],
          [1.7, [-0.3, 0.4]],
          [3, [-0.3, 0.4]],
          [3.6, [0.7, 0]],
          [4.4, [-0.2, 0.4]],
        ),
        wow: pulse(t, 1.5, 2.2),
        sad: pulse(t, 2.2, 4.6, 0.3) * 0.6,
        armL: [keys(t, [1.9, 0.3], [2.3, 2.15, ease.back], [3.4, 2.1], [3.9, 0.4]), -0.55],
        armR: [keys(t, [3.2, 0.2], [3.7, 0.5]), keys(t, [3.2, 0], [3.7, 0.9], [5, 0.2])],
        squash: 0.1 * pulse(t, 1.5, 2, 0.15),
        happy: pulse(t, 5, 6.4),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [1.7, 2.5, 10.6]],
          [1.7, [0, 1.8, 7]],
          [3.1, [0, 1.75, 6.8]],
          [4.2, [0.75, 1.75, 5], ease.smoother],
          [5.2, [0.75, 1.75, 4.9]],
          [7, [0.2, 1.8, 6.4]],
        ),
        at: keys(
          t,
          [0, [1.9, 2.9, -1]],
          [1.7, [-0.1, 1.35, 0.2]],
          [3.1, [-0.1, 1.3, 0.2]],
          [4.2, [0.75, 0.75, 0.1], ease.smoother],
          [5.2, [0.75, 0.75, 0.1]],
          [7, [0, 1.2, 0.1]],
        ),
        roll: keys(t, [0, 0.12], [1.8, 0.06], [4.2, -0.03]),
      })
      return { focus: thief.faceAt(), range: 1.8, blur: 0.7 }
    }
  },
})

/** The red scarf goes round the hammer. */
export const softly = shot({
  name: 'softly',
  seconds: 6,
  look: { ...towerLook, ambient: 1.4 },
  lens: 30,
  shadowSpan: 9,
  fadeOut: 0.3,
  stage(set) {
    const room = loft(set)
    const hero = corvin(set, { scarf: false })
    const friend = mrsHush(set)
    const wrap = joint(room.bell.head)
    sculpt(
      (s) => {
        for (const x of [-0.26, -0.09, 0.08, 0.25])
          s.ring(RED, [x, 0, 0], [0.34, 0.13], {
            rotate: [0, Math.PI / 2, 0.1],
            segments: 20,
            glow: 0.1,
          })
        s.tube(
          RED,
          [
            [0.2, -0.3, 0.2],
            [0.3, -0.6, 0.3],
            [0.22, -0.95, 0.26],
          ],
          0.12,
          { glow: 0.1 },
        )
        s.tube(
          RED,
          [
            [0.05, -0.3, 0.25],
            [0, -0.55, 0.35],
            [0.06, -0.8, 0.3],
          ],
          0.11,
          { glow: 0.1 },
        )
      },
      { to: wrap },
    )
    return (t) => {
      room.light.set(t, 1)
      room.run(Math.max(0, t - 2.3))
      // The bar comes out, the wheels turn, the hammer falls: once, and softly.
      const out = progress(t, 1.5, 2.2)
      room.bar.position.set(lerp(3.96, 2.6, out), lerp(4.25, 0.9, out), lerp(-1.5, 0.4, out))
      room.bar.rotation.z = lerp(0.75, 0.15, out)
      const wound = progress(t, 0.5, 1, ease.back)
      wrap.scale.setScalar(Math.max(0.02, wound))
      wrap.visible = wound > 0.02
      const lift = progress(t, 2.6, 3.4)
      const hit = progress(t, 3.5, 3.7, ease.in)
      room.bell.set(
        -0.5 * lift * (1 - hit) + 0.86 * hit - 0.5 * progress(t, 3.75, 4.4),
        Math.sin(t * 9) * pulse(t, 3.7, 4.8, 0.3),
      )
      hero.place(
        keys(t, [0, -0.9], [1.1, -0.75]),
        keys(t, [0, -0.9], [1.1, 0.35]),
        keys(t, [0, -2.4], [0.5, -2.2], [1.1, 0.2], [2.4, -0.5], [4.6, 0.7]),
        keys(t, [0, 1.2], [0.7, 1.2], [1.1, 0]),
      )
      hero.pose(t, {
        look: keys(
          t,
          [0, [-0.2, 0.6]],
          [1.2, [0.3, 0.3]],
          [2.5, [-0.3, 0.8]],
          [3.9, [-0.2, 0.7]],
          [4.7, [0.3, -0.5]],
        ),
        armL: [keys(t, [0, 2], [0.8, 2], [1.2, 0.2], [2.9, 0.4], [3.4, 1.5]), 0.2],
        armR: [keys(t, [0, 2], [0.8, 2], [1.2, 0.2], [2.9, 0.4], [3.4, 1.5]), 0.2],
        squash: -0.08 * pulse(t, 1.05, 1.5, 0.15) - 0.08 * pulse(t, 3.2, 3.9, 0.2),
        sad: pulse(t, 2.9, 3.8) * 0.5,
        wow: pulse(t, 3.7, 4.5) * 0.7,
        happy: progress(t, 4.8, 5.1),
      })
      friend.place(0.25, 0.75, keys(t, [0, -0.7], [3.8, -0.6], [4.6, 0.7], [5.6, -0.1]))
      friend.pose(t, {
        look: keys(
          t,
          [0, [-0.3, 0.7]],
          [2.4, [-0.4, 0.8]],
          [3.8, [-0.4, 0.7]],
          [4.6, [0.3, -0.2]],
          [5.6, [-0.3, 0.3]],
        ),
        armL: [keys(t, [2.8, 0.2], [3.3, 2.2], [3.9, 2.1], [4.6, 0.3]), -0.4],
        armR: [keys(t, [2.8, 0.2], [3.3, 2.2], [3.9, 2.1], [4.6, 0.3]), -0.4],
        shiver: 0.6 * pulse(t, 2.9, 3.8),
        sleepy: 0.9 * pulse(t, 3.2, 3.9, 0.2),
        wow: pulse(t, 3.9, 4.7),
        happy: progress(t, 5, 5.3),
        grin: progress(t, 4.8, 5.2),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-0.8, 2.5, 8.8]],
          [4.2, [-0.6, 2.3, 8.2]],
          [6, [0.3, 1.8, 6.4], ease.smoother],
        ),
        at: keys(
          t,
          [0, [-0.7, 2.3, -1]],
          [4.2, [-0.6, 2.1, -0.8]],
          [6, [0.2, 1.25, 0], ease.smoother],
        ),
        roll: keys(t, [0, -0.08], [3.4, -0.05], [6.2, 0]),
      })
      return { focus: hero.faceAt(), range: 3, blur: 0.55 }
    }
  },
})
