import {
  AdditiveBlending,
  Color,
  CylinderGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  Vector3,
} from 'three'
import { type Glow, glow } from '../../light/glow.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { softDisc } from '../../sculpt/soft-disc.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A lamp of a stage with its beam: `at` is where it hangs, `width` that of the beam at its end,
 *  `length` how far it is seen, metres. */
export type SpotBeamPlan = {
  at: Vec3
  color: string
  width?: number
  length?: number
  /** Brightness of the beam in the haze. */
  power?: number
  /** Height of the floor on which it draws a pool of light; none when left out. */
  floor?: number
}

/** A beam to be aimed in every frame: at a point of the set, with 0 to 1 of its light. */
export type SpotBeam = { aim: (target: Vec3, light?: number) => void }

let pool: Texture | undefined

/** A moving head lamp: housing, hot lens, a cone of light in the haze, and its pool. It throws no
 *  light on others; use `pointLamp` for this. */
export function spotBeam(to: Object3D, plan: SpotBeamPlan): SpotBeam {
  const { at, color, width = 2.4, length = 9, power = 0.5, floor } = plan
  const head = joint(to, at)
  const cone = new CylinderGeometry(width / 2, 0.13, length, 26, 1, true)
    .translate(0, length / 2, 0)
    .rotateX(Math.PI / 2)
  const material = hazeMaterial(color, power)
  const mesh = new Mesh(cone, material)
  mesh.renderOrder = 7
  mesh.frustumCulled = false
  head.add(mesh)
  sculpt(
    (s) =>
      s
        .cylinder('#241f4a', [0, 0, -0.16], [0.2, 0.24, 0.44], { rotate: [Math.PI / 2, 0, 0] })
        .ball(color, [0, 0, 0.06], [0.17, 0.17, 0.06], { glow: 1.5, segments: 12 }),
    { to: head, shadow: false },
  )
  const lens: Glow = glow(head, color, 1.5, [0, 0, 0.12], 0.9)
  const spot = floor === undefined ? undefined : floorPool(to, color, width)
  const towards = new Vector3()
  return {
    aim(target, light = 1) {
      head.lookAt(towards.set(...target))
      if (material.uniforms.power) material.uniforms.power.value = power * light
      mesh.visible = light > 0.01
      lens.set(light)
      if (!spot || floor === undefined) return
      const down = at[1] - target[1]
      const reach = down > 0.1 ? (at[1] - floor) / down : 1
      spot.mesh.position.set(
        at[0] + (target[0] - at[0]) * reach,
        floor + 0.03,
        at[2] + (target[2] - at[2]) * reach,
      )
      spot.material.opacity = 0.55 * light
    },
  }
}

function hazeMaterial(color: string, power: number): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: { color: { value: new Color(color) }, power: { value: power } },
    vertexShader: `varying vec2 vUv; varying vec3 vNormal, vEye; void main(){ vUv=uv;
      vNormal=normalize(normalMatrix*normal); vec4 p=modelViewMatrix*vec4(position,1.);
      vEye=normalize(-p.xyz); gl_Position=projectionMatrix*p; }`,
    fragmentShader: `uniform vec3 color; uniform float power; varying vec2 vUv; varying vec3 vNormal, vEye;
      void main(){ float soft=pow(abs(dot(normalize(vNormal),vEye)),1.6);
        float fade=pow(1.-vUv.y,1.5);
        gl_FragColor=vec4(color*soft*fade*power,1.); }`,
  })
}

function floorPool(to: Object3D, color: string, width: number) {
  pool ??= softDisc('255,255,255', [
    [0, 0.9],
    [0.55, 0.6],
    [0.85, 0.2],
    [1, 0],
  ])
  const material = new MeshBasicMaterial({
    map: pool,
    color,
    transparent: true,
    depthWrite: false,
    fog: false,
    blending: AdditiveBlending,
  })
  const size = width * 1.15
  const mesh = new Mesh(new PlaneGeometry(size, size * 0.9).rotateX(-Math.PI / 2), material)
  mesh.renderOrder = 2
  to.add(mesh)
  return { mesh, material }
}
