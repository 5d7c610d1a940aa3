import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { ClipScript } from '@starnest/film-kit/film/script'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { FilmManifest } from '../../src/film-manifest.ts'
import type { OpenStudio } from './studio-browser.ts'

/** Size that key art is drawn at, pixels: at least twice what cards show, so that its edges are
 *  smoother than the film's own when it is reduced. */
const DRAWN = {
  poster: { width: 1600, height: 2400 },
  backdrop: { width: 2560, height: 1440 },
} as const

/** Widths that pages can choose from. A card is 160 to 320 CSS pixels wide, a hero the window. */
const AVIF_WIDTHS = { poster: [240, 480, 800], backdrop: [480, 960, 1920] } as const
/** One size for browsers without AVIF, and for televisions. */
const WEBP_WIDTHS = { poster: 800, backdrop: 1280 } as const
const AVIF = { quality: 52, effort: 4 }
const WEBP = { quality: 84, effort: 6 }

/** A thumbhash looks at no more pixels than these. */
const THUMB = { width: 100, height: 100 }
const LOGO_WIDTH = 720

export type Pictures = FilmManifest['pictures']
type Kind = keyof typeof DRAWN
type PictureFile = Pictures['poster']['sizes'][number]

/** Draws poster, backdrop and logo and writes them into `folder` in all sizes. */
export async function writeKeyArt(studio: OpenStudio, folder: string): Promise<Pictures> {
  const poster = await writePicture(studio, folder, 'poster')
  const backdrop = await writePicture(studio, folder, 'backdrop')
  const logo = await writeLogo(studio, folder)
  return { poster, backdrop, ...(logo ? { logo } : {}) }
}

async function writePicture(studio: OpenStudio, folder: string, kind: Kind) {
  await studio.open({ ...DRAWN[kind], fps: 24 }, [])
  const drawn = sharp(await studio.keyArt(kind)).removeAlpha()
  const sizes: PictureFile[] = []
  for (const width of AVIF_WIDTHS[kind]) {
    const file = `${kind}-${width}.avif`
    const { height } = await whole(reduced(drawn, width).avif(AVIF), path.join(folder, file))
    sizes.push({ file, type: 'image/avif', width, height })
  }
  const width = WEBP_WIDTHS[kind]
  const file = `${kind}.webp`
  const { height } = await whole(reduced(drawn, width).webp(WEBP), path.join(folder, file))
  sizes.push({ file, type: 'image/webp', width, height })
  return { sizes, thumbHash: await thumbHashOf(drawn) }
}

/** A blurred picture of some twenty bytes that stands in a card until the real one has come. */
export async function thumbHashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize({ ...THUMB, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Writes a picture that appears whole or not at all. */
async function whole(picture: Sharp, file: string): Promise<OutputInfo> {
  const unfinished = `${file}.unfinished`
  const info = await picture.toFile(unfinished)
  await rename(unfinished, file)
  return info
}

const reduced = (drawn: Sharp, width: number) => drawn.clone().resize({ width, kernel: 'lanczos3' })

/** The poster's lettering alone on a clear ground; undefined when the poster has none. */
async function writeLogo(studio: OpenStudio, folder: string): Promise<PictureFile | undefined> {
  const drawn = await studio.logo()
  if (!drawn) return undefined
  const trimmed = await sharp(drawn).trim({ background: '#00000000', threshold: 1 }).toBuffer()
  const { width, height } = await whole(
    sharp(trimmed)
      .resize({ width: LOGO_WIDTH, withoutEnlargement: true, kernel: 'lanczos3' })
      .webp({ quality: 86, alphaQuality: 90, effort: 6 }),
    path.join(folder, 'logo.webp'),
  )
  return { file: 'logo.webp', type: 'image/webp', width, height }
}

const STILL = { width: 1280, height: 720, fps: 24 }

/** Draws the frame that stands for a clip. */
export async function writeStill(
  studio: OpenStudio,
  file: string,
  { shots, stillAt }: Pick<ClipScript, 'shots' | 'stillAt'>,
): Promise<void> {
  await studio.open(STILL, [])
  let rest = Math.round(stillAt * STILL.fps)
  for (const [index, shot] of shots.entries()) {
    const frames = Math.round(shot.seconds * STILL.fps)
    if (rest < frames) {
      await whole(sharp(await studio.still(index, rest)).webp(WEBP), file)
      return
    }
    rest -= frames
  }
  throw new RangeError(`stillAt ${stillAt} s is past the end of the clip`)
}

const PORTRAIT = { width: 1024, height: 1024, fps: 24 }
const PORTRAIT_WIDTH = 320

/** Draws the middle frame of each shot as a square picture under the shot's name. */
export async function writePortraits(studio: OpenStudio, folder: string): Promise<string[]> {
  const shots = await studio.open(PORTRAIT, [])
  const names: string[] = []
  for (const [index, { name, frames }] of shots.entries()) {
    const drawn = sharp(await studio.still(index, Math.floor(frames / 2)))
    await whole(reduced(drawn, PORTRAIT_WIDTH).webp(WEBP), path.join(folder, `${name}.webp`))
    names.push(name)
  }
  return names
}
