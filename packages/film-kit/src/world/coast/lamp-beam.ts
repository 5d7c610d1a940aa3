import {
  AdditiveBlending,
  Color,
  CylinderGeometry,
  DoubleSide,
  Mesh,
  type Object3D,
  ShaderMaterial,
} from 'three'
import type { Vec3 } from '../../time/keyframes.ts'

/** A beam to be set in every frame: brightness 0 to 1 and where it points, radians about the
 *  vertical (0 is to the right, a quarter turn is away from the camera). */
export type LampBeam = { set: (power: number, turn: number) => void }

/** A beam in misty air that starts at `at`: `length` metres (18), `width` at its end (2.4). */
export function lampBeam(
  to: Object3D,
  at: Vec3,
  { color = '#ffe2a0', length = 18, width = 2.4, start = 0.3, strength = 0.3 } = {},
): LampBeam {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: { color: { value: new Color(color) }, power: { value: 1 } },
    vertexShader: `varying float along; varying vec3 vNormal, vEye;
      void main(){ along=position.x/${length.toFixed(2)}; vNormal=normalize(normalMatrix*normal);
        vec4 p=modelViewMatrix*vec4(position,1.); vEye=normalize(-p.xyz); gl_Position=projectionMatrix*p; }`,
    fragmentShader: `varying float along; varying vec3 vNormal, vEye; uniform vec3 color; uniform float power;
      void main(){ float soft=pow(abs(dot(vNormal,vEye)),1.7);
        gl_FragColor=vec4(color*power*${strength.toFixed(3)}*soft*pow(max(0.,1.-along),1.3),1.); }`,
  })
  const cone = new CylinderGeometry(width, start, length, 24, 1, true)
  const mesh = new Mesh(cone.rotateZ(-Math.PI / 2).translate(length / 2, 0, 0), material)
  mesh.position.set(...at)
  mesh.renderOrder = 7
  mesh.frustumCulled = false
  to.add(mesh)
  return {
    set(power, turn) {
      if (material.uniforms.power) material.uniforms.power.value = power
      mesh.visible = power > 0.01
      mesh.rotation.y = turn
    },
  }
}
