import type { Group } from 'three'
import type { Species } from '../../critter/species.ts'
import type { Actor, FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import { ukulele } from './instruments.ts'

/** Bramble the hedgehog, 1.7 m with her spines: face cream, back brown with pale tips. */
export const BRAMBLE: Species = {
  fur: '#ffdcae',
  furLow: '#e8a87c',
  belly: '#fff4de',
  nose: '#3a1a2a',
  eye: '#3a1a30',
  eyeLow: '#8a4a5a',
  blush: '#ff6f78',
  ears: 'none',
  tail: 'none',
  scarf: '#ff5a5f',
  paw: '#ffcf9c',
  headWidth: 0.98,
  muzzle: 1.22,
  eyeSize: 1.12,
  size: 0.66,
  seed: 2,
}

/** Clover the rabbit, 2.5 m with her ears. */
export const CLOVER: Species = {
  fur: '#fff0ea',
  furLow: '#e0b4cc',
  belly: '#ffffff',
  nose: '#ff7f9a',
  eye: '#3a2a6a',
  eyeLow: '#8a7ae0',
  ears: 'long',
  tail: 'puff',
  scarf: '#7a6ae0',
  muzzle: 0.92,
  eyeSize: 1.05,
  size: 0.74,
  seed: 5,
}

/** Gulp the frog, 1.9 m: wide, green, with his eyes on top. */
export const GULP: Species = {
  fur: '#6fd05a',
  furLow: '#2f9a6a',
  // His muzzle takes this colour too: his pale belly is put on by `gulp`.
  belly: '#74d45e',
  nose: '#6fd05a',
  eye: '#2a3a1a',
  eyeLow: '#c8a02a',
  blush: '#ff8f7a',
  ears: 'none',
  tail: 'none',
  headWidth: 1.2,
  muzzle: 0.84,
  eyeSize: 1.2,
  size: 0.7,
  seed: 8,
}

/** Brings Bramble on, with her spines. */
export function bramble(
  set: FilmSet,
  at: readonly [x: number, z: number] = [0, 0],
  turn = 0,
): Actor {
  const actor = set.cast(BRAMBLE, at, turn)
  sculpt(headSpines, { to: actor.head })
  sculpt(backSpines, { to: actor.hips })
  return actor
}

const TIP = '#ffdba6'
const ROOT = '#3a1832'
const COAT = '#7a4044'

/** Rows of the hood: how far from the middle, how far back, how many, how they lean, how long. */
const HOOD = [
  [0.66, 0.3, 9, 0.35, 0.3],
  [0.76, 0.06, 14, -0.2, 0.46],
  [0.72, -0.24, 13, -0.6, 0.5],
  [0.48, -0.52, 9, -1.1, 0.44],
] as const

/** A hood of spines round the face, with two small ears in it. */
function headSpines(s: Sculptor): void {
  s.ball(COAT, [0, 0.13, -0.14], [0.84, 0.75, 0.64], { grad: '#5a2c40', segments: 24 })
  for (const [radius, depth, count, back, length] of HOOD) {
    const reach = depth > 0.2 ? -0.5 : 0.75
    for (let i = 0; i < count; i++) {
      const angle = -reach / 2 + ((i + 0.5) / count) * (Math.PI + reach)
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      s.cone(TIP, [x * radius, 0.08 + y * radius * 0.93, depth], 0.13, length, {
        rotate: [back * Math.max(0.3, y), 0, angle - Math.PI / 2],
        grad: ROOT,
        segments: 8,
      })
    }
  }
  for (const [fall, count] of [
    [0.05, 1],
    [0.5, 6],
    [0.92, 10],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const around = (i / count) * Math.PI * 2 + fall * 3
      const x = Math.sin(fall) * Math.cos(around)
      const y = Math.sin(fall) * Math.sin(around)
      const z = -Math.cos(fall)
      s.cone(TIP, [x * 0.76, 0.13 + y * 0.68, -0.14 + z * 0.58], 0.13, 0.42, {
        rotate: [Math.atan2(z, y), 0, Math.asin(-x)],
        grad: ROOT,
        segments: 8,
      })
    }
  }
  for (const side of [-1, 1]) {
    s.ball('#ffcf9c', [side * 0.7, 0.36, 0.2], [0.17, 0.18, 0.1], { segments: 14 })
    s.ball('#ff9f8f', [side * 0.71, 0.35, 0.27], [0.1, 0.11, 0.06], { segments: 12, rim: 0.3 })
  }
}

/** The same down her back. */
function backSpines(s: Sculptor): void {
  s.ball(COAT, [0, 0.66, -0.2], [0.58, 0.56, 0.46], { grad: '#5a2c40', segments: 20 })
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 5; i++) {
      const around = (i - 2 + (row % 2) * 0.5) * 0.5
      const x = Math.sin(around) * 0.5
      const z = -0.2 - Math.cos(around) * 0.38
      s.cone(TIP, [x, 0.34 + row * 0.2, z], 0.1, 0.34, {
        rotate: [-1.25, around * 0.9, -around * 0.8],
        grad: ROOT,
        segments: 8,
      })
    }
  }
}

