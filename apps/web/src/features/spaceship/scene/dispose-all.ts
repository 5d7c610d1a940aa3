import { type Material, Mesh, type Object3D, Points } from 'three'

/** Frees what every mesh under an object holds on the graphics card. Textures belong to whoever made them. */
export function disposeAll(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof Points)) return
    object.geometry.dispose()
    const materials: Material[] = [object.material].flat()
    for (const material of materials) material.dispose()
  })
  root.clear()
}
