import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@starnest/contract/catalog/catalog'
import { rgbaToThumbHash } from 'thumbhash'
import type { ExaminedJob, PictureKind } from '../../../../ports/media/media.ts'
import { partsListed } from '../parts-listed.ts'
import { cleanPicture, draw, fitted, ONE_PICTURE, pictureOf, type Size } from './clean-picture.ts'
import { bestPartLeft, type SmallPicture } from './still-score.ts'

/** What each kind of picture is cut to, and in which widths pages can choose it: those of the demo
 *  library. One size is WebP, for browsers without AVIF. */
const KINDS = {
  poster: { across: 2, up: 3, avifWidths: [240, 480, 800], webpWidth: 800 },
  backdrop: { across: 16, up: 9, avifWidths: [480, 960, 1920], webpWidth: 1280 },
} as const

/** A thumbhash looks at no more pixels a side than these. */
const HASHED_SIDE_PX = 100
const hashedFile = (kind: PictureKind) => `${kind}-hashed.rgba`

/** Threads of each encoder, of which six work at once: with one for each processor, the stacks of a machine of 64 are
 *  more than the address space of a run. */
const THREADS = '2'

const AVIF = [
  ...['-c:v', 'libaom-av1', '-still-picture', '1', '-usage', 'allintra', '-cpu-used', '7'],
  ...['-crf', '30', '-b:v', '0', '-row-mt', '1', '-threads', THREADS],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'],
  ...['-color_range', 'pc', '-f', 'avif'],
]
const WEBP = ['-c:v', 'libwebp', '-quality', '84', '-compression_level', '5', '-f', 'webp']

type PictureWork = {
  readonly kinds: readonly PictureKind[]
  readonly atSeconds: number
  /** Copy of the picture there, to look at. */
  readonly small: SmallPicture
  readonly intoFolder: string
}

/** Cuts a file's picture to the shape of each kind around what is to be seen in it, and writes it in all
 *  sizes that it has pixels for, all in one run. In the order of the kinds. @throws MediaError */
export async function writePictures(
  program: string,
  job: ExaminedJob,
  { kinds, atSeconds, small, intoFolder }: PictureWork,
): Promise<Picture[]> {
  const clean = await cleanPicture(program, job)
  const hasAvif = await canWriteAvif(program)
  const shapes = kinds.map((kind) => shapeOf(cropOf(clean, small, kind), { kind, hasAvif }))
  const outputs = shapes.flatMap((shape) => shape.outputs)
  const filters = drawn(`[0:${pictureOf(job).index}]${clean.filters}`, shapes)
  await draw(program, job, {
    places: [atSeconds],
    folder: intoFolder,
    outputs: [
      ['-filter_complex', filters],
      ...outputs.map(({ name, to }) => ['-map', `[${name}]`, ...ONE_PICTURE, ...to]),
    ],
  })
  return Promise.all(
    shapes.map(async ({ kind, widths, hashed }) => ({
      widths,
      thumbHash: await thumbHashOf(join(intoFolder, hashedFile(kind)), hashed),
    })),
  )
}

/** A picture's part of one shape, and what is written of it. */
type Shape = {
  readonly kind: PictureKind
  readonly crop: Crop
  readonly widths: number[]
  readonly hashed: Size
  readonly outputs: readonly Output[]
}

/** `name`: of the filter's end. `to`: how and whereto it is written. */
type Output = {
  readonly name: string
  readonly filter: string
  readonly to: readonly string[]
}

function shapeOf(crop: Crop, { kind, hasAvif }: { kind: PictureKind; hasAvif: boolean }): Shape {
  const { avifWidths, webpWidth } = KINDS[kind]
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
      to: ['-f', 'rawvideo', hashedFile(kind)],
    },
  ]
  return {
    ...{ kind, crop, widths, hashed },
    outputs: outputs.map((output, nth) => ({ ...output, name: `${kind}-${nth}` })),
  }
}

type Crop = Size & { readonly leftPx: number; readonly topPx: number }

/** A filter graph that cuts the picture of a source to each shape, and each of these to its sizes. */
function drawn(source: string, shapes: readonly Shape[]): string {
  const split = (names: readonly string[]) =>
    `split=${names.length}${names.map((name) => `[${name}]`).join('')}`
  return [
    `${source},${split(shapes.map(({ kind }) => kind))}`,
    ...shapes.flatMap(({ kind, crop, outputs }) => [
      `[${kind}]crop=${crop.widthPx}:${crop.heightPx}:${crop.leftPx}:${crop.topPx},${split(
        outputs.map(({ name }) => `${name}-in`),
      )}`,
      ...outputs.map(({ name, filter }) => `[${name}-in]${filter}[${name}]`),
    ]),
  ].join(';')
}

function sized({ widthPx, heightPx }: Size, width: number): string {
  return `scale=${width}:${Math.max(1, Math.round((width * heightPx) / widthPx))}:flags=lanczos`
}

/** The largest part of a kind's shape: across where the detail is, and of what is too high the
 *  upper third, where faces are. */
function cropOf({ widthPx, heightPx }: Size, small: SmallPicture, kind: PictureKind): Crop {
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

async function thumbHashOf(file: string, { widthPx, heightPx }: Size): Promise<string> {
  const hash = rgbaToThumbHash(widthPx, heightPx, await readFile(file))
  await rm(file)
  return Buffer.from(hash).toString('base64')
}

/** Whether this ffmpeg writes AVIF (5.1 and later, with libaom). */
async function canWriteAvif(program: string): Promise<boolean> {
  const encoders = await partsListed(program, 'encoders')
  const muxers = await partsListed(program, 'muxers')
  return /\slibaom-av1\s/.test(encoders) && /\savif\s/.test(muxers)
}
