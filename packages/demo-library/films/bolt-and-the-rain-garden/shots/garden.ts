import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { motes } from '@starnest/film-kit/particles/ambience'
import { burst } from '@starnest/film-kit/particles/effects'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { boltOn } from '../sets/bolt.ts'
import { dawnLook, downpour, hologram, NEON, rainLook, skyline, skyTram } from '../sets/city.ts'
import { garden, neighbours } from '../sets/garden.ts'
import { roof, seedGlass } from '../sets/roof.ts'

/** The seed drinks, and there it is. */
export const sprout = shot({
  name: 'sprout',
  seconds: 7.5,
  look: { ...rainLook, ambient: 1.15, vignette: 0.56 },
  lens: 28,
  fadeOut: 0.5,
  stage(set) {
    skyline(set)
    roof(set, { lift: [4.6, 0, -2.6] })
    hologram(set, 'fish', [-4.6, 3, -9], 0.9, NEON.cyan)
    skyTram(set, [0, 2.4, -12], { start: 10, speed: 3, hue: NEON.pink })
    downpour(set, { at: [0, 4, -3] })
    const bolt = boltOn(set)
    const glass = seedGlass(set.scene)
    glass.root.position.set(0.62, 0, 1.55)
    const green = pointLamp(set.scene, '#8dff6a', [0.5, 1.5, 2.2], 0, 6)
    const sparks = burst(set, [0.62, 1.25, 1.55], {
      count: 60,
      colors: ['#9dffac', '#eaffc0'],
      size: 0.14,
      speed: 0.9,
    })
    const seed = set.add(joint())
    sculpt((s) => s.ball('#ffc078', [0, 0, 0], [0.075, 0.105, 0.075], { glow: 0.7 }), { to: seed })
    return (t) => {
      const water = progress(t, 0.9, 3.6, ease.linear)
      const grown = progress(t, 2.9, 5.4, ease.smoother)
      const glad = progress(t, 5.3, 5.6)
      bolt.place([-0.55, 0, 0], keys(t, [0, 0.35], [4, 0.3], [5.6, 0.2]))
      // Nobody blinks while something grows: his next blink comes later.
      bolt.pose(t + 1.6, {
        look: keys(
          t,
          [0, [0.5, -0.2]],
          [0.5, [0.6, -0.3]],
          [1.2, [0.8, -0.9]],
          [3.2, [0.8, -0.7]],
          [5.2, [0.75, -0.1]],
          [7, [0.5, 0]],
        ),
        lean: keys(t, [0, 0.05], [1.4, 0.12], [2.6, 0.16], [4.2, 0.02], [5.2, 0]),
        squash: 0.16 * pulse(t, 4.9, 5.5, 0.25) + 0.06 * glad * Math.abs(Math.sin(t * 6)),
        neck: keys(
          t,
          [0, 0],
          [1.6, 0.05],
          [3.2, 0.06],
          [4.3, 0.28, ease.back],
          [5.1, 0.2],
          [5.6, 0.4, ease.back],
        ),
        sad: 1 - progress(t, 0.8, 2.6),
        droop: 1 - progress(t, 2.6, 4.4),
        wow: pulse(t, 3, 5.3, 0.4),
        happy: glad,
        power: keys(t, [0, 0.25], [2.8, 0.3], [5.2, 1]),
        armL: keys(t, [0, [0.3, 0.25]], [4.8, [0.3, 0.3]], [5.5, [1.3, 0.9], ease.back]),
        armR: keys(
          t,
          [0, [1.15, 0.12]],
          [0.7, [1.45, 0.12]],
          [0.95, [1.2, 0.12]],
          [2, [0.4, 0.35]],
          [4.8, [0.4, 0.4]],
          [5.5, [1.2, 0.9], ease.back],
        ),
        tilt: 0.14 * pulse(t, 1.6, 4, 0.6) + 0.06 * glad * Math.sin(t * 6),
      })
      const from: Vec3 = bolt.brushAt('right')
      const drop = progress(t, 0.85, 1.15, ease.in)
      seed.position.set(
        lerp(from[0], 0.62, drop),
        lerp(from[1] - 0.15, 0.18, drop),
        lerp(from[2], 1.55, drop),
      )
      seed.visible = t < 1.2
      glass.set(t, { water, sprout: grown, light: 0.6 * grown + 0.05 * Math.sin(t * 3) * grown })
      green.intensity = 3 * grown
      sparks.set(t - 4.9)
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.1, 1.6, 7.1]], [3.6, [0.75, 1.4, 6.5]], [7.5, [0.5, 1.6, 7]]),
        at: keys(t, [0, [0.1, 1.15, 0.6]], [3.6, [0.15, 1.15, 0.8]], [7.5, [0.05, 1.3, 0.4]]),
      })
      const rack = keys(t, [0.5, 0], [1.2, 1], [4.3, 1], [5.1, 0.25])
      const face = set.camera.distanceTo(bolt.faceAt())
      const near = set.camera.distanceTo([0.62, 0.9, 1.55])
      return { focus: lerp(face, near, rack), range: 1.5, blur: 0.9 }
    }
  },
})

