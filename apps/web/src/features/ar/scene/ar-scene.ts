import type { ArElement } from '@starnest/contract/ar/ar'
import { LIVE_LOOKS, liveLights } from '@starnest/film-kit/live/lights'
import { QualityLadder } from '@starnest/film-kit/live/quality'
import { setPictureHeight } from '@starnest/film-kit/particles/particles'
import {
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Quaternion,
  RingGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
} from 'three'
import { degrees, type Vector } from '../look/quaternion.ts'
import { verticalAngle, type View } from '../look/view.ts'
import type { World, WorldFrame, WorldPose } from '../world/world-session.ts'
import { ArActor } from './ar-actor.ts'
import { Confetti } from './confetti.ts'
import { bringFigure } from './figures.ts'
import { skyAround } from './sky-set.ts'

/** A phone's screen is at most so wide, CSS pixels. */
const PHONE_WIDTH = 600

type ArSceneOptions = {
  /** Draws the sky of our films behind everything; else what is under the canvas shows through. */
  readonly hasSky: boolean
  /** Whether the person asked for less motion. */
  readonly isCalm: boolean
}

/** What stands around the viewer, drawn over the camera's picture or under our own sky. */
export class ArScene {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(60, 1, 0.05, 200)
  readonly #group = new Group()
  readonly #reticle = reticle()
  readonly #confetti = new Confetti()
  readonly #ladder: QualityLadder
  readonly #isCalm: boolean
  readonly #everyFrame: ((seconds: number) => void)[] = []
  readonly #lights
  #actors: ArActor[] = []
  #seconds = 0
  #isGone = false

  /** @throws Error where the browser has no WebGL */
  constructor(canvas: HTMLCanvasElement, { hasSky, isCalm }: ArSceneOptions) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true })
    this.#renderer.setClearColor(0x000000, 0)
    this.#isCalm = isCalm
    const isPhone = Math.min(innerWidth, innerHeight) < PHONE_WIDTH
    this.#ladder = new QualityLadder({ devicePixelRatio, isPhone, shadows: false })
    this.#lights = liveLights(hasSky ? LIVE_LOOKS.night : LIVE_LOOKS.room)
    this.#scene.add(this.#lights.object, this.#group, this.#reticle, this.#confetti.object)
    if (hasSky) {
      const stage = {
        scene: this.#scene,
        add: <T extends Mesh>(object: T): T => {
          this.#scene.add(object)
          return object
        },
        everyFrame: (update: (seconds: number) => void) => void this.#everyFrame.push(update),
      }
      skyAround(stage as Parameters<typeof skyAround>[0], isCalm)
      for (const update of this.#everyFrame) update(0)
    }
    forScreen(this.#scene)
  }

  /** Lets elements stand in their directions; figures of the film come one after the other. */
  async bring(
    elements: readonly ArElement[],
    { film, directions }: { film: string | null; directions: readonly Vector[] },
  ): Promise<void> {
    for (const actor of this.#actors) actor.dispose()
    this.#actors = elements.map((element, nth) => new ArActor(element, nth))
    const actors = this.#actors
    for (const [nth, actor] of actors.entries()) {
      this.#group.add(actor.object)
      actor.standIn(directions[nth] ?? [0, 0, -1])
      if (actor.element.prop) actor.showProp(actor.element.prop)
    }
    const isHere = () => !this.#isGone && this.#actors === actors
    for (const actor of actors) {
      const { character } = actor.element
      if (character === null) continue
      const figure = await bringFigure({ film, character, level: this.#ladder.quality.level })
      if (!isHere()) {
        figure?.dispose()
        return
      }
      if (figure) actor.showFigure(figure, this.#camera.position)
      else actor.showProp('star')
    }
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

  /** Draws what a view shows. */
  draw(view: View, deltaSeconds: number): void {
    this.#ladder.frame(deltaSeconds * 1000)
    this.#fit(view)
    this.#camera.quaternion.copy(new Quaternion(...view.turn))
    this.#pass(deltaSeconds)
    this.#renderer.render(this.#scene, this.#camera)
  }

  /** The canvas with what it shows now: to be read before the task ends. */
  picture(view: View): HTMLCanvasElement {
    this.draw(view, 0)
    return this.#renderer.domElement
  }

  /** Draws a room that WebXR shows, and tells each frame. What was placed stands where `placed` says.
   *  @throws Error where the device does not take the picture */
  async enter(
    world: World,
    {
      places,
      onFrame,
    }: { places: readonly Vector[]; onFrame: (frame: WorldFrame) => WorldPose | null },
  ): Promise<void> {
    for (const [nth, actor] of this.#actors.entries()) actor.standAt(places[nth] ?? [0, 0, 0])
    const { xr } = this.#renderer
    xr.enabled = true
    xr.setReferenceSpaceType('local')
    await xr.setSession(world.session)
    let before = 0
    this.#renderer.setAnimationLoop((nowMs, frame) => {
      if (!frame) return
      const seen = world.read(frame)
      const placed = onFrame(seen)
      this.#place(placed, seen)
      this.#pass(Math.min(0.1, (nowMs - before) / 1000))
      before = nowMs
      this.#renderer.render(this.#scene, this.#camera)
    })
  }

  #place(placed: WorldPose | null, { floor, viewer }: WorldFrame): void {
    this.#group.visible = placed !== null
    this.#reticle.visible = placed === null && floor !== null
    if (floor) this.#reticle.position.set(...floor.position)
    if (!placed) return
    this.#group.position.set(...placed.position)
    this.#group.quaternion.set(...placed.turn)
    if (viewer) for (const actor of this.#actors) actor.lookAt(new Vector3(...viewer.position))
  }

  #fit(view: View): void {
    const { width, height } = view
    const { pixelRatio } = this.#ladder.quality
    if (this.#renderer.getPixelRatio() !== pixelRatio) this.#renderer.setPixelRatio(pixelRatio)
    const { domElement } = this.#renderer
    const isFit =
      domElement.width === Math.floor(width * pixelRatio) &&
      domElement.height === Math.floor(height * pixelRatio)
    if (!isFit) this.#renderer.setSize(width, height, false)
    setPictureHeight(height * pixelRatio)
    this.#camera.fov = degrees(verticalAngle(view))
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
  }

  #pass(deltaSeconds: number): void {
    this.#seconds += deltaSeconds
    if (!this.#isCalm) for (const update of this.#everyFrame) update(this.#seconds)
    for (const actor of this.#actors) actor.update(deltaSeconds, this.#isCalm)
    this.#confetti.update(deltaSeconds)
  }

  /** Frees everything that the graphics card holds. */
  dispose(): void {
    this.#isGone = true
    this.#renderer.setAnimationLoop(null)
    for (const actor of this.#actors) actor.dispose()
    this.#confetti.dispose()
    this.#lights.dispose()
    this.#scene.traverse((object) => {
      if ('geometry' in object && object.geometry instanceof BufferGeometry)
        object.geometry.dispose()
    })
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }
}

/** The ring that shows where something would be placed. */
function reticle(): Mesh {
  const ring = new RingGeometry(0.12, 0.16, 40).rotateX(-Math.PI / 2)
  const mesh = new Mesh(ring, new MeshBasicMaterial({ color: '#ffdca3', transparent: true }))
  mesh.visible = false
  return mesh
}

/** The studio's own shaders write light as it is; a screen takes it in its own colours, which the studio's
 *  last pass would have done. */
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
