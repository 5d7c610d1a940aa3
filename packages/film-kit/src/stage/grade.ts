import { Color, type DepthTexture, type Texture } from 'three'
import type { Look } from '../light/look.ts'
import { CIRCLE_OF_CONFUSION, type LensUniforms } from './depth-of-field.ts'
import { type PassRunner, passMaterial } from './pass.ts'
import { colorTarget } from './targets.ts'

type Sources = { sharp: Texture; soft: Texture; bloom: Texture; depth: DepthTexture }

/** Puts sharp, soft and blooming light together and grades it to display colours. */
export class Grade {
  readonly picture
  readonly #uniforms = {
    exposure: { value: 1 },
    bloomPower: { value: 0.6 },
    contrast: { value: 0 },
    saturation: { value: 1 },
    lift: { value: new Color() },
    gain: { value: new Color(1, 1, 1) },
  }
  readonly #material

  constructor(width: number, height: number, sources: Sources, lens: LensUniforms) {
    this.picture = colorTarget(width, height)
    this.#material = passMaterial(
      `uniform sampler2D sharp, soft, bloom, depth;
      uniform float exposure, bloomPower, contrast, saturation; uniform vec3 lift, gain;
      ${CIRCLE_OF_CONFUSION}
      vec3 filmic(vec3 x){ x*=.8; return clamp((x*(2.51*x+.03))/(x*(2.43*x+.59)+.14),0.,1.); }
      void main(){ float d=texture2D(depth,place).r; float z=metres(d); float coc=confusion(z);
        vec4 blurred=texture2D(soft,place);
        // A sharp sky would leave slivers beside soft trees: near them it takes their softness.
        if(isSky(d)) coc=max(coc*skySoftness,smoothstep(skySoftness+.03,skySoftness+.3,blurred.a));
        if(z<focus) coc=max(coc,min(blurred.a,coc*3.));
        vec3 c=mix(texture2D(sharp,place).rgb,blurred.rgb,smoothstep(.03,.4,coc));
        c+=texture2D(bloom,place).rgb*bloomPower;
        c=pow(filmic(c*exposure),vec3(1./2.2)); c=mix(c,c*c*(3.-2.*c),contrast);
        float l=dot(c,vec3(.3,.59,.11)); c=mix(vec3(l),c,saturation);
        c=c*gain+lift*(1.-l)*(1.-l); gl_FragColor=vec4(c,dot(c,vec3(.3,.59,.11))); }`,
      {
        sharp: { value: sources.sharp },
        soft: { value: sources.soft },
        bloom: { value: sources.bloom },
        depth: { value: sources.depth },
        ...lens,
        ...this.#uniforms,
      },
    )
  }

  run(passes: PassRunner, look: Look): void {
    const uniforms = this.#uniforms
    uniforms.exposure.value = look.exposure
    uniforms.bloomPower.value = look.bloom
    uniforms.contrast.value = look.contrast
    uniforms.saturation.value = look.saturation
    uniforms.lift.value.set(look.lift)
    uniforms.gain.value.setRGB(...(look.gain ?? [1, 1, 1]))
    passes.run(this.#material, this.picture)
  }
}
