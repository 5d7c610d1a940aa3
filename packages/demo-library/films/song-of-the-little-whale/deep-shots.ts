import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { course } from '@starnest/film-kit/time/course'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { actWhale, jellies, luma, pipIn, spiral, trench, trenchLook } from './sets.ts'

/** Luma sinks into the violet dark and finds somebody small. */
export const dark = shot({
  name: 'dark',
  seconds: 8,
  look: trenchLook,
  lens: 31,
  shadowSpan: 9,
  fadeIn: 0.45,
  stage(set) {
    trench(set)
    const calf = actWhale(set, luma)
    const pip = pipIn(set)
    const lamp = pointLamp(pip.root, '#ffd9a0', [0.7, 0.5, 1.3], 1.5, 6)
    const shy = jellies(set, spiral(9, [0, 1, -7], 5, 6, 1.7), 1)
    const way = course(
      [-1, [4.6, 7.6, -6]],
      [1.6, [2.6, 5, -2.6]],
      [3.2, [1.9, 2.6, -0.4]],
      [4.8, [1.5, 1.75, 0.2]],
      [8.5, [1.15, 1.6, 0.5]],
    )
    return (t, { talk }) => {
      calf.root.position.set(...way(t))
      calf.root.rotation.y = keys(t, [0, -0.5], [2.4, -0.2], [3.4, -0.35], [4.8, -0.72])
      const found = progress(t, 3.5, 3.9)
      pip.root.position.set(-1.25, 1.25 + 0.06 * Math.sin(t * 1.4), 0.8)
      pip.root.rotation.y = keys(t, [3.6, -0.5], [4.6, 0.45])
      pip.pose(t, 0.34 + 0.08 * Math.sin(t * 2.1) + 0.14 * progress(t, 4.2, 5), {
        look: keys(t, [0, [0, -0.7]], [4, [-0.2, -0.6]], [4.6, [0.6, 0.35]]),
        sad: 1,
        shiver: 0.7 * (1 - progress(t, 4, 4.8)),
        talk: talk('pip'),
        tilt: keys(t, [3.8, 0.12], [4.8, -0.1]),
      })
      lamp.intensity = 1.2 + 0.8 * progress(t, 4.2, 5)
      for (const [index, one] of shy.entries())
        one.pose(t, 0.06 + 0.05 * Math.sin(t * 1.1 + index * 2))
      calf.pose(t, {
        swim: keys(t, [0, 0.7], [3.4, 0.5], [5, 0.12]),
        rise: keys(t, [0, -0.55], [2.6, -0.35], [4.4, -0.06]),
        turn: keys(t, [1, -0.4], [3.4, 0.3], [5, 0]),
        look: keys(
          t,
          [0, [-0.2, -0.3]],
          [1.2, [0.6, 0]],
          [2.4, [-0.7, 0.1]],
          [3.2, [-0.2, -0.2]],
          [3.8, [-0.5, -0.35]],
        ),
        wow: 0.55 * pulse(t, 3.6, 5, 0.25),
        sad: keys(t, [0, 0.5], [3.4, 0.3], [3.8, 0], [5.4, 0], [6.2, 0.7]),
        tilt: 0.12 * progress(t, 5.4, 6.2) * found,
        flipperR: [0, 0.5 * progress(t, 6, 7)],
      })
      set.camera.shoot({
        t,
        sway: 0.1,
        from: keys(
          t,
          [0, [-0.9, 3.5, 11]],
          [3.4, [-0.5, 2.4, 9.4], ease.smoother],
          [8, [-0.25, 1.75, 6.3], ease.smoother],
        ),
        at: keys(
          t,
          [0, [1, 3.9, 0]],
          [3.4, [0.3, 2.1, 0], ease.smoother],
          [8, [-0.05, 1.55, 0.5], ease.smoother],
        ),
      })
      const focus = keys(
        t,
        [3.4, set.camera.distanceTo(calf.faceAt())],
        [4.6, set.camera.distanceTo(pip.faceAt())],
      )
      return { focus, range: 1.9, blur: 0.95 }
    }
  },
})

/** When each jellyfish is lit, seconds in the shot: on the celesta's notes. */
const NOTE_SECONDS = 8.5 / 24
const LIT_FROM = 11 * NOTE_SECONDS

