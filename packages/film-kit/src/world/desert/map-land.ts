import { BufferAttribute, BufferGeometry, Color, PlaneGeometry } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import type { HeightAt } from '../../light/contact-shadow.ts'
import { Sculptor } from '../../sculpt/sculptor.ts'
import { clamp, lerp } from '../../time/easing.ts'

/** A map and the land it shows. Lengths in metres. */
export type MapLandPlan = {
  /** The land when it has risen. */
  heightAt: HeightAt
  middle: readonly [x: number, z: number]
  /** Half width and half depth of the sheet; beyond it lies the table. */
  sheet: readonly [x: number, z: number]
  paper: string
  /** Edge of the sheet, browned by age, and what lies under it. */
  edge: string
  table: string
  lit: string
  shade: string
  size?: number
  squares?: number
}

/** A drawing that becomes a country: 0 is a flat sheet of parchment, 1 the dunes. The ground of the
 *  set goes along; call `set` before anybody is placed. */
export type MapLand = { set: (risen: number) => void }

/** A sheet of parchment whose dunes stand up. Takes the place of `ground`. */
export function mapLand(set: FilmSet, plan: MapLandPlan): MapLand {
  const { heightAt, middle, size = 130, squares = 96 } = plan
  const plane = new PlaneGeometry(size, size, squares, squares).rotateX(-Math.PI / 2)
  plane.translate(middle[0], 0, middle[1])
  const count = plane.getAttribute('position').count
  plane.setAttribute('color', new BufferAttribute(new Float32Array(count * 3), 3))
  const finish = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) finish.set([0, 0, 0.25], i * 3)
  plane.setAttribute('finish', new BufferAttribute(finish, 3))
  plane.deleteAttribute('uv')
  const mesh = new Sculptor().addPainted(plane).mesh({ to: set.scene, shadow: false })
  const shape = mesh.geometry
  if (!(shape instanceof BufferGeometry)) throw new Error('The land is a mesh')
  const position = shape.getAttribute('position')
  const color = shape.getAttribute('color')
  const drawn = Array.from({ length: count }, (_, i) =>
    sheetColor(plan, position.getX(i) - middle[0], position.getZ(i) - middle[1]),
  )
  const [lit, shade] = [new Color(plan.lit), new Color(plan.shade)]
  const mixed = new Color()
  const risenHeight = (x: number, z: number, risen: number) => {
    // The land stands up from the start of the road outwards, like a wave.
    const late = 0.35 * clamp(Math.hypot(x, z) / 60)
    return heightAt(x, z) * clamp((risen - late) / (1 - late))
  }
  let last = -1
  return {
    set(risen) {
      set.heightAt = (x, z) => risenHeight(x, z, risen)
      if (risen === last) return
      last = risen
      for (let i = 0; i < count; i++)
        position.setY(i, risenHeight(position.getX(i), position.getZ(i), risen))
      position.needsUpdate = true
      shape.computeVertexNormals()
      const normal = shape.getAttribute('normal')
      for (let i = 0; i < count; i++) {
        const [x, z] = [position.getX(i), position.getZ(i)]
        const wave = 0.5 + 0.5 * Math.sin(x * 1.1 - z * 2.3 + 1.4 * Math.sin(x * 0.45))
        mixed.copy(lit).lerp(shade, clamp((1 - normal.getY(i)) * 4.5 + 0.12 * wave))
        const here = drawn[i] ?? lit
        color.setXYZ(
          i,
          lerp(here.r, mixed.r, risen),
          lerp(here.g, mixed.g, risen),
          lerp(here.b, mixed.b, risen),
        )
      }
      color.needsUpdate = true
    },
  }
}

function sheetColor({ sheet, paper, edge, table }: MapLandPlan, x: number, z: number): Color {
  const torn = 0.5 * Math.sin(x * 0.9) + 0.5 * Math.sin(z * 1.3 + x * 0.4)
  const inside = Math.min(sheet[0] - Math.abs(x), sheet[1] - Math.abs(z)) + torn
  if (inside < 0) return new Color(table)
  const stain = 0.12 * Math.sin(x * 0.21 + 1) * Math.cos(z * 0.3)
  return new Color(edge).lerp(new Color(paper), clamp(inside / 4.5 + stain))
}
