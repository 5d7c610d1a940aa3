import type { PictureSize } from '../look/view.ts'

/** How good a picture that is kept is, 0 to 1. */
const QUALITY = 0.9

/** What a picture is put together from, from the back to the front. */
type Layer = {
  readonly source: CanvasImageSource
  readonly size: PictureSize
  readonly isMirrored: boolean
}

/** Where a layer lies on a picture that it covers, as `object-fit: cover` does. */
export function coverBox(size: PictureSize, picture: PictureSize) {
  const scale = Math.max(picture.width / size.width, picture.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}

/** Puts layers together as a JPEG file; undefined: the browser cannot.  */
export async function takePicture(
  layers: readonly Layer[],
  { width, height }: PictureSize,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  for (const { source, size, isMirrored } of layers) {
    const box = coverBox(size, { width, height })
    pen.setTransform(isMirrored ? -1 : 1, 0, 0, 1, isMirrored ? width : 0, 0)
    pen.drawImage(source, box.x, box.y, box.width, box.height)
  }
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY),
  )
}
