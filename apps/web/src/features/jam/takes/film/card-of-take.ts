import { drawTake, type ShownTake, TAKE_PICTURE } from './draw-take.ts'

/** One picture of a take, as a PNG: how it stands in its middle.
 *  @throws Error where the browser has no canvas */
export async function cardOfTake(shown: ShownTake): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), TAKE_PICTURE)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('there is no canvas to draw on')
  const { fromMs, toMs } = shown.take
  drawTake(shown)(brush, (toMs - fromMs) / 2000)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('the picture of a take could not be written')
  return png
}
