import type { Server as HttpServer, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import pLimit from 'p-limit'
import { type Namespace, Server, type ServerOptions } from 'socket.io'
import type { Nodes } from '../../../ports/nodes.ts'
import type { Realtime } from '../../../ports/realtime.ts'
import { type ChannelDeps, openChannel, roomOfDevice } from './open-channel.ts'

/** Pages that may be open at once unless it is said, all households together; a browser has one per tab. */
const MAX_PAGES = 1000

/** Pages at once whose handshake is looked at, and that join. When a node is gone, all of its pages come to others
 *  within a second: the rest of them waits here, so that connections of the database are left for what people ask for
 *  meanwhile. Those that join wait for no handshakes. */
const LET_IN_AT_ONCE = 4

/** The largest that a page sends is its offer to call another screen of a party. A larger message ends
 *  the connection. */
const MAX_MESSAGE_BYTES = 20_000

/** How long a browser may take to answer our goodbye; one that is asleep never does. */
const GOODBYE_LIMIT_MS = 1000

/** What realtime asks of the server it is on. `nodes`: the others, where there are several. */
export type RealtimeDeps = Omit<ChannelDeps, 'nodes' | 'letIn'> & {
  readonly nodes?: (Nodes & { readonly socketAdapter: ServerOptions['adapter'] }) | undefined
  readonly maxPages?: number | undefined
}

/** Realtime over Socket.IO at {@link SOCKET_PATH} of a server, in the memory of this process, and over
 *  Redis where there are other nodes. Only WebSocket is spoken, so that every other call goes through the
 *  server's own checks. `isWelcome`: whether a handshake names this server, comes from one of its own
 *  pages, and from a device that may come in. It and `findViewer` may fail while the database is away. */
export function openSocketIo(server: HttpServer, deps: RealtimeDeps): Realtime {
  const { nodes, maxPages = MAX_PAGES } = deps
  const lookAt = pLimit(LET_IN_AT_ONCE)
  const letIn = pLimit(LET_IN_AT_ONCE)
  let isSendingAway = false
  const connections = connectionsOf(server)
  const answers = server.listeners('request').filter(isRequestListener)
  const io = new Server(server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(nodes && { adapter: nodes.socketAdapter }),
    allowRequest: (handshake, decide) => {
      const hasRoom = () => !isSendingAway && io.engine.clientsCount < maxPages
      const isWelcome = async () =>
        hasRoom() && !handshake.socket.destroyed && (await deps.isWelcome(handshake))
      const decided = hasRoom() ? lookAt(isWelcome) : Promise.resolve(false)
      decided.then(
        (welcome) => decide(null, welcome),
        (error: unknown) => {
          deps.log.warn({ err: error }, 'A handshake could not be looked at')
          decide(null, false)
        },
      )
    },
  })
  // Engine.IO answers handshakes only. The app answers all other requests, with all its checks.
  server.removeAllListeners('request')
  for (const answer of answers) server.on('request', answer)
  const namespaces: { disconnectDevice: (deviceId: string) => void }[] = []
  return {
    openChannel(channel, rules) {
      const namespace = io.of(channel.name)
      namespaces.push({
        disconnectDevice: (deviceId) => {
          // Those here at once, though Redis may be away.
          if (nodes) namespace.local.in(roomOfDevice(deviceId)).disconnectSockets(true)
          namespace.in(roomOfDevice(deviceId)).disconnectSockets(true)
        },
      })
      return openChannel(namespace, { channel, rules }, { ...deps, letIn })
    },
    dismissDevice(deviceId) {
      for (const { disconnectDevice } of namespaces) disconnectDevice(deviceId)
    },
    async sendAway(withinMs) {
      isSendingAway = true
      const pages = new Set([...io._nsps.values()].flatMap(connectionsIn))
      await Promise.all(
        [...pages].map(async (page, index) => {
          await sleep((withinMs * index) / pages.size)
          page.close()
        }),
      )
    },
    async close() {
      io.engine.close()
      await endWithin(GOODBYE_LIMIT_MS, connections)
      // What reads for all namespaces ends with the last of them, also with one that nobody opened.
      if (nodes) for (const { adapter } of io._nsps.values()) void adapter.close()
    },
  }
}

const connectionsIn = ({ sockets }: Namespace) => [...sockets.values()].map(({ conn }) => conn)

const isRequestListener = (one: unknown): one is RequestListener => typeof one === 'function'

/** The connections that have become sockets, as long as they are open. */
function connectionsOf(server: HttpServer): ReadonlySet<Duplex> {
  const open = new Set<Duplex>()
  server.on('upgrade', (_request, connection: Duplex) => {
    open.add(connection)
    connection.once('close', () => open.delete(connection))
  })
  return open
}

/** Lets connections end by themselves, and cuts off those that have not after a time. */
async function endWithin(limitMs: number, connections: ReadonlySet<Duplex>): Promise<void> {
  const limit = setTimeout(() => {
    for (const connection of connections) connection.destroy()
  }, limitMs)
  await Promise.all([...connections].map(closed))
  clearTimeout(limit)
}

/** Resolves when a connection is closed, also one that its other end breaks off. */
const closed = (connection: Duplex) =>
  new Promise<void>((resolve) => void connection.once('close', resolve))
