import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { candle } from '@starnest/film-kit/world/house/candle'
import { cobweb } from '@starnest/film-kit/world/house/cobweb'

/** One candelabrum against a cold window. */
export const gloom: Look = {
  ...looks.candle,
  skyLight: '#7a6ad0',
  ambient: 1.2,
  keyFrom: [-5, 6, 6],
  keyPower: 2.8,
  fill: { color: '#6a8cff', power: 1, from: [7, 4, 3] },
  vignette: 0.55,
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Grenze Gotisch',
  weight: 700,
  top: '#fff4d8',
  bottom: '#f0c878',
  outline: '#5a1030',
  outlineWidth: 0.13,
} as const

const GOLD = '#d8a84a'

/** A carved frame of `width` by `height` metres round `at`, its canvas behind it. */
function frame(s: Sculptor, [x, y, z]: Vec3, width: number, height: number, canvas: string): void {
  s.box(canvas, [x, y, z - 0.12], [width, height, 0.06], { grad: '#1a1a2c', rim: 0 })
  for (const side of [-1, 1]) {
    s.pill(GOLD, [x + (side * width) / 2, y, z], 0.13, height, { grad: '#7a4a2a', gloss: 0.4 })
    s.pill(GOLD, [x, y + (side * height) / 2, z], 0.13, width, {
      rotate: [0, 0, Math.PI / 2],
      gloss: 0.4,
    })
    for (const up of [-1, 1])
      s.ball('#f0c870', [x + (side * width) / 2, y + (up * height) / 2, z + 0.04], 0.2, {
        gloss: 0.5,
        segments: 14,
      })
  }
  s.ball('#f0c870', [x, y + height / 2 + 0.12, z + 0.04], [0.34, 0.2, 0.12], { segments: 16 })
}

/** The gallery of Castle Umbra: the Countess in the great frame at the right, two relations, and Pim
 *  on a stool with her duster. `light` sets the candles by seconds and power. */
export function dressGallery(set: FilmSet) {
  sculpt(
    (s) => {
      s.box('#4a1f46', [0, 3, -1.2], [18, 9, 0.3], { grad: '#2c1638', rim: 0.2 })
      for (let x = -8; x <= 8; x += 1)
        s.box('#5c2a54', [x, 4, -1.03], [0.42, 7, 0.02], { rim: 0.2 })
      s.box('#2e1a3a', [0, 0.45, -1], [18, 0.9, 0.16], { grad: '#1e1230' })
        .box('#5a3a4a', [0, 0.92, -0.96], [18, 0.1, 0.24])
        .box('#3a2440', [0, -0.1, 2], [18, 0.2, 8], { grad: '#2a1a36' })
        .box('#8a2038', [0, 0.012, 1.6], [18, 0.02, 2.2], { rim: 0.2 })
      for (const z of [0.6, 2.6]) s.box(GOLD, [0, 0.022, z], [18, 0.02, 0.08])
    },
    { to: set.scene },
  )
  sculpt(
    (s) => {
      frame(s, [1.35, 2.6, -0.85], 2.5, 3, '#2f4a4a')
      frame(s, [-1.75, 3.1, -0.9], 1.3, 1.6, '#3a3560')
      frame(s, [4.1, 3.2, -0.9], 1.3, 1.6, '#4a3a2c')
      cobweb(s, [0.1, 4.1, -0.7], 0.9, { turn: -Math.PI / 2 })
      cobweb(s, [-6.2, 5.2, -0.95], 2, { turn: -Math.PI / 2 })
      s.box('#7a2a5a', [1.35, 1.3, -0.5], [1.7, 0.3, 0.5], { grad: '#4a1a40' }).cylinder(
        '#5a3a34',
        [0.15, 1.08, 0.8],
        [0.46, 0.42, 0.14],
        { segments: 20 },
      )
      for (const [x, z] of [
        [-0.12, 0.55],
        [0.42, 0.55],
        [0.15, 1.15],
      ] as const)
        s.cylinder('#4a2e30', [x, 0.52, z], [0.06, 0.08, 1.04], { segments: 8 })
      s.cylinder('#3a2a4a', [-3.1, 0.8, 0.2], [0.08, 0.34, 1.6], { segments: 14 }).pill(
        GOLD,
        [-3.1, 1.66, 0.2],
        0.06,
        1,
        { rotate: [0, 0, Math.PI / 2] },
      )
    },
    { to: set.scene },
  )
  const lights = [-0.55, 0, 0.55].map((x, index) =>
    candle(set, [-3.1 + x, 1.7, 0.2], {
      lamp: index === 1,
      lampPower: 9,
      reach: 9,
      seed: index + 2,
    }),
  )
  const countess = set.cast({
    fur: '#cfc6e4',
    furLow: '#8a78b0',
    belly: '#f4ecff',
    ears: 'point',
    tail: 'none',
    nose: '#e8708a',
    eye: '#1f5a4a',
    eyeLow: '#6ae0a8',
    whiskers: '#fff8ee',
    cape: '#8a1f4a',
    hat: { kind: 'crown', color: '#f0c050', trim: '#e04a6a' },
    mane: ['#fff8ec', '#f0e0d0'],
    size: 0.95,
    seed: 2,
  })
  countess.root.position.set(1.35, 1.28, -0.55)
  countess.shadow.fade(0)
  const sitters = [
    set.cast({
      fur: '#8a6a4a',
      ears: 'round',
      tail: 'none',
      glasses: '#d8a84a',
      scarf: '#f4ecd8',
      size: 0.52,
      seed: 4,
    }),
    set.cast({
      fur: '#5a6a8a',
      mask: '#f0e8d8',
      ears: 'tuft',
      face: 'beak',
      tail: 'none',
      nose: '#e8a83a',
      scarf: '#7a2a3a',
      size: 0.52,
      seed: 5,
    }),
  ]
  for (const [index, one] of sitters.entries()) {
    one.root.position.set(index ? 4.1 : -1.75, index ? 2.5 : 2.4, -0.72)
    one.root.scale.z *= 0.5
    one.shadow.fade(0)
  }
  const maid = set.cast({
    fur: '#d8a890',
    furLow: '#a86a6a',
    belly: '#fff4ea',
    ears: 'round',
    tail: 'thin',
    nose: '#e8508a',
    eye: '#2a1a4a',
    eyeLow: '#8a6ae0',
    hat: { kind: 'bow', color: '#fff4ea', trim: '#e04a6a' },
    scarf: '#fff4ea',
    eyeSize: 1.25,
    size: 0.66,
    seed: 1,
  })
  const duster = joint(maid.handL)
  sculpt(
    (s) => {
      s.cylinder('#7a4a34', [0, 0.1, 0.3], [0.04, 0.05, 1], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 8,
      })
      for (let i = 0; i < 9; i++)
        s.ball(
          i % 2 ? '#ff7aa8' : '#ffc0d8',
          [Math.cos(i * 2.4) * 0.14, 0.1 + Math.sin(i * 2.4) * 0.14, 0.8 + (i % 3) * 0.12],
          [0.14, 0.14, 0.2],
          { segments: 10 },
        )
    },
    { to: duster },
  )
  duster.rotation.x = Math.PI / 2
  return {
    countess,
    sitters,
    maid,
    light(t: number, power: number) {
      for (const [index, one] of lights.entries()) one.set(t + index * 0.3, power)
    },
  }
}
