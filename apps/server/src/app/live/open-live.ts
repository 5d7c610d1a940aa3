import { once } from 'node:events'
import type {
  Server as HttpServer,
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
} from 'node:http'
import type { Duplex } from 'node:stream'
import {
  CHANGED_EVENT,
  type Change,
  changeSchema,
  LIVE_PATH,
  liveHandshakeSchema,
} from '@starnest/contract/live'
import { PARTY_NAMESPACE } from '@starnest/contract/party/party'
import type { FastifyBaseLogger } from 'fastify'
import { Server } from 'socket.io'
import { type PartyNamespace, partyRoomOfDevice } from '../../features/party/party.socket.ts'
import type { AnnounceChange } from '../../ports/announce-change.ts'
import { rememberChanges } from './recent-changes.ts'

/** Sockets at most, all households together; a browser has one per tab. */
const MAX_SOCKETS = 1000

/** The largest that a page sends is its offer to call another screen of a party. */
const MAX_MESSAGE_BYTES = 20_000

/** How long a browser may take to answer our goodbye; one that is asleep never does. */
const GOODBYE_LIMIT_MS = 1000

type ServerEvents = { [CHANGED_EVENT]: (change: Change) => void }
type NoEvents = Record<string, never>

/** What the socket asks of the house. */
export type LiveDeps = {
  log: FastifyBaseLogger
  /** Whether a handshake names this server, comes from one of its own pages, and from a device that
   *  may come in. May fail while the database is away. */
  isWelcome: (handshake: IncomingMessage) => Promise<boolean>
  /** Who asks: their household, and their device if it has a name. May fail while there is none. */
  findAsker: (
    headers: IncomingHttpHeaders,
  ) => Promise<{ householdId: number; deviceId: string | null }>
}

/** The socket of the house: how to tell its pages of a change, and how to let go of those of one
 *  device or of them all. */
export type Live = {
  announceChange: AnnounceChange
  /** The party's part of the socket; the same pages are welcome to it. */
  party: PartyNamespace
  closeDevice: (deviceId: string) => void
  close: () => Promise<void>
}

/** Opens a socket at {@link LIVE_PATH} of a server. Every page hears of its own household and nothing
 *  of any other; what a change is about it then asks for, under its own viewer. Only WebSocket is
 *  spoken, so that every other call goes through the server's own checks. */
export function openLive(server: HttpServer, deps: LiveDeps): Live {
  const connections = connectionsOf(server)
  const recent = rememberChanges()
  const answers = server.listeners('request').filter(isRequestListener)
  const io = new Server<NoEvents, ServerEvents>(server, {
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (handshake, decide) => {
      const hasRoom = io.engine.clientsCount < MAX_SOCKETS
      const isWelcome = hasRoom ? deps.isWelcome(handshake) : Promise.resolve(false)
      isWelcome.then(
        (welcome) => decide(null, welcome),
        (error: unknown) => {
          deps.log.warn({ err: error }, 'A handshake could not be looked at')
          decide(null, false)
        },
      )
    },
  })
  // What is no handshake is the app's to answer, with all its checks.
  server.removeAllListeners('request')
  for (const answer of answers) server.on('request', answer)
  io.use((socket, next) => {
    deps.findAsker(socket.request.headers).then(
      async ({ householdId, deviceId }) => {
        await socket.join(roomOf(householdId))
        if (deviceId !== null) await socket.join(roomOfDevice(deviceId))
        next()
        const { data: page } = liveHandshakeSchema.safeParse(socket.handshake.auth)
        // A page from before asks for everything itself.
        const missed = page ? recent.since(page.openForMs, householdId) : []
        for (const change of missed) socket.emit(CHANGED_EVENT, change)
      },
      (error: unknown) => {
        // Told no, a browser would never ask again; cut off, it asks again later.
        deps.log.warn({ err: error }, 'A page could not be connected')
        socket.conn.close()
      },
    )
  })
  const party: PartyNamespace = io.of(PARTY_NAMESPACE)
  return {
    party,
    announceChange: (householdId, change) => {
      const told = changeSchema.parse(change)
      recent.add(householdId, told)
      io.to(roomOf(householdId)).emit(CHANGED_EVENT, told)
    },
    closeDevice: (deviceId) => {
      io.in(roomOfDevice(deviceId)).disconnectSockets(true)
      party.in(partyRoomOfDevice(deviceId)).disconnectSockets(true)
    },
    close: () => {
      io.engine.close()
      return endWithin(GOODBYE_LIMIT_MS, connections)
    },
  }
}

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
  await Promise.all([...connections].map((connection) => once(connection, 'close')))
  clearTimeout(limit)
}

const roomOfDevice = (deviceId: string) => `device:${deviceId}`
const roomOf = (householdId: number) => `household:${householdId}`
