import type { Channel } from '@starnest/contract/realtime'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { NodeMember, Nodes } from '../../../ports/nodes.ts'
import type { ChannelRules, Member } from '../../../ports/realtime.ts'
import type { LocalMember, MemberList } from './member-list.ts'

type SharedDeps = {
  nodes: Nodes
  log: { warn(facts: object, sentence: string): void }
  /** Who watches on a device, whichever node its page is connected to. */
  viewerOn: (deviceId: string | null) => Promise<Viewer>
}

const leftSchema = z.object({
  id: z.string(),
  householdId: z.number(),
  deviceId: z.string().nullable(),
  openForMs: z.number().nullable(),
  state: z.unknown(),
})

/** Keeps the members of a channel together with those of the other nodes. What other nodes say of a member has the
 *  shape of `State`: it is the same program. */
export function openSharedMembers<C extends Channel, State>(
  opened: { channel: C; rules: ChannelRules<C, State>; members: MemberList<State> },
  { nodes, log, viewerOn }: SharedDeps,
) {
  const { channel, rules, members } = opened
  const rooms = nodes.rooms(channel.name)
  const left = nodes.topic(`left ${channel.name}`, (told) => leftSchema.parse(told))
  const warn = (sentence: string) => (error: unknown) =>
    log.warn({ err: error, channel: channel.name }, sentence)

  const toldOf = (member: Member<State>): NodeMember => ({
    id: member.id,
    householdId: member.householdId,
    deviceId: member.deviceId,
    openForMs: member.openForMs ?? null,
    state: member.state,
  })
  const memberOf = (told: NodeMember): Member<State> => ({
    id: told.id,
    householdId: told.householdId,
    deviceId: told.deviceId,
    openForMs: told.openForMs ?? undefined,
    state: told.state as State,
    askViewer: () => viewerOn(told.deviceId),
  })

  function hasLeft(member: Member<State>, told: NodeMember): void {
    left.tell(told)
    rules.onLeft?.(member)
  }

  left.onTold((told) => rules.onLeftElsewhere?.(memberOf(told)))
  rooms.onLost((told) => hasLeft(memberOf(told), told))
  rooms.onForgotten(() => {
    for (const householdId of members.households()) {
      for (const member of members.of(householdId)) {
        rooms
          .add(toldOf(member), undefined)
          .then(() => rules.onJoined?.(member))
          .catch(warn('A member could not be added again'))
      }
    }
  })

  return {
    /** A page of this node has joined. `onFull`: there is no place for it, counting all nodes. */
    join(member: LocalMember<State>, onFull: () => void): void {
      rooms.add(toldOf(member), rules.capacity?.members).then(
        (fits) => {
          if (fits) rules.onJoined?.(member)
          else onFull()
        },
        (error: unknown) => {
          warn('The other nodes could not be told of a member')(error)
          rules.onJoined?.(member)
        },
      )
    },

    /** A page of this node has left. */
    leave(member: Member<State>): void {
      const told = toldOf(member)
      rooms
        .remove(told)
        .catch(warn('The other nodes could not be told that a member left'))
        .finally(() => hasLeft(member, told))
    },

    /** Something else is said of a member of this node. */
    say(member: Member<State>): void {
      rooms.set(toldOf(member)).catch(warn('The other nodes could not be told of a member'))
    },

    /** Those in a household's room on all nodes; on this one while the others cannot be asked. */
    async of(householdId: number): Promise<Member<State>[]> {
      const own = members.of(householdId)
      if (!nodes.isConnected()) return own
      try {
        const all = await rooms.of(householdId)
        return all.map((told) => own.find(({ id }) => id === told.id) ?? memberOf(told))
      } catch (error) {
        warn('The members on other nodes could not be asked for')(error)
        return own
      }
    },
  }
}
