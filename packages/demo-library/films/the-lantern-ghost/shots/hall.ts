import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { candle } from '@starnest/film-kit/world/house/candle'
import { morrow, wisp } from '../sets/cast.ts'
import { candleStand } from '../sets/furniture.ts'
import { hallway } from '../sets/hallway.ts'
import { hallway as hallLook } from '../sets/looks.ts'

/** When the candle beside Wisp goes out, seconds in the shot. */
const PUFF = 4.3

/** Wisp at the window, dreaming of the attic; then her candle goes out. */
export const wish = shot({
  name: 'wish',
  seconds: 6.5,
  look: hallLook,
  lens: 29,
  shadowSpan: 8,
  fadeIn: 0.4,
  stage(set) {
    const candles = hallway(set, { lamps: [1] })
    const stand = candleStand(set, [0.95, 0, 0.7])
    const near = candle(set, stand, { lamp: true, lampPower: 8, height: 0.55, seed: 9 })
    const hero = wisp(set)
    const friend = morrow(set)
    return (t) => {
      for (const one of candles) one.set(t, 1)
      near.set(t, 1 - progress(t, PUFF, PUFF + 0.22), t - PUFF)
      const shock = progress(t, PUFF + 0.1, PUFF + 0.3)
      hero.root.position.set(
        keys(t, [0, -1.05], [3, -0.85], [PUFF + 0.1, -0.7], [PUFF + 0.7, -1.25, ease.out]),
        keys(t, [0, 0.75], [2.4, 0.95], [PUFF, 0.9], [PUFF + 0.25, 1.12, ease.out], [5.4, 0.72]),
        0.2,
      )
      hero.root.rotation.y = keys(t, [0, 0.1], [2, 0.3], [PUFF, 0.45], [PUFF + 0.4, 0.75])
      hero.pose(t, {
        look: keys(
          t,
          [0, [-0.7, 0.5]],
          [1.4, [-0.5, 0.9]],
          [2.6, [0.1, 0.8]],
          [3.6, [0.25, 0.3]],
          [PUFF, [0.3, 0.25]],
          [PUFF + 0.3, [0.35, 0.05]],
          [6, [0.1, -0.2]],
        ),
        tilt: 0.16 * pulse(t, 0.8, 3.4, 0.5),
        armL: [keys(t, [0.6, 0.4], [1.6, 1.5], [4, 1.4], [PUFF + 0.3, 1.9]), -0.1 + 0.5 * shock],
        armR: [keys(t, [0.6, 0.4], [1.6, 1.5], [4, 1.4], [PUFF + 0.3, 1.9]), -0.1 + 0.5 * shock],
        grin: 0.35 * pulse(t, 1.4, 3.9, 0.4),
        wow: pulse(t, PUFF + 0.1, 5.7),
        sad: progress(t, 5.4, 5.8),
        shiver: shock,
        squash: 0.16 * pulse(t, PUFF + 0.05, PUFF + 0.6, 0.2) - 0.08 * progress(t, 5.3, 5.8),
        trail: [0.1 * Math.sin(t) + 0.3 * pulse(t, PUFF + 0.1, 5.2, 0.3), 0],
        shine: 0.04,
      })
      friend.root.position.set(0.15, 2.95, -1.1)
      friend.pose(t, {
        hang: 1,
        flap: 2,
        look: keys(t, [0, [0.3, -0.2]], [1.2, [0.3, 0.1]], [PUFF + 0.3, [-0.5, 0.3]]),
        wow: 0.5 * shock,
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [2.3, 2.1, 7.4]], [6.5, [1.1, 1.75, 4.5]]),
        at: keys(t, [0, [-0.75, 2.1, -0.4]], [6.5, [-0.5, 1.75, 0]]),
      })
      return { focus: hero.faceAt(), range: 1.5, blur: 0.9 }
    }
  },
})

/** Seconds at which the candles of the bays 4, 3, 2, 1, 0 go out. */
const GOING = [0.7, 1.8, 2.9, 4, 5.3] as const

/** The candles go out behind her, one by one, while Morrow calls. */
export const candlesOut = shot({
  name: 'candles out',
  seconds: 7,
  look: hallLook,
  lens: 31,
  shadowSpan: 12,
  stage(set) {
    const candles = hallway(set)
    const hero = wisp(set)
    const friend = morrow(set)
    return (t, { talk }) => {
      for (const one of candles) {
        const out = GOING[4 - one.bay] ?? -1
        one.set(t, 1 - progress(t, out, out + 0.2), t - out)
      }
      const heroAt: Vec3 = [
        keys(t, [0, -0.6], [2.5, 0.3], [4.4, -0.25], [7, -0.35]),
        0.85 + keys(t, [0, 0.1], [3, 0.05], [5.4, 0], [6.2, -0.2]),
        keys(t, [0, -6.6], [1.2, -4.6], [3.4, -1.7], [4.8, -0.3, ease.out], [7, 0.1]),
      ]
      hero.root.position.set(...heroAt)
      const back = pulse(t, 1.1, 2.3, 0.4) + pulse(t, 3.1, 4, 0.35)
      hero.root.rotation.y = 0.15 + back * 0.6
      hero.pose(t, {
        look: keys(
          t,
          [0, [0, 0]],
          [0.8, [0, 0.1]],
          [1.3, [0.6, 0.1]],
          [2.2, [0.1, 0]],
          [3.2, [0.6, 0.1]],
          [4, [0, 0]],
          [4.6, [0.5, 0.5]],
          [5.3, [0.6, 0.25]],
          [5.8, [0, -0.3]],
        ),
        lean: 0.22 * (1 - progress(t, 4, 4.8)),
        armL: [1.1, 0.5],
        armR: [1.1, 0.5],
        wow: Math.max(0.8 * pulse(t, 1.2, 2.4), pulse(t, 3.2, 4.2), pulse(t, 5.4, 6.2)),
        sad: 0.55 * progress(t, 0.9, 1.3) + 0.35 * progress(t, 4.2, 4.7),
        shiver: progress(t, 5.3, 5.6),
        squash: -0.1 * progress(t, 5.5, 6),
        trail: [0.1 * Math.sin(t * 2), -0.5 * (1 - progress(t, 3.6, 4.9))],
        shine: 0.05,
      })
      friend.root.position.set(
        keys(t, [0, 0.9], [2.4, 1.4], [4.4, 0.95], [7, 1.05]),
        2.3 + 0.15 * Math.sin(t * 2.2),
        keys(t, [0, -4.4], [1.2, -2.8], [3.4, -0.2], [4.6, 0.5], [7, 0.6]),
      )
      friend.root.rotation.y = keys(t, [3.8, 0.1], [4.5, -0.75])
      friend.pose(t, {
        flap: 12,
        talk: talk('morrow'),
        look: keys(t, [3.8, [0, 0]], [4.5, [-0.4, -0.4]]),
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.2, 1.9, 1.9]], [3.4, [0.1, 1.85, 4.9]], [7, [0.3, 1.7, 5]]),
        at: keys(t, [0, [0, 1.9, -6]], [3.6, [0.1, 1.85, -2]], [7, [0.15, 1.75, 0]]),
      })
      return { focus: hero.faceAt(), range: 1.8, blur: 0.85 }
    }
  },
})
