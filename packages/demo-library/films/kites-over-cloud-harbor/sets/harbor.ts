import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, type Random, seededRandom } from '@starnest/film-kit/time/random'
import { grassTuft } from '@starnest/film-kit/world/nature/small-plants'

const WALLS = ['#fff1dc', '#ffdcc2', '#e8ecf8'] as const
const ROOFS = ['#e0674a', '#3f8fa8', '#c8506a', '#e89a3a'] as const

/** A floating island: a hanging rock with grass, houses and a windmill on it. */
export function island(set: FilmSet, at: Vec3, radius: number, seed: number, mill = true): void {
  const random = seededRandom(seed)
  const root = joint(set.scene, at)
  sculpt(
    (s) => {
      s.turn(
        '#c79a86',
        [
          [0.001, -1.5],
          [0.2, -1.25],
          [0.42, -0.8],
          [0.8, -0.4],
          [1.02, -0.1],
          [1, -0.03],
        ],
        { size: [radius, radius, radius * 0.8], grad: '#8a6aa8', segments: 22, rows: 12 },
      )
      s.ball('#9fc25a', [0, 0, 0], [radius * 1.05, radius * 0.13, radius * 0.84], {
        segments: 26,
        grad: '#4f9a6a',
      })
      for (let i = 0; i < Math.round(radius * 1.3); i++) {
        const turn = random() * 6.3
        const reach = radius * 0.62 * Math.sqrt(random())
        const place: Vec3 = [Math.cos(turn) * reach, 0.05, Math.sin(turn) * reach * 0.7]
        cottage(s, place, 0.8 + random() * 0.4, random)
      }
    },
    { to: root },
  )
  if (mill) windmill(set, [at[0] + radius * 0.35, at[1] + 0.1, at[2]], radius * 0.3)
  set.everyFrame((t) => {
    root.position.y = at[1] + 0.1 * Math.sin(t * 0.7 + seed)
  })
}

function cottage(s: Sculptor, [x, y, z]: Vec3, size: number, random: Random): void {
  const height = size * (1 + random() * 0.6)
  s.box(cycle(WALLS, Math.floor(random() * 9)), [x, y + height / 2, z], [size, height, size])
  s.cylinder(
    cycle(ROOFS, Math.floor(random() * 9)),
    [x, y + height + size * 0.32, z],
    [0.04, size * 0.86, size * 0.7],
    { segments: 4, rotate: [0, Math.PI / 4, 0] },
  )
  s.box('#ffdf8a', [x, y + height * 0.5, z + size * 0.5], [size * 0.3, size * 0.34, 0.06], {
    glow: 0.7,
  })
}

/** A windmill with four paper sails, `size` a fifth of its height. */
export function windmill(set: FilmSet, at: Vec3, size: number): void {
  const root = joint(set.scene, at)
  root.scale.setScalar(size)
  sculpt(
    (s) => {
      s.cylinder('#fff3df', [0, 1.5, 0], [0.55, 0.9, 3], { grad: '#e0b0a8' })
      s.cone('#d8563f', [0, 2.95, 0], 0.85, 1.1)
      s.box('#8a5a48', [0, 0.5, 0.85], [0.5, 1, 0.1])
    },
    { to: root },
  )
  const hub = joint(root, [0, 2.75, 0.75])
  sculpt(
    (s) => {
      s.ball('#8a5a48', [0, 0, 0], 0.16)
      for (let i = 0; i < 4; i++) {
        const turn = (i * Math.PI) / 2
        const along: Vec3 = [Math.sin(turn) * 1.2, Math.cos(turn) * 1.2, 0]
        s.box('#fff2d8', along, [0.5, 1.9, 0.05], { rotate: [0, 0, -turn], grad: '#f0a06a' })
      }
    },
    { to: hub },
  )
  set.everyFrame((t) => {
    hub.rotation.z = -t * 0.9
  })
}

/** What a pier is like: from `left` to `right` along x, metres. */
export type PierPlan = {
  left: number
  right: number
  /** Splintered planks at its right end. */
  broken?: boolean
  /** Posts on the side of the lens too, which pass before a runner. */
  nearPosts?: boolean
}

/** A pier of planks along x with posts that go down into the clouds; its deck is at y 0. */
export function pier(set: FilmSet, plan: PierPlan): void {
  sculpt(
    (s) => {
      planks(s, plan)
      posts(s, plan)
      ropes(s, plan)
    },
    { to: set.scene },
  )
}

const WOOD = ['#b98058', '#a86f4c', '#c48c62'] as const
/** How much of a broken pier is splintered, metres. */
const TORN_LENGTH = 1.4
const POST_GAP = 3.2

function planks(s: Sculptor, { left, right, broken = false }: PierPlan): void {
  const random = seededRandom(17)
  for (let x = left; x < right; x += 0.52) {
    const past = broken ? Math.max(0, x - right + TORN_LENGTH) : 0
    const torn = past > 0 ? 1 : 0
    s.box(
      cycle(WOOD, Math.floor(random() * 9)),
      [x, -0.09 - past * 0.08, torn * (0.3 - random() * 0.7)],
      [0.48, 0.16, torn ? 2 + random() * 1.2 : 3.6],
      { rotate: [0, (random() - 0.5) * (0.03 + torn * 0.37), -0.12 * torn], rim: 0.5 },
    )
  }
}

function posts(s: Sculptor, { left, right, nearPosts = false }: PierPlan): void {
  for (let x = left + 1; x < right - 0.6; x += POST_GAP) {
    for (const z of [-1.6, 1.6]) {
      const top = z < 0 || nearPosts ? 0.8 : -0.2
      const wood = { grad: '#c88a92' }
      s.cylinder('#8a5a52', [x, top / 2 - 5.4, z], [0.16, 0.2, top + 10.8], wood)
      if (top > 0) s.ball('#f6c04a', [x, 0.86, z], 0.2, { segments: 12 })
    }
  }
}

function ropes(s: Sculptor, { left, right }: PierPlan): void {
  for (let x = left + 1; x < right - 3.5; x += POST_GAP) {
    const rope = [0, 0.25, 0.5, 0.75, 1].map(
      (share): Vec3 => [x + share * POST_GAP, 0.62 - 0.7 * share * (1 - share), -1.6],
    )
    s.tube('#f4dcb0', rope, 0.05)
  }
}

/** Long grass in a strip before the lens: it leans with the wind. */
export function windGrass(set: FilmSet, at: Vec3, width: number, seed = 2): void {
  const random = seededRandom(seed)
  const strip = joint(set.scene, at)
  sculpt(
    (s) => {
      for (let x = -width / 2; x < width / 2; x += 0.2)
        grassTuft(s, [x, 0, random() - 0.5], 0.4 + random() * 0.5, ['#a8c860', '#4a8a5a'], random)
    },
    { to: strip, shadow: false },
  )
  set.everyFrame((t) => {
    strip.rotation.z = -0.1 - 0.08 * Math.sin(t * 2.3) - 0.04 * Math.sin(t * 5.1)
  })
}
