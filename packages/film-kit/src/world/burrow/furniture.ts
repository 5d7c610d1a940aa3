import type { Object3D, PointLight } from 'three'
import { type Glow, glow } from '../../light/glow.ts'
import { pointLamp } from '../../light/lamps.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle } from '../../time/random.ts'

const FLAT = [Math.PI / 2, 0, 0] as const

/** A hanging lamp made of an acorn. `swing` turns it about its hook, radians; `set` takes 0 to 1. */
export type AcornLamp = {
  swing: (angle: number) => void
  set: (power: number) => void
  light: PointLight | undefined
  halo: Glow
}

/** Hangs an acorn lamp `drop` metres below `at`; its light reaches `reach` metres, 0 leaves the lamp
 *  out: three or four lamps a set are enough. */
export function acornLamp(
  to: Object3D,
  at: Vec3,
  { drop = 0.5, light = '#ffcf7a', power = 7, reach = 6, halo: width = 2.4 } = {},
): AcornLamp {
  const hook = joint(to, at)
  sculpt(
    (s) =>
      s
        .cylinder('#7a4a3a', [0, -drop / 2, 0], [0.014, 0.014, drop], { segments: 6 })
        .ball(light, [0, -drop - 0.2, 0], [0.17, 0.22, 0.17], { glow: 1.25, rim: 0, segments: 16 })
        .ball('#9a5c3c', [0, -drop - 0.06, 0], [0.23, 0.12, 0.23], { grad: '#6a3834' })
        .ball(light, [0, -drop - 0.43, 0], 0.035, { glow: 1.1, segments: 8 }),
    { to: hook, shadow: false },
  )
  const halo = glow(hook, light, width, [0, -drop - 0.2, 0.2], 0.55)
  const lamp = reach > 0 ? pointLamp(hook, light, [0, -drop - 0.2, 0.9], power, reach) : undefined
  return {
    halo,
    light: lamp,
    swing(angle) {
      hook.rotation.z = angle
    },
    set(share) {
      halo.set(share)
      if (lamp) lamp.intensity = power * share
    },
  }
}

/** A round door in a back wall, with a little window that shines. `size` is its width, metres. */
export function roundDoor(
  s: Sculptor,
  [x, y, z]: Vec3,
  size: number,
  { wood = '#3fa88a', frame = '#ffdc9a', light = '#ffd890' } = {},
): void {
  const r = size / 2
  const middle = y + r * 0.92
  s.cylinder(frame, [x, middle, z], [r, r, 0.1], { rotate: FLAT, segments: 32 })
  s.cylinder(wood, [x, middle, z + 0.06], [r * 0.86, r * 0.86, 0.08], {
    rotate: FLAT,
    segments: 32,
    grad: '#2a7a78',
  })
  for (const share of [-0.4, 0, 0.4])
    s.box(
      '#2c7f74',
      [x + share * r, middle, z + 0.105],
      [0.02, r * 1.44 * (1 - 0.3 * share * share), 0.01],
    )
  s.cylinder(light, [x, middle + r * 0.28, z + 0.11], [r * 0.26, r * 0.26, 0.03], {
    rotate: FLAT,
    segments: 20,
    glow: 0.9,
  })
  s.ring(frame, [x, middle + r * 0.28, z + 0.13], [r * 0.27, 0.03])
  s.ball('#ffd34d', [x + r * 0.56, middle - r * 0.2, z + 0.14], 0.06, { gloss: 0.7, segments: 10 })
}

/** A shelf with jars, books and a cup; `width` metres. */
export function shelf(s: Sculptor, [x, y, z]: Vec3, width: number, seed = 0): void {
  s.box('#a8683f', [x, y, z], [width, 0.07, 0.36], { grad: '#7a4636' })
  const things = Math.floor(width / 0.26)
  for (let i = 0; i < things; i++) {
    const at = x - width / 2 + 0.18 + i * 0.26
    const kind = (i * 2 + seed) % 5
    const hue = cycle(['#ff8a6a', '#ffd05a', '#7ad0b0', '#8f9cff', '#ff9fc0'], i + seed)
    if (kind === 0 || kind === 3)
      s.cylinder(hue, [at, y + 0.16, z], [0.09, 0.09, 0.24], { segments: 14, gloss: 0.4 }).cylinder(
        '#fff0d8',
        [at, y + 0.3, z],
        [0.095, 0.095, 0.05],
        { segments: 14 },
      )
    else if (kind === 1)
      for (const [shift, tall] of [
        [-0.06, 0.32],
        [0.02, 0.27],
        [0.09, 0.3],
      ] as const)
        s.box(
          cycle([hue, '#fff0d8', '#c96a5a'], Math.round(shift * 20)),
          [at + shift, y + tall / 2 + 0.03, z],
          [0.065, tall, 0.24],
        )
    else if (kind === 2) s.ball(hue, [at, y + 0.12, z], [0.11, 0.1, 0.11], { segments: 14 })
    else
      s.cylinder('#fff6ea', [at, y + 0.1, z], [0.1, 0.07, 0.14], { segments: 14 }).ring(
        '#fff6ea',
        [at + 0.11, y + 0.1, z],
        [0.05, 0.016],
      )
  }
}

