import type { AgeRating } from '@starnest/contract/age-rating'
import type { Genre } from '@starnest/contract/catalog/catalog'
import type { Certificate } from '@starnest/contract/catalog/certificate'
import { BEGUN_SECONDS } from '@starnest/contract/watch/watch'
import { and, eq, getTableColumns, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { certificateFrom } from '../../domain/ratings/certificates.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Queries } from '../../ports/database.ts'
import {
  type SeriesPlace,
  type StoredCastMember,
  type StoredTexts,
  titles,
} from '../../tables/titles.ts'
import { progress } from '../../tables/watching.ts'
import { agesWithoutApproval, isAllowed, isApprovedAbove, seesEveryAge } from './allowed-titles.ts'
import { originOf, originsOf } from './origins.ts'

const {
  origin: _origin,
  originHash: _hash,
  wordsWrittenIn: _written,
  ratingLapsedAt: _lapsed,
  certificate: _certificate,
  texts: _texts,
  seasons: _seasons,
  episodes: _episodes,
  ...titleColumns
} = getTableColumns(titles)

/** What selecting titles gives of each, told in the viewer's language where it has words in that. */
const columnsOfTitle = ({ language }: Viewer) => ({
  ...titleColumns,
  ...wordsIn(language),
  rating: sql<AgeRating | null>`coalesce(${titles.familyRating}, ${titles.rating})`.as('rating'),
  isUploaded: sql<boolean>`${titles.origin} like ${originsOf('file')}`.as('is_uploaded'),
  positionSeconds: progress.positionSeconds,
  isWatched: progress.isWatched,
  isHidden: progress.isHidden,
  progressAt: sql<Date | null>`${progress.updatedAt}`.as('progress_at'),
})

function wordsIn(language: Viewer['language']) {
  const told = sql`${titles.texts} -> ${language}::text`
  const word = <Value>(name: keyof StoredTexts, own: SQLWrapper) =>
    sql<Value>`coalesce(${told} ->> ${name}::text, ${own})`.as(name)
  return {
    /** Its name is another one than is lettered on its pictures. */
    isRenamed: sql<boolean>`coalesce(${told} ->> 'title' <> ${titles.title}, false)`.as(
      'is_renamed',
    ),
    title: word<string>('title', titles.title),
    tagline: word<string | null>('tagline', titles.tagline),
    description: word<string>('description', titles.description),
    cast: sql<StoredCastMember[]>`coalesce(${told} -> 'cast', ${titles.cast})`.as('cast'),
    series: sql<SeriesPlace | null>`
      case when ${told} ? 'series'
      then jsonb_set(${titles.series}, '{title}', ${told} -> 'series')
      else ${titles.series} end`.as('series'),
  }
}

/** The one function that selects titles. Its WHERE clause holds the rule that must never break: a
 *  viewer sees a title of the own household that everybody who watches is allowed to see. With each
 *  title comes the rating that counts, and where the viewer's profile stands in it; null: nowhere. */
export function selectTitles(queries: Queries, viewer: Viewer, narrower?: SQL) {
  return queries
    .select(columnsOfTitle(viewer))
    .from(titles)
    .leftJoin(progress, isProgressOf(viewer))
    .where(isFor(viewer, narrower))
    .$dynamic()
}

/** The titles of some ids to be shown, with how many seasons and episodes of their series the viewer
 *  may see. `chosen` selects the ids, visible or not, as `id`. Each series is counted once. */
export function selectShownTitles(queries: Queries, viewer: Viewer, chosen: SQL) {
  const ids = queries.$with('chosen', { id: sql<number>`id`.as('id') }).as(chosen)
  const isChosen = sql`${titles.id} in (select id from chosen)`
  const counted = countedSeries(queries, viewer)
  const ofSeries = (own: SQLWrapper, count: SQLWrapper) =>
    sql<number | null>`case when ${titles.series} is null then ${own} else ${count} end`
  return queries
    .with(ids, counted)
    .select({
      ...columnsOfTitle(viewer),
      seasons: ofSeries(titles.seasons, counted.seasons).as('seasons_shown'),
      episodes: ofSeries(titles.episodes, counted.episodes).as('episodes_shown'),
    })
    .from(titles)
    .leftJoin(progress, isProgressOf(viewer))
    .leftJoin(counted, sql`${counted.slug} = ${titles.series}->>'slug'`)
    .where(isFor(viewer, isChosen))
    .$dynamic()
}

const isProgressOf = ({ profileId }: Viewer) =>
  and(eq(progress.profileId, profileId), eq(progress.titleId, titles.id))

const isFor = (viewer: Viewer, narrower: SQL | undefined) =>
  and(eq(titles.householdId, viewer.householdId), isAllowed(viewer), narrower)

/** Seasons and episodes that the viewer may see of the series of chosen titles, by series; specials
 *  are no season. Each step is done once, also where nothing is known yet of how many there are: in a
 *  library that has just been filled the database counted each series once per episode. */
function countedSeries(queries: Queries, viewer: Viewer) {
  const episode = alias(titles, 'episode')
  const season = sql`(${episode.series}->>'season')::int`
  const place = sql`(${season}::bigint << 32) + (${episode.series}->>'episode')::int`
  const isChosen = sql`${titles.series} is not null and ${titles.id} in (select id from chosen)`
  const isEpisode = and(
    eq(episode.householdId, viewer.householdId),
    sql`${episode.series} is not null and ${episode.series}->>'slug' in (select slug from named)`,
    isAllowed(viewer, episode),
  )
  const columns = {
    slug: sql<string>`slug`.as('slug'),
    seasons: sql<number | null>`seasons_seen`.as('seasons_seen'),
    episodes: sql<number | null>`episodes_seen`.as('episodes_seen'),
  }
  return queries.$with('counted', columns).as(sql`
    with named as materialized (
      select distinct ${titles.series}->>'slug' as slug
      from ${titles} where ${isFor(viewer, isChosen)}
    ), counted_once as materialized (
      select ${episode.series}->>'slug' as slug,
        nullif(count(distinct nullif(${season}, 0)), 0)::int as seasons_seen,
        count(distinct ${place})::int as episodes_seen
      from ${titles} as "episode" where ${isEpisode} group by 1
    )
    select * from counted_once`)
}

/** A title as a viewer finds it. */
export type VisibleTitle = Awaited<ReturnType<typeof selectShownTitles>>[number]

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
  const [title] = await selectShownTitles(queries, viewer, sql`select ${id}::int as id`)
  return title
}

