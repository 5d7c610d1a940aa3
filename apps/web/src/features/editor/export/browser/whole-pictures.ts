import type { EditorDocument } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { wholeUrl } from '../../assets/viewed-url.ts'
import { Compositor } from '../../preview/compositor.ts'
import { BrokenSourceError } from './broken-source.ts'

type WholePictures = {
  canvas: HTMLCanvasElement | OffscreenCanvas
  /** Of the pictures, in pixels. */
  shortSidePx: number
  scene: { document: EditorDocument; assets: ReadonlyMap<number, EditorAsset> }
}

/** Draws pictures of a film on a canvas, each with everything that belongs to it. */
export function wholePictures({ canvas, shortSidePx, scene }: WholePictures) {
  let next = Promise.withResolvers<void>()
  const onChange = () => {
    next.resolve()
    next = Promise.withResolvers<void>()
  }
  const compositor = new Compositor({ canvas, onChange, urlOf: wholeUrl, shortSidePx })
  const assertUnbroken = (ms: number) => {
    const broken = compositor.brokenAt(scene.document, ms)
    const asset = broken && scene.assets.get(broken.item.assetId ?? 0)
    if (asset) throw new BrokenSourceError(asset.originalName, { cause: broken.cause })
  }
  return {
    /** Draws what is seen at a time of the film, in milliseconds.
     *  @throws BrokenSourceError when some of it cannot be read; the signal's reason when it is given */
    async draw(ms: number, signal: AbortSignal): Promise<void> {
      for (;;) {
        const changed = next.promise
        const isWhole = compositor.draw(scene, ms)
        assertUnbroken(ms)
        if (isWhole) return
        await changed
        signal.throwIfAborted()
      }
    },
    close: () => compositor.close(),
  }
}