/** A toadstool to sit on. */
export function stool(s: Sculptor, [x, y, z]: Vec3, height: number, cap = '#ff6a5a'): void {
  s.cylinder('#fff0d8', [x, y + height * 0.4, z], [height * 0.28, height * 0.36, height * 0.8], {
    segments: 14,
  })
  s.ball(cap, [x, y + height * 0.84, z], [height * 0.78, height * 0.24, height * 0.78], {
    segments: 22,
    grad: '#c8384a',
  })
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.05 + 0.3
    s.ball(
      '#fff6e8',
      [x + Math.cos(angle) * height * 0.52, y + height * 0.99, z + Math.sin(angle) * height * 0.52],
      [height * 0.11, height * 0.04, height * 0.11],
      { segments: 8 },
    )
  }
}

/** A round rug of three colours; `radius` metres. */
export function rug(s: Sculptor, [x, y, z]: Vec3, radius: number, hues: readonly string[]): void {
  for (const [i, hue] of hues.entries()) {
    const r = radius * (1 - i / (hues.length + 0.4))
    s.cylinder(hue, [x, y + 0.012 + i * 0.008, z], [r, r, 0.02], { segments: 36, rim: 0.2 })
  }
}

/** A small bed with its head to the left; 1.9 m long. */
export function bed(s: Sculptor, [x, y, z]: Vec3, cover = '#ff9f7a'): void {
  s.box('#a8683f', [x, y + 0.2, z], [1.9, 0.18, 0.9])
  s.ball('#8a5236', [x - 0.95, y + 0.5, z], [0.1, 0.52, 0.5], { segments: 20 })
  s.ball('#8a5236', [x + 0.95, y + 0.32, z], [0.09, 0.34, 0.48], { segments: 20 })
  s.ball('#fff2e4', [x - 0.62, y + 0.46, z], [0.3, 0.15, 0.34], { segments: 18 })
  s.ball(cover, [x + 0.2, y + 0.36, z], [0.78, 0.24, 0.48], { segments: 22, grad: '#d8607a' })
  for (const [dx, dz] of [
    [0, 0.3],
    [0.3, 0.1],
    [-0.25, 0.2],
    [0.45, 0.34],
  ] as const)
    s.ball(
      '#ffe6a8',
      [x + 0.2 + dx, y + 0.56 - dx * dx * 0.35 - dz * 0.25, z + dz],
      [0.08, 0.05, 0.08],
      {
        segments: 8,
      },
    )
}

/** Little flags on a sagging string between two points. */
export function flags(
  s: Sculptor,
  from: Vec3,
  end: Vec3,
  { count = 9, sag = 0.4, size = 0.2, hues = ['#ff7a6a', '#ffd05a', '#6ad0b8', '#8f9cff'] } = {},
): void {
  const point = (share: number): Vec3 => [
    from[0] + (end[0] - from[0]) * share,
    from[1] + (end[1] - from[1]) * share - sag * 4 * share * (1 - share),
    from[2] + (end[2] - from[2]) * share,
  ]
  s.tube('#fff0d8', [0, 0.25, 0.5, 0.75, 1].map(point), 0.014)
  for (let i = 0; i < count; i++) {
    const [x, y, z] = point((i + 0.5) / count)
    s.cone(cycle(hues, i), [x, y - 0.01, z], size * 0.55, size, {
      size: [1, 1, 0.2],
      rotate: [Math.PI, 0, 0],
      segments: 6,
      rim: 0.4,
    })
  }
}

/** A picture in a round frame. */
export function picture(s: Sculptor, [x, y, z]: Vec3, radius: number, hue: string): void {
  s.cylinder('#ffe0a0', [x, y, z], [radius, radius, 0.06], { rotate: FLAT, segments: 24 })
  s.cylinder(hue, [x, y, z + 0.03], [radius * 0.82, radius * 0.82, 0.04], {
    rotate: FLAT,
    segments: 24,
  })
  s.ball('#fff6e8', [x, y - radius * 0.15, z + 0.05], [radius * 0.4, radius * 0.34, 0.03], {
    segments: 12,
  })
}
