import { errorCodeSchema } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { JAM_CHANNEL } from '@starnest/contract/jam/stage'
import { changeSchema } from '@starnest/contract/live'
import {
  PARTY_CHANNEL,
  partyChangeSchema,
  partyReactionHeardSchema,
  partySignalHeardSchema,
} from '@starnest/contract/party/party'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import fc from 'fast-check'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { hostileJson } from './hostile-values.ts'

/** What a page of somebody sends over the socket of the house. */
export type RandomEvent = {
  socket: 'live' | 'party' | 'jam'
  name: string
  sent: unknown[]
  wantsAck: boolean
}

const NAMES = [
  ...['clock', 'status', 'react', 'signal', 'changed', 'welcome', 'reaction', '__proto__'],
  ...Object.keys(JAM_CHANNEL.clientEvents),
  ...['stage', 'off'],
]
const STRANGE_NAMES = ['', 'constructor', 'toString', '\0', 'a'.repeat(500), '🦊']

/** JSON as what it says; what is none, as a text. */
function parsedOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

/** Shorter than what ends a connection, and no deeper than the sending side can write. */
const MAX_CHARACTERS = 1000
const hostile = hostileJson.map((json) => parsedOf(json.slice(0, MAX_CHARACTERS)))
const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some))
const status = fc.record({
  isVideo: fc.oneof(fc.boolean(), hostile),
  isMuted: fc.boolean(),
  roundTripMs: fc.oneof(fc.double(), fc.nat(), hostile),
})
const signal = fc.record({
  memberId: fc.oneof(fc.uuid(), hostile),
  signal: fc.oneof(
    fc.record({
      description: fc.record({ type: fc.constant('offer'), sdp: fc.oneof(fc.string(), hostile) }),
    }),
    fc.record({
      candidate: fc.record({ candidate: hostile, sdpMLineIndex: fc.oneof(fc.nat(), hostile) }),
    }),
    hostile,
  ),
})

const aFew = fc.array(fc.oneof(fc.integer(), fc.double(), hostile), { maxLength: 70 })
const bundle = fc.record({
  sequence: fc.oneof(fc.nat(), hostile),
  startMs: fc.oneof(fc.double(), fc.nat(10_000), hostile),
  hopMs: fc.oneof(fc.constant(10), hostile),
  tones: fc.oneof(
    fc.array(fc.option(fc.integer({ min: -8000, max: 8000 })), { maxLength: 70 }),
    aFew,
  ),
  loudness: aFew,
  onsetsMs: aFew,
})
const position = fc.record({
  track: fc.oneof(
    fc.constant(null),
    fc.record({ mode: fc.constantFrom('karaoke', 'rap'), trackId: fc.oneof(fc.string(), hostile) }),
  ),
  state: fc.constantFrom('playing', 'over', '__proto__'),
  positionMs: fc.oneof(fc.double(), fc.nat(1000)),
  atMs: fc.oneof(fc.constant(0), fc.double(), hostile),
})
const joining = fc.record({
  code: fc.oneof(fc.constantFrom('AAAAAA', 'abcdef'), hostile),
  guestName: fc.oneof(fc.constant(null), fc.string(), hostile),
  number: fc.oneof(fc.nat(5), hostile),
})

/** Any event that a page might send, sensible or not. */
export const randomEvent: fc.Arbitrary<RandomEvent> = fc.record({
  socket: fc.constantFrom('live', 'party', 'party', 'jam', 'jam'),
  name: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...NAMES) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_NAMES) },
  ),
  sent: fc.array(
    fc.oneof(
      ...[status, signal, hostile, bytes, fc.constantFrom('😂', '❤️')],
      ...[bundle, position, joining, fc.constant({}), fc.record({ number: fc.nat(5) })],
    ),
    { maxLength: 3 },
  ),
  wantsAck: fc.boolean(),
})

/** Every event that the contract lets a page hear, and what comes with it. */
const HEARD: Record<string, z.ZodType> = {
  reaction: z.tuple([partyReactionHeardSchema]),
  signal: z.tuple([partySignalHeardSchema]),
  ...Object.fromEntries(
    Object.entries(JAM_CHANNEL.serverEvents).map(([name, schema]) => [name, z.tuple([schema])]),
  ),
  changed: z.tuple([z.union([changeSchema, partyChangeSchema])]),
}

/** What an event is answered when its sender waits: done, the clock, or why not. */
const ANSWERED = z.union([z.null(), z.int(), z.strictObject({ code: errorCodeSchema })])

/** Three sockets of one page: the house's, the party's and the jam's. `heard`: the events that came to them; `strange`:
 *  what they heard that the contract does not know. */
export async function openSockets(origin: string, deviceId: string) {
  const heard: string[] = []
  const strange: string[] = []
  const options = {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: `${DEVICE_COOKIE}=${deviceId}` },
  }
  const open = async (namespace: string): Promise<Socket> => {
    const socket = io(`${origin}${namespace}`, options)
    socket.onAny((event: string, ...said: unknown[]) => {
      heard.push(`${namespace} ${event} ${JSON.stringify(said).slice(0, 300)}`)
      const isKnown = HEARD[event]?.safeParse(said).success ?? false
      if (!isKnown) strange.push(`${event} ${JSON.stringify(said).slice(0, 300)}`)
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return socket
  }
  const sockets = {
    live: await open('/'),
    party: await open(PARTY_CHANNEL.name),
    jam: await open(JAM_CHANNEL.name),
  }
  return {
    heard,
    strange,
    send({ socket, name, sent, wantsAck }: RandomEvent): void {
      const hearAnswer = (answer: unknown) => {
        if (ANSWERED.safeParse(answer).success) return
        strange.push(`answer to ${name}: ${JSON.stringify(answer).slice(0, 300)}`)
      }
      sockets[socket].emit(name, ...sent, ...(wantsAck ? [hearAnswer] : []))
    },
    /** The server's clock, which it tells after everything that was sent before. */
    clock: () => sockets.party.timeout(5000).emitWithAck('clock'),
    isOpen: () => Object.values(sockets).every(({ connected }) => connected),
    close(): void {
      for (const socket of Object.values(sockets)) socket.disconnect()
    },
  }
}
