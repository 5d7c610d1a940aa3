import type { IngestJobKind } from '@starnest/contract/files/ingest'
import { mediaKey } from '../../../domain/media/media-address.ts'
import type { Database, Queries } from '../../../ports/database.ts'
import type { ExaminedJob, Media } from '../../../ports/media/media.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Attempt, IngestFile } from '../ingest.repository.ts'
import type { IngestTitles, TitlePlace } from '../ingest-titles.ts'
import { originalOf, sourceFormatOf } from '../source-format.ts'

/** One attempt at a job of a file, and what it is done with. */
export type Making = {
  readonly attempt: Attempt
  readonly file: IngestFile
  readonly database: Database
  readonly media: Media
  readonly storage: Storage
  readonly titles: IngestTitles
  readonly now: () => Date
  readonly signal: AbortSignal
  /** Called with 0 to 100. */
  readonly onPercent: (percent: number) => void
  /** Called when the film can be watched although the job is not done. */
  readonly onPlayable: () => Promise<void>
}

/** What was made: how to write it down, in one transaction with the end of the job. */
export type Made = {
  readonly write: (tx: Queries) => Promise<void>
  /** Jobs that follow from it. */
  readonly next?: readonly IngestJobKind[]
  /** Takes it back, when it is not written down. */
  readonly takeBack?: () => Promise<void>
}

/** The format of a file of ours. @throws MediaError `refused` */
export function formatOf({ filename }: IngestFile): SourceFormat {
  const format = sourceFormatOf(filename)
  if (format) return format
  throw new MediaError('refused', 'This kind of file is not one that can be played.')
}

/** Provides what the engine needs to work on a file that was examined. @throws StorageError, and
 *  MediaError when it was not examined */
export function withExamined<T>(
  { file, storage, signal }: Making,
  work: (job: ExaminedJob) => Promise<T>,
): Promise<T> {
  const { facts: examination, mediaId, filename } = file
  if (!examination) throw new MediaError('failed', 'The file has not been looked into yet.')
  return storage.withLocalFile(mediaKey(mediaId, originalOf(filename)), (sourcePath) =>
    work({ sourcePath, format: examination.format, examination, signal }),
  )
}

/** The title of a file, or what else it is of one; undefined: it has none. */
export function placeOf({
  id,
  householdId,
  titleId,
  videoKind,
}: IngestFile): TitlePlace | undefined {
  if (titleId !== null) return { householdId, titleId }
  return videoKind === null ? undefined : { householdId, fileId: id }
}

/** The same. @throws MediaError when it has none */
export function titleOf(file: IngestFile): TitlePlace {
  const place = placeOf(file)
  if (place) return place
  const problem = { code: 'title_gone' } as const
  throw new MediaError('failed', 'The film is not in the catalogue any more.', { problem })
}
