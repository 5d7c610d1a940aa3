/** A small picture, 4 bytes a pixel: red, green, blue, opacity. */
export type SmallPicture = {
  readonly widthPx: number
  readonly heightPx: number
  readonly rgba: Uint8Array
}

/** Brightness of each pixel, 0 to 255. Source: ITU-R BT.709, weights of the colours. */
function lumaOf({ rgba, widthPx, heightPx }: SmallPicture): Float32Array {
  return Float32Array.from({ length: widthPx * heightPx }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(pixel * 4, pixel * 4 + 3)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
}

/** How much each pixel differs from its neighbours: edges are high, blur and plain areas low.
 *  The border is 0. */
function detailOf(picture: SmallPicture): Float32Array {
  const { widthPx, heightPx } = picture
  const luma = lumaOf(picture)
  const detail = new Float32Array(luma.length)
  const at = (index: number) => luma[index] ?? 0
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const index = y * widthPx + x
      const around = at(index - 1) + at(index + 1) + at(index - widthPx) + at(index + widthPx)
      detail[index] = Math.abs(4 * at(index) - around)
    }
  }
  return detail
}

const mean = (values: Float32Array) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Brightness from which a picture counts as black, and as burnt out, and the spread of brightness
 *  below which it is one plain colour. Of 255; found by eye on films and phone videos. */
const BLACK = 28
const BURNT_OUT = 232
const PLAIN = 14

/** How well a still can stand for a film: more for detail, contrast and a middling brightness.
 *  Below 1 it is black, burnt out or plain; nobody would choose it. */
export function stillScore(picture: SmallPicture): number {
  const luma = lumaOf(picture)
  const brightness = mean(luma)
  const spread = Math.sqrt(mean(luma.map((value) => (value - brightness) ** 2)))
  const isPoor = brightness < BLACK || brightness > BURNT_OUT || spread < PLAIN
  const detail = Math.log2(1 + mean(detailOf(picture)))
  const balance = 1 - Math.abs(brightness - 120) / 240
  const score = 1 + detail * Math.min(1, spread / 50) * balance
  return isPoor ? score / 1000 : score
}

/** Mean difference of two pictures of one size, 0 to 255 for each colour value. */
export function differenceOf(one: SmallPicture, other: SmallPicture): number {
  const length = Math.min(one.rgba.length, other.rgba.length)
  if (length === 0) return 0
  let sum = 0
  for (let index = 0; index < length; index++) {
    sum += Math.abs((one.rgba[index] ?? 0) - (other.rgba[index] ?? 0))
  }
  return sum / length
}

/** Share by which a part at the edge has to be richer in detail to be taken before the middle. */
const MIDDLE_WEIGHT = 0.35

/** Where a part of so many pixels begins across a picture so that it holds the most detail, the
 *  middle first when that does not differ much. Pixels from the left, 0 or more. */
export function bestPartLeft(picture: SmallPicture, partWidthPx: number): number {
  const { widthPx } = picture
  const room = widthPx - partWidthPx
  if (room <= 0) return 0
  const sums = columnSums(detailOf(picture), widthPx)
  const valueAt = (left: number) => {
    const inside = (sums[left + Math.floor(partWidthPx)] ?? 0) - (sums[left] ?? 0)
    const offMiddle = Math.abs(left - room / 2) / (room / 2)
    return inside * (1 - MIDDLE_WEIGHT * offMiddle)
  }
  let best = Math.floor(room / 2)
  for (let left = 0; left <= room; left++) {
    if (valueAt(left) > valueAt(best)) best = left
  }
  return best
}

/** Detail of all columns left of each: one more value than there are columns. */
function columnSums(detail: Float32Array, widthPx: number): number[] {
  const columns = new Array<number>(widthPx).fill(0)
  detail.forEach((value, index) => {
    columns[index % widthPx] = (columns[index % widthPx] ?? 0) + value
  })
  const sums = [0]
  for (const column of columns) sums.push((sums.at(-1) ?? 0) + column)
  return sums
}
