import type { AgeRating } from '@starnest/contract/age-rating'
import type { Genre } from '@starnest/contract/catalog/catalog'
import type { LookupField } from '@starnest/contract/lookup/lookup'
import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { titleRules } from '../../../tables/limits.ts'
import {
  type SeriesPlace,
  type StoredCastMember,
  type TitleChanges,
  titles,
} from '../../../tables/titles.ts'
import { isFrom, originOf } from '../origins.ts'
import {
  addTitles,
  changeTitles,
  countSeries,
  moveTitle,
  removeTitles,
  type TitleAt,
} from '../title-writes.repository.ts'

/** What names and NFO files say of a title. */
export type FolderTitleText = {
  title: string
  tagline: string | null
  description: string
  genre: Genre | null
  category: 'movie' | 'series'
  releaseYear: number | null
  rating: AgeRating | null
  certificate: string | null
  cast: StoredCastMember[]
  series: SeriesPlace | null
  nfoFields: LookupField[]
}

/** A title to be made of a file in a library folder. `originHash` says what it was read from. */
export type NewFolderTitle = FolderTitleText & {
  fileId: number
  mediaId: string
  originHash: string
}

/** Some titles of a household. */
type SomeTitles = { householdId: number; titleIds: readonly number[] }

const inFolders = ({ householdId, titleIds }: SomeTitles) => ({
  householdId,
  titleIds,
  from: ['folder'] as const,
})

const inFolder = ({ householdId, titleId }: TitleAt) =>
  inFolders({ householdId, titleIds: [titleId] })

/** One title of a library folder. */
const isFolderTitle = ({ householdId, titleId }: TitleAt) =>
  and(eq(titles.householdId, householdId), eq(titles.id, titleId), isFrom('folder'))

/** Makes titles of files and resolves with their ids by those of the files. Nobody but grown-ups sees
 *  one that has no rating. */
export async function addFolderTitles(
  queries: Queries,
  householdId: number,
  added: readonly NewFolderTitle[],
): Promise<Map<number, number>> {
  const ids = await addTitles(
    queries,
    added.map(({ fileId, ...words }) => ({
      ...words,
      householdId,
      origin: originOf('folder', fileId),
      durationSeconds: 0,
      videoFile: null,
    })),
  )
  return new Map(
    added.flatMap(({ fileId }) => {
      const id = ids.get(originOf('folder', fileId))
      return id === undefined ? [] : [[fileId, id]]
    }),
  )
}

/** What a title is called now. */
export async function readFolderTitle(queries: Queries, title: TitleAt) {
  const [found] = await queries.select().from(titles).where(isFolderTitle(title))
  return found
}

/** The same, and nobody else changes it until the transaction ends. */
export async function readFolderTitleToChange(queries: Queries, title: TitleAt) {
  const [found] = await queries
    .select()
    .from(titles)
    .where(isFolderTitle(title))
    .for('no key update')
  return found
}

/** Writes what is read of a title now; what the family rated it stays. Once its ratings have ended, none
 *  that is read counts. */
export async function changeFolderTitle(
  queries: Queries,
  title: TitleAt,
  changes: TitleChanges,
): Promise<void> {
  await changeTitles(queries, inFolder(title), changes)
}

/** Ends what was said of who may see a title, because its file has other bytes since `at`: its ratings,
 *  so that it is for grown-ups until it is rated again, and every approval. What is blocked stays so. */
export async function lapseFolderTitle(queries: Queries, title: TitleAt, at: Date): Promise<void> {
  await changeTitles(
    queries,
    { ...inFolder(title), only: or(isNotNull(titles.familyRating), isNotNull(titles.rating)) },
    { rating: null, certificate: null, familyRating: null, ratingLapsedAt: at },
  )
  const isThere = exists(queries.select({ id: titles.id }).from(titles).where(isFolderTitle(title)))
  await queries
    .delete(titleRules)
    .where(and(eq(titleRules.titleId, title.titleId), eq(titleRules.rule, 'approved'), isThere))
}

/** Hides titles from the whole house since a moment; null: shows them again. */
export async function hideFolderTitles(
  queries: Queries,
  some: SomeTitles,
  hiddenAt: Date | null,
): Promise<void> {
  await changeTitles(queries, inFolders(some), { hiddenAt })
}

/** Takes titles out of the catalogue, with all that anybody kept of them. */
export const removeFolderTitles = (queries: Queries, some: SomeTitles): Promise<void> =>
  removeTitles(queries, inFolders(some))

/** Makes a title that of another file of a library folder. */
export const moveFolderTitle = (queries: Queries, title: TitleAt, fileId: number): Promise<void> =>
  moveTitle(queries, title, { from: 'folder', name: fileId })

const beforeLookup = (field: 'title' | 'releaseYear') =>
  sql`${titles.lookedUp} #> array['wrote', ${sql.raw(`'${field}'`)}, 'before']`

/** Titles of library folders: what tells whether a film is there already, by the name that its file has. */
export function listFolderTitles(queries: Queries, householdId: number) {
  return queries
    .select({
      id: titles.id,
      title: sql<string>`coalesce(${beforeLookup('title')} #>> '{}', ${titles.title})`,
      releaseYear: sql<number | null>`case when ${beforeLookup('releaseYear')} is null
        then ${titles.releaseYear} end`,
      series: titles.series,
      hiddenAt: titles.hiddenAt,
    })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), isFrom('folder')))
}

/** Counts the seasons and episodes of every series of the library folders anew; specials are no
 *  season. */
export const countFolderSeries = (queries: Queries, householdId: number): Promise<void> =>
  countSeries(queries, { householdId, from: 'folder' })
