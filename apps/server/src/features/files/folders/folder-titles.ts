import type { Queries } from '../../../ports/database.ts'
import type { SeriesPlace, titles } from '../../../tables/titles.ts'
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

/** What the library folders ask of the catalogue. Each works in the transaction that it is given. */
export type FolderTitles = {
  /** Makes titles and resolves with their ids by those of the files. */
  add: (
    queries: Queries,
    householdId: number,
    added: readonly (TitleWords & { fileId: number; mediaId: string; originHash: string })[],
  ) => Promise<Map<number, number>>
  /** What a title is called now. */
  read: (queries: Queries, titleId: number) => Promise<typeof titles.$inferSelect | undefined>
  change: (
    queries: Queries,
    titleId: number,
    changes: Partial<typeof titles.$inferInsert>,
  ) => Promise<void>
  /** Ends ratings and approvals of a title whose file has other bytes since a moment. */
  lapse: (queries: Queries, titleId: number, at: Date) => Promise<void>
  /** Hides titles from the whole house since a moment; null: shows them. */
  hide: (queries: Queries, titleIds: readonly number[], hiddenAt: Date | null) => Promise<void>
  remove: (queries: Queries, titleIds: readonly number[]) => Promise<void>
  /** Makes a title that of another file of a library folder. */
  moveTo: (queries: Queries, titleId: number, fileId: number) => Promise<void>
  /** Those of library folders. */
  list: (queries: Queries, householdId: number) => Promise<ListedTitle[]>
  /** Counts the seasons and episodes of series anew. */
  countSeries: (queries: Queries, householdId: number) => Promise<void>
}
