import { HELD_BACK_DAYS } from '@starnest/contract/parents/held-back'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { households } from '../../../tables/family.ts'
import { heldBack, timeRequests, watchDays } from '../../../tables/limits.ts'
import { playbacks, progress } from '../../../tables/watching.ts'

/** Rows that one statement removes at most, so that no film waits for it. */
export const BATCH_ROWS = 2000

/** A player that reported within this many hours is still running. */
const RUNNING_HOURS = 24

/** What tells of watching, and that Leo held something back, by the table that keeps it. */
export const KEPT_TABLES = [
  ...(['progress', 'playbacks', 'watchDays', 'timeRequests', 'heldBack'] as const),
] as const
/** One of {@link KEPT_TABLES}. */
export type KeptTable = (typeof KEPT_TABLES)[number]

/** Removes rows that are older than they are kept, one batch of them, in one
 *  statement; rows that somebody is just writing are left to the next time. Resolves with how many. */
export async function removeOldRows(
  queries: Queries,
  table: KeptTable,
  { now, batchRows = BATCH_ROWS }: { now: Date; batchRows?: number },
): Promise<number> {
  const { from, isOld } = OLD_ROWS[table](now)
  const { rowCount } = await queries.execute(sql`
    with old as (
      select kept.ctid from ${from} as kept
      join ${households} on ${households.id} = kept.household_id
      where ${isOld} limit ${batchRows} for update of kept skip locked
    )
    delete from ${from} as gone using old where gone.ctid = old.ctid`)
  return rowCount ?? 0
}

const oldestOf = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz - make_interval(days => ${households.historyDays}))`

/** Where rows of each table stand, and when one is old. Days are of the household's own time zone,
 *  hence kept for one day more. */
const OLD_ROWS: Record<KeptTable, (now: Date) => { from: SQL; isOld: SQL }> = {
  progress: (now) => ({ from: sql`${progress}`, isOld: sql`kept.updated_at < ${oldestOf(now)}` }),
  playbacks: (now) => ({
    from: sql`${playbacks}`,
    isOld: sql`kept.started_at < ${oldestOf(now)} and not exists (
      select from ${progress} as running
      where running.profile_id = kept.profile_id and running.title_id = kept.title_id
        and running.updated_at > ${now.toISOString()}::timestamptz
          - make_interval(hours => ${RUNNING_HOURS}))`,
  }),
  watchDays: (now) => ({
    from: sql`${watchDays}`,
    isOld: sql`kept.day < (${oldestOf(now)} at time zone 'UTC')::date - 1`,
  }),
  timeRequests: (now) => ({
    from: sql`${timeRequests}`,
    isOld: sql`kept.asked_at < ${oldestOf(now)}`,
  }),
  // The same for every household, whatever it chose for its films.
  heldBack: (now) => ({
    from: sql`${heldBack}`,
    isOld: sql`kept.held_at < ${now.toISOString()}::timestamptz - make_interval(days => ${HELD_BACK_DAYS})`,
  }),
}
