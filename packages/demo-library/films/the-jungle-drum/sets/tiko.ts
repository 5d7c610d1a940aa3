import type { Intent } from '@starnest/film-kit/critter/intent'
import type { Actor, FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { lerp } from '@starnest/film-kit/time/easing'
import { mixVec3, type Vec2, type Vec3 } from '@starnest/film-kit/time/keyframes'

/** What Tiko does beyond other critters. */
export type TikoIntent = Intent & {
  /** 0 to 1: the hands go down on the drum, left and right. */
  hitL?: number
  hitR?: number
  /** 0 to 1: both hands over the drum, ready. */
  ready?: number
  /** -1 to 1: the moustache droops or lifts. */
  whiskers?: number
  /** 0 to 1: the tail unrolls. */
  uncurl?: number
}

/** Tiko on a set; `drum` may be taken off. */
export type Tiko = Omit<Actor, 'pose'> & {
  pose: (t: number, intent?: TikoIntent) => void
  drum: ReturnType<typeof joint>
}

const FUR = '#f07a24'
const FUR_LOW = '#b03a30'
const SNOW = '#fffaf0'

/** Brings Tiko on: a red tamarin, a white moustache, a tail like a spring and a drum. */
export function tikoOn(set: FilmSet, at: Vec2 = [0, 0], turn = 0): Tiko {
  const actor = set.cast(
    {
      fur: FUR,
      furLow: FUR_LOW,
      belly: '#ffe0c0',
      mask: '#ffd9b8',
      nose: '#5a2430',
      eye: '#3a1a10',
      eyeLow: '#8a5420',
      ears: 'none',
      tail: 'none',
      paw: '#7a2a3c',
      eyeSize: 1.1,
      headWidth: 1.02,
      size: 0.85,
      blush: '#ff5a5a',
    },
    at,
    turn,
  )
  sculpt(headDress, { to: actor.head })
  const moustache = [-1, 1].map((side) => {
    const root = joint(actor.head, [side * 0.06, -0.2, 0.76])
    sculpt((s) => whisker(s, side), { to: root, shadow: false })
    return { root, side }
  })
  const tail = joint(actor.hips, [0, 0.36, -0.42])
  sculpt(curl, { to: tail })
  const drum = joint(actor.hips, [0, 0.62, 0.66])
  drum.rotation.x = 0.35
  sculpt(smallDrum, { to: drum })
  return {
    ...actor,
    drum,
    pose(t, intent = {}) {
      const { hitL = 0, hitR = 0, ready = 0, whiskers = 0, uncurl = 0 } = intent
      const over = 0.95 * ready
      const [aL, sL] = intent.armL ?? [0, 0]
      const [aR, sR] = intent.armR ?? [0, 0]
      actor.pose(t, {
        ...intent,
        armL: [aL + over - 0.42 * hitL + 0.25 * ready, sL - 0.32 * ready],
        armR: [aR + over - 0.42 * hitR + 0.25 * ready, sR - 0.32 * ready],
      })
      for (const { root, side } of moustache)
        root.rotation.z = side * (0.12 * whiskers + 0.03 * Math.sin(t * 2.3 + side))
      tail.rotation.set(
        -0.5 * uncurl + 0.06 * Math.sin(t * 2),
        0.2 * Math.sin(t * 1.9),
        0.1 * Math.sin(t * 2.7),
      )
    },
  }
}

function headDress(s: Sculptor): void {
  for (const side of [-1, 1]) {
    s.ball(FUR, [side * 0.86, 0.12, -0.06], [0.26, 0.3, 0.12], {
      rotate: [0, -side * 0.5, side * 0.1],
      segments: 16,
    })
      .ball('#ffb89a', [side * 0.88, 0.12, 0.02], [0.17, 0.2, 0.09], {
        rotate: [0, -side * 0.5, 0],
        segments: 14,
      })
      .ball(SNOW, [side * 0.84, 0.42, -0.1], [0.1, 0.2, 0.1], {
        rotate: [0, 0, -side * 0.5],
        segments: 10,
      })
      .ball(SNOW, [side * 0.98, 0.34, -0.1], [0.08, 0.17, 0.08], {
        rotate: [0, 0, -side * 0.9],
        segments: 10,
      })
  }
  for (const [x, tall, z] of [
    [0, 0.4, 0.1],
    [-0.16, 0.32, 0.04],
    [0.16, 0.32, 0.04],
    [0, 0.34, -0.2],
  ] as const)
    s.cone('#6a1f3c', [x, 0.62, z], 0.15, tall, { rotate: [-0.25, 0, -x * 1.6], segments: 10 })
}

function whisker(s: Sculptor, side: number): void {
  const at = (x: number, y: number, z: number): Vec3 => [side * x, y, z]
  const path: readonly (readonly [Vec3, number])[] = [
    [at(0, -0.03, 0), 0.1],
    [at(0.12, -0.08, 0.01), 0.12],
    [at(0.27, -0.13, -0.02), 0.105],
    [at(0.43, -0.16, -0.08), 0.09],
    [at(0.59, -0.14, -0.13), 0.08],
    [at(0.74, -0.08, -0.18), 0.07],
    [at(0.86, 0.03, -0.22), 0.06],
    [at(0.89, 0.16, -0.24), 0.052],
    [at(0.8, 0.24, -0.22), 0.046],
    [at(0.71, 0.18, -0.2), 0.04],
    [at(0.74, 0.09, -0.2), 0.034],
  ]
  for (const [index, [point, radius]] of path.entries()) {
    const [next, thin] = path[index + 1] ?? [point, radius]
    for (const share of [0, 0.33, 0.67])
      s.ball(SNOW, mixVec3(point, next, share), lerp(radius, thin, share), {
        segments: 12,
        rim: 0.35,
        glow: 0.16,
      })
  }
}

function curl(s: Sculptor): void {
  const path: Vec3[] = [
    [0, 0, 0],
    [0.25, -0.12, -0.28],
    [0.72, 0, -0.45],
    [1.2, 0.35, -0.45],
    [1.5, 0.85, -0.4],
  ]
  for (let i = 0; i <= 18; i++) {
    const angle = (i / 18) * Math.PI * 3.4
    const radius = 0.42 * (1 - i / 24)
    path.push([1.08 + Math.cos(angle) * radius, 1.1 + Math.sin(angle) * radius, -0.38 + 0.01 * i])
  }
  s.tube(FUR, path, 0.105, { segments: 72, grad: FUR_LOW })
  const end = path.at(-1) ?? [0, 0, 0]
  s.ball(SNOW, end, 0.13, { segments: 12 })
}

/** The drum by itself: 0.7 m wide, its skin at 0.26 m. */
export function smallDrum(s: Sculptor): void {
  s.turn(
    '#f2b23a',
    [
      [0.2, -0.3],
      [0.26, -0.22],
      [0.24, -0.05],
      [0.34, 0.16],
      [0.36, 0.24],
    ],
    { grad: '#c8622a', segments: 24, rows: 10 },
  )
    .cylinder('#fff2d8', [0, 0.25, 0], [0.35, 0.35, 0.05], { segments: 24 })
    .ring('#1fa890', [0, 0.22, 0], [0.36, 0.05], { rotate: [Math.PI / 2, 0, 0], segments: 26 })
    .ring('#1fa890', [0, -0.27, 0], [0.22, 0.04], { rotate: [Math.PI / 2, 0, 0] })
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    s.ball('#e8343a', [Math.cos(angle) * 0.3, 0.04, Math.sin(angle) * 0.3], 0.06, { segments: 8 })
  }
}
