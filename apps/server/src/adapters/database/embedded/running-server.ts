import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseErrorCode } from '../../../domain/database-error.ts'
import { StartupError } from '../../../ports/startup-error.ts'
import { applicationConnection } from './cluster/application-database.ts'
import type { Layout } from './layout.ts'
import { type ServerAddress, storedPassword } from './platform/server-address.ts'

/** A Starnest that has just been started needs a moment until its server answers. */
const ANSWER_LIMIT_MS = 30_000
const RETRY_MS = 200

/** Lines of the file that a running server writes about itself, counted from 0. */
const PORT_LINE = 3
const SOCKET_FOLDER_LINE = 4

/**
 * How to reach the server that another Starnest runs in this data folder.
 * @throws StartupError when it does not answer, or does not let this user in.
 */
export async function runningServer(layout: Layout): Promise<pg.ClientConfig> {
  const endMs = performance.now() + ANSWER_LIMIT_MS
  for (;;) {
    const failure = await attempt(layout)
    if (failure.is === 'connected') return failure.connection
    if (databaseErrorCode(failure.cause) === 'EACCES') {
      throw new StartupError(
        'The running Starnest belongs to another user; make the backup as that user.',
        { cause: failure.cause },
      )
    }
    if (performance.now() > endMs) {
      throw new StartupError(
        'Another Starnest is using the data folder, but its database does not answer; ' +
          'try again, or stop it first.',
        { cause: failure.cause },
      )
    }
    await sleep(RETRY_MS)
  }
}

type Attempt = { is: 'connected'; connection: pg.ClientConfig } | { is: 'failed'; cause: unknown }

async function attempt(layout: Layout): Promise<Attempt> {
  try {
    const connection = applicationConnection(await addressIn(layout))
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    await client.connect()
    await client.end()
    return { is: 'connected', connection }
  } catch (cause) {
    return { is: 'failed', cause }
  }
}

async function addressIn(layout: Layout): Promise<ServerAddress> {
  const lines = (await readFile(join(layout.cluster, 'postmaster.pid'), 'utf8')).split('\n')
  const folder = lines[SOCKET_FOLDER_LINE]
  if (folder) return { is: 'socket', folder }
  if (!existsSync(layout.password)) throw new Error('the server has not said yet where it listens')
  const port = Number(lines[PORT_LINE])
  return { is: 'tcp', port, password: await storedPassword(layout.password) }
}
