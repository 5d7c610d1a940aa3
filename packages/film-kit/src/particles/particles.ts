import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  NormalBlending,
  Points,
  ShaderMaterial,
} from 'three'
import type { Vec3 } from '../time/keyframes.ts'

/** One soft dot: size in metres, opacity 0 to 1, turn in radians (seen when it is stretched). */
export type Dot = { at: Vec3; size: number; opacity: number; color?: Color; turn?: number }

/** A cloud of dots in one draw call; add `points` to a set. */
export type Particles = {
  points: Points
  /** Places every dot; `dot` is asked for each index and must depend on nothing but time. */
  set: (dot: (index: number) => Dot) => void
}

const PICTURE_HEIGHT = { value: 720 }

/** Height of the picture that is being drawn, pixels: dots keep their size in metres by it. */
export function setPictureHeight(heightPx: number): void {
  PICTURE_HEIGHT.value = heightPx
}

/** A colour for dots and lamps; above 1 it blooms. */
export const bright = (color: string, power = 1): Color => new Color(color).multiplyScalar(power)

/** `count` soft dots. `shining` adds their light to the picture; without it they cover it and have
 *  their own depth, so that near flakes blur and those in focus are sharp. `stretch` above 1 makes
 *  them so many times longer than wide: petals 2, rain 10. */
export function particles(
  count: number,
  color: Color,
  { shining = true, stretch = 1 } = {},
): Particles {
  const geometry = new BufferGeometry()
  const position = new BufferAttribute(new Float32Array(count * 3), 3)
  const size = new BufferAttribute(new Float32Array(count), 1)
  const tint = new BufferAttribute(new Float32Array(count * 4), 4)
  geometry.setAttribute('position', position)
  geometry.setAttribute('dotSize', size)
  geometry.setAttribute('tint', tint)
  const turn = new BufferAttribute(new Float32Array(count), 1)
  geometry.setAttribute('dotTurn', turn)
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: !shining,
    blending: shining ? AdditiveBlending : NormalBlending,
    uniforms: {
      pictureHeight: PICTURE_HEIGHT,
      stretch: { value: stretch },
      solid: { value: shining ? 0 : 0.3 },
    },
    vertexShader: `attribute float dotSize, dotTurn; attribute vec4 tint; varying vec4 vTint;
      varying vec2 vTurn; uniform float pictureHeight;
      void main(){ vTint=tint; vTurn=vec2(cos(dotTurn),sin(dotTurn));
        vec4 p=modelViewMatrix*vec4(position,1.); gl_Position=projectionMatrix*p;
        gl_PointSize=max(1.6, dotSize*pictureHeight*projectionMatrix[1][1]/(2.*-p.z)); }`,
    fragmentShader: `varying vec4 vTint; varying vec2 vTurn; uniform float stretch, solid;
      void main(){ vec2 q=gl_PointCoord-.5; q=vec2(q.x*vTurn.x-q.y*vTurn.y,q.x*vTurn.y+q.y*vTurn.x);
        float r=length(q*vec2(stretch,1.))*2.; float a=smoothstep(1.,0.,r);
        a=a*a*.55+smoothstep(.42,.2,r)*.75; if(solid>0.) a=smoothstep(.95,.6,r);
        if(a*vTint.a<solid) discard; gl_FragColor=vec4(vTint.rgb,a*vTint.a); }`,
  })
  const points = new Points(geometry, material)
  points.frustumCulled = false
  points.renderOrder = 8
  return {
    points,
    set(dot) {
      for (let i = 0; i < count; i++) {
        const one = dot(i)
        const { r, g, b } = one.color ?? color
        position.setXYZ(i, ...one.at)
        size.setX(i, one.size)
        turn.setX(i, one.turn ?? 0)
        tint.setXYZW(i, r, g, b, one.opacity)
      }
      position.needsUpdate = true
      size.needsUpdate = true
      turn.needsUpdate = true
      tint.needsUpdate = true
    },
  }
}
