import {
  MAX_PARTY_MEMBERS,
  PARTY_CHANNEL,
  type PartyChange,
  type PartyStatus,
} from '@starnest/contract/party/party'
import type { FastifyBaseLogger } from 'fastify'
import { calmly } from '../../domain/calm-announcements.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Realtime } from '../../ports/realtime.ts'
import { type Guest, Presence } from './presence.ts'

/** A call that is set up has about a dozen candidates, and a camera that is turned on may call eleven
 *  screens at once, some twice. Four cameras and six microphones that are turned on together in a full
 *  party are about 66 such calls of 26 events, some twice. */
const LIMITS = {
  member: { events: 600, withinSeconds: 10 },
  household: { events: 4000, withinSeconds: 10 },
  events: {
    status: { events: 10, withinSeconds: 5 },
    react: { events: 5, withinSeconds: 1 },
  },
} as const

/** Nothing is on before somebody turns it on. */
const QUIET: PartyStatus = { isVideo: false, isMuted: true, roundTripMs: 0 }

/** Milliseconds between two notes that somebody is at the parties. */
const NOTE_EVERY_MS = 10_000

/** Milliseconds between two words on who is there: six screens that come together, or come again within three seconds
 *  after a node was killed, make each of them ask twice, and not six times. */
const MEMBERS_EVERY_MS = 2000

/** What the party's socket asks. */
export type PartySocketDeps = {
  log: FastifyBaseLogger
  now: () => Date
  /** Writes that somebody is at the parties of these households just now. */
  noteSeen: (householdIds: number[]) => Promise<void>
  /** Whether a grown-up sent away whoever watches. */
  isSentAway: (viewer: Viewer) => Promise<boolean>
}

/** The party's channel: who is there, reactions, and the signals of calls. What plays and what is
 *  said goes over the routes. */
export function openPartySocket(
  realtime: Pick<Realtime, 'openChannel'>,
  { log, now, noteSeen, isSentAway }: PartySocketDeps,
) {
  const announce = (householdId: number, change: PartyChange) => {
    rooms.emit(householdId, 'changed', change)
  }
  const members = calmly(MEMBERS_EVERY_MS, (householdId) => announce(householdId, 'members'))
  const takeStatus = (guest: Guest, status: PartyStatus) => {
    const { isVideo, isMuted } = guest.state
    rooms.setState(guest, status)
    const isNew = status.isVideo !== isVideo || status.isMuted !== isMuted
    if (isNew) members.announce(guest.householdId)
  }
  const note = (householdIds: number[]) => {
    noteSeen(householdIds).catch((error: unknown) => {
      log.warn({ err: error }, 'It could not be written who is at the parties')
    })
  }

  const rooms = realtime.openChannel(PARTY_CHANNEL, {
    initialState: QUIET,
    refusalFor: async (viewer) => {
      if (viewer.mustChoose) return 'pin_required'
      return (await isSentAway(viewer)) ? 'grown_ups_only' : undefined
    },
    capacity: { members: MAX_PARTY_MEMBERS, code: 'party_full' },
    limits: LIMITS,
    onJoined({ householdId }) {
      // What has been alone for nearly as long as it may goes on from now.
      note([householdId])
      members.announce(householdId)
    },
    onLeft(guest) {
      const { householdId } = guest
      presence.addLeft(guest)
      note([householdId])
      members.announce(householdId)
    },
    onLeftElsewhere: (guest) => presence.addLeft(guest),
    onEvent: {
      status: takeStatus,
      react({ id, householdId }, reaction) {
        rooms.emit(householdId, 'reaction', { memberId: id, reaction })
      },
      signal({ id, householdId }, { memberId, signal }) {
        rooms.emitTo({ householdId, memberId }, 'signal', { memberId: id, signal })
      },
    },
  })
  const presence = new Presence(rooms, now)
  const noting = setInterval(() => note(rooms.households()), NOTE_EVERY_MS).unref()

  return {
    presence,
    announce,
    /** Ends the connection of a screen to the party. */
    dismiss: ({ householdId, id }: Guest) => rooms.dismiss({ householdId, memberId: id }),
    /** Nothing happens after this any more. */
    close() {
      clearInterval(noting)
      members.stop()
    },
  }
}
