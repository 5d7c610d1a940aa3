import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { devices, householdInvitations, households, profiles } from '../../../tables/family.ts'

/** A household as whoever runs the server sees it. */
export type StoredHousehold = typeof households.$inferSelect

/** A household with what it has. */
export type CountedHousehold = StoredHousehold & { profiles: number; devices: number }

/** What a household may use; null: as much as there is. Undefined: as before. */
export type Limits = Partial<Pick<StoredHousehold, 'limitBytes' | 'limitEncodeMinutes'>>

/** All households, the oldest first. */
export function listHouseholds(queries: Queries): Promise<CountedHousehold[]> {
  const ofHousehold = (table: typeof profiles | typeof devices) =>
    sql<number>`(select count(*) from ${table} where ${table.householdId} = "households"."id")`.mapWith(
      Number,
    )
  return queries
    .select({
      id: households.id,
      name: households.name,
      timeZone: households.timeZone,
      historyDays: households.historyDays,
      needsPairing: households.needsPairing,
      limitBytes: households.limitBytes,
      limitEncodeMinutes: households.limitEncodeMinutes,
      removingSince: households.removingSince,
      createdAt: households.createdAt,
      profiles: ofHousehold(profiles),
      devices: ofHousehold(devices),
    })
    .from(households)
    .orderBy(asc(households.id))
}

/** Writes what a household may use. */
export async function writeLimits(queries: Queries, id: number, limits: Limits): Promise<void> {
  await queries.update(households).set(limits).where(eq(households.id, id))
}

/** How long an invitation that has run out is still known as such, in milliseconds. */
const KNOWN_AFTER_MS = 90 * 24 * 60 * 60_000

/** Writes an invitation, and forgets those that have run out long ago. False: the household is being
 *  removed, or gone. */
export async function addInvitation(
  queries: Queries,
  invitation: { householdId: number; codeHash: string; createdAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { householdId, createdAt } = invitation
  const oldest = new Date(createdAt.getTime() - KNOWN_AFTER_MS)
  return queries.transaction(async (tx) => {
    const living = and(eq(households.id, householdId), isNull(households.removingSince))
    const found = await tx.select({ id: households.id }).from(households).where(living).for('share')
    if (found.length === 0) return false
    await tx.delete(householdInvitations).where(lt(householdInvitations.expiresAt, oldest))
    await tx.insert(householdInvitations).values(invitation)
    return true
  })
}
