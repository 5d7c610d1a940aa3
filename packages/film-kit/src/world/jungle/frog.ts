import type { FilmSet } from '../../film/film-set.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp, lerp } from '../../time/easing.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

/** What a frog does; shares are 0 to 1. */
export type FrogIntent = {
  /** How full its throat is; above 1 it is mostly throat. */
  puff?: number
  look?: Vec2
  blink?: number
  /** Height of a jump, metres. */
  jump?: number
}

/** A tree frog on a set, about 1 m tall at size 1, face along +z. */
export type Frog = {
  place: (at: Vec3, turn?: number) => void
  pose: (t: number, intent?: FrogIntent) => void
}

/** A fat little tree frog with orange feet and a throat like a balloon. */
export function frog(
  set: FilmSet,
  {
    skin = '#4fc83a',
    low = '#1f8a4a',
    throat = '#fff0a0',
    feet = '#ff8a2a',
    size = 1,
    seed = 0,
  } = {},
): Frog {
  const root = set.add(joint())
  root.scale.setScalar(size)
  const body = joint(root, [0, 0.2, 0])
  sculpt(
    (s) => {
      s.ball(skin, [0, 0.26, -0.05], [0.52, 0.42, 0.5], { grad: low, segments: 24, gloss: 0.3 })
        .ball('#e8ffb0', [0, 0.2, 0.14], [0.42, 0.34, 0.36], { segments: 18 })
        .ball(skin, [0, 0.58, 0.1], [0.5, 0.28, 0.38], { segments: 24, gloss: 0.3 })
      for (const side of [-1, 1]) {
        s.ball(skin, [side * 0.29, 0.84, 0.16], 0.21, { segments: 16, gloss: 0.3 })
          .ball(low, [side * 0.5, 0.06, -0.08], [0.2, 0.26, 0.34], {
            rotate: [0.5, 0, 0],
            segments: 14,
          })
          .ball(feet, [side * 0.52, -0.15, 0.22], [0.17, 0.06, 0.24], { segments: 12 })
          .ball(feet, [side * 0.27, -0.15, 0.42], [0.14, 0.06, 0.18], { segments: 12 })
          .ball('#ff9a7a', [side * 0.38, 0.52, 0.38], [0.08, 0.05, 0.04], { segments: 8 })
      }
      s.ring('#1c3a2a', [0, 0.52, 0.46], [0.3, 0.02], {
        arc: Math.PI * 0.8,
        rotate: [0.35, 0, Math.PI * 1.1],
        size: [1, 0.5, 1],
      })
    },
    { to: body },
  )
  const eyes = [-1, 1].map((side) => {
    const eye = joint(body, [side * 0.3, 0.86, 0.3])
    sculpt(
      (s) =>
        s
          .ball('#fffbe8', [0, 0, 0], [0.15, 0.16, 0.09], { segments: 14, rim: 0.2 })
          .ball('#20142a', [0, 0, 0.055], [0.09, 0.11, 0.05], { segments: 12, rim: 0 })
          .ball('#ffffff', [-0.03, 0.05, 0.1], 0.032, { segments: 8, glow: 1 }),
      { to: eye, shadow: false },
    )
    return eye
  })
  const sack = joint(body, [0, 0.36, 0.32])
  sculpt((s) => s.ball(throat, [0, 0, 0.1], 0.36, { grad: '#ffc85a', segments: 22, gloss: 0.5 }), {
    to: sack,
  })
  return {
    place(at, turn = 0) {
      root.position.set(...at)
      root.rotation.y = turn
    },
    pose(t, { puff = 0, look = [0, 0], blink = 0, jump = 0 } = {}) {
      const breath = 0.02 * Math.sin(t * 3 + seed)
      body.position.y = 0.2 + jump
      body.scale.set(
        1 + 0.08 * puff - breath,
        1 - 0.06 * puff + breath + 0.1 * clamp(jump),
        1 + 0.05 * puff,
      )
      body.rotation.x = -0.12 * clamp(puff) - 0.2 * clamp(jump)
      sack.scale.setScalar(lerp(0.45, 1.4, puff))
      const beat = (t * 0.33 + seed * 0.37) % 1
      const shut = Math.max(blink, clamp(1 - Math.abs(beat - 0.5) / 0.02))
      for (const eye of eyes) {
        eye.scale.set(1, lerp(1, 0.12, shut), 1)
        eye.rotation.set(-look[1] * 0.5, look[0] * 0.6, 0)
      }
    },
  }
}
