import { AGE_RATINGS, minimumAgeOf } from '@starnest/contract/age-rating'
import { GENRES } from '@starnest/contract/catalog/catalog'
import { INGEST_JOBS } from '@starnest/contract/files/ingest'
import type { DatabaseClient } from '../../apps/server/test/database/open-client.ts'

/** What every household has: the films that ship, and its own videos, some of them episodes. */
export const SHIPPED_FILMS = 24
export const OWN_VIDEOS = 108
/** Titles that come in at once. Those of other households lie between two such batches, as on the disk of a
 *  database to which many households add. */
const BATCH = 12

/** The four of a household, by their places. */
export const GROWN_UP = 0
export const CHILD = 3

const FIRST_WORDS =
  'Summer,Winter,Birthday,Garden,Holiday,School,Lake,Mountain,Wedding,Picnic,Train,Snow'
const SECOND_WORDS = 'party,walk,evening,morning,concert,match,journey,surprise,lunch,dance,storm'

const LAST_OF_COOKIE = 'AQgw'

/** The cookie of a device of a household, counted from 1, on which one of its four watches. */
export const cookieOf = (household: number, place: number): string =>
  `household-${String(household).padStart(7, '0')}-pro${LAST_OF_COOKIE[place]}`

/** A film of the household of a name that all four may see: one of its own, since a start withdraws what ships no
 *  more. */
export const SHARED_TITLE = `select t.id from titles t join households h on h.id = t.household_id
  where h.name = $1 and t.minimum_age = 0 and t.origin like 'file:%'
  order by t.duration_seconds desc, t.id limit 1`

/** Each takes the id after which households are new; they stand in the order in which they depend on each other. */
const ROWS = {
  profiles: `
    insert into profiles (household_id, name, display_name, age_group, content_rating, avatar_url)
    select h.id, who.name, who.name, who.age_group, who.rating, '🦊'
    from households h cross join (values (0, 'Dad', 'adult', 'R'), (1, 'Mum', 'adult', 'R'),
      (2, 'Teo', 'teen', 'PG-13'), (3, 'Mia', 'child', 'G')) as who(place, name, age_group, rating)
    where h.id > $1 order by h.id, who.place`,
  devices: `
    insert into devices (id, household_id, active_profile_id)
    select encode(sha256(convert_to('household-' || lpad(substring(h.name from 6), 7, '0') || '-pro' ||
        substring('${LAST_OF_COOKIE}' from who.place for 1), 'UTF8')), 'hex'), h.id, who.id
    from households h join (
      select id, household_id, row_number() over (partition by household_id order by id)::int as place
      from profiles where household_id > $1) as who on who.household_id = h.id
    where h.id > $1`,
  titles: `
    insert into titles (household_id, origin, origin_hash, title, tagline, description, genre, category,
      duration_seconds, release_year, rating, minimum_age, view_count, is_featured, is_coming_soon, series,
      media_id, has_poster, has_backdrop, has_hls, has_previews, has_trailer, added_at)
    select h.id, case when n <= ${SHIPPED_FILMS} then 'demo:' else 'file:' end || n, 'one',
      ($2::text[])[1 + n % 12] || ' ' || ($3::text[])[1 + n % 11] || ' ' || n,
      case when n <= ${SHIPPED_FILMS} then 'One more star' end,
      repeat('A small crew sets out, loses its way and finds something better. ', 3),
      case when n <= ${SHIPPED_FILMS} or n % 3 > 0 then ($4::text[])[1 + n % cardinality($4)] end,
      case when n between 40 and 63 then 'series' else 'movie' end,
      60 + n * 37 % 5400, 1990 + n % 37, ($5::text[])[1 + n * 31 % cardinality($5)],
      ($6::int[])[1 + n * 31 % cardinality($6)], n * 7919 % 40, n % 23 = 0, n % 41 = 0,
      case when n between 40 and 63 then jsonb_build_object('slug', 'series-' || n / 12, 'title',
        'Series ' || n / 12, 'season', 1, 'episode', 1 + n % 12) end,
      lpad(h.id || 'n' || n, 22, 'A'), true, true, true, true, n <= ${SHIPPED_FILMS},
      now() - n * interval '30 hours'
    from households h cross join generate_series(1, ${SHIPPED_FILMS + OWN_VIDEOS}) as n
    where h.id > $1 order by n / ${BATCH}, h.id, n`,
  files: `
    insert into files (household_id, media_id, filename, original_name, asset_type, content_type, size_bytes,
      sha256, title_id, has_thumbnail, uploaded_at)
    select household_id, media_id, media_id || '.mp4', title || '.mp4', 'video', 'video/mp4', 50000000 + id,
      encode(sha256(media_id::bytea), 'hex'), id, true, added_at
    from titles where household_id > $1 and origin like 'file:%' order by id`,
  jobs: `
    insert into ingest_jobs (household_id, file_id, kind, state)
    select household_id, id, kind, 'done' from files cross join unnest($2::text[]) as kind
    where household_id > $1 order by id`,
  progress: `
    insert into progress (household_id, profile_id, title_id, position_seconds, is_watched, updated_at)
    select t.household_id, p.id, t.id, 30, t.id % 2 = 0, t.added_at + interval '1 hour'
    from titles t join profiles p on p.household_id = t.household_id
    where t.household_id > $1 and (t.id + p.id) % 3 = 0 order by t.id`,
  playbacks: `
    insert into playbacks (household_id, profile_id, title_id, playback, sequence, started_at)
    select household_id, profile_id, title_id, gen_random_uuid(), 12, updated_at
    from progress where household_id > $1`,
  lists: `
    insert into list_entries (household_id, profile_id, list, title_id, added_at)
    select t.household_id, p.id, case when t.id % 3 = 0 then 'watch-later' else 'my-list' end, t.id, t.added_at
    from titles t join profiles p on p.household_id = t.household_id
    where t.household_id > $1 and (t.id + p.id) % 11 = 0`,
  rules: `
    insert into title_rules (household_id, profile_id, title_id, rule)
    select t.household_id, p.id, t.id, case when t.minimum_age = 0 then 'blocked' else 'approved' end
    from titles t join profiles p on p.household_id = t.household_id and p.age_group = 'child'
    where t.household_id > $1 and t.origin in ('demo:7', 'demo:9', 'file:30', 'file:33', 'file:70')`,
  days: `
    insert into watch_days (household_id, profile_id, day, watched_seconds)
    select household_id, id, current_date - ago, 1800 from profiles cross join generate_series(1, 30) as ago
    where household_id > $1`,
  parties: `
    insert into parties (household_id, rev, is_playing, position_seconds, at, seen_at)
    select id, 3, false, 0, now() - interval '1 day', now() - interval '1 day' from households where id > $1`,
  messages: `
    insert into party_messages (household_id, profile_id, text, said_at)
    select household_id, id, 'Popcorn time, part ' || n, now() - n * interval '1 hour'
    from profiles cross join generate_series(1, 10) as n where household_id > $1`,
} as const

