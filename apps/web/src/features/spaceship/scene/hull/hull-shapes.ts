import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  LatheGeometry,
  Matrix4,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three'
import { SEATS } from '../../look/seats.ts'
import { CREW_SEATS, LANTERNS, RIBS_Z, ROOM } from '../room-plan.ts'

/** Where a shape is put: place and size in metres, turns in radians. */
type Put = {
  at: [number, number, number]
  size?: [number, number, number]
  yaw?: number
  tilt?: number
}

const turnOf = ({ yaw = 0, tilt = 0 }: Put) =>
  new Quaternion()
    .setFromAxisAngle(new Vector3(0, 1, 0), yaw)
    .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), tilt))

/** Puts a shape somewhere in a colour. Its pictures' places are dropped: nothing of the hull has a texture. */
function put(shape: BufferGeometry, color: string, where: Put): BufferGeometry {
  const { at, size = [1, 1, 1] } = where
  shape.applyMatrix4(new Matrix4().compose(new Vector3(...at), turnOf(where), new Vector3(...size)))
  shape.deleteAttribute('uv')
  const { r, g, b } = new Color(color)
  const count = shape.getAttribute('position').count
  const colors = new Float32Array(count * 3)
  for (let at = 0; at < count; at++) colors.set([r, g, b], at * 3)
  shape.setAttribute('color', new BufferAttribute(colors, 3))
  return shape
}

const HULL = '#3f3d78'
const TRIM = '#5f5ca0'
const SOFT = ['#e2557d', '#7a5cf0', '#2fa8c9', '#f0a24b'] as const

/** A soft round seat that a child sinks into. */
const poufShape = () =>
  new LatheGeometry(
    [
      [0, 0],
      [0.42, 0.01],
      [0.56, 0.1],
      [0.6, 0.22],
      [0.54, 0.36],
      [0.36, 0.43],
      [0.18, 0.41],
      [0, 0.4],
    ].map(([x, y]) => new Vector2(x, y)),
    20,
  )

/** A cinema seat: cushion, high back with a rounded top, two arms. */
function armchair(
  color: string,
  { x, z, y, yaw }: { x: number; y: number; z: number; yaw: number },
) {
  const parts: BufferGeometry[] = []
  const local = (shape: BufferGeometry, tone: string, where: Put) => {
    const [dx, dy, dz] = where.at
    const turned = new Vector3(dx, dy, dz).applyAxisAngle(new Vector3(0, 1, 0), yaw)
    parts.push(
      put(shape, tone, {
        ...where,
        at: [x + turned.x, y + dy, z + turned.z],
        yaw: yaw + (where.yaw ?? 0),
      }),
    )
  }
  local(new SphereGeometry(0.5, 16, 10), color, { at: [0, 0.36, 0], size: [1, 0.36, 0.92] })
  local(new SphereGeometry(0.5, 16, 10), color, {
    at: [0, 0.78, 0.4],
    size: [1.05, 1.1, 0.34],
    tilt: 0.16,
  })
  for (const side of [-1, 1]) {
    local(new SphereGeometry(0.2, 10, 8), TRIM, {
      at: [side * 0.54, 0.5, 0.02],
      size: [0.7, 0.9, 2.1],
    })
  }
  local(new CylinderGeometry(0.34, 0.46, 0.26, 16), HULL, { at: [0, 0.13, 0] })
  return parts
}

/** Ribs over the room, and the beams that join them. Between them one sees out. */
function frame(): BufferGeometry[] {
  const ribs = RIBS_Z.map((z) =>
    put(new TorusGeometry(ROOM.ribRadius, 0.17, 7, 36, Math.PI), HULL, {
      at: [0, -0.35, z],
      size: [1, ROOM.ribHeight, 1],
    }),
  )
  const length = ROOM.backZ - ROOM.frontZ
  const middle = (ROOM.backZ + ROOM.frontZ) / 2
  const beams = [-1.15, -0.62, 0, 0.62, 1.15].map((angle) =>
    put(new CylinderGeometry(0.09, 0.09, length, 8), TRIM, {
      at: [
        Math.sin(angle) * (ROOM.ribRadius - 0.05),
        -0.35 + Math.cos(angle) * (ROOM.ribRadius - 0.05) * ROOM.ribHeight,
        middle,
      ],
      tilt: Math.PI / 2,
    }),
  )
  return [...ribs, ...beams]
}

