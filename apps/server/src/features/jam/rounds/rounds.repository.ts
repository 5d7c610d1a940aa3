import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { jamRounds, jamTakes } from '../../../tables/jam.ts'

/** A round as the table has it. */
export type StoredRound = typeof jamRounds.$inferSelect

/** Who sings at which place of a round. */
export type NewSinger = { number: number; profileId: number | null; guestName: string | null }

/** Writes a round with its singers, and forgets the oldest that are open beyond `mostOpen`. */
export async function addRound(
  queries: Queries,
  round: Omit<StoredRound, 'finishedAt'>,
  { singers, mostOpen }: { singers: readonly NewSinger[]; mostOpen: number },
): Promise<void> {
  const { id: roundId, householdId } = round
  await queries.insert(jamRounds).values(round)
  await queries.insert(jamTakes).values(singers.map((one) => ({ householdId, roundId, ...one })))
  const [tooOld] = await queries
    .select({ openedAt: jamRounds.openedAt })
    .from(jamRounds)
    .where(and(eq(jamRounds.householdId, householdId), isNull(jamRounds.finishedAt)))
    .orderBy(desc(jamRounds.openedAt))
    .offset(mostOpen)
    .limit(1)
  if (!tooOld) return
  await queries
    .delete(jamRounds)
    .where(
      and(
        eq(jamRounds.householdId, householdId),
        isNull(jamRounds.finishedAt),
        lt(jamRounds.openedAt, new Date(tooOld.openedAt.getTime() + 1)),
      ),
    )
}

/** A round of a household; undefined: there is none. */
export async function findRound(queries: Queries, householdId: number, id: string) {
  const [found] = await queries
    .select()
    .from(jamRounds)
    .where(and(eq(jamRounds.householdId, householdId), eq(jamRounds.id, id)))
  return found
}

/** Who sings in a round, by place, and what each reached. */
export function listSingers(queries: Queries, householdId: number, roundId: string) {
  return queries
    .select({
      number: jamTakes.number,
      profileId: jamTakes.profileId,
      guestName: jamTakes.guestName,
      name: profiles.displayName,
      score: jamTakes.score,
      points: jamTakes.points,
    })
    .from(jamTakes)
    .leftJoin(profiles, eq(profiles.id, jamTakes.profileId))
    .where(and(eq(jamTakes.householdId, householdId), eq(jamTakes.roundId, roundId)))
    .orderBy(asc(jamTakes.number))
}

/** Ends a round; false: it was over already. */
export async function finishRound(
  queries: Queries,
  { householdId, id }: Pick<StoredRound, 'householdId' | 'id'>,
  finishedAt: Date,
): Promise<boolean> {
  const written = await queries
    .update(jamRounds)
    .set({ finishedAt })
    .where(
      and(
        eq(jamRounds.householdId, householdId),
        eq(jamRounds.id, id),
        isNull(jamRounds.finishedAt),
      ),
    )
    .returning({ id: jamRounds.id })
  return written.length > 0
}

/** What is kept of a take. */
export type KeptTake = Pick<
  typeof jamTakes.$inferSelect,
  'number' | 'digest' | 'sung' | 'score' | 'points' | 'sungAt'
>

/** Writes what somebody sang in a round. A digest that the household has already breaks the rule of the
 *  table. */
export async function writeTake(
  queries: Queries,
  { householdId, id }: Pick<StoredRound, 'householdId' | 'id'>,
  { number, ...kept }: KeptTake,
): Promise<void> {
  await queries
    .update(jamTakes)
    .set(kept)
    .where(
      and(
        eq(jamTakes.householdId, householdId),
        eq(jamTakes.roundId, id),
        eq(jamTakes.number, number),
      ),
    )
}

/** Forgets rounds of all households: open ones that expired before one instant, and all from before another. */
export async function forgetRounds(
  queries: Queries,
  { openBefore, allBefore }: { openBefore: Date; allBefore: Date },
): Promise<void> {
  await queries
    .delete(jamRounds)
    .where(and(isNull(jamRounds.finishedAt), lt(jamRounds.expiresAt, openBefore)))
  await queries.delete(jamRounds).where(lt(jamRounds.openedAt, allBefore))
}
