import type { FilmSet } from '../../film/film-set.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, lerp } from '../../time/easing.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

/** What a toucan does; shares are 0 to 1. */
export type ToucanIntent = {
  look?: Vec2
  /** 1 has the beak swung down upon whatever it knocks at. */
  peck?: number
  open?: number
  /** Wings lifted. */
  wings?: number
}

/** A toucan on a set, about 1.5 m tall at size 1; it stands on `at` and looks along +z. */
export type Toucan = {
  place: (at: Vec3, turn?: number) => void
  pose: (t: number, intent?: ToucanIntent) => void
}

/** A toucan that is half beak. */
export function toucan(
  set: FilmSet,
  {
    coat = '#2a2350',
    bib = '#fff4dc',
    beak = '#ff9a1f',
    tip = '#e8343a',
    ring = '#3fc8f0',
    size = 1,
    seed = 0,
  } = {},
): Toucan {
  const root = set.add(joint())
  root.scale.setScalar(size)
  const body = joint(root)
  sculpt(
    (s) =>
      s
        .ball(coat, [0, 0.5, -0.05], [0.4, 0.52, 0.42], { segments: 22, gloss: 0.3 })
        .ball(coat, [0, 0.1, -0.5], [0.2, 0.1, 0.5], { rotate: [-0.5, 0, 0] })
        .ball('#e8343a', [0, 0.24, -0.2], [0.28, 0.16, 0.32])
        .ball('#6a7ab8', [-0.14, 0.02, 0.12], [0.1, 0.06, 0.16], { segments: 10 })
        .ball('#6a7ab8', [0.14, 0.02, 0.12], [0.1, 0.06, 0.16], { segments: 10 }),
    { to: body },
  )
  const wings = [-1, 1].map((side) => {
    const wing = joint(body, [side * 0.36, 0.72, -0.06])
    sculpt(
      (s) =>
        s.ball(coat, [side * 0.06, -0.26, -0.06], [0.12, 0.4, 0.3], {
          grad: '#4a3f8a',
          segments: 14,
        }),
      { to: wing },
    )
    return { wing, side }
  })
  const head = joint(body, [0, 1.0, 0.05])
  sculpt(
    (s) => {
      s.ball(coat, [0, 0.12, 0], [0.38, 0.38, 0.38], { segments: 22, gloss: 0.3 }).ball(
        bib,
        [0, -0.14, 0.12],
        [0.32, 0.34, 0.28],
        { segments: 18 },
      )
      for (const side of [-1, 1])
        s.ball(ring, [side * 0.24, 0.2, 0.23], [0.15, 0.17, 0.12], { segments: 14 })
          .ball('#fffdf4', [side * 0.25, 0.21, 0.31], [0.11, 0.12, 0.06], { segments: 12 })
          .ball('#160c1c', [side * 0.25, 0.21, 0.355], [0.07, 0.085, 0.04], {
            segments: 10,
            rim: 0,
          })
          .ball('#ffffff', [side * 0.25 - 0.025, 0.25, 0.39], 0.026, { segments: 8, glow: 1 })
    },
    { to: head },
  )
  const upper = joint(head, [0, 0.08, 0.3])
  sculpt(
    (s) =>
      s
        .ball(beak, [0, 0.02, 0.38], [0.2, 0.19, 0.52], {
          rotate: [0.16, 0, 0],
          segments: 20,
          gloss: 0.5,
          grad: '#ff6a1f',
        })
        .ball(tip, [0, -0.06, 0.82], [0.1, 0.11, 0.14], { segments: 12, gloss: 0.5 }),
    { to: upper },
  )
  const lower = joint(head, [0, -0.02, 0.3])
  sculpt(
    (s) =>
      s.ball('#ffc83a', [0, -0.05, 0.34], [0.16, 0.08, 0.44], { rotate: [0.12, 0, 0], gloss: 0.4 }),
    {
      to: lower,
    },
  )
  return {
    place(at, turn = 0) {
      root.position.set(...at)
      root.rotation.y = turn
    },
    pose(t, { look = [0, 0], peck = 0, open = 0, wings: lifted = 0 } = {}) {
      head.rotation.set(
        lerp(-look[1] * 0.4, 0.75, peck),
        look[0] * 0.9,
        0.05 * Math.sin(t * 1.7 + seed),
      )
      body.rotation.x = 0.1 + 0.22 * peck
      body.scale.y = 1 + 0.012 * Math.sin(t * 2.4 + seed)
      lower.rotation.x = 0.4 * clamp(open)
      upper.rotation.x = -0.16 * clamp(open)
      for (const { wing, side } of wings)
        wing.rotation.z = side * (0.1 + lifted * (0.9 + 0.35 * Math.sin(t * 16)))
    },
  }
}
