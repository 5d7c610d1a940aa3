import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp, lerp } from '@starnest/film-kit/time/easing'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { scatter, seededRandom } from '@starnest/film-kit/time/random'
import { jungleFlower, leafFan } from '@starnest/film-kit/world/jungle/foliage'
import { grassTuft, mushroom } from '@starnest/film-kit/world/nature/small-plants'

/** What Old Moss does; shares are 0 to 1. */
export type OldMossIntent = {
  /** One beat of the heart: 1 is the belly at its highest. */
  beat?: number
  /** 0 sleeps, 1 has her eyes open. */
  awake?: number
  smile?: number
  look?: readonly [x: number, y: number]
  /** The near hand comes up to the belly. */
  hand?: number
}

/** A sloth as large as a hill, on her back, head to the right. */
export type OldMoss = {
  pose: (t: number, intent?: OldMossIntent) => void
  /** Height of the belly above the ground. */
  bellyAt: (x: number, z: number) => number
  /** Hang things on her claw. */
  claw: ReturnType<typeof joint>
  /** How far the belly has risen, metres; valid after `pose`. */
  lift: () => number
  faceAt: () => Vec3
}

const BELLY: Vec3 = [4.6, 2.75, 2.9]
const MOSS = '#5fae5a'
const MOSS_LOW = '#2a5a5a'
const STRAIGHT: Vec2 = [0, 0]
const HIDE = '#a88a6a'

const PLANTS = scatter(150, 9, (next) => ({
  a: next() * 6.283,
  out: Math.sqrt(next()) * 0.92,
  size: next(),
}))

/** Height of the belly above the ground; 0 beside it. */
const bellyAt = (x: number, z: number): number => {
  const inside = 1 - (x / BELLY[0]) ** 2 - (z / BELLY[2]) ** 2
  return inside > 0 ? BELLY[1] * Math.sqrt(inside) - 0.25 : 0
}

/** The hill: moss, flowers and mushrooms, with a place to sit. */
function belly(s: Sculptor): void {
  const random = seededRandom(4)
  s.ball(MOSS, [0, -0.25, 0], BELLY, { grad: MOSS_LOW, segments: 44, rim: 0.7 })
  for (const [i, { a, out, size }] of PLANTS.entries()) {
    const [x, z] = [Math.cos(a) * out * BELLY[0], Math.sin(a) * out * BELLY[2]]
    if (Math.abs(x) < 0.9 && z > -0.6) continue
    const at: Vec3 = [x, bellyAt(x, z) - 0.03, z]
    if (i % 17 === 0) mushroom(s, at, 0.35 + size * 0.25, '#ff8a6a', 0.15)
    else if (i % 11 === 0) leafFan(s, at, 0.8, ['#7fd86a', '#2a6a5a'], random, { count: 5 })
    else if (i % 7 === 0)
      jungleFlower(s, [x, at[1] + 0.12, z + 0.1], 0.3, i % 2 ? '#ff7ab0' : '#ffd23f')
    else grassTuft(s, at, 0.24 + size * 0.24, ['#8fe07a', '#3a8a5a'], random)
  }
}

function face(s: Sculptor): void {
  const random = seededRandom(5)
  s.ball(HIDE, [0, 0, 0], [2.15, 1.95, 1.8], { grad: '#6a4a52', segments: 36 })
    .ball(MOSS, [0, 1.1, -0.5], [1.9, 1.1, 1.5], { grad: MOSS_LOW, segments: 28 })
    .ball('#f4dcb4', [0, -0.12, 0.62], [1.66, 1.42, 1.36], { segments: 32, rim: 0.5 })
    .ball('#e8c294', [0, -0.55, 1.72], [0.66, 0.5, 0.42], { segments: 24, rim: 0.4 })
    .ball('#4a2c34', [0, -0.3, 2.06], [0.3, 0.2, 0.16], { segments: 16, gloss: 0.7 })
  for (const side of [-1, 1]) {
    s.ball('#6a4a4a', [side * 0.84, 0, 1.48], [0.62, 0.42, 0.4], {
      rotate: [0, side * 0.5, -side * 0.4],
      segments: 22,
      rim: 0.4,
    }).ball('#ff8a7a', [side * 1.15, -0.6, 1.42], [0.3, 0.2, 0.14], {
      rotate: [0, side * 0.7, 0],
      segments: 12,
    })
    leafFan(s, [side * 1.2, 1.75, 0.1], 0.8, ['#7fd86a', '#2a6a5a'], random, { count: 4 })
  }
  jungleFlower(s, [-0.9, 1.75, 0.75], 0.6, '#ff7ab0')
  for (const [i, { a, size }] of PLANTS.slice(0, 24).entries())
    grassTuft(
      s,
      [Math.cos(a) * 1.3, 1.75 + 0.3 * Math.sin(i), -0.3 + Math.sin(a) * 0.6],
      0.3 + size * 0.2,
      ['#8fe07a', '#3a8a5a'],
      random,
    )
}

