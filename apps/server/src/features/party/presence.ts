import type { PARTY_CHANNEL, PartyStatus } from '@starnest/contract/party/party'
import type { Member, Rooms } from '../../ports/realtime.ts'

/** A screen that is at a party. */
export type Guest = Member<PartyStatus>

/** Milliseconds for which a screen that has left counts as one that may come back. */
const LATELY_MS = 30_000

/** Who is at which household's party, and who has left it a moment ago. */
export class Presence {
  readonly #rooms: Pick<Rooms<typeof PARTY_CHANNEL, PartyStatus>, 'members'>
  readonly #now: () => Date
  /** The oldest first. */
  #left: { guest: Guest; leftAt: Date }[] = []

  constructor(rooms: Pick<Rooms<typeof PARTY_CHANNEL, PartyStatus>, 'members'>, now: () => Date) {
    this.#rooms = rooms
    this.#now = now
  }

  /** Remembers a screen that has left. */
  addLeft(guest: Guest): void {
    this.#left = [...this.#leftLately(), { guest, leftAt: this.#now() }]
  }

  /** The screens at a party, those that came first in front. */
  at(householdId: number): Promise<Guest[]> {
    return this.#rooms.members(householdId)
  }

  /** The screens at a party, and those that left it a moment ago. */
  async latelyAt(householdId: number): Promise<Guest[]> {
    const left = this.#leftLately().map(({ guest }) => guest)
    return [
      ...(await this.at(householdId)),
      ...left.filter((guest) => guest.householdId === householdId),
    ]
  }

  /** Of the slowest line at a party, milliseconds. */
  async worstRoundTripMs(householdId: number): Promise<number> {
    const guests = await this.at(householdId)
    return Math.max(0, ...guests.map(({ state }) => state.roundTripMs))
  }

  #leftLately() {
    const nowMs = this.#now().getTime()
    // Both ways: somebody may set the clock.
    return this.#left.filter(({ leftAt }) => Math.abs(nowMs - leftAt.getTime()) <= LATELY_MS)
  }
}
