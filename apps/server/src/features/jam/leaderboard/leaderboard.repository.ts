import { and, desc, eq, gt, gte, isNotNull, lt, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { jamRounds, jamTakes } from '../../../tables/jam.ts'
import type { BestScore, RankedProfile } from './ranking.ts'

/** A take that counts: of a profile, handed in, and with something in it that was met. */
const counts = (householdId: number) =>
  and(
    eq(jamTakes.householdId, householdId),
    isNotNull(jamTakes.profileId),
    gt(jamTakes.points, 0),
    isNotNull(jamTakes.sungAt),
  )

/** Everybody of a household. */
export function listRankedProfiles(
  queries: Queries,
  householdId: number,
): Promise<RankedProfile[]> {
  return queries
    .select({ id: profiles.id, name: profiles.displayName, avatar: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.householdId, householdId))
}

/** Each profile's best score on each track, between two instants. */
export async function listBest(
  queries: Queries,
  householdId: number,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): Promise<BestScore[]> {
  const found = await queries
    .select({ profileId: jamTakes.profileId, score: max(jamTakes.score) })
    .from(jamTakes)
    .innerJoin(jamRounds, eq(jamRounds.id, jamTakes.roundId))
    .where(
      and(
        counts(householdId),
        gte(jamTakes.sungAt, new Date(fromMs)),
        lt(jamTakes.sungAt, new Date(untilMs)),
      ),
    )
    .groupBy(jamTakes.profileId, jamRounds.mode, jamRounds.trackId)
  return found.flatMap(({ profileId, score }) =>
    profileId === null || score === null ? [] : [{ profileId, score }],
  )
}

/** Whether anybody of a household ever reached a score. */
export async function hasScores(queries: Queries, householdId: number): Promise<boolean> {
  const [found] = await queries
    .select({ id: jamTakes.id })
    .from(jamTakes)
    .where(counts(householdId))
    .limit(1)
  return found !== undefined
}

const quarterSchema = z.array(z.object({ profileId: z.int(), atMs: z.number() }))

/** Quarters of an hour in which profiles reached a score since an instant, the latest first. All zones of the
 *  world begin their days on a quarter, so that no day is missed. */
export async function listQuarters(queries: Queries, householdId: number, sinceMs: number) {
  const quarter = sql<number>`extract(epoch from date_bin('15 minutes', ${jamTakes.sungAt}, 'epoch'))::float8 * 1000`
  const found = await queries
    .selectDistinct({ profileId: jamTakes.profileId, atMs: quarter })
    .from(jamTakes)
    .where(and(counts(householdId), gte(jamTakes.sungAt, new Date(sinceMs))))
    .orderBy(desc(quarter))
  return quarterSchema.parse(found)
}
