import {
  BufferAttribute,
  CatmullRomCurve3,
  Color,
  type Group,
  Mesh,
  type Object3D,
  ShaderMaterial,
  TubeGeometry,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { joint } from '../../sculpt/sculptor.ts'
import { lerp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, type Random, seededRandom } from '../../time/random.ts'

/** A nest of twigs of light, 2.7 m wide and 0.7 m high round its root. */
export type StarNest = {
  root: Group
  /** `grown` 0 to 1: how far the twigs have woven themselves; `warm` 0 to 1: how strongly what
   *  lies inside lights them; `t` seconds drive the light that runs along them. */
  set: (t: number, state: { grown: number; warm: number }) => void
}

/** Hues of the twigs: most are `cool`, every third is one of `bright`. */
export type StarNestPlan = {
  twigs?: number
  cool?: readonly string[]
  bright?: readonly string[]
  /** Light of what lies in the nest. */
  heart?: string
  seed?: number
}

const POINTS = 9
const SEGMENTS = 26
const ROUND = 6

/** A nest woven of starlight: its twigs draw themselves, each with a bright tip. */
export function starNest(to: Object3D, plan: StarNestPlan = {}): StarNest {
  const { twigs = 104, seed = 4, heart = '#ffb648' } = plan
  const { cool = ['#5a4fd8', '#7a5cf0', '#8f6af4'], bright = ['#ffd98a', '#ffc070', '#c4b0ff'] } =
    plan
  const random = seededRandom(seed)
  const parts = Array.from({ length: twigs }, (_, i) => {
    const hue = i % 3 === 0 ? cycle(bright, Math.floor(random() * 3)) : cycle(cool, i)
    return twig(twigPath(i / twigs, random), 0.028 + random() * 0.03, hue, i / twigs)
  })
  const material = twigMaterial(heart)
  const mesh = new Mesh(mergeGeometries(parts), material)
  mesh.frustumCulled = false
  const root = joint(to)
  root.add(mesh)
  const { grown, warm, time } = material.uniforms
  return {
    root,
    set(t, state) {
      if (grown) grown.value = state.grown
      if (warm) warm.value = state.warm
      if (time) time.value = t
    },
  }
}

/** A twig winds round the ring of the nest while it runs along it; the first ones make the floor,
 *  the last ones stick out. */
function twigPath(order: number, random: Random): Vec3[] {
  const isFloor = order < 0.28
  const ring = isFloor ? 0.3 + random() * 0.4 : 0.9 + (random() - 0.5) * 0.14
  const thick = isFloor ? 0.1 : 0.24 + random() * 0.12
  const start = random() * Math.PI * 2
  const span = (0.9 + random() * 1.3) * (random() < 0.5 ? -1 : 1)
  const wind = random() * Math.PI * 2
  const twist = (1.6 + random() * 2.4) * (random() < 0.5 ? -1 : 1)
  const stray = order > 0.82 ? 0.3 : 0.06
  return Array.from({ length: POINTS }, (_, i): Vec3 => {
    const share = i / (POINTS - 1)
    const end = Math.abs(share - 0.5) * 2
    const angle = start + span * share
    const about = wind + twist * share
    const radius = ring + thick * Math.cos(about) + stray * end ** 3
    const floor = isFloor ? -0.36 : -0.02
    const height = floor + thick * 1.25 * Math.sin(about) + stray * 0.6 * end ** 3
    return [Math.cos(angle) * radius, height, Math.sin(angle) * radius]
  })
}

function twig(path: readonly Vec3[], radius: number, hue: string, order: number) {
  const curve = new CatmullRomCurve3(path.map((point) => new Vector3(...point)))
  const tube = new TubeGeometry(curve, SEGMENTS, radius, ROUND)
  const { position, uv } = tube.attributes
  const count = position?.count ?? 0
  const color = new Color(hue)
  const tint = new Float32Array(count * 3)
  const life = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    color.toArray(tint, i * 3)
    life.set([uv?.getX(i) ?? 0, order, radius], i * 3)
  }
  taper(tube, curve, life)
  tube.setAttribute('tint', new BufferAttribute(tint, 3))
  tube.setAttribute('life', new BufferAttribute(life, 3))
  tube.deleteAttribute('uv')
  return tube
}

/** Twigs are thin at both ends. */
function taper(tube: TubeGeometry, curve: CatmullRomCurve3, life: Float32Array): void {
  const position = tube.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const along = life[i * 3] ?? 0
    const middle = curve.getPointAt(along)
    const width = lerp(1, 0.25, Math.abs(along - 0.5) ** 2 * 4)
    position.setXYZ(
      i,
      lerp(middle.x, position.getX(i), width),
      lerp(middle.y, position.getY(i), width),
      lerp(middle.z, position.getZ(i), width),
    )
  }
}

const twigMaterial = (heart: string) =>
  new ShaderMaterial({
    fog: false,
    uniforms: {
      grown: { value: 1 },
      warm: { value: 0 },
      time: { value: 0 },
      heart: { value: new Color(heart) },
    },
    vertexShader: `uniform float grown; attribute vec3 tint, life;
      varying vec3 vTint, vNormal, vPlace, vEye; varying vec3 vLife;
      void main(){ vTint=tint;
        // Later twigs start later; each takes a third of the time and grows from a thin tip.
        float reach=clamp((grown-life.y*.66)/.34,0.,1.)*1.25;
        float pinch=1.-smoothstep(0.,.22,reach-life.x);
        vLife=vec3(life.xy,reach); vNormal=normalize(normalMatrix*normal); vPlace=position;
        vec4 p=modelViewMatrix*vec4(position-normal*life.z*pinch*.9,1.); vEye=normalize(-p.xyz); gl_Position=projectionMatrix*p; }`,
    fragmentShader: `uniform float warm, time; uniform vec3 heart;
      varying vec3 vTint, vNormal, vPlace, vEye, vLife;
      void main(){ float reach=vLife.z;
        if(vLife.x>reach) discard;
        float facing=max(dot(vNormal,vEye),0.);
        vec3 shade=vTint*(.1+.34*smoothstep(-.5,1.,vNormal.y)+.1*facing);
        shade+=vTint*pow(1.-facing,2.4)*.45;
        vec3 inward=vec3(0.,.12,0.)-vPlace; float near=1./(.3+dot(inward,inward));
        vec4 lit=viewMatrix*vec4(normalize(inward),0.);
        shade+=heart*warm*near*(.25+.75*max(dot(vNormal,lit.xyz),0.))*(.4+.6*vTint);
        float tip=exp(-max(0.,reach-vLife.x)*15.)*(1.-smoothstep(1.,1.2,reach));
        float run=pow(.5+.5*sin(vLife.x*5.-time*2.2+vLife.y*43.),14.);
        shade+=vTint*tip*1.8+tip*.35+(vTint*.6+.5)*run*.3;
        gl_FragColor=vec4(shade,1.); }`,
  })
