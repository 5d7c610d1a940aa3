import type { PartyPhrase } from '@starnest/contract/party/party'
import { and, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { profiles } from '../../tables/family.ts'
import { parties, partyMessages } from '../../tables/party.ts'
import { aliveSince, type KeptPlayback, NOTHING_YET } from './playback-rules.ts'

/** A text or a phrase that somebody said. */
export type Said = { text: string | null; phrase: PartyPhrase | null }

/** What plays at a household's party. */
export async function readPlayback(queries: Queries, householdId: number): Promise<KeptPlayback> {
  const { rev, titleId, isPlaying, positionSeconds, at, seenAt, pausedById } = parties
  const [kept] = await queries
    .select({ rev, titleId, isPlaying, positionSeconds, at, seenAt, pausedById })
    .from(parties)
    .where(eq(parties.householdId, householdId))
  return kept ?? NOTHING_YET
}

/** What one of the household is called; undefined: it is not of it. */
export async function readName(
  queries: Queries,
  householdId: number,
  profileId: number,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ name: profiles.displayName })
    .from(profiles)
    .where(and(eq(profiles.householdId, householdId), eq(profiles.id, profileId)))
  return found?.name
}

/** Writes what follows on `seenRev`. False: somebody was faster, and nothing was written. */
export async function writePlayback(
  queries: Queries,
  householdId: number,
  { next, seenRev }: { next: KeptPlayback; seenRev: number },
): Promise<boolean> {
  const written = await queries
    .insert(parties)
    .values({ householdId, ...next })
    .onConflictDoUpdate({
      target: parties.householdId,
      set: next,
      setWhere: eq(parties.rev, seenRev),
    })
    .returning({ rev: parties.rev })
  return written.length > 0
}

/** Writes that somebody is at these households' parties. A film that stands still, because nobody was there for
 *  a while, keeps where it was last seen, and so goes on standing there. */
export async function noteSeen(
  queries: Queries,
  householdIds: readonly number[],
  now: Date,
): Promise<void> {
  if (householdIds.length === 0) return
  const since = aliveSince(now)
  await queries
    .update(parties)
    .set({ seenAt: now })
    .where(
      and(
        inArray(parties.householdId, [...householdIds]),
        parties.isPlaying,
        or(gte(parties.seenAt, since), gte(parties.at, since)),
      ),
    )
}

/** Keeps what a profile said, and forgets all but the newest `kept` messages of the household. */
export async function addMessage(
  queries: Queries,
  from: { householdId: number; profileId: number },
  { said, saidAt, kept }: { said: Said; saidAt: Date; kept: number },
): Promise<void> {
  await queries.insert(partyMessages).values({ ...from, ...said, saidAt })
  const [tooOld] = await queries
    .select({ id: partyMessages.id })
    .from(partyMessages)
    .where(eq(partyMessages.householdId, from.householdId))
    .orderBy(desc(partyMessages.id))
    .offset(kept)
    .limit(1)
  if (!tooOld) return
  await queries
    .delete(partyMessages)
    .where(and(eq(partyMessages.householdId, from.householdId), lte(partyMessages.id, tooOld.id)))
}

/** Whose a message is; undefined: it is not kept, or not any more. */
export async function messageAuthor(
  queries: Queries,
  message: { householdId: number; id: number },
): Promise<number | undefined> {
  const [found] = await queries
    .select({ profileId: partyMessages.profileId })
    .from(partyMessages)
    .where(isMessage(message))
  return found?.profileId
}

/** Takes the words of a message away, and leaves that there was one; true: it had words. */
export async function removeWords(
  queries: Queries,
  message: { householdId: number; id: number },
): Promise<boolean> {
  const emptied = await queries
    .update(partyMessages)
    .set({ text: '', phrase: null })
    .where(and(isMessage(message), sql`${partyMessages.text} is distinct from ''`))
    .returning({ id: partyMessages.id })
  return emptied.length > 0
}

const isMessage = ({ householdId, id }: { householdId: number; id: number }) =>
  and(eq(partyMessages.householdId, householdId), eq(partyMessages.id, id))

/** What was said, the oldest first, with whoever said it. */
export async function listMessages(queries: Queries, householdId: number) {
  const found = await queries
    .select({
      id: partyMessages.id,
      profileId: partyMessages.profileId,
      user: profiles.displayName,
      avatarUrl: profiles.avatarUrl,
      text: partyMessages.text,
      phrase: partyMessages.phrase,
      saidAt: partyMessages.saidAt,
    })
    .from(partyMessages)
    .innerJoin(profiles, eq(profiles.id, partyMessages.profileId))
    .where(eq(partyMessages.householdId, householdId))
    .orderBy(partyMessages.id)
  return found
}
