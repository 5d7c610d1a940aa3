import type { EditorDocument, Item } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import type { Surface } from '@starnest/editor/draw/context'
import { creditsOf } from '@starnest/editor/draw/credits'
import { type DrawnPicture, drawFrame } from '@starnest/editor/draw/draw-frame'
import { type SeenItem, seenAt, sourceMsAt } from '@starnest/editor/draw/layers'
import { frameSizeOf, zoomOf } from '@starnest/editor/draw/placement'
import { PictureStream } from './picture-stream.ts'
import { openSource, picturesOf, readStill } from './source-media.ts'

/** Short side of a preview, in pixels. */
const PREVIEW_SHORT_SIDE_PX = 720
/** Milliseconds before an item is seen, from which on it is opened. */
const AHEAD_MS = 1200

type Picture = HTMLCanvasElement | OffscreenCanvas | ImageBitmap

/** What shows an item: being opened, decoded, not to be had, or not to be read here. */
type Showing =
  | { is: 'opening' }
  | { is: 'still'; picture: ImageBitmap }
  | { is: 'stream'; stream: PictureStream; firstSeconds: number; release: () => void }
  | { is: 'absent' }
  | { is: 'failed'; cause: unknown }

/** An item whose source could not be read, and why. */
type Broken = { readonly item: Item; readonly cause: unknown }

type Scene = { document: EditorDocument; assets: ReadonlyMap<number, EditorAsset> }

type AnyCanvas = HTMLCanvasElement | OffscreenCanvas

type CompositorOptions = {
  canvas: AnyCanvas
  /** More can be drawn than before. */
  onChange: () => void
  /** Where the bytes of an asset are that is drawn; empty: nowhere. */
  urlOf: (asset: EditorAsset) => string
  /** Of the picture, in pixels. */
  shortSidePx?: number
}

/** Draws what is seen at a time on a canvas, and opens and closes what that needs. */
export class Compositor {
  readonly #canvas: AnyCanvas
  readonly #shortSidePx: number
  readonly #aside = document.createElement('canvas')
  readonly #showing = new Map<string, Showing>()
  readonly #urlOf: CompositorOptions['urlOf']
  readonly #onChange: () => void
  /** What is opened for each item: an asset that has other bytes by now is opened anew. */
  readonly #urls = new Map<string, string>()
  #isClosed = false
  /** The time that was drawn last. */
  #drawnMs = 0

  constructor({ canvas, onChange, urlOf, shortSidePx }: CompositorOptions) {
    this.#canvas = canvas
    this.#onChange = onChange
    this.#urlOf = urlOf
    this.#shortSidePx = shortSidePx ?? PREVIEW_SHORT_SIDE_PX
  }

