import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPrivateServer } from '../database/private-server.ts'
import { startPrivateRedis } from '../nodes/private-redis.ts'

/** Connections of PostgreSQL: those of two nodes, a worker, one that starts, and of the load. */
export const CONNECTIONS = 80

/** Starts a PostgreSQL and a Redis, for nodes that keep their files in one folder of this machine. `env`: what leads
 *  a node there. */
export async function startEngines() {
  const postgresql = await startPrivateServer({ connections: CONNECTIONS })
  const redis = await startPrivateRedis()
  return {
    databaseUrl: postgresql.url,
    env: {
      DATABASE_URL: postgresql.url,
      REDIS_URL: redis.url,
      STARNEST_DATA: await mkdtemp(join(tmpdir(), 'house-')),
    },
    async stop() {
      await redis.stop()
      await postgresql.stop()
    },
  }
}
