import {
  GENRES,
  type Genre,
  genreSchema,
  MAX_TILES_PER_ROW,
  type Shelf,
} from '@starnest/contract/catalog/catalog'
import { BEGUN_SECONDS } from '@starnest/contract/watch/watch'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { households, profiles } from '../../../tables/family.ts'
import { titles } from '../../../tables/titles.ts'
import {
  agesWithoutApproval,
  isApprovedAbove,
  seesApprovedOnly,
  seesEveryAge,
} from '../allowed-titles.ts'
import { isOfGenre, selectTitles } from '../catalog.repository.ts'
import { isOnList } from '../lists/lists.repository.ts'
import { PLACEMENT_LISTS, type Placement, type PlacementList } from './placement.ts'

const placementRows = z.array(
  z.object({
    list: z.enum(PLACEMENT_LISTS),
    genre: z.nullable(genreSchema),
    id: z.int(),
    place: z.coerce.number(),
    views: z.coerce.number(),
    series: z.nullable(z.string()),
  }),
)

const NEWEST = sql`added_at desc, id desc`
const MOST_VIEWED = sql`view_count desc, added_at desc, id desc`
const RELEASED = sql`not is_coming_soon`
const BEGUN = sql`(position_seconds >= ${BEGUN_SECONDS} or is_watched)`

/** Gentle enough for all, and not from genres that have rows of their own age. */
const FAMILY = sql`minimum_age < 13`
const NO_FAMILY_GENRES: ReadonlySet<Genre> = new Set(['kids', 'romance', 'gothic'])
const FAMILY_GENRES = GENRES.filter((genre) => !NO_FAMILY_GENRES.has(genre))

/** What a home screen is narrowed to: one genre of the filter strip, one shelf. */
export type HomeChoice = { genre?: Genre | undefined; shelf?: Shelf | undefined }

/** The newest titles that are read: those that stand in Top Picks leave room for others. */
const RECENT_TITLES = 2 * MAX_TILES_PER_ROW

/** Titles begun last that a profile's taste is read from. Tastes change. */
const TASTE_TITLES = 200
/** How many of the titles that others of the family finished are read. */
const FINISHED_TITLES = 12

/** Everything the rows of a home screen are arranged from: the head of each ordered list of titles
 *  that the viewer may see, and how often the viewer's profile has begun titles of each genre. One
 *  statement, whatever the size of the library. */
export async function placeTitles(
  queries: Queries,
  { viewer, choice: { genre, shelf }, now }: { viewer: Viewer; choice: HomeChoice; now: Date },
): Promise<Placement[]> {
  const onShelf = shelf && conditionOf(shelf, queries, viewer)
  const visible = selectTitles(queries, viewer, and(genre && isOfGenre(genre), onShelf))
  const areFew = shelf === 'my-list' || seesApprovedOnly(viewer)
  const perGenre = areFew ? genresAtOnce : genreByGenre
  const hero = heroLists(genre && !areFew && !seesEveryAge(viewer) ? headByAge(viewer) : plainHead)
  const lists = [...hero, ...(genre || shelf ? [] : rowLists({ viewer, now, perGenre }))]
  const found = await queries.execute(sql`
    with ${areFew ? readOnce(visible) : sql`visible as not materialized (${visible})`}
    ${sql.join(lists, sql` union all `)}`)
  return placementRows.parse(found.rows)
}

/** Titles that somebody put together by hand have no order of the library, so they are read once instead
 *  of once per list; of each what lists ask for, and not its words. */
const readOnce = (visible: SQLWrapper) => sql`
  chosen as not materialized (${visible}), visible as materialized (
    select id, genre, series, view_count, minimum_age, added_at, is_coming_soon, is_featured,
      has_trailer, duration_seconds, position_seconds, is_watched, is_hidden, progress_at
    from chosen)`

/** What the hero is chosen from. */
const heroLists = (head: Head) => [
  list('recent', NEWEST, RELEASED, { head, most: RECENT_TITLES }),
  list('banner', NEWEST, sql`is_coming_soon and is_featured`, { head }),
  list('featured', NEWEST, sql`is_featured`, { head }),
  list('trailers', NEWEST, sql`${RELEASED} and has_trailer`, { head }),
]

type RowLists = { viewer: Viewer; now: Date; perGenre: typeof genreByGenre }

/** What only rows are made from. */
const rowLists = ({ viewer, now, perGenre }: RowLists) => [
  list('coming-soon', NEWEST, sql`is_coming_soon`),
  list(
    'unfinished',
    sql`progress_at desc, id desc`,
    sql`${RELEASED} and position_seconds >= ${BEGUN_SECONDS} and not is_watched
      and not is_hidden and duration_seconds > 0`,
  ),
  watchLaterOf(viewer),
  perGenre('newest', GENRES, NEWEST, RELEASED),
  perGenre('popular', GENRES, MOST_VIEWED, RELEASED),
  perGenre('family', FAMILY_GENRES, MOST_VIEWED, sql`${RELEASED} and ${FAMILY}`),
  perGenre('unseen', GENRES, NEWEST, sql`${RELEASED} and not exists (${begunBy(viewer)})`),
  finishedByOthers(viewer, now),
  favoritesOf(viewer),
  sql`
    select 'taste' as list, genre, 0 as id, count(*) as place, 0 as views, null as series
    from (select genre from visible where ${BEGUN}
          order by progress_at desc limit ${TASTE_TITLES}) as latest
    group by genre`,
]

