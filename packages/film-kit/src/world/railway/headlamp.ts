import {
  AdditiveBlending,
  Color,
  CylinderGeometry,
  DoubleSide,
  type Group,
  Mesh,
  ShaderMaterial,
} from 'three'
import { glow } from '../../light/glow.ts'
import { pointLamp } from '../../light/lamps.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** The light of a lamp: halo, beam and the lamp itself dim together. */
export type Headlamp = {
  /** 0 is out, 1 shines on the snow. */
  set: (power: number) => void
}

/** How far the beam is seen in the air, metres. */
const BEAM_METRES = 8
const LAMP_POWER = 13

/** A round lamp that shines along +x: glass, halo, a beam in the air and light on the ground. */
export function headlamp(to: Group, at: Vec3, rim = '#ffcf72', light = '#ffe2a0'): Headlamp {
  const root = joint(to, at)
  const across = [0, Math.PI / 2, 0] as const
  sculpt(
    (s) => {
      s.cylinder(rim, [-0.1, 0, 0], [0.42, 0.36, 0.3], {
        rotate: [0, 0, -Math.PI / 2],
        gloss: 0.5,
        segments: 26,
      })
      s.ring(rim, [0.06, 0, 0], [0.4, 0.06], { rotate: across, gloss: 0.7 })
      s.ball('#fff0c0', [0.05, 0, 0], [0.14, 0.36, 0.36], { glow: 1.5, segments: 22 })
    },
    { to: root, shadow: false },
  )
  const halo = glow(root, light, 2.7, [0.3, 0, 0], 0.5)
  const lamp = pointLamp(root, light, [2.6, -0.3, 0], LAMP_POWER, 12)
  const beam = beamMaterial(light)
  const cone = new CylinderGeometry(2.1, 0.34, BEAM_METRES, 28, 1, true)
  const mesh = new Mesh(cone.rotateZ(-Math.PI / 2).translate(BEAM_METRES / 2, 0, 0), beam)
  mesh.renderOrder = 7
  mesh.rotation.z = -0.06
  root.add(mesh)
  return {
    set(power) {
      halo.set(power)
      lamp.intensity = LAMP_POWER * power
      if (beam.uniforms.power) beam.uniforms.power.value = power
    },
  }
}

/** Brightest at the glass and gone at its end, with soft edges. */
const beamMaterial = (color: string): ShaderMaterial =>
  new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: { color: { value: new Color(color) }, power: { value: 1 } },
    vertexShader: `varying float along; varying vec3 vNormal, vEye, vAxis;
      void main(){ along=position.x/${BEAM_METRES.toFixed(1)}; vNormal=normalize(normalMatrix*normal);
        vAxis=normalize((modelViewMatrix*vec4(1.,0.,0.,0.)).xyz);
        vec4 p=modelViewMatrix*vec4(position,1.); vEye=normalize(-p.xyz); gl_Position=projectionMatrix*p; }`,
    fragmentShader: `varying float along; varying vec3 vNormal, vEye, vAxis; uniform vec3 color; uniform float power;
      void main(){ float soft=pow(abs(dot(vNormal,vEye)),1.6);
        // Seen down its length it would only veil the engine behind it.
        soft*=smoothstep(0.,.45,1.-abs(dot(vAxis,vEye)));
        gl_FragColor=vec4(color*power*.2*soft*pow(max(0.,1.-along),1.7),1.); }`,
  })
