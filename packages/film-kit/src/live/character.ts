import { Box3, Group, Light, type Mesh, type Object3D, Sprite, type Vector3 } from 'three'
import type { Intent } from '../critter/intent.ts'
import { clamp } from '../time/easing.ts'
import type { Vec2 } from '../time/keyframes.ts'
import { Gestures, type LiveGesture } from './gestures.ts'
import { type Lips, lipsOf } from './lips.ts'
import { type Built, buildInSteps } from './mesh/in-steps.ts'
import { bendingIn, type Skin, skinOf } from './mesh/skin.ts'
import { moveWhole } from './whole-body.ts'

/** How finely a character is made: at most about 4,000 triangles, 12,000, or as it was filmed. */
export type LiveLevel = 'low' | 'middle' | 'high'
export type { LiveGesture } from './gestures.ts'

/** Most triangles of a character at a level. */
export const LEVEL_TRIANGLES: Record<LiveLevel, number> = {
  low: 4000,
  middle: 12000,
  high: Infinity,
}

/** A character that acts on a page: put `object` into a scene, call `update` before each frame and
 *  `dispose` when it leaves. Lengths are metres of the films' sets, in which Leo is 2.6 m tall: to
 *  have somebody of another height, scale `object` by the wanted height through `height`. */
export interface LiveCharacter {
  /** Feet on y = 0, face along +z. Place, turn and scale it as you like. */
  readonly object: Object3D
  /** From the floor to the top of head, hat or ears, metres of the set. */
  readonly height: number
  /** Of the smallest circle round its middle that it stands in, metres of the set. */
  readonly radius: number
  /** Begins a gesture; `sit` is held until `stand`. */
  play: (gesture: LiveGesture) => void
  /** Opens the mouth, 0 to 1, until it is said otherwise: for lips that follow a sound. */
  setMouth: (open: number) => void
  /** Moves the lips by themselves for so many seconds, with the syllables of the words if given. */
  speak: (durationSeconds: number, words?: string) => void
  /** Turns eyes and head to a point of the world; null looks ahead again. */
  lookAt: (worldPoint: Vector3 | null) => void
  /** Moves on by a frame. `isCalm` is for whoever asked for less motion: nothing drifts, gestures
   *  are held still; eyes, lips and what was asked for still come. */
  update: (deltaSeconds: number, options?: { isCalm?: boolean }) => void
  /** Frees all that the graphics card holds of it, and takes it out of its scene. */
  dispose: () => void
}

/** Somebody of a film's cast as its own sets bring it on: `pose` takes the pose of a second. */
export type LiveActor = {
  root: Object3D
  pose: (t: number, intent: Intent) => void
  /** Where the eyes are, metres over the floor; seven tenths of the height unless said. */
  eyes?: number
  /** Metres over the floor of its lowest part, for who flies or swims. */
  hovers?: number
  /** `whole` for who has no arms and legs to wave and hop with: then the figure itself moves. */
  body?: 'limbs' | 'whole'
}

/** How each of a film's live characters is brought on, by the key that the cast list knows it by. */
export type LiveActors = Readonly<Record<string, () => LiveActor>>

/** Builds a live character of an actor, in slices: `pause` is awaited after each, so that the page
 *  can answer in between. */
export async function liveCharacter(
  bring: () => LiveActor,
  level: LiveLevel,
  { pause }: { pause: () => Promise<void> },
): Promise<LiveCharacter> {
  const built = await buildInSteps(bring, {
    triangles: LEVEL_TRIANGLES[level],
    pause,
    bending: (made, meshes) =>
      bendingIn(meshes, () => made.pose(STILL_SECONDS, { look: [0.1, 0], talk: 0.1 })),
  })
  return new Acting(built)
}

/** Share of the way to what is looked at in a second, as a rate: a look takes a third of a second. */
const LOOK_RATE = 9
/** Seconds of the idle course at which somebody stands still with open eyes. */
const STILL_SECONDS = 0.4

/** Nobody on a page looks sullen: the grin of somebody who only stands there. */
const FRIENDLY = 0.22

class Acting implements LiveCharacter {
  readonly object = new Group()
  readonly height: number
  readonly radius: number
  readonly #actor: LiveActor
  /** Between the floor and the actor's own root, which its film may move as it likes. */
  readonly #stand = new Group()
  readonly #skin: Skin
  readonly #gestures = new Gestures()
  readonly #eyes: number
  #seconds = STILL_SECONDS
  #mouth = 0
  #speech: { lips: Lips; at: number; seconds: number } | undefined
  #target: Vector3 | null = null
  #look: Vec2 = [0, 0]

