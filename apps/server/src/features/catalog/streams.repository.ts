import { and, asc, eq, getTableColumns, isNotNull, not, notLike, or } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { titles } from '../../tables/titles.ts'
import { FAMILY_ORIGINS } from './family-titles/family-origin.ts'

const isNoFamilyTitle = FAMILY_ORIGINS.map((origin) => notLike(titles.origin, `${origin}:%`))

/** Titles with a film that lacks a stream or seek pictures, the oldest first, but for the family's
 *  own: ingest knows what those need. For the house's own
 *  work behind everybody's back; nothing of it may reach a viewer. */
export function listUnpreparedTitles(queries: Queries) {
  const lacksSomething = or(not(titles.hasHls), not(titles.hasPreviews))
  return queries
    .select(getTableColumns(titles))
    .from(titles)
    .where(and(isNotNull(titles.mediaId), lacksSomething, ...isNoFamilyTitle))
    .orderBy(asc(titles.id))
}

/** Notes what a title has now, unless its film is another one by now. */
export async function recordStreams(
  queries: Queries,
  titleId: number,
  streams: { mediaId: string; hasHls: boolean; hasPreviews: boolean },
): Promise<void> {
  const { mediaId, ...has } = streams
  await queries
    .update(titles)
    .set(has)
    .where(and(eq(titles.id, titleId), eq(titles.mediaId, mediaId)))
}
