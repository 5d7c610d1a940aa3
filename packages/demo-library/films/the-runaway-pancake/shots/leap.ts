import { shot } from '@starnest/film-kit/film/script'
import { dust } from '@starnest/film-kit/particles/dust'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { bringBruno } from '../sets/cast.ts'
import { PANCAKE_RADIUS, pancake, spinAfter } from '../sets/pancake.ts'
import { fountain, rampCart, wobble } from '../sets/props.ts'
import { bunting, flowerTub, morning, slope, village } from '../sets/village.ts'
import { bloomersOn, sockOn } from './street.ts'

export const leap = shot({
  name: 'leap',
  seconds: 5,
  look: morning,
  lens: 31,
  shadowSpan: 11,
  stage(set) {
    village(set, { from: -17, to: 17, seed: 11 })
    bunting(set, [-10, 6.2, -6.6], [10, 5.4, -6.6], { flags: 24, sag: 0.6 })
    flowerTub(set, -6, 4.6, 1)
    flowerTub(set, 5.4, 4.4, 1.1, '#5fa8c9')
    fountain(set, 0.9, -0.5)
    rampCart(set, -2.2, -0.5)
    const runaway = pancake()
    set.add(runaway.root)
    sockOn(runaway)
    const bruno = bringBruno(set)
    bloomersOn(bruno)
    const path = (t: number): Vec3 => {
      const k = keys(
        t,
        [1.05, 0],
        [1.75, 0.4, ease.out],
        [2.7, 0.52, ease.linear],
        [3.6, 1, ease.in],
      )
      const x = t < 1.05 ? lerp(-9, -2.2, progress(t, 0, 1.05, ease.in)) : lerp(-2.2, 7.4, k)
      const ramp = Math.max(0, Math.min(1, (x + 5.2) / 3)) * 1.3
      const air = t < 1.05 ? ramp : lerp(1.3, 0.4, k) + 4 * 2.3 * k * (1 - k)
      return [x, slope(Math.min(x, -2.2 + (x + 2.2) * 0.4), 0) + PANCAKE_RADIUS + air + 0.06, -0.5]
    }
    const water: Vec3 = [0.35, slope(0.3, 0) + 0.75, 0.75]
    const splash = dust(set, () => water, {
      from: 3.7,
      color: '#d8f4ff',
      life: 0.8,
      spread: 2.6,
      rise: 2.2,
      size: 0.4,
      count: 70,
    })
    return (t, { talk }) => {
      const at = path(t)
      runaway.root.position.set(...at)
      const float = pulse(t, 1.5, 2.9, 0.35)
      runaway.pose({
        spin:
          t < 1.05
            ? spinAfter(at[0] + 2.2)
            : -Math.PI *
              2 *
              keys(t, [1.05, 0], [1.7, 0.94, ease.out], [2.7, 1.05], [3.6, 2.2, ease.in]),
        stretch: 0.1 * float - 0.2 * pulse(t, 0.85, 1.1, 0.1),
        grin: 0.95,
        look: keys(t, [1.6, [0.4, 0]], [1.9, [0, -0.2]], [2.2, [0, 0]]),
        wink: pulse(t, 2.15, 2.5, 0.08),
        talk: talk('pancake'),
      })
      const fall = progress(t, 3.05, 3.75, ease.linear)
      const seated = progress(t, 3.6, 3.8)
      const bx = keys(
        t,
        [0.2, -11.5],
        [1.9, -2, ease.linear],
        [2.3, -1.85],
        [3.05, -1.85],
        [3.75, 0.35, ease.linear],
      )
      bruno.place(
        bx,
        keys(t, [1, 1.5], [3.05, 1.3], [3.75, 0.75]),
        keys(t, [1.9, 0.9], [3.1, 0.95], [3.75, 0.3]),
        1.7 * 4 * fall * (1 - fall) * 0.45 + 0.36 * seated + 0.06 * wobble(t - 3.75, 10),
      )
      const running = 1 - progress(t, 1.75, 2)
      bruno.pose(t, {
        walk: 14,
        stride: 1.25 * running,
        lean: 0.26 * running + 1.1 * fall * (1 - seated) - 0.25 * pulse(t, 1.9, 2.5, 0.2),
        look: keys(
          t,
          [1.6, [0.2, 0.3]],
          [2, [0, 0.9]],
          [2.8, [-0.1, 0.9]],
          [3.05, [0, 0]],
          [4.2, [0, 0]],
          [4.4, [0, 0.1]],
        ),
        wow: keys(t, [1.8, 0.3], [2.1, 1], [3.8, 1], [4.1, 0]),
        sad: 0.8 * progress(t, 4, 4.3),
        sit: seated,
        squash: -0.14 * pulse(t, 1.9, 2.3, 0.15) + 0.14 * wobble(t - 3.78, 14),
        roll: 0.22 * Math.sin(t * 16) * pulse(t, 2.5, 3.05, 0.2),
        armR: [
          keys(t, [1.9, 1.9], [2.3, 2.4], [3.7, 2.4], [4.1, 2]),
          0.3 + 0.5 * Math.sin(t * 16) * pulse(t, 2.5, 3.6, 0.2),
        ],
        armL: [keys(t, [1.9, 1.3], [2.3, 2.2], [3.7, 2.2], [4.1, 0.4]), 0.3],
      })
      splash.set(t, 1 - progress(t, 4.1, 4.7))
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-1.6, 2.1, 12.4]],
          [1.6, [0.2, 2.4, 11.2]],
          [2.8, [0.4, 2.6, 10.6]],
          [3.9, [0.3, 2, 8.8]],
        ),
        at: keys(
          t,
          [0, [-1.8, 1.9, 0]],
          [1.6, [0.1, 2.4, 0]],
          [2.8, [0.35, 2.7, 0]],
          [3.9, [0.4, 1.6, 0]],
        ),
      })
      return { focus: [0, 2, 0.3], range: 2.6, blur: 0.8 }
    }
  },
})