  constructor({ made, geometries, bends }: Built<LiveActor>) {
    this.#actor = made
    made.root.removeFromParent()
    made.root.position.set(0, 0, 0)
    made.pose(STILL_SECONDS, {})
    const { min, max } = boundsOf(made.root, geometries)
    const lift = (made.hovers ?? 0) - min.y
    this.height = max.y + lift
    this.radius = Math.max(-min.x, max.x, -min.z, max.z)
    this.#eyes = made.eyes ?? this.height * 0.7
    leaveFilmLight(made.root)
    this.#skin = skinOf(made.root, geometries, bends)
    const onFloor = new Group()
    onFloor.position.y = lift
    onFloor.add(made.root, this.#skin.object)
    this.object.add(this.#stand.add(onFloor))
    this.update(0)
  }

  play(gesture: LiveGesture): void {
    this.#gestures.play(gesture)
  }

  setMouth(open: number): void {
    this.#mouth = clamp(open)
  }

  speak(durationSeconds: number, words?: string): void {
    if (durationSeconds > 0)
      this.#speech = { lips: lipsOf(durationSeconds, words), at: 0, seconds: durationSeconds }
  }

  lookAt(worldPoint: Vector3 | null): void {
    this.#target = worldPoint?.clone() ?? null
  }

  update(deltaSeconds: number, { isCalm = false } = {}): void {
    if (!isCalm) this.#seconds += deltaSeconds
    const gesture = this.#gestures.step(deltaSeconds, isCalm)
    const talk = Math.max(this.#mouth, this.#spoken(deltaSeconds))
    const look = this.#turnEyes(deltaSeconds)
    this.#pose({ ...gesture, look, talk, grin: Math.max(FRIENDLY, gesture.grin ?? 0) })
    this.#skin.update()
  }

  dispose(): void {
    this.object.removeFromParent()
    this.#skin.dispose()
  }

  /** Some actors work out their pose in the space of their set, so they are posed as if there: at the
   *  middle of the world. */
  #pose(intent: Intent): void {
    const { root, pose, body } = this.#actor
    const { parent } = root
    root.parent = null
    pose(this.#seconds, intent)
    root.parent = parent
    if (body === 'whole') moveWhole(this.#stand, this.#seconds, intent)
  }

  #spoken(deltaSeconds: number): number {
    const speech = this.#speech
    if (!speech) return 0
    speech.at += deltaSeconds
    if (speech.at >= speech.seconds) this.#speech = undefined
    return speech.lips(speech.at)
  }

  #turnEyes(deltaSeconds: number): Vec2 {
    const [x, y] = this.#lookWanted()
    const share = 1 - Math.exp(-LOOK_RATE * deltaSeconds)
    this.#look = [
      this.#look[0] + (x - this.#look[0]) * share,
      this.#look[1] + (y - this.#look[1]) * share,
    ]
    return this.#look
  }

  #lookWanted(): Vec2 {
    if (!this.#target) return [0, 0]
    this.object.updateWorldMatrix(true, false)
    const { x, y, z } = this.object.worldToLocal(this.#target.clone())
    const turn = Math.atan2(x, z)
    const rise = Math.atan2(y - this.#eyes, Math.hypot(x, z))
    return [clamp(turn / 0.85, -1, 1), clamp(rise / 0.65, -1, 1)]
  }
}

/** Halos that a character keeps: each is a picture of its own to draw. */
const HALOS = 2

/** Lamps of a film's set light the film; on a page each would light everything once more. Of its
 *  halos a character keeps the widest. */
function leaveFilmLight(root: Object3D): void {
  const halos: Sprite[] = []
  root.traverse((part) => {
    if (part instanceof Light) part.layers.disableAll()
    if (part instanceof Sprite) halos.push(part)
  })
  halos.sort((a, b) => b.scale.x - a.scale.x)
  for (const halo of halos.slice(HALOS)) halo.layers.disableAll()
}

/** Bounds of all that is shown of a character, in the space round its root. */
function boundsOf(root: Object3D, geometries: Built<LiveActor>['geometries']): Box3 {
  root.updateMatrixWorld(true)
  const bounds = new Box3()
  root.traverseVisible((part) => {
    const geometry = geometries.get(part as Mesh)
    if (!geometry) return
    geometry.computeBoundingBox()
    if (geometry.boundingBox)
      bounds.union(geometry.boundingBox.clone().applyMatrix4(part.matrixWorld))
  })
  return bounds
}
