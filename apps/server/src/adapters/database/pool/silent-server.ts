import pg from 'pg'
import type { DatabaseLog } from '../database-log.ts'

/** How often it is looked whether a statement waits, and from when on it is asked why, milliseconds. */
const LOOK_EVERY_MS = 1_000
const PATIENCE_MS = 4_000

/** How long a server may take to answer a question that costs nothing, on a connection of its own. */
const ANSWER_LIMIT_MS = 3_000

type SilentServerOptions = { connection: pg.ClientConfig; log: DatabaseLog }

/**
 * Gives statements up that wait for a server which does not answer any more, such as after a cable was pulled: TCP
 * itself would wait for a quarter of an hour. A statement that only takes long goes on, because its server answers
 * other questions. Returns the way to stop.
 */
export function giveUpSilentServer(
  pool: pg.Pool,
  { connection, log }: SilentServerOptions,
): () => void {
  const lentAtMs = new Map<pg.PoolClient, number>()
  let isLooking = false
  pool.on('acquire', (client) => void lentAtMs.set(client, performance.now()))
  pool.on('release', (_error, client) => void lentAtMs.delete(client))

  async function look(): Promise<void> {
    const before = performance.now() - PATIENCE_MS
    const waiting = [...lentAtMs].filter(([, atMs]) => atMs < before)
    if (waiting.length === 0 || (await answers(connection))) return
    const stuck = waiting.filter(([client, atMs]) => lentAtMs.get(client) === atMs)
    if (stuck.length === 0) return
    log.warn({ connections: stuck.length }, 'The database does not answer: statements are given up')
    // With a statement under way this ends the connection at once, and rejects it.
    for (const [client] of stuck) void client.end().catch(() => undefined)
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => {
      isLooking = false
    })
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Whether a server answers on a new connection. One that refuses answers, too: it has ended the others itself. */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  })
  client.on('error', () => undefined)
  const startedMs = performance.now()
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return performance.now() - startedMs < ANSWER_LIMIT_MS
  } finally {
    void client.end().catch(() => undefined)
  }
}
