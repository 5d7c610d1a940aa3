import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter } from '@starnest/film-kit/time/random'

type Joint = ReturnType<typeof joint>

/** The little fox behind the weather. */
export const cub: Species = {
  fur: '#f08a3c',
  furLow: '#b8542c',
  belly: '#fff0da',
  ears: 'point',
  tail: 'bushy',
  tip: '#fff4e2',
  paw: '#5a2f2a',
  nose: '#3a1a22',
  eye: '#2a4a1a',
  eyeLow: '#9ad84a',
  eyeSize: 1.2,
  muzzle: 1.08,
  size: 0.62,
  seed: 3,
}

/** A white fox mask, 2.6 m tall at size 1, its face along +z; `glare` lights its eyes, 0 to 1, and
 *  `narrow` closes them. */
export function foxMask(to: Joint | FilmSet['scene']) {
  const root = joint(to)
  sculpt(dressMask, { to: root })
  const lids = [-1, 1].map((side) => {
    const eye = joint(root, [side * 0.5, 0.2, 0.5])
    eye.rotation.set(-0.1, side * 0.3, side * 0.42)
    sculpt(
      (s) =>
        s
          .ball('#ffc83a', [0, 0, 0], [0.27, 0.105, 0.06], { glow: 1.25, rim: 0 })
          .ball('#7a1a10', [-side * 0.03, 0, 0.045], [0.045, 0.1, 0.03], { glow: 0.9, rim: 0 }),
      { to: eye, shadow: false },
    )
    return eye
  })
  const halos = [-1, 1].map((side) => glow(root, '#ffb030', 1.3, [side * 0.5, 0.2, 0.62], 0.8))
  return {
    root,
    pose(glare: number, narrow = 0) {
      for (const eye of lids) eye.scale.set(1, Math.max(0.06, (1 - 0.6 * narrow) * glare), 1)
      for (const halo of halos) halo.set(0.65 * glare)
    },
  }
}

const RED = '#d8283a'

function dressMask(s: Sculptor): void {
  s.ball('#fffaf0', [0, 0, 0], [1.16, 1.15, 0.62], {
    segments: 34,
    grad: '#e8d8d0',
    gloss: 0.25,
    deform: (v) => {
      v.x *= 1 - 0.62 * Math.max(0, -v.y - 0.1)
      v.y *= v.y < 0 ? 1.12 : 0.86
      if (v.z < 0) v.z *= 0.35
    },
  })
    .cone('#fffaf0', [0, -0.46, 0.2], 0.4, 1, {
      rotate: [Math.PI / 2 + 0.25, 0, 0],
      grad: '#f0dcd4',
      segments: 24,
    })
    .ball('#2a1626', [0, -0.68, 1.1], [0.12, 0.09, 0.1], { gloss: 0.8 })
  for (const side of [-1, 1]) {
    s.cone('#fffaf0', [side * 0.68, 0.6, -0.02], 0.42, 1.05, {
      rotate: [0.1, 0, -side * 0.32],
      size: [1, 1, 0.42],
    })
      .cone(RED, [side * 0.69, 0.72, 0.1], 0.25, 0.74, {
        rotate: [0.1, 0, -side * 0.32],
        size: [1, 1, 0.34],
      })
      .ball('#2a1626', [side * 0.5, 0.2, 0.46], [0.36, 0.17, 0.07], {
        rotate: [-0.1, side * 0.3, side * 0.42],
        rim: 0,
      })
    for (const [y, length] of [
      [-0.12, 0.5],
      [-0.3, 0.4],
    ] as const)
      s.tube(
        RED,
        [
          [side * 0.4, y - 0.14, 0.62],
          [side * (0.4 + length * 0.55), y - 0.02, 0.5],
          [side * (0.42 + length), y + 0.14, 0.22],
        ],
        0.045,
      )
  }
  s.ball(RED, [0, 0.66, 0.42], [0.11, 0.26, 0.06], { rotate: [-0.5, 0, 0] })
  for (const side of [-1, 1])
    s.ball(RED, [side * 0.17, 0.56, 0.46], [0.06, 0.17, 0.05], { rotate: [-0.4, 0, -side * 0.5] })
}

/** A whirl of air and torn leaves about `middle`: `size` metres wide, `power` 0 to 1. Call the
 *  answer in every frame. */
export function whirl(set: FilmSet, seed = 4) {
  const air = particles(110, bright('#c4f4e8', 0.5))
  const leaves = particles(110, bright('#3f8a5a'), { shining: false, stretch: 2.6 })
  set.add(air.points)
  set.add(leaves.points)
  const bits = scatter(110, seed, (random) => ({
    turn: random() * Math.PI * 2,
    rise: random(),
    out: 0.45 + random() * 0.7,
    pace: 0.7 + random() * 0.7,
    scale: 0.5 + random(),
  }))
  const tints = ['#2f7a50', '#58a45c', '#1f5a48'].map((color) => bright(color))
  return (t: number, [x, y, z]: Vec3, size: number, power = 1) => {
    const at = (i: number, spin: number): Vec3 => {
      const { turn, rise, out, pace } = cycle(bits, i)
      const up = (rise + t * 0.12 * pace) % 1
      const angle = turn + t * spin * pace
      const wide = size * out * (0.35 + 0.75 * up)
      return [
        x + Math.cos(angle) * wide,
        y + (up - 0.5) * size * 1.9,
        z - 0.6 + Math.sin(angle) * wide * 0.6,
      ]
    }
    air.set((i) => ({
      at: at(i, 2.2),
      size: size * 0.75 * cycle(bits, i).scale,
      opacity: 0.1 * power,
    }))
    leaves.set((i) => ({
      at: at(i + 37, 2.7),
      size: 0.34 * cycle(bits, i).scale,
      opacity: power > 0.05 ? 0.95 : 0,
      color: cycle(tints, i),
      turn: t * 4 + i,
    }))
  }
}
