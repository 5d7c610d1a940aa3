import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import { SCHEMA } from './open-pg-boss.ts'

const LOOK_EVERY_MS = 250

const activeRows = z.tuple([z.object({ active: z.coerce.number() })])
const foundRows = z.tuple([z.object({ found: z.boolean() })])

type Ending = {
  householdId: number
  /** How long running jobs may take to end. */
  limitMs: number
  signal: AbortSignal
}

/** Takes the waiting jobs of a household out of the queue, from outside of the server, and waits for those that
 *  run: whoever does one finds out that there is nothing to do any more. False: one still runs. */
export async function endJobsOf(
  pool: Pool,
  { householdId, limitMs, signal }: Ending,
): Promise<boolean> {
  const { rows } = await pool.query(`select to_regclass('${SCHEMA}.job') is not null as found`)
  if (!foundRows.parse(rows)[0].found) return true
  const endsMs = performance.now() + limitMs
  for (;;) {
    await pool.query(`delete from ${SCHEMA}.job where group_id = $1 and state <> 'active'`, [
      String(householdId),
    ])
    if ((await activeJobs(pool, householdId)) === 0) return true
    if (performance.now() > endsMs) return false
    await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
}

/** Jobs that run. What a process that is gone left running does not: no server is connected then, by one of its
 *  two names. */
async function activeJobs(pool: Pool, householdId: number): Promise<number> {
  const { rows } = await pool.query(
    `select count(*) as active from ${SCHEMA}.job
      where group_id = $1 and state = 'active' and exists (
        select from pg_stat_activity
        where datname = current_database() and application_name in ('starnest', ''))`,
    [String(householdId)],
  )
  return activeRows.parse(rows)[0].active
}