  /** Draws, and answers whether everything that is seen was there. */
  draw(scene: Scene, ms: number): boolean {
    const { document: edited } = scene
    const size = frameSizeOf(edited.settings.aspect, this.#shortSidePx)
    for (const canvas of [this.#canvas, this.#aside]) {
      if (canvas.width !== size.widthPx) canvas.width = size.widthPx
      if (canvas.height !== size.heightPx) canvas.height = size.heightPx
    }
    const [surface, aside] = [surfaceOf(this.#canvas), surfaceOf(this.#aside)]
    if (!surface || !aside) return false
    this.#drawnMs = ms
    this.#openSeen(scene, ms)
    let isWhole = true
    const pictureOf = (seen: SeenItem) => {
      const picture = this.#pictureOf(seen)
      isWhole &&= picture !== null || this.#isWithout(seen.item)
      return picture
    }
    const credits = creditsOf(edited, scene.assets)
    drawFrame<Picture>(edited, ms, { surface, aside, size, credits, pictureOf })
    const isThere = isWhole && this.#isSettled(edited, ms)
    // What is seen comes first: decoders share the processor.
    if (isThere) this.#openNext(scene, ms)
    return isThere
  }

  /** Items that are seen now and cannot be shown by this browser. */
  failedAt({ items }: EditorDocument, ms: number): Item[] {
    return seenAt({ items }, ms)
      .map(({ item }) => item)
      .filter((item) => this.#isWithout(item))
  }

  /** The first item that is seen now although its source could not be read; of one that is not to be had nothing is
   *  expected. */
  brokenAt(edited: Pick<EditorDocument, 'items'>, ms: number): Broken | undefined {
    return seenAt(edited, ms)
      .flatMap(({ item }): Broken[] => {
        const showing = this.#showing.get(keyOf(item))
        if (showing?.is === 'failed') return [{ item, cause: showing.cause }]
        const cause = showing?.is === 'stream' ? showing.stream.failure : undefined
        return cause === undefined ? [] : [{ item, cause }]
      })
      .at(0)
  }

  /** Whether there is no picture of an item, and none will come. */
  #isWithout(item: Item): boolean {
    const showing = this.#showing.get(keyOf(item))
    return showing?.is === 'absent' || showing?.is === 'failed'
  }

  close(): void {
    this.#isClosed = true
    for (const key of this.#showing.keys()) this.#close(key)
  }

  #isSettled(edited: EditorDocument, ms: number): boolean {
    return seenAt(edited, ms).every(({ item }) => {
      const showing = this.#showing.get(keyOf(item))
      return showing?.is !== 'stream' || showing.stream.isThere
    })
  }

  /** Opens what is seen, and closes what is far from it. */
  #openSeen(scene: Scene, ms: number): void {
    const near = withPictures(scene.document).filter(
      ({ startTime, duration }) =>
        startTime <= ms + AHEAD_MS && startTime + duration + AHEAD_MS >= ms,
    )
    const urls = new Map(near.map((item) => [keyOf(item), this.#urlNow(scene, item)]))
    for (const key of this.#showing.keys()) {
      if (urls.get(key) !== this.#urls.get(key)) this.#close(key)
    }
    this.#openAll(
      scene,
      seenAt(scene.document, ms).map(({ item }) => item),
    )
  }

  /** Opens what is seen soon. */
  #openNext(scene: Scene, ms: number): void {
    const next = withPictures(scene.document).filter(
      ({ startTime }) => startTime > ms && startTime <= ms + AHEAD_MS,
    )
    this.#openAll(scene, next)
  }

  #urlNow({ assets }: Scene, { assetId }: Item): string | undefined {
    const asset = assets.get(assetId ?? 0)
    return asset && this.#urlOf(asset)
  }

  #openAll(scene: Scene, items: readonly Item[]): void {
    for (const item of items) {
      const url = this.#urlNow(scene, item)
      if (url === undefined || this.#showing.has(keyOf(item))) continue
      this.#showing.set(keyOf(item), { is: 'opening' })
      this.#urls.set(keyOf(item), url)
      void this.#open(item, url)
    }
  }

  async #open(item: Item, url: string): Promise<void> {
    const showing = await this.#read(item, url).catch(
      (cause: unknown): Showing => ({ is: 'failed', cause }),
    )
    const isWanted = !this.#isClosed && this.#urls.get(keyOf(item)) === url
    if (isWanted) this.#showing.set(keyOf(item), showing)
    else closeShowing(showing)
    if (isWanted) this.#onChange()
  }

  async #read(item: Item, url: string): Promise<Showing> {
    if (url === '') return { is: 'absent' }
    const shortSidePx = this.#shortSidePx * zoomOf(item.picture)
    if (item.trackType === 'image') {
      return { is: 'still', picture: await readStill(url, shortSidePx) }
    }
    const { video, release } = await openSource(url)
    try {
      if (!video) throw new Error('there are no pictures that can be decoded here')
      const firstSeconds = await video.getFirstTimestamp()
      const stream = new PictureStream(picturesOf(video, shortSidePx), () => this.#onChange())
      // One that comes soon waits with its first picture.
      if (item.startTime > this.#drawnMs) {
        stream.at(firstSeconds + sourceMsAt(item, item.startTime) / 1000)
      }
      return { is: 'stream', stream, firstSeconds, release }
    } catch (error) {
      release()
      throw error
    }
  }

  #pictureOf({ item, sourceMs }: SeenItem): DrawnPicture<Picture> | null {
    const showing = this.#showing.get(keyOf(item))
    if (showing?.is === 'still') return drawn(showing.picture)
    if (showing?.is !== 'stream') return null
    const picture = showing.stream.at(Math.max(0, showing.firstSeconds) + sourceMs / 1000)
    return picture ? drawn(picture) : null
  }

  #close(key: string): void {
    const showing = this.#showing.get(key)
    this.#showing.delete(key)
    this.#urls.delete(key)
    if (showing) closeShowing(showing)
  }
}

const withPictures = ({ items }: EditorDocument) =>
  items.filter(({ trackType }) => trackType === 'video' || trackType === 'image')

/** Of an item and its source: another source is opened anew. */
const keyOf = ({ id, assetId }: Item) => `${id} ${assetId}`

const drawn = (image: Picture): DrawnPicture<Picture> => ({
  image,
  widthPx: image.width,
  heightPx: image.height,
})

function closeShowing(showing: Showing): void {
  if (showing.is === 'stream') {
    showing.stream.close()
    showing.release()
  }
  if (showing.is === 'still') showing.picture.close()
}

function surfaceOf(canvas: AnyCanvas): Surface<Picture> | null {
  const context =
    canvas instanceof OffscreenCanvas ? canvas.getContext('2d') : canvas.getContext('2d')
  return context && { context, image: canvas }
}
