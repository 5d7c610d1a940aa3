import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { burst } from '@starnest/film-kit/particles/effects'
import { joint } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { planets, starLines } from '@starnest/film-kit/world/space/mail/planets'
import { envelope } from '@starnest/film-kit/world/space/mail/post'
import { hold, oldLetter, rider } from '../sets/otto.ts'
import { deepSpace, spaceLook, street, titleLook } from '../sets/space.ts'

/** A letter thrown from Otto's side to a planet that rushes by; it flies for `seconds`. */
function thrown(set: FilmSet, start: number, from: Vec3, to: Vec3, seconds = 1.1) {
  const letter = envelope(set.add(joint()))
  const sparks = burst(set, to, { count: 40, speed: 1.5, size: 0.3 })
  return (t: number) => {
    const way = progress(t, start, start + seconds, ease.out)
    letter.visible = t > start && way < 1
    letter.position.set(...mixVec3(from, to, way))
    letter.rotation.set(t * 7, t * 9, 0)
    letter.scale.setScalar(0.62)
    sparks.set(t - start - seconds)
  }
}

/** Title: behind the handlebar down a street of planets, then round to his face. */
export const round = shot({
  name: 'round',
  seconds: 7.25,
  look: {
    ...spaceLook,
    keyFrom: [7, 6, -3],
    fill: { color: '#7fd8ff', power: 1.3, from: [-3, 3, 8] },
  },
  lens: 36,
  fadeIn: 0.4,
  stage(set) {
    deepSpace(set)
    const row = planets(set, street(-14, 15, 15))
    const lines = starLines(set)
    const bike = rider(set)
    const throws = [
      thrown(set, 1.9, [-1.1, 1.7, -0.2], [-7, 3, -8]),
      thrown(set, 3.5, [1.1, 1.7, -0.2], [6.5, 3.2, -7]),
    ]
    return (t) => {
      const metres = 17 * t
      row.position.z = metres
      lines(metres * 1.5)
      const swerve = 0.5 * Math.sin(t * 1.5)
      bike.place(
        [swerve, 0.12 * Math.sin(t * 2.3), 0],
        Math.PI + 0.1 * Math.cos(t * 1.5),
        -0.14 * Math.cos(t * 1.5),
      )
      bike.scooter.steer(0.12 * Math.cos(t * 1.5))
      const left = pulse(t, 1.5, 2.5, 0.35)
      const right = pulse(t, 3.1, 4.1, 0.35)
      bike.pose(t, {
        look: keys(
          t,
          [1, [0, 0]],
          [1.4, [0.9, 0.2]],
          [2.4, [0.9, 0.2]],
          [2.9, [-0.9, 0.2]],
          [4, [-0.9, 0.2]],
          [4.8, [0.3, 0.1]],
        ),
        lean: 0.12,
        grin: progress(t, 4.4, 4.8),
        happy: pulse(t, 5.6, 6.6),
        brave: 0.3,
        reach: {
          2: { to: [1.5, 1.2 + 0.3 * left, -0.1], share: left },
          5: { to: [-1.5, 1.2 + 0.3 * right, -0.1], share: right },
          3: { to: [0.9, 0.7 + 0.3 * Math.sin(t * 6), -0.9], share: 0.8 },
          4: { to: [-0.9, 0.7 + 0.3 * Math.cos(t * 6), -0.9], share: 0.8 },
        },
      })
      for (const one of throws) one(t)
      set.camera.shoot({
        t,
        sway: 0.1,
        from: keys(
          t,
          [0, [1.2, 3.1, 5.6]],
          [3.9, [0.6, 2.9, 5]],
          [5.3, [5.6, 2.2, -1.6], ease.smooth],
          [7.25, [3.1, 1.9, -5.2], ease.out],
        ),
        at: keys(
          t,
          [0, [0, 2.6, -6]],
          [3.9, [0, 2.2, -5]],
          [5.2, [0, 1.8, -0.4], ease.smooth],
          [7.25, [0.1, 1.75, 0]],
        ),
      })
      return {
        focus: bike.otto.faceAt(),
        range: keys(t, [3.8, 9], [5.4, 2.4]),
        blur: keys(t, [3.8, 0.35], [5.4, 0.9]),
        lettering: {
          lines: [
            { text: 'MAIL FOR', size: 62 },
            { text: 'PLANET NINE', size: 104 },
          ],
          x: 640,
          y: 150,
          ...titleLook,
          entrance: 'drop',
          age: t - 0.5,
          gone: progress(t, 3.7, 4.2),
        },
      }
    }
  },
})

const LETTER: Vec3 = [0, 0.46, 1.95]

/** One letter is left: old, with a nine and a print on it. */
export const letter = shot({
  name: 'letter',
  seconds: 5.5,
  look: spaceLook,
  lens: 30,
  stage(set) {
    deepSpace(set)
    const row = planets(set, street(-8, 8, 13))
    const lines = starLines(set, { count: 26 })
    const bike = rider(set, 0)
    const old = oldLetter(bike.otto, LETTER)
    return (t, { talk }) => {
      row.position.z = -7 * t
      lines(-9 * t)
      bike.place([0, 0.1 * Math.sin(t * 2.1), 0], 0.16 + 0.05 * Math.sin(t))
      const drawn = progress(t, 0.5, 1.5, ease.back)
      const at = mixVec3([0.9, 0.1, -1], LETTER, drawn)
      old.position.set(...at)
      old.rotation.set(-0.22, keys(t, [0.5, 3.2], [1.5, 0]), 0.05 * Math.sin(t * 2.4))
      old.scale.setScalar(0.3 + 0.75 * drawn)
      const scratch = pulse(t, 3.3, 5.2, 0.3)
      bike.pose(
        t,
        {
          look: keys(
            t,
            [0, [0.6, 0.1]],
            [0.6, [0.8, -0.4]],
            [1.5, [0, -0.9]],
            [3.1, [0, -0.9]],
            [3.6, [0.1, 0.2]],
            [4.6, [-0.3, 0.7]],
          ),
          wow: pulse(t, 3.2, 5.3, 0.3),
          talk: talk('otto'),
          tilt: keys(t, [1.6, 0], [2.2, -0.16], [3, -0.16], [3.6, 0.12]),
          squash: -0.12 * pulse(t, 3.1, 3.5, 0.15),
          reach: {
            ...hold(at, 0.56),
            2: { to: [1.25, 1.9 + 0.12 * Math.sin(t * 11), 0.2], share: scratch, sag: -0.3 },
          },
        },
        0.3 * (1 - drawn),
      )
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.9, 2.1, 6.3]], [5.5, [0.25, 1.85, 4.7]]),
        at: keys(t, [0, [0, 1.9, 0]], [5.5, [0, 1.85, 0]]),
      })
      return { focus: bike.otto.faceAt(), range: 1.7, blur: 0.95 }
    }
  },
})
