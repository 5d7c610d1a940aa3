import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  type Group,
  LinearFilter,
  Mesh,
  type Object3D,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import { joint } from '../sculpt/sculptor.ts'
import { ease } from '../time/easing.ts'
import type { Vec3 } from '../time/keyframes.ts'

/** A word of solid letters that stand in the set. Lengths in metres: `height` is that of the
 *  capitals. */
export type LitWordPlan = {
  text: string
  family: string
  weight?: number
  height?: number
  depth?: number
  /** Extra space between letters, share of the height. */
  spacing?: number
  /** Fill of a lit letter from top to bottom. */
  top: string
  bottom: string
  /** Face of an unlit letter, and the sides of all. */
  dark: string
  side: string
}

/** One letter: where its middle stands when at rest, and how bright it is. */
export type LitLetter = {
  root: Group
  at: Vec3
  /** `lit` 0 to 1 fills it with light; `flash` 0 to 1 lets it bloom on top; `glint` is where a
   *  streak of light crosses it, in metres of the word (far away: none). */
  set: (state: { lit: number; flash?: number; glint?: number }) => void
}

/** Pixels of a letter's height, and of the room round it. */
const CAP_PX = 220
const MARGIN_PX = 48
const FONT_PX = CAP_PX / 0.63
const SIDE_LAYERS = 12

/** Stands the letters of a word side by side round x = 0, their feet at y = 0, in the space of
 *  `to`. */
export function litWord(to: Object3D, plan: LitWordPlan): LitLetter[] {
  const { height = 1, spacing = 0.02 } = plan
  const metre = height / CAP_PX
  const measure = pen(8, 8, plan)
  const widths = [...plan.text].map((text) => measure.measureText(text).width * metre)
  const gap = spacing * height
  const total = widths.reduce((sum, width) => sum + width + gap, -gap)
  let x = -total / 2
  return [...plan.text].map((text, index) => {
    const width = widths[index] ?? 0
    const made = letter(text, [x + width / 2, height / 2, 0], metre, plan)
    to.add(made.root)
    x += width + gap
    return made
  })
}

function pen(width: number, height: number, { family, weight = 800 }: LitWordPlan) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2-D canvas')
  context.font = `${weight} ${FONT_PX}px "${family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  return context
}

/** Red is the letter, green the letter blurred: its slope gives round edges. */
function letterTexture(text: string, plan: LitWordPlan): CanvasTexture {
  const probe = pen(8, 8, plan)
  const width = Math.ceil(probe.measureText(text).width) + 2 * MARGIN_PX
  const height = CAP_PX + 2 * MARGIN_PX
  const drawn = (blur: string, color: string, onto: CanvasRenderingContext2D) => {
    onto.globalCompositeOperation = 'lighter'
    onto.filter = blur
    onto.fillStyle = color
    onto.fillText(text, width / 2, height - MARGIN_PX)
  }
  const context = pen(width, height, plan)
  context.fillStyle = '#000'
  context.fillRect(0, 0, width, height)
  drawn('none', '#f00', context)
  drawn('blur(9px)', '#0f0', context)
  drawn('blur(3px)', '#00f', context)
  const texture = new CanvasTexture(context.canvas)
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  return texture
}

function letter(text: string, at: Vec3, metre: number, plan: LitWordPlan): LitLetter {
  const map = letterTexture(text, plan)
  const { width, height } = map.image as HTMLCanvasElement
  const [wide, high] = [width * metre, height * metre]
  const depth = plan.depth ?? 0.3
  const uniforms = {
    map: { value: map },
    step: { value: [1 / width, 1 / height] },
    top: { value: new Color(plan.top) },
    bottom: { value: new Color(plan.bottom) },
    dark: { value: new Color(plan.dark) },
    side: { value: new Color(plan.side) },
    lit: { value: 0 },
    flash: { value: 0 },
    glint: { value: 99 },
    left: { value: at[0] - wide / 2 },
    wide: { value: wide },
  }
  const root = joint(undefined, at)
  root.add(
    new Mesh(layers(wide, high, depth), new ShaderMaterial({ uniforms, ...SIDES_SHADER })),
    new Mesh(new PlaneGeometry(wide, high), new ShaderMaterial({ uniforms, ...FACE_SHADER })),
  )
  return {
    root,
    at,
    set({ lit, flash = 0, glint = 99 }) {
      uniforms.lit.value = ease.smooth(lit)
      uniforms.flash.value = flash
      uniforms.glint.value = glint
    },
  }
}

/** Panes behind the face, close enough to look like a solid side. */
function layers(wide: number, high: number, depth: number): BufferGeometry {
  const shape = new BufferGeometry()
  const corners: number[] = []
  const places: number[] = []
  const faces: number[] = []
  for (let i = 0; i < SIDE_LAYERS; i++) {
    const z = -depth * (1 - i / SIDE_LAYERS) - 0.004
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      corners.push((u - 0.5) * wide, (v - 0.5) * high, z)
      places.push(u, v)
    }
    faces.push(...[0, 1, 2, 0, 2, 3].map((corner) => corner + i * 4))
  }
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  shape.setAttribute('uv', new BufferAttribute(new Float32Array(places), 2))
  shape.setIndex(faces)
  return shape
}

const VERTEX = `varying vec2 vUv; varying float back; void main(){ vUv=uv; back=-position.z;
  gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }`

const SIDES_SHADER = {
  vertexShader: VERTEX,
  fragmentShader: `uniform sampler2D map; uniform vec3 side, bottom; uniform float lit; varying vec2 vUv;
    varying float back;
    void main(){ if(texture2D(map,vUv).r<.5) discard;
      vec3 c=side*(.55+.75*vUv.y)*(1.-.9*back); c+=bottom*lit*.3*exp(-back*9.); gl_FragColor=vec4(c,1.); }`,
}

const FACE_SHADER = {
  vertexShader: VERTEX,
  fragmentShader: `uniform sampler2D map; uniform vec2 step; uniform vec3 top, bottom, dark, side;
    uniform float lit, flash, glint, left, wide; varying vec2 vUv; varying float back;
    float relief(vec2 p){ vec4 m=texture2D(map,p); return m.g*.7+m.b*.3; }
    void main(){ vec4 m=texture2D(map,vUv); if(m.r<.5) discard;
      vec2 slope=vec2(relief(vUv+vec2(step.x*2.,0.))-relief(vUv-vec2(step.x*2.,0.)),
        relief(vUv+vec2(0.,step.y*2.))-relief(vUv-vec2(0.,step.y*2.)));
      vec3 n=normalize(vec3(-slope*11.,1.));
      float light=max(dot(n,normalize(vec3(-.35,.75,.55))),0.);
      float shine=pow(max(dot(n,normalize(vec3(-.3,.62,.72))),0.),22.);
      float edge=smoothstep(.96,.6,m.g);
      vec3 glass=dark*(.55+.7*light)+side*edge*(.35+.5*max(n.y,0.));
      vec3 gold=mix(bottom,top,smoothstep(.16,.86,vUv.y))*(.4+.7*light)+vec3(1.,.94,.8)*shine*.4;
      vec3 c=mix(glass,gold,lit);
      float x=left+vUv.x*wide+vUv.y*.5; float streak=exp(-pow((x-glint)*3.2,2.));
      c+=(vec3(1.,.95,.8)*lit+.12)*streak*.9;
      c+=mix(bottom,top,.7)*flash*1.4;
      gl_FragColor=vec4(c,1.); }`,
}
