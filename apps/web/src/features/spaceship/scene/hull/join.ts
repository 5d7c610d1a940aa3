import type { BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** Joins shapes into one, which is drawn in one call, and frees them. @throws Error where they do not fit together */
export function join(shapes: BufferGeometry[]): BufferGeometry {
  const joined = mergeGeometries(shapes)
  for (const shape of shapes) shape.dispose()
  if (!joined) throw new Error('shapes of the room do not fit together')
  return joined
}
