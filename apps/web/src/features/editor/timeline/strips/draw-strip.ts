import type { LoudnessStrip, PictureStrip } from './strip.ts'

/** The part of a source that a clip shows, and how large it is drawn. */
export type StripPart = { fromMs: number; toMs: number; widthPx: number; heightPx: number }

/** Draws pictures of a film side by side, each that of the time where it stands. */
export function drawFilmstrip(
  context: CanvasRenderingContext2D,
  { pictures, everyMs }: PictureStrip,
  { fromMs, toMs, widthPx, heightPx }: StripPart,
): void {
  const [first] = pictures
  if (!first) return
  const tilePx = Math.max(16, heightPx * (first.width / first.height))
  for (let x = 0; x < widthPx; x += tilePx) {
    const ms = fromMs + ((toMs - fromMs) * x) / widthPx
    const picture = pictures[Math.min(pictures.length - 1, Math.floor(ms / everyMs))]
    if (picture) context.drawImage(picture, x, 0, tilePx, heightPx)
  }
}

/** Draws how loud a sound is: a line up and down for each pixel. */
export function drawWaveform(
  context: CanvasRenderingContext2D,
  { peaks, everyMs }: LoudnessStrip,
  { fromMs, toMs, widthPx, heightPx }: StripPart,
): void {
  context.fillStyle = 'rgb(255 255 255 / 0.55)'
  const perPixelMs = (toMs - fromMs) / widthPx
  for (let x = 0; x < widthPx; x++) {
    const from = Math.floor((fromMs + x * perPixelMs) / everyMs)
    const to = Math.max(from + 1, Math.ceil((fromMs + (x + 1) * perPixelMs) / everyMs))
    let peak = 0
    for (let at = from; at < to; at++) peak = Math.max(peak, peaks[at] ?? 0)
    const height = Math.max(1, peak * heightPx)
    context.fillRect(x, (heightPx - height) / 2, 1, height)
  }
}
