import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { wallShadow } from '@starnest/film-kit/light/wall-shadow'
import { motes } from '@starnest/film-kit/particles/ambience'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec2 } from '@starnest/film-kit/time/keyframes'
import { dial } from '@starnest/film-kit/world/clock-tower/dial'
import { gearOn } from '@starnest/film-kit/world/clock-tower/gears'
import { towerRoom } from '@starnest/film-kit/world/clock-tower/tower'
import { candle } from '@starnest/film-kit/world/house/candle'
import { corvin, towerLook } from '../sets/cast.ts'

/** The room behind the dial. Returns the clock, its wheels (`run` in seconds at full speed) and a
 *  candle on a crate. */
export function clockRoom(set: FilmSet, candleX = 1.6) {
  towerRoom(set, { back: false, half: 7.4, depth: 4.4, high: 10 })
  sculpt(
    (s) => {
      s.ring('#33566a', [0, 4.1, -4.5], [4.75, 0.75], {
        segments: 52,
        tubeSegments: 8,
        grad: '#1f3448',
      })
      for (const side of [-1, 1])
        s.box('#2c4c60', [side * 6.2, 4, -4.7], [2.9, 9.6, 0.5], { grad: '#1c3044' })
      s.box('#6a4a42', [candleX, 0.34, 0.75], [0.85, 0.68, 0.75], { grad: '#3c2a32' })
      s.box('#7a564a', [candleX, 0.7, 0.75], [0.95, 0.07, 0.85])
    },
    { to: set.scene },
  )
  const clock = dial(set, [0, 4.1, -4.4], { radius: 3.9, behind: true, halo: 0.8 })
  const gears = [
    gearOn(set.scene, { at: [-5, 2.6, -2.4], radius: 2.1, metal: 'copper', spokes: 6 }),
    gearOn(set.scene, { at: [-3.6, 5.3, -2.6], radius: 0.94, metal: 'brass', spokes: 4 }),
    gearOn(set.scene, { at: [5.1, 4.5, -2.3], radius: 1.75, metal: 'brass' }),
    gearOn(set.scene, { at: [4.3, 1.85, -2.4], radius: 1.02, metal: 'iron', spokes: 4 }),
  ]
  const light = candle(set, [candleX, 0.73, 0.75], { lamp: true, lampPower: 9, height: 0.4 })
  motes(set)
  return {
    clock,
    light,
    run(seconds: number) {
      const [a, b, c, d] = gears
      a?.turn(seconds * 0.3)
      b?.turn((-seconds * 0.3 * 2.1) / 0.94 + 0.1)
      c?.turn(-seconds * 0.34)
      d?.turn((seconds * 0.34 * 1.75) / 1.02)
    },
  }
}

/** Twelve, and then two. */
export const counting = shot({
  name: 'counting',
  seconds: 6.2,
  look: towerLook,
  lens: 31,
  shadowSpan: 9,
  stage(set) {
    const room = clockRoom(set)
    const hero = corvin(set)
    return (t, { talk }) => {
      // From twelve the hands leap to two: one hour is not there.
      const leap = progress(t, 2.7, 3.05, ease.back)
      room.clock.one(false)
      room.clock.show(11.97 + 0.03 * progress(t, 0, 1.2) + 2 * leap)
      room.clock.light(0.95)
      room.light.set(t, 1)
      room.run(t + 2.4 * leap)
      hero.place(
        -0.2,
        0.5,
        keys(t, [0, 2.4], [0.9, 2.4], [1.7, 0.45], [3.1, 0.3], [3.7, 2.5], [4.9, 0.25]),
      )
      hero.pose(t, {
        talk: talk('corvin'),
        look: keys(
          t,
          [0, [-0.3, 0.7]],
          [1.6, [0.2, 0]],
          [2.9, [0.1, 0.2]],
          [3.2, [-0.2, 0.5]],
          [4.9, [0, 0]],
          [5.6, [0.3, 0.1]],
        ),
        armR: [keys(t, [1.2, 0.2], [1.7, 1.7, ease.back], [2.7, 1.6], [3.1, 0.6]), 0.3],
        wow: pulse(t, 2.85, 6.2),
        squash: 0.12 * pulse(t, 2.8, 3.3, 0.15),
        tilt: 0.2 * progress(t, 5, 5.5),
        earDroop: 0,
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.4, 1.3, 9.6]], [3, [1, 1.8, 8.4]], [6.2, [0.6, 2.3, 7.2]]),
        at: keys(t, [0, [0.1, 3.2, -1]], [3, [0, 2.8, -1]], [6.2, [0, 2.3, -0.4]]),
        roll: keys(t, [0, -0.1], [2.7, -0.08], [3.1, 0.08, ease.back], [6.2, 0.06]),
      })
      return { focus: hero.faceAt(), range: 3.5, blur: 0.6 }
    }
  },
})

