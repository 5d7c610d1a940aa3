import type { WatchedPlace } from '@starnest/contract/parents/history'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PagePosition } from '../../../domain/page-cursor.ts'
import type { Queries } from '../../../ports/database.ts'
import { households, profiles } from '../../../tables/family.ts'
import { titles } from '../../../tables/titles.ts'
import { IS_BEGUN, playbacks, progress } from '../../../tables/watching.ts'

/** One profile of a household. */
export type HistoryOwner = { householdId: number; profileId: number }

/** That a profile watched a title. */
export type WatchedTitle = { titleId: number; watched: WatchedPlace }

const columns = {
  titleId: progress.titleId,
  positionSeconds: progress.positionSeconds,
  isWatched: progress.isWatched,
  isHidden: progress.isHidden,
  updatedAt: progress.updatedAt,
}

type Row = Pick<typeof progress.$inferSelect, keyof typeof columns>

const isOwn = ({ householdId, profileId }: HistoryOwner): SQL | undefined =>
  and(eq(progress.householdId, householdId), eq(progress.profileId, profileId))

/** What a profile watched, the latest first, after the position where the page before ended. */
export async function listWatched(
  queries: Queries,
  owner: HistoryOwner,
  { limit, after }: { limit: number; after: PagePosition | undefined },
): Promise<WatchedTitle[]> {
  const isLater =
    after &&
    sql`(${progress.updatedAt}, ${progress.titleId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
  const found = await queries
    .select(columns)
    .from(progress)
    .where(and(isOwn(owner), IS_BEGUN, isLater))
    .orderBy(desc(progress.updatedAt), desc(progress.titleId))
    .limit(limit)
  return found.map(watchedTitleOf)
}

/** Forgets that a profile watched a title: its place in it, and the openings of its player. Resolves
 *  with the place; undefined: there was none. */
export async function forgetTitle(
  queries: Queries,
  owner: HistoryOwner,
  titleId: number,
): Promise<WatchedPlace | undefined> {
  return queries.transaction(async (tx) => {
    const [forgotten] = await tx
      .delete(progress)
      .where(and(isOwn(owner), eq(progress.titleId, titleId)))
      .returning(columns)
    await tx.delete(playbacks).where(and(isPlayedBy(owner), eq(playbacks.titleId, titleId)))
    return forgotten && watchedTitleOf(forgotten).watched
  })
}

/** Gives a profile back a place that was forgotten, unless it has a newer one; nothing was watched
 *  later than `now`. A title or profile that is just gone is left alone. Resolves with what now
 *  stands; undefined: nothing. */
export async function restoreTitle(
  queries: Queries,
  owner: HistoryOwner,
  { titleId, watched, now }: WatchedTitle & { now: Date },
): Promise<WatchedPlace | undefined> {
  await queries.execute(sql`
    insert into ${progress}
      (household_id, profile_id, title_id, position_seconds, is_watched, is_hidden, updated_at)
    select ${profiles.householdId}, ${profiles.id}, ${titles.id}, ${watched.currentTime}::float8,
      ${watched.isWatched}::boolean, ${watched.isHidden}::boolean,
      least(${new Date(watched.watchedAt).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
    from ${profiles} join ${titles} on ${titles.householdId} = ${profiles.householdId}
    where ${profiles.householdId} = ${owner.householdId} and ${profiles.id} = ${owner.profileId}
      and ${titles.id} = ${titleId}
    on conflict (profile_id, title_id) do nothing`)
  const [standing] = await queries
    .select(columns)
    .from(progress)
    .where(and(isOwn(owner), eq(progress.titleId, titleId)))
  return standing && watchedTitleOf(standing).watched
}

/** Forgets all that a profile watched. Resolves with the number of titles that it had watched. */
export async function forgetEverything(queries: Queries, owner: HistoryOwner): Promise<number> {
  return queries.transaction(async (tx) => {
    const watched = await tx.$count(progress, and(isOwn(owner), IS_BEGUN))
    await tx.delete(progress).where(isOwn(owner))
    await tx.delete(playbacks).where(isPlayedBy(owner))
    return watched
  })
}

const isPlayedBy = ({ householdId, profileId }: HistoryOwner): SQL | undefined =>
  and(eq(playbacks.householdId, householdId), eq(playbacks.profileId, profileId))

/** Days for which a household keeps what was watched; undefined: there is no such household. */
export async function findHistoryDays(
  queries: Queries,
  householdId: number,
): Promise<number | undefined> {
  const [found] = await queries
    .select({ days: households.historyDays })
    .from(households)
    .where(eq(households.id, householdId))
  return found?.days
}

/** Writes how long a household keeps what was watched. */
export async function writeHistoryDays(
  queries: Queries,
  householdId: number,
  days: number,
): Promise<void> {
  await queries.update(households).set({ historyDays: days }).where(eq(households.id, householdId))
}

function watchedTitleOf(row: Row): WatchedTitle {
  const { titleId, positionSeconds: currentTime, isWatched, isHidden, updatedAt } = row
  const watched = { currentTime, isWatched, isHidden, watchedAt: updatedAt.toISOString() }
  return { titleId, watched }
}
