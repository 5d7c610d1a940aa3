import type { Picture } from '@starnest/contract/catalog/catalog'
import type { Queries } from '../../ports/database.ts'
import type { StoredCaption, titles } from '../../tables/titles.ts'
import type { IngestFile } from './ingest.repository.ts'

/** Where what is found out about a file is written: a title, or a version or an extra of one, which is
 *  known by its file. */
export type TitlePlace = { householdId: number } & ({ titleId: number } | { fileId: number })

/** What ingest finds out about a title. `videoFile`: the file that browsers play as it is. */
export type TitleFindings = Partial<
  Pick<
    typeof titles.$inferInsert,
    | 'durationSeconds'
    | 'videoFile'
    | 'chapters'
    | 'loudnessLufs'
    | 'hasHls'
    | 'hasPreviews'
    | 'hiddenAt'
  >
>

/** A picture that can stand for a title, and the folder of its media that it lies in. */
export type TitlePicture = {
  readonly folder: string
  readonly poster: Picture
  readonly backdrop: Picture
}

/** What ingest asks of the catalogue. Each works in the transaction that it is given. */
export type IngestTitles = {
  /** Makes the title of a file that was uploaded, or answers the one that there is. */
  create: (queries: Queries, file: IngestFile, findings: TitleFindings) => Promise<number>
  change: (queries: Queries, title: TitlePlace, findings: TitleFindings) => Promise<void>
  /** Adds captions in languages that the title has none in. */
  addCaptions: (
    queries: Queries,
    title: TitlePlace,
    captions: readonly StoredCaption[],
  ) => Promise<void>
  /** Sets the title's poster, unless it has one. */
  offerPicture: (queries: Queries, title: TitlePlace, picture: TitlePicture) => Promise<void>
}
