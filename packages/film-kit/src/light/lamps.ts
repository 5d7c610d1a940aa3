import {
  DirectionalLight,
  Fog,
  HemisphereLight,
  type Object3D,
  PointLight,
  type Scene,
} from 'three'
import type { Vec3 } from '../time/keyframes.ts'
import type { Look } from './look.ts'

/** Lights a scene by a look. Shadows are drawn within `span` metres of the middle. */
export function lightScene(scene: Scene, look: Look, span: number): void {
  const key = new DirectionalLight(look.key, look.keyPower)
  key.position.set(...look.keyFrom)
  key.castShadow = true
  key.shadow.mapSize.set(1024, 1024)
  key.shadow.bias = -0.0006
  key.shadow.normalBias = 0.05
  key.shadow.radius = 4
  Object.assign(key.shadow.camera, {
    left: -span,
    right: span,
    top: span,
    bottom: -span,
    near: 0.5,
    far: 40,
  })
  scene.add(new HemisphereLight(look.skyLight, look.groundLight, look.ambient), key, key.target)
  if (look.fill) {
    const fill = new DirectionalLight(look.fill.color, look.fill.power)
    fill.position.set(...look.fill.from)
    scene.add(fill)
  }
  if (look.fog) scene.fog = new Fog(look.fog.color, look.fog.near, look.fog.far)
}

/** A lamp in the picture: lantern, star, fire. Keep `power` under 15 and it at least a metre from
 *  a face, or it washes the face out. Reach in metres. */
export function pointLamp(
  to: Object3D,
  color: string,
  at: Vec3,
  power = 10,
  reach = 8,
): PointLight {
  const lamp = new PointLight(color, power, reach, 1.6)
  lamp.position.set(...at)
  to.add(lamp)
  return lamp
}
