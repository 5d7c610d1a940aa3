import { Color, Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A photographer's backdrop: `center` is its colour behind the head, `edge` that of the corners,
 *  `floor` that of the lower edge. */
export type BackdropPlan = {
  center: string
  edge: string
  floor?: string
  /** Middle of the bright spot, metres; the pane hangs at its z. */
  at?: Vec3
  /** Radius of the bright spot, metres. */
  radius?: number
}

/** Hangs an even backdrop with one soft bright spot behind a portrait. It takes no light. */
export function studioBackdrop(set: FilmSet, plan: BackdropPlan): Mesh {
  const { center, edge, floor = edge, at = [0, 2, -6], radius = 3 } = plan
  const material = new ShaderMaterial({
    fog: false,
    uniforms: {
      center: { value: new Color(center) },
      edge: { value: new Color(edge) },
      base: { value: new Color(floor) },
      radius: { value: radius },
    },
    vertexShader: `varying vec2 at; void main(){ at=position.xy;
      gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }`,
    fragmentShader: `uniform vec3 center, edge, base; uniform float radius; varying vec2 at;
      void main(){ float away=length(at)/radius; float lit=exp(-away*away);
        vec3 far=mix(base,edge,smoothstep(-1.6,.4,at.y/radius));
        gl_FragColor=vec4(mix(far,center,lit),1.); }`,
  })
  const pane = new Mesh(new PlaneGeometry(80, 60), material)
  pane.position.set(...at)
  pane.renderOrder = -9
  return set.add(pane)
}
