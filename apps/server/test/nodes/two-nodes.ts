import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { io, type Socket } from 'socket.io-client'
import { openRedisNodes, type RedisNodes } from '../../src/adapters/nodes/redis/open-redis-nodes.ts'
import type { AppParts } from '../../src/app/app-parts.ts'
import { openTestHome, type TestHome } from '../test-home.ts'
import { type PrivateRedis, startPrivateRedis } from './private-redis.ts'

/** One of the nodes of a home. */
export type TestNode = { home: TestHome; nodes: RedisNodes; origin: string; warnings: string[] }

/** Two nodes of one home: each with its own connections to one PostgreSQL and one Redis, and nothing in common in
 *  memory. */
export type TwoNodes = {
  redis: PrivateRedis
  a: TestNode
  b: TestNode
  close(): Promise<void>
}

type NodeOptions = Parameters<typeof openTestHome>[0]

/** Opens two nodes that listen on ports of this machine. */
export async function openTwoNodes(options: NodeOptions = {}): Promise<TwoNodes> {
  const redis = await startPrivateRedis()
  const a = await openNode(redis, options)
  const b = await openNode(redis, { ...options, beside: a.home })
  return {
    redis,
    a,
    b,
    async close() {
      for (const { home, nodes } of [b, a]) {
        await home.close()
        await nodes.close()
      }
      await redis.stop()
    },
  }
}

/** Opens a node of a home. */
export async function openNode(redis: PrivateRedis, options: NodeOptions): Promise<TestNode> {
  const warnings: string[] = []
  const log = { warn: (_facts: object, sentence: string) => void warnings.push(sentence) }
  const nodes = await openRedisNodes(redis.url, log)
  const parts: Partial<AppParts> = { nodes, now: () => nodes.now() }
  const home = await openTestHome({ ...options, ...parts })
  const origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
  return { home, nodes, origin, warnings }
}

/** A page that is open on a channel of a node, and all that it has heard. */
export type OpenPage = { socket: Socket; id: string; heard: unknown[][] }

/** Opens a page of a device. */
export async function openPage(
  origin: string,
  { channel, deviceId, auth = {} }: { channel: string; deviceId: string; auth?: object },
): Promise<OpenPage> {
  const socket = io(`${origin}${channel}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders: { cookie: `${DEVICE_COOKIE}=${deviceId}` },
  })
  const heard: unknown[][] = []
  socket.onAny((...event: unknown[]) => heard.push(event))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, id: `${socket.id}`, heard }
}
