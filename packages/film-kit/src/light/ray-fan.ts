import { AdditiveBlending, Color, Mesh, type Object3D, PlaneGeometry, ShaderMaterial } from 'three'
import type { Vec3 } from '../time/keyframes.ts'

/** A fan of rays to be opened and turned. */
export type RayFan = {
  mesh: Mesh
  /** Brightness, 0 for none, and turn in radians; the two layers of rays turn against each other. */
  set: (power: number, turn: number) => void
}

/** Rays of light round a point, facing the camera: behind a star, a trophy, a name. `width` in
 *  metres from end to end; all its waves are whole, so a turn of 2 pi closes. */
export function rayFan(
  to: Object3D,
  { color = '#ffd08a', width = 12, at = [0, 0, -1] as Vec3, rays = 9 } = {},
): RayFan {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: {
      color: { value: new Color(color) },
      power: { value: 0 },
      turn: { value: 0 },
      rays: { value: rays },
    },
    vertexShader:
      'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
    fragmentShader: `uniform vec3 color; uniform float power, turn, rays; varying vec2 vUv;
      void main(){ vec2 p=vUv*2.-1.; float r=length(p); float a=atan(p.y,p.x);
        float wide=.5+.5*sin(a*rays+turn*rays); float thin=.5+.5*sin(a*(rays*2.+3.)-turn*3.+1.7);
        float ray=wide*wide*(.45+.55*thin);
        float fade=pow(max(0.,1.-r),1.7)*smoothstep(.02,.16,r);
        gl_FragColor=vec4(color*ray*fade*power,1.); }`,
  })
  const mesh = new Mesh(new PlaneGeometry(width, width), material)
  mesh.position.set(...at)
  mesh.renderOrder = 5
  to.add(mesh)
  const { power, turn } = material.uniforms
  return {
    mesh,
    set(strength, angle) {
      if (power) power.value = strength
      if (turn) turn.value = angle
      mesh.visible = strength > 0.001
    },
  }
}
