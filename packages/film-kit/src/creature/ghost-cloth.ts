import {
  BufferAttribute,
  BufferGeometry,
  Color,
  FrontSide,
  Mesh,
  ShaderMaterial,
  Vector2,
} from 'three'
import type { Vec2 } from '../time/keyframes.ts'

/** Colours of a ghost's cloth: at night, and when it shines like a lantern. */
export type ClothColors = { pale: string; shade: string; lit: string; litShade: string }

/** The cloth that all parts of one ghost share. */
export type Cloth = {
  material: ShaderMaterial
  /** `shine` 0 (moonlight) to 1 (lantern); `trail` metres the hem lags behind, x and z. */
  set: (t: number, shine: number, trail: Vec2) => void
}

/** Translucent cloth that glows at its edges, waves towards its hem and writes depth, so that the
 *  lens can be focused on it. */
export function ghostCloth(colors: ClothColors): Cloth {
  const uniforms = {
    time: { value: 0 },
    shine: { value: 0 },
    trail: { value: new Vector2() },
    pale: { value: new Color(colors.pale) },
    shade: { value: new Color(colors.shade) },
    lit: { value: new Color(colors.lit) },
    litShade: { value: new Color(colors.litShade) },
  }
  const material = new ShaderMaterial({
    transparent: true,
    side: FrontSide,
    uniforms,
    vertexShader: `attribute float hang; uniform float time; uniform vec2 trail;
      varying vec3 vFacing, vEye; varying float vHang;
      void main(){ vec3 p=position; float angle=atan(p.z,p.x); float loose=hang*hang;
        p.x+=loose*(trail.x+.07*sin(time*2.3-hang*3.2)); p.z+=loose*(trail.y+.05*cos(time*1.9-hang*2.6));
        p.xz*=1.+.05*loose*sin(angle*4.+time*2.1); p.y+=.05*loose*hang*sin(angle*5.-time*2.7);
        vHang=hang; vFacing=normalize(normalMatrix*normal);
        vec4 v=modelViewMatrix*vec4(p,1.); vEye=normalize(-v.xyz); gl_Position=projectionMatrix*v; }`,
    fragmentShader: `uniform vec3 pale, shade, lit, litShade; uniform float shine;
      varying vec3 vFacing, vEye; varying float vHang;
      void main(){ vec3 n=normalize(vFacing); float facing=min(1.,abs(dot(n,normalize(vEye)))); float edge=1.-facing;
        vec3 top=mix(pale,lit,shine), low=mix(shade,litShade,shine);
        float form=clamp(.5+.5*dot(n,normalize(vec3(-.45,.55,.7))),0.,1.);
        vec3 c=mix(low,top,clamp(1.05-.75*vHang,0.,1.)*smoothstep(.12,.86,form));
        c=mix(c,low,.55*smoothstep(.25,.95,edge));
        c*=.7+.35*form+shine*(.1+.6*pow(facing,4.)*(1.-.8*vHang)); c+=top*pow(edge,4.)*(.75-.45*shine);
        float alpha=mix(.93,.985,pow(edge,2.))*(1.-.55*smoothstep(.7,1.15,vHang));
        gl_FragColor=vec4(c,alpha); }`,
  })
  return {
    material,
    set(t, shine, [x, z]) {
      uniforms.time.value = t
      uniforms.shine.value = shine
      uniforms.trail.value.set(x, z)
    },
  }
}

/** One ring of a draped shape: height, radius, how far its folds stand out, all in metres, and how
 *  loosely it hangs, 0 to 1. `back` moves the ring towards -z, metres. */
export type ClothRing = {
  y: number
  radius: number
  fold: number
  hang: number
  back?: number
  side?: number
}

const AROUND = 70
const FOLDS = 7

/** A draped shape through rings from top to bottom, with so many corners `around`. */
export function drape(rings: readonly ClothRing[], cloth: Cloth, around = AROUND): Mesh {
  const position: number[] = []
  const hang: number[] = []
  const index: number[] = []
  const row = around + 1
  for (const [ringIndex, ring] of rings.entries()) {
    for (let i = 0; i <= around; i++) {
      const angle = (i / around) * Math.PI * 2
      const radius = ring.radius + ring.fold * Math.cos(angle * FOLDS)
      position.push(
        Math.cos(angle) * radius + (ring.side ?? 0),
        ring.y + ring.fold * 0.8 * Math.cos(angle * FOLDS),
        Math.sin(angle) * radius - (ring.back ?? 0),
      )
      hang.push(ring.hang)
      if (ringIndex === 0 || i === around) continue
      const here = ringIndex * row + i
      index.push(here - row, here - row + 1, here, here, here - row + 1, here + 1)
    }
  }
  const shape = new BufferGeometry()
  shape.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  shape.setAttribute('hang', new BufferAttribute(new Float32Array(hang), 1))
  shape.setIndex(index)
  shape.computeVertexNormals()
  const mesh = new Mesh(shape, cloth.material)
  mesh.frustumCulled = false
  return mesh
}
