import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREVIEW_INTERVAL_SECONDS } from '@starnest/contract/watch/watch'
import { mediaKey } from '../../../domain/media/media-address.ts'
import type { Media } from '../../../ports/media/media.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import type { Storage } from '../../../ports/storage.ts'
import { previewTrack } from './preview-track.ts'

/** One film's file, and the engines that work on it. */
export type StreamWork = {
  readonly mediaId: string
  /** Its name in the folder of its mediaId. */
  readonly file: string
  /** What its bytes are; absent: MP4. */
  readonly format?: SourceFormat | undefined
  readonly storage: Storage
  readonly media: Media
  readonly signal: AbortSignal
}

/** Cuts a film's HLS rendition and stores it, whole or not at all.
 *  @throws MediaError, StorageError */
export async function prepareHls(work: StreamWork): Promise<void> {
  const { mediaId, file, format, storage, media, signal } = work
  await storage.withLocalFile(mediaKey(mediaId, file), (sourcePath) =>
    storage.withWorkFolder(async (intoFolder) => {
      await media.remuxToHls({ sourcePath, format, intoFolder, signal })
      await storage.putFolder(mediaKey(mediaId, 'hls'), intoFolder)
    }),
  )
}

/** Draws a film's seek pictures with their track and stores them, whole or not at all.
 *  @throws MediaError, StorageError */
export async function preparePreviews(work: StreamWork): Promise<void> {
  const { mediaId, file, format, storage, media, signal } = work
  const intervalSeconds = PREVIEW_INTERVAL_SECONDS
  await storage.withLocalFile(mediaKey(mediaId, file), (sourcePath) =>
    storage.withWorkFolder(async (intoFolder) => {
      const facts = await media.probe({ sourcePath, format, signal })
      const job = { sourcePath, format, intoFolder, facts, intervalSeconds, signal }
      const sheets = await media.extractPreviews(job)
      const { durationSeconds } = facts
      const track = previewTrack({ sheets, intervalSeconds, durationSeconds })
      await writeFile(join(intoFolder, 'index.vtt'), track)
      await storage.putFolder(mediaKey(mediaId, 'previews'), intoFolder)
    }),
  )
}
