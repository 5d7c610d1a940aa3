import { CylinderGeometry, Mesh, MeshBasicMaterial } from 'three'

/** A thin clear body such as a glass or the water in it. Radii and height in metres. */
export type ClearCylinder = {
  topRadius: number
  bottomRadius: number
  height: number
  color: string
  /** 0 to 1. */
  opacity: number
  /** Without top and bottom. */
  isOpen?: boolean
  /** Clear bodies are drawn after solid ones, those with a lower order first. */
  order: number
}

/** Makes the mesh of a clear body, centred on its own origin; the caller adds and moves it. */
export function clearCylinder(plan: ClearCylinder): Mesh {
  const { topRadius, bottomRadius, height, color, opacity, isOpen = false, order } = plan
  const shape = new CylinderGeometry(topRadius, bottomRadius, height, 28, 1, isOpen)
  const material = new MeshBasicMaterial({
    color,
    transparent: true,
    opacity,
    depthWrite: false,
    fog: false,
  })
  const mesh = new Mesh(shape, material)
  mesh.renderOrder = order
  return mesh
}
