import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../tables/titles.ts'
import { isFrom, originOf } from '../origins.ts'

/** Where a title that ships with Starnest comes from. */
export const demoOrigin = (slug: string) => originOf('demo', slug)

/** The titles of a household that came from the demo library, by origin. */
export async function listDemoTitles(queries: Queries, householdId: number) {
  const found = await queries
    .select({
      id: titles.id,
      origin: titles.origin,
      originHash: titles.originHash,
      mediaId: titles.mediaId,
    })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), isFrom('demo')))
  return new Map(found.map((title) => [title.origin, title]))
}

/** What another household has of the same film: its files, and what was made of them. Where several have it,
 *  the one that has most. */
export async function findSharedFilm(
  queries: Queries,
  film: { householdId: number; origin: string; originHash: string },
) {
  const [found] = await queries
    .select({
      mediaId: titles.mediaId,
      captions: titles.captions,
      trailerCaptions: titles.trailerCaptions,
      hasHls: titles.hasHls,
      hasPreviews: titles.hasPreviews,
    })
    .from(titles)
    .where(
      and(
        ne(titles.householdId, film.householdId),
        eq(titles.origin, film.origin),
        eq(titles.originHash, film.originHash),
        isNotNull(titles.mediaId),
      ),
    )
    .orderBy(desc(titles.hasHls), desc(titles.hasPreviews), titles.id)
    .limit(1)
  return found
}

/** Whether a title of another household has these files. */
export async function isFilmOfOthers(
  queries: Queries,
  { householdId, mediaId }: { householdId: number; mediaId: string },
): Promise<boolean> {
  const ofOthers = and(eq(titles.mediaId, mediaId), ne(titles.householdId, householdId))
  return (await queries.$count(titles, ofOthers)) > 0
}
