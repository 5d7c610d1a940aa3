import { Color, Mesh, type Object3D, PlaneGeometry, ShaderMaterial } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** Hues of a stage: its floor, the glowing edge, and the curtain behind. */
export type ShowStagePlan = {
  floor?: string
  edge?: string
  wall?: string
  wallLow?: string
  /** Half the width of the podium, metres. */
  reach?: number
  /** Height of the lamps' beam, metres. */
  truss?: number
}

/** A podium at height 0 with a glowing edge, loudspeakers, a folded curtain and a beam for lamps.
 *  The audience stands before it, 1.2 m lower. */
export function showStage(set: FilmSet, plan: ShowStagePlan = {}): void {
  const { floor = '#3a2f7e', edge = '#ff5fb0', wall = '#3d2a86', wallLow = '#1c1250' } = plan
  const { reach = 7, truss = 5.6 } = plan
  sculpt(
    (s) => {
      s.box(floor, [0, -0.6, -1.4], [reach * 2, 1.2, 7.2], { rim: 0.3, grad: '#1c1452' })
      for (let i = 0; i < 34; i++) {
        const x = (i - 16.5) * 0.82
        s.pill(i % 2 ? wall : wallLow, [x, 3.2, -5.2 - (i % 2) * 0.18], 0.44, 9, {
          grad: wallLow,
          rim: 0.5,
          segments: 10,
        })
      }
      for (const side of [-1, 1]) speakers(s, side * (reach - 1.1))
    },
    { to: set.scene },
  )
  sculpt(
    (s) => {
      s.box(edge, [0, -0.05, 2.22], [reach * 2, 0.07, 0.05], { glow: 1.25, rim: 0 })
      for (const y of [truss, truss + 0.5])
        s.pill('#3a3470', [0, y, -1.6], 0.06, reach * 2.4, { rotate: [0, 0, Math.PI / 2] })
      for (let i = 0; i < 24; i++)
        s.pill('#3a3470', [(i - 11.5) * 0.7, truss + 0.25, -1.6], 0.035, 0.62, {
          rotate: [0, 0, i % 2 ? 0.8 : -0.8],
          segments: 6,
        })
    },
    { to: set.scene, shadow: false },
  )
  for (let i = -2; i <= 2; i++) glow(set.scene, edge, 3.4, [i * 3, -0.05, 2.4], 0.3)
}

function speakers(s: Parameters<Parameters<typeof sculpt>[0]>[0], x: number): void {
  for (const [y, size] of [
    [0.75, 1],
    [2.1, 0.85],
  ] as const) {
    s.box('#221b52', [x, y, -1.2], [1.3 * size, 1.4 * size, 1.1], { rim: 0.7 })
    s.ring('#4a42a0', [x, y - 0.18 * size, -0.64], [0.38 * size, 0.06], { gloss: 0.4 })
    s.ball('#0f0b30', [x, y - 0.18 * size, -0.66], [0.34 * size, 0.34 * size, 0.1])
    s.ball('#5a52b8', [x, y - 0.18 * size, -0.6], [0.13 * size, 0.13 * size, 0.08], { gloss: 0.4 })
    s.ring('#4a42a0', [x, y + 0.42 * size, -0.64], [0.16 * size, 0.04], { gloss: 0.4 })
  }
}

/** A screen of light behind a stage; `set` takes whole beats (0, 1, 2 …: every beat is a jump of its
 *  bars) and its brightness. */
export type LedWall = { set: (beats: number, power: number) => void }

/** Columns of light like an equaliser; its pattern comes again every `loop` beats. `at` is the
 *  middle of its foot, metres. */
export function ledWall(
  to: Object3D,
  {
    at = [0, 0.3, -4.6] as Vec3,
    width = 8,
    height = 3.6,
    columns = 22,
    rows = 12,
    loop = 8,
    low = '#4a6bff',
    high = '#ff5fc0',
  } = {},
): LedWall {
  const material = new ShaderMaterial({
    fog: false,
    uniforms: {
      grid: { value: [columns, rows] },
      beats: { value: 0 },
      loops: { value: loop },
      power: { value: 1 },
      low: { value: new Color(low) },
      high: { value: new Color(high) },
    },
    vertexShader:
      'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
    fragmentShader: `uniform vec2 grid; uniform float beats, loops, power; uniform vec3 low, high;
      varying vec2 vUv;
      float jump(float column, float beat){ return fract(sin(column*12.99+mod(beat,loops)*78.23)*4375.85); }
      void main(){ vec2 cell=floor(vUv*grid); vec2 in_=fract(vUv*grid)-.5;
        float mirror=abs(cell.x-(grid.x-1.)*.5); float whole=floor(beats); float part=fract(beats);
        float arch=.35+.65*cos(mirror/grid.x*2.6);
        float now=jump(mirror,whole); float next=jump(mirror,whole+1.);
        float level=arch*mix(.25+.75*now,.25+.75*next,smoothstep(.72,1.,part))*(1.-.3*part*(1.-part));
        float y=(cell.y+.5)/grid.y; float on=smoothstep(.04,-.04,y-level);
        float dot_=smoothstep(.46,.36,max(abs(in_.x)*1.05,abs(in_.y)*1.15));
        vec3 tone=mix(low,high,y); gl_FragColor=vec4(tone*dot_*(.07+.95*on)*power+vec3(.012,.01,.04),1.); }`,
  })
  const mesh = new Mesh(new PlaneGeometry(width, height), material)
  mesh.position.set(at[0], at[1] + height / 2, at[2])
  to.add(mesh)
  const { beats, power } = material.uniforms
  return {
    set(count, light) {
      if (beats) beats.value = count
      if (power) power.value = light
    },
  }
}
