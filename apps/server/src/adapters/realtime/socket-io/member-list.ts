import type { Member } from '../../../ports/realtime.ts'

/** A member as whoever keeps it sees it. */
export type LocalMember<State> = { -readonly [Key in keyof Member<State>]: Member<State>[Key] }

/** Who of this node is in which household's room, in memory, in the order in which they came. */
export class MemberList<State> {
  readonly #rooms = new Map<number, LocalMember<State>[]>()

  of(householdId: number): LocalMember<State>[] {
    return [...(this.#rooms.get(householdId) ?? [])]
  }
  households(): number[] {
    return [...this.#rooms.keys()]
  }
  add(member: LocalMember<State>): void {
    this.#rooms.set(member.householdId, [...this.of(member.householdId), member])
  }
  remove({ id, householdId }: LocalMember<State>): void {
    const left = this.of(householdId).filter((one) => one.id !== id)
    if (left.length === 0) this.#rooms.delete(householdId)
    else this.#rooms.set(householdId, left)
  }
}
