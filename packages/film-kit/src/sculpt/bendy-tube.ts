import {
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  Mesh,
  type Object3D,
  Vector3,
} from 'three'
import type { Vec3 } from '../time/keyframes.ts'
import { clay } from './clay-material.ts'

/** A soft body along a line that can bend: tails, necks, stalks. Shares run from 0 (root) to 1
 *  (tip); radii in metres. */
export type BendyTubePlan = {
  radius: (share: number) => number
  color: (share: number) => string
  /** Rings along it and corners round it; 32 and 12 unless said. */
  rows?: number
  sides?: number
  gloss?: number
  glow?: number
  rim?: number
  shadow?: boolean
}

/** A bendy tube on its set. */
export type BendyTube = {
  mesh: Mesh
  /** Lays it along a smooth line through at least two points, metres of its parent. */
  pose: (points: readonly Vec3[]) => void
}

/** Makes a tube whose skin is worked out anew for every pose, so that it bends without joints. */
export function bendyTube(to: Object3D, plan: BendyTubePlan): BendyTube {
  const { rows = 32, sides = 12 } = plan
  const geometry = skin(plan, rows, sides)
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const mesh = new Mesh(geometry, clay)
  mesh.castShadow = plan.shadow ?? true
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  to.add(mesh)
  const out = new Vector3()
  return {
    mesh,
    pose(points) {
      const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)))
      const { normals, binormals, tangents } = curve.computeFrenetFrames(rows)
      for (let row = 0; row <= rows; row++) {
        const share = row / rows
        const middle = curve.getPointAt(share)
        const [across, up, ahead] = [normals[row], binormals[row], tangents[row]]
        if (!across || !up || !ahead) continue
        const radius = plan.radius(share)
        // The last rings look along the tube, or a round tip would be lit like a pipe.
        const tip = Math.max(0, (share - 0.9) * 8)
        for (let side = 0; side <= sides; side++) {
          const angle = (side / sides) * Math.PI * 2
          const index = row * (sides + 1) + side
          out
            .set(0, 0, 0)
            .addScaledVector(across, Math.cos(angle))
            .addScaledVector(up, Math.sin(angle))
          position.setXYZ(
            index,
            middle.x + out.x * radius,
            middle.y + out.y * radius,
            middle.z + out.z * radius,
          )
          out.addScaledVector(ahead, tip).normalize()
          normal.setXYZ(index, out.x, out.y, out.z)
        }
      }
      position.needsUpdate = true
      normal.needsUpdate = true
    },
  }
}

function skin(plan: BendyTubePlan, rows: number, sides: number): BufferGeometry {
  const count = (rows + 1) * (sides + 1)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(count * 3), 3))
  const colors = new Float32Array(count * 3)
  const finish = new Float32Array(count * 3)
  const faces: number[] = []
  for (let row = 0; row <= rows; row++) {
    const color = new Color(plan.color(row / rows))
    for (let side = 0; side <= sides; side++) {
      const index = row * (sides + 1) + side
      color.toArray(colors, index * 3)
      finish.set([plan.gloss ?? 0, plan.glow ?? 0, plan.rim ?? 1], index * 3)
      if (row === rows || side === sides) continue
      const above = index + sides + 1
      faces.push(index, index + 1, above, index + 1, above + 1, above)
    }
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3))
  geometry.setAttribute('finish', new BufferAttribute(finish, 3))
  geometry.setIndex(faces)
  return geometry
}
