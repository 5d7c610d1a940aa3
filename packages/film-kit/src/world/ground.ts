import { BufferAttribute, Color, PlaneGeometry } from 'three'
import type { FilmSet } from '../film/film-set.ts'
import type { HeightAt } from '../light/contact-shadow.ts'
import { Sculptor } from '../sculpt/sculptor.ts'
import { clamp } from '../time/easing.ts'
import { seededRandom } from '../time/random.ts'

/** Shape and colour of a square of ground round the middle of the set; 70 m and 56 squares a
 *  side unless said. */
export type GroundPlan = {
  heightAt: HeightAt
  /** Two hues that lie over it in soft patches. */
  colors: readonly [string, string]
  /** Edge length, metres, and squares along it: more squares are finer and slower. */
  size?: number
  squares?: number
  /** 0 to 0.3: how speckled it is. */
  mottle?: number
  /** 0 to 1: shines by itself, as snow or sand in moonlight. */
  glow?: number
  seed?: number
}

/** Lays the ground; actors and scattered things stand on its height from now on. */
export function ground(set: FilmSet, plan: GroundPlan): void {
  const { heightAt, size = 70, squares = 56, mottle = 0.16, glow = 0 } = plan
  const plane = new PlaneGeometry(size, size, squares, squares).rotateX(-Math.PI / 2)
  const position = plane.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const finish = new Float32Array(position.count * 3)
  const random = seededRandom(plan.seed ?? 1)
  const [from, to] = [new Color(plan.colors[0]), new Color(plan.colors[1])]
  const mixed = new Color()
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i), position.getZ(i)]
    position.setY(i, heightAt(x, z))
    const patch = 0.35 * Math.sin(x * 0.7 + Math.sin(z * 0.5) * 2) * Math.cos(z * 0.6)
    mixed.copy(from).lerp(to, clamp(0.5 + patch + (random() - 0.5) * mottle * 2))
    mixed.toArray(colors, i * 3)
    finish.set([0, glow, 0.25], i * 3)
  }
  plane.setAttribute('color', new BufferAttribute(colors, 3))
  plane.setAttribute('finish', new BufferAttribute(finish, 3))
  plane.deleteAttribute('uv')
  plane.computeVertexNormals()
  new Sculptor().addPainted(plane).mesh({ to: set.scene, shadow: false })
  set.heightAt = heightAt
}

/** A stage-like flat middle with hills behind it, `height` metres at their feet and more beyond. */
export const valley =
  (height = 1): HeightAt =>
  (x, z) => {
    const hills = z < -7 ? (-z - 7) * 0.17 * (0.7 + 0.4 * Math.sin(x * 0.25)) : 0
    return 0.18 * Math.sin(x * 0.5) * Math.cos(z * 0.4) + hills * height
  }

/** One round hill in the middle with a hilly horizon behind it. */
export const hilltop =
  (height = 1.5): HeightAt =>
  (x, z) => {
    const middle = height * Math.exp(-(x * x + (z - 0.5) ** 2) / 55)
    const waves = 0.25 * Math.sin(x * 0.35 + 1) * Math.cos(z * 0.3)
    const far = z < -9 ? (-z - 9) * 0.16 * (0.6 + 0.5 * Math.sin(x * 0.22 + 1.7)) : 0
    return middle + waves + far
  }

/** A small planet's curve with two dents. */
export const moonscape = (): HeightAt => (x, z) =>
  -0.012 * (x * x + z * z) +
  0.14 * Math.sin(x * 1.1 + z * 0.7) +
  0.1 * Math.cos(z * 1.3 - x * 0.4) -
  0.5 * Math.exp(-((x + 3.4) ** 2 + (z + 1.4) ** 2) / 1.4) -
  0.4 * Math.exp(-((x - 5) ** 2 + (z - 1.2) ** 2) / 1.2)
