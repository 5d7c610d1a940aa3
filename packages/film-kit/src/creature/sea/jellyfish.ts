import {
  BufferAttribute,
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  DoubleSide,
  type Group,
  LatheGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Intent } from '../../critter/intent.ts'
import { glow } from '../../light/glow.ts'
import { joint } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { seededRandom } from '../../time/random.ts'
import { ghostFace } from '../ghost-face.ts'

/** A jellyfish to be placed and posed; `pose` takes seconds. */
export type Jellyfish = {
  /** Middle of the bell. About 1 m wide and 2.4 m long at size 1. */
  root: Group
  /** `light` 0 is dim, 1 shines; an intent moves the face when it has one. */
  pose: (t: number, light: number, intent?: Intent) => void
  /** Middle of the bell in the set; valid after `pose`. */
  faceAt: () => Vec3
}

/** Colours and measures of a jellyfish; the seed shifts its pulse and the length of its threads. */
export type JellyfishLook = {
  /** Colour in the middle of the bell and on its edge. */
  core?: string
  edge?: string
  /** Gives it eyes and a mouth, and a bell that hides what is behind it. */
  face?: boolean
  /** Length of the tentacles as a share of the usual. */
  length?: number
  size?: number
  seed?: number
}

/** A jellyfish that pulses, trails its arms and shines from within. */
export function jellyfish(look: JellyfishLook = {}): Jellyfish {
  const { core = '#7a4fe0', edge = '#ff9fe0', seed = 0, size = 1, face = false } = look
  const root = joint()
  const body = joint(root)
  const material = jellyMaterial(core, edge, face ? 0.94 : 0.5)
  const mesh = new Mesh(jellyGeometry(seed, look.length ?? 1), material)
  mesh.frustumCulled = false
  mesh.renderOrder = face ? 2 : 1
  body.add(mesh)
  const halo = glow(body, edge, 3, [0, 0, face ? -0.6 : 0], 0.7)
  const pull = face ? faceOn(body) : undefined
  root.scale.setScalar(size)
  const { time, light: shine } = material.uniforms
  return {
    root,
    pose(t, light, intent = {}) {
      const beat = t * 2.3 + seed
      if (time) time.value = t * 1 + seed
      if (shine) shine.value = light
      const squeeze = 0.07 * Math.sin(beat) + (intent.squash ?? 0)
      body.scale.set(1 - squeeze * 0.6, 1 + squeeze, 1 - squeeze * 0.6)
      body.position.y = 0.12 * Math.sin(beat - 1.1)
      body.rotation.set(
        intent.lean ?? 0,
        0,
        (intent.roll ?? 0) + (intent.tilt ?? 0) + 0.07 * Math.sin(t * 0.8 + seed * 3),
      )
      body.position.x = 0.03 * (intent.shiver ?? 0) * Math.sin(t * 30)
      halo.set(0.06 + 0.6 * light, 2.4 + 1.6 * light)
      pull?.(t, intent)
    },
    faceAt() {
      const at = body.getWorldPosition(new Vector3())
      return [at.x, at.y, at.z]
    },
  }
}

function faceOn(body: Group): (t: number, intent: Intent) => void {
  const head = joint(body, [0, 0, 0.015])
  const look = joint(head)
  const act = ghostFace(look, '#8a6af0')
  return (t, intent) => {
    const [x, y] = intent.look ?? [0, 0]
    look.rotation.set(-y * 0.25, x * 0.4, 0)
    act(t, intent)
  }
}

const BELL: readonly (readonly [radius: number, y: number])[] = [
  [0.34, -0.3],
  [0.5, -0.36],
  [0.585, -0.27],
  [0.6, -0.05],
  [0.54, 0.22],
  [0.38, 0.43],
  [0.18, 0.53],
  [0.001, 0.55],
]

/** Bell, four frilled arms and seven threads in one mesh; `along` is 0 on the bell and grows to 1
 *  down an arm, `swing` is where it is in its sway, radians. */
