import { Group, type Mesh } from 'three'
import { Sculptor } from '../sculpt/sculptor.ts'
import { seededRandom } from '../time/random.ts'
import { trianglesOf } from './mesh/stand-ins.ts'

/** A tiny world for characters to stand on: one mesh, its ground about y = 0. */
export type LiveWorld = {
  readonly object: Group
  readonly triangles: number
  dispose: () => void
}

/** Worlds by name: a round of meadow, a crater of a moon, a stage of boards, a drift of snow. */
export type LiveWorldName = 'meadow' | 'moon' | 'boards' | 'snow'

const WORLDS: Record<LiveWorldName, (s: Sculptor, radius: number) => void> = {
  meadow,
  moon,
  boards,
  snow,
}

/** All worlds there are. */
export const LIVE_WORLDS = Object.keys(WORLDS) as readonly LiveWorldName[]

/** A round patch of ground with a few props at its edge, `radius` metres; the middle is free. */
export function liveWorld(name: LiveWorldName, radius = 2.4): LiveWorld {
  const sculptor = new Sculptor()
  WORLDS[name](sculptor, radius)
  const object = new Group()
  const mesh: Mesh = sculptor.mesh({ to: object })
  return {
    object,
    triangles: trianglesOf(mesh.geometry),
    dispose() {
      object.removeFromParent()
      mesh.geometry.dispose()
    },
  }
}

/** A flat round of ground with a rounded edge, its top on y = 0. */
function patch(s: Sculptor, radius: number, color: string, low: string): void {
  s.lathe(
    color,
    [
      [0.001, -0.34],
      [radius * 0.55, -0.3],
      [radius * 0.9, -0.16],
      [radius, -0.06],
      [radius * 0.97, 0],
      [0.001, 0],
    ],
    { grad: low, segments: 32 },
  )
}

/** Tall things stand at the back and the sides: this far to the front they would hide somebody. */
const FREE_FRONT = 0.3

/** `count` places on a ring, with the random numbers of each; `from` and `to` in metres. */
function around(
  seed: number,
  count: number,
  [from, to]: readonly [from: number, to: number],
  put: (x: number, z: number, random: () => number, index: number) => void,
): void {
  const random = seededRandom(seed)
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.7 * random()) / count) * Math.PI * 2
    const away = from + (to - from) * random()
    put(Math.cos(angle) * away, Math.sin(angle) * away, random, i)
  }
}

const soft = { segments: 7, rim: 0.6 }

function meadow(s: Sculptor, radius: number): void {
  patch(s, radius, '#8fd07a', '#7a5a5c')
  around(3, 26, [radius * 0.5, radius * 0.95], (x, z, random) => {
    for (const lean of [-0.4, 0, 0.4]) {
      const high = 0.17 + 0.07 * random()
      s.cylinder(
        lean ? '#6cbf6c' : '#9bdc7c',
        [x + lean * 0.1, high / 2, z],
        [0.004, 0.032, high],
        { rotate: [0.2 * lean, 0, -lean], segments: 4 },
      )
    }
  })
  around(8, 9, [radius * 0.62, radius * 0.92], (x, z, random, i) => {
    const hue = ['#ffd0e8', '#fff0b8', '#c8b8ff', '#ff9fb8'][i % 4] ?? '#ffffff'
    const high = 0.22 + 0.1 * random()
    s.cylinder('#5aa860', [x, high / 2, z], [0.014, 0.018, high], { segments: 4 })
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2
      s.ball(hue, [x + Math.cos(angle) * 0.055, high, z + Math.sin(angle) * 0.055], 0.045, soft)
    }
    s.ball('#ffc83a', [x, high + 0.02, z], 0.04, soft)
  })
  around(5, 3, [radius * 0.7, radius * 0.85], (x, z, random) =>
    s.rock('#a8a4b8', [x, 0.05, z], 0.13 + 0.08 * random(), { detail: 1, grad: '#7a7490' }),
  )
}

/** The same for tall things. */
function behind(
  seed: number,
  count: number,
  ring: readonly [from: number, to: number],
  put: (x: number, z: number, random: () => number, index: number) => void,
): void {
  around(seed, count, ring, (x, z, random, index) => {
    if (z < FREE_FRONT * ring[1]) put(x, z, random, index)
  })
}

function moon(s: Sculptor, radius: number): void {
  patch(s, radius, '#d4c8f4', '#6a58b0')
  around(4, 5, [radius * 0.5, radius * 0.82], (x, z, random) => {
    const size = 0.16 + 0.16 * random()
    s.ring('#e4daff', [x, 0.01, z], [size, size * 0.22], {
      rotate: [Math.PI / 2, 0, 0],
      segments: 16,
      tubeSegments: 5,
      size: [1, 1, 0.7],
    })
  })
  behind(9, 8, [radius * 0.78, radius * 0.94], (x, z, random, i) => {
    const high = 0.3 + 0.5 * random()
    s.cylinder(
      ['#8ff0ff', '#ff9fe0', '#b9a0ff'][i % 3] ?? '#8ff0ff',
      [x, high / 2 - 0.03, z],
      [0.005, 0.11, high],
      {
        segments: 5,
        rotate: [0.3 * (random() - 0.5), 0, 0.4 * (random() - 0.5)],
        glow: 0.35,
        grad: '#5a4ab0',
      },
    )
  })
}

function boards(s: Sculptor, radius: number): void {
  patch(s, radius, '#b8743c', '#5a2c3c')
  const planks = 9
  for (let i = 0; i < planks; i++) {
    const x = ((i + 0.5) / planks - 0.5) * 2 * radius * 0.92
    const outer = Math.abs(x) + (radius * 0.92) / planks
    const long = 2 * Math.sqrt(Math.max(0.02, (radius * 0.97) ** 2 - outer ** 2))
    s.box(
      i % 2 ? '#d08a4c' : '#c47e44',
      [x, 0.006, 0],
      [(radius * 1.84) / planks - 0.03, 0.02, long],
    )
  }
  around(2, 14, [radius * 0.985, radius * 0.985], (x, z) =>
    s.ball('#ffe6a0', [x, 0.03, z], 0.06, { segments: 8, glow: 1.1, rim: 0 }),
  )
}

function snow(s: Sculptor, radius: number): void {
  patch(s, radius, '#f6f9ff', '#8aa0dc')
  around(6, 7, [radius * 0.55, radius * 0.9], (x, z, random) =>
    s.ball('#ffffff', [x, -0.02, z], [0.3 + 0.2 * random(), 0.1, 0.25 + 0.15 * random()], {
      segments: 10,
      grad: '#c8d8f8',
    }),
  )
  behind(11, 6, [radius * 0.74, radius * 0.9], (x, z, random) => {
    const high = 0.5 + 0.3 * random()
    s.cylinder('#7a4a3c', [x, 0.06, z], [0.04, 0.05, 0.14], { segments: 6 })
    for (const [up, wide] of [
      [0.1, 1],
      [0.42, 0.74],
      [0.7, 0.48],
    ] as const)
      s.cylinder(
        '#4a9a8c',
        [x, up * high + 0.14, z],
        [0.01, 0.22 * wide * high * 1.6, 0.42 * high],
        {
          segments: 8,
          grad: '#2f6a7c',
        },
      )
  })
}
