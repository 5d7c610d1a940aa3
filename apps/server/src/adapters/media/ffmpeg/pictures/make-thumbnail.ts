import { basename, dirname } from 'node:path'
import type { ExaminedJob } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { isStill } from '../source/examine.ts'
import { cleaningFilters, draw, firstPicture, fitted, pictureOf } from './clean-picture.ts'

/** Pixels of the longer side. */
const THUMBNAIL_SIDE_PX = 480

/** Where in a film its thumbnail is taken, as a share of it. */
const THUMBNAIL_SHARE = 0.25

/** Encodes a still, or a frame of a film, anew as a small WebP without anything written into it.
 *  @throws MediaError */
export async function makeThumbnail(
  program: string,
  job: ExaminedJob & { readonly intoFile: string },
): Promise<void> {
  const { widthPx, heightPx } = fitted(pictureOf(job), THUMBNAIL_SIDE_PX)
  const size = `scale=${widthPx}:${heightPx}:flags=lanczos,setsar=1`
  const filters = `${await cleaningFilters(program, job)}${size}`
  const { durationSeconds, format } = job.examination
  try {
    await draw(program, job, {
      places: [durationSeconds * THUMBNAIL_SHARE],
      folder: dirname(job.intoFile),
      outputs: [
        [
          ...[...firstPicture(job), '-vf', filters],
          ...['-c:v', 'libwebp', '-quality', '80', '-f', 'webp', basename(job.intoFile)],
        ],
      ],
    })
  } catch (error) {
    const isDamaged = error instanceof MediaError && error.reason === 'failed' && isStill(format)
    if (!isDamaged) throw error
    const sentence = `This picture cannot be read: ${error.message}`
    throw new MediaError('unreadable', sentence, { cause: error })
  }
}
