import { ExtrudeGeometry, Path, Shape, ShapeGeometry, Vector2 } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'
import { between, cycle, seededRandom } from '../../time/random.ts'
import type { Hues } from '../nature/trees.ts'
import { type RoomPlan, roomInside, roomOutline } from './rooms.ts'

/** A hill that is cut open at z = 0 like a doll's house. */
export type CutawayPlan = {
  rooms: readonly RoomPlan[]
  /** Height of the hill over x, metres; a low round hill unless said. */
  rise?: (x: number) => number
  /** Half the width of the cut, and how deep it goes, metres; 18 and 14 unless said. */
  half?: number
  bottom?: number
  /** Earth, light and dark; turf, light and dark. */
  earth?: Hues
  turf?: Hues
  /** Places to be kept free of stones, each [x, y, radius]. */
  free?: readonly Vec3[]
  seed?: number
}

/** The hill of a plan that says none: half a metre in the middle. */
export const lowHill = (x: number): number => 0.7 * Math.exp(-((x / 8) ** 2)) - 0.1

/** Cuts a hill open and builds its rooms. Dress the top of the hill before this: from now on the set's
 *  ground is the floor of the room at an x, and the hill where there is no room. */
export function cutaway(set: FilmSet, plan: CutawayPlan): void {
  const { rooms, rise = lowHill, earth = ['#7a5a5c', '#30264a'] } = plan
  sculpt(
    (s) => {
      face(s, plan, rise, earth)
      buried(s, plan, rise)
      for (const room of rooms) roomInside(s, room)
    },
    { to: set.scene },
  )
  set.heightAt = (x) => {
    const room = rooms.find(({ at, size }) => Math.abs(x - at[0]) < size[0] / 2)
    return room ? room.at[1] + 0.02 : rise(x)
  }
}

/** Lays the turf of the hill, `back` metres deep, with a lip over the cut. */
export function turf(
  set: FilmSet,
  {
    rise = lowHill,
    half = 18,
    back = 26,
    hues = ['#8fd45a', '#3f9a4e'],
  }: { rise?: (x: number) => number; half?: number; back?: number; hues?: Hues } = {},
): void {
  const steps = 72
  const edge: Vec2[] = []
  for (let i = 0; i <= steps; i++) {
    const x = half - (2 * half * i) / steps
    edge.push([x, rise(x)])
  }
  const under: Vec2[] = []
  for (let i = 0; i <= steps * 2; i++) {
    const x = -half + (half * i) / steps
    under.push([x, rise(x) - 0.36 - 0.1 * Math.sin(x * 4.1) - 0.08 * Math.sin(x * 9.3 + 1)])
  }
  const shape = new Shape([...edge, ...under].map(([x, y]) => new Vector2(x, y)))
  const solid = new ExtrudeGeometry(shape, { depth: back, bevelEnabled: false })
  sculpt((s) => s.add(solid, hues[0], { at: [0, 0, 0.3 - back], grad: hues[1], rim: 0.4 }), {
    to: set.scene,
    shadow: false,
  })
  set.heightAt = (x) => rise(x)
}

function face(
  s: Sculptor,
  { rooms, half = 18, bottom = 14 }: CutawayPlan,
  rise: (x: number) => number,
  earth: Hues,
): void {
  const steps = 60
  const points = [new Vector2(-half, -bottom), new Vector2(half, -bottom)]
  for (let i = 0; i <= steps; i++) {
    const x = half - (2 * half * i) / steps
    points.push(new Vector2(x, rise(x) - 0.12))
  }
  const shape = new Shape(points)
  for (const room of rooms)
    shape.holes.push(new Path(roomOutline(room).map(([x, y]) => new Vector2(x, y))))
  s.add(new ShapeGeometry(shape), earth[0], { grad: earth[1], rim: 0.1 })
}

/** Bands of other earth that the rooms are cut through: paler crumbs in wavy rows. */
function strata(s: Sculptor, half: number, taken: Taken): void {
  for (const [row, color] of ['#96706a', '#664a5a', '#846066', '#544058'].entries()) {
    for (let x = -half; x < half; x += 0.42) {
      const y = -1.5 - row * 2.1 + 0.35 * Math.sin(x * 0.55 + row * 1.7) + 0.08 * Math.sin(x * 7)
      if (taken(x, y, 0.22)) continue
      s.ball(color, [x, y, -0.01], [0.25, 0.07 + 0.03 * Math.sin(x * 5 + row), 0.05], {
        rotate: [0, 0, 0.18 * Math.cos(x * 0.55 + row * 1.7)],
        segments: 8,
        rim: 0.3,
      })
    }
  }
}

/** Is something in the way of a crumb at (x, y) with this margin, metres? */
type Taken = (x: number, y: number, margin: number) => boolean

/** Stones, roots and lost things in the earth. */
function buried(
  s: Sculptor,
  { rooms, half = 18, bottom = 14, free = [], seed = 5 }: CutawayPlan,
  rise: (x: number) => number,
): void {
  const random = seededRandom(seed)
  const taken: Taken = (x, y, margin) =>
    free.some(([fx, fy, radius]) => Math.hypot(x - fx, y - fy) < radius) ||
    rooms.some(
      ({ at, size }) =>
        Math.abs(x - at[0]) < size[0] / 2 + margin &&
        y > at[1] - margin &&
        y < at[1] + size[1] + margin,
    )
  strata(s, half, taken)
  for (let i = 0; i < 90; i++) {
    const x = between(random, -half, half)
    const y = between(random, -bottom, -0.9)
    const radius = between(random, 0.1, 0.34)
    if (y > rise(x) - 0.8 || taken(x, y, radius + 0.25)) continue
    const color = cycle(['#d0a08a', '#9a6a70', '#8a5c74', '#c08a70'], i)
    s.ball(color, [x, y, 0], [radius * 1.25, radius * 0.85, 0.12], {
      rotate: [0, 0, between(random, -0.5, 0.5)],
      grad: '#6a4460',
      segments: 12,
      rim: 0.4,
    })
  }
  for (let x = -half + 0.8; x < half; x += between(random, 1.1, 2)) {
    const top = rise(x) - 0.3
    const length = between(random, 0.5, 1.5)
    const bend = between(random, -0.4, 0.4)
    if (taken(x, top - length, 0.3)) continue
    s.tube(
      '#e0b48c',
      [
        [x, top, 0.03],
        [x + bend * 0.3, top - length * 0.5, 0.05],
        [x + bend, top - length, 0.02],
      ],
      0.045,
      { segments: 8, grad: '#a87860' },
    )
  }
}
