import { shot } from '@starnest/film-kit/film/script'
import { smoke } from '@starnest/film-kit/particles/effects'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { boltOn } from '../sets/bolt.ts'
import { downpour, hologram, NEON, rainLook, skyline, skyTram } from '../sets/city.ts'
import { postcard, roof, seedGlass } from '../sets/roof.ts'

/** From sign to sign: pink, blue, gold, and no green. */
export const search = shot({
  name: 'search',
  seconds: 6,
  look: rainLook,
  lens: 32,
  shadowSpan: 10,
  stage(set) {
    skyline(set)
    roof(set, { lift: [7.4, 0, -2.6] })
    const halos = [
      hologram(set, 'heart', [-4.6, 3, -5.6], 1.25, NEON.pink),
      hologram(set, 'fish', [-0.5, 3.3, -5.8], 1.25, NEON.cyan),
      hologram(set, 'star', [3.8, 3.1, -5.6], 1.2, NEON.gold),
    ]
    skyTram(set, [0, 1.6, -10], { start: 26, speed: 6 })
    downpour(set)
    smoke(set, [1.6, 0, -3.2], { color: '#ff9ac8', opacity: 0.16 })
    sculpt(
      (s) => {
        for (const x of [-5.6, -2.3, 1, 5.2])
          s.pill('#3a3a8c', [x, 0.3, 3.6], 0.06, 1, { segments: 8 }).ball(
            NEON.violet,
            [x, 0.95, 3.6],
            0.13,
            {
              glow: 1.1,
              rim: 0,
            },
          )
      },
      { to: set.scene },
    )
    const bolt = boltOn(set)
    const card = postcard(bolt.hands.left, 0.62)
    card.position.set(0.05, -0.3, 0.12)
    return (t) => {
      const x = keys(
        t,
        [0, -4.6],
        [0.9, -3.7],
        [1.5, -3.7],
        [2.6, -0.2],
        [3.3, -0.2],
        [4.6, 3.1],
        [6, 3.1],
      )
      const going = pulse(t, 1.5, 2.7, 0.3) + pulse(t, 3.2, 4.6, 0.3)
      bolt.place(
        [x, 0, 0.3],
        keys(t, [0, 1], [0.8, 0.2], [1.5, 0.9], [2.5, 0.15], [3.2, 0.9], [4.5, 0.25], [6, 0]),
      )
      const down = progress(t, 4.9, 5.6)
      bolt.pose(t, {
        rolled: x,
        lean: 0.16 * going,
        look: keys(
          t,
          [0, [0.2, 0.3]],
          [0.5, [-0.5, 1]],
          [1.3, [-0.2, 0.9]],
          [1.8, [0.5, 0]],
          [2.4, [-0.2, 1]],
          [3, [0.1, 0.9]],
          [3.5, [0.6, 0.1]],
          [4.2, [0.2, 1]],
          [4.8, [0.2, 0.8]],
          [5.5, [-0.6, -0.6]],
        ),
        neck:
          0.1 +
          0.32 * (pulse(t, 0.5, 1.6, 0.3) + pulse(t, 2.4, 3.4, 0.3) + pulse(t, 4.3, 5.1, 0.3)),
        armL: [lerp(1.5, 1.1, down), 0.3],
        armR: [0.5 + 0.4 * going, 0.5 + 0.2 * going],
        sad: down,
        wow: 0.7 * (pulse(t, 0.4, 1.4) + pulse(t, 2.3, 3.2) + pulse(t, 4.2, 4.9)),
        tilt: 0.12 * Math.sin(t * 2),
        power: 1 - 0.25 * down,
      })
      card.rotation.set(lerp(1.5, 1.1, down), 0, 0.1)
      for (const [index, halo] of halos.entries())
        halo.set(0.5 + 0.5 * pulse(t, index * 1.9 + 0.1, index * 1.9 + 1.6, 0.4))
      set.camera.shoot({
        t,
        from: [x * 0.72 - 0.2, keys(t, [0, 1.5], [6, 2.5]), 9.2],
        at: [x * 0.8, 2.05, -1],
      })
      return { focus: bolt.faceAt(), range: 3, blur: 0.5 }
    }
  },
})

/** The lift stays shut, the lamp grows faint, and Bolt puts down his lamp glass. */
export const faint = shot({
  name: 'faint',
  seconds: 6.5,
  look: { ...rainLook, ambient: 1.12, exposure: 1.04, vignette: 0.6 },
  lens: 30,
  stage(set) {
    skyline(set)
    roof(set, { lift: [1.9, 0, -2.2] })
    hologram(set, 'ring', [-5.2, 3.6, -9], 0.9, NEON.violet)
    skyTram(set, [0, 2.6, -14], { start: 36, speed: 3, hue: NEON.pink })
    downpour(set)
    const bolt = boltOn(set)
    const glass = seedGlass(set.scene)
    return (t) => {
      const away = progress(t, 1, 2.3)
      const power = keys(t, [0, 0.8], [1.2, 0.55], [1.5, 0.8], [3.4, 0.3], [6.5, 0.22])
      const bump = pulse(t, 0.2, 0.7, 0.18)
      const x = lerp(1.2, -0.25, away)
      const z = lerp(-0.6, 0.5, away)
      bolt.place([x, 0, z - 0.18 * bump], keys(t, [0, 2.5], [0.9, 2.5], [2.2, 0.25]))
      const reach = progress(t, 3.7, 4.3)
      const putDown = progress(t, 4.4, 5.4)
      const sad = progress(t, 2, 2.9) * (1 - 0.5 * progress(t, 5.6, 6.2))
      bolt.pose(t, {
        rolled: -away * 1.7,
        squash: 0.2 * bump + 0.12 * sad,
        lean: 0.1 * bump + 0.12 * sad + 0.16 * pulse(t, 4.3, 5.8, 0.5),
        nod: 0.08 * sad,
        neck: keys(t, [0, 0.3], [2, 0.15], [2.9, 0]),
        look: keys(
          t,
          [0, [0, 0.6]],
          [1.6, [0.2, 0]],
          [2.8, [0, -0.4]],
          [3.4, [0, 0.7]],
          [3.8, [0.3, -0.3]],
          [5.4, [0.6, -0.45]],
        ),
        sad,
        droop: sad,
        power,
        armL: [0.25 + 1.15 * reach - 0.5 * putDown, 0.1 + 0.1 * sad],
        armR: [0.25 + 1.15 * reach - 0.5 * putDown, 0.1 + 0.1 * sad],
      })
      glass.root.position.set(
        lerp(x + 0.12, 0.72, putDown),
        lerp(0.58, 0.02, putDown),
        lerp(z + 0.42, 1.5, putDown) + 0.55 * reach * (1 - putDown),
      )
      glass.root.scale.setScalar(lerp(0.02, 0.85, reach))
      glass.root.visible = t > 3.6
      glass.set(t, { water: 0, sprout: 0, light: 0 })
      set.camera.shoot({
        t,
        from: keys(t, [0, [-2.6, 3.2, 8.4]], [6.5, [-0.7, 1.9, 5.9]]),
        at: keys(t, [0, [0.7, 1.4, -0.6]], [6.5, [0.1, 0.98, 0.4]]),
      })
      return { focus: bolt.faceAt(), range: 2, blur: 0.8 }
    }
  },
})
