import { AR_FRAME } from '@starnest/contract/ar/ar'
import { inverse, type Quaternion, radians, turned, type Vector } from './quaternion.ts'

/** What is seen: where it looks, and how large the picture is, CSS pixels. */
export type View = {
  readonly turn: Quaternion
  readonly width: number
  readonly height: number
  /** Pixels from the eye to the picture: how strongly it enlarges. */
  readonly focal: number
}

/** How much the longer side of a camera's picture shows, degrees: what the main cameras of phones have, a
 *  lens of 26 to 28 mm. Browsers do not tell it. */
const LONG_SIDE_DEGREES = 66

/** Width and height of a picture, pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** How large a pixel of a picture is on a screen that it covers (`object-fit: cover`). */
const coverScale = (screen: PictureSize, picture: PictureSize): number =>
  Math.max(screen.width / picture.width, screen.height / picture.height)

/** The frame of the specification, turned as the screen is. */
export const frameFor = ({ width, height }: PictureSize): PictureSize =>
  width >= height ? AR_FRAME : { width: AR_FRAME.height, height: AR_FRAME.width }

/** How large a pixel of the frame is on a screen that it covers. */
export const framePixelSize = (screen: PictureSize): number => coverScale(screen, frameFor(screen))

/** The focal length, screen pixels, of a picture that covers the screen. */
export function focalOf(screen: PictureSize, picture: PictureSize = frameFor(screen)): number {
  const long = Math.max(picture.width, picture.height)
  return (long / 2 / Math.tan(radians(LONG_SIDE_DEGREES / 2))) * coverScale(screen, picture)
}

/** How much of the world a view shows from its top to its bottom, radians. */
export const verticalAngle = ({ height, focal }: Pick<View, 'height' | 'focal'>): number =>
  2 * Math.atan(height / 2 / focal)

/** Where something is on the screen, CSS pixels from its top left. `isSeen`: inside, and before the
 *  viewer. Otherwise the place is the point of the edge that is nearest to it, and `arrow` the way there,
 *  radians clockwise from the right. */
export type ScreenPlace =
  | { readonly isSeen: true; readonly x: number; readonly y: number }
  | { readonly isSeen: false; readonly x: number; readonly y: number; readonly arrow: number }

/** Pixels that stay free at the edges for what hangs there. */
export type Inset = {
  readonly top: number
  readonly bottom: number
  readonly side: number
}

/** What looks along a direction sees of a point there: pixels from the middle of the picture, to the right
 *  and down; undefined: it lies behind. */
export function pictureOffset(direction: Vector, { turn, focal }: View): Vector | undefined {
  const [x, y, z] = turned(direction, inverse(turn))
  return z < -0.01 ? [(x / -z) * focal, (-y / -z) * focal, 0] : undefined
}

/** Where a direction is on the screen. */
export function placeOnScreen(direction: Vector, view: View, inset: Inset): ScreenPlace {
  const { width, height } = view
  const offset = pictureOffset(direction, view)
  const middle = { x: width / 2, y: height / 2 }
  if (offset) {
    const [x, y] = [middle.x + offset[0], middle.y + offset[1]]
    const isInside =
      x >= inset.side && x <= width - inset.side && y >= inset.top && y <= height - inset.bottom
    if (isInside) return { isSeen: true, x, y }
  }
  const [x, y] = turned(direction, inverse(view.turn))
  // Straight behind every way is as near; to the right is one.
  const [across, down] = Math.hypot(x, y) < 1e-6 ? [1, 0] : [x, -y]
  const edge = {
    left: inset.side - middle.x,
    right: width - inset.side - middle.x,
    top: inset.top - middle.y,
    bottom: height - inset.bottom - middle.y,
  }
  const reachX = across > 0 ? edge.right / across : across < 0 ? edge.left / across : Infinity
  const reachY = down > 0 ? edge.bottom / down : down < 0 ? edge.top / down : Infinity
  const reach = Math.min(reachX, reachY)
  return {
    isSeen: false,
    x: middle.x + across * reach,
    y: middle.y + down * reach,
    arrow: Math.atan2(down, across),
  }
}
