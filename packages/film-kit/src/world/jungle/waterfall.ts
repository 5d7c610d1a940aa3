import { Color, Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { mist } from '../../particles/mist.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** Falling water, `width` by `height` metres with its foot at `at`, facing +z, and the mist below. */
export function waterfall(
  set: FilmSet,
  at: Vec3,
  { width = 3, height = 9, deep = '#3a9ab0', foam = '#eafcff', veil = '#cfeef0' } = {},
): void {
  const time = { value: 0 }
  const material = new ShaderMaterial({
    transparent: true,
    uniforms: { time, deep: { value: new Color(deep) }, foam: { value: new Color(foam) } },
    vertexShader:
      'varying vec2 place; void main(){ place=uv; vec3 p=position; p.z+=.5*sin(uv.x*3.14159); gl_Position=projectionMatrix*modelViewMatrix*vec4(p,1.); }',
    fragmentShader: `uniform float time; uniform vec3 deep, foam; varying vec2 place;
      void main(){ float x=place.x*14., y=place.y*4.+time*1.6;
        float streak=.5+.5*sin(x+1.6*sin(x*.7+y*.4)+.8*sin(y*1.7));
        float fine=.5+.5*sin(x*3.1+sin(y*2.3)*1.2);
        float edge=smoothstep(0.,.1,place.x)*smoothstep(1.,.9,place.x);
        vec3 c=mix(deep,foam,clamp(streak*.55+fine*.25+smoothstep(.25,0.,place.y)*.6,0.,1.));
        gl_FragColor=vec4(c,edge*.95); }`,
  })
  const sheet = set.add(new Mesh(new PlaneGeometry(width, height, 12, 1), material))
  sheet.position.set(at[0], at[1] + height / 2, at[2])
  set.everyFrame((t) => {
    time.value = t
  })
  mist(set, {
    count: 8,
    color: veil,
    at: [at[0], at[1] + 0.5, at[2] + 1],
    spread: [width * 0.7, 0.5, 0.6],
    size: 3.4,
    opacity: 0.3,
  })
}
