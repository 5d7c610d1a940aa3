import { CHANGES, changeSchema, LIVE_CHANNEL } from '@starnest/contract/live'
import { z } from 'zod'
import type { AnnounceChange } from '../../ports/announce-change.ts'
import type { Nodes } from '../../ports/nodes.ts'
import type { EventLimit, Realtime } from '../../ports/realtime.ts'
import { rememberChanges } from './recent-changes.ts'

/** Pages send nothing on this channel; what they send anyway counts towards their limit. */
const NO_EVENTS: EventLimit = { events: 20, withinSeconds: 10 }

const toldSchema = z.object({ householdId: z.number(), change: changeSchema })

/** The house's announcements: how its pages are told of a change. */
export type Live = { announceChange: AnnounceChange }

/** Opens the channel that every page is on. It hears of its own household and nothing of any other;
 *  what a change is about it then asks for, under its own viewer. */
export function openLive(realtime: Pick<Realtime, 'openChannel'>, nodes?: Nodes): Live {
  const recent = rememberChanges()
  const changed = nodes?.topic('changed', (told) => toldSchema.parse(told))
  // Their pages hear of it by themselves; it is remembered for those that come to this node.
  changed?.onTold(({ householdId, change }) => recent.add(householdId, change))
  const rooms = realtime.openChannel(LIVE_CHANNEL, {
    initialState: null,
    limits: { member: NO_EVENTS, household: NO_EVENTS },
    onEvent: {},
    onJoined: ({ householdId, id, openForMs }) => {
      // A page that does not say how long it has been open asks for everything itself.
      const missed = openForMs === undefined ? [] : recent.since(openForMs, householdId)
      for (const change of missed) rooms.emitTo({ householdId, memberId: id }, 'changed', change)
    },
  })
  // Nobody knows what was missed, so everything may have changed.
  nodes?.onReunited(() => {
    for (const householdId of rooms.households()) {
      for (const what of CHANGES) rooms.emitHere(householdId, 'changed', { what })
    }
  })
  return {
    announceChange: (householdId, change) => {
      const told = changeSchema.parse(change)
      recent.add(householdId, told)
      changed?.tell({ householdId, change: told })
      rooms.emit(householdId, 'changed', told)
    },
  }
}
