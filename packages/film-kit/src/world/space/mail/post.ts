import type { Group } from 'three'
import { glow } from '../../../light/glow.ts'
import { joint, type Sculptor, sculpt } from '../../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../../time/keyframes.ts'

const PAPER = '#fff2d8'
const CREASE = '#dcb894'

/** The print of one octopus arm, pressed flat at `at` towards +z: a ring of suckers; `size` is its
 *  radius, metres. */
export function suckerPrint(s: Sculptor, at: Vec3, size: number, color = '#ff5f52'): void {
  const flat = { rotate: [0, 0, 0] as const, glow: 0.55, rim: 0, segments: 12 }
  s.ball(color, at, [size * 0.42, size * 0.42, 0.012], flat)
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    const x = at[0] + Math.cos(angle) * size * 0.8
    const y = at[1] + Math.sin(angle) * size * 0.8
    s.ball(color, [x, y, at[2]], [size * 0.2, size * 0.2, 0.012], flat)
  }
}

/** A child's crayon octopus with a bowl on its head, flat towards +z, about 0.9 m high at size 1. */
export function crayonOctopus(s: Sculptor, [x, y, z]: Vec3, size = 1, color = '#ff6a52'): void {
  const line = { glow: 0.6, rim: 0, segments: 10 }
  const put = (dx: number, dy: number): Vec3 => [x + dx * size, y + dy * size, z]
  s.ball(color, put(0, 0.2), [0.24 * size, 0.26 * size, 0.012], { ...line, segments: 20 })
  s.ring('#2aa9c4', put(0, 0.22), [0.36 * size, 0.018 * size], { ...line, segments: 30 })
  for (let i = 0; i < 6; i++) {
    const spread = (i - 2.5) * 0.1
    s.tube(
      color,
      [put(spread * 0.8, 0), put(spread * 1.5, -0.16), put(spread * 2.1, -0.22 + 0.05 * (i % 2))],
      0.026 * size,
      line,
    )
  }
  for (const side of [-1, 1]) {
    s.ball(
      '#ffffff',
      [x + side * 0.09 * size, y + 0.22 * size, z + 0.008],
      [0.07 * size, 0.08 * size, 0.01],
      line,
    )
    s.ball(
      '#2a1f6a',
      [x + side * 0.09 * size, y + 0.21 * size, z + 0.014],
      [0.035 * size, 0.045 * size, 0.01],
      line,
    )
  }
  s.ring('#2a1f6a', put(0, 0.1), [0.07 * size, 0.014 * size], {
    ...line,
    arc: Math.PI,
    rotate: [0, 0, Math.PI],
  })
}

/** A crayon figure nine, `size` metres high, flat towards +z. */
export function crayonNine(s: Sculptor, [x, y, z]: Vec3, size: number, color = '#1f9fb4'): void {
  const line = { glow: 0.55, rim: 0, segments: 24 }
  s.ring(color, [x, y + size * 0.22, z], [size * 0.22, size * 0.05], line)
  s.tube(
    color,
    [
      [x + size * 0.22, y + size * 0.22, z],
      [x + size * 0.2, y - size * 0.15, z],
      [x - size * 0.06, y - size * 0.46, z],
    ],
    size * 0.05,
    line,
  )
}

/** An envelope 1 m wide and 0.68 m high, face along +z; `old` has a crayon nine, a sucker print
 *  and bent corners. */
export function envelope(to: Group, { old = false, paper = PAPER } = {}): Group {
  const root = joint(to)
  sculpt(
    (s) => {
      s.box(paper, [0, 0, 0], [1, 0.68, 0.035], { grad: old ? '#f0cf9c' : paper, glow: 0.22 })
      const line = { glow: 0.2, rim: 0, segments: 6 }
      const fold = (from: Vec2, by: Vec2) =>
        s.tube(
          CREASE,
          [
            [from[0], from[1], -0.02],
            [by[0], by[1], -0.022],
            [(from[0] + by[0]) / 2, (from[1] + by[1]) / 2, -0.022],
          ],
          0.008,
          line,
        )
      fold([-0.49, 0.33], [0, -0.02])
      fold([0.49, 0.33], [0, -0.02])
      if (!old) {
        s.box('#ff7a5c', [0.34, 0.18, 0.02], [0.18, 0.2, 0.012], { glow: 0.3 })
        return
      }
      crayonNine(s, [-0.2, 0, 0.026], 0.46)
      suckerPrint(s, [0.28, 0, 0.022], 0.17)
      s.box('#d9a97c', [-0.47, -0.31, 0.008], [0.09, 0.09, 0.03], { rotate: [0, 0, 0.8] })
    },
    { to: root },
  )
  return root
}

