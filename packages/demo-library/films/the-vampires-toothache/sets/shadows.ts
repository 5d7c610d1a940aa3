import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { wallShadow } from '@starnest/film-kit/light/wall-shadow'
import { arcOf, mirrored } from '@starnest/film-kit/sculpt/silhouette'
import type { Vec2 } from '@starnest/film-kit/time/keyframes'

const SHADE = '#07181c'

/** Otto from the front, one unit from heel to ear: collar, ears and a cape like a bell. */
const OTTO = mirrored([
  [0.14, 0.03],
  [0.2, 0],
  [0.28, 0.03],
  [0.36, 0],
  [0.33, 0.25],
  [0.26, 0.48],
  [0.33, 0.56],
  [0.42, 0.8],
  [0.29, 0.7],
  [0.28, 0.72],
  [0.25, 0.8],
  [0.27, 1],
  [0.14, 0.87],
  [0.05, 0.885],
  [0, 0.87],
])

/** An arm with claws, hanging from the shoulder at its origin and pointing up. */
const CLAW: readonly Vec2[] = [
  [-0.05, 0],
  [-0.04, 0.22],
  [-0.11, 0.36],
  [-0.05, 0.31],
  [-0.03, 0.42],
  [0.01, 0.32],
  [0.06, 0.4],
  [0.05, 0.29],
  [0.11, 0.3],
  [0.05, 0.2],
  [0.05, 0],
]

/** Pim from the front: plates of ears on a small round head, and a coat. */
const PIM = mirrored([
  [0.2, 0],
  [0.22, 0.2],
  [0.15, 0.4],
  ...arcOf([0, 0.54], [0.23, 0.2], [-0.75, 0.3], 6),
  ...arcOf([0.25, 0.8], 0.17, [-1.1, 2.9], 14),
  [0.06, 0.74],
  [0.05, 0.8],
  [0, 0.81],
])

/** One half of a pair of pliers: grip below, jaw above, hinged at its origin. */
const PLIER: readonly Vec2[] = [
  [0.1, -0.5],
  [0.17, -0.46],
  [0.1, -0.2],
  [0.03, -0.02],
  [-0.1, 0.1],
  [-0.12, 0.26],
  [-0.02, 0.4],
  [-0.03, 0.3],
  [-0.06, 0.24],
  [-0.03, 0.12],
  [0.04, 0.04],
  [0.06, -0.2],
]

/** Otto's shadow on a wall: size is metres from heel to ear, `claws` 0 to 1 raises his arms. */
export function ottoShadow(set: FilmSet) {
  const body = wallShadow(set.scene, [OTTO], SHADE)
  const arms = [-1, 1].map((side) => ({ side, shade: wallShadow(set.scene, [CLAW], SHADE) }))
  return (at: readonly [number, number, number], size: number, dark: number, claws = 0, t = 0) => {
    const [x, y, z] = at
    body.set(at, size, dark)
    for (const { side, shade } of arms) {
      shade.set([x + side * 0.27 * size, y + 0.42 * size, z - 0.01], size, claws > 0.02 ? dark : 0)
      shade.mesh.scale.x = side * size
      shade.mesh.rotation.z = -side * (1.9 - 1.3 * claws + 0.12 * Math.sin(t * 3 + side))
    }
  }
}

/** Pim's shadow: `bite` 0 to 1 closes the pliers in her hand, `tools` shows them. */
export function pimShadow(set: FilmSet) {
  const body = wallShadow(set.scene, [PIM], SHADE)
  const jaws = [-1, 1].map((side) => ({ side, shade: wallShadow(set.scene, [PLIER], SHADE) }))
  return (
    at: readonly [number, number, number],
    size: number,
    dark: number,
    { bite = 0, tools = 1, swing = 0 } = {},
  ) => {
    const [x, y, z] = at
    body.set(at, size, dark)
    for (const { side, shade } of jaws) {
      shade.set([x + 0.44 * size, y + 0.62 * size, z - 0.01], size * 0.8, dark * tools)
      shade.mesh.scale.x = side * size * 0.8
      shade.mesh.rotation.z = -0.35 + swing + side * (0.32 - 0.32 * bite)
    }
  }
}
