import { randomUUID } from 'node:crypto'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Nodes } from '../../../ports/nodes.ts'
import type { EventLimit } from '../../../ports/realtime.ts'
import { keptStateIn } from './kept-states.ts'
import { openNodeCalls } from './node-calls.ts'
import { openNodeRooms } from './node-rooms.ts'
import { connectRedis, type NodesLog, type RedisClient } from './redis-connection.ts'
import { openSharedClock } from './shared-clock.ts'
import { openTopics } from './topics.ts'

/** Begins all that Starnest writes into Redis. */
const PREFIX = 'starnest:'

/** Events of rooms that Redis remembers for nodes that read late: each is a few hundred bytes. */
const KEPT_EVENTS = 10_000
/** How long one question for new events waits: so long does closing take. */
const READ_WAIT_MS = 500

const PING_LIMIT_MS = 1_000

/** Nodes that speak over Redis. `socketAdapter`: by which Socket.IO's rooms reach the pages of all nodes. */
export type RedisNodes = Nodes & { readonly socketAdapter: ReturnType<typeof createAdapter> }

/** Joins the nodes that share the Redis of an address. @throws StartupError where none answers. */
export async function openRedisNodes(url: string, log: NodesLog): Promise<RedisNodes> {
  const client = await connectRedis(url, log)
  const id = randomUUID()
  const common = { client, nodeId: id, prefix: PREFIX, log }
  // Channels are the same in all databases of a Redis, so they are told apart by its number.
  const database = URL.parse(url)?.pathname.slice(1) || '0'
  const topics = await openTopics({ ...common, channel: `${PREFIX}${database}:news` })
  const rooms = openNodeRooms(common)
  const calls = openNodeCalls(common)
  const clockSet = topics.topic('clock set', () => null)
  const clock = await openSharedClock(client, () => clockSet.tell(null))
  clockSet.onTold(() => void clock.look())
  await rooms.beat()
  return {
    id,
    calls,
    now: clock.now,
    socketAdapter: createAdapter(client, {
      streamName: `${PREFIX}events`,
      channelPrefix: `${PREFIX}${database}:sockets`,
      maxLen: KEPT_EVENTS,
      blockTimeInMs: READ_WAIT_MS,
    }),
    topic: topics.topic,
    onReunited: topics.onReunited,
    rateLimit: (name, limit) => rateLimitIn(client, name, limit),
    keptState: (name, { parse, forgottenAfterMs }) => {
      const keyOf = (key: string) => `${PREFIX}kept:${name}:${key}`
      return keptStateIn({ client, keyOf, parse, forgottenAfterMs })
    },
    rooms: rooms.rooms,
    isConnected: () => client.isReady,
    health: () => healthOf(client),
    async close() {
      calls.close()
      clock.close()
      await rooms.close().catch((error: unknown) => {
        log.warn({ err: error }, 'The other nodes could not be told that this one goes')
      })
      topics.close()
      client.destroy()
    },
  }
}

function rateLimitIn(client: RedisClient, name: string, { events, withinSeconds }: EventLimit) {
  const limit = { points: events, duration: withinSeconds }
  const limiter = new RateLimiterRedis({
    ...limit,
    storeClient: client,
    useRedisPackage: true,
    keyPrefix: `${PREFIX}limit:${name}`,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  })
  return (key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )
}

async function healthOf(client: RedisClient) {
  const startedMs = performance.now()
  let timer: NodeJS.Timeout | undefined
  try {
    if (!client.isReady) throw new Error('not connected')
    const isOver = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), PING_LIMIT_MS)
    })
    const nodes = await Promise.race([client.sCard(`${PREFIX}nodes`), isOver])
    const tookMs = (performance.now() - startedMs).toFixed(1)
    return { state: 'ok', detail: `${nodes} nodes over Redis, ${tookMs} ms` } as const
  } catch {
    return { state: 'degraded', detail: 'Redis is away: this node goes on alone.' } as const
  } finally {
    clearTimeout(timer)
  }
}
