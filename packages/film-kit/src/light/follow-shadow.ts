import { DirectionalLight } from 'three'
import type { FilmSet } from '../film/film-set.ts'
import type { Vec3 } from '../time/keyframes.ts'

/** Lets the key light travel: its shadows are drawn round the point it is given, metres. For
 *  tracking shots that run further than the shot's `shadowSpan`. Call it in every frame.
 *  @throws Error when the set has no lamp that throws shadows. */
export function followShadow(set: FilmSet): (middle: Vec3) => void {
  const key = set.scene.children.find((one) => one instanceof DirectionalLight && one.castShadow)
  if (!(key instanceof DirectionalLight)) throw new Error('This set has no key light')
  const [fromX, fromY, fromZ] = set.look.keyFrom
  return ([x, y, z]) => {
    key.position.set(fromX + x, fromY + y, fromZ + z)
    key.target.position.set(x, y, z)
    key.target.updateMatrixWorld()
  }
}
