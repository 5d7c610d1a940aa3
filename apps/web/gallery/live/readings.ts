import { makeLiveCharacter } from '@starnest/demo-library/live/cast'
import type { LiveCharacter, LiveLevel } from '@starnest/film-kit/live/character'
import { LIVE_LOOKS, liveLights } from '@starnest/film-kit/live/lights'
import type { LiveBytes, LiveStats } from '@starnest/film-kit/live/stats'
import { Color, type PerspectiveCamera } from 'three'
import { openLiveStage } from '../../src/library/live-stage/live-stage.ts'

/** What one character costs at one level. Times in ms: `buildMs` until it stands, `longestStepMs` the
 *  longest task of that, `frameMs` the mean of drawn pictures with the graphics card waited for, 0 for
 *  none. */
export type Reading = LiveStats &
  LiveBytes & {
    id: string
    level: LiveLevel
    steps: number
    buildMs: number
    longestStepMs: number
    frameMs: number
    /** Share of the picture that is not background, 0 to 1. */
    covered: number
  }

/** Pictures whose mean is told, unless it is said how many. */
const PICTURES = 8
const SIZE_PX = 280
/** Behind everybody, as in the studio of the portraits. */
export const BACKDROP = new Color('#3d2f86')

/** Draws one character by itself and reads what it cost; `paint` gets the picture. `pictures`: how many more are
 *  drawn to tell their mean. Everything is disposed afterwards.
 *  @throws Error when something of it stays on the graphics card */
export async function readingOf(
  id: string,
  level: LiveLevel,
  {
    pictures = PICTURES,
    paint,
  }: { pictures?: number | undefined; paint?: (picture: HTMLCanvasElement) => void } = {},
): Promise<Reading> {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = `position:fixed;inset-inline-start:-9999px;width:${SIZE_PX}px;height:${SIZE_PX}px`
  document.body.append(canvas)
  const stage = openLiveStage(canvas, {
    onFrame: () => {},
    quality: { level, devicePixelRatio: 1, shadows: false },
  })
  const lights = liveLights(LIVE_LOOKS.studio)
  stage.scene.background = BACKDROP
  stage.scene.add(lights.object)
  const steps: number[] = []
  const startedMs = performance.now()
  let stepMs = startedMs
  const pause = async () => {
    steps.push(performance.now() - stepMs)
    await new Promise((resolve) => setTimeout(resolve))
    stepMs = performance.now()
  }
  const character = await makeLiveCharacter(id, level, { pause })
  steps.push(performance.now() - stepMs)
  const buildMs = performance.now() - startedMs
  stage.scene.add(character.object)
  character.object.rotation.y = 0.25
  frameOn(stage.camera, character)
  character.update(1 / 120)
  stage.draw()
  const context = stage.renderer.getContext()
  const pixel = new Uint8Array(4)
  const drawnMs = performance.now()
  for (let i = 0; i < pictures; i++) {
    character.update(1 / 120)
    stage.draw()
    // Reading a pixel waits for the graphics card.
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel)
  }
  const frameMs = pictures > 0 ? (performance.now() - drawnMs) / pictures : 0
  paint?.(canvas)
  const reading = {
    ...stage.stats(),
    ...{ id, level, steps: steps.length, buildMs, longestStepMs: Math.max(...steps), frameMs },
    covered: coveredShare(context),
  }
  character.dispose()
  lights.dispose()
  stage.draw()
  const { geometries, textures } = stage.stats()
  stage.dispose()
  canvas.remove()
  if (geometries + textures > 0)
    throw new Error(`${id} left ${geometries} geometries and ${textures} textures behind`)
  return reading
}

/** Places a camera so that somebody fills the picture. */
export function frameOn(
  camera: PerspectiveCamera,
  { height, radius }: Pick<LiveCharacter, 'height' | 'radius'>,
): void {
  const size = Math.max(height, radius * 1.5)
  const away = (size * 0.56) / Math.tan((camera.fov * Math.PI) / 360) + Math.min(radius, 1.4)
  camera.position.set(0, height * 0.5 + size * 0.14, away)
  camera.lookAt(0, height * 0.5, 0)
}

function coveredShare(context: WebGLRenderingContext | WebGL2RenderingContext): number {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = context
  const pixels = new Uint8Array(width * height * 4)
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels)
  let covered = 0
  for (let at = 0; at < pixels.length; at += 4) if (differs(pixels, at)) covered++
  return covered / (width * height)
}

/** Whether a pixel is not of the colour of the first, which is a corner of the background. */
function differs(pixels: Uint8Array, at: number): boolean {
  let sum = 0
  for (let channel = 0; channel < 3; channel++)
    sum += Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0))
  return sum > 24
}
