import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError, type ErrorCode } from '@starnest/contract/errors'
import {
  MAX_PARTY_MEMBERS,
  PARTY_REACTIONS,
  type PartyChange,
  type PartyNews,
  type PartyStatus,
  type PartyWords,
  partySignalHeardSchema,
  partyStatusSchema,
} from '@starnest/contract/party/party'
import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io'
import { z } from 'zod'
import type { Viewer } from '../../domain/viewer.ts'
import { type Guest, type Presence, QUIET } from './presence.ts'

/** What one screen may send in ten seconds: a call that is set up has about a dozen candidates, and a
 *  camera that is turned on may call eleven screens at once, some twice. */
const MAX_WORDS = 600
const WORDS_WITHIN_SECONDS = 10
const REACTIONS_PER_SECOND = 5

/** What a screen may say of itself in five seconds. */
const MAX_STATUSES = 10
const STATUSES_WITHIN_SECONDS = 5

/** Milliseconds between two notes that somebody is at the parties. */
const NOTE_EVERY_MS = 10_000

const reactionSchema = z.enum(PARTY_REACTIONS)
const statusSchema = partyStatusSchema
const clockAnswerSchema = z.custom<(serverMs: number) => void>((one) => typeof one === 'function')

type Data = { guest: Guest }
/** The part of the socket that the party speaks on. */
export type PartyNamespace = Namespace<PartyWords, PartyNews, DefaultEventsMap, Data>
type PartySocket = Socket<PartyWords, PartyNews, DefaultEventsMap, Data>

/** What the party's socket asks. */
export type PartySocketDeps = {
  log: FastifyBaseLogger
  now: () => Date
  presence: Presence
  /** Who watches on a screen, as it is just now. */
  findViewer: (headers: IncomingHttpHeaders) => Promise<Viewer>
  /** Writes that somebody is at the parties that there are. */
  noteSeen: () => Promise<void>
}

/** The party's part of the socket: who is there, clocks, what flies over the film, and how screens agree
 *  on calls. What plays and what is said goes over the routes. */
export function openPartySocket(namespace: PartyNamespace, deps: PartySocketDeps) {
  const { presence, log } = deps
  const announce = (householdId: number, change: PartyChange) => {
    namespace.to(roomOf(householdId)).emit('changed', change)
  }

  namespace.use((socket, next) => {
    const askViewer = () => deps.findViewer(socket.request.headers)
    askViewer().then(
      async ({ householdId, deviceId, mustChoose }) => {
        if (mustChoose) return next(refusal('pin_required'))
        if (presence.at(householdId).length >= MAX_PARTY_MEMBERS) {
          return next(refusal('party_full'))
        }
        socket.data.guest = { id: randomUUID(), householdId, askViewer, status: QUIET }
        const rooms = [roomOf(householdId), roomOfGuest(socket.data.guest.id)]
        await socket.join(deviceId === null ? rooms : [...rooms, partyRoomOfDevice(deviceId)])
        next()
      },
      (error: unknown) => {
        log.warn({ err: error }, 'A screen could not come to the party')
        // Told no, a browser would never ask again; cut off, it asks again later.
        socket.conn.close()
      },
    )
  })

  namespace.on('connection', (socket) => {
    const { guest } = socket.data
    // Several may have come while each of them was looked at.
    if (presence.at(guest.householdId).length >= MAX_PARTY_MEMBERS) {
      socket.disconnect()
      return
    }
    presence.add(guest)
    socket.emit('welcome', guest.id)
    announce(guest.householdId, 'members')
    listen(socket, { ...deps, announce })
    socket.once('disconnect', () => {
      noteSeen()
      presence.remove(guest)
      announce(guest.householdId, 'members')
    })
  })

  const noteSeen = () => {
    deps.noteSeen().catch((error: unknown) => {
      log.warn({ err: error }, 'It could not be written who is at the parties')
    })
  }
  const noting = setInterval(noteSeen, NOTE_EVERY_MS).unref()

  return {
    announce,
    /** Nothing happens after this any more. */
    close: () => clearInterval(noting),
  }
}

/** What a browser is told that may not come; with it its page knows why. */
const refusal = (code: ErrorCode) => Object.assign(new AppError(code), { data: { code } })

type Hearing = PartySocketDeps & { announce: (householdId: number, change: PartyChange) => void }

/** What a screen sends that is not of the contract, or too much of it, is not heard. */
function listen(socket: PartySocket, { now, presence, announce }: Hearing): void {
  const { guest } = socket.data
  const room = roomOf(guest.householdId)
  const words = new RateLimiterMemory({ points: MAX_WORDS, duration: WORDS_WITHIN_SECONDS })
  const statuses = new RateLimiterMemory({
    points: MAX_STATUSES,
    duration: STATUSES_WITHIN_SECONDS,
  })
  const reactions = new RateLimiterMemory({ points: REACTIONS_PER_SECOND, duration: 1 })

  const take = (status: PartyStatus) => {
    const { isVideo, isMuted } = guest.status
    guest.status = status
    const isNew = status.isVideo !== isVideo || status.isMuted !== isMuted
    if (isNew) announce(guest.householdId, 'members')
  }

  socket.use((_event, next) => {
    words.consume(guest.id).then(
      () => next(),
      () => undefined,
    )
  })
  socket.on('clock', (answer) => {
    const { data: tell } = clockAnswerSchema.safeParse(answer)
    tell?.(now().getTime())
  })
  socket.on('status', (said) => {
    const { data: status } = statusSchema.safeParse(said)
    if (!status) return
    statuses.consume(guest.id).then(
      () => take(status),
      () => undefined,
    )
  })
  socket.on('react', (said) => {
    const { data: reaction } = reactionSchema.safeParse(said)
    if (!reaction) return
    reactions.consume(guest.id).then(
      () => socket.nsp.to(room).emit('reaction', { memberId: guest.id, reaction }),
      () => undefined,
    )
  })
  socket.on('signal', (said) => {
    const { data: sent } = partySignalHeardSchema.safeParse(said)
    const isHere = sent && presence.at(guest.householdId).some(({ id }) => id === sent.memberId)
    if (!isHere) return
    const { memberId, signal } = sent
    socket.nsp.to(roomOfGuest(memberId)).emit('signal', { memberId: guest.id, signal })
  })
}

/** The room of a device's screens, by which it is let go. */
export const partyRoomOfDevice = (deviceId: string) => `device:${deviceId}`
const roomOf = (householdId: number) => `household:${householdId}`
const roomOfGuest = (id: string) => `guest:${id}`
