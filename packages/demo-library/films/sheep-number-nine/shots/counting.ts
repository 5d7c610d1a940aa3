import { shot } from '@starnest/film-kit/film/script'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { type Numbered, numbered } from '../sets/flock.ts'
import { dreamLook, MOON, pasture, titleLook } from '../sets/pasture.ts'

/** Seconds of the leaps, on the first beats of their bars. */
const LEAPS = [3.9, 5.2, 6.5] as const

/** One leap over the gate from left to right: run in, over at `over` seconds, run out. */
function leap(one: Numbered, t: number, over: number): void {
  const air = progress(t, over - 0.5, over + 0.5, ease.linear)
  const up = Math.sin(Math.PI * air)
  const x = keys(
    t,
    [over - 1.6, -9],
    [over - 0.5, -2.4, ease.linear],
    [over + 0.5, 2.4, ease.linear],
    [over + 1.7, 9.6, ease.linear],
  )
  const flying = pulse(t, over - 0.5, over + 0.5, 0.14)
  one.place(x, 0, Math.PI / 2, up * 2)
  one.pose(t, {
    face: -0.95,
    walk: 15,
    stride: 1 - flying,
    tuck: flying,
    lean: -0.5 * Math.cos(Math.PI * air) * flying,
    squash:
      0.12 * flying -
      0.16 * pulse(t, over - 0.75, over - 0.4, 0.14) -
      0.16 * pulse(t, over + 0.42, over + 0.75, 0.12),
    smile: 1,
    lids: 0.15,
    look: [-0.4, 0],
    earDroop: -0.8 * up,
  })
}

/** Six, seven, eight: the moon counts, and its eyes grow heavy. */
export const count = shot({
  name: 'count',
  seconds: 8,
  look: dreamLook,
  lens: 30,
  fadeIn: 0.8,
  stage(set) {
    const { moon } = pasture(set)
    const flock = ([6, 7, 8] as const).map((figure) => numbered(set, figure))
    return (t, { talk }) => {
      for (const [index, one] of flock.entries()) leap(one, t, LEAPS[index] ?? 0)
      const heavy = keys(t, [0, 0.3], [3.9, 0.36], [5, 0.5], [6.4, 0.66], [8, 0.86])
      const chase = (over: number) => progress(t, over - 0.7, over + 0.6, ease.linear)
      const [a, b, c] = [chase(LEAPS[0]), chase(LEAPS[1]), chase(LEAPS[2])]
      const now = c > 0 ? c : b > 0 ? b : a
      const back = Math.min(1, Math.max(0, (now - 0.85) / 0.15))
      moon.root.position.y = keys(t, [0, -1.6], [3.7, MOON.y])
      moon.pose(t, {
        lids: [heavy, heavy],
        look: t < 3.1 ? [0, -0.3] : [lerp(-0.9, 0.9, now) * (1 - 0.6 * back), -0.7],
        talk: talk('moon'),
        smile: 0.7,
        yawn: 0,
      })
      set.camera.shoot({ t, from: [0, 2, 14.5], at: [0, 3.1, 0], sway: 0 })
      return {
        focus: [0, 1.6, 0.4],
        range: 4,
        blur: 0.2,
        lettering: {
          ...titleLook,
          lines: [
            { text: 'Sheep', size: 92 },
            { text: 'Number Nine', size: 128 },
          ],
          x: 640,
          y: 190,
          entrance: 'drop',
          age: t - 0.5,
          gone: progress(t, 3.4, 3.7),
        },
      }
    }
  },
})

/** And nine? Nine walks up, puts its chin on the rail, and stays. */
export const nine = shot({
  name: 'nine',
  seconds: 6.2,
  look: dreamLook,
  lens: 29,
  stage(set) {
    const { moon } = pasture(set)
    const hero = numbered(set, 9)
    return (t, { talk }) => {
      const x = keys(t, [0.1, -6.2], [2, 0, ease.linear])
      const walking = 1 - progress(t, 1.85, 2.05)
      const turn = keys(t, [1.95, Math.PI / 2], [2.5, 0])
      hero.place(x, -1.05, turn, 0.14 * progress(t, 2.2, 2.7))
      const chin = progress(t, 2.7, 3)
      hero.pose(t + 0.9, {
        walk: 9,
        stride: walking,
        face: keys(t, [1.9, 0], [2.3, -0.3], [2.6, 0]),
        nod: 0.12 * chin,
        squash: -0.06 * chin + 0.05 * pulse(t, 2.2, 2.7),
        lids: keys(t, [0, 0.35], [2.6, 0.3], [3, 0.5], [3.9, 0.5], [4.05, 1], [4.3, 0.5]),
        look: keys(
          t,
          [2.6, [0, 0]],
          [3.5, [0, 0]],
          [3.7, [0, 0.9]],
          [4.1, [0, 0.9]],
          [4.4, [0, 0]],
        ),
        talk: talk('nine'),
        tilt: 0,
        earDroop: 0.2 + 0.3 * chin,
      })
      const eyeL = keys(t, [0, 0.95], [2.7, 0.95], [3, 0.25], [5.1, 0.2])
      const eyeR = keys(t, [0, 0.95], [5, 0.95], [5.3, 0.05])
      const shock = progress(t, 5.1, 5.4)
      moon.pose(t, {
        lids: [eyeL - 0.15 * shock, eyeR],
        look: [0, -0.9],
        talk: talk('moon'),
        smile: 0.6 * (1 - progress(t, 4.7, 5)),
        wow: shock,
      })
      set.camera.shoot({ t, from: [0, 1.85, 9.2], at: [0, 2.5, 0], sway: 0 })
      return { focus: [0, 1.5, 0.2], range: 3, blur: 0.2 }
    }
  },
})
