import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Leadership, LeaderTask } from '../../../ports/leadership.ts'
import type { DatabaseLog } from '../database-log.ts'

/** Between two tries to lead, and between two checks whether this node still does. */
const LOOK_EVERY_MS = 1_500
const ANSWER_LIMIT_MS = 2_000

/** A machine that is gone without a word is missed by its PostgreSQL after so long: otherwise it would keep its
 *  locks for hours. Seconds, seconds, count. */
const KEEPALIVE = `
  set tcp_keepalives_idle = 5;
  set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 3`

type LeadershipOptions = { databaseUrl: string; log: DatabaseLog }

/** Leads by advisory locks of PostgreSQL. A lock belongs to a connection, so that it is free as soon as the
 *  node that held it is gone. Each node has one connection for all its locks. */
export function openLeadership({ databaseUrl, log }: LeadershipOptions): Leadership {
  const tasks: { task: LeaderTask; isLeading: boolean }[] = []
  let client: pg.Client | undefined
  let isStopped = false
  let looking: Promise<void> = Promise.resolve()

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const next = newClient(databaseUrl)
    next.on('error', () => undefined)
    next.on('end', () => {
      if (client !== next) return
      client = undefined
      // The locks went with it.
      if (!isStopped) void look()
    })
    await next.connect()
    await next.query(KEEPALIVE)
    client = next
    return next
  }

  /** One look after the other. */
  function look(): Promise<void> {
    looking = looking.then(lookOnce)
    return looking
  }

  async function lookOnce(): Promise<void> {
    if (isStopped) return
    try {
      if (!client) await endAll()
      const connection = await connected()
      for (const one of tasks) {
        if (one.isLeading) continue
        const { rows } = await connection.query('select pg_try_advisory_lock($1) as got', [
          lockOf(one.task.name),
        ])
        if (rows[0]?.got !== true) continue
        one.isLeading = true
        await one.task.begin()
      }
      await connection.query('select 1')
    } catch (error) {
      log.warn({ err: error }, 'It could not be seen which node leads')
      const broken = client
      client = undefined
      await broken?.end().catch(() => undefined)
      await endAll()
    }
  }

  async function endAll(): Promise<void> {
    for (const one of tasks) {
      if (!one.isLeading) continue
      one.isLeading = false
      await one.task.end()
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()

  return {
    lead(task) {
      tasks.push({ task, isLeading: false })
      return look()
    },

    async inTurn(name, work) {
      const own = newClient(databaseUrl, 0)
      own.on('error', () => undefined)
      await own.connect()
      try {
        await own.query(KEEPALIVE)
        await own.query('select pg_advisory_lock($1)', [lockOf(name)])
        return await work()
      } finally {
        await own.end()
      }
    },

    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
      await endAll()
      await client?.end().catch(() => undefined)
    },
  }
}

const newClient = (connectionString: string, answerLimitMs = ANSWER_LIMIT_MS) =>
  new pg.Client({
    connectionString,
    application_name: 'starnest leader',
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    ...(answerLimitMs > 0 && { query_timeout: answerLimitMs }),
    keepAlive: true,
  })

/** A number of 64 bits for a name, as text. */
const lockOf = (name: string) =>
  createHash('sha256').update(`starnest ${name}`).digest().readBigInt64BE(0).toString()
