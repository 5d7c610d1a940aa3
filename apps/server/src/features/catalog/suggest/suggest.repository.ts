import { GENRES } from '@starnest/contract/catalog/catalog'
import { and, gt, gte, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SuggestionRequest } from '../../../domain/suggestion.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { listEntries } from '../../../tables/finding.ts'
import { titles } from '../../../tables/titles.ts'
import { selectTitles } from '../catalog.repository.ts'

/** Titles that are ranked at most. */
const MOST_CANDIDATES = 400
/** Days for which a title counts as new. */
const NEW_DAYS = 60

const candidateRow = z.object({
  id: z.int(),
  genre: z.enum(GENRES).nullable(),
  duration: z.number(),
  isNew: z.boolean(),
  series: z.string().nullable(),
  views: z.int(),
  position: z.number().nullable(),
  isWatched: z.boolean().nullable(),
  isListed: z.boolean(),
})

/** What a title is ranked by, besides its words. `position` in seconds: where the profile stands in it. */
export type Candidate = z.infer<typeof candidateRow>

/** What of a request the database decides. */
export type Filter = Pick<
  SuggestionRequest,
  'genres' | 'withoutGenres' | 'mostSeconds' | 'leastSeconds' | 'age' | 'isNew' | 'withoutIds'
> & { ids?: readonly number[] | undefined }

/** Released titles that the viewer may see and that pass a filter; the most viewed where there are many. */
export async function findCandidates(
  queries: Queries,
  viewer: Viewer,
  { filter, now }: { filter: Filter; now: Date },
): Promise<Candidate[]> {
  const since = new Date(now.getTime() - NEW_DAYS * 24 * 60 * 60 * 1000)
  const narrower = and(
    sql`not ${titles.isComingSoon}`,
    filter.ids && sql`${titles.id} = any(${sql.param([...filter.ids])}::int[])`,
    filter.genres?.length ? inArray(titles.genre, [...filter.genres]) : undefined,
    filter.withoutGenres?.length
      ? or(sql`${titles.genre} is null`, notInArray(titles.genre, [...filter.withoutGenres]))
      : undefined,
    // A length of 0 is not known yet.
    filter.mostSeconds === undefined
      ? undefined
      : and(gt(titles.durationSeconds, 0), lte(titles.durationSeconds, filter.mostSeconds)),
    filter.leastSeconds === undefined
      ? undefined
      : gte(titles.durationSeconds, filter.leastSeconds),
    filter.age === undefined ? undefined : lte(titles.minimumAge, filter.age),
    filter.isNew ? gte(titles.addedAt, since) : undefined,
    filter.withoutIds?.length
      ? sql`not ${titles.id} = any(${sql.param([...filter.withoutIds])}::int[])`
      : undefined,
  )
  const { rows } = await queries.execute(sql`
    select id, genre, duration_seconds as duration, added_at >= ${since.toISOString()} as "isNew",
      series->>'slug' as series, view_count as views, position_seconds as position,
      is_watched as "isWatched", ${isListed(viewer)} as "isListed"
    from (${selectTitles(queries, viewer, narrower)}) as visible
    order by view_count desc, added_at desc, id desc
    limit ${MOST_CANDIDATES}`)
  return z.array(candidateRow).parse(rows)
}

/** Whether a title of `visible` is on the profile's list. */
const isListed = ({ profileId }: Viewer): SQL =>
  sql`id in (select ${listEntries.titleId} from ${listEntries}
    where ${listEntries.profileId} = ${profileId} and ${listEntries.list} = 'my-list')`

const tasteRow = z.object({ genre: z.enum(GENRES), liking: z.number() })

/** How much a profile likes each genre, from -1 to 1: what it finished and listed speaks for a genre, what it
 *  left within its first third long ago against it. */
export async function readTaste(
  queries: Queries,
  viewer: Viewer,
  now: Date,
): Promise<Map<z.infer<typeof tasteRow>['genre'], number>> {
  const longAgo = new Date(now.getTime() - DROPPED_AFTER_DAYS * 24 * 60 * 60 * 1000)
  const begun = selectTitles(queries, viewer, sql`position_seconds is not null`)
  const { rows } = await queries.execute(sql`
    with begun as (
      select genre, case
        when is_watched then 1.0
        when position_seconds < duration_seconds / 3 and progress_at < ${longAgo.toISOString()} then -0.7
        else 0.3 end as liking
      from (${begun}) as visible where genre is not null
    )
    select genre, (sum(liking) / (count(*) + 2))::float8 as liking from begun group by genre`)
  return new Map(
    z
      .array(tasteRow)
      .parse(rows)
      .map(({ genre, liking }) => [genre, liking]),
  )
}

/** Days after which a film that was not gone on with was left for good. */
const DROPPED_AFTER_DAYS = 7