/** Brings Clover on; her ukulele hangs before her and moves with her. */
export function clover(
  set: FilmSet,
  at: readonly [x: number, z: number] = [0, 0],
  turn = 0,
): Actor & { ukulele: Group } {
  const actor = set.cast(CLOVER, at, turn)
  return { ...actor, ukulele: ukulele(actor.hips, [-0.05, 0.66, 0.68], [0, -0.25, 0.32]) }
}

/** Gulp with a throat that swells: set `puff` from 0 to 1 after each `pose`. */
export type Singer = Actor & { puff: (share: number) => void }

/** Brings Gulp on. */
export function gulp(set: FilmSet, at: readonly [x: number, z: number] = [0, 0], turn = 0): Singer {
  const actor = set.cast(GULP, at, turn)
  frogFace(actor.head)
  const throat = joint(actor.hips, [0, 1.12, 0.34])
  sculpt((s) => s.ball('#f6fbc0', [0, 0, 0], [0.36, 0.3, 0.3], { grad: '#d8e878', segments: 20 }), {
    to: throat,
  })
  sculpt(
    (s) => {
      s.ball('#f0f8b0', [0, 0.58, 0.2], [0.39, 0.43, 0.43], { rim: 0.5, segments: 24 })
      // A bow tie, for a singer wants to look his best.
      for (const side of [-1, 1])
        s.ball('#ff5a7a', [side * 0.17, 0.9, 0.62], [0.15, 0.1, 0.06], {
          rotate: [0, 0, side * 0.3],
        })
      s.ball('#ffd36a', [0, 0.9, 0.66], 0.06, { segments: 10 })
    },
    { to: actor.hips },
  )
  return {
    ...actor,
    puff(share) {
      throat.scale.setScalar(0.5 + 0.62 * share)
      throat.position.z = 0.28 + 0.16 * share
    },
  }
}

/** The kit's eyes sit low in the face and its mouth is a muzzle's: a frog's eyes go up on top of the
 *  head, his mouth goes wide, and his brows are left out. The three kinds are told by their place. */
function frogFace(head: Group): void {
  for (const part of head.children) {
    const { z, y } = part.position
    if (z === 0.555) part.position.set(part.position.x * 1.12, 0.46, 0.42)
    if (z === 0.645) part.visible = false
    if (y === -0.36) part.scale.set(1.6, 1.25, 1)
  }
  sculpt(
    (s) => {
      for (const side of [-1, 1]) {
        s.ball('#6fd05a', [side * 0.4, 0.46, 0.2], [0.34, 0.36, 0.32], {
          grad: '#4fb85e',
          segments: 22,
        })
        s.ball('#3a9a5a', [side * 0.09, -0.1, 0.7], 0.028, { segments: 8, rim: 0 })
      }
    },
    { to: head },
  )
}
