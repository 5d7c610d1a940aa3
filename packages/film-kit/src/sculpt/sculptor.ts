import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  IcosahedronGeometry,
  LatheGeometry,
  Mesh,
  type Object3D,
  Shape,
  SphereGeometry,
  SplineCurve,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Vec2, Vec3 } from '../time/keyframes.ts'
import { clay, facetedClay } from './clay-material.ts'
import { type PartOptions, paint } from './paint.ts'

/** Where a sculpture hangs and how it is shaded; `at` is metres in the space of `to`. */
export type MeshOptions = {
  to?: Object3D
  at?: Vec3
  /** Hard facets instead of smooth clay. */
  faceted?: boolean
  /** Whether it throws a shadow; it does unless said. */
  shadow?: boolean
}

/** Piles up coloured primitives and merges them into one mesh: one draw call for a whole forest.
 *  Lengths in metres, angles in radians. Every part method returns the sculptor. */
export class Sculptor {
  readonly #parts: BufferGeometry[] = []

  /** Any geometry of three.js, painted and placed. */
  add(shape: BufferGeometry, color: string, options: PartOptions = {}): this {
    this.#parts.push(paint(shape, color, options))
    return this
  }

  /** A geometry that already carries position, normal, color and finish. */
  addPainted(shape: BufferGeometry): this {
    this.#parts.push(shape)
    return this
  }

  /** Sphere or ellipsoid: `size` is its radius, or one radius an axis. */
  ball(color: string, at: Vec3, size: number | Vec3, options: PartOptions = {}): this {
    const segments = options.segments ?? 18
    const sphere = new SphereGeometry(1, segments, Math.round(segments * 0.7))
    return this.add(sphere, color, { ...options, at, size })
  }

  /** Capsule along y: `length` is the straight part. */
  pill(color: string, at: Vec3, radius: number, length: number, options: PartOptions = {}): this {
    const capsule = new CapsuleGeometry(radius, length, 5, options.segments ?? 12)
    return this.add(capsule, color, { ...options, at })
  }

  /** Cone with a soft foot, standing on `at`. */
  cone(color: string, at: Vec3, radius: number, height: number, options: PartOptions = {}): this {
    const profile: Vec2[] = [
      [0, -0.02 * height],
      [radius * 0.9, -0.04 * height],
      [radius, 0.02 * height],
      [radius * 0.93, height * 0.08],
      [radius * 0.5, height * 0.55],
      [radius * 0.1, height * 0.97],
      [0, height],
    ]
    return this.lathe(color, profile, { ...options, at })
  }

  /** Cylinder or truncated cone, centred on `at`. */
  cylinder(
    color: string,
    at: Vec3,
    [top, bottom, height]: readonly [top: number, bottom: number, height: number],
    options: PartOptions = {},
  ): this {
    const shape = new CylinderGeometry(top, bottom, height, options.segments ?? 16)
    return this.add(shape, color, { ...options, at })
  }

  /** Torus in the xy plane; `arc` in radians leaves it open. */
  ring(
    color: string,
    at: Vec3,
    [radius, tube]: readonly [radius: number, tube: number],
    options: PartOptions & { arc?: number; tubeSegments?: number } = {},
  ): this {
    const { tubeSegments = 8, segments = 24, arc = Math.PI * 2 } = options
    const shape = new TorusGeometry(radius, tube, tubeSegments, segments, arc)
    return this.add(shape, color, { ...options, at })
  }

  /** Turned shape through spline knots [radius, height], bottom to top. */
  turn(color: string, knots: readonly Vec2[], options: PartOptions & { rows?: number } = {}): this {
    const spline = new SplineCurve(knots.map(([x, y]) => new Vector2(x, y)))
    const points = spline.getPoints(options.rows ?? 22)
    return this.lathe(
      color,
      points.map((point): Vec2 => [Math.max(0, point.x), point.y]),
      options,
    )
  }

  /** Turned shape with straight edges. Points go bottom to top, or it is inside out. */
  lathe(color: string, profile: readonly Vec2[], options: PartOptions = {}): this {
    const points = profile.map(([x, y]) => new Vector2(x, y))
    return this.add(new LatheGeometry(points, options.segments ?? 18), color, options)
  }

  /** Soft pipe through points. */
  tube(color: string, path: readonly Vec3[], radius: number, options: PartOptions = {}): this {
    const curve = new CatmullRomCurve3(path.map((point) => new Vector3(...point)))
    return this.add(new TubeGeometry(curve, options.segments ?? 14, radius, 8), color, options)
  }

  box(color: string, at: Vec3, size: Vec3, options: PartOptions = {}): this {
    return this.add(new BoxGeometry(1, 1, 1), color, { ...options, at, size })
  }

  /** Boulder; `detail` 0 has 20 facets, 1 has 80. */
  rock(
    color: string,
    at: Vec3,
    size: Vec3 | number,
    options: PartOptions & { detail?: number } = {},
  ) {
    const shape = new IcosahedronGeometry(1, options.detail ?? 0)
    return this.add(shape, color, { ...options, at, size })
  }

  /** A 2-D outline puffed up into 3-D: stars, hearts, leaves. */
  puff(color: string, outline: readonly Vec2[], depth: number, options: PartOptions = {}): this {
    const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)))
    const solid = new ExtrudeGeometry(shape, {
      depth: depth * 0.3,
      bevelEnabled: true,
      bevelThickness: depth,
      bevelSize: depth * 0.9,
      bevelSegments: 5,
      steps: 1,
    })
    solid.translate(0, 0, -depth * 0.15)
    solid.deleteAttribute('normal')
    solid.deleteAttribute('uv')
    const smooth = mergeVertices(solid, 1e-3)
    smooth.computeVertexNormals()
    return this.add(smooth, color, options)
  }

  /** Merges everything sculpted so far. @throws Error when nothing was. */
  mesh({ to, at, faceted = false, shadow = true }: MeshOptions = {}): Mesh {
    const indexed = this.#parts.every((part) => part.index)
    const parts = indexed ? this.#parts : this.#parts.map((p) => (p.index ? p.toNonIndexed() : p))
    if (parts.length === 0) throw new Error('A sculpture needs at least one part')
    const mesh = new Mesh(mergeGeometries(parts), faceted ? facetedClay : clay)
    mesh.castShadow = shadow
    mesh.receiveShadow = true
    if (at) mesh.position.set(...at)
    to?.add(mesh)
    return mesh
  }
}

/** Sculpts in one go: `sculpt((s) => s.ball(…).cone(…), { to: scene })`. */
export function sculpt(shape: (sculptor: Sculptor) => unknown, options?: MeshOptions): Mesh {
  const sculptor = new Sculptor()
  shape(sculptor)
  return sculptor.mesh(options)
}

/** An empty joint at `at`, hung on `to`. */
export function joint(to?: Object3D, at: Vec3 = [0, 0, 0]): Group {
  const group = new Group()
  group.position.set(...at)
  to?.add(group)
  return group
}
