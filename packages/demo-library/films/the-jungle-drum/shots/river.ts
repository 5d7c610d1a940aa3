import { shot } from '@starnest/film-kit/film/script'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { burst } from '@starnest/film-kit/particles/effects'
import { rain } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { waterfall } from '@starnest/film-kit/world/jungle/waterfall'
import { hours } from '../sets/jungle.ts'
import { LEVEL, riverside } from '../sets/riverside.ts'
import { smallDrum, tikoOn } from '../sets/tiko.ts'

/** Stones in the river: three hops, a slip, and the drum is gone. */
export const river = shot({
  name: 'river',
  seconds: 6.3,
  look: hours.storm,
  lens: 29,
  shadowSpan: 9,
  stage(set) {
    riverside(set, 'storm', 45, { deep: '#1f5a70', light: '#9ad8d8' })
    waterfall(set, [3.4, -0.2, -6.2], { width: 4.4, height: 11 })
    rain(set, { count: 260, box: [9, 9, 5], at: [0.5, 4, 0], opacity: 0.5, wind: 1.4 })
    const stones = [-4.6, -2.3, 0.1] as const
    sculpt(
      (s) => {
        for (const [i, x] of stones.entries())
          s.ball('#8a9a98', [x, LEVEL - 0.05, 0], [0.95, 0.42 + i * 0.05, 0.8], {
            grad: '#3a5058',
            segments: 22,
            gloss: 0.4,
          })
        for (const [x, z, size] of [
          [3.2, -2.6, 1],
          [-3.4, -3, 0.8],
          [6, -2, 0.9],
          [-1.4, 2.9, 0.5],
        ] as const)
          s.ball('#7a8a8c', [x, LEVEL, z], [size, size * 0.6, size * 0.8], {
            grad: '#34484f',
            segments: 16,
            gloss: 0.3,
          })
      },
      { to: set.scene },
    )
    const tiko = tikoOn(set)
    const float = set.add(joint())
    sculpt(smallDrum, { to: float })
    float.scale.setScalar(0.95)
    const splash = burst(set, [1.9, 0, 0.8], {
      count: 70,
      colors: ['#e8fbff', '#b8e8f4'],
      size: 0.2,
      speed: 1.2,
      life: 1.3,
      gravity: 1.6,
    })
    const light = followShadow(set)
    return (t) => {
      const hop = (from: number) => Math.sin(Math.PI * progress(t, from, from + 0.5, ease.linear))
      const x = keys(
        t,
        [0.1, -6.4],
        [0.6, -4.6, ease.linear],
        [1, -4.6],
        [1.5, -2.3, ease.linear],
        [1.9, -2.3],
        [2.4, 0.1, ease.linear],
      )
      const slip = pulse(t, 2.45, 3.5, 0.3)
      light([x, 0, 0])
      tiko.place(x, 0.05, keys(t, [2.3, 1], [3.6, 0.8], [4.9, 0.7], [5.6, 0.35]))
      tiko.root.position.y = 0.18 + 0.85 * Math.max(hop(0.1), hop(1), hop(1.9)) - 0.06 * slip
      tiko.shadow.fade(0)
      const reach = pulse(t, 3.3, 4.9, 0.3)
      const sad = progress(t, 4.7, 5.2)
      tiko.pose(t, {
        look: keys(
          t,
          [0, [0.3, -0.2]],
          [2.4, [0.3, -0.3]],
          [2.8, [0, 0.6]],
          [3.3, [0.6, -0.2]],
          [4.8, [0.8, 0]],
          [5.4, [0.1, -0.5]],
        ),
        roll: 0.28 * slip * Math.sin(t * 9),
        lean: -0.3 * slip + 0.28 * reach,
        armL: [1.3 * reach, 1.6 * slip],
        armR: [1.5 * reach, 1.6 * slip],
        wow: pulse(t, 2.5, 4.7),
        sad,
        squash:
          -0.13 *
            Math.max(
              pulse(t, 0.58, 0.85, 0.1),
              pulse(t, 1.48, 1.75, 0.1),
              pulse(t, 2.38, 2.65, 0.1),
            ) -
          0.05 * sad,
        whiskers: keys(t, [2.4, 0.3], [2.8, 1.4], [4.6, 0], [5.2, -1.8]),
        uncurl: slip,
        earDroop: sad,
      })
      tiko.drum.visible = t < 2.62
      float.visible = t >= 2.62
      const fly = progress(t, 2.62, 3.25, ease.linear)
      const drift = progress(t, 3.25, 6.3, ease.in)
      float.position.set(
        0.55 + 1.35 * fly + 5.4 * drift,
        0.95 * (1 - fly) +
          1.5 * Math.sin(Math.PI * fly) +
          fly * (LEVEL + 0.28) +
          0.06 * Math.sin(t * 3) * fly,
        0.7 + 0.1 * fly - 0.3 * drift,
      )
      float.rotation.set(
        0.3 + 5 * fly * (1 - fly),
        0,
        -1.8 * fly * (1 - 0.85 * progress(t, 3.25, 3.8)) + 0.2 * Math.sin(t * 2.4),
      )
      splash.set(t - 3.25)
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [-4.2, 1.9, 9.4]],
          [2.5, [0.4, 1.9, 8.8]],
          [4.6, [1.5, 1.8, 8.4]],
          [6.3, [0.7, 1.6, 6.6]],
        ),
        at: keys(
          t,
          [0, [-4, 1.3, 0]],
          [2.5, [0.6, 1.25, 0]],
          [4.6, [1.6, 1.15, 0]],
          [6.3, [0.75, 1.15, 0]],
        ),
        sway: 0.04,
      })
      return { focus: tiko.faceAt(), range: 2.6, blur: 0.65 }
    }
  },
})
