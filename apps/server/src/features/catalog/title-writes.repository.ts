import { AGE_RATINGS, type AgeRating, minimumAgeOf } from '@starnest/contract/age-rating'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../domain/viewer.ts'
import type { Queries } from '../../ports/database.ts'
import { type DerivedTitleColumn, type TitleChanges, titles } from '../../tables/titles.ts'
import { selectTitles } from './catalog.repository.ts'
import { isFrom, originOf, originsOf, type TitleSource } from './origins.ts'

type TitleRow = typeof titles.$inferInsert

/** A title to be made. `origin`: see `originOf`. */
export type NewTitle = Omit<TitleRow, DerivedTitleColumn | 'familyRating' | 'ratingLapsedAt'>

/** Titles of one household and of some sources. Of other numbers nothing is written. */
export type TitlesAt = {
  householdId: number
  titleIds: readonly number[]
  from: readonly TitleSource[] | 'any'
  /** What has to be true of each besides. */
  only?: SQL | undefined
}

/** One title of a household. */
export type TitleAt = { householdId: number; titleId: number }

/** What holds for a title that was changed. `rating`: the one that counts. */
export type ChangedTitle = { id: number; rating: AgeRating | null; minimumAge: number }

const isAt = ({ householdId, titleIds, from, only }: TitlesAt) =>
  and(
    eq(titles.householdId, householdId),
    inArray(titles.id, [...titleIds]),
    from === 'any' ? undefined : isFrom(...from),
    only,
  )

/** Makes titles, and answers each by its origin. Where there is one of the same origin, that stays, and
 *  nothing is answered. */
export async function addTitles(
  queries: Queries,
  added: readonly NewTitle[],
): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const rows = await queries
    .insert(titles)
    .values(added.map(newRow))
    .onConflictDoNothing({ target: [titles.householdId, titles.origin] })
    .returning({ id: titles.id, origin: titles.origin })
  return new Map(rows.map(({ id, origin }) => [origin, id]))
}

/** Makes a title, or writes it over the one of the same origin. What the family rated it stays. */
export async function putTitle(queries: Queries, title: NewTitle): Promise<void> {
  await queries
    .insert(titles)
    .values(newRow(title))
    .onConflictDoUpdate({
      target: [titles.householdId, titles.origin],
      set: withMinimumAge(title),
    })
}

/** Writes what is known of titles now, and answers those that were there. */
export async function changeTitles(
  queries: Queries,
  at: TitlesAt,
  changes: TitleChanges,
): Promise<ChangedTitle[]> {
  if (at.titleIds.length === 0) return []
  return queries.update(titles).set(withMinimumAge(changes)).where(isAt(at)).returning({
    id: titles.id,
    rating: RATING_THAT_COUNTS,
    minimumAge: titles.minimumAge,
  })
}

/** Gives a title another origin of the same source. */
export async function moveTitle(
  queries: Queries,
  { householdId, titleId }: TitleAt,
  { from, name }: { from: TitleSource; name: number | string },
): Promise<void> {
  await queries
    .update(titles)
    .set({ origin: originOf(from, name) })
    .where(isAt({ householdId, titleIds: [titleId], from: [from] }))
}

/** Takes titles out of the catalogue, with all that anybody kept of them. */
export async function removeTitles(queries: Queries, at: TitlesAt): Promise<void> {
  if (at.titleIds.length === 0) return
  await queries.delete(titles).where(isAt(at))
}

/** Rates a title for the whole family; null gives it back the rating of its source. Undefined: there is
 *  no such title. */
export async function rateTitle(
  queries: Queries,
  { householdId, titleId }: TitleAt,
  familyRating: AgeRating | null,
): Promise<Omit<ChangedTitle, 'id'> | undefined> {
  const at: TitlesAt = { householdId, titleIds: [titleId], from: 'any' }
  const [rated] = await changeTitles(queries, at, { familyRating })
  return rated && { rating: rated.rating, minimumAge: rated.minimumAge }
}

/** Counts one view more of a title that the viewer may see. */
export async function addView(queries: Queries, viewer: Viewer, id: number): Promise<void> {
  const visible = selectTitles(queries, viewer, eq(titles.id, id)).as('visible')
  await queries
    .update(titles)
    .set({ viewCount: sql`${titles.viewCount} + 1` })
    .where(inArray(titles.id, queries.select({ id: visible.id }).from(visible)))
}

/** Features exactly these origins of the titles of one source. */
export async function featureTitles(
  queries: Queries,
  { householdId, from, origins }: { householdId: number; from: TitleSource; origins: string[] },
): Promise<void> {
  const isFeatured = origins.length > 0 ? inArray(titles.origin, origins) : sql<boolean>`false`
  await queries
    .update(titles)
    .set({ isFeatured })
    .where(
      and(
        eq(titles.householdId, householdId),
        isFrom(from),
        sql`${titles.isFeatured} <> (${isFeatured})`,
      ),
    )
}

/** Counts the seasons and episodes of every series of one source anew; specials are no season. */
export async function countSeries(
  queries: Queries,
  { householdId, from }: { householdId: number; from: TitleSource },
): Promise<void> {
  await queries.execute(sql`
    with counted as (
      select series->>'slug' as slug,
        nullif(count(distinct nullif((series->>'season')::int, 0)), 0) as seasons,
        count(distinct (series->>'season', series->>'episode')) as episodes
      from titles
      where household_id = ${householdId} and origin like ${originsOf(from)}
        and hidden_at is null and series is not null
      group by 1)
    update titles set seasons = counted.seasons, episodes = counted.episodes
    from counted
    where titles.household_id = ${householdId} and titles.origin like ${originsOf(from)}
      and titles.series->>'slug' = counted.slug
      and (titles.seasons, titles.episodes) is distinct from (counted.seasons, counted.episodes)`)
}

const AGES = sql.raw(
  AGE_RATINGS.map((rating) => `when '${rating}' then ${minimumAgeOf(rating)}`).join(' '),
)
const UNRATED_AGE = sql.raw(String(minimumAgeOf(null)))

/** The one place where a minimum age comes from. */
const minimumAgeFor = (rating: SQL) =>
  sql<number>`(case ${rating} ${AGES} else ${UNRATED_AGE} end)::smallint`

const RATING_THAT_COUNTS = sql<AgeRating | null>`coalesce(${titles.familyRating}, ${titles.rating})`

const newRow = (title: NewTitle) => ({
  ...title,
  minimumAge: minimumAgeFor(sql`${title.rating ?? null}::text`),
})

/** Changes with the minimum age that follows from them, when any of them is about ratings. */
function withMinimumAge(changes: TitleChanges) {
  const { rating, familyRating, ratingLapsedAt } = changes
  if (rating === undefined && familyRating === undefined && ratingLapsedAt === undefined) {
    return changes
  }
  const counts =
    ratingLapsedAt === undefined
      ? isNull(titles.ratingLapsedAt)
      : sql`${ratingLapsedAt === null}::boolean`
  const source = rating === undefined ? sql`${titles.rating}` : sql`${rating}::text`
  const own = sql`case when ${counts} then ${source} end`
  const said = familyRating === undefined ? sql`${titles.familyRating}` : sql`${familyRating}::text`
  return {
    ...changes,
    ...(rating !== undefined && { rating: own }),
    minimumAge: minimumAgeFor(sql`coalesce(${said}, ${own})`),
  }
}
