import { shot } from '@starnest/film-kit/film/script'
import { mist } from '@starnest/film-kit/particles/mist'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { keys, progress } from '@starnest/film-kit/time/keyframes'
import { cliff } from '@starnest/film-kit/world/coast/cliff'
import { swell } from '@starnest/film-kit/world/coast/swell'
import { sky } from '@starnest/film-kit/world/sky'
import { goodNight, headland } from '../sets/coast.ts'
import { GOLD, lettering, nightLook, nightSky, ROSE } from '../sets/looks.ts'

/** Two cliffs, two lamps, one sea: rose says good night, gold says good night. */
export const lamps = shot({
  name: 'lamps',
  seconds: 7,
  look: nightLook,
  lens: 30,
  shadowSpan: 14,
  fadeIn: 0.8,
  stage(set) {
    sky(set, nightSky)
    const sea = swell(set, {
      height: 0.28,
      lamps: [
        { at: [-9.5, 9.2, -4], color: ROSE },
        { at: [9.5, 9.2, -4], color: GOLD },
      ],
    })
    const rose = headland(set, -1, [-9.6, 0, -4])
    const gold = headland(set, 1, [9.6, 0, -4])
    sculpt(
      (s) => {
        cliff(s, [-7.2, -0.4, 11], { width: 2.6, height: 1.1, seed: 6 })
        cliff(s, [7.4, -0.4, 11], { width: 2.6, height: 1.1, seed: 9 })
      },
      { to: set.scene, faceted: true },
    )
    mist(set, {
      at: [0, 0.6, -8],
      spread: [16, 0.4, 4],
      size: 9,
      count: 14,
      opacity: 0.14,
      color: '#9ab8d8',
    })
    return (t) => {
      const a = goodNight(t, 4.1) * progress(t, 0, 0.8)
      const b = goodNight(t, 5.5) * progress(t, 0.3, 1.1)
      rose.set(a, 0.14 + 0.05 * Math.sin(t * 0.9))
      gold.set(b, Math.PI - 0.14 - 0.05 * Math.sin(t * 0.9 + 1))
      sea.set(t, [a * 1.2, b * 1.2])
      set.camera.shoot({
        t,
        from: keys(t, [0, [0, 4.2, 27]], [7, [0, 4.6, 24]]),
        at: keys(t, [0, [0, 5.2, 0]], [7, [0, 5.4, 0]]),
      })
      return {
        focus: [0, 5, -4],
        range: 14,
        blur: 0.5,
        lettering: {
          ...lettering,
          lines: [{ text: 'Two Lighthouses', size: 112 }],
          x: 640,
          y: 196,
          age: t - 0.8,
          gone: progress(t, 6.2, 6.8),
          entrance: 'fade',
        },
      }
    }
  },
})
