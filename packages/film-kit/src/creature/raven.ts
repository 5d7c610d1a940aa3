import { SIDES, type Species } from '../critter/species.ts'
import type { Actor, FilmSet } from '../film/film-set.ts'
import { leafOutline } from '../sculpt/outline.ts'
import { joint, type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import type { Vec2 } from '../time/keyframes.ts'

/** Colours of a raven; `scarf` left out, it wears none. `size` 1 is about 2.6 m tall. */
export type RavenLook = {
  feather?: string
  low?: string
  breast?: string
  beak?: string
  scarf?: string
  glasses?: string
  size?: number
}

/** A raven: an actor whose arms are wings. */
export type Raven = Actor

/** Puts a raven on a set: a long beak, a ruffled crown, spectacles, wings for arms. */
export function ravenOn(set: FilmSet, look: RavenLook = {}, at: Vec2 = [0, 0]): Raven {
  const feather = look.feather ?? '#4a5a8e'
  const low = look.low ?? '#2a2f5e'
  const beak = look.beak ?? '#f2a83c'
  const species: Species = {
    fur: feather,
    furLow: low,
    belly: look.breast ?? '#7484b4',
    nose: beak,
    eye: '#5a3208',
    eyeLow: '#f0b040',
    blush: '#c06a9a',
    ears: 'none',
    tail: 'none',
    face: 'beak',
    paw: low,
    headWidth: 0.96,
    eyeSize: 1.05,
    size: look.size ?? 1,
    seed: 6,
    ...(look.scarf ? { scarf: look.scarf } : {}),
    ...(look.glasses ? { glasses: look.glasses } : {}),
  }
  const actor = set.cast(species, [at[0], at[1]])
  sculpt((s) => headFeathers(s, feather, low, beak), { to: actor.head })
  sculpt(
    (s) => {
      for (const [turn, length] of [
        [-0.3, 0.95],
        [0, 1.15],
        [0.3, 0.95],
      ] as const)
        s.puff(low, leafOutline(), 0.05, {
          at: [turn * 0.5, 0.5, -0.42],
          size: [0.7, length, 0.6],
          rotate: [-2.25, 0, turn],
        })
    },
    { to: actor.hips },
  )
  for (const [index, side] of SIDES.entries()) {
    const hand = index ? actor.handR : actor.handL
    const fan = joint(hand, [side * 0.02, 0.3, -0.12])
    sculpt(
      (s) => {
        for (let i = 0; i < 4; i++)
          s.puff(i % 2 ? low : feather, leafOutline(), 0.045, {
            at: [side * (0.06 + i * 0.05), 0.16 - i * 0.11, -0.02 - i * 0.03],
            size: [0.62, 0.86 - i * 0.07, 0.5],
            rotate: [0, 0, Math.PI + side * (0.16 + i * 0.2)],
          })
      },
      { to: fan },
    )
  }
  return actor
}

function headFeathers(s: Sculptor, feather: string, low: string, beak: string): void {
  s.turn(
    beak,
    [
      [0.21, 0],
      [0.18, 0.22],
      [0.1, 0.46],
      [0.01, 0.6],
    ],
    {
      at: [0, -0.13, 0.6],
      rotate: [Math.PI / 2 + 0.22, 0, 0],
      size: [1, 1, 0.66],
      grad: '#d8782c',
      gloss: 0.4,
      segments: 18,
    },
  )
  for (const [x, lean, length] of [
    [0, -0.5, 0.62],
    [-0.16, -0.3, 0.48],
    [0.17, -0.42, 0.5],
    [0.04, -0.9, 0.5],
  ] as const)
    s.puff(x === 0 ? feather : low, leafOutline(), 0.06, {
      at: [x, 0.6, -0.05 + lean * 0.12],
      size: [0.5, length, 0.6],
      rotate: [lean, 0, -x * 1.8],
    })
  for (const side of SIDES)
    for (const drop of [0, 1])
      s.puff(low, leafOutline(), 0.05, {
        at: [side * 0.6, -0.16 - drop * 0.18, 0.06],
        size: [0.4, 0.42, 0.5],
        rotate: [0, 0, -side * (2.1 + drop * 0.3)],
      })
}
