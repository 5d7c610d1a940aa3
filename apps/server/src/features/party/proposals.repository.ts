import type { PartyPerson } from '@starnest/contract/party/party'
import { and, countDistinct, eq, gte, lt } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { profiles } from '../../tables/family.ts'
import { lockHousehold } from '../../tables/lock-household.ts'
import { partyVotes } from '../../tables/party.ts'

/** That somebody would like to see a film. */
export type Vote = PartyPerson & { titleId: number }

/** The votes of a household since then, the first in front. */
export async function listVotes(
  queries: Queries,
  householdId: number,
  since: Date,
): Promise<Vote[]> {
  return queries
    .select({
      titleId: partyVotes.titleId,
      profileId: partyVotes.profileId,
      name: profiles.displayName,
      avatarUrl: profiles.avatarUrl,
    })
    .from(partyVotes)
    .innerJoin(profiles, eq(profiles.id, partyVotes.profileId))
    .where(and(eq(partyVotes.householdId, householdId), gte(partyVotes.votedAt, since)))
    .orderBy(partyVotes.votedAt, partyVotes.titleId, partyVotes.profileId)
}

/** Keeps a vote, and forgets those of before `since`. A vote that is there already keeps its time. False: `limit` other
 *  films are proposed. Votes of one household wait for each other, so that two at once cannot exceed the limit. */
export async function putVote(
  queries: Queries,
  vote: { householdId: number; profileId: number; titleId: number },
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<boolean> {
  const { householdId, titleId } = vote
  const isOfHousehold = eq(partyVotes.householdId, householdId)
  return queries.transaction(async (tx) => {
    await lockHousehold(tx, householdId)
    await tx.delete(partyVotes).where(and(isOfHousehold, lt(partyVotes.votedAt, since)))
    const isProposed = await tx.$count(
      partyVotes,
      and(isOfHousehold, eq(partyVotes.titleId, titleId)),
    )
    if (!isProposed && (await countProposals(tx, householdId)) >= limit) return false
    await tx
      .insert(partyVotes)
      .values({ ...vote, votedAt: now })
      .onConflictDoNothing()
    return true
  })
}

async function countProposals(queries: Queries, householdId: number): Promise<number> {
  const [counted] = await queries
    .select({ films: countDistinct(partyVotes.titleId) })
    .from(partyVotes)
    .where(eq(partyVotes.householdId, householdId))
  return counted?.films ?? 0
}

/** Takes a vote back; true: there was one. */
export async function removeVote(
  queries: Queries,
  { householdId, profileId, titleId }: { householdId: number; profileId: number; titleId: number },
): Promise<boolean> {
  const removed = await queries
    .delete(partyVotes)
    .where(
      and(
        eq(partyVotes.householdId, householdId),
        eq(partyVotes.profileId, profileId),
        eq(partyVotes.titleId, titleId),
      ),
    )
    .returning({ titleId: partyVotes.titleId })
  return removed.length > 0
}

/** Takes all votes for a film; true: there was one. */
export async function removeProposal(
  queries: Queries,
  { householdId, titleId }: { householdId: number; titleId: number },
): Promise<boolean> {
  const removed = await queries
    .delete(partyVotes)
    .where(and(eq(partyVotes.householdId, householdId), eq(partyVotes.titleId, titleId)))
    .returning({ titleId: partyVotes.titleId })
  return removed.length > 0
}
