import { BufferGeometry, type Object3D, Scene } from 'three'
import { CameraRig } from '../camera/camera-rig.ts'
import { type Critter, critter } from '../critter/critter.ts'
import type { Species } from '../critter/species.ts'
import { type ContactShadow, contactShadow, type HeightAt } from '../light/contact-shadow.ts'
import { lightScene } from '../light/lamps.ts'
import type { Look } from '../light/look.ts'

/** Size of the picture in pixels, and frames a second. */
export type Picture = { width: number; height: number; fps: number }

/** A character on a set, with the shadow under its feet. */
export type Actor = Critter & {
  shadow: ContactShadow
  /** Stands on the ground at (x, z), turned by `turn` radians (0 faces the camera);
   *  `lift` raises it, metres. */
  place: (x: number, z: number, turn?: number, lift?: number) => void
}

/** A lit scene with a camera, being dressed and acted in. */
export class FilmSet {
  readonly scene = new Scene()
  readonly look: Look
  readonly picture: Picture
  readonly camera: CameraRig
  /** Height of the ground, set by `ground`; 0 on a bare set. */
  heightAt: HeightAt = () => 0
  readonly #updates: ((t: number) => void)[] = []

  constructor(look: Look, picture: Picture, { lens = 30, shadowSpan = 9 } = {}) {
    this.look = look
    this.picture = picture
    this.camera = new CameraRig(lens, picture.width / picture.height)
    lightScene(this.scene, look, shadowSpan)
  }

  add<T extends Object3D>(object: T): T {
    this.scene.add(object)
    return object
  }

  /** Runs before every frame with the shot's seconds: weather, twinkling, waves. */
  everyFrame(update: (t: number) => void): void {
    this.#updates.push(update)
  }

  update(t: number): void {
    for (const update of this.#updates) update(t)
  }

  /** Brings a character on, with a contact shadow that follows it. */
  cast(species: Species, [x, z]: readonly [x: number, z: number] = [0, 0], turn = 0): Actor {
    const body = critter(species)
    this.scene.add(body.root)
    const radius = 1.15 * body.species.size
    const shadow = contactShadow(this.scene, { radius, heightAt: (a, b) => this.heightAt(a, b) })
    const place: Actor['place'] = (toX, toZ, toTurn = turn, lift = 0) => {
      body.root.position.set(toX, this.heightAt(toX, toZ) + lift, toZ)
      body.root.rotation.y = toTurn
      shadow.place(toX, toZ + 0.12)
      shadow.fade(Math.max(0, 1 - lift / 2))
    }
    place(x, z)
    return { ...body, shadow, place }
  }

  /** Frees the graphics memory of everything on the set. */
  strike(): void {
    this.scene.traverse((object) => {
      if ('geometry' in object && object.geometry instanceof BufferGeometry)
        object.geometry.dispose()
    })
  }
}
