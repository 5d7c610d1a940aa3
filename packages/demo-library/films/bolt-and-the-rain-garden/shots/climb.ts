import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { smoke } from '@starnest/film-kit/particles/effects'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { seededRandom } from '@starnest/film-kit/time/random'
import { boltOn } from '../sets/bolt.ts'
import { downpour, hologram, NEON, rainLook, skyline, skyTram, titleLook } from '../sets/city.ts'
import { postcard, roof } from '../sets/roof.ts'

const WALL_X = -1.35

/** One window of the tower with its frame, towards +x; lit when a colour is given. */
function towerWindow(s: Sculptor, y: number, z: number, light?: string): void {
  const pane = light
    ? { glow: 0.95, grad: '#ff9a5a', rim: 0 }
    : { glow: 0.35, grad: '#3a3a9c', gloss: 0.4, rim: 0.2 }
  s.box('#2c2e78', [WALL_X, y + 0.9, z], [0.12, 1.75, 1.6])
    .box(light ?? '#4c6ac8', [WALL_X + 0.05, y + 0.9, z], [0.08, 1.5, 1.35], pane)
    .box('#2c2e78', [WALL_X + 0.1, y + 0.9, z], [0.04, 1.5, 0.06])
}

/** The face of the tower that Bolt washes. */
function facade(set: FilmSet): void {
  const random = seededRandom(8)
  sculpt(
    (s) => {
      s.box('#454aa0', [WALL_X - 3, -3, -3], [6, 40, 11], { grad: '#3a2a86', rim: 0.3 })
      for (let row = -12; row < 8; row++) {
        const y = row * 2.4
        s.box('#6a70cc', [WALL_X + 0.06, y - 0.32, -3], [0.24, 0.16, 11.2], { rim: 0.6 })
        for (const z of [1.2, -1, -3.2, -5.4]) {
          const light = random() > 0.6 ? '#ffb868' : '#ffd690'
          towerWindow(s, y, z, random() > 0.35 ? light : undefined)
        }
      }
    },
    { to: set.scene, shadow: false },
  )
}

function gondola(set: FilmSet) {
  const root = set.add(joint())
  sculpt(
    (s) => {
      s.box('#7a80d8', [0, -0.07, 0], [1.9, 0.14, 1.7], { grad: '#4a4aa8' })
        .box('#ff5fa8', [0, -0.07, 0.87], [1.9, 0.06, 0.04], { glow: 1.1, rim: 0 })
        .box('#ff5fa8', [0.96, -0.07, 0], [0.04, 0.06, 1.7], { glow: 1.1, rim: 0 })
      for (const z of [-0.8, 0.8]) s.pill('#8f98e0', [0.9, 8, z], 0.025, 16, { segments: 6 })
      s.pill('#8f98e0', [0.9, 0.5, 0], 0.035, 1.6, { rotate: [Math.PI / 2, 0, 0] })
    },
    { to: root },
  )
  glow(root, NEON.pink, 2.4, [0.4, -0.3, 0.7], 0.4)
  return root
}

/** One long crane: the lens climbs the tower with Bolt's little platform. */
export const climb = shot({
  name: 'climb',
  seconds: 7.5,
  look: rainLook,
  lens: 31,
  fadeIn: 0.6,
  stage(set) {
    skyline(set, { low: -24, near: -15 })
    facade(set)
    skyTram(set, [0, -4.4, -9], { speed: 5, start: 12 })
    skyTram(set, [0, 3.8, -13], { speed: -4, hue: NEON.pink, start: 30 })
    hologram(set, 'fish', [4.6, 4.4, -7], 1.05, NEON.cyan)
    hologram(set, 'heart', [3.2, -7, -6], 1, NEON.pink)
    downpour(set, { splashes: 0, at: [1.5, -3, 2] })
    const platform = gondola(set)
    const bolt = boltOn(set)
    const card = postcard(set.scene, 0.8)
    return (t) => {
      const y = keys(t, [0, -8], [6.2, 0, ease.smoother])
      platform.position.set(0, y, 0)
      bolt.place([-0.15, y, 0], keys(t, [0, -0.5], [5.7, -0.5], [6.5, 0.6]))
      const wipe = 1 - progress(t, 5.6, 6)
      bolt.pose(t, {
        armL: [1.9 + 0.55 * Math.sin(t * 5) * wipe, 0.55 + 0.35 * Math.cos(t * 5) * wipe],
        armR: [0.4 + 1.1 * progress(t, 6.3, 7, ease.back), 0.4],
        look: keys(t, [0, [-0.4, 0.4]], [5.3, [-0.4, 0.5]], [5.8, [0.9, 0.4]], [7.5, [0.5, 0.2]]),
        happy: pulse(t, 2, 3.2),
        neck: 0.12 + 0.16 * Math.sin(t * 2.5) * wipe + 0.2 * progress(t, 5.8, 6.3),
        wow: progress(t, 6.1, 6.6),
        roll: 0.06 * Math.sin(t * 5) * wipe,
      })
      const flight = progress(t, 5.3, 7.5, ease.linear)
      card.position.set(
        5.4 - 4.3 * flight,
        2.9 - 1.2 * flight + 0.3 * Math.sin(t * 5),
        -1 + 1.7 * flight,
      )
      card.rotation.set(0.5 * Math.sin(t * 4), 0.7 * Math.sin(t * 3.1), 0.6 * Math.sin(t * 3.7))
      const lensY = keys(t, [0, -9.6], [6.4, 1.9, ease.smoother])
      set.camera.shoot({
        t,
        from: [keys(t, [0, 4.2], [7.5, 2.4]), lensY, keys(t, [0, 9], [7.5, 6.7])],
        at: [keys(t, [0, 1.8], [7.5, 0.7]), y + keys(t, [0, 2.1], [7.5, 1.3]), 0],
      })
      return {
        focus: bolt.faceAt(),
        range: 4,
        blur: 0.5,
        lettering: {
          lines: [
            { text: 'Bolt', size: 132 },
            { text: 'and the Rain Garden', size: 62 },
          ],
          x: 900,
          y: 230,
          ...titleLook,
          entrance: 'fade',
          age: t - 0.7,
          gone: progress(t, 3.6, 4.1),
        },
      }
    }
  },
})

