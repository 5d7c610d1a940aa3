import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREVIEW_INTERVAL_SECONDS } from '@starnest/contract/watch/watch'
import { mediaKey } from '../../../domain/media/media-address.ts'
import type { ExaminedJob, Media, MediaExamination } from '../../../ports/media/media.ts'
import type { Storage } from '../../../ports/storage.ts'
import { previewTrack } from './preview-track.ts'

/** One film's file, and the engines that work on it. */
export type StreamWork = {
  readonly mediaId: string
  /** Its name in the folder of its mediaId. */
  readonly file: string
  /** What was found in it; absent: it is an MP4, and looked into first. */
  readonly examination?: MediaExamination | undefined
  readonly storage: Storage
  readonly media: Media
  readonly signal: AbortSignal
}

/** Cuts a film's HLS rendition and stores it, whole or not at all.
 *  @throws MediaError, StorageError */
export async function prepareHls(work: StreamWork): Promise<void> {
  const { mediaId, storage, media } = work
  await withSource(work, (job) =>
    storage.withWorkFolder(async (intoFolder) => {
      await media.remuxToHls({ ...job, intoFolder })
      await storage.putFolder(mediaKey(mediaId, 'hls'), intoFolder)
    }),
  )
}

/** Draws a film's seek pictures with their track and stores them, whole or not at all.
 *  @throws MediaError, StorageError */
export async function preparePreviews(work: StreamWork): Promise<void> {
  const { mediaId, storage, media } = work
  const intervalSeconds = PREVIEW_INTERVAL_SECONDS
  await withSource(work, (job) =>
    storage.withWorkFolder(async (intoFolder) => {
      const sheets = await media.extractPreviews({ ...job, intoFolder, intervalSeconds })
      const { durationSeconds } = job.examination
      const track = previewTrack({ sheets, intervalSeconds, durationSeconds })
      await writeFile(join(intoFolder, 'index.vtt'), track)
      await storage.putFolder(mediaKey(mediaId, 'previews'), intoFolder)
    }),
  )
}

/** Provides what the engine needs to work on a film. @throws MediaError, StorageError */
function withSource(work: StreamWork, make: (job: ExaminedJob) => Promise<void>): Promise<void> {
  const { mediaId, file, storage, media, signal } = work
  return storage.withLocalFile(mediaKey(mediaId, file), async (sourcePath) => {
    const examination = work.examination ?? (await media.examine({ sourcePath, signal }))
    return make({ sourcePath, format: examination.format, signal, examination })
  })
}
