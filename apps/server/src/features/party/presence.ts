import type { PartyStatus } from '@starnest/contract/party/party'
import type { Viewer } from '../../domain/viewer.ts'

/** A screen that is at a party. */
export type Guest = {
  /** Of this visit, random. */
  readonly id: string
  readonly householdId: number
  /** Who watches on it just now. */
  readonly askViewer: () => Promise<Viewer>
  status: PartyStatus
}

/** Nothing is on before somebody turns it on. */
export const QUIET: PartyStatus = { isVideo: false, isMuted: true, roundTripMs: 0 }

/** Milliseconds for which a screen that has left counts as one that may come back. */
const LATELY_MS = 30_000

/** Who is at which household's party, in memory: a screen is there as long as its line stands. */
export class Presence {
  readonly #parties = new Map<number, Map<string, Guest>>()
  readonly #now: () => Date
  /** The oldest first. */
  #left: { guest: Guest; leftAt: Date }[] = []

  constructor(now: () => Date) {
    this.#now = now
  }

  add(guest: Guest): void {
    const party = this.#parties.get(guest.householdId) ?? new Map<string, Guest>()
    party.set(guest.id, guest)
    this.#parties.set(guest.householdId, party)
  }

  remove(guest: Guest): void {
    const { id, householdId } = guest
    this.#left = [...this.#leftLately(), { guest, leftAt: this.#now() }]
    const party = this.#parties.get(householdId)
    party?.delete(id)
    if (party?.size === 0) this.#parties.delete(householdId)
  }

  /** The screens at a party, those that came first in front. */
  at(householdId: number): Guest[] {
    return [...(this.#parties.get(householdId)?.values() ?? [])]
  }

  /** The households that have a party just now. */
  households(): number[] {
    return [...this.#parties.keys()]
  }

  /** The screens at a party, and those that left it a moment ago. */
  latelyAt(householdId: number): Guest[] {
    const left = this.#leftLately().map(({ guest }) => guest)
    return [...this.at(householdId), ...left.filter((guest) => guest.householdId === householdId)]
  }

  #leftLately() {
    const nowMs = this.#now().getTime()
    // Both ways: somebody may set the clock.
    return this.#left.filter(({ leftAt }) => Math.abs(nowMs - leftAt.getTime()) <= LATELY_MS)
  }

  /** Of the slowest line at a party, milliseconds. */
  worstRoundTripMs(householdId: number): number {
    return Math.max(0, ...this.at(householdId).map(({ status }) => status.roundTripMs))
  }
}
