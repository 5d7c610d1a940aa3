import type { Aspect, ItemPicture, Part } from '@starnest/contract/editor/document'

/** Width and height in pixels. */
export type SizePx = { readonly widthPx: number; readonly heightPx: number }

/** A part of a picture in its own pixels. */
export type PartPx = {
  readonly xPx: number
  readonly yPx: number
  readonly widthPx: number
  readonly heightPx: number
}

const RATIOS: Readonly<Record<Aspect, readonly [width: number, height: number]>> = {
  '16:9': [16, 9],
  '9:16': [9, 16],
  '1:1': [1, 1],
  '4:3': [4, 3],
}

/** The size of a film by its shape and its short side, both even, as encoders ask. */
export function frameSizeOf(aspect: Aspect, shortSidePx: number): SizePx {
  const [width, height] = RATIOS[aspect]
  const scale = shortSidePx / Math.min(width, height)
  return { widthPx: even(width * scale), heightPx: even(height * scale) }
}

const even = (px: number) => 2 * Math.round(px / 2)

/** How a picture stands in a frame: the part of the source that is shown, and the box it is drawn into,
 *  around its middle, before it is turned. */
export type Placement = {
  readonly part: PartPx
  readonly middleXPx: number
  readonly middleYPx: number
  readonly box: SizePx
  /** Degrees clockwise. */
  readonly rotation: ItemPicture['rotation']
}

/** Where a picture is drawn: cropped, turned, fitted, scaled and moved, in this order. `share` is how much of
 *  its item is over, 0 to 1, for a camera that moves. */
export function placementOf(
  picture: ItemPicture,
  { source, frame, share }: { source: SizePx; frame: SizePx; share: number },
): Placement {
  const { kenBurns, rotation, scale } = picture
  const cropped = partOf(source, picture.crop)
  const shown = kenBurns ? within(cropped, between(kenBurns.from, kenBurns.to, share)) : cropped
  const isTurned = rotation === 90 || rotation === 270
  const upright = isTurned
    ? { widthPx: shown.heightPx, heightPx: shown.widthPx }
    : { widthPx: shown.widthPx, heightPx: shown.heightPx }
  const across = frame.widthPx / upright.widthPx
  const down = frame.heightPx / upright.heightPx
  const isCovering = picture.fit === 'cover' || kenBurns !== null
  const fitted = (isCovering ? Math.max(across, down) : Math.min(across, down)) * scale
  return {
    part: shown,
    middleXPx: picture.x * frame.widthPx,
    middleYPx: picture.y * frame.heightPx,
    box: { widthPx: shown.widthPx * fitted, heightPx: shown.heightPx * fitted },
    rotation,
  }
}

const partOf = ({ widthPx, heightPx }: SizePx, { x, y, width, height }: Part): PartPx => ({
  xPx: x * widthPx,
  yPx: y * heightPx,
  widthPx: Math.max(1, Math.min(width, 1 - x) * widthPx),
  heightPx: Math.max(1, Math.min(height, 1 - y) * heightPx),
})

function within(whole: PartPx, { x, y, width, height }: Part): PartPx {
  const part = partOf(whole, { x, y, width, height })
  return { ...part, xPx: whole.xPx + part.xPx, yPx: whole.yPx + part.yPx }
}

const between = (from: Part, to: Part, share: number): Part => {
  const mix = (one: number, other: number) => one + (other - one) * share
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}

/** How much of a picture is seen, 0 to 1, by its fades. `itemMs` is how long it has been seen. */
export function fadeAt(
  { fadeInMs, fadeOutMs, opacity }: ItemPicture,
  { itemMs, durationMs }: { itemMs: number; durationMs: number },
): number {
  const coming = fadeInMs === 0 ? 1 : itemMs / fadeInMs
  const leftMs = durationMs - itemMs
  // Past its end, as under a transition, it stays as it was.
  const going = fadeOutMs === 0 || leftMs <= 0 ? 1 : leftMs / fadeOutMs
  return opacity * Math.max(0, Math.min(1, coming, going))
}

/** How many pixels of the frame's side a picture needs so that what is shown of it is sharp; four at most. */
export function zoomOf({ crop, scale, kenBurns }: ItemPicture): number {
  const parts = kenBurns ? [kenBurns.from, kenBurns.to] : []
  const smallest = Math.min(1, ...parts.flatMap(({ width, height }) => [width, height]))
  const shown = Math.max(0.05, Math.min(crop.width, crop.height) * smallest)
  return Math.min(4, Math.max(1, (2 * scale) / shown))
}
