import { Color, Mesh, PlaneGeometry, ShaderMaterial, Vector3 } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A lamp that glitters on the waves: its place and colour. */
export type SeaLamp = { at: Vec3; color: string }

/** Colours of a night sea, the height of its waves in metres (0.3 unless said), the edge of its
 *  square (160 m), and at most three lamps that are mirrored in it. */
export type SwellPlan = {
  deep?: string
  light?: string
  foam?: string
  height?: number
  /** Height of the still water, metres; 0 unless said. */
  level?: number
  size?: number
  lamps?: readonly SeaLamp[]
}

/** A sea to be set in every frame. */
export type Swell = {
  /** Height of the water at a place and time, metres: boats ride on it. */
  heightAt: (x: number, z: number, t: number) => number
  /** Slope along x at a place and time, radians: boats roll with it. */
  slopeAt: (x: number, z: number, t: number) => number
  /** Seconds of the shot, and the power of each lamp from 0. */
  set: (t: number, powers?: readonly number[], height?: number) => void
}

const waveAt = (x: number, z: number, t: number): number =>
  Math.sin(x * 0.5 + t * 0.9) * 0.5 +
  Math.sin(z * 0.62 - t * 0.8 + x * 0.2) * 0.35 +
  Math.sin((x + z) * 1.1 + t * 1.4) * 0.15

const LAMPS = 3

/** A night sea whose ripples carry the light of far lamps towards the lens. */
export function swell(set: FilmSet, plan: SwellPlan = {}): Swell {
  const {
    deep = '#16263f',
    light = '#5f84a6',
    foam = '#d8ecf4',
    size = 160,
    lamps = [],
    level = 0,
  } = plan
  const fog = set.look.fog
  const time = { value: 0 }
  const height = { value: plan.height ?? 0.3 }
  const power = { value: Array.from({ length: LAMPS }, () => 0) }
  const spots = Array.from({ length: LAMPS }, (_, i) => new Vector3(...(lamps[i]?.at ?? [0, 1, 0])))
  const hues = Array.from({ length: LAMPS }, (_, i) => new Color(lamps[i]?.color ?? '#000000'))
  const material = new ShaderMaterial({
    uniforms: {
      time,
      height,
      power,
      spots: { value: spots },
      hues: { value: hues },
      deep: { value: new Color(deep) },
      light: { value: new Color(light) },
      foam: { value: new Color(foam) },
      fogColor: { value: new Color(fog?.color ?? deep) },
      fogRange: { value: [fog?.near ?? 200, fog?.far ?? 300] },
    },
    vertexShader: `uniform float time, height; varying float crest, away; varying vec3 world, bend;
      float wave(vec2 p){ return sin(p.x*.5+time*.9)*.5+sin(p.y*.62-time*.8+p.x*.2)*.35+sin((p.x+p.y)*1.1+time*1.4)*.15; }
      void main(){ vec4 w=modelMatrix*vec4(position,1.); crest=wave(w.xz); w.y+=crest*height;
        float dx=wave(w.xz+vec2(.25,0.))-crest, dz=wave(w.xz+vec2(0.,.25))-crest;
        bend=vec3(-dx*height*4.,1.,-dz*height*4.); world=w.xyz;
        vec4 v=viewMatrix*w; away=-v.z; gl_Position=projectionMatrix*v; }`,
    fragmentShader: `uniform vec3 deep, light, foam, fogColor; uniform vec3 spots[${LAMPS}], hues[${LAMPS}];
      uniform float power[${LAMPS}]; uniform float fogRange[2], time; varying float crest, away; varying vec3 world, bend;
      void main(){ vec2 p=world.xz; float calm=1./(1.+away*.02);
        vec3 n=normalize(bend+calm*vec3(.16*sin(p.x*3.1+time*1.7+1.3*sin(p.y*2.3-time))+.09*sin(p.x*7.3-p.y*3.-time*2.3),0.,
          .2*cos(p.y*3.7-time*1.4+1.2*sin(p.x*1.9+time*.8))+.1*sin(p.y*8.1+p.x*2.+time*2.1)));
        vec3 eye=normalize(cameraPosition-world); float facing=max(dot(n,eye),0.);
        vec3 c=mix(deep,light,clamp(pow(1.-facing,3.)*.75+crest*.16+.06,0.,1.));
        float lines=sin(p.x*1.7+sin(p.y*1.2+time*.5)*1.6+time*.4)*sin(p.y*2.1-time*.4);
        c=mix(c,foam,smoothstep(.72,1.,crest*.62+lines*.42)*.5);
        vec3 back=reflect(-eye,n);
        for(int i=0;i<${LAMPS};i++){ vec3 to=normalize(spots[i]-world); float g=max(dot(back,to),0.);
          c+=hues[i]*power[i]*(pow(g,48.)*3.2+pow(g,14.)*.3); }
        gl_FragColor=vec4(mix(c,fogColor,smoothstep(fogRange[0],fogRange[1],away)),1.); }`,
  })
  const plane = new PlaneGeometry(size, size, 110, 110).rotateX(-Math.PI / 2)
  const mesh = set.add(new Mesh(plane, material))
  mesh.position.y = level
  mesh.frustumCulled = false
  const heightAt = (x: number, z: number, t: number) => level + waveAt(x, z, t) * height.value
  return {
    heightAt,
    slopeAt: (x, z, t) => Math.atan2(heightAt(x + 0.6, z, t) - heightAt(x - 0.6, z, t), 1.2),
    set(t, powers = [], waves = plan.height ?? 0.3) {
      time.value = t
      height.value = waves
      power.value = power.value.map((_, i) => powers[i] ?? 0)
    },
  }
}
