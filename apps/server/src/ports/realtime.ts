import type { ErrorCode } from '@starnest/contract/errors'
import type { Channel, ClientEvents, ServerEvents } from '@starnest/contract/realtime'
import type { Viewer } from '../domain/viewer.ts'

/** At most `events` events within `withinSeconds` seconds. */
export type EventLimit = { readonly events: number; readonly withinSeconds: number }

/** An open page in a room, from joining until its connection ends. `State` is what the slice says of it
 *  to the others, such as that its camera is on. */
export type Member<State> = {
  /** Of this visit, random. The page knows it as the id of its socket; a page that comes again has
   *  another. */
  readonly id: string
  readonly householdId: number
  /** What its device is known by; null: it has no cookie of ours. */
  readonly deviceId: string | null
  /** Milliseconds since the page was opened, as it said when it joined; undefined if it did not say. */
  readonly openForMs: number | undefined
  readonly state: State
  /** Who watches there at this moment: asked anew each time, so that a switch of profile, a new PIN or
   *  another ceiling counts from the next event on. Rejects while the database is away. */
  readonly askViewer: () => Promise<Viewer>
}

type MayWait<Value> = Value | Promise<Value>

/** What a slice decides about its channel. */
export type ChannelRules<C extends Channel, State> = {
  readonly initialState: State
  /** Why somebody may not join, if so; the page is told the code. */
  readonly refusalFor?: (viewer: Viewer) => MayWait<ErrorCode | undefined>
  /** How many members a household's room holds, and what one more is told. */
  readonly capacity?: { readonly members: number; readonly code: ErrorCode }
  readonly limits: {
    /** All that one member sends, clock included. */
    readonly member: EventLimit
    /** All that the members of one household send together. It outlives their connections, so that
     *  nobody sends more by coming again. */
    readonly household: EventLimit
    /** One kind of event, of one member. */
    readonly events?: { readonly [Name in keyof ClientEvents<C>]?: EventLimit }
  }
  /** What each event does. It fits its schema and the limits. An AppError that is thrown refuses it. */
  readonly onEvent: {
    readonly [Name in keyof ClientEvents<C>]: (
      member: Member<State>,
      payload: ClientEvents<C>[Name],
    ) => void | Promise<void>
  }
  /** A page has joined: it is among the members. */
  readonly onJoined?: (member: Member<State>) => void
  /** A member has left, by itself or not: it is not among the members any more. Of several nodes one is told. */
  readonly onLeft?: (member: Member<State>) => void
  /** Another node was told that a member has left. */
  readonly onLeftElsewhere?: (member: Member<State>) => void
}

/** The rooms of a channel, one for each household that has a page in it. Members hear of their own
 *  household and of no other. */
export interface Rooms<C extends Channel, State> {
  /** Those in a household's room, on all nodes, in the order in which they came. While nodes cannot hear each
   *  other, those on this one. */
  members(householdId: number): Promise<Member<State>[]>

  /** The households that have a member connected to this node. */
  households(): number[]

  /** Says something else, plain JSON, of a member of this node from now on. */
  setState(member: Member<State>, state: State): void

  /** Sends an event to everybody in a household's room. Returns at once and never throws. */
  emit<Name extends keyof ServerEvents<C>>(
    householdId: number,
    event: Name,
    payload: ServerEvents<C>[Name],
  ): void

  /** The same, to those alone who are connected to this node. */
  emitHere<Name extends keyof ServerEvents<C>>(
    householdId: number,
    event: Name,
    payload: ServerEvents<C>[Name],
  ): void

  /** Sends an event to one member of a household; to nobody if it has left. */
  emitTo<Name extends keyof ServerEvents<C>>(
    to: { readonly householdId: number; readonly memberId: string },
    event: Name,
    payload: ServerEvents<C>[Name],
  ): void

  /** Puts one member of a household out of this channel at once, on whichever node; it may come again if it is let. */
  dismiss(member: { readonly householdId: number; readonly memberId: string }): void
}

/**
 * Connections that stay open, on which the server tells its pages what happens and they tell it what
 * they do. A page joins channels with one connection; whom it belongs to follows from its device
 * cookie. An event that is not of the channel, does not fit its schema or is too much does nothing, and
 * is answered with a code of the closed list when its sender asks for an answer. Every channel answers
 * the server's clock. Nothing that a ceiling hides may be sent: pages are told that something changed,
 * and ask as their own viewer.
 */
export interface Realtime {
  /** To be called once for each channel, before the server listens. */
  openChannel<C extends Channel, State>(channel: C, rules: ChannelRules<C, State>): Rooms<C, State>

  /** Disconnects all pages of a device at once, on every channel. They may come again if the
   *  device is still admitted. */
  dismissDevice(deviceId: string): void

  /** Takes no page any more, and ends those that are connected, spread over so many milliseconds: each then
   *  comes again, to another node. */
  sendAway(withinMs: number): Promise<void>

  /** Ends all connections; a page that does not answer is cut off. */
  close(): Promise<void>
}