/** Values that a statement asks for besides the id. */
const GIVEN: Partial<Record<keyof typeof ROWS, unknown[]>> = {
  titles: [
    FIRST_WORDS.split(','),
    SECOND_WORDS.split(','),
    [...GENRES],
    [...AGE_RATINGS],
    AGE_RATINGS.map(minimumAgeOf),
  ],
  jobs: [[...INGEST_JOBS]],
}

/** Adds households until there are so many, counted from 1, each with all that a family has: four profiles with a
 *  device each, {@link SHIPPED_FILMS} shipped films, its own videos with their files and jobs, places, lists, a
 *  parent's rules, watching days and a party's chat. All have the same. Nobody else may be in the database. */
export async function fillUpTo(client: DatabaseClient, households: number): Promise<void> {
  const found = await client.query<{ last: number; count: number }>(
    'select coalesce(max(id), 0) as last, count(*)::int as count from households',
  )
  const { last = 0, count = 0 } = found.rows[0] ?? {}
  await client.query(
    `insert into households (name) select 'Home ' || n from generate_series($1::int, $2::int) as n order by n`,
    [count + 1, households],
  )
  await withoutForeignKeys(client, async () => {
    for (const [what, statement] of Object.entries(ROWS)) {
      const given = GIVEN[what as keyof typeof ROWS] ?? []
      await client.query(statement, [last, ...given])
    }
  })
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`

/** All at once, foreign keys are checked twice as fast as row by row. */
async function withoutForeignKeys(
  client: DatabaseClient,
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS)
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint "${name}"`)
  }
  await fill()
  for (const { table, name, definition } of keys.rows) {
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`)
  }
}