/** Dawn: a garden the size of a carpet, and window after window opens to look. */
export const dawn = shot({
  name: 'dawn',
  seconds: 8,
  look: dawnLook,
  lens: 31,
  shadowSpan: 9,
  fadeIn: 0.6,
  stage(set) {
    skyline(set, { dawn: true, near: -20 })
    roof(set, { dawn: true, lift: [7.2, 0, -2.6] })
    garden(set)
    const windows = neighbours(set)
    motes(set)
    glow(set.scene, '#ffdf9a', 15, [7.8, 5, -13], 1.3)
    const bolt = boltOn(set)
    const glass = seedGlass(set.scene)
    glass.root.position.set(1.15, 0, 0.9)
    return (t) => {
      bolt.place([-0.1, 0, 0.5], keys(t, [0, 0.45], [2, 0.45], [2.9, 2.6], [5, 2.6], [6, 0.1]))
      const glad = pulse(t, 0.6, 1.9) + progress(t, 5.9, 6.2)
      bolt.pose(t, {
        look: keys(
          t,
          [0, [0.5, -0.5]],
          [1.6, [0.4, -0.2]],
          [2.2, [0, 0.6]],
          [5, [0.1, 0.9]],
          [5.8, [0, 0.1]],
        ),
        happy: glad,
        wow: pulse(t, 2, 5.6, 0.4),
        neck: keys(t, [0, 0.05], [2, 0.1], [2.8, 0.42, ease.back], [5.4, 0.4], [6.2, 0.2]),
        armL: keys(
          t,
          [0, [1, 0.2]],
          [2, [0.4, 0.4]],
          [5.9, [0.4, 0.5]],
          [6.5, [0.5, 2.1], ease.back],
        ),
        armR: [
          0.4,
          keys(t, [2, 0.3], [5.9, 0.5], [6.4, 2.2, ease.back]) +
            0.3 * Math.sin(t * 9) * progress(t, 6.3, 6.7),
        ],
        squash: 0.1 * pulse(t, 5.8, 6.4, 0.25),
        power: 0.9,
      })
      glass.set(t, { water: 0.5, sprout: 1, light: 0.12 })
      for (const [index, one] of windows.entries())
        one.open(t, progress(t, 2.2 + index * 0.42, 2.8 + index * 0.42, ease.back))
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.6, 1.4, 6]],
          [2, [0.5, 1.7, 6.6]],
          [5.4, [0, 3.3, 11.2], ease.smoother],
          [8, [0, 3.1, 10.4]],
        ),
        at: keys(
          t,
          [0, [0.3, 1, 0]],
          [2, [0.2, 1.3, 0]],
          [5.4, [0, 2.05, -2], ease.smoother],
          [8, [0, 1.95, -2]],
        ),
      })
      const [x, y] = set.camera.project(bolt.faceAt())
      return {
        focus: bolt.faceAt(),
        range: keys(t, [0, 2], [3, 6]),
        blur: keys(t, [0, 0.8], [3, 0.45]),
        iris: { radius: keys(t, [6.9, 1.3], [7.95, 0, ease.in]), at: [x, y] },
      }
    }
  },
})
