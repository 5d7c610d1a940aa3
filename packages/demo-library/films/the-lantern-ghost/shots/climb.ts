import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { trail } from '@starnest/film-kit/particles/effects'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { atticRoom, ROUND_WINDOW } from '../sets/attic.ts'
import { morrow, wisp } from '../sets/cast.ts'
import { attic as atticLook, gallery as dimLook } from '../sets/looks.ts'
import { tower, treadAt, WAY_RADIUS } from '../sets/stairs.ts'

/** Up the winding stairs: she lights every step she passes. */
export const climb = shot({
  name: 'climb',
  seconds: 5,
  look: { ...dimLook, ambient: 0.86 },
  lens: 30,
  shadowSpan: 7,
  stage(set) {
    tower(set)
    const hero = wisp(set, 0.72)
    const friend = morrow(set, 0.36)
    // Slow where she is in front of the column, quick behind it.
    const angleAt = (t: number) => {
      const even = 3.3 + 1.6 * t
      return even - 0.6 * Math.sin(even - 1.5 * Math.PI)
    }
    const wayAt = (t: number, ahead = 0, over = 0.75): Vec3 => {
      const angle = angleAt(t) + ahead
      return [Math.cos(angle) * WAY_RADIUS, treadAt(angle) + over, -Math.sin(angle) * WAY_RADIUS]
    }
    const dust = trail(set, (t) => wayAt(t - 1, 0, 1), {
      count: 170,
      color: '#ffca70',
      life: 1.5,
      spread: 0.8,
      size: 0.19,
      drift: [0, -0.25, 0],
      lag: 0.12,
      seed: 14,
    })
    const wash = pointLamp(set.scene, '#ffb060', [0, 0, 0], 16, 8)
    return (t) => {
      const angle = angleAt(t)
      const [x, y, z] = wayAt(t)
      hero.root.position.set(x, y + 0.08 * Math.sin(t * 3), z)
      // The way up runs against the clock, seen from above: ahead is +90 degrees.
      hero.root.rotation.y = angle + Math.PI
      hero.light(13)
      wash.position.set(x * 1.5, y + 1.2, Math.min(-2.6, z - 2.4))
      hero.pose(t, {
        shine: 0.9,
        lean: 0.26,
        look: [-0.25 + 0.2 * Math.sin(t * 1.6), 0.45],
        grin: 0.7,
        brave: 0.4,
        armL: [1.2, 0.35],
        armR: [1.2, 0.35],
        trail: [0, -0.5],
      })
      dust.set(t + 1, progress(t, 0, 0.4))
      const [bx, by, bz] = wayAt(t, 0.62, 1.9)
      friend.root.position.set(bx * 0.86, by, bz * 0.86)
      friend.root.rotation.y = angle + 0.62 + Math.PI
      friend.pose(t, { flap: 13, happy: 1, grin: 0.6, look: [-0.4, 0] })
      set.camera.shoot({
        t,
        from: [keys(t, [0, -1.8], [5, 1.6]), y + lerp(1.7, 0.3, t / 5), 9.6],
        at: [0, y + lerp(0.5, 1.3, t / 5), 0],
      })
      return { focus: hero.faceAt(), range: 2.4, blur: 0.7 }
    }
  },
})

/** The attic: the stars at last, and a window that becomes a lantern. */
export const stars = shot({
  name: 'stars',
  seconds: 5,
  look: atticLook,
  lens: 30,
  shadowSpan: 7,
  fadeOut: 0.3,
  stage(set) {
    const { wash } = atticRoom(set)
    const hero = wisp(set)
    const friend = morrow(set)
    return (t, { talk }) => {
      const glad = progress(t, 2.9, 3.5)
      const bright = lerp(0.7, 1, progress(t, 2.9, 4.4))
      hero.root.position.set(
        keys(t, [0, 1.9], [1.9, 0.1, ease.out]),
        keys(t, [0, 0.5], [1.9, 1.35, ease.out], [3.2, 1.3], [4, 1.6, ease.back]),
        keys(t, [0, 1.2], [1.9, -1.5, ease.out]),
      )
      hero.root.rotation.y = keys(t, [0, -2.4], [1.6, -3], [2.7, -3], [3.4, -0.25, ease.smoother])
      hero.light(8 + 10 * bright)
      wash.intensity = 4 + 22 * glad
      hero.pose(t, {
        talk: talk('wisp'),
        shine: bright,
        look: keys(t, [0, [0.1, 0.4]], [1.8, [0, 0.8]], [3, [0, 0.7]], [3.6, [0, 0.1]]),
        wow: pulse(t, 0.4, 3.2, 0.3),
        happy: progress(t, 3.7, 3.95),
        grin: 0.9 * glad,
        squash: 0.1 * pulse(t, 3.3, 4.2, 0.3),
        armL: [
          lerp(0.5, 0.7, glad),
          keys(t, [1.8, 0.1], [2.5, 0.6], [3.4, 0.5], [3.9, 1.2, ease.back]),
        ],
        armR: [
          lerp(0.5, 0.7, glad),
          keys(t, [1.8, 0.1], [2.5, 0.6], [3.4, 0.5], [3.9, 1.2, ease.back]),
        ],
        trail: [0.3 * (1 - progress(t, 1.2, 2)), 0.45 * (1 - progress(t, 1.2, 2))],
      })
      friend.root.position.set(
        keys(t, [0, -2.6], [1.6, -1.55]),
        3 + 0.12 * Math.sin(t * 2),
        keys(t, [0, 1.4], [1.6, -1.6]),
      )
      friend.root.rotation.y = keys(t, [0, 2.6], [2.9, 2.8], [3.7, 0.5])
      friend.pose(t, {
        flap: 12,
        happy: progress(t, 3.8, 4.1),
        grin: 0.7 * glad,
        look: [0.3, -0.1],
      })
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.7, 1.7, 7.4]], [5, [0.1, 2.2, 4.3]]),
        at: keys(t, [0, [0.1, 2.3, -2]], [5, [0, 2.7, -2.4]]),
      })
      const face = hero.faceAt()
      return {
        focus: [face[0], face[1], lerp(face[2], ROUND_WINDOW[2], 0.2)],
        range: 2.2,
        blur: 0.7,
      }
    }
  },
})
