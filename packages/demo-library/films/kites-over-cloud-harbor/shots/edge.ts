import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import type { Look } from '@starnest/film-kit/light/look'
import { petals } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { cloudWorld, golden, kites } from '../sets/air.ts'
import { airship } from '../sets/airship.ts'
import { bringSuzu, greatKite, letter, onTwos } from '../sets/cast.ts'
import { island, pier, windGrass } from '../sets/harbor.ts'

/** Where the pier breaks off, metres along x. */
export const EDGE_X = 2.4

/** The broken pier with the far pier's stump, and open air between. */
export function brokenPier(set: FilmSet): void {
  cloudWorld(set)
  island(set, [-15, 0.4, -18], 5, 3)
  island(set, [24, 2.4, -26], 4.6, 8)
  pier(set, { left: -18, right: EDGE_X, broken: true })
  pier(set, { left: 10.5, right: 24 })
}

export const edge = shot({
  name: 'edge',
  seconds: 3.5,
  look: golden,
  lens: 33,
  stage(set) {
    brokenPier(set)
    kites(set, [
      [-4, 6.4, -8],
      [13, 8, -18],
    ])
    const ship = airship(set, [11, 1.6, -13], { size: 0.75 })
    const suzu = bringSuzu(set)
    letter(suzu.handL, [0, -0.2, 0.1], 0.55)
    return (t, { talk }) => {
      const drawn = onTwos(t)
      ship.position.set(11 + 0.5 * t, 1.6 + 0.15 * t, -13)
      const skid = progress(drawn, 0, 0.85, ease.out)
      const teeter = pulse(drawn, 0.65, 1.5, 0.2)
      suzu.place(-2.2 + 3.75 * skid, 0.2, 1.1 - 0.3 * progress(drawn, 1.6, 1.9))
      suzu.pose(drawn, {
        walk: 15,
        stride: 1.3 * (1 - progress(drawn, 0.3, 0.6)),
        lean: keys(drawn, [0, 0.2], [0.4, -0.32], [0.85, -0.25], [1.05, 0.2], [1.5, 0]),
        squash: -0.13 * pulse(drawn, 0.4, 1, 0.2),
        armL: [0.6 * teeter, 1.5 * teeter + 0.5 * Math.sin(drawn * 16) * teeter],
        armR: [0.6 * teeter, 1.5 * teeter - 0.5 * Math.sin(drawn * 16) * teeter],
        wow: pulse(drawn, 0.5, 1.7),
        look: keys(drawn, [0.8, [0, -0.8]], [1.5, [0.1, -0.9]], [1.8, [0.7, 0.3]]),
        sad: progress(drawn, 1.8, 2.1),
        earDroop: 0.55 * progress(drawn, 1.8, 2.2),
        talk: talk('suzu'),
      })
      suzu.breeze(drawn, keys(drawn, [0.3, 0.15], [0.7, 0.6], [1.3, 0.1]))
      set.camera.shoot({
        t,
        from: keys(t, [0, [-0.6, 1.8, 11]], [3.5, [1.9, 1.5, 7.8]]),
        at: keys(t, [0, [1.6, 2.7, 0]], [3.5, [2.9, 2.35, -1]]),
      })
      return { focus: suzu.faceAt(), range: 5, blur: 0.42 }
    }
  },
})

/** While she remembers (0 to 1) colours pale and the corners darken. */
const remembering = (share: number): Look => ({
  ...golden,
  saturation: lerp(golden.saturation, 0.78, share),
  exposure: lerp(golden.exposure, 1.14, share),
  vignette: lerp(golden.vignette, 0.55, share),
  gain: [1 + 0.06 * share, 1, 1 - 0.04 * share],
})

export const feel = shot({
  name: 'feel',
  seconds: 5,
  look: golden,
  lens: 28,
  stage(set) {
    brokenPier(set)
    kites(set, [
      [-4.5, 5.2, -9],
      [4.4, 6.4, -12],
    ])
    const kite = greatKite(set)
    kite.root.position.set(-2.2, 0.45, -1.3)
    kite.root.rotation.set(-0.85, 0.5, 0.1)
    const rack = joint(set.scene, [-2.2, 0, -1.9])
    sculpt((s) => s.pill('#8a5a52', [0, 0.8, 0], 0.1, 1.6, { rotate: [0.3, 0, 0.1] }), { to: rack })
    windGrass(set, [2.6, -0.4, 3.4], 2, 9)
    petals(set, { count: 60, wind: 3, box: [8, 5, 4], at: [0, 2.4, 1] })
    const suzu = bringSuzu(set)
    const held = letter(suzu.handL, [0.1, -0.2, 0.16], 0.6)
    return (t) => {
      const drawn = onTwos(t)
      const dreaming = pulse(drawn, 0.5, 3.2, 0.33)
      const turned = progress(drawn, 3.35, 3.65)
      const bite = drawn >= 4.5
      held.visible = !bite
      suzu.mouthLetter.visible = bite
      suzu.place(0.5, 0.2, 0.35 - 0.2 * dreaming)
      suzu.pose(drawn, {
        happy: dreaming,
        sad: 0.7 * (1 - progress(drawn, 0.6, 1.1)),
        look: keys(
          drawn,
          [0, [0.3, -0.1]],
          [0.6, [0, 0]],
          [1.4, [0, 0.35]],
          [3.3, [0, 0.2]],
          [3.55, [-0.9, 0.25]],
          [4.1, [-0.9, 0.25]],
          [4.4, [0.1, 0.1]],
        ),
        tilt: 0.14 * pulse(drawn, 1.2, 3.2, 0.5),
        grin: 0.5 * pulse(drawn, 1.6, 4.3, 0.5),
        brave: turned,
        armL: keys(drawn, [4, [0.2, 0]], [4.3, [2.1, -0.5]], [4.6, [2.1, -0.5]], [4.9, [0.4, 0]]),
        squash: -0.05 * pulse(drawn, 3.3, 3.6, 0.12),
        earDroop: 0.5 * (1 - progress(drawn, 0.8, 1.4)),
      })
      suzu.breeze(drawn, keys(drawn, [0.8, -0.5], [1.6, 0.15]), keys(drawn, [0.5, 0.3], [1.6, 1.1]))
      kite.breeze(drawn, 0.3 + progress(drawn, 1, 2))
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.7, 1.5, 6.8]],
          [3, [0.55, 1.5, 5]],
          [5, [0.1, 1.5, 5.9], ease.smoother],
        ),
        at: keys(t, [0, [0.2, 1.9, 0]], [3, [0.3, 1.85, 0]], [5, [-0.15, 1.95, 0], ease.smoother]),
      })
      return {
        focus: suzu.faceAt(),
        range: 1.6,
        blur: 0.85,
        look: remembering(pulse(t, 0.5, 3.2, 0.5)),
      }
    }
  },
})
