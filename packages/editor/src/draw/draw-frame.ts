import type { EditorDocument } from '@starnest/contract/editor/document'
import type { Context, Surface } from './context.ts'
import { creditsAt } from './credits.ts'
import { type SeenItem, seenAt } from './layers.ts'
import { LOOK_STEPS, type LookSteps } from './looks.ts'
import { fadeAt, type PartPx, placementOf, type SizePx } from './placement.ts'
import { drawText } from './text.ts'

/** A picture of an item that can be drawn, and how large it is as it is shown. */
export type DrawnPicture<Image> = SizePx & { readonly image: Image }

/** What a frame is drawn with. `aside` is a surface of the same size, for looks. `pictureOf` answers the
 *  picture of an item at its place in its source; null: there is none, and nothing is drawn. `credits` are said
 *  at the end. */
export type FrameTools<Image> = {
  readonly surface: Surface<Image>
  readonly aside: Surface<Image>
  readonly size: SizePx
  readonly credits: readonly string[]
  readonly pictureOf: (seen: SeenItem) => DrawnPicture<Image> | null
}

/** Draws what is seen at a time, in milliseconds of the timeline: the same on a page and on the server. */
export function drawFrame<Image>(
  document: EditorDocument,
  ms: number,
  tools: FrameTools<Image>,
): void {
  const { surface, size } = tools
  const { context } = surface
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  fillAll(context, size, document.settings.background)
  for (const seen of seenAt(document, ms)) drawSeen(seen, tools)
  const credits = creditsAt(document, tools.credits, ms)
  if (credits) drawText(context, credits, size)
}

function drawSeen<Image>(seen: SeenItem, tools: FrameTools<Image>): void {
  const { surface, size } = tools
  const { context } = surface
  const { passing, item, itemMs } = seen
  if (passing?.kind === 'fade-through-black' && passing.isComing !== passing.progress >= 0.5) return
  context.save()
  let opacity = fadeAt(item.picture, { itemMs, durationMs: item.duration })
  if (passing?.isComing && passing.kind === 'cross-fade') opacity *= passing.progress
  if (passing?.isComing && passing.kind === 'slide') {
    context.translate((1 - passing.progress) * size.widthPx, 0)
  }
  if (passing?.isComing && passing.kind === 'wipe') {
    context.beginPath()
    context.rect(0, 0, passing.progress * size.widthPx, size.heightPx)
    context.clip()
  }
  context.globalAlpha = opacity
  if (item.text) drawText(context, item.text, size)
  else drawPicture(seen, tools)
  context.restore()
  if (passing?.kind === 'fade-through-black') {
    context.globalAlpha = 1 - Math.abs(2 * passing.progress - 1)
    fillAll(context, size, '#000000')
    context.globalAlpha = 1
  }
}

function drawPicture<Image>(seen: SeenItem, tools: FrameTools<Image>): void {
  const { surface, aside, size } = tools
  const picture = tools.pictureOf(seen)
  if (!picture) return
  const { item, itemMs } = seen
  const share = Math.min(1, itemMs / item.duration)
  const placement = placementOf(item.picture, { source: picture, frame: size, share })
  const draw = (context: Context<Image>) => {
    const { part, box, middleXPx, middleYPx, rotation } = placement
    context.save()
    context.translate(middleXPx, middleYPx)
    if (rotation !== 0) context.rotate((rotation * Math.PI) / 180)
    drawPart(context, picture.image, part, box)
    context.restore()
  }
  const { look } = item.picture
  if (look === 'none') {
    draw(surface.context)
    return
  }
  const { context } = aside
  context.save()
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  context.clearRect(0, 0, size.widthPx, size.heightPx)
  draw(context)
  applyLook(context, LOOK_STEPS[look], size)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-in'
  draw(context)
  context.restore()
  const whole = [0, 0, size.widthPx, size.heightPx] as const
  surface.context.drawImage(aside.image, ...whole, ...whole)
}

function drawPart<Image>(
  context: Context<Image>,
  image: Image,
  { xPx, yPx, widthPx, heightPx }: PartPx,
  box: SizePx,
): void {
  const at = [-box.widthPx / 2, -box.heightPx / 2, box.widthPx, box.heightPx] as const
  context.drawImage(image, xPx, yPx, widthPx, heightPx, ...at)
}

function applyLook<Image>(context: Context<Image>, steps: LookSteps, size: SizePx): void {
  const lay = (mode: 'saturation' | 'multiply' | 'screen', color: string, alpha = 1) => {
    context.globalCompositeOperation = mode
    context.globalAlpha = alpha
    fillAll(context, size, color)
  }
  if (steps.desaturation > 0) lay('saturation', '#808080', steps.desaturation)
  lay('multiply', steps.multiply)
  lay('screen', steps.screen)
  if (steps.vignette > 0) drawVignette(context, size, steps.vignette)
}

function drawVignette<Image>(context: Context<Image>, size: SizePx, darkness: number): void {
  const { widthPx, heightPx } = size
  const [x, y] = [widthPx / 2, heightPx / 2]
  const corner = Math.hypot(x, y)
  const shade = context.createRadialGradient(x, y, corner * 0.45, x, y, corner)
  shade.addColorStop(0, 'rgba(0, 0, 0, 0)')
  shade.addColorStop(1, `rgba(0, 0, 0, ${darkness})`)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
  context.fillStyle = shade
  context.fillRect(0, 0, widthPx, heightPx)
}

function fillAll<Image>(context: Context<Image>, { widthPx, heightPx }: SizePx, color: string) {
  context.fillStyle = color
  context.fillRect(0, 0, widthPx, heightPx)
}