/** Low walls on both sides, a sill on them, the wall behind with its door, and the console under the screen. */
function walls(): BufferGeometry[] {
  const length = ROOM.backZ - ROOM.frontZ
  const middle = (ROOM.backZ + ROOM.frontZ) / 2
  const sides = [-1, 1].flatMap((side) => [
    put(new BoxGeometry(0.3, 0.8, length), HULL, {
      at: [side * (ROOM.halfWidth + 0.2), 0.4, middle],
    }),
    put(new CylinderGeometry(0.2, 0.2, length, 10), TRIM, {
      at: [side * (ROOM.halfWidth + 0.16), 0.84, middle],
      tilt: Math.PI / 2,
    }),
    ...RIBS_Z.slice(1, -1).map((z) =>
      put(new SphereGeometry(0.3, 12, 8), TRIM, {
        at: [side * (ROOM.halfWidth + 0.1), 0.34, z - 1.2],
        size: [0.35, 1, 1],
      }),
    ),
  ])
  const back = [
    put(
      new CylinderGeometry(
        ROOM.ribRadius - 0.15,
        ROOM.ribRadius - 0.15,
        0.25,
        40,
        1,
        false,
        -Math.PI / 2,
        Math.PI,
      ),
      HULL,
      {
        at: [0, -0.35, ROOM.backZ],
        tilt: -Math.PI / 2,
        size: [1, 1, ROOM.ribHeight],
      },
    ),
    put(new TorusGeometry(1.35, 0.12, 8, 32), TRIM, { at: [0, 1.35, ROOM.backZ - 0.2] }),
    put(new SphereGeometry(1.25, 24, 12), '#3a3872', {
      at: [0, 1.35, ROOM.backZ - 0.1],
      size: [1, 1, 0.12],
    }),
  ]
  const console = Array.from({ length: 9 }, (_, at) => {
    const angle = (at - 4) * 0.2
    return put(new BoxGeometry(1.5, 0.42, 0.7), at % 2 ? HULL : TRIM, {
      at: [Math.sin(angle) * 7, 0.21, 0.6 - Math.cos(angle) * 7.6],
      yaw: -angle,
      tilt: 0.28,
    })
  })
  return [...sides, ...back, ...console]
}

/** Rug, table and what stands on it. */
function comforts(): BufferGeometry[] {
  const rug = ['#3d2a78', '#5a3aa8', '#7a5cf0'].map((color, at) =>
    put(new CylinderGeometry(2.5 - at * 0.55, 2.5 - at * 0.55, 0.03, 36), color, {
      at: [0, 0.02 + at * 0.012, -2.7],
    }),
  )
  const table = [
    put(new CylinderGeometry(0.55, 0.5, 0.08, 24), '#8a86d6', { at: [0, 0.42, -2.9] }),
    put(new CylinderGeometry(0.1, 0.22, 0.4, 12), HULL, { at: [0, 0.2, -2.9] }),
    put(new CylinderGeometry(0.2, 0.13, 0.22, 16), '#e2557d', { at: [0.1, 0.57, -2.9] }),
  ]
  const popcorn = Array.from({ length: 14 }, (_, at) => {
    const angle = at * 2.4
    const out = 0.03 + 0.012 * at
    return put(new SphereGeometry(0.05, 7, 5), '#ffeac0', {
      at: [0.1 + Math.cos(angle) * out, 0.69 - at * 0.002, -2.9 + Math.sin(angle) * out],
    })
  })
  return [...rug, ...table, ...popcorn]
}

/** Caps and cords of the lanterns. */
const lanternCaps = () =>
  LANTERNS.flatMap(([x, y, z]) => [
    put(new CylinderGeometry(0.008, 0.008, 1.6, 5), TRIM, { at: [x, y + 0.95, z] }),
    put(new CylinderGeometry(0.06, 0.12, 0.08, 12), '#b98a4a', { at: [x, y + 0.19, z] }),
    put(new CylinderGeometry(0.1, 0.07, 0.05, 12), '#b98a4a', { at: [x, y - 0.19, z] }),
  ])

/** Every still thing of the room in its place and colour, to be joined into one shape. */
export function hullShapes(): BufferGeometry[] {
  const poufs = CREW_SEATS.map(({ x, z }, at) => {
    const color = SOFT[at % SOFT.length] ?? HULL
    return put(poufShape(), color, { at: [x, 0.02, z] })
  })
  const chairs = SEATS.flatMap(({ name, chair }, at) => {
    const color = SOFT[(at + 1) % SOFT.length] ?? HULL
    // Nobody's view is shut by the row before it.
    if (name === 'front' || name === 'crew')
      return [put(poufShape(), color, { at: [chair.x, 0.02, chair.z] })]
    return armchair(color, chair)
  })
  return [...frame(), ...walls(), ...comforts(), ...lanternCaps(), ...poufs, ...chairs]
}
