import type { EngineHealth } from '@starnest/contract/health'
import type { EventLimit } from './realtime.ts'

/** News of one kind that nodes tell each other. What is told while Redis is away is lost: see
 *  {@link Nodes.onReunited}. */
export type Topic<News> = {
  /** Tells all other nodes. Returns at once and never throws. */
  tell(news: News): void
  /** Calls back with what another node told. */
  onTold(listener: (news: News) => void): void
}

/** A state that all nodes share, such as a pairing code and its wrong tries. */
export type KeptState<State> = {
  /** Gives `work` the state of a key (undefined: none is kept) and keeps what it returns, as if one node did so
   *  after the other: `work` is called again when another node was faster, and must change nothing else.
   *  @throws AppError unavailable while Redis is away */
  change<Result>(
    key: string,
    work: (state: State | undefined) => { state: State | undefined; result: Result },
  ): Promise<Result>
}

/** A page that is connected to one of the nodes, as all of them know it. `state` is plain JSON. */
export type NodeMember = {
  readonly id: string
  readonly householdId: number
  readonly deviceId: string | null
  readonly openForMs: number | null
  readonly state: unknown
}

/** Who is in the rooms of one channel, on all nodes. All of it rejects while Redis is away. */
export interface NodeRooms {
  /** Adds a member of this node. False: the household's room holds `capacity` already. */
  add(member: NodeMember, capacity: number | undefined): Promise<boolean>
  /** Writes what is said of a member of this node from now on. */
  set(member: NodeMember): Promise<void>
  /** Removes a member of this node. */
  remove(member: NodeMember): Promise<void>
  /** Those in a household's room on all nodes that live, in the order in which they came. */
  of(householdId: number): Promise<NodeMember[]>
  /** Calls one node back with a member whose node has gone without a word. */
  onLost(listener: (member: NodeMember) => void): void
  /** Calls back when this node was taken for gone, or Redis was away: its members are to be added again. */
  onForgotten(listener: () => void): void
}

/** Counts calls over all nodes, late by a quarter of a second, so that no call waits for it. */
export interface NodeCalls {
  /** Counts one call that this node got. */
  note(key: string): void
  /** Calls of a key in its minute that the other nodes got, as far as this node has heard. */
  ofOthers(key: string): number
}

/**
 * The other nodes of this Starnest, which share its database. Where there is one node alone, as on a family's
 * computer, there is none of this.
 */
export interface Nodes {
  /** Tells this node from all others; random for each start. */
  readonly id: string
  readonly calls: NodeCalls

  /** One clock for all nodes, by which everything is dated: a node whose own is set wrong agrees with the others. */
  now(): Date

  /** `parse` throws for what is no such news: a node of another version may have told it. */
  topic<News>(name: string, parse: (told: unknown) => News): Topic<News>

  /** Calls back when this node may have missed news: it hears the others again after it did not, or one of them says
   *  that it could not tell. */
  onReunited(listener: () => void): void

  /** Counts events by key on all nodes together; on this one alone while Redis is away. The function resolves with
   *  whether there was room for one more. */
  rateLimit(name: string, limit: EventLimit): (key: string) => Promise<boolean>

  /** `parse` throws for what is no such state; it is then as if none were kept. A state is forgotten
   *  `forgottenAfterMs` milliseconds after its last change. */
  keptState<State>(
    name: string,
    options: { parse: (kept: unknown) => State; forgottenAfterMs: number },
  ): KeptState<State>

  /** The rooms of a channel. To be asked for once for each channel. */
  rooms(channel: string): NodeRooms

  /** Never rejects. `degraded`: Redis is away, and each node goes on alone. */
  health(): Promise<EngineHealth>

  /** Whether Redis is there, as far as this node knows without asking. */
  isConnected(): boolean

  /** Says goodbye to the others and ends the connections. */
  close(): Promise<void>
}
