import {
  type LiveQuality,
  QualityLadder,
  type QualityLadderOptions,
} from '@starnest/film-kit/live/quality'
import { bytesOf, type LiveBytes, type LiveStats, statsOf } from '@starnest/film-kit/live/stats'
import {
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three'
import { prefersReducedMotion } from '../../platform/preferences/reduced-motion.ts'

/** What somebody does on a stage. Seconds since the last frame; `isCalm` where less motion is asked
 *  for: hand it to each character's `update`. */
export type LiveFrame = { deltaSeconds: number; isCalm: boolean }

/** What a stage does and tells. */
export type LiveStageOptions = {
  /** Before each picture: move characters and camera. */
  onFrame: (frame: LiveFrame) => void
  /** The ladder has chosen another quality than the stage began with: build characters of its level,
   *  switch shadows. The pixel ratio is the stage's own affair. Never called while it is being
   *  opened. */
  onQuality?: (quality: LiveQuality) => void
  /** The graphics card was taken away, and given back: three.js sends everything again by itself. */
  onContextLost?: () => void
  onContextRestored?: () => void
  /** The stage was closed because another one was opened. */
  onClosed?: () => void
  /** The page shows through behind the characters: a camera picture. */
  isTransparent?: boolean
  quality?: QualityLadderOptions
}

/** A renderer on a canvas with its scene and camera. */
export type LiveStage = {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly renderer: WebGLRenderer
  readonly quality: LiveQuality
  /** False once it is disposed or another stage was opened: from then on it does nothing. Look at it
   *  after building a character. */
  readonly isOpen: boolean
  /** Resolves when the graphics card has the programs that an object of the scene, or one that is about to join
   *  it, is drawn with. Drawn before that, the page would stand still until it has. */
  prepare: (object: Object3D) => Promise<void>
  /** Lets frames come, and holds them. While the page is hidden or the context lost, none come. */
  start: () => void
  stop: () => void
  /** Draws one picture now: for who asked for less motion, or after a change while it is held. */
  draw: () => void
  /** What the last picture cost, what the graphics card holds, and the mean of the last frames. */
  stats: () => LiveStats & LiveBytes & { frameMs: number }
  /** Stops, and gives the graphics card back. Dispose characters, lights and worlds first. */
  dispose: () => void
}

/** There is one stage: a second renderer would cost a phone its memory. */
let current: { close: () => void } | undefined

/** A step after a longer pause is taken as this long, seconds, so that nothing jumps. */
const LONGEST_STEP = 0.1
/** Share of the newest frame in the mean that is told. */
const MEAN_SHARE = 0.08

/** Opens a stage on a canvas, as large as the page lays the canvas out. A stage that is open is closed
 *  first. Loads three.js: import this file lazily.
 *  @throws Error where the browser gives no WebGL 2 */
export function openLiveStage(canvas: HTMLCanvasElement, options: LiveStageOptions): LiveStage {
  current?.close()
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    alpha: options.isTransparent ?? false,
    powerPreference: 'low-power',
  })
  // A stage before this one may have left the context of the canvas in the middle of a halo.
  renderer.resetState()
  renderer.outputColorSpace = SRGBColorSpace
  renderer.shadowMap.type = PCFShadowMap
  const ladder = new QualityLadder({
    devicePixelRatio: globalThis.devicePixelRatio,
    isPhone: matchMedia('(pointer: coarse) and (max-width: 820px)').matches,
    ...options.quality,
  })
  const scene = new Scene()
  const camera = new PerspectiveCamera(32, 1, 0.1, 100)
  let isStarted = false
  let isDrawn = false
  let isLost = false
  let lastMs: number | undefined
  let frameMs = 0

  const listening = new AbortController()
  const { signal } = listening
  const draw = () => {
    // A stage that was closed while somebody was still being built must not draw on the next one's canvas.
    if (isLost || signal.aborted) return
    isDrawn = true
    renderer.render(scene, camera)
  }
  const frame = (nowMs: number) => {
    const sinceMs = lastMs === undefined ? undefined : nowMs - lastMs
    lastMs = nowMs
    const deltaSeconds = Math.min(LONGEST_STEP, (sinceMs ?? 0) / 1000)
    options.onFrame({ deltaSeconds, isCalm: prefersReducedMotion() })
    draw()
    if (sinceMs === undefined) return
    frameMs += (sinceMs - frameMs) * (frameMs === 0 ? 1 : MEAN_SHARE)
    if (!ladder.frame(sinceMs)) return
    applyQuality()
    options.onQuality?.(ladder.quality)
  }
  const runOrRest = () => {
    const runs = isStarted && !isLost && !signal.aborted && document.visibilityState === 'visible'
    lastMs = undefined
    renderer.setAnimationLoop(runs ? frame : null)
  }
  const applyQuality = () => {
    renderer.shadowMap.enabled = ladder.quality.shadows
    fit()
  }
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas
    // In a headset the session says how large its picture is.
    if (width === 0 || height === 0 || signal.aborted || renderer.xr.isPresenting) return
    renderer.setPixelRatio(ladder.quality.pixelRatio)
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    if (isDrawn && !isStarted) draw()
  }

  const onLost = (event: Event) => {
    // Without this a browser never gives the context back.
    event.preventDefault()
    isLost = true
    runOrRest()
    options.onContextLost?.()
  }
  const onRestored = () => {
    isLost = false
    runOrRest()
    draw()
    options.onContextRestored?.()
  }
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  canvas.addEventListener('webglcontextrestored', onRestored, { signal })
  document.addEventListener('visibilitychange', runOrRest, { signal })
  const watching = new ResizeObserver(fit)
  watching.observe(canvas)
  applyQuality()

  const dispose = () => {
    if (signal.aborted) return
    listening.abort()
    watching.disconnect()
    renderer.setAnimationLoop(null)
    renderer.dispose()
    // A canvas that left the page needs its context no more; one that stays may get another stage.
    setTimeout(() => {
      if (!canvas.isConnected) renderer.forceContextLoss()
    })
    if (current === self) current = undefined
  }
  const self = {
    close() {
      dispose()
      options.onClosed?.()
    },
  }
  current = self

  return {
    scene,
    camera,
    renderer,
    get quality() {
      return ladder.quality
    },
    get isOpen() {
      return !signal.aborted
    },
    async prepare(object) {
      await renderer.compileAsync(object, camera, scene)
    },
    start() {
      isStarted = true
      runOrRest()
    },
    stop() {
      isStarted = false
      runOrRest()
    },
    draw,
    stats: () => ({ ...statsOf(renderer), ...bytesOf(scene), frameMs }),
    dispose,
  }
}
