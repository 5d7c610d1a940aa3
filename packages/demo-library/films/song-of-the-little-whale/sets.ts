import {
  type Jellyfish,
  type JellyfishLook,
  jellyfish,
} from '@starnest/film-kit/creature/sea/jellyfish'
import { type Whale, type WhaleLook, whale } from '@starnest/film-kit/creature/sea/whale'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { motes } from '@starnest/film-kit/particles/ambience'
import { bubbles } from '@starnest/film-kit/particles/weather'
import { Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { between, cycle, type Random, scatter, seededRandom } from '@starnest/film-kit/time/random'
import { ground } from '@starnest/film-kit/world/ground'
import { caustics, swaying } from '@starnest/film-kit/world/sea/ocean'
import { coral } from '@starnest/film-kit/world/sea/reef'
import { lightShafts } from '@starnest/film-kit/world/sea/sea'
import {
  brainCoral,
  kelpRibbon,
  polyps,
  tableCoral,
  tubeSponges,
} from '@starnest/film-kit/world/sea/sea-plants'
import { sky } from '@starnest/film-kit/world/sky'

export const reefLook: Look = {
  ...looks.undersea,
  ambient: 1.55,
  keyPower: 2.5,
  fill: { color: '#ff9ab8', power: 0.7, from: [6, 2, 6] },
  fog: { color: '#2aa9c9', near: 8, far: 36 },
  rim: '#b8fff4',
  saturation: 1.06,
}

export const kelpLook: Look = {
  ...reefLook,
  skyLight: '#8fe8c8',
  groundLight: '#1f5a7a',
  key: '#f0ffd0',
  fog: { color: '#1c8d92', near: 7, far: 30 },
  rim: '#c8ffd8',
}

export const trenchLook: Look = {
  ...looks.undersea,
  skyLight: '#a48cff',
  groundLight: '#4a2a96',
  ambient: 1.5,
  key: '#a8a4ff',
  keyPower: 2.1,
  keyFrom: [-3, 9, 4],
  fill: { color: '#ff7ac8', power: 0.5, from: [6, 1, 5] },
  fog: { color: '#3b2a9c', near: 7, far: 34 },
  rim: '#a79cff',
  rimPower: 1,
  exposure: 1.14,
  bloom: 0.62,
  bloomFrom: 0.85,
  lift: '#0c0636',
  gain: [1, 0.99, 1.05],
  vignette: 0.55,
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Sniglet',
  weight: 800,
  top: '#ffffff',
  bottom: '#ffe3a0',
  outline: '#2b3fa6',
}

export const luma: WhaleLook = { starfish: '#ff9a4a', seed: 1 }
const JELLY_EDGES = ['#ff9fe0', '#8fe8ff', '#ffd98a', '#c0a4ff', '#9affd8'] as const

/** A crowd of jellyfish in different sizes and hues. */
export const jellies = (set: FilmSet, places: readonly Vec3[], size: number) =>
  places.map((at, index) => {
    const edge = cycle(JELLY_EDGES, index)
    const look: JellyfishLook = { edge, size: size * (0.8 + 0.35 * ((index * 0.618) % 1)) }
    const one = jellyfish({ ...look, core: '#6a4ae0', seed: index * 1.3 })
    one.root.position.set(...at)
    set.add(one.root)
    return one
  })

/** A soft spot on the sea floor under something that swims. */
export const softShadow = (set: FilmSet, radius: number) => {
  const spot = contactShadow(set.scene, { radius, heightAt: (x, z) => set.heightAt(x, z) })
  return ({ position }: Whale['root']) => {
    spot.place(position.x + 0.3, position.z)
    spot.fade(Math.max(0, 0.75 - position.y * 0.12))
  }
}

export const actWhale = (set: FilmSet, look: WhaleLook) => {
  const one = whale(look)
  set.add(one.root)
  return one
}

/** Pip, the baby jellyfish. */
export const pipIn = (set: FilmSet, size = 0.8): Jellyfish => {
  const one = jellyfish({
    core: '#f09a5a',
    edge: '#ffeeb0',
    face: true,
    size,
    length: 0.55,
    seed: 2,
  })
  set.add(one.root)
  return one
}

/** `count` places on a rising spiral round a point, metres. */
export const spiral = (
  count: number,
  centre: Vec3,
  radius: number,
  rise: number,
  turns: number,
): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * turns * Math.PI * 2 + 0.9
    const wide = radius * (0.75 + 0.5 * (i / count))
    return [
      centre[0] + Math.cos(angle) * wide,
      centre[1] + (i / count) * rise,
      centre[2] + Math.sin(angle) * wide * 0.7,
    ]
  })

