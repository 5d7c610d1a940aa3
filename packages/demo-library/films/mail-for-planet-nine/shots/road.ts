import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { smoke } from '@starnest/film-kit/particles/effects'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { planets, ringRoad, starLines } from '@starnest/film-kit/world/space/mail/planets'
import { hold, oldLetter, rider } from '../sets/otto.ts'
import { deepSpace, farLook, HUES, spaceLook } from '../sets/space.ts'

/** The fast road: along the rings of a giant, from behind the bar, then far out until he is a dot. */
export const rings = shot({
  name: 'rings',
  seconds: 7.25,
  look: {
    ...spaceLook,
    keyFrom: [6, 7, 4],
    fill: { color: '#ffb090', power: 1.4, from: [-7, 2, 2] },
  },
  lens: 36,
  stage(set) {
    deepSpace(set)
    planets(set, [
      { at: [30, 12, -80], radius: 9, hues: HUES.lilac, craters: '#8f78d8' },
      { at: [14, 5, -60], radius: 2.6, hues: HUES.mint, bands: '#e8fff4' },
    ])
    const ride = ringRoad(set)
    const lines = starLines(set, { count: 30, clear: 6, color: '#dffcff' })
    const bike = rider(set, 0)
    return (t) => {
      const metres = 15 * t
      ride(metres)
      lines(metres * 1.6)
      const hop = Math.max(0, Math.sin((t - 0.5) * 3.4)) ** 2 * 0.35
      const x = 0.8 * Math.sin(t * 1.7)
      bike.place(
        [x, 0.15 + hop, 0],
        Math.PI - 0.2 * Math.cos(t * 1.7),
        -0.2 * Math.cos(t * 1.7),
        -0.1 * hop,
      )
      bike.scooter.steer(0.2 * Math.cos(t * 1.7))
      bike.pose(t, {
        look: keys(t, [0, [0, 0.1]], [2.2, [0.8, 0.2]], [3.4, [0.6, 0.1]]),
        lean: 0.18,
        happy: pulse(t, 3, 4.6, 0.3),
        grin: progress(t, 2.4, 2.8),
        squash: -0.16 * hop + 0.1 * (0.35 - hop),
        reach: {
          2: { to: [1.35, 1.3 + 0.2 * Math.sin(t * 9), -0.4], share: progress(t, 2.6, 3.1) },
          5: { to: [-1.35, 1.3 + 0.2 * Math.cos(t * 9), -0.4], share: progress(t, 2.7, 3.2) },
          3: { to: [1, 0.4, -0.7] },
          4: { to: [-1, 0.4, -0.7] },
        },
      })
      set.camera.shoot({
        t,
        sway: 0.12,
        from: keys(
          t,
          [0, [2.9, 2.7, 5]],
          [2, [3.3, 2.4, 4.2]],
          [3.1, [5, 2, 0.4], ease.in],
          [4.2, [3.6, 1.7, -3.4], ease.out],
          [5.2, [3.6, 2, -4.4]],
          [7.25, [10, 15, 44], ease.smoother],
        ),
        at: keys(
          t,
          [0, [-7, 2.3, -5]],
          [2, [-5, 2.1, -4]],
          [3.1, [-1.2, 1.9, -0.6], ease.in],
          [4.2, [-0.3, 1.9, 0], ease.out],
          [5.2, [-0.3, 1.8, 0]],
          [7.25, [-14, 2, -4], ease.smoother],
        ),
      })
      return {
        focus: bike.otto.faceAt(),
        range: keys(t, [0, 6], [3, 6], [4, 2.6], [5.3, 3], [6.4, 30]),
        blur: keys(t, [5.2, 0.7], [6.4, 0.1]),
      }
    }
  },
})

