import { Color, Mesh, type Object3D, PlaneGeometry, ShaderMaterial } from 'three'
import type { Vec3 } from '../../time/keyframes.ts'

/** A floor of light to be set in every frame with whole beats (0, 1, 2 …) and its brightness. */
export type DanceFloor = { set: (beats: number, power?: number) => void }

/** Square tiles of light that change their hue on every beat; the pattern comes again every `loop`
 *  beats. It lies flat at `at`; `hues` are four colours. */
export function danceFloor(
  to: Object3D,
  {
    at = [0, 0.01, 0] as Vec3,
    size = [13, 8] as readonly [wide: number, deep: number],
    tile = 1,
    loop = 16,
    hues = ['#ff4fa8', '#7a5aff', '#2fb4ff', '#ffb43c'] as const,
  } = {},
): DanceFloor {
  const material = new ShaderMaterial({
    fog: false,
    uniforms: {
      grid: { value: [size[0] / tile, size[1] / tile] },
      beats: { value: 0 },
      loops: { value: loop },
      power: { value: 1 },
      hues: { value: hues.map((hue) => new Color(hue)) },
    },
    vertexShader:
      'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
    fragmentShader: `uniform vec2 grid; uniform float beats, loops, power; uniform vec3 hues[4]; varying vec2 vUv;
      float pick(vec2 cell, float beat){ return fract(sin(dot(cell,vec2(12.99,41.23))+mod(beat,loops)*7.77)*4375.85); }
      vec3 hue(float n){ return n<.25?hues[0]:n<.5?hues[1]:n<.75?hues[2]:hues[3]; }
      float lit(float n){ return .22+.78*smoothstep(.35,1.,fract(n*7.3)); }
      void main(){ vec2 cell=floor(vUv*grid); vec2 p=fract(vUv*grid)-.5; float whole=floor(beats); float part=beats-whole;
        float before=pick(cell,whole-1.+loops), now=pick(cell,whole); float turn=smoothstep(0.,.3,part);
        vec3 tone=mix(hue(before)*lit(before),hue(now)*lit(now)*(1.12-.3*part),turn);
        float pane=smoothstep(.48,.42,max(abs(p.x),abs(p.y))); float core=1.-dot(p,p)*1.1;
        gl_FragColor=vec4(mix(vec3(.02,.012,.07),tone*core*power,pane),1.); }`,
  })
  const mesh = new Mesh(new PlaneGeometry(size[0], size[1]).rotateX(-Math.PI / 2), material)
  mesh.position.set(...at)
  to.add(mesh)
  const { beats, power } = material.uniforms
  return {
    set(count, light = 1) {
      if (beats) beats.value = count
      if (power) power.value = light
    },
  }
}
