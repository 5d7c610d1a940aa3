import type { PartyPerson } from '@starnest/contract/party/party'
import { and, eq, gte } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { profiles } from '../../tables/family.ts'
import { partySentAway } from '../../tables/party.ts'

const isOf = (householdId: number, profileId: number) =>
  and(eq(partySentAway.householdId, householdId), eq(partySentAway.profileId, profileId))

/** Whom somebody of a household sent away since then, the first in front. */
export async function listSentAway(
  queries: Queries,
  householdId: number,
  since: Date,
): Promise<PartyPerson[]> {
  return queries
    .select({
      profileId: partySentAway.profileId,
      name: profiles.displayName,
      avatarUrl: profiles.avatarUrl,
    })
    .from(partySentAway)
    .innerJoin(profiles, eq(profiles.id, partySentAway.profileId))
    .where(and(eq(partySentAway.householdId, householdId), gte(partySentAway.sentAt, since)))
    .orderBy(partySentAway.sentAt, partySentAway.profileId)
}

/** Whether a profile was sent away since then. */
export async function isSentAway(
  queries: Queries,
  { householdId, profileId }: { householdId: number; profileId: number },
  since: Date,
): Promise<boolean> {
  const found = await queries
    .select({ profileId: partySentAway.profileId })
    .from(partySentAway)
    .where(and(isOf(householdId, profileId), gte(partySentAway.sentAt, since)))
  return found.length > 0
}

/** Keeps that a profile was sent away. */
export async function addSentAway(
  queries: Queries,
  sent: { householdId: number; profileId: number; sentAt: Date },
): Promise<void> {
  const { sentAt } = sent
  await queries
    .insert(partySentAway)
    .values(sent)
    .onConflictDoUpdate({
      target: [partySentAway.householdId, partySentAway.profileId],
      set: { sentAt },
    })
}

/** Forgets that a profile was sent away. */
export async function removeSentAway(
  queries: Queries,
  { householdId, profileId }: { householdId: number; profileId: number },
): Promise<void> {
  await queries.delete(partySentAway).where(isOf(householdId, profileId))
}
