import { MAX_NEWS_PICTURES } from '@starnest/contract/catalog/news'
import { eq, gt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { titles } from '../../../tables/titles.ts'
import { selectTitles } from '../catalog.repository.ts'
import { type Arrival, SINGLE_TITLES_A_DAY } from './compose-news.ts'

/** Titles read at most, the newest: more than the bell can tell of. */
const MAX_ARRIVALS = 200

/** Titles of one group that its news can need. */
const TITLES_PER_GROUP = Math.max(MAX_NEWS_PICTURES, SINGLE_TITLES_A_DAY)

const arrivalRows = z.array(
  z.object({
    id: z.int(),
    addedAt: z.coerce.date(),
    isComingSoon: z.boolean(),
    day: z.string(),
    count: z.coerce.number(),
  }),
)

/** A profile as the bell knows it. */
export type NewsReader = { newsSeenAt: Date | null; createdAt: Date }

/** When the viewer's profile last looked; undefined when the profile is just gone. */
export async function findNewsReader(
  queries: Queries,
  viewer: Viewer,
): Promise<NewsReader | undefined> {
  const [reader] = await queries
    .select({ newsSeenAt: profiles.newsSeenAt, createdAt: profiles.createdAt })
    .from(profiles)
    .where(eq(profiles.id, viewer.profileId))
  return reader
}

/** The heads of the groups of titles that the viewer may see and that arrived after an instant (null:
 *  ever), newest first. Titles of one day (UTC) are a group, those to come another. One statement,
 *  whatever arrived. */
export async function listArrivals(
  queries: Queries,
  viewer: Viewer,
  since: Date | null,
): Promise<Arrival[]> {
  const visible = selectTitles(queries, viewer, since ? gt(titles.addedAt, since) : undefined)
  const day: SQL = since ? sql`to_char(added_at at time zone 'UTC', 'YYYY-MM-DD')` : sql`''`
  const { rows } = await queries.execute(sql`
    select id, added_at as "addedAt", is_coming_soon as "isComingSoon", day, count
    from (
      select id, added_at, is_coming_soon, day,
        count(*) over (partition by day, is_coming_soon) as count,
        row_number() over (partition by day, is_coming_soon order by added_at desc, id desc) as place
      from (select *, ${day} as day from (${visible}) as visible) as dated
    ) as grouped
    where place <= ${TITLES_PER_GROUP}
    order by added_at desc, id desc limit ${MAX_ARRIVALS}`)
  return arrivalRows.parse(rows)
}

/** Records when a profile looked at the news, unless a later time is recorded. */
export async function writeNewsSeen(
  queries: Queries,
  viewer: Viewer,
  seenAt: Date,
): Promise<Date | undefined> {
  const [kept] = await queries
    .update(profiles)
    .set({
      newsSeenAt: sql`greatest(${profiles.newsSeenAt}, ${seenAt.toISOString()}::timestamptz)`,
    })
    .where(eq(profiles.id, viewer.profileId))
    .returning({ newsSeenAt: profiles.newsSeenAt })
  return kept?.newsSeenAt ?? undefined
}
