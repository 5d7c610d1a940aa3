import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../tables/titles.ts'
import { selectTitles } from '../catalog.repository.ts'

/** Sizes of the steps of the search; they change its speed, not its answer. */
const EFFORT = {
  /** Titles that the database is asked for by their numbers at once. */
  mostAsked: 2000,
  /** The most viewed titles, among which a larger group mostly has enough. */
  walked: 1000,
}

const POPULAR = sql`view_count desc, added_at desc, id desc`
const numbered = z.array(z.object({ id: z.int() }))

/** `limit` titles at most, for a viewer, of those in groups: all of one come before the next. */
type Choice = {
  queries: Queries
  viewer: Viewer
  groups: number[][]
  limit: number
  effort?: typeof EFFORT
}

/** Ids of the titles that the viewer may see: of the first groups, and of a group those with the most
 *  views, then the newest. */
export async function visibleBest(choice: Choice): Promise<number[]> {
  const { queries, viewer, groups, limit, effort = EFFORT } = choice
  const best: number[] = []
  let walked: number[] | undefined
  for (let rest = groups; rest.length > 0 && best.length < limit; ) {
    const wanted = limit - best.length
    const few = fewGroups(rest, effort.mostAsked)
    if (few.length > 0) {
      const visible = await mostViewed(queries, viewer, { among: few.flat() })
      best.push(...inGroups(visible, few).slice(0, wanted))
      rest = rest.slice(few.length)
      continue
    }
    const [many = []] = rest
    walked ??= await mostViewed(queries, viewer, { limit: effort.walked })
    const isOfThem = new Set(many)
    const found = walked.filter((id) => isOfThem.has(id))
    const isEnough = found.length >= wanted || walked.length < effort.walked
    best.push(
      ...(isEnough
        ? found.slice(0, wanted)
        : await mostViewed(queries, viewer, { among: many, limit: wanted })),
    )
    rest = rest.slice(1)
  }
  return best
}

/** The first groups, as many as have no more titles than that. */
function fewGroups(groups: number[][], most: number): number[][] {
  let count = 0
  const end = groups.findIndex((group) => {
    count += group.length
    return count > most
  })
  return end === -1 ? groups : groups.slice(0, end)
}

/** The same titles by their groups. */
function inGroups(ids: number[], groups: number[][]): number[] {
  const placeOf = new Map(groups.flatMap((group, place) => group.map((id) => [id, place] as const)))
  return ids.toSorted((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0))
}

/** The titles that a viewer may see, the most viewed first. */
async function mostViewed(
  queries: Queries,
  viewer: Viewer,
  { among, limit }: { among?: number[]; limit?: number },
): Promise<number[]> {
  const isAmong = among && sql`${titles.id} = any(${sql.param(among)}::int[])`
  const found = await queries.execute(sql`
    select id from (${selectTitles(queries, viewer, isAmong)}) as visible
    order by ${POPULAR} limit ${limit ?? null}`)
  return numbered.parse(found.rows).map(({ id }) => id)
}
