import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp, ease, lerp } from '@starnest/film-kit/time/easing'
import { scatter } from '@starnest/film-kit/time/random'
import { sky } from '@starnest/film-kit/world/sky'
import { lanternString } from '@starnest/film-kit/world/town/lantern'

/** A lantern-lit cart in a blue night. */
export const lanternNight: Look = {
  ...looks.candle,
  skyLight: '#6a78d8',
  groundLight: '#a04a3a',
  ambient: 1.25,
  key: '#ffc68a',
  keyPower: 2.8,
  keyFrom: [3, 6, 6],
  fill: { color: '#4a8aff', power: 1.1, from: [-7, 4, 3] },
  fog: { color: '#1c2460', near: 14, far: 50 },
  rim: '#ffb060',
  rimPower: 0.9,
  vignette: 0.5,
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Bangers',
  weight: 400,
  top: '#fffdf0',
  bottom: '#ffd23a',
  outline: '#c01f2a',
  outlineWidth: 0.16,
} as const

/** Master Kuma, who cooks. */
export const kuma: Species = {
  fur: '#fbf4ea',
  furLow: '#d0bcc4',
  belly: '#fbf4ea',
  patches: '#2c2636',
  ears: 'round',
  tail: 'puff',
  paw: '#2c2636',
  nose: '#2c2636',
  eye: '#3a1a10',
  eyeLow: '#c8742a',
  headWidth: 1.1,
  size: 1.05,
  seed: 1,
}

/** Pi, who is hungry. */
export const pi: Species = {
  fur: '#ffd84a',
  furLow: '#f0a02e',
  belly: '#fff2c0',
  ears: 'tuft',
  tail: 'none',
  face: 'beak',
  nose: '#ff8a2e',
  eye: '#2a1a3a',
  eyeLow: '#7a5ad0',
  wings: '#ffb82e',
  eyeSize: 1.25,
  size: 0.62,
  seed: 5,
}

/** Height of the counter, metres. */
export const COUNTER = 1.2

/** The cart: counter, shelves, red cloths, lanterns, a pot that steams. */
export function cart(set: FilmSet): void {
  sky(set, {
    stops: [
      [0, '#0a1046'],
      [0.4, '#1c2878'],
      [0.5, '#3a3a96'],
      [0.53, '#5a3f8a'],
      [1, '#1a1a50'],
    ],
    stars: 260,
  })
  sculpt(
    (s) => {
      s.box('#2a2a5c', [0, -0.1, 0], [30, 0.2, 16], { grad: '#1c1c48' })
        .box('#c8743a', [0.2, COUNTER - 0.07, 0.95], [7.2, 0.14, 1.1], {
          grad: '#9a4f2e',
          gloss: 0.2,
        })
        .box('#7a2f2a', [0.2, COUNTER / 2 - 0.1, 0.85], [7, COUNTER - 0.1, 0.8], {
          grad: '#4a1c2a',
        })
        .box('#e8c08a', [-0.8, COUNTER + 0.03, 1], [1.9, 0.07, 0.7])
        .box('#6a3428', [0.2, 2.2, -1.7], [7.4, 4.4, 0.14], { grad: '#3a1c2c' })
        .box('#9a5a34', [0.2, 4.25, -0.2], [8, 0.22, 3.6], { grad: '#6a342c' })
      for (const x of [-3.4, 3.8])
        s.cylinder('#8a4a2e', [x, 2.1, 1.2], [0.1, 0.12, 4.2], { segments: 10 })
      shelves(s)
      cloths(s)
      s.cylinder('#8a90b0', [2.5, COUNTER + 0.32, 0.7], [0.56, 0.5, 0.64], {
        gloss: 0.5,
        segments: 26,
      }).ring('#c8d0e8', [2.5, COUNTER + 0.64, 0.7], [0.55, 0.05], { rotate: [Math.PI / 2, 0, 0] })
    },
    { to: set.scene },
  )
  lanternString(
    set.scene,
    [-3.4, 4.5, 1.6],
    [3.8, 4.5, 1.6],
    ['#ff6a3a', '#ffd07a', '#ff6a3a', '#ffd07a', '#ff6a3a'],
  )
  pointLamp(set.scene, '#ffb060', [0.4, 3.3, 2.4], 6, 8)
  const far = scatter(16, 8, (random) => ({
    x: (random() - 0.5) * 34,
    y: 0.6 + random() * 4,
    hue: random(),
  }))
  for (const { x, y, hue } of far)
    if (Math.abs(x) > 4.4) glow(set.scene, hue > 0.5 ? '#ff9a4a' : '#6ab0ff', 1.6, [x, y, -9], 0.7)
}

function shelves(s: Sculptor): void {
  for (const y of [1.9, 2.8]) {
    s.box('#a8643a', [0.2, y, -1.5], [6.8, 0.08, 0.4])
    for (let i = 0; i < 9; i++) {
      const x = -2.8 + i * 0.75
      // Nothing behind the cook's head.
      if (Math.abs(x) < 1) continue
      const glaze = i % 2 ? '#e8f0ff' : '#4a7ad0'
      s.cylinder(glaze, [x, y + 0.18, -1.5], [0.24, 0.13, 0.24], { segments: 16 })
    }
  }
}

