import {
  AdditiveBlending,
  BufferAttribute,
  Color,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import type { FilmSet } from '../film/film-set.ts'
import type { Vec3 } from '../time/keyframes.ts'

/** One curtain of light: where it hangs, its hues and how bright it is; `power` 0.55 unless said.
 *  It hangs 62 m behind the middle of the set unless `at` says otherwise. */
export type AuroraPlan = {
  /** Middle of the curtain's foot, its length and height, metres. */
  at?: Vec3
  width?: number
  height?: number
  /** Foot and crown. */
  colors?: readonly [foot: string, crown: string]
  power?: number
  /** Radians about the vertical. */
  turn?: number
  seed?: number
}

const COLUMNS = 90

/** One curtain of northern lights that waves slowly; hang two or three. */
export function aurora(set: FilmSet, plan: AuroraPlan = {}): void {
  const { at = [0, 16, -62], width = 90, height = 26, seed = 0 } = plan
  const [foot, crown] = plan.colors ?? ['#4affc0', '#8a5aff']
  const curtain = new PlaneGeometry(width, height, COLUMNS, 1).translate(0, height / 2, 0)
  bend(curtain, seed)
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: {
      seconds: { value: 0 },
      foot: { value: new Color(foot) },
      crown: { value: new Color(crown) },
      power: { value: plan.power ?? 0.55 },
      seed: { value: seed },
    },
    vertexShader: `uniform float seconds, seed; varying vec2 vUv;
      void main(){ vUv=uv; vec3 p=position; float u=uv.x*6.2831;
        p.y+=1.6*sin(u*1.5+seed*2.+seconds*.35)+.8*sin(u*3.7+seed-seconds*.28);
        gl_Position=projectionMatrix*modelViewMatrix*vec4(p,1.); }`,
    fragmentShader: `uniform float seconds, power, seed; uniform vec3 foot, crown; varying vec2 vUv;
      void main(){ float u=vUv.x*40.; float rays=.55+.25*sin(u*1.3+seed*4.+seconds*.5+sin(u*.31)*2.)
          +.2*sin(u*2.9-seconds*.37+seed)*sin(u*.23+seconds*.2);
        float y=vUv.y; float body=smoothstep(0.,.07,y)*pow(1.-y,1.7);
        float folds=.5+.5*sin(vUv.x*9.+seed*3.+seconds*.22);
        float ends=smoothstep(0.,.2,vUv.x)*smoothstep(1.,.8,vUv.x);
        vec3 hue=mix(foot,crown,smoothstep(.02,.55,y));
        gl_FragColor=vec4(hue*body*rays*(.35+.65*folds)*ends*power,1.); }`,
  })
  const mesh = new Mesh(curtain, material)
  mesh.position.set(...at)
  mesh.rotation.y = plan.turn ?? 0
  mesh.frustumCulled = false
  mesh.renderOrder = -9
  set.add(mesh)
  set.everyFrame((t) => {
    if (material.uniforms.seconds) material.uniforms.seconds.value = t
  })
}

/** Folds a flat curtain like cloth; its foot wanders more than its crown. */
function bend(curtain: PlaneGeometry, seed: number): void {
  const position = curtain.getAttribute('position')
  if (!(position instanceof BufferAttribute)) return
  for (let i = 0; i < position.count; i++) {
    const u = position.getX(i) * 0.09
    position.setZ(i, 5 * Math.sin(u + seed) + 2.4 * Math.sin(u * 2.3 + seed * 2))
  }
}
