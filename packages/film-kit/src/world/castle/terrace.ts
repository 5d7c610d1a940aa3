import type { Group } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { pointLamp } from '../../light/lamps.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { seededRandom } from '../../time/random.ts'
import { castleTower, merlons, WINTER_CASTLE } from './towers.ts'

/** A flame that can be blown out: `set` takes the shot's seconds and its power, 0 to 1. */
export type Flame = { root: Group; set: (t: number, power: number) => void }

/** The flat top of a tower for actors 2.6 m tall: a round floor of slabs at height 0, 6.4 m to the
 *  merlons round its back, neighbouring towers behind. */
export function terrace(set: FilmSet, { snowy = 0 } = {}): void {
  const hues = WINTER_CASTLE
  const random = seededRandom(31)
  sculpt(
    (s) => {
      s.cylinder('#b9a9cf', [0, -0.3, 0], [7.2, 7.2, 0.55], { segments: 44, grad: '#8f7fb8' })
      for (let ring = 0; ring < 5; ring++) {
        const count = 6 + ring * 6
        for (let i = 0; i < count; i++) {
          const angle = ((i + ring * 0.37) / count) * Math.PI * 2
          const radius = 0.7 + ring * 1.25
          const shade = ['#d6c8e2', '#cbbcdc', '#ddd0e6', '#c4b4d6'][Math.floor(random() * 4)]
          s.box(
            shade ?? '#cbbcdc',
            [Math.sin(angle) * radius, -0.015, Math.cos(angle) * radius],
            [((Math.PI * 2 * radius) / count) * 0.93, 0.06, 1.14],
            { rotate: [0, angle, 0], rim: 0.2 },
          )
        }
      }
    },
    { to: set.scene, shadow: false },
  )
  sculpt((s) => merlons(s, [0, 0.25, 0], 6.4, { from: 1.75, to: 4.53, size: 1.45 }), {
    to: set.scene,
  })
  sculpt(
    (s) => {
      castleTower(s, { at: [-9.6, -13, -11], radius: 2.6, height: 13.5, roof: 6, seed: 2 }, hues)
      castleTower(s, { at: [9.2, -13, -13], radius: 2.9, height: 15.5, roof: 6.6, seed: 3 }, hues)
      castleTower(s, { at: [2.2, -15, -19], radius: 2.4, height: 15, roof: 6, seed: 8 }, hues)
    },
    { to: set.scene, shadow: false },
  )
  if (snowy > 0)
    sculpt(
      (s) => {
        for (let i = 0; i < 16; i++) {
          const angle = 1.9 + random() * 2.6
          const radius = 3.4 + random() * 2.6
          const width = (0.7 + random()) * snowy
          s.ball(
            '#f2f5ff',
            [Math.sin(angle) * radius, 0, Math.cos(angle) * radius],
            [width, 0.16 * snowy, width * 0.7],
            { segments: 14, grad: '#cdd8fa' },
          )
        }
      },
      { to: set.scene },
    )
}

/** A flame on `at`, `size` metres high, with a halo; with `lampPower` it lights its surroundings. */
export function fireOn(
  set: FilmSet,
  at: Vec3,
  { size = 0.5, lampPower = 0, reach = 9, seed = 1 } = {},
): Flame {
  const root = joint(set.scene, at)
  const tongues = [-1, 0, 1].map((way) => {
    const tongue = joint(root, [way * size * 0.2, 0, -Math.abs(way) * 0.02])
    const high = size * (way ? 0.7 : 1)
    sculpt(
      (s) =>
        s
          .cone('#ff8a2a', [0, 0, 0], size * 0.26, high, { glow: 1.15, segments: 12, rim: 0 })
          .cone('#ffe08a', [0, 0.02, size * 0.08], size * 0.16, high * 0.62, {
            glow: 1.35,
            segments: 10,
            rim: 0,
          }),
      { to: tongue, shadow: false },
    )
    return { tongue, way }
  })
  const halo = glow(root, '#ff9a4a', size * 5, [0, size * 0.5, 0.1], 0.6)
  const lamp =
    lampPower > 0 ? pointLamp(root, '#ffa04a', [0, size + 0.5, 0.9], 0, reach) : undefined
  return {
    root,
    set(t, power) {
      const live = clamp(power)
      root.visible = true
      for (const { tongue, way } of tongues) {
        tongue.visible = live > 0.02
        const flicker = 1 + 0.14 * Math.sin(t * 9 + way * 2 + seed) + 0.07 * Math.sin(t * 15 + seed)
        tongue.scale.set(0.4 + 0.6 * live, Math.max(0.02, live * flicker), 0.4 + 0.6 * live)
        tongue.rotation.z = -way * 0.16 + 0.09 * Math.sin(t * 6 + way) + (1 - live) * 1.1
      }
      halo.set(live * (0.85 + 0.1 * Math.sin(t * 11 + seed)))
      if (lamp) lamp.intensity = lampPower * live
    },
  }
}

/** An iron bowl on three legs, 1.3 m high, with logs in it; fire goes on `BRAZIER_FIRE` above
 *  `at`. */
export function brazier(s: Sculptor, [x, y, z]: Vec3): void {
  s.lathe(
    '#6a5a8c',
    [
      [0.1, 0.72],
      [0.5, 0.8],
      [0.78, 1.02],
      [0.86, 1.22],
      [0.8, 1.24],
      [0.6, 1.06],
      [0.1, 0.98],
    ],
    { at: [x, y, z], segments: 26, gloss: 0.35, grad: '#43386e' },
  )
  s.ring('#ffcf7a', [x, y + 1.22, z], [0.84, 0.055], { rotate: [Math.PI / 2, 0, 0], segments: 28 })
  for (let leg = 0; leg < 3; leg++) {
    const angle = leg * 2.1 + 0.5
    s.pill(
      '#4f4478',
      [x + Math.sin(angle) * 0.45, y + 0.4, z + Math.cos(angle) * 0.45],
      0.07,
      0.8,
      {
        rotate: [-0.3 * Math.cos(angle), 0, 0.3 * Math.sin(angle)],
        segments: 8,
      },
    )
    s.pill('#a8714a', [x, y + 1.16, z], 0.13, 0.8, {
      rotate: [Math.PI / 2 - 0.2, leg * 1.05, 0.2],
      grad: '#6a3f38',
      segments: 10,
    })
  }
}

/** Height of the fire in a brazier, metres. */
export const BRAZIER_FIRE = 1.2

/** A pole with a long pennant on `at`; two hues. */
export function pennant(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: readonly [string, string],
) {
  s.pill('#e8c88a', [x, y + height / 2, z], 0.05, height, { segments: 8 })
  s.ball('#ffd98a', [x, y + height + 0.08, z], 0.11, { segments: 10, gloss: 0.6 })
  for (let piece = 0; piece < 5; piece++) {
    const wide = 0.34 - piece * 0.06
    s.box(
      hues[piece % 2] ?? hues[0],
      [
        x + 0.24 + piece * 0.4,
        y + height - 0.36 + 0.05 * Math.sin(piece * 1.6),
        z + 0.09 * Math.sin(piece * 1.4),
      ],
      [0.44, wide * 1.9, 0.05],
      { rotate: [0, -0.3 * Math.cos(piece * 1.4), 0.08 * Math.cos(piece * 1.6)] },
    )
  }
}
