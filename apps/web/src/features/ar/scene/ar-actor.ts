import type { ArElement } from '@starnest/contract/ar/ar'
import { glow } from '@starnest/film-kit/light/glow'
import type { LiveCharacter, LiveGesture } from '@starnest/film-kit/live/character'
import { groundShadow } from '@starnest/film-kit/live/lights'
import { Group, type Mesh, type Vector3 } from 'three'
import { DISTANCE, figureMetres, MARKER_GAP, markerMetres } from '../look/figure-size.ts'
import type { Vector } from '../look/quaternion.ts'
import { propMesh } from './prop-shapes.ts'

/** How high a thing of prop shape is, before it is scaled. */
const PROP_UNITS = 2

/** Somebody or something that stands around the viewer, below its marker. */
export class ArActor {
  readonly object = new Group()
  readonly element: ArElement
  #prop: Mesh | undefined
  #figure: LiveCharacter | undefined
  #floor: Mesh | undefined
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
    return [0, -MARKER_GAP - this.#height / 2, 0]
  }

  /** Shows a thing: at once, while a figure is on its way, or because there is none. */
  showProp(prop: Parameters<typeof propMesh>[0]): void {
    this.#prop = propMesh(prop)
    this.#prop.scale.setScalar(this.#height / PROP_UNITS)
    this.#prop.position.set(...this.#middle())
    this.object.add(this.#prop)
  }

  /** Lets a figure of the film take its place, on a floor of its own where there is nothing else to stand on. */
  showFigure(figure: LiveCharacter, viewer: Vector3, floor: Mesh | undefined): void {
    this.#prop?.removeFromParent()
    this.#prop = undefined
    this.#figure = figure
    figure.object.scale.setScalar(this.#height / figure.height)
    figure.object.position.set(0, -MARKER_GAP - this.#height, 0)
    this.#shadow = groundShadow(0.42 * figure.height, 0.5)
    figure.object.add(this.#shadow.object)
    this.object.add(figure.object)
    if (floor) {
      floor.position.copy(figure.object.position)
      this.object.add(floor)
      this.#floor = floor
    }
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
    this.object.position.set(x, y + markerMetres(this.element), z)
    this.object.rotation.y = Math.atan2(-x, DISTANCE - z)
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
    this.#floor?.geometry.dispose()
    this.#prop?.geometry.dispose()
    this.#halo.sprite.material.dispose()
    this.object.removeFromParent()
  }
}
