import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../ports/tables/titles.ts'
import type { IndexedTitle } from './word-index.ts'

/** Titles that are read at once: taking their words in holds everybody else up. */
const BATCH_TITLES = 100

const horizonRow = z.tuple([z.object({ horizon: z.string() })])

const indexedColumns = {
  id: titles.id,
  version: titles.wordsWrittenIn,
  title: titles.title,
  tagline: titles.tagline,
  description: titles.description,
  genre: titles.genre,
  cast: titles.cast,
  series: titles.series,
}

/** The oldest transaction that has not ended: what older ones wrote is there to be read. */
export async function readHorizon(queries: Queries): Promise<string> {
  const found = await queries.execute(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  )
  const [{ horizon }] = horizonRow.parse(found.rows)
  return horizon
}

/** The next titles of a household, hidden ones too, after the one with a number. */
export function readTitles(
  queries: Queries,
  householdId: number,
  after: number,
): Promise<IndexedTitle[]> {
  return queries
    .select(indexedColumns)
    .from(titles)
    .where(and(eq(titles.householdId, householdId), gt(titles.id, after)))
    .orderBy(asc(titles.id))
    .limit(BATCH_TITLES)
}

/** The titles whose words were written by a transaction that had not ended at a horizon, or that began
 *  after it, and the horizon from which on to ask next. */
export async function readTitlesSince(
  queries: Queries,
  householdId: number,
  horizon: string,
): Promise<{ titles: IndexedTitle[]; horizon: string }> {
  // Read before the titles: what is written between the two is read once more the next time.
  const next = await readHorizon(queries)
  const written = titles.wordsWrittenIn
  const changed = await queries
    .select(indexedColumns)
    .from(titles)
    .where(
      and(
        eq(titles.householdId, householdId),
        gte(written, sql`${horizon}::xid8`),
        // A library that came back from a backup has numbers of another database.
        lt(written, sql`pg_snapshot_xmax(pg_current_snapshot())`),
      ),
    )
  return { titles: changed, horizon: next }
}
