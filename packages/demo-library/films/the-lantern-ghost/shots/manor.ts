import type { Actor } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { burst } from '@starnest/film-kit/particles/effects'
import { clamp, ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import type { LetteringPlan } from '@starnest/film-kit/title/lettering'
import { morrow, wisp } from '../sets/cast.ts'
import { moonrise } from '../sets/looks.ts'
import { ATTIC_WINDOW, HOUSE_AT, manor } from '../sets/manor.ts'

/** Moonlit storybook capitals. */
export const lettering: Pick<
  LetteringPlan,
  'family' | 'weight' | 'top' | 'bottom' | 'outline' | 'outlineWidth' | 'halo' | 'spacing'
> = {
  family: 'Amatic SC',
  weight: 700,
  top: '#ffffff',
  bottom: '#ffd98a',
  outline: '#1a1c56',
  outlineWidth: 0.07,
  halo: '#6a9cf0',
  spacing: 0.05,
}

/** Moonrise, the crooked house, the title. */
export const opening = shot({
  name: 'opening',
  seconds: 7,
  look: moonrise,
  lens: 30,
  shadowSpan: 14,
  fadeIn: 1,
  fadeOut: 0.3,
  stage(set) {
    const { attic, homes } = manor(set, [0.6, 27, -64])
    attic(0, 0)
    homes(0)
    const wanderer = glow(set.scene, '#bcd4ff', 1.3, [0, 0, 0], 1)
    const flyer = morrow(set, 0.5)
    return (t) => {
      wanderer.sprite.position.set(
        HOUSE_AT[0] + keys(t, [3.6, -1.6], [6.8, 2.2]),
        HOUSE_AT[1] + 0.9,
        HOUSE_AT[2] + 2.3,
      )
      const seen = Math.max(0, Math.sin(t * 3.2)) ** 0.5
      wanderer.set(0.9 * progress(t, 3.6, 4.2) * seen)
      flyer.root.position.set(
        keys(t, [0.4, -12], [3, -2, ease.linear], [6.4, 3.4]),
        keys(t, [0.4, 13.5], [3, 11], [6.4, 13.6]) + 0.3 * Math.sin(t * 2.4),
        keys(t, [0.4, -10], [6.4, -14]),
      )
      flyer.root.rotation.y = keys(t, [0.4, 0.8], [6, 1.4])
      flyer.pose(t, { flap: 12, look: [0.3, 0.1] })
      set.camera.shoot({
        t,
        sway: 0.08,
        from: keys(
          t,
          [0, [-0.6, 4.6, 15.5]],
          [3.4, [-0.4, 4.2, 15]],
          [7, [0.4, 2.7, 14.4], ease.smoother],
        ),
        at: keys(
          t,
          [0, [-0.4, 11.6, -16]],
          [2.6, [-0.2, 10.6, -16]],
          [7, [1.7, 8.4, -16], ease.smoother],
        ),
      })
      return {
        focus: keys(t, [0, 34], [7, 29]),
        range: 12,
        blur: 0.8,
        lettering:
          t > 4.9
            ? undefined
            : {
                ...lettering,
                x: 345,
                y: 270,
                age: t - 0.7,
                gone: progress(t, 4.1, 4.8),
                entrance: 'rise',
                lines: [
                  { text: 'THE GHOST WHO', size: 84 },
                  { text: 'FEARED THE DARK', size: 114 },
                ],
              },
      }
    }
  },
})

/** A child of the village, seen from behind, who looks up. */
function pointing(child: Actor, t: number, from: number): void {
  const up = progress(t, from, from + 0.5)
  child.pose(t, {
    look: [0.1, 0.3 + 0.6 * up],
    armR: [2.5 * up, 0.85 * up],
    wow: up,
    hop: 4.6,
    hopHeight: 0.16 * pulse(t, from + 0.5, from + 2.2, 0.3),
  })
}

/** Last image: the village sees a new star on the hill. */
export const newStar = shot({
  name: 'new star',
  seconds: 6,
  look: moonrise,
  lens: 34,
  shadowSpan: 14,
  fadeIn: 0.3,
  fadeOut: 1.1,
  stage(set) {
    const { attic, homes } = manor(set, [-25, 29, -64], 4.4)
    const fox = set.cast(
      { fur: '#e08a4a', ears: 'point', tail: 'bushy', size: 0.5, scarf: '#c0485a', seed: 2 },
      [-1.9, 6.6],
      Math.PI - 0.25,
    )
    const bunny = set.cast(
      { fur: '#c8bce0', ears: 'long', tail: 'puff', size: 0.4, seed: 5 },
      [-0.8, 6.9],
      Math.PI - 0.4,
    )
    const small = wisp(set, 0.6)
    small.root.position.set(ATTIC_WINDOW[0], ATTIC_WINDOW[1] - 0.62, ATTIC_WINDOW[2] + 0.45)
    const sparkle = burst(set, [ATTIC_WINDOW[0], ATTIC_WINDOW[1], ATTIC_WINDOW[2] + 1], {
      count: 110,
      colors: ['#ffe6a8', '#fff6e0', '#ffc870'],
      size: 0.32,
      speed: 1.5,
      gravity: 0.1,
      life: 3.6,
    })
    return (t) => {
      const lit = progress(t, 0.7, 1.5, ease.back)
      attic(Math.max(0, lit), t)
      sparkle.set(t - 1)
      small.root.visible = lit > 0.3
      small.root.scale.setScalar(0.6 * clamp(lit * 1.4 - 0.4))
      small.pose(t, { shine: 0.85, wave: pulse(t, 1.6, 5.6, 0.4), happy: 1, grin: 0.8 })
      homes(progress(t, 2.2, 3.8, ease.linear))
      pointing(fox, t, 1.5)
      pointing(bunny, t, 1.9)
      set.camera.shoot({
        t,
        sway: 0.06,
        from: keys(t, [0, [0.4, 2.5, 15.6]], [6, [-0.1, 2.8, 17]]),
        at: keys(t, [0, [1.2, 7, -16]], [6, [1, 7.4, -16]]),
      })
      return { focus: 30, range: 13, blur: 0.7 }
    }
  },
})
