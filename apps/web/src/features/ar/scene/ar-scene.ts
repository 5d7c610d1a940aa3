import type { ArElement } from '@starnest/contract/ar/ar'
import { LIVE_LOOKS, type LiveLights, liveLights } from '@starnest/film-kit/live/lights'
import { setPictureHeight } from '@starnest/film-kit/particles/particles'
import {
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Quaternion,
  RingGeometry,
  type Scene,
  ShaderMaterial,
  Vector3,
} from 'three'
import { type LiveStage, openLiveStage } from '../../../library/live-stage/live-stage.ts'
import { figureMetres } from '../look/figure-size.ts'
import { degrees, type Vector } from '../look/quaternion.ts'
import { type View, verticalAngle } from '../look/view.ts'
import type { World, WorldFrame, WorldPose } from '../world/world-session.ts'
import { ArActor } from './ar-actor.ts'
import { Confetti } from './confetti.ts'
import { bringFigure } from './figures.ts'
import { cloudPuff, type SkyStage, skyAround } from './sky-set.ts'

type ArSceneOptions = {
  /** Draws the sky of our films behind everything; else what is under the canvas shows through. */
  readonly hasSky: boolean
  /** Whether the person asked for less motion. */
  readonly isCalm: boolean
  /** Before each picture, with the seconds since the last: answers where the viewer looks. */
  readonly onFrame: (deltaSeconds: number) => View | undefined
  /** The graphics card was taken away, or another part of the page draws now: no frames come. */
  readonly onLost: () => void
  /** The graphics card was given back. */
  readonly onRestored: () => void
}

/** What a room that WebXR shows needs: where each element stands in what is placed, and what becomes of a
 *  frame: where it was placed, null as long as it is not. */
type Room = {
  readonly world: World
  readonly places: readonly Vector[]
  readonly onFrame: (frame: WorldFrame) => WorldPose | null
}

/** What stands around the viewer, drawn over the camera's picture or under our own sky. */
export class ArScene {
  readonly #stage: LiveStage
  readonly #group = new Group()
  readonly #reticle = reticle()
  readonly #confetti = new Confetti()
  readonly #lights: LiveLights
  readonly #isCalm: boolean
  readonly #hasSky: boolean
  readonly #everyFrame: ((seconds: number) => void)[] = []
  #actors: ArActor[] = []
  #room: Room | undefined
  #seconds = 0
  #isGone = false