function jellyGeometry(seed: number, length: number): BufferGeometry {
  const random = seededRandom(seed * 31 + 5)
  const bell = new LatheGeometry(
    BELL.map(([radius, y]) => new Vector2(radius, y)),
    28,
  )
  const parts = [tagged(bell, () => [0, 0])]
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * Math.PI * 2 + 0.6
    const arm = new PlaneGeometry(0.2, 1, 3, 14)
    arm.translate(0, -0.5, 0)
    frill(arm, 1.35 * length)
    arm.rotateY(angle)
    arm.translate(Math.cos(angle) * 0.16, -0.25, Math.sin(angle) * 0.16)
    parts.push(tagged(arm, (y) => [Math.min(1, (-0.25 - y) / (1.35 * length)), i * 1.7]))
  }
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * Math.PI * 2
    const long = (1.1 + random() * 0.8) * length
    const [x, z] = [Math.cos(angle) * 0.46, Math.sin(angle) * 0.46]
    const curve = new CatmullRomCurve3([
      new Vector3(x, -0.3, z),
      new Vector3(x * 0.95, -0.3 - long * 0.4, z * 0.95),
      new Vector3(x * 0.8, -0.3 - long, z * 0.8),
    ])
    const thread = new TubeGeometry(curve, 14, 0.022, 5)
    parts.push(tagged(thread, (y) => [Math.min(1, (-0.3 - y) / long), i * 0.8]))
  }
  return mergeGeometries(parts)
}

function frill(arm: PlaneGeometry, length: number): void {
  const position = arm.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const down = -position.getY(i)
    const side = position.getX(i)
    const narrow = 1 - 0.75 * down
    position.setXYZ(
      i,
      side * narrow * (1 + 0.25 * Math.sin(down * 24)),
      -down * length,
      0.09 * narrow * Math.sin(down * 20) * (side > 0 ? 1 : -1),
    )
  }
  arm.computeVertexNormals()
}

function tagged(
  shape: BufferGeometry,
  tagAt: (y: number) => readonly [along: number, swing: number],
): BufferGeometry {
  const position = shape.getAttribute('position')
  const tag = new Float32Array(position.count * 2)
  for (let i = 0; i < position.count; i++) tag.set(tagAt(position.getY(i)), i * 2)
  shape.setAttribute('tag', new BufferAttribute(tag, 2))
  shape.deleteAttribute('uv')
  return shape
}

/** Glassy skin: clear in the middle, bright on its edge; `light` fills it. */
function jellyMaterial(core: string, edge: string, body: number): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    side: DoubleSide,
    // The far side first, then the near side: otherwise half the bell covers the other half.
    forceSinglePass: false,
    uniforms: {
      core: { value: new Color(core) },
      edge: { value: new Color(edge) },
      light: { value: 0 },
      time: { value: 0 },
      body: { value: body },
    },
    vertexShader: `attribute vec2 tag; uniform float time; varying vec3 vNormal, vEye; varying float vAlong, vUp;
      void main(){ vec3 p=position; vAlong=tag.x; vUp=smoothstep(-.35,.5,p.y);
        float beat=time*2.3;
        p.xz*=1.+.1*sin(beat+1.2)*smoothstep(.3,-.4,p.y)*(1.-tag.x*.6);
        float sway=tag.x*tag.x*.42+tag.x*.06;
        p.x+=sway*sin(time*1.5-tag.x*3.2+tag.y); p.z+=sway*.7*cos(time*1.2-tag.x*2.6+tag.y*1.3);
        vec4 v=modelViewMatrix*vec4(p,1.); vEye=normalize(-v.xyz); vNormal=normalize(normalMatrix*normal);
        gl_Position=projectionMatrix*v; }`,
    fragmentShader: `uniform vec3 core, edge; uniform float light, body; varying vec3 vNormal, vEye; varying float vAlong, vUp;
      void main(){ float facing=abs(dot(normalize(vNormal),vEye)); float rim=pow(1.-facing,1.7);
        vec3 c=mix(core,edge,clamp(rim+.25*vUp,0.,1.)); c=mix(c,edge*1.25,vAlong*.55);
        c*=mix(.34,1.,light); c+=edge*light*(.22*vUp+.5*rim*rim);
        float a=mix(body,1.,rim)*mix(.7,1.,light); a*=vAlong>0.?mix(.75,.12,vAlong):1.;
        gl_FragColor=vec4(c,a); }`,
  })
}
