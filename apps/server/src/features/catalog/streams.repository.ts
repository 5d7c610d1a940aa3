import { and, asc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { titles } from '../../tables/titles.ts'
import { isFrom } from './origins.ts'
import { changeTitles } from './title-writes.repository.ts'

const FILM = {
  id: titles.id,
  householdId: titles.householdId,
  mediaId: titles.mediaId,
  durationSeconds: titles.durationSeconds,
  hasHls: titles.hasHls,
  hasPreviews: titles.hasPreviews,
}

/** Titles that ship with Starnest and have a film that lacks a stream or seek pictures, the oldest
 *  first; of several households that share a film's files, the title of one. For work in the background;
 *  nothing of it may reach a viewer. */
export function listUnpreparedTitles(queries: Queries) {
  const lacksSomething = or(not(titles.hasHls), not(titles.hasPreviews))
  const oldest = queries
    .select({ id: sql<number>`min(${titles.id})` })
    .from(titles)
    .where(and(isNotNull(titles.mediaId), lacksSomething, isFrom('demo')))
    .groupBy(titles.mediaId)
  return queries.select(FILM).from(titles).where(inArray(titles.id, oldest)).orderBy(asc(titles.id))
}

/** One title that ships with Starnest, as far as its streams go; the same holds. */
export async function findShippedFilm(queries: Queries, titleId: number) {
  const [found] = await queries
    .select(FILM)
    .from(titles)
    .where(and(eq(titles.id, titleId), isFrom('demo')))
  return found
}

/** Writes what a film that ships with Starnest has now, in the title of each household that has it. */
export async function recordStreams(
  queries: Queries,
  mediaId: string,
  has: { hasHls?: true; hasPreviews?: true },
): Promise<void> {
  const standOnIt = await queries
    .select({ householdId: titles.householdId, id: titles.id })
    .from(titles)
    .where(and(eq(titles.mediaId, mediaId), isFrom('demo')))
  const only = eq(titles.mediaId, mediaId)
  for (const { householdId, id } of standOnIt) {
    await changeTitles(queries, { householdId, titleIds: [id], from: ['demo'], only }, has)
  }
}
