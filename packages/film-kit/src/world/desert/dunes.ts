import { BufferAttribute, Color, PlaneGeometry } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import type { HeightAt } from '../../light/contact-shadow.ts'
import { Sculptor } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'

/** Crescents of sand: a long windward slope, a sharp crest and a short slip face. `height` metres
 *  at the tallest; the stage in the middle stays nearly flat for `stage` metres round. */
export const dunes =
  ({ height = 4, stage = 8, shift = 0 } = {}): HeightAt =>
  (x, z) => {
    const wide = ridge(x * 0.035 - z * 0.075 + 0.35 * Math.sin(x * 0.07 + shift) + shift)
    const small = ridge(x * 0.05 + z * 0.11 + 0.3 * Math.sin(z * 0.12 + shift * 2) + shift * 1.7)
    const away = Math.max(Math.abs(x) * 0.85, z > 0 ? z * 0.7 : -z)
    const far = clamp((away - stage) / 14)
    const rise = far * far * (3 - 2 * far)
    const ripple = 0.05 * Math.sin(x * 0.9 + z * 0.5) + 0.04 * Math.sin(z * 1.3 - x * 0.4)
    return ripple + height * rise * (0.75 * wide + 0.35 * small)
  }

/** Profile of one dune for every whole number: up over seven tenths, down over three. */
function ridge(along: number): number {
  const p = along - Math.floor(along)
  return p < 0.7 ? (p / 0.7) ** 1.6 : ((1 - p) / 0.3) ** 1.15
}

/** Sand and its colours: `lit` on windward slopes, `shade` on slip faces, `ripple` in fine lines. */
export type SandPlan = {
  heightAt: HeightAt
  lit: string
  shade: string
  ripple?: string
  /** Middle, edge length in metres and squares along it: 0, 0, 90 m and 84 unless said. */
  middle?: readonly [x: number, z: number]
  size?: number
  squares?: number
  /** 0 to 1: shines by itself, as sand under a moon. */
  glow?: number
}

/** Lays dunes whose slopes tell light from shade by themselves; everybody stands on them from now
 *  on. Takes the place of `ground`. */
export function sand(set: FilmSet, plan: SandPlan): void {
  const { heightAt, size = 90, squares = 84, glow = 0, middle = [0, 0] } = plan
  const plane = new PlaneGeometry(size, size, squares, squares).rotateX(-Math.PI / 2)
  plane.translate(middle[0], 0, middle[1])
  const position = plane.getAttribute('position')
  for (let i = 0; i < position.count; i++)
    position.setY(i, heightAt(position.getX(i), position.getZ(i)))
  plane.computeVertexNormals()
  const normal = plane.getAttribute('normal')
  const colors = new Float32Array(position.count * 3)
  const finish = new Float32Array(position.count * 3)
  const [lit, shade] = [new Color(plan.lit), new Color(plan.shade)]
  const line = new Color(plan.ripple ?? plan.lit)
  const mixed = new Color()
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i), position.getZ(i)]
    const slope = 1 - normal.getY(i)
    const lee = clamp(0.5 + normal.getX(i) * 1.6 + normal.getZ(i) * 0.8)
    const wave = 0.5 + 0.5 * Math.sin(x * 1.1 - z * 2.3 + 1.4 * Math.sin(x * 0.45))
    mixed.copy(lit).lerp(shade, clamp(slope * 4.5 + (1 - lee) * 0.4))
    mixed.lerp(line, wave * wave * 0.35)
    mixed.toArray(colors, i * 3)
    finish.set([0, glow, 0.3], i * 3)
  }
  plane.setAttribute('color', new BufferAttribute(colors, 3))
  plane.setAttribute('finish', new BufferAttribute(finish, 3))
  plane.deleteAttribute('uv')
  new Sculptor().addPainted(plane).mesh({ to: set.scene, shadow: false })
  set.heightAt = heightAt
}
