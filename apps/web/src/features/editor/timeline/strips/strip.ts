/** Pictures of a film, one for every so many milliseconds from its beginning. */
export type PictureStrip = {
  is: 'pictures'
  pictures: readonly (HTMLCanvasElement | OffscreenCanvas | ImageBitmap)[]
  everyMs: number
}
/** The highest amplitude of every so many milliseconds, 0 to 1. */
export type LoudnessStrip = { is: 'loudness'; peaks: Float32Array; everyMs: number }
/** What is in a source along its time. */
export type Strip = PictureStrip | LoudnessStrip
