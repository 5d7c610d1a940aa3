import {
  AdditiveBlending,
  Color,
  CylinderGeometry,
  DoubleSide,
  type Group,
  Mesh,
  type Object3D,
  ShaderMaterial,
} from 'three'
import { glow } from '../../light/glow.ts'
import { pointLamp } from '../../light/lamps.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'

/** Height of the gallery's floor over the ice, and where the lamp hangs over that floor, metres. */
export const GALLERY_HEIGHT = 9
/** See GALLERY_HEIGHT. */
export const LAMP_HEIGHT = 1.85
/** Radius of the gallery's rail, and of the lamp room behind it, metres. */
export const RAIL_RADIUS = 2.35
/** See RAIL_RADIUS. */
export const ROOM_RADIUS = 1.25

/** How the lamp shines: `power` 0 to 1, `yaw` radians (0 shines along +z), `pitch` radians
 *  downwards. `air` 0 to 1 is how well the beam is seen. */
export type LampAim = { power?: number; yaw?: number; pitch?: number; air?: number }

/** A lighthouse to be set in every frame. */
export type Lighthouse = {
  /** Stands on its origin. */
  root: Group
  /** The floor of the gallery: stand a keeper on it. */
  gallery: Group
  /** Turns with the lamp: hang on it what must follow. */
  lamp: Group
  set: (t: number, aim?: LampAim) => void
}

const BEAM_METRES = 34

/** A slender old lighthouse, 13 m high, with one orange lamp. */
export function lighthouse({
  wall = '#f2ece0',
  low = '#8fa9c8',
  band = '#86a4c8',
  iron = '#5d7599',
  light = '#ff9a3c',
} = {}): Lighthouse {
  const root = joint()
  sculpt((s) => tower(s, wall, low, band, iron), { to: root })
  sculpt(
    (s) => {
      for (let i = 0; i < 9; i++) {
        const angle = i * 0.7
        const away = 1.9 + 0.5 * ((i * 0.618) % 1)
        s.rock('#eef2f6', [Math.cos(angle) * away, 0.2, Math.sin(angle) * away], [0.9, 0.7, 0.8], {
          rotate: [i, i * 2, 0],
          grad: '#7c9cc4',
          detail: 1,
        })
      }
    },
    { to: root, faceted: true },
  )
  const gallery = joint(root, [0, GALLERY_HEIGHT, 0])
  sculpt((s) => room(s, wall, low, iron), { to: gallery })
  const lamp = joint(gallery, [0, LAMP_HEIGHT, 0])
  sculpt(
    (s) => {
      s.ball('#ffb45a', [0, 0, 0], [0.42, 0.52, 0.42], { glow: 1.3, rim: 0, segments: 24 })
      for (const y of [-0.3, -0.1, 0.1, 0.3]) {
        s.ring('#ffd9a0', [0, y, 0], [0.5 - Math.abs(y) * 0.5, 0.035], {
          rotate: [Math.PI / 2, 0, 0],
          glow: 0.85,
        })
      }
      s.ring(iron, [0, 0, 0], [0.62, 0.05], { gloss: 0.5 })
      s.cylinder(iron, [0, 0, 0.42], [0.36, 0.3, 0.3], { rotate: [Math.PI / 2, 0, 0] })
      s.ball('#fff0cc', [0, 0, 0.56], [0.3, 0.3, 0.08], { glow: 1.5, rim: 0 })
    },
    { to: lamp, shadow: false },
  )
  const halo = glow(gallery, light, 6.5, [0, LAMP_HEIGHT, 0.4], 0.75)
  const warmth = pointLamp(gallery, light, [0, LAMP_HEIGHT + 0.1, ROOM_RADIUS + 0.35], 9, 9)
  const beam = hangBeam(lamp, light)
  return {
    root,
    gallery,
    lamp,
    set(t, { power = 1, yaw = 0, pitch = 0, air = 1 } = {}) {
      const breath = 0.96 + 0.04 * Math.sin(t * 2.3)
      lamp.rotation.set(pitch, yaw, 0, 'YXZ')
      halo.set(0.85 * power * breath)
      warmth.intensity = 9 * power * breath
      if (beam.uniforms.power) beam.uniforms.power.value = power * air
    },
  }
}

