import { errorCodeSchema } from '@starnest/contract/errors'
import { LIVE_PATH } from '@starnest/contract/live'
import {
  PARTY_NAMESPACE,
  type PartyChange,
  type PartyNews,
  type PartyReaction,
  type PartySignal,
  type PartyStatus,
  type PartyWords,
  partyChangeSchema,
  partyReactionHeardSchema,
  partySignalHeardSchema,
} from '@starnest/contract/party/party'
import { io, type Socket } from 'socket.io-client'
import * as z from 'zod/mini'

/** Milliseconds after which a clock that did not answer is asked again. */
const CLOCK_LIMIT_MS = 3000

/** Why a screen may not come. */
const refusalSchema = z.object({ code: errorCodeSchema })

/** What the line tells. */
export type LineListeners = {
  /** The line stands, and this screen has this id at the party; undefined: it is lost. */
  onSelf: (memberId: string | undefined) => void
  onChanged: (what: PartyChange) => void
  onReaction: (memberId: string, reaction: PartyReaction) => void
  onSignal: (memberId: string, signal: PartySignal) => void
  /** There is no room; it is tried again. */
  onFull: () => void
}

/** The party's line. */
export type PartyLine = {
  /** The server's clock, milliseconds since 1970. Rejects while the line is lost. */
  askClock: () => Promise<number>
  tellStatus: (status: PartyStatus) => void
  react: (reaction: PartyReaction) => void
  sendSignal: (memberId: string, signal: PartySignal) => void
  close: () => void
}

/** Milliseconds until a full party is asked again. */
const FULL_RETRY_MS = 5000

/** Comes to the party, and comes again whenever the line breaks. */
export function openPartyLine(listeners: LineListeners): PartyLine {
  const socket: Socket<PartyNews, PartyWords> = io(PARTY_NAMESPACE, {
    path: LIVE_PATH,
    transports: ['websocket'],
  })
  let again: ReturnType<typeof setTimeout> | undefined
  const comeLater = () => {
    clearTimeout(again)
    again = setTimeout(() => socket.connect(), FULL_RETRY_MS)
  }

  socket.on('welcome', (memberId) => listeners.onSelf(memberId))
  socket.on('disconnect', (reason) => {
    listeners.onSelf(undefined)
    // Only a line that broke by itself is opened again by itself.
    if (reason === 'io server disconnect') comeLater()
  })
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    // A line that does not stand is tried again by itself; a no is not.
    if (socket.active) return
    const { data: reason } = refusalSchema.safeParse(error.data)
    if (reason?.code === 'party_full') listeners.onFull()
    comeLater()
  })
  socket.on('changed', (said) => {
    const { data: what } = partyChangeSchema.safeParse(said)
    if (what) listeners.onChanged(what)
  })
  socket.on('reaction', (said) => {
    const { data: heard } = partyReactionHeardSchema.safeParse(said)
    if (heard) listeners.onReaction(heard.memberId, heard.reaction)
  })
  socket.on('signal', (said) => {
    const { data: heard } = partySignalHeardSchema.safeParse(said)
    if (heard) listeners.onSignal(heard.memberId, heard.signal)
  })

  return {
    askClock: () => socket.timeout(CLOCK_LIMIT_MS).emitWithAck('clock'),
    tellStatus: (status) => void (socket.connected && socket.emit('status', status)),
    react: (reaction) => void (socket.connected && socket.emit('react', reaction)),
    sendSignal: (memberId, signal) =>
      void (socket.connected && socket.emit('signal', { memberId, signal })),
    close() {
      clearTimeout(again)
      socket.disconnect()
    },
  }
}