/** The engine gives up where it is darkest; the picture falls back until he is a spark. */
export const stall = shot({
  name: 'stall',
  seconds: 5.5,
  look: farLook,
  lens: 31,
  stage(set) {
    deepSpace(set, { far: true })
    planets(set, [
      {
        at: [-34, 10, -70],
        radius: 5.2,
        hues: HUES.rose,
        rings: ['#ffcfb0', '#b09ae8'],
        tilt: [0.5, 0, -0.4],
      },
      { at: [26, -8, -80], radius: 3.4, hues: HUES.teal, bands: '#c8fff0' },
    ])
    const bike = rider(set, 0)
    const old = oldLetter(bike.otto, [0, 0.35, 1.2], 0.85)
    smoke(set, [0, 0.7, -1.7], { color: '#8f8ad0', opacity: 0.3, size: 0.7, rise: 1.4 })
    const spark = glow(set.scene, '#ffd9a0', 3, [0, 1.6, 0], 0.9)
    return (t) => {
      const gasp = Math.max(0, Math.sin(t * 9)) * (1 - progress(t, 0.9, 1.5))
      const power =
        t < 1.5
          ? 0.25 + 0.7 * gasp * (1 - progress(t, 1.1, 1.5))
          : 0.25 * (1 - progress(t, 1.5, 2.1))
      bike.place(
        [0, 0.16 * Math.sin(t * 1.2), 0],
        keys(t, [0, 0.5], [5.5, 0.85]),
        keys(t, [1.4, 0], [2.6, 0.14]),
      )
      const drawn = progress(t, 2.1, 2.8)
      old.visible = drawn > 0.02
      old.scale.setScalar(0.2 + 0.7 * drawn)
      old.rotation.x = -0.3
      bike.pose(
        t,
        {
          look: keys(
            t,
            [0, [0, 0.1]],
            [0.7, [-0.4, -0.6]],
            [1.6, [-0.3, -0.5]],
            [2.2, [0.2, 0.1]],
            [2.8, [0, -0.8]],
          ),
          shiver: gasp,
          squash: 0.08 * gasp - 0.1 * progress(t, 1.5, 1.9),
          sad: progress(t, 1.7, 2.3),
          wow: pulse(t, 0.6, 1.5),
          stir: 1 - 0.7 * progress(t, 1.4, 2.2),
          ...(drawn > 0 ? { reach: hold([0, 0.35, 1.2], 0.5) } : {}),
        },
        power,
      )
      spark.set(0.5 * progress(t, 4.2, 5.2), keys(t, [4, 3], [5.5, 7]))
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [1.6, 2.2, 6]],
          [3.1, [1.1, 2.1, 5.2]],
          [5.5, [6, 12, 74], ease.smoother],
        ),
        at: keys(t, [0, [0, 1.7, 0]], [3.1, [0, 1.7, 0]], [5.5, [3, 3, 0]]),
      })
      return {
        focus: bike.otto.faceAt(),
        range: keys(t, [3, 2], [4.4, 20]),
        blur: keys(t, [3, 0.9], [4.4, 0.1]),
      }
    }
  },
})

/** No engine? Six oars. */
export const oars = shot({
  name: 'oars',
  seconds: 5.4,
  look: { ...farLook, ambient: 1.4, keyPower: 2.2 },
  lens: 32,
  stage(set) {
    deepSpace(set, { far: true })
    const row = planets(set, [
      { at: [-9, -2, -16], radius: 3.2, hues: HUES.lilac, craters: '#7a62cc' },
      {
        at: [13, 7, -34],
        radius: 4.6,
        hues: HUES.coral,
        rings: ['#ffe0b4', '#ff9a88'],
        tilt: [0.5, 0, 0.4],
      },
      { at: [-26, 9, -50], radius: 4, hues: HUES.teal, bands: '#d8fff0' },
    ])
    const lines = starLines(set, { count: 24, length: 0.5 })
    const bike = rider(set, 0)
    const home = set.add(joint(undefined, [9.5, 4.4, 9]))
    sculpt((s) => s.ball('#b9a6f4', [0, 0, 0], 0.2, { glow: 0.6 }), { to: home, shadow: false })
    return (t) => {
      const beat = t * 6.6
      const pull = Math.sin(beat)
      const metres = 3.2 * t - 0.35 * Math.sin(beat + 0.5)
      row.position.set(-metres * 0.5, 0, -metres)
      lines(-metres * 2)
      bike.place([0, 0.1 * Math.cos(beat), 0.16 * pull], 0.34, 0.04 * pull, 0.05 * pull)
      const oar = (side: number, lag: number, back: number) => {
        const swing = Math.sin(beat + lag)
        const lift = Math.cos(beat + lag)
        return {
          to: [side * (1.75 - 0.1 * lift), 0.25 + 0.5 * lift, back + 0.75 * swing] as const,
          sag: -0.25,
        }
      }
      const row6 = progress(t, 0, 0.3)
      bike.pose(
        t,
        {
          look: keys(t, [0, [0, 0]], [3.4, [0.1, 0.1]], [3.9, [0.6, 0.5]]),
          lean: 0.14 + 0.16 * pull,
          squash: 0.1 * Math.cos(beat),
          brave: 1 - progress(t, 3.6, 4),
          grin: progress(t, 3.9, 4.2),
          wow: 0.5 * pulse(t, 3.7, 4.4),
          reach: {
            1: { ...oar(1, 0, 0.7), share: row6 },
            2: { ...oar(1, -0.5, 0), share: row6 },
            3: { ...oar(1, -1, -0.7), share: row6 },
            4: { ...oar(-1, -1, -0.7), share: row6 },
            5: { ...oar(-1, -0.5, 0), share: row6 },
            6: { ...oar(-1, 0, 0.7), share: row6 },
          },
        },
        0.06,
      )
      set.camera.shoot({
        t,
        from: keys(t, [0, [-0.6, 2.3, 6.6]], [5.4, [1.3, 2.0, 5.5]]),
        at: keys(t, [0, [0, 1.5, 0]], [5.4, [0.1, 1.65, 0]]),
      })
      return { focus: bike.otto.faceAt(), range: 2.4, blur: 0.85 }
    }
  },
})
