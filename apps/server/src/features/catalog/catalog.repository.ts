import type { AgeRating } from '@starnest/contract/age-rating'
import type { AnimationListQuery } from '@starnest/contract/catalog'
import { BEGUN_SECONDS } from '@starnest/contract/watch'
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { titles } from '../../ports/tables/titles.ts'
import { progress } from '../../ports/tables/watching.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { isAllowed } from './allowed-titles.ts'
import { UPLOADED_ORIGIN } from './family-titles/family-origin.ts'
import type { ListPosition } from './list-cursor.ts'

const {
  origin: _origin,
  originHash: _hash,
  wordsWrittenIn: _written,
  ...titleColumns
} = getTableColumns(titles)

/** The one function that selects titles. Its WHERE clause holds the rule that must never break: a
 *  viewer sees a title of the own household that everybody who watches is allowed to see. With each
 *  title comes the rating that counts, and where the viewer's profile stands in it; null: nowhere. */
export function selectTitles(queries: Queries, viewer: Viewer, narrower?: SQL) {
  return queries
    .select({
      ...titleColumns,
      rating: sql<AgeRating | null>`coalesce(${titles.familyRating}, ${titles.rating})`.as(
        'rating',
      ),
      isUploaded: sql<boolean>`${titles.origin} like ${UPLOADED_ORIGIN}`.as('is_uploaded'),
      positionSeconds: progress.positionSeconds,
      isWatched: progress.isWatched,
      isHidden: progress.isHidden,
      progressAt: sql<Date | null>`${progress.updatedAt}`.as('progress_at'),
    })
    .from(titles)
    .leftJoin(
      progress,
      and(eq(progress.profileId, viewer.profileId), eq(progress.titleId, titles.id)),
    )
    .where(and(eq(titles.householdId, viewer.householdId), isAllowed(viewer), narrower))
    .$dynamic()
}

/** A title as a viewer finds it. */
export type VisibleTitle = Awaited<ReturnType<typeof selectTitles>>[number]

/** Whether a profile has begun a title: longer than by a slip of the finger. */
export function isBegun({ positionSeconds, isWatched }: VisibleTitle): boolean {
  return isWatched === true || (positionSeconds ?? 0) >= BEGUN_SECONDS
}

/** One title; undefined when there is none or it is hidden from the viewer. */
export async function findVisibleTitle(
  queries: Queries,
  viewer: Viewer,
  id: number,
): Promise<VisibleTitle | undefined> {
  const [title] = await selectTitles(queries, viewer, eq(titles.id, id))
  return title
}

/** Those of the titles that the viewer may see, by id. */
export async function findVisibleTitles(
  queries: Queries,
  viewer: Viewer,
  ids: number[],
): Promise<Map<number, VisibleTitle>> {
  if (ids.length === 0) return new Map()
  const isWanted = sql`${titles.id} = any(${sql.param(ids)}::int[])`
  const found = await selectTitles(queries, viewer, isWanted)
  return new Map(found.map((title) => [title.id, title]))
}

/** A page of titles, newest first, after the position where the page before ended. */
export async function listTitles(
  queries: Queries,
  viewer: Viewer,
  { genre, category, limit, after }: Omit<AnimationListQuery, 'cursor'> & { after?: ListPosition },
): Promise<VisibleTitle[]> {
  const narrower = and(
    genre && eq(titles.genre, genre),
    category && eq(titles.category, category),
    after && sql`(${titles.addedAt}, ${titles.id}) < (${after.addedAt.toISOString()}, ${after.id})`,
  )
  return selectTitles(queries, viewer, narrower)
    .orderBy(desc(titles.addedAt), desc(titles.id))
    .limit(limit)
}

/** The episodes of a series that the viewer may see, in their order; specials, season 0, come last. */
export async function listEpisodes(
  queries: Queries,
  viewer: Viewer,
  seriesSlug: string,
): Promise<VisibleTitle[]> {
  return selectTitles(queries, viewer, sql`${titles.series}->>'slug' = ${seriesSlug}`).orderBy(
    sql`nullif((${titles.series}->>'season')::int, 0), (${titles.series}->>'episode')::int, ${titles.id}`,
  )
}

/** One play more of a title that the viewer may see. */
export async function addView(queries: Queries, viewer: Viewer, id: number): Promise<void> {
  const visible = selectTitles(queries, viewer, eq(titles.id, id)).as('visible')
  await queries
    .update(titles)
    .set({ viewCount: sql`${titles.viewCount} + 1` })
    .where(inArray(titles.id, queries.select({ id: visible.id }).from(visible)))
}
