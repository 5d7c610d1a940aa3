import { shot } from '@starnest/film-kit/film/script'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { glow } from '@starnest/film-kit/light/glow'
import { burst, smoke } from '@starnest/film-kit/particles/effects'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { focusLines, speedLines } from '@starnest/film-kit/particles/speed-lines'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { nightTown } from '@starnest/film-kit/world/mountain/night-town'
import { bellFrame, observatory, telescope } from '@starnest/film-kit/world/mountain/observatory'
import { comet } from '@starnest/film-kit/world/space/comet'
import { bringDriver, grandpa } from '../sets/cast.ts'
import { night, onTwos } from '../sets/night.ts'
import { terrace } from '../sets/terrace.ts'

/** Hush: an old hare asleep by his telescope, and up on the hill a very small light. */
export const quiet = shot({
  name: 'quiet',
  seconds: 4,
  look: { ...night, key: '#ffcf90' },
  lens: 27,
  stage(set) {
    terrace(set)
    const town = nightTown(set, { at: [8, -3.2, -24], width: 60, depth: 30, rise: 9 })
    sculpt(
      (s) => {
        for (const [x, width, tall] of [
          [-20, 22, 13],
          [-34, 26, 19],
          [-6, 16, 5],
        ] as const)
          s.cone('#2c2484', [x, -9, -34], width, tall + 9, { grad: '#3a2a8a', segments: 20 })
      },
      { to: set.scene, shadow: false },
    )
    telescope(set.scene, [1.5, 0, -0.9], 0.75)
    const old = set.cast(grandpa, [0.1, 0.1], 0.35)
    sculpt(
      (s) =>
        s
          .box('#8a3f6a', [0, 0.3, 0], [1.3, 0.14, 1], { grad: '#5a2a5a' })
          .box('#8a3f6a', [0, 1, -0.55], [1.3, 1.5, 0.14], { grad: '#5a2a5a' })
          .cylinder('#8a7ad0', [1.7, 0.32, 0.9], [0.4, 0.32, 0.64])
          .cylinder('#fff2dc', [1.7, 0.74, 0.9], [0.14, 0.1, 0.2])
          .ring('#fff2dc', [1.86, 0.74, 0.9], [0.07, 0.022]),
      { to: set.scene, at: [0, 0, 0] },
    ).rotation.y = 0.2
    smoke(set, [1.86, 0.9, 0.54], {
      rise: 0.7,
      size: 0.22,
      opacity: 0.4,
      count: 10,
      color: '#f4e8ff',
    })
    const lamp = glow(set.scene, '#ffc870', 3.2, [-1.7, 2.4, -0.6], 0.9)
    sculpt(
      (s) =>
        s
          .cylinder('#5a5ab0', [-1.7, 1.1, -0.6], [0.05, 0.08, 2.3])
          .ball('#ffe9a8', [-1.7, 2.4, -0.6], 0.22, { glow: 1.3 }),
      { to: set.scene },
    )
    const moth = glow(set.scene, '#fff6e0', 0.24, [0, 0, 0], 1.4)
    const cart = glow(set.scene, '#ffe08a', 1.5, [0, 0, 0], 1.6)
    const star = comet(set)
    return (t) => {
      const acted = onTwos(t)
      town(t)
      lamp.set(0.75 + 0.04 * Math.sin(t * 6))
      moth.sprite.position.set(
        -1.7 + 0.5 * Math.cos(t * 4),
        2.5 + 0.25 * Math.sin(t * 7),
        -0.2 + 0.3 * Math.sin(t * 4),
      )
      old.place(0.1, 0.1, 0.35, 0.28)
      old.pose(acted, {
        sit: 1,
        sleepy: 2.2,
        happy: 0,
        nod: 0.22 + 0.05 * Math.sin(t * 1.6),
        tilt: 0.2,
        squash: 0.02 * Math.sin(t * 1.6),
        earDroop: 0.35,
        armL: [0.7, -0.2],
        armR: [0.7, -0.2],
        wow: 0.25 * Math.max(0, Math.sin(t * 1.6)),
      })
      const run = progress(t, 0, 4, ease.linear)
      cart.sprite.position.set(
        lerp(-15.5, -6.6, run),
        lerp(4.2, -1.4, run) + 0.25 * Math.sin(t * 3),
        -22,
      )
      cart.set(0.9)
      star(t, { at: [-6 + 1.6 * t, 21 - 0.5 * t, -62], angle: Math.PI - 0.3, length: 34 })
      set.camera.shoot({ t, from: [0.4, 1.75, 7.6], at: [0.1, 1.95, 0], sway: 0.02 })
      return {
        focus: old.faceAt(),
        range: 2.4,
        blur: 0.6,
      }
    }
  },
})

