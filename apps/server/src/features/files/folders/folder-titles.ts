import type { ExtraKind } from '@starnest/contract/watch/videos'
import type { Queries } from '../../../ports/database.ts'
import type { SeriesPlace, TitleChanges, titles } from '../../../tables/titles.ts'
import type { TitleFacts } from './scan/title-facts.ts'

/** What is read of a title, without what only the folders need. */
export type TitleWords = Omit<TitleFacts, 'place'>

/** What tells whether a film is in the catalogue already. */
export type ListedTitle = {
  id: number
  title: string
  releaseYear: number | null
  series: SeriesPlace | null
  hiddenAt: Date | null
}

/** One title of a household. */
export type TitleAt = { householdId: number; titleId: number }

/** Some titles of a household. */
export type SomeTitles = { householdId: number; titleIds: readonly number[] }

/** A file that is a version or an extra of a title. `label`: what its name says that it is, or is called. */
export type TitleVideoFile = {
  fileId: number
  titleId: number
  kind: 'version' | ExtraKind
  label: string | null
}

/** What the library folders ask of the catalogue. Each works in the transaction that it is given. */
export type FolderTitles = {
  /** Makes titles and resolves with their ids by those of the files. */
  add: (
    queries: Queries,
    householdId: number,
    added: readonly (TitleWords & { fileId: number; mediaId: string; originHash: string })[],
  ) => Promise<Map<number, number>>
  /** What a title is called now. */
  read: (queries: Queries, title: TitleAt) => Promise<typeof titles.$inferSelect | undefined>
  /** The same, and nobody else changes it until the transaction ends. */
  readToChange: FolderTitles['read']
  change: (queries: Queries, title: TitleAt, changes: TitleChanges) => Promise<void>
  /** Ends ratings and approvals of a title whose file has other bytes since a moment. */
  lapse: (queries: Queries, title: TitleAt, at: Date) => Promise<void>
  /** Hides titles from the whole house since a moment; null: shows them. */
  hide: (queries: Queries, some: SomeTitles, hiddenAt: Date | null) => Promise<void>
  remove: (queries: Queries, some: SomeTitles) => Promise<void>
  /** Makes a title that of another file of a library folder. */
  moveTo: (queries: Queries, title: TitleAt, fileId: number) => Promise<void>
  /** Those of library folders. */
  list: (queries: Queries, householdId: number) => Promise<ListedTitle[]>
  /** Makes the versions and extras of a folder those that were found, and resolves with the files that were
   *  none before. `looked`: files of the folder that could be found; what is known of others stays. */
  keepVideos: (
    queries: Queries,
    videos: { householdId: number; looked: readonly number[]; found: readonly TitleVideoFile[] },
  ) => Promise<number[]>
  /** Forgets what was made of versions and extras, and that they were any. */
  forgetVideos: (
    queries: Queries,
    files: { householdId: number; fileIds: readonly number[] },
  ) => Promise<void>
  /** Hides the versions and extras of a folder that is away, until it is looked through again. */
  hideVideos: (
    queries: Queries,
    folder: { householdId: number; id: number },
    at: Date,
  ) => Promise<void>
  /** Counts the seasons and episodes of series anew. */
  countSeries: (queries: Queries, householdId: number) => Promise<void>
}
