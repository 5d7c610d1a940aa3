import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../tables/titles.ts'

/** What the origin of every title that ships with Starnest begins with. */
const ORIGIN_PREFIX = 'demo:'

/** Where a title that ships with Starnest comes from. */
export const demoOrigin = (slug: string) => `${ORIGIN_PREFIX}${slug}`

/** What the importer writes of a title; its id, views, progress and date stay as they are. */
export type DemoTitle = Omit<
  typeof titles.$inferInsert,
  'viewCount' | 'isFeatured' | 'addedAt' | 'wordsWrittenIn' | 'familyRating' | 'ratingLapsedAt'
>

/** The titles of a household that came from the demo library, by origin. */
export async function listDemoTitles(queries: Queries, householdId: number) {
  const found = await queries
    .select({ origin: titles.origin, originHash: titles.originHash, mediaId: titles.mediaId })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), like(titles.origin, `${ORIGIN_PREFIX}%`)))
  return new Map(found.map((title) => [title.origin, title]))
}

/** Writes a title over the one that came from the same origin
 *  before. What the family rated it stays, and its minimum age with it. */
export async function putDemoTitle(queries: Queries, title: DemoTitle): Promise<void> {
  const minimumAge = sql`case when ${titles.familyRating} is null
    then ${title.minimumAge}::smallint else ${titles.minimumAge} end`
  await queries
    .insert(titles)
    .values(title)
    .onConflictDoUpdate({
      target: [titles.householdId, titles.origin],
      set: { ...title, minimumAge },
    })
}

/** Takes a title that no longer ships out of the catalogue, with its progress. */
export async function removeDemoTitle(
  queries: Queries,
  householdId: number,
  origin: string,
): Promise<void> {
  await queries
    .delete(titles)
    .where(and(eq(titles.householdId, householdId), eq(titles.origin, origin)))
}

/** Features exactly these of the demo library's titles. */
export async function featureDemoTitles(
  queries: Queries,
  householdId: number,
  origins: string[],
): Promise<void> {
  const isFeatured = origins.length > 0 ? inArray(titles.origin, origins) : sql<boolean>`false`
  await queries
    .update(titles)
    .set({ isFeatured })
    .where(
      and(
        eq(titles.householdId, householdId),
        like(titles.origin, `${ORIGIN_PREFIX}%`),
        sql`${titles.isFeatured} <> (${isFeatured})`,
      ),
    )
}
