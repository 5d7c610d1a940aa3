import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  Euler,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import type { Vec3 } from '../time/keyframes.ts'

/** How one primitive is placed and finished. */
export type PartOptions = {
  at?: Vec3
  /** One number scales evenly. */
  size?: number | Vec3
  /** Radians about x, y, z. */
  rotate?: Vec3
  /** Colour at the bottom; the part's own colour is at the top. */
  grad?: string
  /** Strength of the highlight, 0 to 1. */
  gloss?: number
  /** 0 is lit clay, 1 shines in its own colour, above 1 blooms. */
  glow?: number
  /** Share of the velvet rim light; 1 unless said. */
  rim?: number
  /** Facets round the part: more is rounder and slower. */
  segments?: number
  /** Moves each vertex before the part is placed. */
  deform?: (vertex: Vector3) => void
}

const spread = (value: number | Vec3): Vec3 =>
  typeof value === 'number' ? [value, value, value] : value

/** A painted, finished and placed copy of `shape`, ready to be merged with its neighbours. */
export function paint(shape: BufferGeometry, color: string, options: PartOptions): BufferGeometry {
  const part = shape.clone()
  if (options.deform) deform(part, options.deform)
  colour(part, color, options)
  part.deleteAttribute('uv')
  return part.applyMatrix4(placement(options))
}

function deform(part: BufferGeometry, move: (vertex: Vector3) => void): void {
  const position = part.getAttribute('position')
  const vertex = new Vector3()
  for (let i = 0; i < position.count; i++) {
    vertex.set(position.getX(i), position.getY(i), position.getZ(i))
    move(vertex)
    position.setXYZ(i, vertex.x, vertex.y, vertex.z)
  }
  part.computeVertexNormals()
}

function colour(part: BufferGeometry, color: string, options: PartOptions): void {
  const position = part.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const finish = new Float32Array(position.count * 3)
  const top = new Color(color)
  const bottom = new Color(options.grad ?? color)
  const mixed = new Color()
  part.computeBoundingBox()
  const low = part.boundingBox?.min.y ?? 0
  const height = (part.boundingBox?.max.y ?? 1) - low || 1
  for (let i = 0; i < position.count; i++) {
    mixed.copy(bottom).lerp(top, (position.getY(i) - low) / height)
    mixed.toArray(colors, i * 3)
    finish.set([options.gloss ?? 0, options.glow ?? 0, options.rim ?? 1], i * 3)
  }
  part.setAttribute('color', new BufferAttribute(colors, 3))
  part.setAttribute('finish', new BufferAttribute(finish, 3))
}

function placement({ at = [0, 0, 0], rotate = [0, 0, 0], size = 1 }: PartOptions): Matrix4 {
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...rotate)),
    new Vector3(...spread(size)),
  )
}
