import type { AgeRating } from '@starnest/contract/age-rating'
import { minimumAgeOf } from '@starnest/contract/age-rating'
import type { Genre } from '@starnest/contract/catalog/catalog'
import { and, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { titleRules } from '../../../tables/limits.ts'
import { type SeriesPlace, type StoredCastMember, titles } from '../../../tables/titles.ts'
import { originOfFile } from '../family-titles/family-origin.ts'

const FOLDER_ORIGIN = originOfFile('folder', 0).replace('0', '%')

/** What names and NFO files say of a title. */
export type FolderTitleWords = {
  title: string
  tagline: string | null
  description: string
  genre: Genre | null
  category: 'movie' | 'series'
  releaseYear: number | null
  rating: AgeRating | null
  cast: StoredCastMember[]
  series: SeriesPlace | null
}

/** A title to be made of a file in a library folder. `originHash` says what it was read from. */
export type NewFolderTitle = FolderTitleWords & {
  fileId: number
  mediaId: string
  originHash: string
}

/** Makes titles of files and resolves with their ids by those of the files. Nobody but grown-ups sees
 *  one that has no rating. */
export async function addFolderTitles(
  queries: Queries,
  householdId: number,
  added: readonly NewFolderTitle[],
): Promise<Map<number, number>> {
  if (added.length === 0) return new Map()
  const byOrigin = new Map(added.map(({ fileId }) => [originOfFile('folder', fileId), fileId]))
  const rows = await queries
    .insert(titles)
    .values(
      added.map(({ fileId, ...words }) => ({
        ...words,
        householdId,
        origin: originOfFile('folder', fileId),
        minimumAge: minimumAgeOf(words.rating),
        durationSeconds: 0,
        videoFile: null,
      })),
    )
    .returning({ id: titles.id, origin: titles.origin })
  return new Map(rows.map(({ id, origin }) => [byOrigin.get(origin) ?? 0, id]))
}

/** What a title is called now. */
export async function readFolderTitle(queries: Queries, titleId: number) {
  const [found] = await queries.select().from(titles).where(eq(titles.id, titleId))
  return found
}

/** Writes what is read of a title now; what the family rated it stays. Once its ratings have ended, none
 *  that is read counts. */
export async function changeFolderTitle(
  queries: Queries,
  titleId: number,
  changes: Partial<typeof titles.$inferInsert>,
): Promise<void> {
  const { rating } = changes
  const counts = sql`${titles.ratingLapsedAt} is null`
  const readRating = sql`case when ${counts} then ${rating ?? null}::text end`
  const minimumAge = sql`case when ${titles.familyRating} is null and ${counts}
    then ${minimumAgeOf(rating ?? null)}::smallint else ${titles.minimumAge} end`
  await queries
    .update(titles)
    .set({ ...changes, ...(rating !== undefined && { rating: readRating, minimumAge }) })
    .where(eq(titles.id, titleId))
}

/** Ends what was said of who may see a title, because its file has other bytes since `at`: its ratings,
 *  so that it is for grown-ups until it is rated again, and every approval. What is blocked stays so. */
export async function lapseFolderTitle(queries: Queries, titleId: number, at: Date): Promise<void> {
  const isRated = or(isNotNull(titles.familyRating), isNotNull(titles.rating))
  await queries
    .update(titles)
    .set({
      rating: null,
      familyRating: null,
      minimumAge: minimumAgeOf(null),
      ratingLapsedAt: at,
    })
    .where(and(eq(titles.id, titleId), isRated))
  await queries
    .delete(titleRules)
    .where(and(eq(titleRules.titleId, titleId), eq(titleRules.rule, 'approved')))
}

/** Hides titles from the whole house since a moment; null: shows them again. */
export async function hideFolderTitles(
  queries: Queries,
  titleIds: readonly number[],
  hiddenAt: Date | null,
): Promise<void> {
  if (titleIds.length === 0) return
  await queries
    .update(titles)
    .set({ hiddenAt })
    .where(inArray(titles.id, [...titleIds]))
}

/** Takes titles out of the catalogue, with all that anybody kept of them. */
export async function removeFolderTitles(
  queries: Queries,
  titleIds: readonly number[],
): Promise<void> {
  if (titleIds.length === 0) return
  await queries.delete(titles).where(inArray(titles.id, [...titleIds]))
}

/** Makes a title that of another file of a library folder. */
export async function moveFolderTitle(
  queries: Queries,
  titleId: number,
  fileId: number,
): Promise<void> {
  await queries
    .update(titles)
    .set({ origin: originOfFile('folder', fileId) })
    .where(eq(titles.id, titleId))
}

/** Titles of library folders: what tells whether a film is there already. */
export function listFolderTitles(queries: Queries, householdId: number) {
  return queries
    .select({
      id: titles.id,
      title: titles.title,
      releaseYear: titles.releaseYear,
      series: titles.series,
      hiddenAt: titles.hiddenAt,
    })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), like(titles.origin, FOLDER_ORIGIN)))
}

/** Counts the seasons and episodes of every series of the library folders anew; specials are no
 *  season. */
export async function countFolderSeries(queries: Queries, householdId: number): Promise<void> {
  await queries.execute(sql`
    with counted as (
      select series->>'slug' as slug,
        nullif(count(distinct nullif((series->>'season')::int, 0)), 0) as seasons,
        count(distinct (series->>'season', series->>'episode')) as episodes
      from titles
      where household_id = ${householdId} and origin like ${FOLDER_ORIGIN}
        and hidden_at is null and series is not null
      group by 1)
    update titles set seasons = counted.seasons, episodes = counted.episodes
    from counted
    where titles.household_id = ${householdId} and titles.origin like ${FOLDER_ORIGIN}
      and titles.series->>'slug' = counted.slug
      and (titles.seasons, titles.episodes) is distinct from (counted.seasons, counted.episodes)`)
}
