import { shot } from '@starnest/film-kit/film/script'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { nightTown } from '@starnest/film-kit/world/mountain/night-town'
import { soapbox } from '@starnest/film-kit/world/mountain/soapbox'
import { comet } from '@starnest/film-kit/world/space/comet'
import { bringDriver, bringMiko, drawing } from '../sets/cast.ts'
import { mountain, night, onTwos, titleLook } from '../sets/night.ts'

/** A sky, and a very small hare under it, and here it comes. */
export const title = shot({
  name: 'title',
  seconds: 6,
  look: night,
  lens: 34,
  fadeIn: 0.6,
  stage(set) {
    mountain(set, { from: -24, to: 24, lamps: 0, gap: [-7, 24] })
    const town = nightTown(set, { at: [12, -7, -36], width: 80, depth: 40, rise: 10, lights: 300 })
    const star = comet(set)
    const cart = soapbox(set.scene)
    cart.root.position.set(-2.9, 0, 0.2)
    cart.root.rotation.y = Math.PI / 2 - 0.3
    contactShadow(set.scene, { radius: 1.7 }).place(-2.9, 0.2)
    const girl = bringMiko(set)
    return (t) => {
      const acted = onTwos(t)
      town(t)
      const seen = progress(acted, 1.5, 1.75)
      girl.place(
        -5,
        0.9,
        lerp(0.9, 2.55, progress(acted, 1.4, 1.8)),
        0.5 * pulse(acted, 1.75, 2.15, 0.16),
      )
      girl.act(
        acted,
        {
          look: keys(acted, [1.2, [0.2, -0.3]], [1.5, [0.2, 0.9]]),
          squash: -0.14 * pulse(acted, 1.5, 1.8, 0.14) + 0.1 * pulse(acted, 1.75, 2.1, 0.14),
          wow: seen,
          armR: [2.5 * progress(acted, 2.7, 3), 0.3],
        },
        { back: 0.4 * (1 - seen), wide: 0.25 * seen },
      )
      const way = progress(t, 0.4, 6, ease.out)
      star(t, {
        at: [lerp(-46, 12, way), lerp(36, 12, way), -66],
        angle: Math.PI - 0.38,
        length: lerp(26, 46, way),
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [-1.4, 1.2, 12.4]], [6, [-1.2, 1.2, 11.8]]),
        at: keys(t, [0, [-0.8, 3.3, 0]], [6, [-0.8, 3.15, 0]]),
        sway: 0.03,
      })
      return {
        focus: 13,
        range: 9,
        blur: 0.14,
        lettering: {
          ...titleLook,
          x: 860,
          y: 170,
          age: t - 1.9,
          gone: progress(t, 5.4, 5.9),
          entrance: 'drop',
          lines: [
            { text: 'Downhill', size: 104 },
            { text: 'Comet', size: 150 },
          ],
        },
      }
    }
  },
})

/** A drawing of a promise, a look at the sky, and off. */
export const promise = shot({
  name: 'promise',
  seconds: 6,
  look: night,
  lens: 29,
  stage(set) {
    mountain(set, { from: -20, to: 24, lamps: 0, gap: [-9, 1] })
    const town = nightTown(set, { at: [-4, -4, -30], width: 60, depth: 30, rise: 9 })
    const star = comet(set)
    const { cart, girl, drive } = bringDriver(set)
    const shadow = contactShadow(set.scene, { radius: 1.7 })
    const paper = drawing(cart.body)
    return (t, { talk }) => {
      const acted = onTwos(t)
      town(t)
      const off = progress(t, 5.05, 6.2, ease.in)
      const x = -0.2 + 3.4 * off - 0.18 * pulse(acted, 4.7, 5.2, 0.2)
      drive([x, 0, 0.2], { turn: -0.95 + 0.25 * off, pitch: 0.06 * off })
      shadow.place(x, 0.2)
      const tuck = progress(acted, 3.9, 4.3)
      girl.act(
        acted,
        {
          sit: 1,
          look: keys(
            acted,
            [0, [0.05, -0.55]],
            [1.9, [0.05, -0.5]],
            [2.2, [-0.6, 0.75]],
            [3.4, [-0.6, 0.75]],
            [3.7, [0.1, -0.4]],
            [4.3, [0.2, 0.15]],
          ),
          happy: pulse(acted, 0.6, 1.8) * 0.9,
          brave: progress(acted, 4.2, 4.5),
          armL: keys(acted, [0, [1.25, -0.1]], [3.9, [1.25, -0.1]], [4.4, [1.1, -0.2]]),
          armR: keys(acted, [0, [1.25, -0.1]], [3.9, [1.25, -0.1]], [4.4, [1.1, -0.2]]),
          lean: 0.05 - 0.22 * pulse(acted, 4.6, 5.1, 0.2) + 0.26 * progress(acted, 5, 5.2),
          talk: talk('miko'),
          wow: 0.5 * pulse(acted, 2.15, 3.3),
        },
        { back: 0.9 * progress(acted, 5, 5.4), wide: 0.2 * pulse(acted, 2.1, 3.4) },
      )
      paper.position.set(0, lerp(1.2, 0.6, tuck), lerp(0.62, 0.3, tuck))
      paper.rotation.set(-0.25 - 0.9 * tuck, 0, 0.04 * Math.sin(t * 2))
      paper.visible = tuck < 0.98
      star(t, { at: [-16 + 1.1 * t, 20 - 0.4 * t, -62], angle: Math.PI - 0.3, length: 40 })
      set.camera.shoot({
        t,
        from: keys(t, [0, [1.3, 1.7, 6.9]], [4.5, [1.1, 1.5, 6]], [6, [1.9, 1.3, 6.6]]),
        at: keys(t, [0, [-0.2, 2.05, 0]], [4.5, [-0.15, 2.1, 0]], [6, [0.7, 2.1, 0]]),
      })
      return { focus: girl.faceAt(), range: 1.6, blur: 0.75 }
    }
  },
})