type Hues = readonly [light: string, shade: string]

const CORALS = [
  ['#ff8a9a', '#c84a8a'],
  ['#ffb06a', '#e0567a'],
  ['#f47ac0', '#8a4ac0'],
  ['#ffe08a', '#e88a5a'],
  ['#b890ff', '#6a5ad0'],
] as const

export const seaFloor = (x: number, z: number) =>
  0.28 * Math.sin(x * 0.42 + 0.6) * Math.cos(z * 0.36) + (z < -4 ? (-z - 4) * 0.13 : 0)

const gardenPlaces = (seed: number, count: number): Vec3[] =>
  scatter(count * 2, seed, (random): Vec3 => {
    const [x, z] = [between(random, -12, 12), between(random, -12, 4)]
    return [x, seaFloor(x, z) - 0.08, z]
  })
    .filter(([x, , z]) => Math.abs(x) > 3.4 || z < -2.6)
    .slice(0, count)

/** The coral garden in turquoise light. */
export function coralGarden(set: FilmSet): void {
  sky(set, {
    stops: [
      [0, '#e4fff8'],
      [0.2, '#8ff0ec'],
      [0.4, '#45c8dc'],
      [0.52, '#2aa9c9'],
      [0.7, '#1b7fb0'],
      [1, '#14609a'],
    ],
    glows: [{ around: 0.73, height: 0.28, width: 0.34, color: '#3a7a70' }],
  })
  ground(set, { heightAt: seaFloor, colors: ['#f0e2b4', '#a9cfc0'], seed: 4, size: 60 })
  caustics(set, { size: 60, power: 0.34, scale: 1.15 })
  const random = seededRandom(21)
  const reef = new Sculptor()
  for (const [index, place] of gardenPlaces(5, 30).entries()) reefPart(reef, place, index, random)
  reef.mesh({ to: set.scene })
  lightShafts(set, { count: 8, power: 0.13, spread: 20, top: 13, length: 19, depth: -4, seed: 4 })
  lightShafts(set, { count: 3, power: 0.06, spread: 13, top: 12, length: 18, depth: 5, seed: 9 })
  bubbles(set, { count: 60, box: [10, 10, 6], size: 0.12 })
  motes(set, { count: 70, color: '#f4ffe0', spread: 18, height: 8, depth: 12, size: 0.07 })
}

function reefPart(s: Sculptor, place: Vec3, index: number, random: Random): void {
  const hues = cycle(CORALS, index)
  const size = between(random, 0.8, 1.7)
  if (index % 4 === 0) coral(s, place, 1.5 * size, hues, random)
  else if (index % 4 === 1) brainCoral(s, place, 0.55 * size, hues)
  else if (index % 4 === 2) tubeSponges(s, place, size, hues, random)
  else tableCoral(s, place, size, hues)
}

/** Coral and weed right before the lens, out of focus. `side` -1 is left. */
export function foreground(set: FilmSet, at: Vec3, hues: Hues, seed: number): void {
  const random = seededRandom(seed)
  sculpt(
    (s) => {
      coral(s, at, 2, hues, random)
      coral(s, [at[0] + 0.5, at[1] - 0.4, at[2] - 0.5], 1.6, [hues[1], hues[0]], random)
    },
    { to: set.scene, shadow: false },
  )
}

