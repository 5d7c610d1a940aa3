import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Mesh,
  type Object3D,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import type { Vec3 } from '../time/keyframes.ts'

/** A patch or shaft of light that can be dimmed. */
export type LightShape = {
  /** Brightness, 0 for none. */
  set: (power: number) => void
}

const VERTEX =
  'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }'

function lightMaterial(color: string, power: number, fragment: string): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: { color: { value: new Color(color) }, power: { value: power } },
    vertexShader: VERTEX,
    fragmentShader: `uniform vec3 color; uniform float power; varying vec2 vUv;\n${fragment}`,
  })
}

const dimmer = (material: ShaderMaterial): LightShape => ({
  set(power) {
    if (material.uniforms.power) material.uniforms.power.value = power
  },
})

/** What a tall window throws on the floor: four panes with soft edges. `size` is its width and
 *  length in metres, `turn` radians about the vertical. */
export function windowPatch(
  to: Object3D,
  at: Vec3,
  {
    size = [1.6, 3],
    color = '#9cc0ff',
    power = 0.5,
    turn = 0,
    slant = 0,
  }: {
    size?: readonly [width: number, length: number]
    color?: string
    power?: number
    turn?: number
    slant?: number
  } = {},
): LightShape {
  const material = lightMaterial(
    color,
    power,
    `void main(){ float arch=1.-smoothstep(.0,.06,abs(vUv.x-.5)-.48*sqrt(max(0.,1.-pow(max(0.,vUv.y-.55)/.45,2.))));
      float bars=smoothstep(.015,.06,abs(vUv.x-.5))*smoothstep(.008,.03,abs(fract(vUv.y*3.)-.5)*.33);
      float ends=smoothstep(0.,.12,vUv.x)*smoothstep(1.,.88,vUv.x)*smoothstep(0.,.1,vUv.y)*smoothstep(1.,.7,vUv.y);
      gl_FragColor=vec4(color*arch*(.35+.65*bars)*ends*power,1.); }`,
  )
  const patch = new PlaneGeometry(size[0], size[1]).rotateX(-Math.PI / 2)
  const mesh = new Mesh(patch, material)
  mesh.position.set(...at)
  mesh.rotation.set(slant, turn, 0, 'YXZ')
  mesh.renderOrder = 2
  to.add(mesh)
  return dimmer(material)
}

/** A shaft of light from an upright slit: it starts at `at` (middle of the slit, `height` metres)
 *  and runs along `ray`, fading out. */
export function lightShaft(
  to: Object3D,
  at: Vec3,
  ray: Vec3,
  { height = 3, color = '#9cc0ff', power = 0.12 } = {},
): LightShape {
  const material = lightMaterial(
    color,
    power,
    `void main(){ float across=sin(vUv.y*3.14159265);
      gl_FragColor=vec4(color*across*pow(max(0.,1.-vUv.x),1.4)*smoothstep(0.,.03,vUv.x)*power,1.); }`,
  )
  const half = height / 2
  const shape = new BufferGeometry()
  const corners = [
    [0, -half, 0],
    [0, half, 0],
    [ray[0], ray[1] - half, ray[2]],
    [ray[0], ray[1] + half, ray[2]],
  ].flat()
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  shape.setAttribute('uv', new BufferAttribute(new Float32Array([0, 0, 0, 1, 1, 0, 1, 1]), 2))
  shape.setIndex([0, 2, 1, 1, 2, 3])
  const mesh = new Mesh(shape, material)
  mesh.position.set(...at)
  mesh.frustumCulled = false
  mesh.renderOrder = 7
  to.add(mesh)
  return dimmer(material)
}
