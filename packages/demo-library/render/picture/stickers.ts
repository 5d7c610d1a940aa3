import path from 'node:path'
import sharp from 'sharp'
import type { StickersManifest } from '../../src/film-manifest.ts'
import type { OpenStudio } from './studio-browser.ts'

const DRAWN = { width: 1024, height: 1024, fps: 24 }
/** The longer side of a sticker, pixels. */
const SIDE = 512
const WEBP = { quality: 84, alphaQuality: 92, effort: 6 }

/** A picture's pixels: red, green and blue, 8 bits each. */
type Pixels = { data: Buffer; width: number; height: number }

/** Draws figures that stand before black, then before white, and cuts each out of its ground. */
export async function writeStickers(
  studio: OpenStudio,
  folder: string,
): Promise<StickersManifest['stickers']> {
  const shots = await studio.open(DRAWN, [])
  const stickers: StickersManifest['stickers'] = []
  for (let index = 0; index + 1 < shots.length; index += 2) {
    const name = (shots[index]?.name ?? '').replace(/-black$/, '')
    const [onBlack, onWhite] = [await pixelsOf(studio, index), await pixelsOf(studio, index + 1)]
    const file = `${name}.webp`
    const cut = await sharp(cutOut(onBlack, onWhite), {
      raw: { width: onBlack.width, height: onBlack.height, channels: 4 },
    })
      .png()
      .toBuffer()
    const trimmed = await sharp(cut).trim({ background: '#00000000', threshold: 8 }).toBuffer()
    const { width, height } = await sharp(trimmed)
      .resize({ width: SIDE, height: SIDE, fit: 'inside', kernel: 'lanczos3' })
      .webp(WEBP)
      .toFile(path.join(folder, file))
    stickers.push({ name, file, width, height })
  }
  return stickers
}

async function pixelsOf(studio: OpenStudio, shot: number): Promise<Pixels> {
  const drawn = sharp(await studio.still(shot, 0)).removeAlpha()
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A figure without its ground: where it covers nothing, both pictures differ as much as their grounds; where it
 *  covers all, not at all. Source: Smith and Blinn, "Blue Screen Matting", SIGGRAPH 1996. */
function cutOut(onBlack: Pixels, onWhite: Pixels): Buffer {
  const { width, height } = onBlack
  const ground = [0, 1, 2].map(
    (channel) => (onWhite.data[channel] ?? 0) - (onBlack.data[channel] ?? 0),
  )
  const result = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    let through = 0
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel
      through += ((onWhite.data[at] ?? 0) - (onBlack.data[at] ?? 0)) / (ground[channel] ?? 1) / 3
    }
    const alpha = Math.min(1, Math.max(0, 1 - through))
    for (let channel = 0; channel < 3; channel++) {
      const color = alpha > 0 ? (onBlack.data[pixel * 3 + channel] ?? 0) / alpha : 0
      result[pixel * 4 + channel] = Math.min(255, Math.round(color))
    }
    result[pixel * 4 + 3] = Math.round(alpha * 255)
  }
  return result
}
