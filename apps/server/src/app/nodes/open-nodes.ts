import type { DatabaseLog } from '../../adapters/database/database-log.ts'
import type { RedisNodes } from '../../adapters/nodes/redis/open-redis-nodes.ts'
import type { Leadership } from '../../ports/leadership.ts'
import type { Config } from '../config.ts'

/** What a node has that is not alone. */
export type Cluster = { nodes: RedisNodes; leadership: Leadership }

type ClusterOptions = {
  config: Pick<Config, 'redisUrl' | 'databaseUrl'>
  log: DatabaseLog
}

/** Joins the other nodes; undefined: there are none, and nothing of it is loaded. @throws StartupError where no
 *  Redis answers. */
export async function joinNodes({ config, log }: ClusterOptions): Promise<Cluster | undefined> {
  const { redisUrl, databaseUrl } = config
  if (redisUrl === undefined || databaseUrl === undefined) return undefined
  const { openRedisNodes } = await import('../../adapters/nodes/redis/open-redis-nodes.ts')
  const { openLeadership } = await import('../../adapters/database/leadership/open-leadership.ts')
  const nodes = await openRedisNodes(redisUrl, log)
  return { nodes, leadership: openLeadership({ databaseUrl, log }) }
}
