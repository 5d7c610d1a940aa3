import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@starnest/contract/catalog/catalog'
import { rgbaToThumbHash } from 'thumbhash'
import type { PictureKind } from '../../../../ports/media/media.ts'
import { partsListed } from '../parts-listed.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET } from '../source/source-arguments.ts'
import { bestPartLeft, type SmallPicture } from './still-score.ts'

/** What each kind of picture is cut to, and in which widths pages can choose it: those of the demo
 *  library. One size is WebP, for browsers without AVIF. */
const KINDS = {
  poster: { across: 2, up: 3, avifWidths: [240, 480, 800], webpWidth: 800 },
  backdrop: { across: 16, up: 9, avifWidths: [480, 960, 1920], webpWidth: 1280 },
} as const

/** A thumbhash looks at no more pixels a side than these. */
const HASHED_SIDE_PX = 100
const HASHED_FILE = 'hashed.rgba'

const AVIF = [
  ...['-c:v', 'libaom-av1', '-still-picture', '1', '-usage', 'allintra', '-cpu-used', '7'],
  ...['-crf', '30', '-b:v', '0', '-row-mt', '1'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'],
  ...['-color_range', 'pc', '-f', 'avif'],
]
const WEBP = ['-c:v', 'libwebp', '-quality', '84', '-compression_level', '5', '-f', 'webp']

/** A clean picture of ours, `file` in `folder` as PNG, and a small copy of it to look at. */
export type CleanPicture = {
  readonly folder: string
  readonly file: string
  readonly widthPx: number
  readonly heightPx: number
  readonly small: SmallPicture
}

type PictureWork = {
  readonly kind: PictureKind
  readonly intoFolder: string
  readonly hasAvif: boolean
  readonly signal?: AbortSignal | undefined
}

/** Cuts a picture to its kind's shape around what is to be seen in it, and writes it in all sizes
 *  that it has pixels for. @throws MediaError */
export async function writePicture(
  program: string,
  clean: CleanPicture,
  { kind, intoFolder, hasAvif, signal }: PictureWork,
): Promise<Picture> {
  const { avifWidths, webpWidth } = KINDS[kind]
  const crop = cropOf(clean, kind)
  const widths = hasAvif ? avifWidths.filter((width) => width <= crop.widthPx) : []
  const hashed = fitted(crop, HASHED_SIDE_PX)
  const outputs = [
    { filter: sized(crop, Math.min(webpWidth, crop.widthPx)), to: [...WEBP, `${kind}.webp`] },
    ...widths.map((width) => ({
      filter: `${sized(crop, width)}:out_color_matrix=bt709:out_range=pc,format=yuv420p`,
      to: [...AVIF, `${kind}-${width}.avif`],
    })),
    {
      filter: `scale=${hashed.widthPx}:${hashed.heightPx}:flags=area,format=rgba`,
      to: ['-f', 'rawvideo', HASHED_FILE],
    },
  ]
  await runProgram(
    program,
    [
      ...[...QUIET, '-protocol_whitelist', 'file,pipe', '-f', 'png_pipe'],
      ...['-i', `file:${join(clean.folder, clean.file)}`, '-filter_complex', drawn(crop, outputs)],
      ...outputs.flatMap(({ to }, nth) => {
        return ['-map', `[o${nth}]`, '-frames:v', '1', '-map_metadata', '-1', ...to]
      }),
    ],
    { ...limitsFor(0, 0), folder: intoFolder, signal },
  )
  return { widths: [...widths], thumbHash: await thumbHashOf(intoFolder, hashed) }
}

type Size = { readonly widthPx: number; readonly heightPx: number }
type Crop = Size & { readonly leftPx: number; readonly topPx: number }

const drawn = (crop: Crop, outputs: readonly { filter: string }[]) =>
  [
    `[0:v]crop=${crop.widthPx}:${crop.heightPx}:${crop.leftPx}:${crop.topPx}`,
    `,split=${outputs.length}${outputs.map((_, nth) => `[i${nth}]`).join('')};`,
    outputs.map(({ filter }, nth) => `[i${nth}]${filter}[o${nth}]`).join(';'),
  ].join('')

function sized({ widthPx, heightPx }: Size, width: number): string {
  return `scale=${width}:${Math.max(1, Math.round((width * heightPx) / widthPx))}:flags=lanczos`
}

/** The largest part of a kind's shape: across where the detail is, and of what is too high the
 *  upper third, where faces are. */
function cropOf({ widthPx, heightPx, small }: CleanPicture, kind: PictureKind): Crop {
  const { across, up } = KINDS[kind]
  const cropWidth = Math.max(1, Math.min(widthPx, Math.round((heightPx * across) / up)))
  const cropHeight = Math.max(1, Math.min(heightPx, Math.round((widthPx * up) / across)))
  const perSmall = widthPx / small.widthPx
  const left = Math.round(bestPartLeft(small, cropWidth / perSmall) * perSmall)
  return {
    widthPx: cropWidth,
    heightPx: cropHeight,
    leftPx: Math.max(0, Math.min(widthPx - cropWidth, left)),
    topPx: Math.floor((heightPx - cropHeight) / 3),
  }
}

/** A size whose longer side is at most so many pixels. */
export function fitted({ widthPx, heightPx }: Size, sidePx: number): Size {
  const scale = Math.min(1, sidePx / Math.max(widthPx, heightPx))
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  }
}

async function thumbHashOf(folder: string, { widthPx, heightPx }: Size): Promise<string> {
  const file = join(folder, HASHED_FILE)
  const hash = rgbaToThumbHash(widthPx, heightPx, await readFile(file))
  await rm(file)
  return Buffer.from(hash).toString('base64')
}

/** Whether this ffmpeg writes AVIF (5.1 and later, with libaom). */
export async function canWriteAvif(program: string): Promise<boolean> {
  const encoders = await partsListed(program, 'encoders')
  const muxers = await partsListed(program, 'muxers')
  return /\slibaom-av1\s/.test(encoders) && /\savif\s/.test(muxers)
}
