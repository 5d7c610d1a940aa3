import { type DepthTexture, type Texture, Vector2, type WebGLRenderTarget } from 'three'
import { blurUniforms, type PassRunner, passMaterial } from './pass.ts'
import { lightTarget } from './targets.ts'

/** What is sharp: distances in metres along the axis of view. `skySoftness` is the blur of an
 *  unfocused sky as a share of everything else's. */
export type Lens = {
  near: number
  far: number
  focus: number
  range: number
  blur: number
  skySoftness: number
}

/** GLSL: metres of a depth value, its circle of confusion from 0 (sharp) to `blur`, and whether it
 *  is sky. */
export const CIRCLE_OF_CONFUSION = `
  uniform float near, far, focus, range, blur, skySoftness;
  bool isSky(float depth){ return depth>.99999; }
  float metres(float depth){ return near*far/(far-depth*(far-near)); }
  float confusion(float z){ return clamp((abs(z-focus)-range)/(range*2.+focus*.35),0.,1.)*blur; }`

/** Uniforms of CIRCLE_OF_CONFUSION, shared by every pass that needs them. */
export const lensUniforms = () => ({
  near: { value: 0.1 },
  far: { value: 100 },
  focus: { value: 8 },
  range: { value: 2 },
  blur: { value: 1 },
  skySoftness: { value: 1 },
})

/** The one set of lens uniforms that all passes of a stage share. */
export type LensUniforms = ReturnType<typeof lensUniforms>

/** Focuses every pass that holds these uniforms. */
export function setLens(uniforms: LensUniforms, lens: Lens): void {
  uniforms.near.value = lens.near
  uniforms.far.value = lens.far
  uniforms.focus.value = lens.focus
  uniforms.range.value = lens.range
  uniforms.blur.value = lens.blur
  uniforms.skySoftness.value = lens.skySoftness
}

/** The blur was designed at this height of the half-size picture, pixels; it grows with others. */
const DESIGN_HEIGHT = 360

/** Softens what is out of focus, at half size. Its alpha carries the circle of confusion; sharp
 *  pixels weigh little, so that they do not bleed into the soft background. */
export class DepthOfField {
  readonly soft: WebGLRenderTarget
  readonly #scratch: WebGLRenderTarget
  readonly #shrink
  readonly #blur = blurUniforms()
  readonly #spread = passMaterial(
    `uniform sampler2D source; uniform vec2 step; void main(){
      vec4 m=texture2D(source,place); vec3 sum=m.rgb*(.02+m.a); float weight=.02+m.a;
      float coc=m.a*.3, cocWeight=.3;
      for(int i=1;i<=5;i++){ float d=float(i); float g=exp(-d*d*.07);
        for(int side=-1;side<=1;side+=2){ vec4 q=texture2D(source,place+step*d*float(side));
          float k=g*(.02+q.a); sum+=q.rgb*k; weight+=k; coc+=q.a*g*.3; cocWeight+=g*.3; } }
      gl_FragColor=vec4(sum/weight, max(m.a*.6, coc/cocWeight)); }`,
    this.#blur,
  )

  constructor(
    width: number,
    height: number,
    colors: Texture,
    depth: DepthTexture,
    lens: LensUniforms,
  ) {
    this.soft = lightTarget(width / 2, height / 2)
    this.#scratch = lightTarget(width / 2, height / 2)
    this.#shrink = passMaterial(
      `uniform sampler2D source, depth; uniform vec2 pixel; ${CIRCLE_OF_CONFUSION}
      void main(){ vec3 sum=vec3(0.);
        for(int i=0;i<4;i++){ vec2 o=vec2(i<2?-.5:.5,(i==0||i==2)?-.5:.5); sum+=min(texture2D(source,place+o*pixel).rgb,vec3(6.)); }
        float d=texture2D(depth,place).r; float coc=confusion(metres(d)); if(isSky(d)) coc*=skySoftness;
        gl_FragColor=vec4(sum*.25, coc); }`,
      {
        source: { value: colors },
        depth: { value: depth },
        pixel: { value: new Vector2(1 / width, 1 / height) },
        ...lens,
      },
    )
  }

  run(passes: PassRunner): void {
    passes.run(this.#shrink, this.soft)
    const { width, height } = this.soft
    const { source, step } = this.#blur
    for (const samples of [1.5, 2.4]) {
      const reach = (samples * height) / DESIGN_HEIGHT
      source.value = this.soft.texture
      step.value.set(reach / width, 0)
      passes.run(this.#spread, this.#scratch)
      source.value = this.#scratch.texture
      step.value.set(0, reach / height)
      passes.run(this.#spread, this.soft)
    }
  }
}
