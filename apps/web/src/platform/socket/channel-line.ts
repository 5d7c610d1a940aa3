import { type ErrorCode, errorCodeSchema } from '@starnest/contract/errors'
import {
  type Channel,
  CLOCK_EVENT,
  type ClientEvents,
  type Joining,
  type ServerEvents,
  SOCKET_PATH,
} from '@starnest/contract/realtime'
import { Manager } from 'socket.io-client'
import * as z from 'zod/mini'

/** Milliseconds after which a clock that did not answer is asked again. */
const CLOCK_LIMIT_MS = 3000

/** Milliseconds for which an answer to an event is awaited. */
const ANSWER_LIMIT_MS = 8000

/** Milliseconds until a page that was refused, or put out as soon as it had joined, tries again. */
const RETRY_MS = 5000

/** Longest pause between two tries to connect again, milliseconds, before chance makes it half as long or half as
 *  long again. Who was cut off is to be back at the party within three seconds of having a network. */
const TRY_AGAIN_MS = 1000

/** Why a page may not join. */
const refusalSchema = z.object({ code: errorCodeSchema })

/** What an event is answered with. */
const answerSchema = z.nullable(refusalSchema)

/** What a page is told of its own place in a channel. */
export type JoinListeners = {
  /** It has joined, under this id. `isFirst`: for the first time; later, nobody told what happened
   *  while the line was broken, so that the page asks again for what it shows. */
  onJoined: (visit: { memberId: string; isFirst: boolean }) => void
  /** It is in the channel no more, and joins again as soon as it can. `isDismissed`: the server has put
   *  it out, so that it may see something else from now on. */
  onLeft?: (how: { isDismissed: boolean }) => void
  /** The server does not let it join, and says why; it tries again. */
  onRefused?: (code: ErrorCode | undefined) => void
}

/** The line of this page to a channel. */
export type ChannelLine<C extends Channel> = {
  /** Joins, and joins again whenever the line breaks. Returns the way to leave. One part of the page
   *  joins a channel at a time. */
  join: (listeners: JoinListeners) => () => void
  /** Listens to an event; what does not fit the contract is not heard. Returns the way to stop. */
  on: <Name extends keyof ServerEvents<C> & string>(
    event: Name,
    listener: (payload: ServerEvents<C>[Name]) => void,
  ) => () => void
  /** Sends an event. While the line is broken nothing is sent, and nothing is kept to be sent later. */
  emit: <Name extends keyof ClientEvents<C> & string>(
    event: Name,
    payload: ClientEvents<C>[Name],
  ) => void
  /** Sends an event, and says why the server refused it; null: it did not. Rejects while the line is
   *  broken. */
  ask: <Name extends keyof ClientEvents<C> & string>(
    event: Name,
    payload: ClientEvents<C>[Name],
  ) => Promise<ErrorCode | null>
  /** The server's clock, milliseconds since 1970. Rejects while the line is broken. */
  askClock: () => Promise<number>
}

/** For how long the page has been open, in milliseconds. In some browsers the first clock stands while
 *  the machine sleeps, and somebody may set the second. */
export const openForMs = (): number =>
  Math.max(performance.now(), Date.now() - performance.timeOrigin)

let connection: Manager | undefined

/** All channels of a page travel on one connection, which is opened with the first that is joined. */
function connectionOfPage(): Manager {
  connection ??= new Manager({
    path: SOCKET_PATH,
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelayMax: TRY_AGAIN_MS,
  })
  return connection
}

/** The line to a channel; it stands once the channel is joined. Heavy: for code that is fetched when
 *  the first screen stands. */
export function channelLine<C extends Channel>(channel: C): ChannelLine<C> {
  const socket = connectionOfPage().socket(channel.name, {
    auth: (say: (joining: Joining) => void) => say({ openForMs: Math.round(openForMs()) }),
  })

  function join({ onJoined, onLeft, onRefused }: JoinListeners): () => void {
    let retry: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    let joinedAtMs = 0
    const joinLater = () => {
      clearTimeout(retry)
      retry = setTimeout(() => socket.connect(), RETRY_MS)
    }
    const hear = {
      connect() {
        joinedAtMs = performance.now()
        onJoined({ memberId: `${socket.id}`, isFirst })
        isFirst = false
      },
      disconnect(reason: string) {
        const isDismissed = reason === 'io server disconnect'
        onLeft?.({ isDismissed })
        // Only a line that broke by itself is opened again by itself.
        if (!isDismissed) return
        if (performance.now() - joinedAtMs < RETRY_MS) joinLater()
        else socket.connect()
      },
      connect_error(error: Error & { data?: unknown }) {
        // A server that does not answer is tried again by itself; a refusal is not.
        if (socket.active) return
        onRefused?.(refusalSchema.safeParse(error.data).data?.code)
        joinLater()
      },
    }
    for (const [event, listener] of Object.entries(hear)) socket.on(event, listener)
    socket.connect()
    return () => {
      clearTimeout(retry)
      for (const [event, listener] of Object.entries(hear)) socket.off(event, listener)
      socket.disconnect()
    }
  }

  return {
    join,
    on(event, listener) {
      const schema = schemaOf<C['serverEvents'], typeof event>(channel.serverEvents, event)
      const hear = (said: unknown) => {
        const { success, data } = z.safeParse(schema, said)
        if (success) listener(data)
      }
      const name: string = event
      socket.on(name, hear)
      return () => void socket.off(name, hear)
    },
    emit(event, payload) {
      if (socket.connected) socket.emit(event, payload)
    },
    ask: async (event, payload) => {
      if (!socket.connected) throw new Error('the line is broken')
      const answer = await socket.timeout(ANSWER_LIMIT_MS).emitWithAck(event, payload)
      return answerSchema.parse(answer)?.code ?? null
    },
    askClock: async () =>
      z.number().parse(await socket.timeout(CLOCK_LIMIT_MS).emitWithAck(CLOCK_EVENT)),
  }
}

function schemaOf<Schemas extends Channel['serverEvents'], Name extends keyof Schemas>(
  schemas: Schemas,
  name: Name,
): Schemas[Name] {
  return schemas[name]
}