/** The letter inside, 1.2 m wide and 1.36 m high, face along +z: a crayon octopus, a small round
 *  planet with a box on it, a star, and the print of a small arm at the foot. */
export function crayonLetter(to: Group): Group {
  const root = joint(to)
  sculpt(
    (s) => {
      s.box(PAPER, [0, 0, 0], [1.2, 1.36, 0.025], { glow: 0.3 })
      for (const y of [-0.22, 0.24]) s.box('#eed8b4', [0, y, 0.013], [1.18, 0.012, 0.004])
      crayonOctopus(s, [-0.2, 0.26, 0.022], 0.82)
      const line = { glow: 0.55, rim: 0 }
      s.ball('#8f7be0', [0.34, -0.06, 0.02], [0.17, 0.17, 0.01], { ...line, segments: 20 })
      s.box('#1f9fb4', [0.34, 0.17, 0.02], [0.13, 0.1, 0.012], line)
      s.box('#ff6a52', [0.42, 0.24, 0.02], [0.03, 0.12, 0.012], line)
      for (const turn of [0, 1, 2]) {
        s.pill('#ffb52e', [0.38, 0.5, 0.02], 0.016, 0.2, {
          ...line,
          rotate: [0, 0, (turn * Math.PI) / 3],
          segments: 6,
        })
      }
      suckerPrint(s, [-0.16, -0.42, 0.022], 0.17)
    },
    { to: root },
  )
  return root
}

/** A mailbox to be set in every frame: `flag` and `door` 0 to 1. */
export type Mailbox = { root: Group; set: (flag: number, door?: number) => void }

/** A round-backed mailbox on a post, 1.75 m high, standing on its origin with the door along +z
 *  and an octopus on its side plate; a lamp glows on top when `lit`. */
export function mailbox({ paint = '#25bdb2', low = '#14728f', lit = true } = {}): Mailbox {
  const root = joint()
  sculpt(
    (s) => {
      s.pill('#b98a6a', [0, 0.5, 0], 0.09, 1.1, { grad: '#7a4a5a' })
      s.box(paint, [0, 1.16, 0], [0.74, 0.4, 0.96], { grad: low })
      s.cylinder(paint, [0, 1.36, 0], [0.37, 0.37, 0.96], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 28,
        gloss: 0.35,
      })
      s.cylinder('#2a2468', [0, 1.34, 0.475], [0.3, 0.3, 0.03], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 24,
      })
      s.box('#fff2d8', [0, 1.62, 0.5], [0.02, 0.02, 0.02])
    },
    { to: root },
  )
  const door = joint(root, [0, 0.98, 0.5])
  sculpt(
    (s) => {
      s.cylinder('#fff2d8', [0, 0.36, 0.02], [0.36, 0.36, 0.05], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 28,
        gloss: 0.2,
      })
      s.box('#fff2d8', [0, 0.16, 0.02], [0.72, 0.36, 0.05])
      crayonOctopus(s, [0, 0.3, 0.055], 0.78)
    },
    { to: door },
  )
  const flag = joint(root, [0.42, 1.2, 0.1])
  sculpt(
    (s) =>
      s
        .box('#fff2d8', [0, 0.26, 0], [0.05, 0.56, 0.05])
        .box('#ff5f4a', [0, 0.46, 0.14], [0.06, 0.24, 0.34], { glow: 0.25 }),
    { to: flag },
  )
  if (lit) {
    sculpt(
      (s) =>
        s
          .ball('#ffe2a0', [0, 1.86, 0], 0.12, { glow: 1.3, rim: 0 })
          .cylinder('#fff2d8', [0, 1.74, 0], [0.05, 0.08, 0.1]),
      { to: root, shadow: false },
    )
    glow(root, '#ffc870', 2.6, [0, 1.86, 0.1], 0.7)
  }
  return {
    root,
    set(raised, open = 0) {
      flag.rotation.x = -Math.PI / 2 + (raised * Math.PI) / 2
      door.rotation.x = open * 1.5
    },
  }
}