/** What others of the household watched to the end, of what each of them watched last; never what is
 *  older than the household keeps its history, which may not have been swept yet. Read by the ids of
 *  those titles, however large the library is. */
const finishedByOthers = (viewer: Viewer, now: Date) => sql`
  (select 'finished'::text as list, genre, id,
          row_number() over (order by finishers desc, ${MOST_VIEWED}) as place, view_count as views,
          series->>'slug' as series
   from (
     with by_family as materialized (
       select latest.title_id, count(*) as finishers
       from ${households} as household join ${profiles} as member on member.household_id = household.id
       cross join lateral (
         select title_id, is_watched from progress
         where profile_id = member.id and updated_at >=
           ${now.toISOString()}::timestamptz - make_interval(days => household.history_days)
         order by updated_at desc limit ${TASTE_TITLES}
       ) as latest
       where household.id = ${viewer.householdId} and member.id <> ${viewer.profileId}
         and latest.is_watched
       group by latest.title_id
     )
     select visible.*, finishers from visible join by_family on by_family.title_id = visible.id
     where visible.id = any(array(select title_id from by_family)) and ${RELEASED}
       and ${BEGUN} is not true
     order by finishers desc, ${MOST_VIEWED} limit ${FINISHED_TITLES}
   ) as head)`

/** The genres that the viewer's profile says it likes. */
const favoritesOf = ({ profileId }: Viewer) => sql`
  select 'favorite' as list, genre, 0 as id, 1 as place, 0 as views, null as series
  from ${profiles} as reader
  cross join lateral jsonb_array_elements_text(reader.preferences->'favoriteGenres') as genre
  where reader.id = ${profileId} and genre = any(${sql.param([...GENRES])}::text[])`

/** Whether the viewer's profile has begun the title at hand. Asked per title, so that a list ends
 *  after its head whatever the profile has seen. */
function begunBy(viewer: Viewer): SQL {
  return sql`select from progress
    where profile_id = ${viewer.profileId} and title_id = visible.id and ${BEGUN}`
}

/** Which titles are on a shelf. */
export function conditionOf(shelf: Shelf, queries: Queries, viewer: Viewer): SQL {
  switch (shelf) {
    case 'movies':
      return eq(titles.category, 'movie')
    case 'series':
      return eq(titles.category, 'series')
    case 'kids':
      return isOfGenre('kids')
    case 'my-list':
      return isOnList(queries, viewer, 'my-list')
  }
}

/** Selects the first titles of a list, out of `visible`. */
type Head = (order: SQL, where: SQL, most: number) => SQL

const plainHead: Head = (order, where, most) =>
  sql`select * from visible where ${where} order by ${order} limit ${most}`

/** The same put together age by age, and of what was approved above those ages: it passes over nothing
 *  that the viewer may not see, so that its time tells nothing of it. */
const headByAge =
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
const list = (
  name: PlacementList,
  order: SQL,
  where: SQL,
  { head = plainHead, most = MAX_TILES_PER_ROW } = {},
) => sql`
  (select ${name}::text as list, genre, id,
          row_number() over (order by ${order}) as place, view_count as views,
          series->>'slug' as series
   from (${head(order, where, most)}) as head)`

/** The same once per genre, each of which ends after its head: for a library in its own order. */
const genreByGenre = (name: PlacementList, genres: readonly Genre[], order: SQL, where: SQL) => sql`
  select listed.* from unnest(${sql.param([...genres])}::text[]) as wanted(name)
  cross join lateral ${list(name, order, sql`genre = wanted.name and ${where}`)} as listed`

/** The same once per genre, read in one go: for titles that are few. */
const genresAtOnce = (name: PlacementList, genres: readonly Genre[], order: SQL, where: SQL) => sql`
  select * from (
    select ${name}::text as list, genre, id,
           row_number() over (partition by genre order by ${order}) as place, view_count as views,
           series->>'slug' as series
    from visible where genre = any(${sql.param([...genres])}::text[]) and ${where}) as listed
  where place <= ${MAX_TILES_PER_ROW}`

/** The head of Watch Later, added last first. */
const watchLaterOf = ({ profileId }: Viewer) => sql`
  (select 'watch-later'::text as list, genre, id,
          row_number() over (order by listed_at desc, id desc) as place, view_count as views,
          series->>'slug' as series
   from (select visible.genre, visible.id, visible.view_count, visible.series,
                entries.added_at as listed_at
         from list_entries as entries join visible on visible.id = entries.title_id
         where entries.profile_id = ${profileId} and entries.list = 'watch-later'
         order by listed_at desc, id desc limit ${MAX_TILES_PER_ROW}) as head)`
