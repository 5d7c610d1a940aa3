import { BufferAttribute, BufferGeometry, Color, Mesh, type Object3D, Vector3 } from 'three'
import { clay } from '../../sculpt/clay-material.ts'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle } from '../../time/random.ts'

/** Where a thread is at a share (0 to 1) of its length, metres. */
export type ThreadPath = (share: number) => Vec3

/** A thread of wool that can be laid anew in every frame. */
export type WoolThread = {
  mesh: Mesh
  /** Lays it along `path` between two shares of it; hidden when they are equal. */
  lay: (path: ThreadPath, from?: number, to?: number) => void
  /** Shows this share of what was laid, from its start: cheaper than laying it again. */
  reveal: (share: number) => void
}

/** Look of a thread: colours follow each other along it, `radius` in metres, `flat` below 1 makes a
 *  knitted band of it. More rings are smoother and slower. */
export type ThreadPlan = {
  colors: readonly string[]
  radius?: number
  rings?: number
  sides?: number
  flat?: number
  glow?: number
  shadow?: boolean
}

/** A twisted thread of wool on `to`, in metres of `to`. */
export function woolThread(to: Object3D, plan: ThreadPlan): WoolThread {
  const { radius = 0.07, rings = 60, sides = 7, flat = 1 } = plan
  const shape = threadShape(plan, rings, sides)
  const mesh = new Mesh(shape, clay)
  mesh.castShadow = plan.shadow ?? true
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  to.add(mesh)
  const places = shape.getAttribute('position')
  const normals = shape.getAttribute('normal')
  const [here, ahead, along] = [new Vector3(), new Vector3(), new Vector3()]
  const [across, over, out] = [new Vector3(), new Vector3(), new Vector3()]
  const step = 0.5 / rings
  return {
    mesh,
    lay(path, from = 0, to = 1) {
      mesh.visible = to - from > 1e-3
      if (!mesh.visible) return
      for (let ring = 0; ring < rings; ring++) {
        const share = from + ((to - from) * ring) / (rings - 1)
        here.set(...path(share))
        ahead.set(...path(share + step))
        along.copy(ahead).sub(here).normalize()
        // A thread that climbs straight up has no sideways of its own.
        over.set(0, 1, 0)
        if (Math.abs(along.y) > 0.96) over.set(0, 0, 1)
        across.crossVectors(along, over).normalize()
        over.crossVectors(across, along)
        const tip = Math.min(1, 0.25 + ring * 0.4, 0.25 + (rings - 1 - ring) * 0.4)
        for (let side = 0; side < sides; side++) {
          const angle = (side / sides) * Math.PI * 2
          const ply = radius * tip * (1 + 0.12 * Math.sin(angle * 2 + ring * 1.3))
          out
            .copy(across)
            .multiplyScalar(Math.cos(angle) * flat)
            .addScaledVector(over, Math.sin(angle))
          const index = ring * sides + side
          places.setXYZ(index, here.x + out.x * ply, here.y + out.y * ply, here.z + out.z * ply)
          normals.setXYZ(index, out.x, out.y, out.z)
        }
      }
      places.needsUpdate = true
      normals.needsUpdate = true
      shape.setDrawRange(0, Number.POSITIVE_INFINITY)
    },
    reveal(share) {
      const last = Math.floor((rings - 1) * share)
      mesh.visible = last > 0
      shape.setDrawRange(0, last * sides * 6)
    },
  }
}

function threadShape(plan: ThreadPlan, rings: number, sides: number): BufferGeometry {
  const count = rings * sides
  const colors = new Float32Array(count * 3)
  const finish = new Float32Array(count * 3)
  const tones = plan.colors.map((color) => new Color(color))
  const mixed = new Color()
  for (let ring = 0; ring < rings; ring++) {
    const tone = cycle(tones, Math.floor((ring / rings) * tones.length))
    for (let side = 0; side < sides; side++) {
      const index = ring * sides + side
      const groove = 0.5 + 0.5 * Math.sin((side / sides) * Math.PI * 4 + ring * 1.3)
      mixed.copy(tone).multiplyScalar(0.74 + 0.3 * groove)
      mixed.toArray(colors, index * 3)
      finish.set([0, plan.glow ?? 0.12, 0.8], index * 3)
    }
  }
  const shape = new BufferGeometry()
  shape.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3))
  shape.setAttribute('normal', new BufferAttribute(new Float32Array(count * 3), 3))
  shape.setAttribute('color', new BufferAttribute(colors, 3))
  shape.setAttribute('finish', new BufferAttribute(finish, 3))
  const faces: number[] = []
  for (let ring = 0; ring < rings - 1; ring++) {
    for (let side = 0; side < sides; side++) {
      const a = ring * sides + side
      const b = ring * sides + ((side + 1) % sides)
      faces.push(a, a + sides, b, b, a + sides, b + sides)
    }
  }
  shape.setIndex(faces)
  return shape
}

/** A coil round an upright tower: `radius` to its middle, from the height `low` to `high`, metres;
 *  it starts at angle `start`, radians. */
export const coilPath =
  ({
    radius,
    low,
    high,
    turns,
    start = 0,
  }: {
    radius: number
    low: number
    high: number
    turns: number
    start?: number
  }): ThreadPath =>
  (share) => {
    const angle = start + share * turns * Math.PI * 2
    return [Math.sin(angle) * radius, low + (high - low) * share, Math.cos(angle) * radius]
  }

/** A thread that is blown from one point to another: an arch `arch` metres high that wriggles;
 *  `t` in seconds. */
export const blownPath =
  (t: number, from: Vec3, to: Vec3, { arch = 0.5, wriggle = 0.12 } = {}): ThreadPath =>
  (share) => {
    const free = Math.sin(Math.PI * Math.min(1, Math.max(0, share)))
    const wave = wriggle * free * Math.sin(share * 14 - t * 13)
    return [
      from[0] + (to[0] - from[0]) * share + wave * 0.3,
      from[1] + (to[1] - from[1]) * share + arch * free + wave,
      from[2] + (to[2] - from[2]) * share + wriggle * free * Math.cos(share * 11 - t * 11),
    ]
  }

/** A ball of wool with its middle at `at`, wound in five directions. */
export function woolBall(s: Sculptor, at: Vec3, radius: number, color: string, low: string): void {
  s.ball(color, at, radius * 0.97, { grad: low, segments: 18, glow: 0.1 })
  for (let turn = 0; turn < 9; turn++) {
    const bend = (turn % 3) - 1
    const lean: Vec3 = [turn * 0.75, turn * 1.3, bend * 0.5]
    s.ring(turn % 2 ? color : low, at, [radius * (0.97 - 0.03 * (turn % 3)), radius * 0.085], {
      rotate: lean,
      segments: 26,
      tubeSegments: 6,
      glow: 0.1,
    })
  }
}

/** A heap of loose loops of wool, `radius` metres wide on `at`. */
export function woolHeap(s: Sculptor, [x, y, z]: Vec3, radius: number, colors: readonly string[]) {
  for (let loop = 0; loop < 15; loop++) {
    const angle = loop * 2.4
    const away = radius * (0.6 - loop * 0.036)
    s.ring(
      cycle(colors, loop),
      [x + Math.cos(angle) * away, y + loop * radius * 0.06, z + Math.sin(angle) * away],
      [radius * (0.42 - 0.008 * loop), radius * 0.1],
      {
        rotate: [1.2 + 0.5 * Math.sin(loop * 1.9), angle, 0.4 * Math.cos(loop)],
        segments: 20,
        tubeSegments: 7,
        glow: 0.12,
      },
    )
  }
}