/** Puts Old Moss on a set: her belly is the hill in the middle. */
export function oldMoss(set: FilmSet): OldMoss {
  const body = set.add(joint())
  sculpt(belly, { to: body })
  const head = set.add(joint(undefined, [6.3, 1.75, 0.5]))
  sculpt(face, { to: head })
  const eyes = [-1, 1].map((side) => mossEye(head, side))
  const smile = joint(head, [0, -0.86, 1.98])
  sculpt(
    (s) =>
      s.ring('#5a2c34', [0, 0.16, 0], [0.42, 0.045], {
        arc: Math.PI * 0.8,
        rotate: [0.3, 0, Math.PI * 1.1],
        segments: 20,
      }),
    {
      to: smile,
      shadow: false,
    },
  )
  const arm = set.add(joint(undefined, [4.1, 0.4, 3]))
  sculpt(
    (s) => {
      s.tube(
        HIDE,
        [
          [0.6, -0.5, -0.4],
          [-0.2, 0.2, 0],
          [-0.9, 0.7, 0],
          [-1.5, 0.6, -0.1],
        ],
        0.52,
        { grad: '#6a5a4a', segments: 18 },
      )
        .ball(HIDE, [-1.6, 0.6, -0.1], [0.62, 0.56, 0.56], { segments: 20 })
        .ball(MOSS, [-0.6, 0.95, 0], [0.7, 0.3, 0.5], { grad: MOSS_LOW })
      for (const z of [-0.34, 0, 0.34])
        s.tube(
          '#fff0d8',
          [
            [-1.95, 0.7, z],
            [-2.4, 0.75, z],
            [-2.7, 0.5, z],
            [-2.72, 0.2, z],
          ],
          0.12,
          { segments: 10, gloss: 0.4 },
        )
    },
    { to: arm },
  )
  const claw = joint(arm, [-2.72, 0.05, 0.1])
  let lift = 0
  return {
    bellyAt,
    claw,
    lift: () => lift,
    faceAt: () => [6.3, 1.8, 2],
    pose(t, intent = {}) {
      const { beat = 0, awake = 0, smile: glad = 0, hand = 0 } = intent
      const look = intent.look ?? STRAIGHT
      const breath = 0.06 * Math.sin(t * 1.1)
      body.scale.set(1, 1 + 0.05 * beat + 0.4 * breath * 0.3, 1 + 0.02 * beat)
      lift = (BELLY[1] - 0.25) * (0.05 * beat + 0.12 * breath)
      head.rotation.set(-0.05 + 0.03 * Math.sin(t * 1.1), -0.42, 0.14 + 0.03 * Math.sin(t * 0.9))
      for (const eye of eyes) eye(awake, look)
      smile.scale.set(lerp(0.7, 1.25, glad), lerp(0.5, 1.2, glad), 1)
      arm.rotation.set(0, 0, lerp(0.25, -0.62, hand))
      arm.position.y = lerp(-0.6, 0.7, clamp(hand))
    },
  }
}

function mossEye(head: ReturnType<typeof joint>, side: number) {
  const root = joint(head, [side * 0.72, 0.06, 1.8])
  root.rotation.y = side * 0.34
  const open = joint(root)
  sculpt((s) => s.ball('#fffaf0', [0, 0, 0], [0.32, 0.36, 0.16], { segments: 20, rim: 0.2 }), {
    to: open,
    shadow: false,
  })
  const iris = joint(open)
  sculpt(
    (s) =>
      s
        .ball('#4a2a1a', [0, 0, 0.09], [0.24, 0.28, 0.1], { segments: 18, grad: '#a8742a', rim: 0 })
        .ball('#140a10', [0, 0.02, 0.15], [0.16, 0.2, 0.06], { segments: 14, rim: 0 })
        .ball('#ffffff', [-0.08, 0.12, 0.21], 0.075, { segments: 10, glow: 1 })
        .ball('#ffffff', [0.08, -0.1, 0.2], 0.04, { segments: 8, glow: 1 }),
    { to: iris, shadow: false },
  )
  const shut = joint(root, [0, 0, 0.06])
  sculpt(
    (s) =>
      s.ring('#2a1420', [0, 0.1, 0.08], [0.3, 0.05], {
        arc: Math.PI,
        rotate: [0, 0, Math.PI],
        size: [1, 0.6, 1],
        segments: 18,
      }),
    {
      to: shut,
      shadow: false,
    },
  )
  return (awake: number, look: readonly [number, number]) => {
    open.visible = awake > 0.03
    open.scale.set(1, Math.max(0.03, awake), 1)
    iris.position.set(look[0] * 0.07, look[1] * 0.06, 0)
    shut.visible = awake < 0.4
  }
}
