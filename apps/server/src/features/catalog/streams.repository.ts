import { and, asc, eq, isNotNull, not, or } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { titles } from '../../tables/titles.ts'
import { isFrom } from './origins.ts'
import { changeTitles, type TitleAt } from './title-writes.repository.ts'

const FILM = {
  id: titles.id,
  householdId: titles.householdId,
  mediaId: titles.mediaId,
  durationSeconds: titles.durationSeconds,
  hasHls: titles.hasHls,
  hasPreviews: titles.hasPreviews,
}

/** Titles that ship with Starnest and have a film that lacks a stream or seek pictures, the oldest
 *  first. For work in the background; nothing of it may reach a viewer. */
export function listUnpreparedTitles(queries: Queries) {
  const lacksSomething = or(not(titles.hasHls), not(titles.hasPreviews))
  return queries
    .select(FILM)
    .from(titles)
    .where(and(isNotNull(titles.mediaId), lacksSomething, isFrom('demo')))
    .orderBy(asc(titles.id))
}

/** One title that ships with Starnest, as far as its streams go; the same holds. */
export async function findShippedFilm(queries: Queries, titleId: number) {
  const [found] = await queries
    .select(FILM)
    .from(titles)
    .where(and(eq(titles.id, titleId), isFrom('demo')))
  return found
}

/** Writes what a title that ships with Starnest has now, unless its film is another one by now. */
export async function recordStreams(
  queries: Queries,
  { householdId, titleId, mediaId }: TitleAt & { mediaId: string },
  has: { hasHls?: true; hasPreviews?: true },
): Promise<void> {
  const only = eq(titles.mediaId, mediaId)
  await changeTitles(queries, { householdId, titleIds: [titleId], from: ['demo'], only }, has)
}
