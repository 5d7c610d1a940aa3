import { bright } from '@starnest/film-kit/particles/particles'
import { seededRandom } from '@starnest/film-kit/time/random'
import {
  type Color,
  DoubleSide,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Object3D,
  PlaneGeometry,
} from 'three'

const PIECES = 240
const COLORS = ['#ffd66a', '#ff7ac0', '#6ad0ff', '#7ef0b2', '#c9a8ff', '#ff8a5a']
/** Seconds that it falls, and metres: over the viewer's head down to under the feet. */
const FALLS_SECONDS = 7
const [TOP, DEPTH] = [3.4, 6]

/** Paper that falls around the viewer for some seconds, once for each `throwAll`. */
export class Confetti {
  readonly object: InstancedMesh
  readonly #pieces: { x: number; z: number; late: number; spin: number; speed: number }[]
  readonly #piece = new Object3D()
  #seconds = Number.POSITIVE_INFINITY

  constructor() {
    const random = seededRandom(2026)
    const paper = new MeshBasicMaterial({ side: DoubleSide })
    this.object = new InstancedMesh(new PlaneGeometry(0.07, 0.045), paper, PIECES)
    this.object.frustumCulled = false
    this.object.visible = false
    this.#pieces = Array.from({ length: PIECES }, (_, nth) => {
      const around = random() * Math.PI * 2
      const away = 1.1 + random() * 3
      this.object.setColorAt(nth, bright(COLORS[nth % COLORS.length] ?? '#ffffff', 1) as Color)
      this.object.setMatrixAt(nth, new Matrix4())
      return {
        ...{ x: Math.sin(around) * away, z: Math.cos(around) * away, late: random() * 2.5 },
        ...{ spin: (random() - 0.5) * 9, speed: 1 + random() * 0.7 },
      }
    })
  }

  throwAll(): void {
    this.#seconds = 0
    this.object.visible = true
  }

  update(deltaSeconds: number): void {
    if (!this.object.visible) return
    this.#seconds += deltaSeconds
    for (const [nth, { x, z, late, spin, speed }] of this.#pieces.entries()) {
      const since = Math.max(0, this.#seconds - late)
      const sway = Math.sin(since * 2 + spin) * 0.16
      this.#piece.position.set(x + sway, TOP - since * speed, z)
      this.#piece.rotation.set(since * spin, since * spin * 0.7, spin)
      this.#piece.scale.setScalar(since === 0 ? 0 : 1)
      this.#piece.updateMatrix()
      this.object.setMatrixAt(nth, this.#piece.matrix)
    }
    this.object.instanceMatrix.needsUpdate = true
    this.object.visible = this.#seconds < FALLS_SECONDS && this.#seconds < DEPTH + FALLS_SECONDS
  }

  dispose(): void {
    this.object.removeFromParent()
    this.object.geometry.dispose()
    for (const material of [this.object.material].flat()) material.dispose()
    this.object.dispose()
  }
}
