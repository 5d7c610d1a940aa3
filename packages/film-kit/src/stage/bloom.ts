import type { Texture, WebGLRenderTarget } from 'three'
import { blurUniforms, type PassRunner, passMaterial } from './pass.ts'
import { lightTarget } from './targets.ts'

/** The bloom was designed at this height of the quarter-size picture, pixels. */
const DESIGN_HEIGHT = 180

/** Spreads what is brighter than a threshold, at quarter size. */
export class Bloom {
  readonly light: WebGLRenderTarget
  readonly #scratch: WebGLRenderTarget
  readonly #threshold = { value: 0.8 }
  readonly #bright
  readonly #gauss = blurUniforms()
  readonly #spread = passMaterial(
    `uniform sampler2D source; uniform vec2 step; void main(){ vec3 sum=texture2D(source,place).rgb*.16;
      for(int i=1;i<=6;i++){ float d=float(i); float g=.14*exp(-d*d*.06);
        sum+=(texture2D(source,place+step*d).rgb+texture2D(source,place-step*d).rgb)*g; }
      gl_FragColor=vec4(sum,1.); }`,
    this.#gauss,
  )

  constructor(width: number, height: number, source: Texture) {
    this.light = lightTarget(width / 4, height / 4)
    this.#scratch = lightTarget(width / 4, height / 4)
    this.#bright = passMaterial(
      `uniform sampler2D source; uniform float threshold; void main(){ vec3 c=texture2D(source,place).rgb;
        float peak=max(c.r,max(c.g,c.b)); gl_FragColor=vec4(c*smoothstep(threshold,threshold+1.,peak),1.); }`,
      { source: { value: source }, threshold: this.#threshold },
    )
  }

  run(passes: PassRunner, threshold: number): void {
    this.#threshold.value = threshold
    passes.run(this.#bright, this.light)
    const { width, height } = this.light
    for (const samples of [1.6, 3.84]) {
      const reach = (samples * height) / DESIGN_HEIGHT
      this.#gauss.source.value = this.light.texture
      this.#gauss.step.value.set(reach / width, 0)
      passes.run(this.#spread, this.#scratch)
      this.#gauss.source.value = this.#scratch.texture
      this.#gauss.step.value.set(0, reach / height)
      passes.run(this.#spread, this.light)
    }
  }
}