/** Her plan was to pull the rope. */
export const bell = shot({
  name: 'bell',
  seconds: 6,
  look: night,
  lens: 32,
  stage(set) {
    terrace(set)
    sculpt((s) => observatory(s, [-5.6, 0, -5.5], 0.9), { to: set.scene })
    const town = nightTown(set, { at: [6, -3.2, -24], width: 70, depth: 30, rise: 9 })
    const star = comet(set)
    const ring = bellFrame(set.scene, [0.9, 0, -0.8])
    telescope(set.scene, [-3.9, 0, -0.8], 0.75)
    const old = set.cast(grandpa, [-2.5, 0.5], 0.4)
    const { cart, girl, drive } = bringDriver(set)
    const gone = cart.wheels[0]
    if (gone) gone.visible = false
    const shadow = contactShadow(set.scene, { radius: 1.7 })
    const HIT: Vec3 = [0.9, 2.5, -0.3]
    const rings = songRings(set, { color: '#ffe0a0', width: 13, power: 0.8, gap: 0.55 })
    const sparks = burst(set, [1.5, 2.5, 0], {
      count: 60,
      colors: ['#ffe0a0', '#ff8ad0'],
      speed: 1.6,
      size: 0.14,
    })
    const lines = focusLines(set, { color: '#fff4dc', away: 4, hole: 0.6 })
    const strokes = speedLines(set, { color: '#ffe6f4', span: 20, clear: 1, speed: 40 })
    return (t, { talk }) => {
      // The hit is held for a third of a second.
      const acted = onTwos(t < 0.7 ? t : t < 1.05 ? 0.7 : t)
      town(t)
      const fly = progress(acted, 0, 0.7, ease.linear)
      const drop = progress(acted, 1.05, 1.5, ease.in)
      const at: Vec3 = [
        lerp(lerp(8.6, 2.7, fly), 3.1, drop),
        lerp(lerp(6.2, 1.35, fly), 0, drop),
        lerp(0.4, 0.7, drop),
      ]
      const bump = pulse(acted, 1.5, 1.85, 0.12)
      drive([at[0], at[1] + 0.25 * pulse(acted, 1.6, 1.95, 0.15), at[2]], {
        turn: Math.PI + 0.55 * (1 - 0.35 * drop) * (drop + 0.6),
        pitch: -0.35 + 0.35 * drop,
        lean: 0.12 * drop,
        rolled: 0,
      })
      shadow.place(at[0], at[2])
      shadow.fade(drop)
      const dizzy = pulse(acted, 1.6, 2.9, 0.25)
      const call = progress(acted, 3.6, 3.9)
      girl.act(
        acted,
        {
          sit: 1,
          wow: 1 - progress(acted, 1.4, 1.7) + 0.4 * pulse(acted, 4, 5, 0.2),
          tilt: 0.25 * dizzy * Math.sin(t * 6),
          squash: -0.2 * bump,
          sleepy: 0.5 * dizzy,
          grin: progress(acted, 2.8, 3.1) * (1 - 0.5 * call),
          happy: pulse(acted, 2.8, 3.6),
          look: keys(
            acted,
            [3, [0, 0.1]],
            [3.3, [-0.5, 0.1]],
            [4.5, [-0.5, 0.1]],
            [4.9, [-0.2, 1]],
          ),
          armL: keys(
            acted,
            [0, [1.6, 0.6]],
            [1.4, [1.6, 0.6]],
            [1.7, [0.6, 0.3]],
            [3.5, [0.6, 0.3]],
            [4, [2.7, 0.5]],
          ),
          armR: keys(acted, [0, [1.6, 0.6]], [1.4, [1.6, 0.6]], [1.7, [0.6, 0.3]]),
          talk: talk('miko'),
        },
        { back: 0.9 * (1 - progress(acted, 1, 1.5)), wide: 0.5 * dizzy },
      )
      const since = Math.max(0, acted - 1)
      ring.swing(-0.75 * Math.sin(since * 4.6) * Math.exp(-since * 0.42))
      rings(acted - 0.95, HIT)
      sparks.set(acted - 0.7)
      const wake = progress(acted, 1.2, 1.4)
      old.place(-2.5, 0.5, 0.4, 0.55 * pulse(acted, 1.3, 1.85, 0.25))
      old.pose(acted, {
        sleepy: 2.2 * (1 - wake),
        nod: 0.24 * (1 - wake),
        wow: wake * (1 - 0.5 * progress(acted, 5.2, 5.5)),
        squash: 0.12 * pulse(acted, 1.3, 1.8, 0.2) - 0.16 * pulse(acted, 1.8, 2.2, 0.15),
        armL: [1.2 * pulse(acted, 1.3, 2.2, 0.2), 1 * pulse(acted, 1.3, 2.2, 0.2)],
        armR: [1.2 * pulse(acted, 1.3, 2.2, 0.2), 1 * pulse(acted, 1.3, 2.2, 0.2)],
        look: keys(acted, [1.4, [0, 0]], [2.4, [0.7, 0.1]], [4.5, [0.7, 0.1]], [4.9, [0.1, 1]]),
        earDroop: 0.5 * (1 - wake),
      })
      star(t, { at: [2 + 1.3 * t, 24 - 0.4 * t, -60], angle: Math.PI - 0.3, length: 40 })
      const from: Vec3 = keys(
        t,
        [0, [0.4, 1.7, 11.4]],
        [0.7, [0.6, 1.7, 10.6]],
        [1.05, [0.6, 1.7, 10.2]],
        [6, [0.3, 1.7, 9.6]],
      )
      const look: Vec3 = keys(t, [0, [0.6, 2.9, 0]], [1.05, [0.7, 2.6, 0]], [6, [0.2, 2.3, 0]])
      set.camera.shoot({ t, from, at: look, sway: 0.02 })
      const hit = pulse(t, 0.66, 1.35, 0.14)
      lines(from, look, hit, 32)
      strokes([at[0] - 1, at[1] + 1.4, 0.4], t, 1 - progress(t, 0.55, 0.75), 0.75)
      return { focus: set.camera.distanceTo(girl.faceAt()), range: 3.4, blur: 0.45 * (1 - hit) }
    }
  },
})
