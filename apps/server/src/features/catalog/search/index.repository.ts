import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { titleRules } from '../../../tables/limits.ts'
import { titles } from '../../../tables/titles.ts'
import { isAllowed } from '../allowed-titles.ts'
import { selectTitles } from '../catalog.repository.ts'
import type { IndexedTitle } from './word-index.ts'

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
  texts: titles.texts,
}

/** The oldest transaction that has not ended: what older ones wrote is there to be read. */
export async function readHorizon(queries: Queries): Promise<string> {
  const found = await queries.execute(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  )
  const [{ horizon }] = horizonRow.parse(found.rows)
  return horizon
}

/** The ids of all titles of a household, hidden ones too. */
export async function readIds(queries: Queries, householdId: number): Promise<number[]> {
  const ofHousehold = eq(titles.householdId, householdId)
  const found = await queries.select({ id: titles.id }).from(titles).where(ofHousehold)
  return found.map(({ id }) => id)
}

/** Titles of a household by their ids. Asked for by what follows an id, a table that has just been filled would be
 *  sorted whole for each hundred: PostgreSQL takes it for a small one. */
export function readTitles(
  queries: Queries,
  householdId: number,
  ids: readonly number[],
): Promise<IndexedTitle[]> {
  return queries
    .select(indexedColumns)
    .from(titles)
    .where(
      and(eq(titles.householdId, householdId), sql`${titles.id} = any(${sql.param(ids)}::int[])`),
    )
}

/** A title that was written, and whether the viewer may see it. */
export type WrittenTitle = IndexedTitle & { isVisible: boolean }

/** The titles that changed since a horizon, and the horizon to ask from next time. A title has changed when its
 *  searchable text, or who may see it, was written by a transaction that was still running at the horizon or began
 *  later. Without a viewer all count as visible. */
export async function readTitlesSince(
  queries: Queries,
  { householdId, viewer }: { householdId: number; viewer: Viewer | undefined },
  horizon: string,
): Promise<{ titles: WrittenTitle[]; horizon: string }> {
  // Read before the titles: what is written between the two is read once more the next time.
  const next = await readHorizon(queries)
  const written = titles.wordsWrittenIn
  const isVisible = sql<boolean>`${(viewer && isAllowed(viewer)) ?? sql`true`}`
  const changed = await queries
    .select({ ...indexedColumns, isVisible })
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

/** Ids of all titles that the viewer may see. */
export async function readVisibleIds(queries: Queries, viewer: Viewer): Promise<Set<number>> {
  const visible = selectTitles(queries, viewer).as('visible')
  const found = await queries.select({ id: visible.id }).from(visible)
  return new Set(found.map(({ id }) => id))
}

const rulesRow = z.tuple([z.object({ rules: z.string() })])

/** What parents said of titles for everybody who watches, as a word that is another one when they say
 *  something else; '' where they said nothing. */
export async function readRules(queries: Queries, { watchers }: Viewer): Promise<string> {
  if (!watchers.some((watcher) => watcher.isApprovedOnly || watcher.hasRules)) return ''
  const profileIds = watchers.map(({ profileId }) => profileId)
  const { rows } = await queries.execute(sql`
    select count(*) || ' ' ||
      coalesce(sum(hashtextextended(concat_ws(' ', profile_id, title_id, rule), 0)), 0) as rules
    from ${titleRules} where ${titleRules.profileId} = any(${sql.param(profileIds)}::int[])`)
  const [{ rules }] = rulesRow.parse(rows)
  return rules
}
