import { BEGUN_SECONDS } from '@starnest/contract/watch/watch'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../tables/titles.ts'
import { selectTitles } from '../catalog.repository.ts'
import type { SeenEpisode } from './series-cards.ts'

const episodeRows = z.array(
  z.object({
    id: z.int(),
    slug: z.string(),
    season: z.int(),
    episode: z.int(),
    part: z.nullable(z.int()),
    isWatched: z.boolean(),
    isBegun: z.boolean(),
    seenAtMs: z.coerce.number(),
  }),
)

/** The episodes of some series that the viewer may see, in one statement, in no order. */
export async function readEpisodes(
  queries: Queries,
  viewer: Viewer,
  slugs: readonly string[],
): Promise<SeenEpisode[]> {
  if (slugs.length === 0) return []
  const wanted = sql`${titles.series} is not null
    and ${titles.series}->>'slug' = any(${sql.param([...slugs])}::text[])`
  const found = await queries.execute(sql`
    select id, series->>'slug' as slug, (series->>'season')::int as season,
      (series->>'episode')::int as episode, (series->>'part')::int as part, coalesce(is_watched, false) as "isWatched",
      coalesce(position_seconds >= ${BEGUN_SECONDS}, false) as "isBegun",
      coalesce(extract(epoch from progress_at) * 1000, 0) as "seenAtMs"
    from (${selectTitles(queries, viewer, wanted)}) as visible`)
  return episodeRows.parse(found.rows)
}
