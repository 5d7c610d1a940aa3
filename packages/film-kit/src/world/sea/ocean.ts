import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import type { FilmSet } from '../../film/film-set.ts'

/** Lets what has been sculpted sway in the current: tops more than feet, neighbours one after the
 *  other. `amount` in metres at a height of two metres above `foot`. */
export function swaying(
  set: FilmSet,
  mesh: Mesh,
  { amount = 0.3, pace = 1, foot = 0, phase = 0 } = {},
): void {
  const { geometry } = mesh
  if (!(geometry instanceof BufferGeometry)) return
  const position = geometry.getAttribute('position')
  const rest = Float32Array.from(position.array)
  mesh.frustumCulled = false
  set.everyFrame((t) => {
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [rest[i * 3] ?? 0, rest[i * 3 + 1] ?? 0, rest[i * 3 + 2] ?? 0]
      const height = Math.max(0, y - foot) / 2
      const reach = (amount * height ** 1.4) / (1 + 0.22 * height)
      const swing = t * pace + x * 0.4 + z * 0.6 - y * 0.42 + phase
      position.setX(i, x + reach * Math.sin(swing))
      position.setZ(i, z + reach * 0.4 * Math.cos(swing * 0.8))
    }
    position.needsUpdate = true
  })
}

const WEB = `
  float web(vec2 p, float t){
    p+=vec2(.5*sin(p.y*1.3+t*.7),.5*sin(p.x*1.1-t*.6));
    float a=1.-abs(sin(p.x*1.15+1.1*sin(p.y*.83+t*.5)));
    float b=1.-abs(sin(p.y*1.25+1.2*sin(p.x*.91-t*.43)));
    float c=1.-abs(sin((p.x+p.y)*.8+1.1*sin((p.x-p.y)*.7+t*.37)));
    return a*a*a*a*a+b*b*b*b*b+c*c*c*c*c*c; }`

/** The net of light that waves throw on the sea floor; call after `ground`, with the same `size`
 *  and `squares`, so that the two lie on each other without gaps. */
export function caustics(
  set: FilmSet,
  { color = '#d8fff0', power = 0.4, size = 70, scale = 1.1, squares = 56 } = {},
): void {
  const plane = new PlaneGeometry(size, size, squares, squares).rotateX(-Math.PI / 2)
  const position = plane.getAttribute('position')
  for (let i = 0; i < position.count; i++)
    position.setY(i, set.heightAt(position.getX(i), position.getZ(i)) + 0.03)
  const fog = set.look.fog
  const time = { value: 0 }
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: {
      time,
      color: { value: new Color(color) },
      power: { value: power },
      scale: { value: scale },
      fogRange: { value: [fog?.near ?? 200, fog?.far ?? 300] },
    },
    vertexShader: `varying vec2 place; varying float away; void main(){ place=position.xz;
      vec4 v=modelViewMatrix*vec4(position,1.); away=-v.z; gl_Position=projectionMatrix*v; }`,
    fragmentShader: `uniform float time, power, scale, fogRange[2]; uniform vec3 color; varying vec2 place; varying float away; ${WEB}
      void main(){ float light=web(place*scale,time)*power; light*=1.-smoothstep(fogRange[0],fogRange[1]*.8,away);
        gl_FragColor=vec4(color*light,1.); }`,
  })
  const net = set.add(new Mesh(plane, material))
  net.renderOrder = 1
  set.everyFrame((t) => {
    time.value = t
  })
}

/** The sea surface over a set: `power` is the brightness of the disc and of its halo, 1 unless
 *  said; `size` the edge of the surface, 320 m unless said. */
export type SurfacePlan = {
  /** Height of the surface above the set's zero, metres. */
  level?: number
  /** Water seen between the lights, ripples, and the light of moon or sun. */
  deep?: string
  ripple?: string
  light?: string
  /** Where the moon stands over the surface, and how wide its disc is, metres. */
  moonAt?: readonly [x: number, z: number]
  moonRadius?: number
  power?: number
  size?: number
}

/** The surface of the sea seen from below, with the moon or the sun wavering through it. */
export function surfaceFromBelow(set: FilmSet, plan: SurfacePlan = {}): void {
  const { level = 14, deep = '#1c2466', ripple = '#6f8cf0', light = '#eef4ff' } = plan
  const { moonAt = [0, -8], moonRadius = 3.4, power = 1, size = 320 } = plan
  const time = { value: 0 }
  const fog = set.look.fog
  const material = new ShaderMaterial({
    side: DoubleSide,
    uniforms: {
      time,
      deep: { value: new Color(deep) },
      ripple: { value: new Color(ripple) },
      light: { value: new Color(light) },
      moonAt: { value: moonAt },
      moonRadius: { value: moonRadius },
      power: { value: power },
      fogColor: { value: new Color(fog?.color ?? deep) },
      fogRange: { value: [fog?.near ?? 200, fog?.far ?? 300] },
    },
    vertexShader: `varying vec2 place; varying vec3 vView; void main(){ place=position.xz;
      vec4 v=modelViewMatrix*vec4(position,1.); vView=v.xyz; gl_Position=projectionMatrix*v; }`,
    fragmentShader: `uniform float time, moonRadius, power, fogRange[2]; uniform vec2 moonAt; uniform vec3 deep, ripple, light, fogColor;
      varying vec2 place; varying vec3 vView; ${WEB}
      void main(){ float away=length(vView), lines=web(place*.62,time*.9), fine=web(place*1.5+3.,time*1.2);
        vec2 q=place-moonAt; q+=.34*vec2(sin(place.y*1.7+time*1.1),sin(place.x*1.5-time*.9))+.12*vec2(sin(place.y*4.3-time*1.7),sin(place.x*3.9+time*1.5));
        float d=length(q); float disc=1.-smoothstep(moonRadius*.9,moonRadius*1.04,d);
        float halo=exp(-max(d-moonRadius,0.)*.34); float wide=exp(-d*.085);
        vec3 c=deep+ripple*(lines*.34+fine*.1)*(.25+.9*wide); c+=light*halo*(.2+.45*lines*halo)*power;
        c=mix(c,light*(1.25+.25*lines)*power,disc);
        gl_FragColor=vec4(mix(c,fogColor,smoothstep(fogRange[0],fogRange[1],away)),1.); }`,
  })
  const surface = set.add(new Mesh(new PlaneGeometry(size, size).rotateX(-Math.PI / 2), material))
  surface.position.y = level
  set.everyFrame((t) => {
    time.value = t
  })
}