/** The certificate that the rating of a title's source was made of; null: none is known, or the title is hidden
 *  from the viewer. */
export async function findCertificate(
  queries: Queries,
  viewer: Viewer,
  id: number,
): Promise<Certificate | null> {
  const [found] = await queries
    .select({ rating: titles.rating, certificate: titles.certificate })
    .from(titles)
    .where(isFor(viewer, eq(titles.id, id)))
  return found ? certificateFrom(found) : null
}

/** The folder of the shipped film that a title is, such as 'leo-and-the-lost-star'; null: it is the family's
 *  own, there is none, or it is hidden from the viewer. */
export async function findShippedFilm(
  queries: Queries,
  viewer: Viewer,
  id: number,
): Promise<string | null> {
  const shipped = originOf('demo', '')
  const [found] = await queries
    .select({ origin: titles.origin })
    .from(titles)
    .where(isFor(viewer, eq(titles.id, id)))
  return found?.origin.startsWith(shipped) ? found.origin.slice(shipped.length) : null
}

/** Those of the titles that the viewer may see, by id. */
export async function findVisibleTitles(
  queries: Queries,
  viewer: Viewer,
  ids: number[],
): Promise<Map<number, VisibleTitle>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`select unnest(${sql.param(ids)}::int[]) as id`
  const found = await selectShownTitles(queries, viewer, wanted)
  return new Map(found.map((title) => [title.id, title]))
}

/** Whether a title is of a genre. The database plans alike for every genre: a plan that fits how many of a
 *  genre there are takes a time that tells of those that are hidden. */
export const isOfGenre = (genre: Genre): SQL => sql`${titles.genre} = (select ${genre}::text)`

/** The same titles as of {@link selectTitles}, in two parts: what lies within the ceiling, and what was
 *  approved above it. Neither passes over hidden titles, which would take a time that tells of them. */
export function selectWithinReach(queries: Queries, viewer: Viewer, narrower?: SQL): SQLWrapper {
  if (seesEveryAge(viewer)) return selectTitles(queries, viewer, narrower)
  const isWithinCeiling = lte(titles.minimumAge, agesWithoutApproval(viewer))
  return sql`
    ${selectTitles(queries, viewer, and(narrower, isWithinCeiling))}
    union all
    ${selectTitles(queries, viewer, and(narrower, isApprovedAbove(viewer, titles)))}`
}

/** Episodes of a series in their order; specials, season 0, come last. */
export const episodeOrder = ({ id, series }: Record<'id' | 'series', SQLWrapper>): SQL => sql`
  nullif((${series}->>'season')::int, 0), (${series}->>'episode')::int,
  (${series}->>'part')::int nulls first, ${id}`

/** The episodes of a series that the viewer may see, in their order. */
export async function listEpisodes(
  queries: Queries,
  viewer: Viewer,
  seriesSlug: string,
): Promise<VisibleTitle[]> {
  const chosen = queries
    .select({ id: titles.id })
    .from(titles)
    .where(
      and(
        eq(titles.householdId, viewer.householdId),
        sql`${titles.series}->>'slug' = ${seriesSlug}`,
      ),
    )
  return selectShownTitles(queries, viewer, chosen.getSQL()).orderBy(episodeOrder(titles))
}
