import type { AnimationListQuery } from '@starnest/contract/catalog/catalog'
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PagePosition } from '../../domain/page-cursor.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Queries } from '../../ports/database.ts'
import { titles } from '../../tables/titles.ts'
import { agesWithoutApproval, isApprovedAbove } from './allowed-titles.ts'
import {
  episodeOrder,
  isOfGenre,
  selectShownTitles,
  selectTitles,
  selectWithinReach,
  type VisibleTitle,
} from './catalog.repository.ts'

/** Which titles a page holds. `after`: where the page before ended. */
type PageQuery = Omit<AnimationListQuery, 'cursor' | 'after'> & { after?: PagePosition | undefined }

/** Where a title stands among those of a list, newest first; undefined when there is none or it is hidden
 *  from the viewer. */
export async function findPosition(
  queries: Queries,
  viewer: Viewer,
  id: number,
): Promise<PagePosition | undefined> {
  const [found] = await selectTitles(queries, viewer, eq(titles.id, id))
  return found && { at: found.addedAt, id }
}

/** A page of titles, newest first. */
export async function listTitles(
  queries: Queries,
  viewer: Viewer,
  { genre, category, seriesOnce, limit, after }: PageQuery,
): Promise<VisibleTitle[]> {
  const narrower = and(genre && isOfGenre(genre), category && eq(titles.category, category))
  const isFurther = after && isAfter({ addedAt: titles.addedAt, id: titles.id }, after)
  const alone = seriesOnce ? sql`${titles.series} is null` : undefined
  const head = newest(queries, viewer, { narrower: and(narrower, isFurther, alone), limit })
  const firsts = sql`union all ${firstEpisodes(queries, viewer, { narrower, after })}`
  const chosen = sql`
    select id from (${head} ${seriesOnce ? firsts : sql``}) as within_reach
    order by added_at desc, id desc limit ${limit}`
  return selectShownTitles(queries, viewer, chosen).orderBy(...NEWEST)
}

const NEWEST = [desc(titles.addedAt), desc(titles.id)]

const isAfter = ({ addedAt, id }: Record<'addedAt' | 'id', SQLWrapper>, after: PagePosition): SQL =>
  sql`(${addedAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`

/** The newest titles, and some more. They are put together of what lies within the ceiling, age by age, and of
 *  what was approved, so that passing over hidden titles takes no time that would tell of them. */
function newest(
  queries: Queries,
  viewer: Viewer,
  { narrower, limit }: { narrower: SQL | undefined; limit: number },
): SQL {
  const ofAge = selectTitles(queries, viewer, and(narrower, sql`${titles.minimumAge} = age.years`))
    .orderBy(...NEWEST)
    .limit(limit)
  const approved = and(narrower, isApprovedAbove(viewer, titles))
  return sql`
    select head.id, head.added_at
    from generate_series(0, ${agesWithoutApproval(viewer)}::int) as age(years)
    cross join lateral (${ofAge}) as head
    union all
    select id, added_at from (${selectTitles(queries, viewer, approved)}) as approved`
}

/** What a series is known by, sorted without an alphabet. */
const SLUG = sql`(series->>'slug') collate "C"`

/** Of each series the first episode that the viewer may see. Each is read once: asked of each whether another
 *  one comes before it, series of hundreds of episodes take several times as long. */
function firstEpisodes(
  queries: Queries,
  viewer: Viewer,
  { narrower, after }: { narrower: SQL | undefined; after: PagePosition | undefined },
): SQL {
  const episodes = and(narrower, sql`${titles.series} is not null`)
  const [id, series] = [sql`id`, sql`series`]
  const further = after && sql`where ${isAfter({ addedAt: sql`added_at`, id }, after)}`
  return sql`
    select id, added_at from (
      select distinct on (${SLUG}) id, added_at
      from (${selectWithinReach(queries, viewer, episodes)}) as episodes
      order by ${SLUG}, ${episodeOrder({ id, series })}
    ) as first ${further ?? sql``}`
}
