import { CircleGeometry, Color, Mesh, type Object3D, ShaderMaterial } from 'three'
import type { Vec3 } from '../../time/keyframes.ts'

/** A round pool: `t` seconds, `fill` 0 (dry) to 1, `moon` 0 to 1 how bright the moon lies in it,
 *  `stir` 0 to 1 how strongly rings run out from its middle. */
export type Pool = {
  set: (t: number, state: { fill: number; moon?: number; stir?: number }) => void
}

/** Still water in a round basin with the moon lying in it like a coin. `at` is the middle of the
 *  full pool, `radius` metres; `moonAt` moves the moon off the middle, in radii. */
export function moonPool(
  to: Object3D,
  at: Vec3,
  {
    radius = 2.2,
    deep = '#0a4a5c',
    light = '#2fc8b8',
    moon = '#ffd76a',
    moonSize = 0.42,
    moonAt = [0, 0] as readonly [x: number, y: number],
  } = {},
): Pool {
  const uniforms = {
    time: { value: 0 },
    moonPower: { value: 0 },
    stir: { value: 0 },
    deep: { value: new Color(deep) },
    light: { value: new Color(light) },
    moon: { value: new Color(moon) },
    moonSize: { value: moonSize },
    moonAt: { value: moonAt },
  }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader:
      'varying vec2 place; void main(){ place=uv*2.-1.; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
    fragmentShader: `uniform float time, moonPower, stir, moonSize; uniform vec2 moonAt; uniform vec3 deep, light, moon; varying vec2 place;
      void main(){ float d=length(place);
        float rings=sin(d*26.-time*5.)*stir*(1.-d*.6);
        float lap=sin(place.x*9.+time*1.3+sin(place.y*7.-time))*.5+sin(place.y*13.-time*1.7)*.5;
        vec3 c=mix(deep,light,clamp(.18+.5*smoothstep(.55,1.,d)+.1*lap+.25*rings,0.,1.));
        vec2 q=place-moonAt; q.x+=.012*sin(place.y*12.+time*2.2)+.03*rings; q.y+=.006*lap;
        float m=length(q); float disc=1.-smoothstep(moonSize*.92,moonSize*1.02,m);
        float halo=exp(-max(m-moonSize,0.)*5.);
        float coin=.86+.1*lap-.3*smoothstep(.04,.0,abs(m/moonSize-.78));
        c+=moon*halo*.4*moonPower; c=mix(c,moon*1.15*coin,disc*moonPower);
        gl_FragColor=vec4(c,1.); }`,
  })
  const mesh = new Mesh(new CircleGeometry(radius, 40).rotateX(-Math.PI / 2), material)
  mesh.position.set(...at)
  to.add(mesh)
  return {
    set(t, { fill, moon: power = 0, stir = 0.2 }) {
      uniforms.time.value = t
      uniforms.moonPower.value = power
      uniforms.stir.value = stir
      mesh.visible = fill > 0.01
      mesh.scale.set(Math.max(0.01, fill), 1, Math.max(0.01, fill))
      mesh.position.y = at[1] - 0.25 * (1 - fill)
    },
  }
}
