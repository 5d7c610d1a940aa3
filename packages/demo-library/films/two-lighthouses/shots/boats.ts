import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { burst } from '@starnest/film-kit/particles/effects'
import { clamp, ease } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { swell } from '@starnest/film-kit/world/coast/swell'
import { sky } from '@starnest/film-kit/world/sky'
import { handLantern, keeperBoat } from '../sets/boat.ts'
import { headland, stormRain } from '../sets/coast.ts'
import { odaOn, pelleOn } from '../sets/keepers.ts'
import { GOLD, ROSE, stormLook, stormSky } from '../sets/looks.ts'

const STORM = 0.95

/** From left to right over high waves, with his light held up. */
export const row = shot({
  name: 'row',
  seconds: 5.5,
  look: stormLook,
  lens: 30,
  shadowSpan: 7,
  stage(set) {
    sky(set, stormSky)
    const pelle = pelleOn(set, 0.86)
    const light = handLantern(pelle, 'handL', ROSE, 10)
    const sea = swell(set, { height: STORM, lamps: [{ at: [0, 2.6, 0], color: ROSE }] })
    const dark = headland(set, 1, [13, 0, -30], { width: 9, height: 6, size: 1, beam: 0 })
    const boat = keeperBoat(set, sea, pelle, 1, '#7a4a50')
    stormRain(set, -0.6, 360)
    return (t) => {
      dark.set(0)
      const s = t + 2
      sea.set(s, [1.3], STORM)
      const x = keys(t, [0, -4.6], [5.5, 1.4, ease.linear])
      boat.ride(s, x, 0, 0.8)
      boat.boat.row(t * 4.4)
      const pullOar = Math.sin(t * 4.4)
      pelle.pose(t, {
        sit: 1,
        brave: 1,
        look: keys(t, [0, [0.4, 0.1]], [3.4, [0.5, 0.2]], [4.2, [0.7, 0.3]]),
        lean: 0.1 + 0.1 * pullOar,
        wow: pulse(t, 4.2, 5.5, 0.3),
        armR: [1.1 + 0.3 * pullOar, 0.1],
        armL: [2.0, 0.6],
      })
      light.set(0.95, 2.0, 0.25 * Math.sin(t * 2.6))
      set.camera.shoot({
        t,
        from: [x * 0.8 - 0.1, 1.8, 7],
        at: [x * 0.8 + 0.5, 1.35, 0],
        roll: 0.035 * Math.sin(t * 1.3),
      })
      return { focus: pelle.faceAt(), range: 3, blur: 0.5 }
    }
  },
})

/** In the very middle: she was on her way to him, in the dark. */
export const meet = shot({
  name: 'meet',
  seconds: 7,
  look: { ...stormLook, exposure: 1.22 },
  lens: 30,
  shadowSpan: 7,
  fadeOut: 0.5,
  stage(set) {
    sky(set, stormSky)
    const pelle = pelleOn(set, 0.86)
    const oda = odaOn(set, 0.86)
    const rose = handLantern(pelle, 'handL', ROSE, 9)
    const gold = handLantern(oda, 'handR', GOLD, 9)
    const sea = swell(set, {
      height: 0.6,
      lamps: [
        { at: [-1, 2, 1], color: ROSE },
        { at: [1, 2, 1], color: GOLD },
      ],
    })
    const left = keeperBoat(set, sea, pelle, 1, '#7a4a50')
    const right = keeperBoat(set, sea, oda, -1, '#8a6a3c')
    headland(set, -1, [-16, 0, -34], { width: 9, height: 6, size: 1, beam: 0 }).set(0)
    headland(set, 1, [16, 0, -34], { width: 9, height: 6, size: 1, beam: 0 }).set(0)
    stormRain(set, 0.3, 200)
    const spark = glow(set.scene, '#ffd0b0', 0.7, [0, 0, 0], 1.4)
    const sparks = burst(set, [0.5, 1.45, 0.7], {
      count: 60,
      colors: ['#ffd27a', '#ff9ab8', '#fff0d0'],
      size: 0.2,
      speed: 1.1,
      life: 1.8,
    })
    const LIT = 4.5
    return (t) => {
      const waves = keys(t, [0, 0.5], [3, 0.3], [7, 0.16])
      const lit = progress(t, LIT, LIT + 0.35)
      const s = t + 1
      sea.set(s, [1, lit], waves)
      const drift = progress(t, 0.2, 2.6, ease.out)
      left.ride(s, -3.1 + 1.35 * drift, 0, 0.72, 0.4)
      right.ride(s, 6.2 - 4.45 * drift, 0, -0.72, 0.4)
      left.boat.row(t * 3 * (1 - drift) + 1)
      right.boat.row(t * 3 * (1 - drift) + 1)
      const reach = progress(t, 3.1, 3.9)
      const glad = progress(t, 5, 5.4)
      const raiseP = keys(t, [0, 1.9], [3.1, 1.8], [3.9, 1.5], [5.6, 1.4])
      const raiseO = keys(t, [0, 1.1], [3, 1.3], [3.9, 1.5], [5.6, 1.4])
      pelle.pose(t, {
        sit: 1,
        look: keys(t, [0, [0.3, 0.1]], [1.2, [0.4, 0.1]], [3.2, [0.45, -0.15]], [4.6, [0.45, 0]]),
        wow: pulse(t, 1, 3.2, 0.3),
        lean: 0.16 * reach * (1 - glad),
        happy: pulse(t, 5.2, 6.2, 0.25),
        grin: 0.6 * glad,
        armR: [0.6, 0.1],
        armL: [raiseP, keys(t, [0, 0.2], [3.9, -0.15])],
      })
      oda.pose(t, {
        sit: 1,
        look: keys(
          t,
          [0, [-0.3, -0.3]],
          [1.6, [-0.4, 0.1]],
          [3.2, [-0.45, -0.15]],
          [4.6, [-0.45, 0]],
        ),
        sad: 1 - progress(t, 1.3, 1.7),
        wow: pulse(t, 1.5, 3.2, 0.3) + pulse(t, LIT, 5.1, 0.2),
        lean: 0.16 * reach * (1 - glad),
        happy: pulse(t, 5.4, 6.4, 0.25),
        grin: 0.8 * glad,
        armR: [raiseO, keys(t, [0, 0.2], [3.9, -0.15])],
        armL: [0.6, 0.1],
      })
      rose.set(0.95, raiseP)
      gold.set(lit, raiseO)
      const jump = progress(t, LIT - 0.55, LIT, ease.linear)
      const [x, y, z] = mixVec3(rose.at(), gold.at(), jump)
      spark.sprite.position.set(x, y + 0.5 * Math.sin(Math.PI * jump), z + 0.2)
      spark.set(clamp(6 * jump * (1 - jump)))
      sparks.set(t - LIT)
      set.camera.shoot({
        t,
        from: keys(t, [0, [-0.4, 2.2, 9.4]], [3, [0, 2, 7.4]], [7, [0, 1.9, 6.2]]),
        at: keys(t, [0, [-0.3, 1.5, 0]], [3, [0, 1.4, 0]], [7, [0, 1.4, 0]]),
      })
      return { focus: [0, 1.6, 0.3], range: 2.2, blur: 0.6 }
    }
  },
})
