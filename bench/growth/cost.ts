import { readFile } from 'node:fs/promises'
import type { TestHome } from '../../apps/server/test/test-home.ts'
import { percentile } from '../report.ts'

/** What one call costs, on the average of some. */
export type Cost = {
  statements: number
  /** Rows and entries of indexes that PostgreSQL read. */
  rows: number
  /** Pages of tables and indexes that PostgreSQL looked into, wherever they were. */
  pages: number
  /** Processor time of PostgreSQL, milliseconds. */
  databaseMs: number
  /** The same of the server. */
  serverMs: number
  /** Median time to the answer, milliseconds by the clock. */
  answerMs: number
}

const READ_SO_FAR = `
  select
    (select sum(seq_tup_read) from pg_stat_user_tables)
      + (select sum(idx_tup_read) from pg_stat_user_indexes) as rows,
    (select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)
      + coalesce(toast_blks_read + toast_blks_hit + tidx_blks_read + tidx_blks_hit, 0))
      from pg_statio_user_tables) as pages`

const SESSIONS = `select pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'`

/** Measures calls, each of which is done once. */
export async function costOf(
  { database }: TestHome,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Cost> {
  const pool = database.db.$client
  const before = await countersOf(pool)
  const beforeStatements = database.statementTotal()
  const beforeServer = process.cpuUsage()
  const samples: number[] = []
  for (const call of calls) {
    const startedMs = performance.now()
    await call()
    samples.push(performance.now() - startedMs)
  }
  const server = process.cpuUsage(beforeServer)
  const statements = database.statementTotal() - beforeStatements
  const after = await countersOf(pool)
  const perCall = (total: number) => total / calls.length
  return {
    statements: perCall(statements),
    rows: perCall(after.rows - before.rows),
    pages: perCall(after.pages - before.pages),
    databaseMs: perCall(after.databaseMs - before.databaseMs),
    serverMs: perCall((server.user + server.system) / 1000),
    answerMs: percentile(samples, 0.5),
  }
}

type Pool = TestHome['database']['db']['$client']

/** Every session is asked to say what it has counted, which it otherwise does when it likes. */
async function countersOf(pool: Pool) {
  const sessions = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const session of sessions) await session.query('select pg_stat_force_next_flush()')
  for (const session of sessions) session.release()
  const { rows: read } = await pool.query<{ rows: string; pages: string }>(READ_SO_FAR)
  const { rows: pids } = await pool.query<{ pid: number }>(SESSIONS)
  const times = await Promise.all(pids.map(({ pid }) => processorMs(pid)))
  return {
    rows: Number(read[0]?.rows),
    pages: Number(read[0]?.pages),
    databaseMs: times.reduce((sum, ms) => sum + ms, 0),
  }
}

/** Processor time that a process has had, milliseconds. Source: Linux, Documentation/scheduler/sched-stats. */
async function processorMs(pid: number): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
