import type { BufferGeometry } from 'three'
import { BufferAttribute, Color, PlaneGeometry } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import type { HeightAt } from '../../light/contact-shadow.ts'
import { type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle } from '../../time/random.ts'

/** A pillow's place and size, half its width, thickness and depth in metres, and its two hues. */
export type PillowPlan = {
  at: Vec3
  size: Vec3
  hues: readonly [top: string, low: string]
  piping?: string
  /** Radians about y. */
  turn?: number
  /** Without it the pillow is plain. */
  button?: string
}

/** How square the outline is: 2 is a circle. */
const SQUARE = 4.4

const outline = (angle: number): number =>
  1 / (Math.abs(Math.cos(angle)) ** SQUARE + Math.abs(Math.sin(angle)) ** SQUARE) ** (1 / SQUARE)

/** A fat pillow with piping round its seam. */
export function pillow(s: Sculptor, plan: PillowPlan): void {
  const { at, size, hues, turn = 0 } = plan
  s.ball(hues[0], at, size, {
    grad: hues[1],
    segments: 32,
    rotate: [0, turn, 0],
    deform: (v) => {
      const angle = Math.atan2(v.z, v.x)
      const far = outline(angle)
      const corner = (far - 1) / 0.19
      const flat = Math.hypot(v.x, v.z)
      v.x *= far
      v.z *= far
      v.y *= 1 - 0.45 * corner * flat
    },
  })
  if (plan.button) {
    s.ball(plan.button, [at[0], at[1] + size[1] * 0.98, at[2]], size[1] * 0.16, { segments: 12 })
  }
  const seam = plan.piping
  if (!seam) return
  const path = Array.from({ length: 41 }, (_, i): Vec3 => {
    const angle = (i / 40) * Math.PI * 2
    const far = outline(angle) * 0.995
    const [x, z] = [Math.cos(angle) * far * size[0], Math.sin(angle) * far * size[2]]
    return [
      at[0] + x * Math.cos(turn) + z * Math.sin(turn),
      at[1],
      at[2] - x * Math.sin(turn) + z * Math.cos(turn),
    ]
  })
  s.tube(seam, path, size[1] * 0.045, { segments: 80 })
}

/** Height of a quilt of patches `patch` metres wide, puffed by `puff` metres. */
export const quiltHeight =
  (patch = 2, puff = 0.16): HeightAt =>
  (x, z) =>
    puff * Math.sqrt(Math.abs(Math.cos((x * Math.PI) / patch) * Math.cos((z * Math.PI) / patch)))

/** A patchwork quilt as the ground: a patch lies under the middle of the set, and everything is
 *  the same to the left and to the right. Actors stand on its height from now on. */
export function quilt(
  set: FilmSet,
  {
    hues = ['#e8a4c4', '#b48ad4', '#f4c4b8', '#8f86d0', '#d890b8'],
    patch = 2,
    puff = 0.16,
    half = 11,
    front = 4,
    back = 9,
  }: {
    hues?: readonly string[]
    patch?: number
    puff?: number
    /** Patches to each side, to the camera and to the back. */
    half?: number
    front?: number
    back?: number
  } = {},
): void {
  const heightAt = quiltHeight(patch, puff)
  sculpt(
    (s) => {
      for (let column = -half; column <= half; column++) {
        for (let row = -back; row <= front; row++) {
          const color = cycle(hues, Math.abs(column) * 2 + row * 3 + row * row)
          s.addPainted(puffed(color, column * patch, row * patch, patch, heightAt))
        }
      }
    },
    { to: set.scene, shadow: false },
  )
  set.heightAt = heightAt
}

function puffed(color: string, x: number, z: number, patch: number, heightAt: HeightAt) {
  const shape: BufferGeometry = new PlaneGeometry(patch, patch, 6, 6).rotateX(-Math.PI / 2)
  shape.translate(x, 0, z)
  const position = shape.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const finish = new Float32Array(position.count * 3)
  const tint = new Color(color)
  for (let i = 0; i < position.count; i++) {
    position.setY(i, heightAt(position.getX(i), position.getZ(i)))
    tint.toArray(colors, i * 3)
    finish.set([0, 0.05, 0.5], i * 3)
  }
  shape.setAttribute('color', new BufferAttribute(colors, 3))
  shape.setAttribute('finish', new BufferAttribute(finish, 3))
  shape.deleteAttribute('uv')
  shape.computeVertexNormals()
  return shape
}
