import { Color, InstancedMesh, Object3D, Vector3 } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** A school that follows a path: 36 fish unless said; at `size` 0.3, the default, a fish is about
 *  half a metre long. */
export type FishSchoolPlan = {
  count?: number
  /** Back and belly. */
  hues?: readonly [back: string, belly: string]
  /** Where the middle of the school is at a time, metres and seconds. */
  path: (t: number) => Vec3
  /** Half width, height and depth of the school, metres. */
  spread?: Vec3
  size?: number
  /** Seconds between the first fish and the last along the path. */
  tail?: number
  seed?: number
}

/** Many small fish that swim as one, and flash in a wave: call the result in every frame with the
 *  strength of the flash, 0 to 1. One draw call. */
export function fishSchool(
  set: FilmSet,
  plan: FishSchoolPlan,
): (t: number, shimmer?: number) => void {
  const { count = 36, hues = ['#ff9a5a', '#ffe28a'], spread = [1.6, 0.8, 1], tail = 1.2 } = plan
  const body = oneFish(hues)
  const school = new InstancedMesh(body.geometry, body.material, count)
  school.frustumCulled = false
  set.add(school)
  const fishes = scatter(count, plan.seed ?? 11, (random) => ({
    lag: random(),
    x: (random() * 2 - 1) * spread[0],
    y: (random() * 2 - 1) * spread[1],
    z: (random() * 2 - 1) * spread[2],
    phase: random() * 6.3,
    size: (plan.size ?? 0.3) * (0.7 + random() * 0.6),
  }))
  const dummy = new Object3D()
  const tint = new Color()
  return (t, shimmer = 0) => {
    for (let i = 0; i < count; i++) {
      const { lag, x, y, z, phase, size } = cycle(fishes, i)
      const at = new Vector3(...plan.path(t - lag * tail))
      const ahead = new Vector3(...plan.path(t - lag * tail + 0.12))
      dummy.position.copy(at)
      dummy.lookAt(ahead)
      dummy.rotateY(0.22 * Math.sin(t * 11 + phase))
      dummy.position.add(new Vector3(x, y + 0.12 * Math.sin(t * 1.6 + phase), z))
      dummy.scale.setScalar(size)
      dummy.updateMatrix()
      school.setMatrixAt(i, dummy.matrix)
      const flash = shimmer * Math.max(0, Math.sin(t * 5.5 - lag * 7 + y)) ** 4
      school.setColorAt(i, tint.setScalar(1 + 1.5 * flash))
    }
    school.instanceMatrix.needsUpdate = true
    if (school.instanceColor) school.instanceColor.needsUpdate = true
  }
}

/** Nose towards +z. */
function oneFish([back, belly]: readonly [string, string]) {
  const s = new Sculptor()
  s.ball(back, [0, 0, 0], [0.26, 0.44, 0.62], { segments: 12, grad: belly, gloss: 0.3 })
  s.ball(back, [0, 0.1, -0.72], [0.05, 0.26, 0.2], { segments: 8, rotate: [0.6, 0, 0] })
  s.ball(back, [0, -0.1, -0.72], [0.05, 0.26, 0.2], { segments: 8, rotate: [-0.6, 0, 0] })
  s.ball(belly, [0, 0.42, -0.05], [0.05, 0.18, 0.26], { segments: 8 })
  for (const side of [-1, 1]) {
    s.ball('#fffaf2', [side * 0.19, 0.1, 0.34], [0.09, 0.13, 0.13], { segments: 10 })
    s.ball('#1a1020', [side * 0.25, 0.1, 0.36], [0.05, 0.085, 0.085], { segments: 8 })
  }
  return s.mesh({ shadow: false })
}
