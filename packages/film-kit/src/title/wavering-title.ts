import {
  CanvasTexture,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
} from 'three'
import type { FilmSet } from '../film/film-set.ts'
import { drawLettering, type LetteringPlan } from './lettering.ts'

/** Lettering is measured in 720ths of the picture's height. */
const UNITS = 720
/** Metres before the lens; nothing comes nearer. */
const DISTANCE_M = 1
/** Sharp enough for a poster drawn at twice its size. */
const CANVAS_HEIGHT_PX = 1440

/** Draws the title of one frame: `t` in seconds drives the water, `power` 0 stills it. */
export type WaveringTitle = (t: number, plan: LetteringPlan, power?: number) => void

/** A title that hangs in the picture and wavers as if seen through water. Call the result in every
 *  frame; `power` 1 is a gentle swell. It is drawn with the set, so light and bloom touch it: keep
 *  the frame's `blur` at 0 while it stands. */
export function waveringTitle(set: FilmSet): WaveringTitle {
  const { camera } = set.camera
  const canvas = document.createElement('canvas')
  canvas.height = CANVAS_HEIGHT_PX
  canvas.width = Math.round(CANVAS_HEIGHT_PX * camera.aspect)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2-D canvas')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  const material = waterMaterial(texture)
  const height = 2 * DISTANCE_M * Math.tan((camera.fov * Math.PI) / 360)
  const pane = new Mesh(new PlaneGeometry(height * camera.aspect, height), material)
  pane.position.z = -DISTANCE_M
  pane.renderOrder = 30
  pane.frustumCulled = false
  camera.add(pane)
  set.scene.add(camera)
  const { time, power: swell } = material.uniforms
  return (t, plan, power = 1) => {
    pane.visible = (plan.gone ?? 0) < 1
    if (!pane.visible) return
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.save()
    context.scale(CANVAS_HEIGHT_PX / UNITS, CANVAS_HEIGHT_PX / UNITS)
    drawLettering(context, plan)
    context.restore()
    texture.needsUpdate = true
    if (time) time.value = t
    if (swell) swell.value = power
  }
}

function waterMaterial(words: CanvasTexture): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthTest: false,
    depthWrite: false,
    uniforms: { words: { value: words }, time: { value: 0 }, power: { value: 1 } },
    vertexShader:
      'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
    fragmentShader: `uniform sampler2D words; uniform float time, power; varying vec2 vUv;
      void main(){ vec2 p=vUv;
        p.x+=power*(.0042*sin(p.y*21.+time*1.9)+.0022*sin(p.y*47.-time*2.7));
        p.y+=power*(.0085*sin(p.x*13.-time*1.6)+.003*sin(p.x*31.+time*2.3));
        vec4 w=texture2D(words,p); float sheen=.5+.5*sin(p.x*18.+p.y*9.-time*1.7);
        gl_FragColor=vec4(w.rgb*(1.02+.22*sheen*sheen*sheen),w.a); }`,
  })
}
