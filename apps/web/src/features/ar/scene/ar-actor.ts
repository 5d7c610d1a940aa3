import type { ArElement } from '@starnest/contract/ar/ar'
import { glow } from '@starnest/film-kit/light/glow'
import type { LiveCharacter, LiveGesture } from '@starnest/film-kit/live/character'
import { groundShadow } from '@starnest/film-kit/live/lights'
import { Group, type Mesh, Vector3 } from 'three'
import { fitScale } from '../look/anchors.ts'
import { radians, type Vector } from '../look/quaternion.ts'
import { propMesh } from './prop-shapes.ts'

/** Metres to whatever stands around the viewer. */
export const DISTANCE = 3
/** How high a figure of scale 1 is seen, and a thing, degrees. */
const FIGURE_DEGREES = 10.5
const PROP_DEGREES = 5.4
/** Degrees between a marker and the top of what it marks. */
const GAP_DEGREES = 2.2
/** How high a thing of prop shape is, before it is scaled. */
const PROP_UNITS = 2

const metresOf = (degrees: number) => 2 * DISTANCE * Math.tan(radians(degrees) / 2)

/** How high an element's figure is, metres. */
export const figureMetres = ({ type, scale }: Pick<ArElement, 'type' | 'scale'>): number =>
  metresOf((type === 'character' ? FIGURE_DEGREES : PROP_DEGREES) * fitScale(scale.x))

/** Somebody or something that stands around the viewer, below its marker. */
export class ArActor {
  readonly object = new Group()
  readonly element: ArElement
  #prop: Mesh | undefined
  #figure: LiveCharacter | undefined
  #shadow: ReturnType<typeof groundShadow> | undefined
  readonly #halo
  readonly #height: number
  #seconds: number
  /** Seconds since it was met; it leaps with joy for the first. */
  #sinceMet = Number.POSITIVE_INFINITY

  constructor(element: ArElement, nth: number) {
    this.element = element
    this.#height = figureMetres(element)
    // So that not everything bobs as one.
    this.#seconds = nth * 1.7
    this.#halo = glow(this.object, '#ffd9a0', this.#height * 2.4, this.#middle(), 0.5)
    this.#halo.set(element.type === 'character' ? 0.16 : 0.42)
  }

  #middle(): [number, number, number] {
    return [0, -metresOf(GAP_DEGREES) - this.#height / 2, 0]
  }

  /** Shows a thing: at once, while a figure is on its way, or because there is none. */
  showProp(prop: Parameters<typeof propMesh>[0]): void {
    this.#prop = propMesh(prop)
    this.#prop.scale.setScalar(this.#height / PROP_UNITS)
    this.#prop.position.set(...this.#middle())
    this.object.add(this.#prop)
  }

  /** Lets a figure of the film take its place. */
  showFigure(figure: LiveCharacter, viewer: Vector3): void {
    this.#prop?.removeFromParent()
    this.#prop = undefined
    this.#figure = figure
    figure.object.scale.setScalar(this.#height / figure.height)
    figure.object.position.set(0, -metresOf(GAP_DEGREES) - this.#height, 0)
    this.#shadow = groundShadow(0.42 * figure.height, 0.5)
    figure.object.add(this.#shadow.object)
    this.object.add(figure.object)
    figure.lookAt(viewer)
    figure.play('wave')
  }

  /** Stands in a direction, three metres away, and faces the viewer. */
  standIn([x, y, z]: Vector): void {
    this.object.position.set(x * DISTANCE, y * DISTANCE, z * DISTANCE)
    this.object.rotation.y = Math.atan2(-x, -z)
  }

  /** Stands at a place of the room, `feet` on it, and is as high as it was made. */
  standAt([x, y, z]: Vector): void {
    const feet = metresOf(GAP_DEGREES) + this.#height
    this.object.position.set(x, y + feet, z)
    this.object.rotation.y = Math.atan2(-x, DISTANCE - z)
  }

  /** Metres from the feet to the marker. */
  get markerMetres(): number {
    return metresOf(GAP_DEGREES) + this.#height
  }

  lookAt(viewer: Vector3): void {
    this.#figure?.lookAt(viewer)
  }

  play(gesture: LiveGesture): void {
    this.#sinceMet = 0
    this.#figure?.play(gesture)
  }

  speak(seconds: number, words: string): void {
    this.#figure?.speak(seconds, words)
  }

  update(deltaSeconds: number, isCalm: boolean): void {
    this.#figure?.update(deltaSeconds, { isCalm })
    if (isCalm) return
    this.#seconds += deltaSeconds
    this.#sinceMet += deltaSeconds
    const leap = this.#sinceMet < 1 ? Math.sin(this.#sinceMet * Math.PI) : 0
    const prop = this.#prop
    if (!prop) return
    prop.position.y = this.#middle()[1] + Math.sin(this.#seconds * 1.6) * this.#height * 0.06
    prop.rotation.y = Math.sin(this.#seconds * 0.9) * 0.5 + leap * Math.PI * 2
    prop.scale.setScalar((this.#height / PROP_UNITS) * (1 + leap * 0.35))
  }

  dispose(): void {
    this.#shadow?.dispose()
    this.#figure?.dispose()
    this.#prop?.geometry.dispose()
    this.#halo.sprite.material.dispose()
    this.object.removeFromParent()
  }
}
