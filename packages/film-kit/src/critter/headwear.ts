import { Mesh, type Object3D, ShaderMaterial, SphereGeometry } from 'three'
import { starOutline } from '../sculpt/outline.ts'
import { joint, type Sculptor, sculpt } from '../sculpt/sculptor.ts'
import { type FullSpecies, SIDES } from './species.ts'

/** Hat, glasses and space helmet. */
export function headwear(species: FullSpecies, head: Object3D): void {
  const { hat, glasses } = species
  if (hat) sculpt((s) => HATS[hat.kind](s, hat.color, hat.trim), { to: head })
  if (glasses) sculpt((s) => spectacles(s, glasses, species.headWidth), { to: head, shadow: false })
  if (species.helmet) helmet(head)
}

const FLAT = [Math.PI / 2, 0, 0] as const

const HATS = {
  wizard(s: Sculptor, color: string, trim: string) {
    s.cylinder(color, [0, 0.62, -0.05], [0.72, 0.76, 0.06], { segments: 28 })
    s.turn(
      color,
      [
        [0.46, 0],
        [0.4, 0.2],
        [0.24, 0.6],
        [0.1, 0.95],
        [0.001, 1.12],
      ],
      {
        at: [0, 0.62, -0.05],
        rotate: [-0.12, 0, 0.1],
        grad: '#2a1a5a',
      },
    )
    s.ring(trim, [0, 0.7, -0.05], [0.45, 0.045], { rotate: FLAT })
    s.puff(trim, starOutline(), 0.3, {
      at: [-0.02, 1.0, 0.3],
      size: 0.13,
      rotate: [-0.4, 0, 0.1],
      glow: 0.4,
    })
  },
  crown(s: Sculptor, color: string, trim: string) {
    s.cylinder(color, [0, 0.74, -0.02], [0.4, 0.36, 0.2], { segments: 20, gloss: 0.6 })
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * Math.PI * 2 + Math.PI / 2
      const x = Math.cos(angle) * 0.37
      const z = Math.sin(angle) * 0.37 - 0.02
      s.cone(color, [x, 0.82, z], 0.1, 0.22, { segments: 8, gloss: 0.6 })
      s.ball(trim, [x, 1.06, z], 0.055, { segments: 8, gloss: 0.8 })
    }
  },
  cap(s: Sculptor, color: string, trim: string) {
    s.ball(color, [0, 0.46, -0.04], [0.72, 0.42, 0.66], { segments: 24 })
    s.ball(trim, [0, 0.5, 0.62], [0.46, 0.06, 0.34], { rotate: [0.18, 0, 0] })
    s.ball(trim, [0, 0.88, -0.04], 0.07, { segments: 10 })
  },
  nightcap(s: Sculptor, color: string, trim: string) {
    s.ball(color, [0, 0.46, -0.06], [0.72, 0.42, 0.64], { segments: 24 })
    s.tube(
      color,
      [
        [0, 0.8, -0.1],
        [0.3, 1.02, -0.12],
        [0.68, 0.92, -0.1],
        [0.86, 0.6, -0.04],
      ],
      0.15,
    )
    s.ball('#ffffff', [0.88, 0.48, -0.02], 0.16, { segments: 12 })
    s.ring(trim, [0, 0.5, -0.04], [0.66, 0.09], { rotate: FLAT })
  },
  chef(s: Sculptor, color: string, trim: string) {
    s.cylinder(trim, [0, 0.72, -0.04], [0.42, 0.4, 0.26], { segments: 20 })
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * Math.PI * 2
      s.ball(color, [Math.cos(angle) * 0.28, 0.98, Math.sin(angle) * 0.28 - 0.04], 0.27, {
        segments: 14,
      })
    }
    s.ball(color, [0, 1.1, -0.04], 0.3, { segments: 14 })
  },
  bow(s: Sculptor, color: string, trim: string) {
    for (const side of SIDES) {
      s.ball(color, [0.34 + side * 0.2, 0.72, 0.22], [0.2, 0.15, 0.09], {
        rotate: [0, 0, side * 0.4 - 0.3],
      })
    }
    s.ball(trim, [0.34, 0.72, 0.27], 0.085, { segments: 10, gloss: 0.3 })
  },
}

function spectacles(s: Sculptor, color: string, width: number): void {
  for (const side of SIDES) {
    s.ring(color, [side * 0.3 * width, 0.05, 0.74], [0.235, 0.028], {
      rotate: [0, side * 0.2, 0],
      gloss: 0.5,
    })
  }
  s.pill(color, [0, 0.08, 0.78], 0.025, 0.1, { rotate: [0, 0, Math.PI / 2] })
}

/** Glass: bright at grazing angles and at two highlights, clear in front, gone below the chin. */
const glass = new ShaderMaterial({
  transparent: true,
  depthWrite: false,
  vertexShader: `varying vec3 vNormal, vEye; varying float vHeight;
    void main(){ vNormal=normalize(normalMatrix*normal); vHeight=position.y;
      vec4 p=modelViewMatrix*vec4(position,1.); vEye=normalize(-p.xyz); gl_Position=projectionMatrix*p; }`,
  fragmentShader: `varying vec3 vNormal, vEye; varying float vHeight;
    void main(){ float edge=pow(1.-max(dot(vNormal,vEye),0.),2.6); vec3 r=reflect(-vEye,vNormal);
      float shine=smoothstep(.80,.99,dot(r,normalize(vec3(-.66,.68,.30))))*.24
        +smoothstep(.96,.995,dot(r,normalize(vec3(.75,-.4,.5))))*.2;
      float body=smoothstep(-.92,-.35,vHeight/1.2);
      gl_FragColor=vec4(mix(vec3(.62,.8,1.),vec3(1.),shine),(edge*.5+shine*.6+.02)*body); }`,
})

function helmet(head: Object3D): void {
  const bowl = new Mesh(new SphereGeometry(1.2, 32, 22), glass)
  bowl.position.set(0, 0.02, -0.05)
  bowl.scale.set(1.03, 0.94, 1)
  bowl.renderOrder = 5
  head.add(bowl)
  const antenna = joint(head, [0.55, 0.98, 0])
  sculpt(
    (s) =>
      s
        .pill('#d9d5ee', [0, 0.16, 0], 0.03, 0.3, { rotate: [0, 0, -0.3] })
        .ball('#ff6b5a', [0.07, 0.38, 0], 0.09, { glow: 0.5, segments: 10 }),
    { to: antenna, shadow: false },
  )
}
