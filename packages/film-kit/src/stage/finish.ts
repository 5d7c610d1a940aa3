import { Color, type Texture, Vector2 } from 'three'
import type { Vec2 } from '../time/keyframes.ts'
import { type PassRunner, passMaterial } from './pass.ts'
import { colorTarget } from './targets.ts'

/** What the last pass does to one frame; `vignette` 0 to 1 is how dark the corners become. */
export type FinishPlan = {
  vignette: number
  /** 0 to 1: how much of the backdrop colour covers the picture. */
  fade: number
  /** Circle that stays open; radius in picture heights, centre (0, 0) bottom left to (1, 1). */
  iris: { radius: number; at: Vec2 } | undefined
  backdropColor: string
  /** Whether there are words to lay over the picture. */
  lettered: boolean
}

/** A radius that leaves the whole picture open. */
const OPEN_IRIS: NonNullable<FinishPlan['iris']> = { radius: 9, at: [0.5, 0.5] }

/** Last pass: smooths edges (FXAA), darkens corners, lays words over, closes iris and fade, and
 *  adds a still dither against banding. */
export class Finish {
  readonly picture
  readonly #uniforms
  readonly #material

  constructor(width: number, height: number, graded: Texture, words: Texture) {
    this.picture = colorTarget(width, height)
    this.#uniforms = {
      source: { value: graded },
      words: { value: words },
      pixel: { value: new Vector2(1 / width, 1 / height) },
      vignette: { value: 0.45 },
      fade: { value: 0 },
      lettered: { value: 0 },
      iris: { value: OPEN_IRIS.radius },
      irisAt: { value: new Vector2() },
      backdropColor: { value: new Color() },
    }
    this.#material = passMaterial(FRAGMENT, this.#uniforms)
  }

  run(passes: PassRunner, plan: FinishPlan): void {
    const uniforms = this.#uniforms
    const iris = plan.iris ?? OPEN_IRIS
    uniforms.vignette.value = plan.vignette
    uniforms.fade.value = plan.fade
    uniforms.lettered.value = plan.lettered ? 1 : 0
    uniforms.iris.value = iris.radius
    uniforms.irisAt.value.set(...iris.at)
    uniforms.backdropColor.value.set(plan.backdropColor).convertLinearToSRGB()
    passes.run(this.#material, this.picture)
  }
}

const FRAGMENT = `
  uniform sampler2D source, words; uniform vec2 pixel, irisAt; uniform vec3 backdropColor;
  uniform float vignette, fade, lettered, iris;
  vec3 smoothEdge(vec4 m){
    float nw=texture2D(source,place+vec2(-.5,.5)*pixel).a, ne=texture2D(source,place+vec2(.5,.5)*pixel).a;
    float sw=texture2D(source,place+vec2(-.5,-.5)*pixel).a, se=texture2D(source,place+vec2(.5,-.5)*pixel).a;
    float lo=min(m.a,min(min(nw,ne),min(sw,se))), hi=max(m.a,max(max(nw,ne),max(sw,se)));
    if(hi-lo<=max(.03,hi*.08)) return m.rgb;
    vec2 along=vec2(-((nw+ne)-(sw+se)),((nw+sw)-(ne+se)));
    float calm=max((nw+ne+sw+se)*.03,.0078);
    along=clamp(along/(min(abs(along.x),abs(along.y))+calm),-6.,6.)*pixel;
    vec3 a=.5*(texture2D(source,place-along*.1667).rgb+texture2D(source,place+along*.1667).rgb);
    vec3 b=a*.5+.25*(texture2D(source,place-along*.5).rgb+texture2D(source,place+along*.5).rgb);
    float l=dot(b,vec3(.3,.59,.11)); return (l<lo||l>hi)?a:b; }
  void main(){ vec3 c=smoothEdge(texture2D(source,place));
    float corner=smoothstep(.28,.78,length((place-.5)*vec2(1.,.82)));
    c*=1.-vignette*corner; c=mix(c,c*vec3(.86,.84,1.08),corner*vignette);
    if(lettered>.5){ vec4 w=texture2D(words,place); c=c*(1.-w.a)+w.rgb; }
    float away=length((place-irisAt)*vec2(pixel.y/pixel.x,1.));
    c=mix(c,backdropColor,smoothstep(iris-.012,iris+.012,away)); c=mix(c,backdropColor,fade);
    float noise=fract(52.9829189*fract(dot(gl_FragCoord.xy,vec2(.06711056,.00583715))))-.5;
    gl_FragColor=vec4(c+noise/255.,1.); }`
