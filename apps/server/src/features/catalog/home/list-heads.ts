import { type Genre, MAX_TILES_PER_ROW } from '@starnest/contract/catalog/catalog'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../domain/viewer.ts'
import { agesWithoutApproval, isApprovedAbove } from '../allowed-titles.ts'
import { titlesFor } from './one-per-series.ts'
import type { PlacementList } from './placement.ts'

/** Titles of a list that are read at most, to find its cards among the episodes of long series: a show of 500
 *  episodes, and others beside it. */
const MOST_READ = 600

/** What a card stands for: a title, or the series of which it is an episode; sorted without an alphabet. */
export const CARD = sql`coalesce(series->>'slug', id::text) collate "C"`

/** Selects the first titles of a list, out of `visible`. */
export type Head = (order: SQL, where: SQL, most: number) => SQL

/** In their own order, which an index has. */
export const plainHead: Head = (order, where, most) =>
  sql`select * from visible where ${where} order by ${order} limit ${most}`

/** The same of one title of each series, of those that are read at most. */
export const headOfCards: Head = (order, where, most) => sql`
  select * from (
    select *, row_number() over (partition by card order by ${order}) as of_series
    from (
      select id, genre, series, view_count, added_at, ${CARD} as card from visible where ${where}
      order by ${order} limit ${MOST_READ}) as ordered
  ) as numbered
  where of_series = 1 order by ${order} limit ${most}`

/** The same put together age by age, and of what was approved above those ages: it passes over nothing
 *  that the viewer may not see, so that its time tells nothing of it. */
export const headByAge =
  (viewer: Viewer): Head =>
  (order, where, most) =>
    sql`
    select * from (
      select head.* from generate_series(0, ${agesWithoutApproval(viewer)}::int) as age(years)
      cross join lateral (${plainHead(order, sql`minimum_age = age.years and ${where}`, most)}) as head
      union all
      select * from visible
      where ${isApprovedAbove(viewer, { id: sql`id`, minimumAge: sql`minimum_age` })} and ${where}
    ) as within_reach
    order by ${order} limit ${most}`

/** The head of one list: `where` chooses among the visible titles, `order` gives them places. */
export const list = (
  name: PlacementList,
  order: SQL,
  where: SQL,
  { head = plainHead, most = MAX_TILES_PER_ROW } = {},
) => sql`
  (select ${name}::text as list, genre, id,
          row_number() over (order by ${order}) as place, view_count as views,
          series->>'slug' as series
   from (${head(order, where, most)}) as head)`

/** A list that there is once per genre. */
export type GenreList = { name: PlacementList; genres: readonly Genre[]; order: SQL; where: SQL }

/** The same once per genre, each of which ends after its head: for a library in its own order. */
export const genreByGenre = (
  { name, genres, order, where }: GenreList,
  { head = plainHead, most = titlesFor(name) } = {},
) => sql`
  select listed.* from unnest(${sql.param([...genres])}::text[]) as wanted(name)
  cross join lateral
    ${list(name, order, sql`genre = wanted.name and ${where}`, { head, most })} as listed`

/** The same once per genre, read in one go: for titles that are few. */
export const genresAtOnce = ({ name, genres, order, where }: GenreList) => sql`
  select * from (
    select ${name}::text as list, genre, id,
           row_number() over (partition by genre order by ${order}) as place, view_count as views,
           series->>'slug' as series
    from visible where genre = any(${sql.param([...genres])}::text[]) and ${where}) as listed
  where place <= ${titlesFor(name)}`
