import { minimumAgeOf } from '@starnest/contract/age-rating'
import {
  GENRES,
  type Genre,
  genreSchema,
  MAX_TILES_PER_ROW,
  type Shelf,
} from '@starnest/contract/catalog/catalog'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { households, profiles } from '../../../tables/family.ts'
import { titles } from '../../../tables/titles.ts'
import { IS_BEGUN, IS_UNFINISHED } from '../../../tables/watching.ts'
import { seesApprovedOnly, seesEveryAge } from '../allowed-titles.ts'
import { isOfGenre, selectTitles } from '../catalog.repository.ts'
import { isOnList } from '../lists/lists.repository.ts'
import {
  CARD,
  type GenreList,
  genreByGenre,
  genresAtOnce,
  type Head,
  headByAge,
  headOfCards,
  list,
  plainHead,
} from './list-heads.ts'
import {
  cardsIn,
  isOfPart,
  type ListPart,
  onePerSeries,
  shortLists,
  titlesFor,
} from './one-per-series.ts'
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
const FEATURED = sql`is_featured`

/** Gentle enough for all, and not from genres that have rows of their own age. */
const FAMILY = sql`minimum_age < ${minimumAgeOf('PG-13')}`
const NO_FAMILY_GENRES: ReadonlySet<Genre> = new Set(['kids', 'romance', 'gothic'])
const FAMILY_GENRES = GENRES.filter((genre) => !NO_FAMILY_GENRES.has(genre))

/** What a home screen is narrowed to: one genre of the filter strip, one shelf. */
export type HomeChoice = { genre?: Genre | undefined; shelf?: Shelf | undefined }

/** Titles begun last that a profile's taste is read from. Tastes change. */
const TASTE_TITLES = 200
/** How many cards of what others of the family finished are read. */
const FINISHED_TITLES = 12

type Asked = { viewer: Viewer; choice: HomeChoice; now: Date }

/** Everything the rows of a home screen are arranged from: the head of each ordered list of titles
 *  that the viewer may see, and how often the viewer's profile has begun titles of each genre. One
 *  statement, whatever the size of the library, and a second one where long series fill the heads of
 *  lists: it reads on in those, to 600 titles each. Of a series a list for a row has one title, the first. */
export async function placeTitles(queries: Queries, asked: Asked): Promise<Placement[]> {
  const { viewer, choice, now } = asked
  const { genre, shelf } = choice
  if (genre || shelf) {
    const isByAge = genre && !isOfFew(asked) && !seesEveryAge(viewer)
    return readLists(queries, asked, heroLists(isByAge ? headByAge(viewer) : plainHead, cardsIn))
  }
  const perGenre = isOfFew(asked) ? genresAtOnce : genreByGenre
  const lists = [...heroLists(plainHead, titlesFor), ...rowLists({ viewer, now, perGenre })]
  const placed = await readLists(queries, asked, lists)
  const short = shortLists(placed)
  if (short.length === 0) return onePerSeries(placed)
  const others = placed.filter((one) => !short.some((part) => isOfPart(one, part)))
  return onePerSeries([...others, ...(await readLists(queries, asked, longer(short, viewer)))])
}

/** Whether the titles that lists are made from are few. */
const isOfFew = ({ viewer, choice }: Asked) =>
  choice.shelf === 'my-list' || seesApprovedOnly(viewer)

async function readLists(queries: Queries, asked: Asked, lists: SQL[]): Promise<Placement[]> {
  const { viewer, choice } = asked
  const { genre, shelf } = choice
  const onShelf = shelf && conditionOf(shelf, queries, viewer)
  const visible = selectTitles(queries, viewer, and(genre && isOfGenre(genre), onShelf))
  const found = await queries.execute(sql`
    with ${isOfFew(asked) ? readOnce(visible) : sql`visible as not materialized (${visible})`}
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
const heroLists = (head: Head, most: typeof titlesFor) => [
  list('recent', NEWEST, RELEASED, { head, most: most('recent') }),
  list('banner', NEWEST, sql`is_coming_soon and is_featured`, { head }),
  list('featured', NEWEST, FEATURED, { head, most: most('featured') }),
  list('trailers', NEWEST, sql`${RELEASED} and has_trailer`, { head }),
]

type RowLists = { viewer: Viewer; now: Date; perGenre: (list: GenreList) => SQL }

/** What only rows are made from. */
const rowLists = ({ viewer, now, perGenre }: RowLists) => [
  list('coming-soon', NEWEST, sql`is_coming_soon`),
  list(
    'unfinished',
    sql`progress_at desc, id desc`,
    sql`${RELEASED} and ${IS_UNFINISHED} and duration_seconds > 0`,
  ),
  watchLaterOf(viewer),
  ...genreLists(viewer).map((one) => perGenre(one)),
  ...withoutGenre(viewer).map(({ name, order, where }) =>
    list(name, order, where, { most: titlesFor(name) }),
  ),
  finishedByOthers(viewer, now),
  favoritesOf(viewer),
  sql`
    select 'taste' as list, genre, 0 as id, count(*) as place, 0 as views, null as series
    from (select genre from visible where ${IS_BEGUN}
          order by progress_at desc limit ${TASTE_TITLES}) as latest
    group by genre`,
]

/** One list per genre of each. */
const genreLists = (viewer: Viewer): GenreList[] => [
  { name: 'newest', genres: GENRES, order: NEWEST, where: RELEASED },
  { name: 'popular', genres: GENRES, order: MOST_VIEWED, where: RELEASED },
  {
    name: 'family',
    genres: FAMILY_GENRES,
    order: MOST_VIEWED,
    where: sql`${RELEASED} and ${FAMILY}`,
  },
  {
    name: 'unseen',
    genres: GENRES,
    order: NEWEST,
    where: sql`${RELEASED} and not exists (${begunBy(viewer)})`,
  },
]

/** Of titles whose genre nobody has said. */
const withoutGenre = (viewer: Viewer): GenreList[] =>
  genreLists(viewer)
    .filter(({ name }) => name === 'popular' || name === 'unseen')
    .map((one) => ({ ...one, where: sql`genre is null and ${one.where}` }))

/** The lists that are short, read on in. */
const longer = (short: readonly ListPart[], viewer: Viewer): SQL[] => {
  const isShort = (name: PlacementList, genre: Genre | null) =>
    short.some((part) => part.list === name && part.genre === genre)
  const whole = [
    { name: 'recent', order: NEWEST, where: RELEASED },
    { name: 'featured', order: NEWEST, where: FEATURED },
    ...withoutGenre(viewer),
  ] as const
  const cards = (name: PlacementList) => ({ head: headOfCards, most: cardsIn(name) })
  return [
    ...whole
      .filter(({ name }) => isShort(name, null))
      .map(({ name, order, where }) => list(name, order, where, cards(name))),
    ...genreLists(viewer)
      .map((one) => ({ ...one, genres: one.genres.filter((genre) => isShort(one.name, genre)) }))
      .filter(({ genres }) => genres.length > 0)
      .map((one) => genreByGenre(one, cards(one.name))),
  ]
}

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
     select * from (
     select visible.*, finishers, row_number() over (
       partition by ${CARD}
       order by finishers desc, ${MOST_VIEWED}) as of_series
     from visible join by_family on by_family.title_id = visible.id
     where visible.id = any(array(select title_id from by_family)) and ${RELEASED}
       and ${IS_BEGUN} is not true
     ) as numbered
     where of_series = 1
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
    where profile_id = ${viewer.profileId} and title_id = visible.id and ${IS_BEGUN}`
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
