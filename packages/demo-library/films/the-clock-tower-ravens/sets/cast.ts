import { ravenOn } from '@starnest/film-kit/creature/raven'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'

/** The one red thing in the tower. */
export const RED = '#e8344a'

/** Lettering of film and poster: blackletter in candle light. */
export const titleLook = {
  family: 'Grenze Gotisch',
  weight: 700,
  top: '#fff4d0',
  bottom: '#ffb84a',
  outline: '#0c1c2e',
  outlineWidth: 0.09,
  halo: '#e88a2c',
  spacing: 0.03,
}

/** Teal moonlight from behind, warm light from the dial. */
export const towerLook: Look = {
  ...looks.moonlit,
  skyLight: '#6ab0cc',
  groundLight: '#2c3c5c',
  ambient: 1.3,
  key: '#9fdcf0',
  keyPower: 2.1,
  keyFrom: [-5, 8, 4],
  fill: { color: '#ffa850', power: 1.1, from: [3, 3, -6] },
  fog: { color: '#1c4458', near: 14, far: 60 },
  rim: '#ffb860',
  rimPower: 1.35,
  exposure: 1.1,
  bloom: 0.55,
  bloomFrom: 0.96,
  saturation: 1.08,
  contrast: 0.26,
  lift: '#06121e',
  gain: [1.02, 1, 1],
  vignette: 0.6,
}

/** Corvin, keeper of the clock. */
export const corvin = (set: FilmSet, { scarf = true, size = 0.9 } = {}) =>
  ravenOn(set, { size, glasses: '#ffc04a', ...(scarf ? { scarf: RED } : {}) })

/** A candle held upright in a hand whose arm is raised and spread by these angles, radians. */
export function candleIn(hand: ReturnType<typeof joint>, raise: number, spread: number) {
  const side = joint(hand, [0.06, -0.06, 0.08])
  side.rotation.z = -0.38 - spread
  const upright = joint(side)
  upright.rotation.x = raise
  sculpt(
    (s) =>
      s
        .cylinder('#c8863a', [0, -0.02, 0], [0.2, 0.14, 0.07], { segments: 16, gloss: 0.5 })
        .cylinder('#f2e2c4', [0, 0.2, 0], [0.085, 0.095, 0.4], { segments: 12, grad: '#c8a888' })
        .cone('#ffb03a', [0, 0.42, 0], 0.09, 0.34, { glow: 1.5, segments: 10 })
        .cone('#fff2c0', [0, 0.43, 0.05], 0.05, 0.18, { glow: 1.8, segments: 8 }),
    { to: upright, shadow: false },
  )
  return upright
}

/** Mrs. Hush, a mouse in a nightcap. */
export const mrsHush = (set: FilmSet, size = 0.56) =>
  set.cast({
    fur: '#c49a8c',
    furLow: '#8a6474',
    belly: '#fff0e0',
    ears: 'round',
    nose: '#ff8a9a',
    hat: { kind: 'nightcap', color: '#f4ead8', trim: '#8fc4d0' },
    eyeSize: 1.1,
    size,
    seed: 11,
  })

/** One sleeping baby, 0.7 m long, its face turned up and to the front. */
function sleeper(s: Sculptor, [x, y, z]: Vec3, fur: string, low: string): void {
  const turned: Vec3 = [-0.35, 0, 0]
  s.ball(fur, [x, y + 0.08, z - 0.12], [0.34, 0.24, 0.3], { grad: low })
  s.ball(fur, [x, y + 0.3, z + 0.12], [0.31, 0.28, 0.26], { grad: low, segments: 20 })
  s.ball('#fff0e0', [x, y + 0.22, z + 0.31], [0.13, 0.09, 0.08], { rotate: turned, segments: 14 })
  s.ball('#ff6f86', [x, y + 0.275, z + 0.385], [0.042, 0.032, 0.03], { segments: 10 })
  for (const side of [-1, 1]) {
    s.ball(fur, [x + side * 0.26, y + 0.53, z + 0.04], [0.15, 0.15, 0.07], { segments: 14 })
    s.ball('#ffa8a0', [x + side * 0.26, y + 0.53, z + 0.1], [0.09, 0.09, 0.04], { segments: 12 })
    s.ring('#3c1a2c', [x + side * 0.13, y + 0.36, z + 0.35], [0.07, 0.02], {
      arc: Math.PI,
      rotate: [-0.35, side * 0.3, Math.PI],
      segments: 12,
      tubeSegments: 6,
    })
    s.ball('#ff9090', [x + side * 0.19, y + 0.26, z + 0.33], [0.055, 0.034, 0.02], { segments: 8 })
  }
}

/** A nest of straw in the bowl of an old wheel, `radius` metres, with three sleepers in it. */
export function nest(set: FilmSet, [x, y, z]: Vec3, radius = 1.05) {
  return sculpt(
    (s) => {
      s.cylinder('#b87a3c', [x, y + 0.14, z], [radius * 1.04, radius * 0.86, 0.28], {
        segments: 30,
        grad: '#6a4034',
      })
      for (let i = 0; i < 22; i++) {
        const angle = i * 2.4
        s.ring(
          i % 2 ? '#f0cc7a' : '#d8a850',
          [x + Math.cos(angle) * 0.06, y + 0.26 + (i % 4) * 0.03, z + Math.sin(angle) * 0.06],
          [radius * (0.84 + 0.04 * (i % 4)), 0.03],
          {
            rotate: [Math.PI / 2 + 0.1 * Math.sin(i), 0, i],
            arc: 4.6,
            segments: 18,
            tubeSegments: 4,
          },
        )
      }
      for (const [dx, dz, lift, fur] of [
        [-0.48, -0.05, 0.3, '#cf9f86'],
        [0.5, -0.05, 0.28, '#dcb294'],
        [0.02, 0.2, 0.24, '#b9877c'],
      ] as const)
        sleeper(s, [x + dx, y + lift, z + dz], fur, '#8f5f74')
    },
    { to: set.scene },
  )
}

/** The numeral I of the dial: a bar of iron with serifs, 1.5 m long, along y in the middle. */
export function numeralOne(s: Sculptor): void {
  s.box('#c9d4dc', [0, 0, 0], [0.2, 1.4, 0.16], { grad: '#7f94a6', gloss: 0.5 })
  for (const y of [-0.7, 0.7]) s.box('#c9d4dc', [0, y, 0], [0.46, 0.14, 0.18], { gloss: 0.5 })
}