function tower(s: Sculptor, wall: string, low: string, band: string, iron: string): void {
  s.lathe(
    wall,
    [
      [1.75, -0.3],
      [1.6, 0.4],
      [1.3, 3],
      [1.1, 6],
      [1.02, 8.3],
      [1.5, 8.75],
    ],
    { segments: 30, grad: low },
  )
  s.lathe(
    band,
    [
      [1.375, 2.6],
      [1.265, 3.5],
    ],
    { segments: 30 },
  )
  s.lathe(
    band,
    [
      [1.14, 5.6],
      [1.07, 6.9],
    ],
    { segments: 30 },
  )
  s.cylinder(iron, [0, 8.9, 0], [2.5, 2.2, 0.2], { segments: 36 })
  for (const [y, z] of [
    [1.1, 1.52],
    [4.5, 1.2],
  ] as const) {
    s.box(iron, [0, y, z], [0.5, y < 2 ? 1.3 : 0.7, 0.16])
    if (y > 2) s.box('#cfe4ff', [0, y, z + 0.07], [0.34, 0.5, 0.05], { glow: 0.3 })
  }
}

function room(s: Sculptor, wall: string, low: string, iron: string): void {
  s.cylinder(wall, [0, 0.5, 0], [ROOM_RADIUS, ROOM_RADIUS, 1], { segments: 36, grad: low })
  s.ring(iron, [0, 1.02, 0], [ROOM_RADIUS, 0.07], { rotate: [Math.PI / 2, 0, 0], segments: 36 })
  for (let i = 0; i < 8; i++) {
    const angle = ((i + 0.5) / 8) * Math.PI * 2
    s.pill(iron, [Math.sin(angle) * ROOM_RADIUS, 1.9, Math.cos(angle) * ROOM_RADIUS], 0.035, 1.7, {
      segments: 6,
    })
  }
  s.lathe(
    iron,
    [
      [ROOM_RADIUS + 0.15, 2.72],
      [ROOM_RADIUS + 0.2, 2.8],
      [ROOM_RADIUS * 0.8, 3.25],
      [0.3, 3.6],
      [0.02, 3.66],
    ],
    { segments: 32, grad: '#42587c' },
  )
  s.lathe(
    '#f6f7f8',
    [
      [ROOM_RADIUS * 0.9, 3.17],
      [ROOM_RADIUS * 0.72, 3.36],
      [0.3, 3.66],
      [0.02, 3.73],
    ],
    { segments: 30 },
  )
  s.pill(iron, [0, 4, 0], 0.03, 0.7, { segments: 6 }).ball(iron, [0, 3.72, 0], 0.14)
  for (const y of [0.45, 0.86]) {
    s.ring(iron, [0, y, 0], [RAIL_RADIUS, 0.035], {
      rotate: [Math.PI / 2, 0, 0],
      segments: 48,
      tubeSegments: 6,
    })
  }
  for (let i = 0; i < 16; i++) {
    const angle = ((i + 0.5) / 16) * Math.PI * 2
    s.pill(iron, [Math.sin(angle) * RAIL_RADIUS, 0.42, Math.cos(angle) * RAIL_RADIUS], 0.03, 0.8, {
      segments: 6,
    })
  }
}

function hangBeam(to: Object3D, color: string): ShaderMaterial {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: { color: { value: new Color(color) }, power: { value: 1 } },
    vertexShader: `varying float along; varying vec3 vNormal, vEye, vAxis;
      void main(){ along=position.z/${BEAM_METRES.toFixed(1)}; vNormal=normalize(normalMatrix*normal);
        vAxis=normalize((modelViewMatrix*vec4(0.,0.,1.,0.)).xyz);
        vec4 p=modelViewMatrix*vec4(position,1.); vEye=normalize(-p.xyz); gl_Position=projectionMatrix*p; }`,
    fragmentShader: `varying float along; varying vec3 vNormal, vEye, vAxis; uniform vec3 color; uniform float power;
      void main(){ float soft=pow(min(1.,abs(dot(vNormal,vEye))),1.5);
        float across=1.-pow(min(1.,abs(dot(vAxis,vEye))),3.);
        gl_FragColor=vec4(color*power*.42*soft*across*pow(max(0.,1.-along),1.6),1.); }`,
  })
  const cone = new CylinderGeometry(2.7, 0.26, BEAM_METRES, 30, 10, true)
  const mesh = new Mesh(cone.rotateX(Math.PI / 2).translate(0, 0, BEAM_METRES / 2 + 0.6), material)
  mesh.renderOrder = 7
  mesh.frustumCulled = false
  to.add(mesh)
  return material
}
