import { Color, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A banded giant in the sky: middle and radius in metres, five hues from zone to belt, and the
 *  great spot. `sun` points from its middle to the light. */
export type GiantPlan = {
  at?: Vec3
  radius?: number
  hues?: readonly [zone: string, haze: string, belt: string, dusk: string, spot: string]
  /** Colour of the night side, and of the thin air at the limb. */
  night?: string
  limb?: string
  sun?: Vec3
  /** Radians out of level. */
  tilt?: number
}

/** The giant: `turn` it by radians, and move the light that falls on it. */
export type Giant = { mesh: Mesh; turn: (radians: number) => void; sun: (towards: Vec3) => void }

/** Hangs a gas giant in the sky: drawn in one piece, untouched by lamps and fog. */
export function giant(set: FilmSet, plan: GiantPlan = {}): Giant {
  const { at = [12, 24, -72], radius = 36, sun = [-0.8, 0.35, 0.5], tilt = -0.22 } = plan
  const hues = plan.hues ?? ['#f3ead9', '#cfd6e0', '#a99a98', '#7f8fae', '#d99a78']
  const [zone, haze, belt, dusk, spot] = hues.map((hue) => new Color(hue))
  const material = new ShaderMaterial({
    uniforms: {
      zone: { value: zone },
      haze: { value: haze },
      belt: { value: belt },
      dusk: { value: dusk },
      spot: { value: spot },
      night: { value: new Color(plan.night ?? '#142244') },
      limb: { value: new Color(plan.limb ?? '#bcd8ff') },
      sun: { value: new Vector3(...sun).normalize() },
      turned: { value: 0 },
    },
    vertexShader: `varying vec3 vPoint, vNormal, vEye;
      void main(){ vPoint=normalize(position); vNormal=normalize(mat3(modelMatrix)*normal);
        vec4 w=modelMatrix*vec4(position,1.); vEye=normalize(cameraPosition-w.xyz);
        gl_Position=projectionMatrix*viewMatrix*w; }`,
    fragmentShader: `varying vec3 vPoint, vNormal, vEye;
      uniform vec3 zone, haze, belt, dusk, spot, night, limb, sun; uniform float turned;
      void main(){ float lon=atan(vPoint.x,vPoint.z)+turned; float lat=asin(clamp(vPoint.y,-1.,1.));
        float curl=.022*sin(lon*9.+lat*21.)+.014*sin(lon*23.-lat*37.)+.008*sin(lon*47.+lat*61.);
        float f=lat+curl*cos(lat);
        float bands=.5+.5*sin(f*13.+.8*sin(f*5.));
        float fine=.5+.5*sin(f*41.+1.7);
        vec3 c=mix(zone,belt,smoothstep(.42,.86,bands));
        c=mix(c,haze,.38*smoothstep(.3,.8,fine));
        c=mix(c,dusk,.55*smoothstep(.62,1.25,abs(lat)));
        vec2 q=vec2((lon-.34)*cos(lat)/.2,(lat+.36)/.1); float r=length(q);
        c=mix(c,zone,.6*smoothstep(1.45,1.1,r)); c=mix(c,spot,smoothstep(1.05,.72,r));
        float day=smoothstep(-.22,.75,dot(vNormal,sun));
        float edge=pow(1.-max(dot(vNormal,vEye),0.),3.);
        c=mix(night,c,day)+limb*edge*(.12+.4*day);
        gl_FragColor=vec4(c,1.); }`,
  })
  const mesh = new Mesh(new SphereGeometry(radius, 72, 48), material)
  mesh.position.set(...at)
  mesh.rotation.z = tilt
  mesh.renderOrder = -5
  set.add(mesh)
  return {
    mesh,
    turn(radians) {
      if (material.uniforms.turned) material.uniforms.turned.value = radians
    },
    sun(towards) {
      material.uniforms.sun?.value.set(...towards).normalize()
    },
  }
}
