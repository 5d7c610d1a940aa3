/** Makes of pixels of red, green, blue and alpha the planes that films are encoded from: luma, then the two chromas at
 *  half the width and height, in the colours of high definition (ITU-R BT.709, limited range). Widths and heights are
 *  even. */

/** Bytes of a picture in planes. */
export const i420Bytes = (widthPx: number, heightPx: number): number => (widthPx * heightPx * 3) / 2

/** Fixed point with 16 bits behind it. */
const ONE = 65_536
const fixed = (factor: number) => Math.round(factor * ONE)
const LUMA = [0.2126, 0.7152, 0.0722].map((share) => fixed((share * 219) / 255)) as Triple
const BLUE = [-0.1146, -0.3854, 0.5].map((share) => fixed((share * 224) / 255)) as Triple
const RED = [0.5, -0.4542, -0.0458].map((share) => fixed((share * 224) / 255)) as Triple
type Triple = [red: number, green: number, blue: number]

/** The planes of a picture whose pixels are opaque. */
export function toI420(rgba: Uint8Array, widthPx: number, heightPx: number): Buffer {
  const planes = Buffer.allocUnsafe(i420Bytes(widthPx, heightPx))
  const blueAt = widthPx * heightPx
  const redAt = blueAt + blueAt / 4
  let chroma = 0
  for (let y = 0; y < heightPx; y += 2) {
    for (let x = 0; x < widthPx; x += 2) {
      let [red, green, blue] = [0, 0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const at = (y + (corner >> 1)) * widthPx + x + (corner & 1)
        const r = rgba[at * 4] as number
        const g = rgba[at * 4 + 1] as number
        const b = rgba[at * 4 + 2] as number
        planes[at] = 16 + ((LUMA[0] * r + LUMA[1] * g + LUMA[2] * b + ONE / 2) >> 16)
        red += r
        green += g
        blue += b
      }
      planes[blueAt + chroma] =
        128 + ((BLUE[0] * red + BLUE[1] * green + BLUE[2] * blue) / 4 / ONE + 0.5)
      planes[redAt + chroma] =
        128 + ((RED[0] * red + RED[1] * green + RED[2] * blue) / 4 / ONE + 0.5)
      chroma += 1
    }
  }
  return planes
}
