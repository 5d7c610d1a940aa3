import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { EventLimit } from '../../../ports/realtime.ts'

/** Who sends an event. */
type Sender = { readonly id: string; readonly householdId: number }

type Limits = {
  readonly member: EventLimit
  readonly household: EventLimit
  readonly events?: { readonly [event: string]: EventLimit | undefined }
}

/** Counts by key; resolves with whether there was room for one more. */
export type TakeOne = (key: string) => Promise<boolean>

/** Counts what members send. Both functions say whether there was room for one more event. A member sends all
 *  to one node; `takeOfHousehold` counts what a household sends to all nodes, where there are several. */
export function openEventLimits(
  { member, household, events = {} }: Limits,
  takeOfHousehold?: TakeOne,
) {
  const ofMember = limiterOf(member)
  const ofHousehold = takeOfHousehold ?? takeFrom(limiterOf(household))
  const ofEvent = new Map<string, RateLimiterMemory>()
  for (const [event, limit] of Object.entries(events)) {
    if (limit) ofEvent.set(event, limiterOf(limit))
  }
  return {
    /** Of anything at all. What one member sends beyond its limit takes nothing from its household. */
    takeAny: async ({ id, householdId }: Sender): Promise<boolean> =>
      (await hasRoom(ofMember, id)) && (await ofHousehold(`${householdId}`)),
    /** Of one kind. */
    takeOne: async (event: string, { id }: Sender): Promise<boolean> => {
      const limiter = ofEvent.get(event)
      return limiter === undefined || (await hasRoom(limiter, id))
    },
  }
}

const limiterOf = ({ events, withinSeconds }: EventLimit) =>
  new RateLimiterMemory({ points: events, duration: withinSeconds })

const takeFrom = (limiter: RateLimiterMemory) => (key: string) => hasRoom(limiter, key)

const hasRoom = (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  )
