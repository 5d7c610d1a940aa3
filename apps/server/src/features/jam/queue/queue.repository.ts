import type { JamMode } from '@starnest/contract/jam/jam'
import { and, asc, eq, gt, isNotNull, isNull, lt, max } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { jamQueue, jamTakes } from '../../../tables/jam.ts'

/** Somebody who waits, with name and emoji; a guest has no emoji. */
export type QueuedSinger = Awaited<ReturnType<typeof listWaiting>>[number]

/** Those who wait in a household's queue, in the order in which they asked. */
export function listWaiting(queries: Queries, householdId: number) {
  return queries
    .select({
      id: jamQueue.id,
      mode: jamQueue.mode,
      trackId: jamQueue.trackId,
      profileId: jamQueue.profileId,
      guestName: jamQueue.guestName,
      addedAt: jamQueue.addedAt,
      place: jamQueue.place,
      name: profiles.displayName,
      avatar: profiles.avatarUrl,
    })
    .from(jamQueue)
    .leftJoin(profiles, eq(profiles.id, jamQueue.profileId))
    .where(and(eq(jamQueue.householdId, householdId), isNull(jamQueue.sungAt)))
    .orderBy(asc(jamQueue.id))
}

/** When profiles and guests of a household sang last, since an instant: out of the queue, or in a round. */
export async function listLastSung(queries: Queries, householdId: number, since: Date) {
  const queued = await queries
    .select({
      profileId: jamQueue.profileId,
      guestName: jamQueue.guestName,
      at: max(jamQueue.sungAt),
    })
    .from(jamQueue)
    .where(and(eq(jamQueue.householdId, householdId), gt(jamQueue.sungAt, since)))
    .groupBy(jamQueue.profileId, jamQueue.guestName)
  const inRounds = await queries
    .select({
      profileId: jamTakes.profileId,
      guestName: jamTakes.guestName,
      at: max(jamTakes.sungAt),
    })
    .from(jamTakes)
    .where(and(eq(jamTakes.householdId, householdId), gt(jamTakes.sungAt, since)))
    .groupBy(jamTakes.profileId, jamTakes.guestName)
  return [...queued, ...inRounds]
}

/** Who waits for what from now on. */
export type NewEntry = {
  householdId: number
  mode: JamMode
  trackId: string
  profileId: number | null
  guestName: string | null
  addedAt: Date
}

/** Adds somebody at the end of those who asked. */
export async function addWaiting(queries: Queries, entry: NewEntry): Promise<void> {
  await queries.insert(jamQueue).values(entry)
}

const waitingOf = (householdId: number, id: number) =>
  and(eq(jamQueue.householdId, householdId), eq(jamQueue.id, id), isNull(jamQueue.sungAt))

/** Puts an entry at a place. */
export async function writePlace(
  queries: Queries,
  { householdId, id }: { householdId: number; id: number },
  place: number | null,
): Promise<void> {
  await queries.update(jamQueue).set({ place }).where(waitingOf(householdId, id))
}

/** Takes an entry out that has been sung; it is remembered for whose turn it is. */
export async function markSung(
  queries: Queries,
  { householdId, id }: { householdId: number; id: number },
  sungAt: Date,
): Promise<void> {
  await queries.update(jamQueue).set({ sungAt }).where(waitingOf(householdId, id))
}

/** Takes an entry out that was not sung. */
export async function removeWaiting(
  queries: Queries,
  { householdId, id }: { householdId: number; id: number },
): Promise<void> {
  await queries.delete(jamQueue).where(waitingOf(householdId, id))
}

/** Forgets entries of all households that were sung before an instant, and those that have waited since
 *  before it. */
export async function forgetQueued(queries: Queries, before: Date): Promise<void> {
  await queries.delete(jamQueue).where(and(isNotNull(jamQueue.sungAt), lt(jamQueue.sungAt, before)))
  await queries.delete(jamQueue).where(and(isNull(jamQueue.sungAt), lt(jamQueue.addedAt, before)))
}