/** Outline of something with large round ears and long fingers: 2 units tall, feet at the origin. */
const MONSTER: readonly Vec2[] = (() => {
  const ear = (x: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 12 }, (_, i): Vec2 => {
      const angle = from + ((to - from) * i) / 11
      return [x + Math.cos(angle) * 0.34, 1.72 + Math.sin(angle) * 0.36]
    })
  return [
    [-0.5, 0],
    [0.5, 0],
    [0.62, 0.55],
    [1, 0.98],
    [1.1, 1.3],
    [0.96, 1.2],
    [0.92, 1.36],
    [0.82, 1.14],
    [0.5, 0.95],
    [0.46, 1.2],
    ...ear(0.62, -1.4, 3),
    [0.12, 1.62],
    [-0.12, 1.62],
    ...ear(-0.62, 0.14, 4.5),
    [-0.46, 1.2],
    [-0.5, 0.95],
    [-0.82, 1.14],
    [-0.92, 1.36],
    [-0.96, 1.2],
    [-1.1, 1.3],
    [-1, 0.98],
    [-0.62, 0.55],
  ]
})()

/** He waits behind a wheel; something very large goes by. */
export const shadow = shot({
  name: 'shadow',
  seconds: 6,
  look: { ...towerLook, ambient: 1.15 },
  lens: 31,
  shadowSpan: 9,
  stage(set) {
    const room = clockRoom(set, 2.9)
    const cover = gearOn(set.scene, {
      at: [0.2, 0.2, 2.1],
      radius: 1.25,
      metal: 'copper',
      spokes: 6,
    })
    const hero = corvin(set)
    const monster = wallShadow(set.scene, [MONSTER], '#070f1a')
    return (t) => {
      room.clock.one(true)
      room.clock.show(11.9 + 0.08 * progress(t, 0, 6))
      room.clock.light(0.95)
      room.light.set(t, 1 - progress(t, 4.3, 4.55), t - 4.3)
      room.run(t)
      cover.turn(0.2)
      const scared = progress(t, 2.5, 2.9)
      hero.place(
        keys(t, [0, 1.05], [4.6, 1.05]),
        1.05,
        keys(t, [0, 0.2], [1.6, 0.1], [2.4, -2.6], [3.4, -2.6], [4, -0.15]),
        keys(t, [0, 0.12], [2.6, 0.1], [4.2, -0.32]),
      )
      hero.pose(t, {
        look: keys(
          t,
          [0, [-0.5, 0.1]],
          [0.9, [0.5, 0.1]],
          [1.7, [-0.3, 0.4]],
          [3.4, [0, 0.8]],
          [4, [-0.2, 0.4]],
          [5, [-0.3, 0.7]],
        ),
        wow: pulse(t, 2.4, 6),
        shiver: scared,
        sad: 0.6 * progress(t, 4.3, 4.6),
        squash: 0.1 * pulse(t, 2.4, 2.9, 0.2) - 0.1 * progress(t, 4, 4.4),
        armL: [0.9 * scared, 0],
        armR: [0.9 * scared, 0],
      })
      const size = keys(t, [1.4, 1.3], [3.8, 2.15], [6, 1.9])
      monster.set(
        [
          keys(t, [1.2, -6.6], [3.4, -0.6, ease.smooth], [4.4, -0.5], [6, 3.4]),
          keys(t, [1.2, -0.2], [3.4, 1.4]) + 0.1 * Math.abs(Math.sin(t * 4)),
          -4,
        ],
        size,
        0.97 * progress(t, 1.2, 1.9),
      )
      set.camera.shoot({
        t,
        from: keys(t, [0, [-1.2, 1.4, 8.8]], [6, [-0.5, 1.7, 7.6]]),
        at: keys(t, [0, [0.3, 2.4, -1]], [3.4, [0.2, 2.9, -1]], [6, [0.3, 2.6, -1]]),
        roll: keys(t, [0, 0.08], [3.4, 0.17], [6, 0.14]),
      })
      return { focus: hero.faceAt(), range: 4, blur: 0.5 }
    }
  },
})
