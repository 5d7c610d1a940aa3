import { AGE_RATINGS, minimumAgeOf } from '@starnest/contract/age-rating'
import { GENRES } from '@starnest/contract/catalog/catalog'
import type { Database } from '../apps/server/src/ports/database.ts'

export type CatalogueSize = {
  householdId: number
  profileId: number
  titles: number
  /** Titles that the profile has begun; half of them watched to the end. */
  progress: number
}

const TITLES = `
  insert into titles (household_id, origin, origin_hash, title, tagline, description, genre,
    category, duration_seconds, release_year, rating, minimum_age, view_count, is_featured,
    is_coming_soon, media_id, has_poster, has_backdrop, has_hls, added_at)
  select $1, 'bench:' || n, 'one', 'The ' || n || 'th voyage', 'One more star',
    repeat('A small crew sets out, loses its way and finds something better. ', 5),
    ($3::text[])[1 + n % cardinality($3)], case when n % 3 = 0 then 'series' else 'movie' end,
    60 + n % 5400, 1990 + n % 37, ($4::text[])[1 + n * 31 % cardinality($4)],
    ($5::int[])[1 + n * 31 % cardinality($5)], (n * 7919) % 1000, n % 97 = 0, n % 151 = 0,
    'benchbenchbenchbench' || n, true, true, true, now() - n * interval '1 hour'
  from generate_series(1, $2::int) as n`

const PROGRESS = `
  insert into progress (household_id, profile_id, title_id, position_seconds, is_watched, updated_at)
  select household_id, $1, id, 30, id % 2 = 0, now() - id * interval '1 minute'
  from titles order by (id * 7919) % 100003 limit $2`

const RULES = `
  insert into title_rules (household_id, profile_id, title_id, rule)
  (select household_id, $2::int, id, 'blocked' from titles
   where household_id = $1 and minimum_age = 0 order by (id * 7919) % 100003 limit $3)
  union all
  (select household_id, $2::int, id, 'approved' from titles
   where household_id = $1 and minimum_age > 0 order by (id * 7919) % 100003 limit $3)`

/** A parent's rules for one profile: so many titles blocked, and as many approved. */
export type Rules = { householdId: number; profileId: number; rules: number }

/** Blocks titles that a small child could see, and approves others that it could not. */
export async function seedRules(
  { db }: Database,
  { householdId, profileId, rules }: Rules,
): Promise<void> {
  await db.$client.query(RULES, [householdId, profileId, rules])
  await db.$client.query('vacuum analyze title_rules')
}

/** Fills a database with a made-up catalogue: every genre and rating, some titles featured or to
 *  come, views spread evenly, one title an hour. The same size gives the same catalogue. */
export async function seedCatalogue({ db }: Database, size: CatalogueSize): Promise<void> {
  const { householdId, profileId, titles, progress } = size
  const ages = AGE_RATINGS.map(minimumAgeOf)
  await db.$client.query(TITLES, [householdId, titles, GENRES, AGE_RATINGS, ages])
  await db.$client.query(PROGRESS, [profileId, progress])
  await db.$client.query('vacuum analyze titles')
  await db.$client.query('vacuum analyze progress')
}
