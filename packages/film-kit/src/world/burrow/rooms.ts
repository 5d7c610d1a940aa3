import { BufferAttribute, BufferGeometry, Shape, ShapeGeometry, Vector2 } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec2 } from '../../time/keyframes.ts'
import type { Hues } from '../nature/trees.ts'

/** A room in a cutaway: it is open at z = 0 and goes back to z = -depth. */
export type RoomPlan = {
  /** Middle of its floor: x and y, metres of the set. */
  at: Vec2
  /** Width and height, metres. */
  size: Vec2
  /** Metres; 3.2 unless said. */
  depth?: number
  /** Colours of the wall, top and bottom. */
  wall: Hues
  floor: string
}

/** Depth of a room that says none, metres. */
export const ROOM_DEPTH = 3.2

const power = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent

/** The outline of a room with its rounded vault, counterclockwise from the floor's right end;
 *  `grow` metres wider on every side. */
export function roomOutline({ at: [x, y], size: [width, height] }: RoomPlan, grow = 0): Vec2[] {
  const half = width / 2 + grow
  const floor = y - grow
  const tall = height + 2 * grow
  const spring = tall * 0.42
  const corner = Math.min(0.4, half * 0.5)
  const outline: Vec2[] = []
  for (let i = 0; i <= 5; i++) {
    const angle = -Math.PI / 2 + (i / 5) * (Math.PI / 2)
    outline.push([
      x + half - corner + Math.cos(angle) * corner,
      floor + corner + Math.sin(angle) * corner,
    ])
  }
  for (let i = 1; i < 24; i++) {
    const angle = (i / 24) * Math.PI
    outline.push([
      x + half * power(Math.cos(angle), 0.66),
      floor + spring + (tall - spring) * power(Math.sin(angle), 0.82),
    ])
  }
  for (let i = 0; i <= 5; i++) {
    const angle = Math.PI + (i / 5) * (Math.PI / 2)
    outline.push([
      x - half + corner + Math.cos(angle) * corner,
      floor + corner + Math.sin(angle) * corner,
    ])
  }
  return outline
}

/** Sculpts the inside of a room: vault, back wall, boards, skirting and the clay rim of the cut. */
export function roomInside(s: Sculptor, plan: RoomPlan): void {
  const { depth = ROOM_DEPTH, wall, floor } = plan
  const [x, y] = plan.at
  const [width] = plan.size
  const outline = roomOutline(plan)
  s.add(vault(outline, depth), wall[0], { grad: wall[1], rim: 0.15 })
  const back = new ShapeGeometry(new Shape(outline.map(([px, py]) => new Vector2(px, py))))
  s.add(back, wall[0], { at: [0, 0, -depth], grad: wall[1], rim: 0.15 })
  s.box(floor, [x, y - 0.06, -depth / 2 - 0.02], [width - 0.5, 0.16, depth], { rim: 0.2 })
  const boards = Math.max(3, Math.round(width / 0.7))
  for (let i = 1; i < boards; i++) {
    const seam = x - (width - 0.5) / 2 + ((width - 0.5) * i) / boards
    s.box(wall[1], [seam, y + 0.021, -depth / 2], [0.03, 0.01, depth], { rim: 0 })
  }
  s.box(floor, [x, y + 0.12, -depth + 0.06], [width - 0.3, 0.22, 0.1], { rim: 0.3 })
  const rim = roomOutline(plan, 0.07)
  const first = rim[0] ?? [x, y]
  s.tube(
    '#d8a878',
    [...rim, first].map(([px, py]) => [px, py, 0.02] as const),
    0.12,
    { segments: 64, grad: '#9a6458' },
  )
}

/** The barrel of a room, seen from inside. */
function vault(outline: readonly Vec2[], depth: number): BufferGeometry {
  const corners: number[] = []
  const normals: number[] = []
  const faces: number[] = []
  const count = outline.length
  for (const [i, [px, py]] of outline.entries()) {
    const [ax, ay] = outline[(i + count - 1) % count] ?? [0, 0]
    const [bx, by] = outline[(i + 1) % count] ?? [0, 0]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const normal = [-(by - ay) / length, (bx - ax) / length, 0]
    corners.push(px, py, 0, px, py, -depth)
    normals.push(...normal, ...normal)
    const [here, next] = [i * 2, ((i + 1) % count) * 2]
    faces.push(here, next, next + 1, here, next + 1, here + 1)
  }
  const shape = new BufferGeometry()
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  shape.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3))
  shape.setIndex(faces)
  return shape
}
