import { shot } from '@starnest/film-kit/film/script'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { crayonLetter, envelope } from '@starnest/film-kit/world/space/mail/post'
import { lateSun, nineLook, planetNine } from '../sets/nine.ts'
import { hold } from '../sets/otto.ts'

/** The last mailbox: whose face is that on its door? */
export const nine = shot({
  name: 'nine',
  seconds: 5.5,
  look: nineLook,
  lens: 31,
  stage(set) {
    const place = planetNine(set)
    const old = envelope(place.otto.root, { old: true })
    return (t) => {
      // One hop over the curve, a squash, and then the look.
      const hopping = progress(t, 0.1, 1, ease.linear)
      const lift = Math.sin(hopping * Math.PI) * 0.9
      const x = keys(t, [0.1, -1.9], [1, -0.55, ease.linear])
      place.place(x, 0.35, keys(t, [0, 0.8], [1.6, 0.75], [4.1, 0.75], [4.7, 0.25]), lift)
      place.box.set(0, 0)
      const at: Vec3 = [0.05, 0.62, 0.95]
      old.position.set(...at)
      old.rotation.set(-0.25, 0, 0.04 * Math.sin(t * 2))
      old.scale.setScalar(0.85)
      const point = pulse(t, 2.1, 4.4, 0.35)
      place.otto.pose(t, {
        float: Math.sin(hopping * Math.PI),
        squash: 0.12 * Math.sin(hopping * Math.PI) - 0.24 * pulse(t, 0.95, 1.35, 0.18),
        look: keys(
          t,
          [0, [0.2, -0.2]],
          [1.3, [0.15, 0.1]],
          [2.9, [0.15, 0.05]],
          [3.3, [-0.1, -0.9]],
          [4.1, [-0.1, -0.9]],
          [4.6, [0, 0.05]],
        ),
        wow: progress(t, 1.5, 1.9) * (1 - 0.4 * pulse(t, 3.2, 4.2)),
        tilt: keys(t, [1.6, 0], [2.2, 0.16], [4.2, 0.16], [4.8, -0.08]),
        lean: 0.1 * pulse(t, 1.5, 3.2, 0.4),
        reach: {
          ...hold(at, 0.46),
          0: { to: [0.75, 1.05 + 0.05 * Math.sin(t * 8), 1.15], share: point, sag: 0.1 },
          7: { to: [-0.95, 1.9, 0.65], share: pulse(t, 4.4, 5.6, 0.3), sag: -0.1 },
        },
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [-0.3, 2.5, 8.8]], [1.4, [0.2, 1.7, 6.6]], [5.5, [0.5, 1.6, 5.3]]),
        at: keys(t, [0, [0, 1, 0]], [1.4, [0.25, 1.2, 0]], [5.5, [0.3, 1.25, 0]]),
      })
      return { focus: place.otto.faceAt(), range: 1.9, blur: 0.85 }
    }
  },
})

const SHEET: Vec3 = [0.05, 0.5, 1.12]

/** What was in it, whose print it is, and how far he has come. */
export const home = shot({
  name: 'home',
  seconds: 7.4,
  look: { ...nineLook, fill: { color: '#ffb078', power: 1.3, from: [-5, 2, 6] } },
  lens: 29,
  stage(set) {
    const place = planetNine(set)
    const sun = lateSun(set)
    const sheet = crayonLetter(place.otto.root)
    return (t) => {
      place.place(-0.55, 0.35, keys(t, [0, 0.3], [4.9, 0.22], [6.2, 0.5]))
      place.box.set(progress(t, 5.2, 6, ease.back), 0)
      const opened = progress(t, 0, 0.5, ease.back)
      const hugged = progress(t, 4.3, 5.1)
      const at = mixVec3(SHEET, [-0.12, 0.36, 0.98], hugged)
      sheet.position.set(...at)
      sheet.rotation.set(-0.32 + 0.1 * hugged, 0, 0.03 * Math.sin(t * 2))
      sheet.scale.set(0.74, 0.2 + 0.54 * opened, 0.74)
      const posted = progress(t, 4.5, 5.3)
      const fit = pulse(t, 1.5, 4.2, 0.45)
      const print: Vec3 = [at[0] - 0.08, at[1] - 0.3, at[2] + 0.22]
      place.otto.pose(t, {
        look: keys(
          t,
          [0, [0, -0.9]],
          [3.3, [-0.05, -1]],
          [3.8, [0.1, 0]],
          [4.8, [0.1, 0.1]],
          [5.3, [-0.35, 0.6]],
        ),
        wow: pulse(t, 0.2, 2.6, 0.3),
        happy: pulse(t, 3.5, 5.2, 0.35),
        grin: progress(t, 3.2, 3.7) * 0.9,
        tilt: keys(t, [0, 0.1], [2, -0.1], [3.6, 0.08], [5.6, -0.1]),
        squash: 0.06 * pulse(t, 3.4, 4.2, 0.3),
        stir: 0.7,
        reach: {
          ...hold(at, 0.5),
          2: {
            to: mixVec3(mixVec3([1.5, 0.9, 1], print, fit), [1.75, 1.5, -0.35], posted),
            by: mixVec3([1.35, 0.75, 1.75], [1.3, 1.2, 0.2], posted),
            share: progress(t, 0.7, 1.4),
          },
        },
      })
      sun(keys(t, [3.9, -9], [7.4, 2.6, ease.out]), progress(t, 4, 5.6))
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.35, 2.0, 5.4]],
          [2.6, [-0.1, 1.5, 5.3]],
          [4.2, [-0.1, 1.6, 4.8]],
          [7.4, [0.4, 2.3, 13.5], ease.smoother],
        ),
        at: keys(
          t,
          [0, [-0.35, 0.95, 0.3]],
          [2.6, [-0.3, 0.74, 0.5]],
          [4.2, [-0.3, 1.1, 0.3]],
          [7.4, [0.1, 0.75, 0], ease.smoother],
        ),
      })
      return {
        focus: place.otto.faceAt(),
        range: keys(t, [0, 1.2], [4.4, 1.3], [6, 5]),
        blur: keys(t, [4.4, 0.9], [6.4, 0.35]),
        iris: {
          radius: keys(t, [6.3, 1.3], [7.2, 0.12], [7.4, 0]),
          at: set.camera.project([0.1, 1.2, 0.2]),
        },
      }
    }
  },
})
