import { AdditiveBlending, Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { joint } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** One frame of a comet: `angle` is where its tail points, radians from the right; `length` of the
 *  tail in metres; `power` 0 to 1. */
export type CometFrame = { at: Vec3; angle: number; length: number; power?: number }

/** A comet with a long tail that flickers slowly, for a sky some 50 to 75 m away: it faces +z. Call
 *  the answer in every frame. */
export function comet(
  set: FilmSet,
  {
    head = '#fff3c8',
    tail = '#ff5ab4',
    end = '#3a4ae8',
  }: { head?: string; tail?: string; end?: string } = {},
): (t: number, frame: CometFrame) => void {
  const root = joint(set.scene)
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: {
      head: { value: new Color(head) },
      tail: { value: new Color(tail) },
      end: { value: new Color(end) },
      power: { value: 1 },
      time: { value: 0 },
    },
    vertexShader:
      'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
    fragmentShader: `varying vec2 vUv; uniform vec3 head, tail, end; uniform float power, time;
      void main(){ float u=vUv.x, v=(vUv.y-.5)*2.;
        float wide=.06+.8*pow(u,.75);
        float body=exp(-pow(v/wide,2.)*3.2)*pow(1.-u,1.5)*smoothstep(0.,.02,u);
        float core=exp(-pow(v/(.035+.2*u),2.)*3.)*pow(1.-u,3.2)*smoothstep(0.,.012,u);
        float streaks=.74+.26*sin(v/(.12+u)*9.+sin(u*7.-time*1.4)*1.2);
        vec3 tone=mix(mix(head,tail,smoothstep(0.,.2,u)),end,smoothstep(.25,.95,u));
        float rim=smoothstep(1.,.7,abs(v));
        gl_FragColor=vec4((tone*body*streaks*.85+head*core*.9)*rim*power,1.); }`,
  })
  const sheet = new Mesh(new PlaneGeometry(1, 1).translate(0.5, 0, 0), material)
  sheet.renderOrder = -5
  root.add(sheet)
  const halo = glow(root, tail, 1, [0, 0, 0.1], 0.7)
  const heart = glow(root, head, 1, [0, 0, 0.2], 1.5)
  return (t, { at, angle, length, power = 1 }) => {
    root.position.set(...at)
    root.rotation.z = angle
    sheet.scale.set(length, length * 0.36, 1)
    if (material.uniforms.power) material.uniforms.power.value = power
    if (material.uniforms.time) material.uniforms.time.value = t
    halo.set(0.8 * power, length * 0.3)
    heart.set(power, length * (0.105 + 0.006 * Math.sin(t * 5)))
  }
}
