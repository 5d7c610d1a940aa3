import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { households } from '../../../tables/family.ts'
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

type Shipped = { origin: string; originHash: string; isFeatured: boolean }

/** What ships, as rows. */
function shippedRows(shipped: readonly Shipped[]): SQL {
  const rows = shipped.map(({ origin, originHash, isFeatured }) => ({
    ...{ origin, origin_hash: originHash, is_featured: isFeatured },
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as shipped(origin text, origin_hash text, is_featured boolean)`
}

/** Which households are looked at; all of them where none is named. */
type Among = { shipped: readonly Shipped[]; only: number | undefined }

/** Folders of the files of titles that are as they ship. */
export async function listDemoMedia(queries: Queries, { shipped, only }: Among): Promise<string[]> {
  const found = await queries
    .selectDistinct({ mediaId: titles.mediaId })
    .from(titles)
    .innerJoin(shippedRows(shipped), isAsShipped)
    .where(only === undefined ? undefined : eq(titles.householdId, only))
  return found.flatMap(({ mediaId }) => mediaId ?? [])
}

const isAsShipped = sql`${titles.origin} = shipped.origin and ${titles.originHash} = shipped.origin_hash
  and ${titles.mediaId} is not null`

/** Ids of households that do not have exactly what ships, the oldest first; of those that are not being
 *  removed. `lost`: folders of files that are gone. */
export async function listHouseholdsBehind(
  queries: Queries,
  { shipped, only, lost }: Among & { lost: readonly string[] },
): Promise<number[]> {
  const isWhole = sql`shipped.origin is not null and ${titles.isFeatured} = shipped.is_featured
    and ${titles.mediaId} <> all(${sql.param([...lost])}::text[])`
  const whole = sql`count(*) filter (where ${isWhole})`
  const found = await queries
    .select({ id: households.id })
    .from(households)
    .leftJoin(titles, and(eq(titles.householdId, households.id), isFrom('demo')))
    .leftJoin(shippedRows(shipped), isAsShipped)
    .where(
      and(
        isNull(households.removingSince),
        only === undefined ? undefined : eq(households.id, only),
      ),
    )
    .groupBy(households.id)
    .having(sql`${whole} <> ${shipped.length} or count(${titles.id}) <> ${shipped.length}`)
    .orderBy(asc(households.id))
  return found.map(({ id }) => id)
}

/** What another household has of the same film: its files, and what was made of them. Where several have it,
 *  the one that has most. `mediaId`: only on these files. */
export async function findSharedFilm(
  queries: Queries,
  film: { householdId: number; origin: string; originHash: string; mediaId?: string },
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
        film.mediaId === undefined ? isNotNull(titles.mediaId) : eq(titles.mediaId, film.mediaId),
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
