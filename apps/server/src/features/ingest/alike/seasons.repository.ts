import type { Segment } from '@starnest/contract/watch/segments'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import { files, foundSegments, ingestJobs } from '../../../tables/files.ts'
import { titles } from '../../../tables/titles.ts'
import type { JobOf } from '../ingest.repository.ts'
import { SHORTEST_EPISODE_SECONDS } from './episode-segments.ts'

const seasonRow = z.object({ householdId: z.number(), slug: z.string(), season: z.number() })
/** A season of a series, as its titles say. */
export type Season = z.infer<typeof seasonRow>

const episodeRow = z.object({
  fileId: z.number(),
  mediaId: z.string(),
  durationSeconds: z.number(),
  isCompared: z.boolean(),
})
/** An episode whose fingerprints are there. `isCompared`: what it has in common with others is written down. */
export type Episode = z.infer<typeof episodeRow>

/** The files of episodes of the family's own that may have an intro, outside the bin, with where the job of their
 *  fingerprints stands. A film in parts is no series. */
const EPISODES = sql`
  select ${files.id} as file_id, ${files.householdId} as household_id, ${files.mediaId} as media_id,
    (${files.facts}->>'durationSeconds')::float8 as duration_seconds,
    ${titles.series}->>'slug' as slug, (${titles.series}->>'season')::int as season,
    (${titles.series}->>'episode')::int as episode,
    coalesce((${titles.series}->>'part')::int, 0) as part,
    ${ingestJobs.state} as state, ${ingestJobs.problem} as problem,
    ${foundSegments.fileId} is not null as is_compared
  from ${titles}
  join ${files} on ${files.titleId} = ${titles.id} and ${files.householdId} = ${titles.householdId}
  left join ${ingestJobs} on ${ingestJobs.fileId} = ${files.id} and ${ingestJobs.kind} = 'fingerprint'
  left join ${foundSegments} on ${foundSegments.fileId} = ${files.id}
  where ${titles.series} is not null and ${titles.category} = 'series' and ${files.removedAt} is null
    and jsonb_array_length(${files.facts}->'audio') > 0
    and (${files.facts}->>'durationSeconds')::float8 >= ${SHORTEST_EPISODE_SECONDS}`

/** Jobs for episodes that nobody has listened to and that others of their season can be compared with. */
export async function listUnheard(queries: Queries): Promise<JobOf[]> {
  const { rows } = await queries.execute(sql`
    with episodes as (${EPISODES}), counted as (
      select file_id, state, count(*) over (partition by household_id, slug, season) as episodes
      from episodes)
    select file_id as "fileId" from counted where episodes > 1 and state is null order by 1`)
  const found = z.array(z.object({ fileId: z.number() })).parse(rows)
  return found.map(({ fileId }) => ({ fileId, kind: 'fingerprint' }))
}

/** Seasons with an episode that was listened to and not yet compared, and none that is about to be. */
export async function listUncompared(queries: Queries): Promise<Season[]> {
  const { rows } = await queries.execute(sql`
    with episodes as (${EPISODES})
    select household_id as "householdId", slug, season from episodes
    group by household_id, slug, season
    having bool_or(state = 'done' and not is_compared)
      and not bool_or(coalesce(state in ('queued', 'running') and problem is null, false))
    order by household_id, slug, season`)
  return z.array(seasonRow).parse(rows)
}

/** The episodes of a season that were listened to, in their order. */
export async function listHeard(
  queries: Queries,
  { householdId, slug, season }: Season,
): Promise<Episode[]> {
  const { rows } = await queries.execute(sql`
    with episodes as (${EPISODES} and ${titles.householdId} = ${householdId}
      and ${titles.series}->>'slug' = ${slug})
    select file_id as "fileId", media_id as "mediaId", duration_seconds as "durationSeconds",
      is_compared as "isCompared"
    from episodes where season = ${season} and state = 'done'
    order by episode, part, file_id`)
  return z.array(episodeRow).parse(rows)
}

/** Writes down what was found in an episode, unless its bytes were replaced meanwhile or it is gone. */
export async function writeSegments(
  queries: Queries,
  { fileId, mediaId }: Pick<Episode, 'fileId' | 'mediaId'>,
  segments: readonly Segment[],
): Promise<void> {
  await queries.execute(sql`
    insert into ${foundSegments} (household_id, file_id, segments)
    select ${files.householdId}, ${files.id}, ${JSON.stringify(segments)}::jsonb
    from ${files} where ${files.id} = ${fileId} and ${files.mediaId} = ${mediaId}
    for key share
    on conflict (file_id) do update set segments = excluded.segments`)
}