const DROP: Vec3 = [0.72, 2.28, 2.5]

/** A raindrop, then a face, then the first green of the film. */
export const picture = shot({
  name: 'picture',
  seconds: 6.5,
  look: rainLook,
  lens: 29,
  stage(set) {
    skyline(set)
    roof(set)
    hologram(set, 'ring', [3.2, 3.1, -7], 0.9, NEON.gold)
    hologram(set, 'heart', [-3.6, 3.3, -8], 0.9, NEON.pink)
    skyTram(set, [0, 1.9, -11], { start: 4 })
    downpour(set, { at: [0, 4, -2.5] })
    smoke(set, [2.6, 0, -3], { color: '#b8a8f0', opacity: 0.18 })
    sculpt((s) => s.pill('#5a62b4', [0, 2.47, 2.5], 0.03, 7, { rotate: [0, 0, 1.53] }), {
      to: set.scene,
    })
    const drop = set.add(joint(undefined, DROP))
    sculpt(
      (s) =>
        s
          .turn(
            '#d8f4ff',
            [
              [0, -0.11],
              [0.07, -0.08],
              [0.085, -0.02],
              [0.04, 0.07],
              [0, 0.14],
            ],
            {
              glow: 0.6,
              grad: '#ff7ac0',
              gloss: 1,
              segments: 28,
            },
          )
          .ball('#ffffff', [-0.03, -0.02, 0.075], 0.018, { glow: 1.3 }),
      { to: drop, shadow: false },
    )
    const bolt = boltOn(set)
    const card = postcard(set.scene, 0.92)
    return (t) => {
      const fall = Math.max(0, t - 1.9)
      const swell = progress(t, 0, 1.7)
      drop.scale.set(0.7 + 0.35 * swell, 0.8 + 0.45 * swell, 0.7 + 0.35 * swell)
      drop.position.set(DROP[0], DROP[1] - 5 * fall * fall, DROP[2])
      bolt.place([0.1, 0, 0], keys(t, [0, 0.3], [2.2, -0.2]))
      const held = progress(t, 0.4, 1.8, ease.out)
      bolt.pose(t, {
        armL: [keys(t, [0.3, 0.6], [1.6, 1.5, ease.back], [4.4, 1.5], [5, 1.75]), 0.42],
        armR: [keys(t, [3.6, 0.3], [4.2, 0.9], [6.5, 0.8]), 0.5],
        look: keys(
          t,
          [0, [-0.5, 0.6]],
          [1.6, [-0.95, -0.1]],
          [4.6, [-0.9, -0.1]],
          [5.1, [0.1, 0]],
          [5.6, [0.1, 0.1]],
          [6, [0.9, 0.6]],
        ),
        tilt: keys(t, [1.9, 0], [2.5, -0.22], [3.6, -0.22], [4.2, 0.16], [5.4, 0.1], [6, 0]),
        neck: keys(
          t,
          [0, 0.08],
          [2.2, 0.1],
          [2.8, 0.3, ease.back],
          [5.6, 0.2],
          [6.2, 0.45, ease.back],
        ),
        wow: pulse(t, 1.6, 3.8, 0.3),
        happy: 0,
        squash: 0.14 * pulse(t, 1.5, 2.1, 0.25),
      })
      const flutter = 1 - held
      card.position.set(
        -0.98 + 1.2 * flutter,
        1.55 + 1.6 * flutter + 0.02 * Math.sin(t * 2.4),
        1.05 + 0.2 * Math.sin(t * 7) * flutter,
      )
      card.rotation.set(
        0.8 * flutter * Math.sin(t * 8),
        0.28 + flutter * 2 * Math.sin(t * 4),
        0.1 + 0.05 * Math.sin(t * 2),
      )
      set.camera.shoot({
        t,
        from: keys(t, [0, [0.5, 2.0, 6]], [6.5, [-0.35, 1.95, 5]]),
        at: keys(t, [0, [0.2, 1.75, 0]], [6.5, [-0.25, 1.6, 0]]),
      })
      const rack = progress(t, 1.1, 1.9)
      const face = set.camera.distanceTo(bolt.faceAt())
      const near = set.camera.distanceTo(DROP)
      return { focus: near + (face - near) * rack, range: 1.1 + 0.5 * rack, blur: 1 }
    }
  },
})
