import {
  CanvasTexture,
  LinearFilter,
  NoColorSpace,
  NoToneMapping,
  PCFShadowMap,
  type PerspectiveCamera,
  type Scene,
  WebGLRenderer,
} from 'three'
import type { Look } from '../light/look.ts'
import { drawLettering, type LetteringPlan } from '../title/lettering.ts'
import { Bloom } from './bloom.ts'
import { DepthOfField, lensUniforms, setLens } from './depth-of-field.ts'
import { Finish, type FinishPlan } from './finish.ts'
import { Grade } from './grade.ts'
import { I420Packer } from './i420.ts'
import { PassRunner } from './pass.ts'
import { sceneTarget } from './targets.ts'

/** All that one picture is made from. Focus and range in metres. */
export type StageFrame = {
  scene: Scene
  camera: PerspectiveCamera
  look: Look
  focus: number
  range: number
  blur: number
  iris: FinishPlan['iris']
  fade: number
  backdropColor: string
  lettering: LetteringPlan | undefined
}

/** Lettering is drawn in 720ths of the picture's height. */
const LETTERING_UNITS = 720

/** The renderer with its lens and grade. Draw a frame, then read it. */
export class Stage {
  readonly width: number
  readonly height: number
  readonly #renderer: WebGLRenderer
  readonly #passes: PassRunner
  readonly #lens = lensUniforms()
  readonly #scene
  readonly #depthOfField: DepthOfField
  readonly #bloom: Bloom
  readonly #grade: Grade
  readonly #finish: Finish
  readonly #packer: I420Packer
  readonly #words: CanvasRenderingContext2D
  readonly #wordsTexture: CanvasTexture

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#renderer = new WebGLRenderer({ antialias: false })
    this.#renderer.setPixelRatio(1)
    this.#renderer.setSize(width, height, false)
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#renderer.toneMapping = NoToneMapping
    this.#passes = new PassRunner(this.#renderer)
    this.#words = wordsCanvas(width, height)
    this.#wordsTexture = wordsTexture(this.#words.canvas)
    this.#scene = sceneTarget(width, height)
    const sharp = this.#scene.colors.texture
    const { depth } = this.#scene
    this.#depthOfField = new DepthOfField(width, height, sharp, depth, this.#lens)
    const soft = this.#depthOfField.soft.texture
    this.#bloom = new Bloom(width, height, soft)
    const bloom = this.#bloom.light.texture
    this.#grade = new Grade(width, height, { sharp, soft, bloom, depth }, this.#lens)
    this.#finish = new Finish(width, height, this.#grade.picture.texture, this.#wordsTexture)
    this.#packer = new I420Packer(width, height, this.#finish.picture.texture)
  }

  draw(frame: StageFrame): void {
    const { camera, look } = frame
    this.#renderer.setRenderTarget(this.#scene.colors)
    this.#renderer.render(frame.scene, camera)
    setLens(this.#lens, {
      near: camera.near,
      far: camera.far,
      focus: frame.focus,
      range: frame.range,
      blur: frame.blur,
      skySoftness: look.skySoftness,
    })
    this.#depthOfField.run(this.#passes)
    this.#bloom.run(this.#passes, look.bloomFrom)
    this.#grade.run(this.#passes, look)
    if (frame.lettering) this.#write(frame.lettering)
    this.#finish.run(this.#passes, {
      vignette: look.vignette,
      fade: frame.fade,
      iris: frame.iris,
      backdropColor: frame.backdropColor,
      lettered: Boolean(frame.lettering),
    })
  }

  /** The frame as planar I420, BT.709 limited range, top row first. */
  readI420(): Uint8Array<ArrayBuffer> {
    return this.#packer.read(this.#renderer, this.#passes)
  }

  /** The frame as RGBA, top row first. */
  readRgba(): ImageData {
    const { width, height } = this
    const upsideDown = new Uint8Array(width * height * 4)
    this.#renderer.readRenderTargetPixels(this.#finish.picture, 0, 0, width, height, upsideDown)
    const image = new ImageData(width, height)
    const row = width * 4
    for (let y = 0; y < height; y++) {
      const from = (height - 1 - y) * row
      image.data.set(upsideDown.subarray(from, from + row), y * row)
    }
    return image
  }

  /** Gives the graphics card back. */
  close(): void {
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #write(plan: LetteringPlan): void {
    const scale = this.height / LETTERING_UNITS
    this.#words.clearRect(0, 0, this.width, this.height)
    this.#words.save()
    this.#words.scale(scale, scale)
    drawLettering(this.#words, plan)
    this.#words.restore()
    this.#wordsTexture.needsUpdate = true
  }
}

function wordsCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2-D canvas')
  return context
}

function wordsTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = NoColorSpace
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  texture.premultiplyAlpha = true
  return texture
}
