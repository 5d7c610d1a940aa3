import { BufferAttribute, BufferGeometry, Color, type Mesh, type Object3D, Vector3 } from 'three'
import { Sculptor } from '../sculpt/sculptor.ts'
import { lerp } from '../time/easing.ts'
import type { Vec3 } from '../time/keyframes.ts'

/** A soft arm along a cubic curve: it leaves `root` towards `leave`, comes by `bend` and ends at
 *  `tip`; points in metres of the space the arm hangs in. */
export type ArmCurve = { root: Vec3; leave: Vec3; bend: Vec3; tip: Vec3 }

/** An arm without bones, to be laid along a new curve in every frame. */
export type OctopusArm = { mesh: Mesh; set: (curve: ArmCurve) => void }

const RINGS = 15
const SIDES = 10
/** Shares of the girth at the root, half-way and at the tip. */
const taper = (along: number) => lerp(1, 0.26, along ** 0.85) * Math.sqrt(1.0001 - along ** 14)

/** Hangs a tapering arm on `to`: `skin` over a pale underside with dimpled suckers; `girth` is its
 *  radius at the root, metres. `side` is a level direction across the arm's root. */
export function octopusArm(
  to: Object3D,
  { skin, low, under, girth }: { skin: string; low: string; under: string; girth: number },
  side: Vec3,
): OctopusArm {
  const shape = blank({ skin, low, under })
  const mesh = new Sculptor().addPainted(shape).mesh({ to, shadow: false })
  mesh.frustumCulled = false
  const places = mesh.geometry.getAttribute('position')
  const normals = mesh.geometry.getAttribute('normal')
  const across = new Vector3()
  const point = new Vector3()
  const along = new Vector3()
  const below = new Vector3()
  return {
    mesh,
    set(curve) {
      across.set(...side)
      for (let ring = 0; ring <= RINGS; ring++) {
        const share = ring / RINGS
        onCurve(curve, share, point, along)
        // Carrying the last ring's direction on keeps the skin from twisting.
        across.addScaledVector(along, -across.dot(along)).normalize()
        below.crossVectors(along, across)
        const radius = Math.max(0.003, girth * taper(share))
        for (let j = 0; j < SIDES; j++) {
          const angle = (j / SIDES) * Math.PI * 2
          const [c, s] = [Math.cos(angle), Math.sin(angle)]
          const index = ring * SIDES + j
          const x = across.x * c + below.x * s
          const y = across.y * c + below.y * s
          const z = across.z * c + below.z * s
          places.setXYZ(index, point.x + x * radius, point.y + y * radius, point.z + z * radius)
          normals.setXYZ(index, x, y, z)
        }
      }
      places.needsUpdate = true
      normals.needsUpdate = true
    },
  }
}

function onCurve(curve: ArmCurve, t: number, point: Vector3, along: Vector3): void {
  const { root, leave, bend, tip } = curve
  const u = 1 - t
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  const [p, q, r] = [3 * u * u, 6 * u * t, 3 * t * t]
  const at = (k: 0 | 1 | 2) => a * root[k] + b * leave[k] + c * bend[k] + d * tip[k]
  const to = (k: 0 | 1 | 2) =>
    p * (leave[k] - root[k]) + q * (bend[k] - leave[k]) + r * (tip[k] - bend[k])
  point.set(at(0), at(1), at(2))
  along.set(to(0), to(1), to(2)).normalize()
}

function blank({ skin, low, under }: { skin: string; low: string; under: string }): BufferGeometry {
  const count = (RINGS + 1) * SIDES
  const colors = new Float32Array(count * 3)
  const finish = new Float32Array(count * 3)
  const [top, end, pale] = [new Color(skin), new Color(low), new Color(under)]
  const mixed = new Color()
  const triangles: number[] = []
  for (let ring = 0; ring <= RINGS; ring++) {
    for (let j = 0; j < SIDES; j++) {
      const index = ring * SIDES + j
      const turned = Math.sin((j / SIDES) * Math.PI * 2)
      mixed.copy(top).lerp(end, ring / RINGS)
      if (turned > 0.5) mixed.lerp(pale, ring % 2 ? 0.55 : 1)
      mixed.toArray(colors, index * 3)
      finish.set([0.12, 0.04, 0.9], index * 3)
      if (ring === RINGS) continue
      const next = ring * SIDES + ((j + 1) % SIDES)
      triangles.push(index, next, index + SIDES, next, next + SIDES, index + SIDES)
    }
  }
  const shape = new BufferGeometry()
  shape.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3))
  shape.setAttribute('normal', new BufferAttribute(new Float32Array(count * 3), 3))
  shape.setAttribute('color', new BufferAttribute(colors, 3))
  shape.setAttribute('finish', new BufferAttribute(finish, 3))
  shape.setIndex(triangles)
  return shape
}
