import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import type { Viewer } from '../../../ports/viewer.ts'
import { selectTitles } from '../catalog.repository.ts'
import { LEAST_LETTERS } from './words/one-typo.ts'
import { WEIGHT } from './words/title-words.ts'

/** Titles that are offered when nothing was found. */
const MOST_NEAREST = 12

const nearest = z.array(z.object({ id: z.int() }))

/** Ids of the titles whose names or casts come near to the words, nearest first: the share of three
 *  letters in a row that they have in common, summed over the words. Short words come near to
 *  everything and are left out. */
export async function nearestTitles(
  queries: Queries,
  viewer: Viewer,
  words: string[],
): Promise<number[]> {
  const asked = words.filter((word) => [...word].length >= LEAST_LETTERS)
  if (asked.length === 0) return []
  const { householdId } = viewer
  const found = await queries.execute(sql`
    select id from (
      select id, view_count, added_at, asked, max(nearness) as nearness
      from (
        select distinct asked, word, similarity(word, asked) as nearness
        from unnest(${sql.param(asked)}::text[]) as asked
        join search_vocabulary on word % asked
        where household_id = ${householdId}) as near
      cross join lateral (
        select visible.id, visible.view_count, visible.added_at
        from search_words as s
        join (${selectTitles(queries, viewer)}) as visible on visible.id = s.title_id
        where s.household_id = ${householdId} and s.weight = any(${sql.param([
          WEIGHT.cast,
          WEIGHT.title,
        ])}::smallint[]) and s.word = near.word
        order by visible.view_count desc, visible.added_at desc, visible.id desc
        limit ${MOST_NEAREST}) as titled
      group by id, view_count, added_at, asked) as found
    group by id, view_count, added_at
    order by sum(nearness) desc, view_count desc, added_at desc, id desc
    limit ${MOST_NEAREST}`)
  return nearest.parse(found.rows).map(({ id }) => id)
}
