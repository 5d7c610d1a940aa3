import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three'
import type { Look } from '../light/look.ts'
import { setRim } from '../sculpt/clay-material.ts'
import { softDisc } from '../sculpt/soft-disc.ts'

/** Light for a few characters: soft air, a key that may throw shadows, a fill from the other side. */
export type LiveLights = {
  readonly object: Group
  /** Switches the shadows of the key: the quality ladder says when. */
  setShadows: (on: boolean) => void
  dispose: () => void
}

/** What a stage is lit by; a part of a film's look. */
export type LiveLook = Pick<
  Look,
  | 'skyLight'
  | 'groundLight'
  | 'ambient'
  | 'key'
  | 'keyPower'
  | 'keyFrom'
  | 'fill'
  | 'rim'
  | 'rimPower'
>

/** Moods to light a stage in. `room` is neutral, for a camera picture behind the characters. */
export const LIVE_LOOKS = {
  room: {
    skyLight: '#ffffff',
    groundLight: '#c8b8d8',
    ambient: 1.9,
    key: '#fff2dc',
    keyPower: 2.1,
    keyFrom: [-3, 7, 6],
    fill: { color: '#c8d8ff', power: 0.5, from: [5, 3, 4] },
    rim: '#dfe6ff',
    rimPower: 0.5,
  },
  studio: {
    skyLight: '#b8c4ff',
    groundLight: '#a07ad0',
    ambient: 1.75,
    key: '#ffe6c4',
    keyPower: 2.6,
    keyFrom: [-4, 7, 7],
    fill: { color: '#ff9ad8', power: 0.7, from: [6, 3, 2] },
    rim: '#a88cff',
    rimPower: 0.9,
  },
  space: {
    skyLight: '#9fb4ff',
    groundLight: '#5a4aa8',
    ambient: 1.5,
    key: '#fff0dc',
    keyPower: 2.5,
    keyFrom: [5, 6, 6],
    fill: { color: '#6ad0ff', power: 0.9, from: [-6, 2, 3] },
    rim: '#8ab4ff',
    rimPower: 1.2,
  },
  night: {
    skyLight: '#8fa0f0',
    groundLight: '#4a3f90',
    ambient: 1.35,
    key: '#ffd9a0',
    keyPower: 2.3,
    keyFrom: [-5, 6, 6],
    fill: { color: '#7a9cff', power: 0.8, from: [6, 4, 1] },
    rim: '#9fb8ff',
    rimPower: 1.1,
  },
} as const satisfies Record<string, LiveLook>

/** Pixels along a side of the shadow map. */
const SHADOW_MAP = 512

/** A light rig. Shadows are drawn within `span` metres of its middle. */
export function liveLights(look: LiveLook, { span = 4 } = {}): LiveLights {
  const object = new Group()
  const key = new DirectionalLight(look.key, look.keyPower)
  key.position.set(...look.keyFrom)
  key.shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP)
  key.shadow.bias = -0.0006
  key.shadow.normalBias = 0.06
  const { camera } = key.shadow
  Object.assign(camera, { left: -span, right: span, top: span, bottom: -span, near: 0.5, far: 40 })
  object.add(new HemisphereLight(look.skyLight, look.groundLight, look.ambient), key, key.target)
  if (look.fill) {
    const fill = new DirectionalLight(look.fill.color, look.fill.power)
    fill.position.set(...look.fill.from)
    object.add(fill)
  }
  setRim(look.rim, look.rimPower)
  return {
    object,
    setShadows(on) {
      key.castShadow = on
    },
    dispose() {
      object.removeFromParent()
      key.shadow.dispose()
    },
  }
}

/** A soft dark disc of `radius` metres that keeps a character from floating: for floors that take no
 *  shadow, such as a camera picture. Hang it on the character's `object`. */
export function groundShadow(radius = 1.1, opacity = 0.55) {
  const map = softDisc('20,8,50', [
    [0, 1],
    [0.5, 0.55],
    [1, 0],
  ])
  const geometry = new PlaneGeometry(2 * radius, 2 * radius).rotateX(-Math.PI / 2)
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    opacity,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  })
  const object = new Mesh(geometry, material)
  object.position.y = 0.01
  return {
    object,
    dispose() {
      object.removeFromParent()
      geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}
