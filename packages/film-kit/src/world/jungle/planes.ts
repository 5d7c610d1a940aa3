import type { FilmSet } from '../../film/film-set.ts'
import { joint, Sculptor } from '../../sculpt/sculptor.ts'
import { between, cycle, seededRandom } from '../../time/random.ts'
import { jungleFlower, jungleTrunk, type LeafHues, leafBlade, leafFan, vine } from './foliage.ts'

/** Colours of the planes of a jungle, from the misty back to the dark leaves before the lens. */
export type JungleHues = {
  far: LeafHues
  middle: LeafHues
  near: LeafHues
  bark: LeafHues
  /** Leaves close to the lens, nearly a silhouette. */
  front: LeafHues
  flowers: readonly string[]
}

/** Planes of jungle along x for a camera that tracks sideways at about z = 9 and looks along -z.
 *  `left` and `right` are metres; `clear` keeps a stretch of the front free of leaves. */
export function junglePlanes(
  set: FilmSet,
  hues: JungleHues,
  {
    left = -16,
    right = 16,
    seed = 3,
    front = 4.2,
    frontZ = 4.6,
    clear = [0, 0] as readonly [from: number, to: number],
  } = {},
): void {
  canopy(set, hues.far, hues.far, left - 14, right + 14, -27, 5, seed)
  canopy(set, hues.middle, hues.bark, left - 8, right + 8, -16, 5.4, seed + 1)
  nearPlane(set, hues, left - 3, right + 3, seed + 2)
  if (front > 0) frontPlane(set, hues, [left, right], [front, frontZ], clear, seed + 3)
}

/** Where giant leaves stand and hang round a tree: across in gaps between trees, up in metres. */
const UNDERSTORY = [
  [0.45, 0],
  [0.2, 1.6],
  [0.75, 2.6],
  [0.5, 4.6],
] as const

function canopy(
  set: FilmSet,
  leaf: LeafHues,
  bark: LeafHues,
  left: number,
  right: number,
  z: number,
  gap: number,
  seed: number,
): void {
  const random = seededRandom(seed)
  const s = new Sculptor()
  for (let x = left; x < right; x += gap * between(random, 0.7, 1.3)) {
    const deep = z + between(random, -2.5, 2.5)
    jungleTrunk(s, [x, -0.3, deep], {
      height: 16,
      radius: between(random, 0.3, 0.55),
      bark,
      roots: 3,
      turn: random() * 3,
    })
    for (let i = 0; i < 3; i++)
      s.ball(
        leaf[0],
        [x + between(random, -3, 3), between(random, 7, 12.5), deep + between(random, -1, 1.4)],
        [between(random, 1.8, 3.2), between(random, 1, 1.7), 1.6],
        { grad: leaf[1], segments: 12, rim: 0.6 },
      )
    for (const [across, up] of UNDERSTORY)
      leafFan(
        s,
        [x + gap * across, up * between(random, 0.8, 1.2), deep + 1.4 + random()],
        between(random, 2.6, 4),
        leaf,
        random,
        { count: 7, rise: 0.6, width: 0.24 },
      )
  }
  s.mesh({ to: set.scene, shadow: false })
}

function nearPlane(set: FilmSet, hues: JungleHues, left: number, right: number, seed: number) {
  const random = seededRandom(seed)
  const s = new Sculptor()
  let last = left
  for (let x = left; x < right; x += between(random, 3.4, 5.6)) {
    const z = between(random, -8.5, -6)
    jungleTrunk(s, [x, -0.2, z], {
      radius: between(random, 0.4, 0.7),
      bark: hues.bark,
      turn: random() * 3,
    })
    leafFan(
      s,
      [x + 1.7, 0, z + between(random, 0.6, 2.2)],
      between(random, 1.6, 2.5),
      hues.near,
      random,
    )
    leafFan(s, [x, between(random, 5.4, 7), z + 0.4], 2.2, hues.near, random, {
      count: 5,
      rise: 0.4,
    })
    jungleFlower(
      s,
      [x + 0.3, between(random, 1.4, 3.4), z + 0.75],
      0.7,
      cycle(hues.flowers, Math.round(x)),
    )
    if (x > left)
      vine(s, [last, between(random, 5, 7), z], [x, between(random, 5, 7), z], 1.3, hues.near)
    last = x
  }
  s.mesh({ to: set.scene, shadow: false })
}

function frontPlane(
  set: FilmSet,
  { front, flowers }: JungleHues,
  [left, right]: readonly [number, number],
  [gap, z]: readonly [number, number],
  clear: readonly [number, number],
  seed: number,
): void {
  const random = seededRandom(seed)
  const s = new Sculptor()
  for (let x = left; x < right; x += gap * between(random, 0.75, 1.3)) {
    if (x > clear[0] && x < clear[1]) continue
    leafFan(s, [x, 0.55, z + random() * 0.5], between(random, 1, 1.5), front, random, {
      count: 6,
      rise: 0.75,
    })
    jungleFlower(
      s,
      [x + 0.5, between(random, 0.3, 0.6), z + 0.3],
      0.36,
      cycle(flowers, Math.round(x)),
    )
    for (let i = 0; i < 3; i++)
      s.add(leafBlade(between(random, 1.1, 1.8), { rise: -0.1, drop: 0.9 }), front[0], {
        at: [x + gap * 0.5 + i * 0.4, 3.75 + random() * 0.3, z - 0.4],
        rotate: [0, random() * 6, -0.5],
        grad: front[1],
      })
  }
  s.mesh({ to: set.scene, shadow: false })
}

/** A round leaf that floats, with one notch: somebody may stand on it. Metres. */
export function lilyPad(set: FilmSet, radius: number, hues: LeafHues) {
  const root = set.add(joint())
  const s = new Sculptor()
  s.cylinder(hues[0], [0, 0, 0], [radius, radius * 0.92, 0.1], { grad: hues[1], segments: 26 })
  s.ring(hues[0], [0, 0.06, 0], [radius * 0.97, 0.07], {
    rotate: [Math.PI / 2, 0, 0],
    segments: 30,
  })
  for (let i = 0; i < 7; i++)
    s.pill(hues[1], [0, 0.055, 0], 0.022, radius * 1.7, {
      rotate: [Math.PI / 2, 0, (i / 7) * Math.PI],
      segments: 5,
      rim: 0,
    })
  s.mesh({ to: root })
  return root
}
