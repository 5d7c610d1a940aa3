import { shot } from '@starnest/film-kit/film/script'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { glow } from '@starnest/film-kit/light/glow'
import { trail } from '@starnest/film-kit/particles/effects'
import { focusLines, speedLines } from '@starnest/film-kit/particles/speed-lines'
import { joint } from '@starnest/film-kit/sculpt/sculptor'
import { course } from '@starnest/film-kit/time/course'
import { clamp, ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { nightTown } from '@starnest/film-kit/world/mountain/night-town'
import { spokedWheel } from '@starnest/film-kit/world/mountain/soapbox'
import { comet } from '@starnest/film-kit/world/space/comet'
import { bringDriver } from '../sets/cast.ts'
import { mountain, night, onTwos } from '../sets/night.ts'

/** Low over the road: a cart, a comet, and wind. */
export const go = shot({
  name: 'go',
  seconds: 6,
  look: night,
  lens: 33,
  stage(set) {
    mountain(set, { from: -40, to: 50 })
    const star = comet(set)
    const { girl, drive } = bringDriver(set)
    const shadow = contactShadow(set.scene, { radius: 1.7 })
    const shadowAt = followShadow(set)
    const strokes = speedLines(set, {
      color: '#ffe6f4',
      span: 24,
      clear: 1.4,
      high: 6,
      deep: [-2, 2.2],
      speed: 34,
      count: 40,
    })
    const travel = (s: number) => -24 + 8.6 * s + 0.35 * s * s
    const sparks = trail(set, (s) => [travel(s) - 1.3, 0.15, 0.9], {
      color: '#ffb84a',
      life: 0.4,
      spread: 0.4,
      size: 0.12,
      count: 50,
      drift: [0, 0.8, 0],
    })
    return (t) => {
      const acted = onTwos(t)
      const x = travel(t)
      const bank = 0.1 * Math.sin(t * 1.5)
      drive([x, 0.03 * Math.abs(Math.sin(t * 17)), 0.2 + 0.7 * Math.sin(t * 1.05)], {
        turn: -0.16 * Math.cos(t * 1.05),
        lean: bank,
        steer: -0.2 * Math.cos(t * 1.05),
      })
      shadow.place(x, 0.2 + 0.7 * Math.sin(t * 1.05))
      shadowAt([x, 0, 0])
      girl.act(
        acted,
        {
          sit: 1,
          lean: 0.22,
          roll: -bank * 2,
          armL: [1.15, -0.2],
          armR: [1.15, -0.2],
          brave: 1 - 0.8 * pulse(acted, 2.2, 4.4, 0.25),
          look: keys(
            acted,
            [1.6, [0.1, 0.05]],
            [2, [-0.85, 0.6]],
            [3.8, [-0.85, 0.6]],
            [4.2, [0.1, 0]],
          ),
          grin: 0.8 * pulse(acted, 2.3, 4.2),
          wow: 0.5 * pulse(acted, 4.7, 6.4),
        },
        { back: 0.95 },
      )
      strokes([x + 0.5, 1.8, 0], t, 0.6 + 0.4 * progress(t, 0, 1))
      sparks.set(t, 0.8)
      star(t, {
        at: [x - 19 + 3.2 * t, 33 - 1.6 * t, -62],
        angle: Math.PI - 0.34,
        length: 48,
      })
      set.camera.shoot({
        t,
        from: [
          x + keys(t, [0, 4.6], [3, 3], [6, 4.4]),
          keys(t, [0, 0.5], [6, 0.75]),
          keys(t, [0, 5.4], [3, 4.4], [6, 5.8]),
        ],
        at: [x + 0.1, keys(t, [0, 1.9], [3, 1.65], [6, 2.1]), 0],
        roll: 0.13,
        sway: 0.04,
      })
      return { focus: girl.faceAt(), range: 2.6, blur: 0.55 }
    }
  },
})

/** One nut, one wheel, and it overtakes. */
export const wheel = shot({
  name: 'wheel',
  seconds: 3,
  look: night,
  lens: 27,
  stage(set) {
    mountain(set, { from: -30, to: 40 })
    const { cart, girl, drive } = bringDriver(set)
    const shadow = contactShadow(set.scene, { radius: 1.7 })
    const shadowAt = followShadow(set)
    const strokes = speedLines(set, {
      color: '#ffe6f4',
      span: 16,
      clear: 0.1,
      high: 3,
      deep: [-2.4, -1.6],
      speed: 30,
    })
    const loose = spokedWheel(joint(set.scene), 0.36)
    loose.rotation.order = 'YXZ'
    const spark = glow(set.scene, '#ffd06a', 0.9)
    return (t, { talk }) => {
      const acted = onTwos(t)
      const x = -18 + 10 * t
      const free = Math.max(0, t - 1.25)
      const shake = progress(t, 0.2, 1.2) * (1 - progress(t, 1.2, 1.3))
      drive([x, 0, 0], { pitch: -0.09 * progress(t, 1.3, 1.5), lean: 0.03 * Math.sin(t * 9) })
      shadow.place(x, 0)
      shadowAt([x, 0, 0])
      const wobbling = cart.wheels[0]
      if (wobbling) {
        wobbling.visible = free === 0
        wobbling.rotation.z = 0.22 * shake * Math.sin(t * 15)
      }
      loose.visible = free > 0
      loose.position.set(
        x + 0.9 + 2.1 * free * free,
        0.36 + Math.abs(Math.sin(free * 5.4)) * 0.45 * Math.exp(-free * 0.5),
        0.8 + 0.35 * free,
      )
      loose.rotation.set((x + free) * 3, Math.PI / 2, 0.25 * Math.sin(free * 7))
      spark.sprite.position.set(x + 0.9, 0.14, 0.8)
      spark.set(0.8 * pulse(t, 1.25, 3.4, 0.12) * (0.7 + 0.3 * Math.sin(t * 7)))
      girl.act(
        acted,
        {
          sit: 1,
          lean: 0.2,
          armL: [1.15, -0.2],
          armR: [1.15, -0.2],
          brave: 1 - progress(acted, 1.5, 1.7),
          wow: progress(acted, 1.6, 1.8),
          look: keys(acted, [1.4, [0.2, 0]], [1.7, [-0.75, -0.7]], [2.4, [-0.3, -0.2]]),
          talk: talk('miko'),
        },
        { back: 0.95 - 0.4 * pulse(acted, 1.6, 2.4) },
      )
      strokes([x, 1.2, 0], t)
      set.camera.shoot({
        t,
        from: [
          x + keys(t, [0, 2.1], [1.3, 2.3], [3, 2.4]),
          keys(t, [0, 0.5], [3, 1]),
          keys(t, [0, 3], [1.2, 3.4], [2, 6.6]),
        ],
        at: [x + keys(t, [0, 0.75], [2, 0.5]), keys(t, [0, 0.65], [1.2, 0.7], [2, 1.55]), 0],
        roll: 0.1,
        sway: 0.02,
      })
      return {
        focus: set.camera.distanceTo([x + 0.9, 0.4, 0.8]) + 0.3 * progress(t, 1.4, 2),
        range: 1.6,
        blur: 0.7,
      }
    }
  },
})

/** The road ends, she does not: for a breath they fly side by side. */
export const leap = shot({
  name: 'leap',
  seconds: 6,
  look: { ...night, bloom: 0.7 },
  lens: 34,
  stage(set) {
    mountain(set, { from: -30, to: 1.4, lamps: 9 })
    const town = nightTown(set, { at: [12, -7, -28], width: 90, depth: 40, rise: 10, lights: 300 })
    const star = comet(set)
    const { cart, girl, drive } = bringDriver(set)
    const strokes = speedLines(set, { color: '#ffe6f4', span: 24, clear: 1.4, speed: 34 })
    const lines = focusLines(set, { color: '#fff0fa', away: 4, hole: 0.8, count: 40 })
    const path = course(
      [0, [-9, 0, 0.2]],
      [0.45, [-5.2, 0, 0.2]],
      [0.9, [-0.8, 0.05, 0.2]],
      [1.4, [2.2, 2, 0.2]],
      [2.2, [4, 3.9, 0.2]],
      [4.4, [6, 4.6, 0.2]],
      [5.2, [7.6, 3.7, 0.2]],
      [6, [10.4, 0.6, 0.2]],
    )
    const dust = trail(set, (s) => path(clamp(s, 0, 1.2)), {
      color: '#ff9ad0',
      life: 0.9,
      spread: 1.2,
      size: 0.3,
      count: 60,
    })
    const gone = cart.wheels[0]
    if (gone) gone.visible = false
    return (t) => {
      const acted = onTwos(t)
      town(t)
      const at = path(t)
      const air = progress(t, 0.9, 1.6)
      const fall = progress(t, 4.5, 5.3)
      drive(at, {
        pitch: 0.5 * air - 0.38 * progress(t, 1.7, 2.6) - 0.75 * fall,
        turn: -0.8 * air,
        rolled: at[0] * (1 + t),
      })
      const wings = progress(acted, 1.7, 2.1, ease.back) * (1 - progress(acted, 4.5, 4.8))
      girl.act(
        acted,
        {
          sit: 1,
          lean: 0.2 - 0.3 * wings,
          armL: keys(
            acted,
            [1.6, [1.15, -0.2]],
            [2.1, [0.6, 1.5]],
            [4.5, [0.6, 1.5]],
            [4.8, [1.15, -0.2]],
          ),
          armR: keys(
            acted,
            [1.6, [1.15, -0.2]],
            [2.1, [0.6, 1.5]],
            [4.5, [0.6, 1.5]],
            [4.8, [1.15, -0.2]],
          ),
          wow: pulse(acted, 0.7, 2.4),
          look: keys(
            acted,
            [1, [0.3, 0]],
            [2.2, [0.1, 0.2]],
            [2.5, [-0.75, 0.5]],
            [3.9, [-0.75, 0.5]],
            [4.3, [0.2, -0.6]],
          ),
          happy: pulse(acted, 2.7, 4.1) * 0.9,
          grin: pulse(acted, 2.5, 4.4),
          brave: progress(acted, 4.4, 4.7),
        },
        { back: 0.9 - 0.4 * wings, wide: wings },
      )
      dust.set(t, 1 - progress(t, 1.2, 2))
      strokes(
        [at[0], at[1] + 1.6, 0],
        t,
        1 - progress(t, 0.8, 1.4) + progress(t, 4.7, 5.2),
        0.3 * air - 0.7 * fall,
      )
      star(t, {
        at: [
          at[0] + keys(t, [0, -30], [2.2, -8], [4.4, -1], [6, 16]),
          at[1] + keys(t, [0, 27], [2.4, 15], [6, 13]),
          -60,
        ],
        angle: Math.PI - 0.3,
        length: 52,
      })
      const from: Vec3 = [
        at[0] + keys(t, [0, 3.4], [1.6, 1.2], [6, 1.6]),
        at[1] * 0.9 + keys(t, [0, 0.6], [1.6, 1.1], [6, 1.4]),
        keys(t, [0, 7.6], [1.6, 7.4], [4.4, 6.2], [6, 7.8]),
      ]
      const look: Vec3 = [
        at[0] + keys(t, [0, 0.6], [2, 0.3]),
        at[1] * 0.9 + keys(t, [0, 2.3], [1.8, 2.5], [4.5, 2.4], [6, 1.9]),
        0,
      ]
      set.camera.shoot({
        t,
        from,
        at: look,
        roll: keys(t, [0, 0.12], [2, -0.05], [6, 0.08]),
        sway: 0.03,
      })
      lines(from, look, 0.7 * pulse(t, 0.85, 1.7, 0.2), 34)
      return { focus: girl.faceAt(), range: 3.4, blur: 0.4 }
    }
  },
})
