import { SHELF_PAGE, type ShelfOrder, type ShelfQuery } from '@starnest/contract/catalog/shelf'
import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { isOfGenre, selectWithinReach } from '../catalog.repository.ts'
import { conditionOf } from '../home/home.repository.ts'

/** One card of a shelf: a title, or the series of which it is an episode. */
export type ShelfCard = { id: number; slug: string | null }

const cardRows = z.array(z.object({ id: z.int(), slug: z.nullable(z.string()) }))

const ORDERS: Record<ShelfOrder, SQL> = {
  added: sql`since desc, id desc`,
  name: sql`lower(unaccent(name)), id`,
  year: sql`year desc nulls last, since desc, id desc`,
  played: sql`views desc, since desc, id desc`,
}

/** The next cards of a shelf, one more than are sent, in one statement. Each visible title of it is read
 *  once, and no more of it than its order needs. */
export async function readShelf(
  queries: Queries,
  viewer: Viewer,
  { genre, shelf, order, from }: ShelfQuery,
): Promise<ShelfCard[]> {
  const isOwnList = shelf === 'my-list'
  const onShelf = shelf && conditionOf(shelf, queries, viewer)
  const visible = selectWithinReach(queries, viewer, and(genre && isOfGenre(genre), onShelf))
  const entries = isOwnList ? sql`select *, null::text as slug from chosen` : EACH_SERIES_ONCE
  const found = await queries.execute(sql`
    with chosen as materialized (
      select visible.id, visible.series, visible.title as name, visible.release_year as year,
        visible.view_count as views, visible.is_coming_soon as is_later,
        ${isOwnList ? sql`entries.added_at` : sql`visible.added_at`} as since
      from (${visible}) as visible ${isOwnList ? ownEntries(viewer) : sql``}
    ), cards as (${entries})
    select id, slug from cards
    order by ${isOwnList ? sql`` : sql`is_later,`} ${ORDERS[order]}
    limit ${SHELF_PAGE + 1} offset ${from}`)
  return cardRows.parse(found.rows)
}

const ownEntries = ({ profileId }: Viewer) => sql`
  join list_entries as entries on entries.title_id = visible.id
    and entries.profile_id = ${profileId} and entries.list = 'my-list'`

const EACH_SERIES_ONCE = sql`
  select id, null::text as slug, name, year, views, is_later, since from chosen where series is null
  union all
  select min(id), series->>'slug', min(series->>'title'), max(year), sum(views), bool_and(is_later),
    max(since)
  from chosen where series is not null group by 2`
