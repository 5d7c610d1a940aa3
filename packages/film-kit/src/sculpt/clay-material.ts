import { Color, MeshLambertMaterial, ShaderChunk } from 'three'

/** Replaces one piece of a three.js shader.
 *  @throws Error when the piece is gone, so that an update of three.js cannot silently drop it. */
function swap(shader: string, piece: string, replacement: string): string {
  if (!shader.includes(piece)) throw new Error(`three.js shader has no "${piece}" any more`)
  return shader.replace(piece, replacement)
}

const RIM = { color: { value: new Color('#8ab4ff') }, power: { value: 2.4 } }

/** Colour and strength of the velvet edge light on all clay: one for the whole picture. */
export function setRim(color: string, strength: number): void {
  RIM.color.value.set(color).multiplyScalar(strength)
}

/** Light wraps this far round the shadow side, so that clay looks soft. */
const WRAP = '0.25'

const wrappedLambert = () =>
  swap(
    ShaderChunk.lights_lambert_pars_fragment,
    'float dotNL = saturate( dot( geometryNormal, directLight.direction ) );',
    `float dotNL = saturate( ( dot( geometryNormal, directLight.direction ) + ${WRAP} ) / ( 1.0 + ${WRAP} ) );`,
  )

const fogThatSparesGlow = () =>
  swap(
    ShaderChunk.fog_fragment,
    'mix( gl_FragColor.rgb, fogColor, fogFactor )',
    'mix( gl_FragColor.rgb, fogColor, fogFactor * (1.0 - saturate(vFinish.y)) )',
  )

/** finish.x is gloss, finish.y glow, finish.z the share of rim light. */
const FINISH = `
  vec3 towardsEye = normalize(vViewPosition);
  float facing = saturate(dot(normal, towardsEye));
  float rim = pow(1.0 - facing, uRimPower) * (0.45 + 0.55 * saturate(normal.y + 0.4));
  outgoingLight += uRim * rim * (0.35 + 0.65 * diffuseColor.rgb) * vFinish.z;
  float shine = saturate(dot(reflect(-towardsEye, normal), normalize(vec3(-0.35, 0.75, 0.6))));
  outgoingLight += vec3(1.0, 0.97, 0.9) * pow(shine, 24.0) * vFinish.x;
  outgoingLight = mix(outgoingLight, diffuseColor.rgb, saturate(vFinish.y)) * max(1.0, vFinish.y);
  #include <opaque_fragment>`

function clayMaterial(flatShading: boolean): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, flatShading })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { uRim: RIM.color, uRimPower: RIM.power })
    let vertex = swap(
      shader.vertexShader,
      '#include <common>',
      '#include <common>\nattribute vec3 finish; varying vec3 vFinish;',
    )
    vertex = swap(vertex, '#include <begin_vertex>', '#include <begin_vertex>\nvFinish = finish;')
    shader.vertexShader = vertex
    let fragment = swap(
      shader.fragmentShader,
      '#include <common>',
      '#include <common>\nvarying vec3 vFinish; uniform vec3 uRim; uniform float uRimPower;',
    )
    fragment = swap(fragment, '#include <lights_lambert_pars_fragment>', wrappedLambert())
    fragment = swap(fragment, '#include <opaque_fragment>', FINISH)
    shader.fragmentShader = swap(fragment, '#include <fog_fragment>', fogThatSparesGlow())
  }
  return material
}

/** The one material of everything that is sculpted: soft Lambert clay with a velvet rim. */
export const clay = clayMaterial(false)
/** The same with flat facets: rocks, crystals, paper. */
export const facetedClay = clayMaterial(true)
