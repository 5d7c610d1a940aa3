import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { motes } from '@starnest/film-kit/particles/ambience'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { swell } from '@starnest/film-kit/world/coast/swell'
import { sky } from '@starnest/film-kit/world/sky'
import { handLantern, keeperBoat } from '../sets/boat.ts'
import { headland } from '../sets/coast.ts'
import { odaOn, pelleOn } from '../sets/keepers.ts'
import { dawnLook, dawnSky, GOLD, ROSE } from '../sets/looks.ts'

/** Two slow blinks of the eyes, as their lamps used to do. */
const blinks = (t: number, at: number): number =>
  pulse(t, at, at + 0.45, 0.16) + pulse(t, at + 0.75, at + 1.2, 0.16)

/** Dawn between the two cliffs: he blinks twice, she blinks twice. */
export const dawn = shot({
  name: 'dawn',
  seconds: 7,
  look: dawnLook,
  lens: 30,
  shadowSpan: 8,
  fadeIn: 0.5,
  stage(set) {
    sky(set, dawnSky)
    const pelle = pelleOn(set, 0.86)
    const oda = odaOn(set, 0.86)
    const rose = handLantern(pelle, 'handL', ROSE, 5)
    const gold = handLantern(oda, 'handR', GOLD, 5)
    const sea = swell(set, {
      deep: '#5a6a9c',
      light: '#d89aa4',
      foam: '#fff0e0',
      height: 0.12,
      lamps: [
        { at: [-1, 2, 1], color: ROSE },
        { at: [1, 2, 1], color: GOLD },
        { at: [0, 4, -60], color: '#ffb060' },
      ],
    })
    const left = keeperBoat(set, sea, pelle, 1, '#8a5058')
    const right = keeperBoat(set, sea, oda, -1, '#a07a44')
    const houses = [
      headland(set, -1, [-13, 0, -24], { beam: 0 }),
      headland(set, 1, [13, 0, -24], { beam: 0 }),
    ]
    const sun = set.add(joint())
    sculpt((s) => s.ball('#fff0c0', [0, 0, 0], 2.6, { glow: 1.5, rim: 0, segments: 28 }), {
      to: sun,
      shadow: false,
    })
    const halo = glow(set.scene, '#ffb060', 24, [0, 0, -69], 0.38)
    motes(set, { color: '#ffe0b0', spread: 10, depth: 6, height: 4, count: 50, size: 0.06 })
    return (t) => {
      for (const one of houses) one.set(0)
      sea.set(t, [0.4, 0.4, 0.9])
      const rise = keys(t, [0, 0.2], [7, 4.2])
      sun.position.set(0, rise, -70)
      halo.sprite.position.y = rise
      left.ride(t, -1.62, 0, keys(t, [0, 0.5], [4.6, 0.6]), 0.62)
      right.ride(t, 1.62, 0, keys(t, [0, -0.5], [4.6, -0.6]), 0.62)
      left.boat.row(1)
      right.boat.row(1)
      const near = progress(t, 4.6, 5.6)
      pelle.pose(t + 0.9, {
        sit: 1,
        look: keys(t, [0, [0.4, 0]], [1.8, [0.5, 0]], [4.8, [0.3, 0]]),
        happy: 0.5 * blinks(t, 0.9) + progress(t, 4.5, 4.8),
        grin: 0.5 * near,
        roll: -0.1 * near,
        tilt: -0.12 * near,
        armR: [0.5, 0.05],
        armL: [1.4, 0],
      })
      oda.pose(t + 1.4, {
        sit: 1,
        look: keys(t, [0, [-0.4, 0]], [4.8, [-0.3, 0]]),
        happy: 0.5 * blinks(t, 2.6) + progress(t, 4.6, 4.9),
        grin: 0.7 * near + 0.4 * pulse(t, 2.1, 2.6, 0.2),
        roll: 0.1 * near,
        tilt: 0.12 * near,
        armR: [1.4, 0],
        armL: [0.5, 0.05],
      })
      rose.set(0.3, 1.4)
      gold.set(0.3, 1.4)
      set.camera.shoot({
        t,
        from: keys(t, [0, [0, 1.9, 5.2]], [3.8, [0, 1.9, 5]], [7, [0, 2.5, 9.2], ease.smoother]),
        at: keys(t, [0, [0, 1.5, 0]], [3.8, [0, 1.5, 0]], [7, [0, 1.9, -1], ease.smoother]),
      })
      const [x, y] = set.camera.project([0, 1.5, 0.2])
      return {
        focus: [0, 1.6, 0.3],
        range: keys(t, [3.8, 2], [6, 5]),
        blur: 0.5,
        iris: { radius: keys(t, [5.8, 1.3], [6.95, 0, ease.in]), at: [x, y] },
      }
    }
  },
})