/** She sings her one note; the jellyfish answer it, light by light. */
export const song = shot({
  name: 'song',
  seconds: 8.5,
  look: trenchLook,
  lens: 31,
  shadowSpan: 9,
  fadeOut: 0.3,
  stage(set) {
    trench(set)
    const calf = actWhale(set, luma)
    const pip = pipIn(set)
    const lamp = pointLamp(pip.root, '#ffd9a0', [0.7, 0.5, 1.3], 1.4, 7)
    const places = spiral(13, [0, 0.4, -3.4], 4.3, 7.2, 2.1)
    const choir = jellies(set, places, 0.95)
    const rings = songRings(set, { count: 5, gap: 0.5, life: 2.6, width: 12, power: 0.42 })
    return (t, { talk }) => {
      const sings = pulse(t, 2.85, 5.2, 0.22)
      const after = progress(t, 5.2, 5.7)
      calf.root.position.set(0.95, 1.6 + 0.25 * sings + 0.5 * progress(t, 5, 8.5), 0.4)
      calf.root.rotation.y = keys(t, [0, -0.62], [2, -0.35], [5.2, -0.2], [7.4, -0.35])
      calf.pose(t, {
        swim: 0.15 + 0.3 * after,
        look: keys(
          t,
          [0, [-0.6, -0.3]],
          [1.7, [-0.5, -0.2]],
          [2.4, [0, 0.5]],
          [5, [0, 0.5]],
          [5.7, [0.7, 0.35]],
          [6.7, [-0.5, 0.6]],
          [7.8, [-0.4, -0.1]],
        ),
        brave: pulse(t, 0.3, 3, 0.3),
        talk: talk('luma'),
        squash: 0.09 * pulse(t, 2, 2.85, 0.4) - 0.05 * sings,
        rise: keys(t, [1.9, 0], [2.7, -0.1], [3.1, 0.3], [5, 0.28], [5.9, 0.1]),
        sleepy: 0.7 * pulse(t, 2.9, 4.9, 0.3),
        wow: Math.max(sings, 0.6 * pulse(t, 5.4, 6.4, 0.25)),
        shine: Math.max(sings, 0.6 * after),
        grin: progress(t, 6.2, 6.6),
        happy: pulse(t, 7.2, 9),
        flipperL: [0.5 * sings + 0.2 * after, 0.2 * sings],
        flipperR: [0.5 * sings + 0.2 * after, 0.2 * sings],
      })
      const hears = progress(t, 3.4, 4.2)
      pip.root.position.set(
        -1.35,
        1.2 + 0.06 * Math.sin(t * 1.4) + 0.9 * progress(t, 5, 8, ease.smoother),
        0.75,
      )
      pip.root.rotation.y = keys(t, [0, 0.5], [5.4, 0.45], [6.4, -0.2])
      pip.pose(t + 1.2, 0.42 + 0.58 * hears, {
        look: keys(t, [0, [0.6, 0.3]], [5.2, [0.5, 0.4]], [5.9, [-0.4, 0.7]], [7.2, [0.6, 0.2]]),
        sad: 1 - hears,
        wow: 0.85 * pulse(t, 3.5, 6, 0.35),
        grin: progress(t, 5.9, 6.3),
        squash: 0.1 * pulse(t, 5.6, 6.1),
      })
      lamp.intensity = 1.4 + 2 * hears
      for (const [index, one] of choir.entries()) {
        const lit = LIT_FROM + index * NOTE_SECONDS
        const on = progress(t, lit, lit + 0.25)
        one.pose(t, 0.06 + 0.72 * on + 0.35 * pulse(t, lit, lit + 0.7, 0.12), {
          squash: 0.16 * pulse(t, lit, lit + 0.4, 0.15),
        })
      }
      const { x, y, z } = calf.root.position
      rings(t - 3, [x, y, z - 1.6])
      set.camera.shoot({
        t,
        sway: 0.08,
        from: keys(
          t,
          [0, [0.3, 1.75, 5.6]],
          [2.8, [0.3, 1.75, 5.9]],
          [6.4, [-0.2, 2.3, 10], ease.smoother],
          [8.5, [-0.7, 2.5, 11.4]],
        ),
        at: keys(
          t,
          [0, [0.35, 1.6, 0.6]],
          [2.8, [0.4, 1.85, 0.6]],
          [6.4, [-0.1, 2.75, -0.4], ease.smoother],
          [8.5, [-0.1, 3.1, -0.6]],
        ),
      })
      return { focus: calf.faceAt(), range: keys(t, [3, 1.6], [6, 3.4]), blur: 0.9 }
    }
  },
})