function cloths(s: Sculptor): void {
  for (let i = 0; i < 7; i++) {
    const red = i % 2 ? '#d02a34' : '#b81f30'
    s.box(red, [-2.85 + i * 1.02, 3.85, 1.35], [0.96, 0.62, 0.04], { grad: '#8a1428' })
  }
}

/** Band round the head, blue coat and a broad knife in the hand at +x. */
export function dressKuma(hero: ReturnType<FilmSet['cast']>): void {
  sculpt(
    (s) =>
      s
        .ring('#fff6e8', [0, 0.4, 0], [0.8, 0.085], {
          rotate: [Math.PI / 2 - 0.12, 0, 0],
          size: [1.06, 0.94, 1],
          segments: 34,
        })
        .ball('#e02a3a', [0, 0.32, 0.79], [0.1, 0.1, 0.04])
        .ball('#fff6e8', [0.1, 0.5, -0.8], [0.3, 0.08, 0.06], { rotate: [0, 0, 0.5] })
        .ball('#fff6e8', [-0.18, 0.44, -0.8], [0.3, 0.08, 0.06], { rotate: [0, 0, -0.5] }),
    { to: hero.head },
  )
  sculpt(
    (s) =>
      s.turn(
        '#2f4fa8',
        [
          [0.57, 0.28],
          [0.63, 0.56],
          [0.55, 0.88],
          [0.4, 1.14],
        ],
        {
          size: [1, 1, 0.93],
          grad: '#1c2f7a',
          segments: 26,
          rows: 10,
        },
      ),
    { to: hero.hips },
  )
  sculpt(
    (s) =>
      s
        .cylinder('#5a2f2a', [0, -0.1, 0.2], [0.06, 0.06, 0.36], { rotate: [Math.PI / 2, 0, 0] })
        .box('#e8f4ff', [0, -0.02, 0.74], [0.035, 0.3, 0.76], { gloss: 1, glow: 0.25 }),
    { to: hero.handR },
  )
}

/** How many slices a leek has. */
const SLICES = 9

/** A leek that stands on the board, and a bowl. `cut` tilts the slices apart, `fall` lays them one
 *  after the other into the bowl; both 0 to 1. */
export function leekAndBowl(set: FilmSet) {
  const slices = Array.from({ length: SLICES }, (_, index) => {
    const root = joint(set.scene)
    const share = index / (SLICES - 1)
    const color = share < 0.45 ? '#fbffe8' : share < 0.7 ? '#c8ea8a' : '#4fae4a'
    sculpt(
      (s) =>
        s
          .cylinder(color, [0, 0, 0], [0.2, 0.2, 0.135], { segments: 20, gloss: 0.2 })
          .ring('#a8d86a', [0, 0.07, 0], [0.12, 0.012], {
            rotate: [Math.PI / 2, 0, 0],
            segments: 16,
          }),
      { to: root },
    )
    return root
  })
  const leaves = joint(set.scene)
  sculpt(
    (s) => {
      for (let i = 0; i < 5; i++)
        s.cone('#3f9a44', [0, 0, 0], 0.1, 0.62, {
          rotate: [0.35 * Math.cos(i * 1.26), 0, 0.35 * Math.sin(i * 1.26)],
          segments: 8,
        })
    },
    { to: leaves },
  )
  const bowl = joint(set.scene, [1.28, COUNTER, 1.12])
  sculpt(
    (s) =>
      s
        .lathe(
          '#e83a3a',
          [
            [0.18, 0],
            [0.22, 0.06],
            [0.42, 0.22],
            [0.5, 0.4],
            [0.46, 0.4],
            [0.36, 0.24],
            [0.05, 0.2],
          ],
          { segments: 28, grad: '#8a1428', gloss: 0.4 },
        )
        .cylinder('#f0b860', [0, 0.3, 0], [0.42, 0.4, 0.05], { segments: 24, glow: 0.15 }),
    { to: bowl },
  )
  return (cut: number, fall: number) => {
    for (const [index, slice] of slices.entries()) {
      const up = COUNTER + 0.14 + index * 0.137
      // The top goes first.
      const order = (SLICES - 1 - index) / SLICES
      const gone = clamp((fall - order * 0.62) / 0.38)
      const arc = Math.sin(gone * Math.PI) * 0.75
      const slide = 0.07 * cut * (index % 2 ? 1 : -1)
      const turn = index * 2.4
      slice.position.set(
        lerp(-0.95 + slide, 1.28 + 0.22 * Math.cos(turn), ease.linear(gone)),
        lerp(up, COUNTER + 0.37 + 0.02 * (index % 3), gone) + arc,
        lerp(1.05, 1.12 + 0.2 * Math.sin(turn), gone),
      )
      slice.rotation.set(
        gone * 6.28 + 0.2 * gone,
        0,
        0.1 * cut * (index % 2 ? 1 : -1) - gone * 6.28,
      )
    }
    const gone = clamp(fall / 0.38)
    leaves.position.set(
      lerp(-0.95, 1.28, gone),
      lerp(COUNTER + 0.07 + SLICES * 0.137, COUNTER + 0.4, gone) + Math.sin(gone * Math.PI) * 0.8,
      lerp(1.05, 1.0, gone),
    )
    leaves.rotation.z = 0.12 * cut - 6.28 * gone
    leaves.scale.setScalar(1 - 0.4 * gone)
  }
}