  /** @throws Error where the browser has no WebGL */
  constructor(canvas: HTMLCanvasElement, options: ArSceneOptions) {
    const { hasSky, isCalm, onFrame, onLost, onRestored } = options
    this.#isCalm = isCalm
    this.#hasSky = hasSky
    this.#stage = openLiveStage(canvas, {
      isTransparent: !hasSky,
      quality: { shadows: false },
      onFrame: ({ deltaSeconds }) => this.#frame(deltaSeconds, onFrame(deltaSeconds)),
      ...{ onContextLost: onLost, onContextRestored: onRestored, onClosed: onLost },
    })
    const { scene, camera } = this.#stage
    camera.far = 200
    this.#lights = liveLights(hasSky ? LIVE_LOOKS.night : LIVE_LOOKS.room)
    scene.add(this.#lights.object, this.#group, this.#reticle, this.#confetti.object)
    if (hasSky) skyAround(this.#skyStage(scene), isCalm)
    forScreen(scene)
    this.#stage.start()
  }

  #skyStage(scene: Scene): SkyStage {
    return {
      scene,
      add: <T extends Object3D>(object: T): T => {
        scene.add(object)
        return object
      },
      everyFrame: (update) => {
        this.#everyFrame.push(update)
        update(0)
      },
    }
  }

  /** Lets elements stand in their directions; figures of the film come one after the other. */
  async bring(
    elements: readonly ArElement[],
    { film, directions }: { film: string | null; directions: readonly Vector[] },
  ): Promise<void> {
    for (const actor of this.#actors) actor.dispose()
    const actors = elements.map((element, nth) => new ArActor(element, nth))
    this.#actors = actors
    for (const [nth, actor] of actors.entries()) {
      this.#group.add(actor.object)
      actor.standIn(directions[nth] ?? [0, 0, -1])
      // A star stands for somebody who is on the way, or whom nobody can act.
      actor.showProp(actor.element.prop ?? 'star')
    }
    for (const actor of actors) await this.#bringFigure(actor, film)
  }

  /** Lets the figure of an actor take its place. */
  async #bringFigure(actor: ArActor, film: string | null): Promise<void> {
    const { character } = actor.element
    const isHere = () => !this.#isGone && this.#actors.includes(actor)
    if (character === null || !isHere()) return
    const figure = await bringFigure({ film, character }, this.#stage.quality.level)
    if (!isHere()) {
      figure?.dispose()
      return
    }
    if (!figure) return
    const floor = this.#hasSky ? cloudPuff(figureMetres(actor.element) * 0.42) : undefined
    actor.showFigure(figure, this.#stage.camera.position, floor)
  }

  /** What somebody does when it is met: its gesture, and for so many seconds its line. */
  meet(nth: number, speech: { seconds: number; words: string } | null): void {
    const actor = this.#actors[nth]
    if (speech) actor?.speak(speech.seconds, speech.words)
    actor?.play(speech ? 'nod' : 'wave')
  }

  /** Everybody cheers, and paper falls where motion is welcome. */
  celebrate(): void {
    for (const actor of this.#actors) actor.play('cheer')
    if (!this.#isCalm) this.#confetti.throwAll()
  }

  /** The canvas with what it shows now: to be read before the task ends. */
  picture(): HTMLCanvasElement {
    this.#stage.draw()
    return this.#stage.renderer.domElement
  }

  /** Shows everything in a room that WebXR sees. @throws Error where the device does not take the picture */
  async enter(room: Room): Promise<void> {
    for (const [nth, actor] of this.#actors.entries()) {
      actor.standAt(room.places[nth] ?? [0, 0, 0])
    }
    const { xr } = this.#stage.renderer
    xr.enabled = true
    xr.setReferenceSpaceType('local')
    await xr.setSession(room.world.session)
    this.#room = room
  }

  #frame(deltaSeconds: number, view: View | undefined): void {
    const { camera, renderer } = this.#stage
    const frame = this.#room && renderer.xr.getFrame()
    if (this.#room && frame) this.#showRoom(this.#room.world.read(frame), this.#room)
    else if (view) {
      setPictureHeight(view.height * renderer.getPixelRatio())
      camera.fov = degrees(verticalAngle(view))
      camera.aspect = view.width / view.height
      camera.updateProjectionMatrix()
      camera.quaternion.copy(new Quaternion(...view.turn))
    }
    this.#seconds += deltaSeconds
    if (!this.#isCalm) for (const update of this.#everyFrame) update(this.#seconds)
    for (const actor of this.#actors) actor.update(deltaSeconds, this.#isCalm)
    this.#confetti.update(deltaSeconds)
  }

  #showRoom(seen: WorldFrame, { onFrame }: Room): void {
    const placed = onFrame(seen)
    const { floor, viewer } = seen
    this.#group.visible = placed !== null
    this.#reticle.visible = placed === null && floor !== null
    if (floor) this.#reticle.position.set(...floor.position)
    if (!placed) return
    this.#group.position.set(...placed.position)
    this.#group.quaternion.set(...placed.turn)
    if (viewer) for (const actor of this.#actors) actor.lookAt(new Vector3(...viewer.position))
  }

  /** Frees everything that the graphics card holds. */
  dispose(): void {
    this.#isGone = true
    for (const actor of this.#actors) actor.dispose()
    this.#confetti.dispose()
    this.#lights.dispose()
    this.#stage.scene.traverse((object) => {
      if ('geometry' in object && object.geometry instanceof BufferGeometry)
        object.geometry.dispose()
    })
    this.#stage.dispose()
  }
}

/** The ring that shows where something would be placed. */
function reticle(): Mesh {
  const ring = new RingGeometry(0.12, 0.16, 40).rotateX(-Math.PI / 2)
  const mesh = new Mesh(ring, new MeshBasicMaterial({ color: '#ffdca3' }))
  mesh.visible = false
  return mesh
}

/** The studio's own shaders write light as it is; a screen takes it in its own colours, which the studio's
 *  last pass would have seen to. */
function forScreen(scene: Scene): void {
  scene.traverse((object) => {
    const { material } = object as Partial<Mesh>
    for (const one of [material].flat()) {
      if (!(one instanceof ShaderMaterial) || one.fragmentShader.includes('colorspace_fragment')) {
        continue
      }
      const end = one.fragmentShader.lastIndexOf('}')
      one.fragmentShader = `${one.fragmentShader.slice(0, end)}\n#include <colorspace_fragment>\n}`
      one.needsUpdate = true
    }
  })
}