/** The kelp forest: ribbons behind, beside and before the stage. */
export function kelpForest(set: FilmSet): void {
  sky(set, {
    stops: [
      [0, '#f0ffd0'],
      [0.2, '#9ff0c0'],
      [0.4, '#3cb8a8'],
      [0.52, '#1c8d92'],
      [0.72, '#12647e'],
      [1, '#0e4a6a'],
    ],
    glows: [{ around: 0.76, height: 0.26, width: 0.36, color: '#4a6a30' }],
  })
  ground(set, { heightAt: seaFloor, colors: ['#cfd8a0', '#6fae98'], seed: 8, size: 60 })
  caustics(set, { size: 60, power: 0.26, color: '#f0ffd0', scale: 1 })
  const random = seededRandom(12)
  const rows: readonly (readonly [number, number, Hues])[] = [
    [14, -5, ['#7fd07a', '#2f8a6a']],
    [12, -9, ['#4fb088', '#237a78']],
  ]
  for (const [count, depth, hues] of rows) {
    const s = new Sculptor()
    for (let i = 0; i < count; i++) {
      const x = -11 + (22 * (i + random() * 0.8)) / count
      const z = depth + between(random, -1.6, 1.6)
      kelpRibbon(s, [x, seaFloor(x, z) - 0.1, z], between(random, 6, 10), hues, random() * 3)
    }
    swaying(set, s.mesh({ to: set.scene, shadow: false }), { amount: 0.28, pace: 0.9 })
  }
  const near = new Sculptor()
  kelpRibbon(near, [-2.75, -0.5, 3.4], 8, ['#8fd86a', '#2a7a5a'], 0.4)
  kelpRibbon(near, [2.8, -0.5, 2.5], 8, ['#6fc86a', '#1f6a5a'], 1.7)
  kelpRibbon(near, [-3.9, -0.5, 2.2], 9, ['#9fe07a', '#3a8a5a'], 2.6)
  swaying(set, near.mesh({ to: set.scene, shadow: false }), { amount: 0.22, pace: 0.9, phase: 1 })
  lightShafts(set, { count: 9, power: 0.14, color: '#e8ffb8', spread: 18, depth: -3, seed: 6 })
  bubbles(set, { count: 40, box: [8, 9, 5], size: 0.1 })
  motes(set, { count: 80, color: '#f4ffc0', spread: 16, height: 7, depth: 10, size: 0.06 })
}

const POLYPS = ['#8ffff0', '#ff9fe0', '#a8b8ff'] as const

/** The trench: dark walls on both sides, small lights growing on them. */
export function trench(set: FilmSet): void {
  sky(set, {
    stops: [
      [0, '#8f8cff'],
      [0.2, '#6650e0'],
      [0.38, '#4a34b8'],
      [0.5, '#3b2a9c'],
      [0.7, '#281b7c'],
      [1, '#180f52'],
    ],
    glows: [{ around: 0.75, height: 0.4, width: 0.34, color: '#5a2a7a' }],
  })
  const random = seededRandom(33)
  const walls = new Sculptor()
  const lamps = new Sculptor()
  for (const side of [-1, 1]) {
    for (let i = 0; i < 15; i++) {
      const z = 3 - (i / 15) * 20
      const x = side * (5.4 + between(random, -0.5, 1.2) + (z < -6 ? (-z - 6) * 0.12 : 0))
      const [wide, high] = [between(random, 1, 1.9), between(random, 2.4, 7)]
      walls.rock(
        cycle(['#7a5fd8', '#6450c4', '#8c6ce0'], i),
        [x, high * 0.35 - 2, z],
        [wide, high, wide],
        {
          detail: 1,
          grad: '#2c1c78',
          rotate: [0, random() * 3, side * -0.12],
          rim: 0.7,
        },
      )
      if (i % 2)
        polyps(
          lamps,
          [x - side * wide * 0.8, between(random, -0.6, 1.6), z + 0.6],
          cycle(POLYPS, i),
          random,
        )
    }
  }
  walls.mesh({ to: set.scene, faceted: true })
  swaying(set, lamps.mesh({ to: set.scene, shadow: false }), { amount: 0.1, foot: -1 })
  ground(set, {
    heightAt: (x, z) => -2.2 + 0.3 * Math.sin(x * 0.7) * Math.cos(z * 0.5) + 0.03 * x * x,
    colors: ['#6a54cc', '#4c3aa8'],
    seed: 3,
    size: 50,
  })
  motes(set, { count: 120, color: '#b8b0ff', spread: 18, height: 8, depth: 13, size: 0.06 })
}
