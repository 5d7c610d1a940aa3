import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Viewer } from '../../domain/viewer.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import { Offers } from '../../features/party/offers.ts'
import { registerParty } from '../../features/party/party.routes.ts'
import { MESSAGE_LIMIT, PartyService, PRESS_LIMIT } from '../../features/party/party.service.ts'
import { openPartySocket } from '../../features/party/party.socket.ts'
import { Proposals } from '../../features/party/proposals.service.ts'
import { SentAway } from '../../features/party/sent-away.service.ts'
import type { Database } from '../../ports/database.ts'
import type { Nodes } from '../../ports/nodes.ts'
import type { EventLimit, Realtime } from '../../ports/realtime.ts'
import type { Slice } from '../slice.ts'

/** What the party is put together from. */
export type PartyParts = {
  database: Database
  now: () => Date
  log: FastifyBaseLogger
  realtime: Pick<Realtime, 'openChannel'>
  household: HouseholdService
  catalog: CatalogService
  nodes?: Nodes | undefined
}

/** Puts the slice of the watch party together. */
export function openParty(parts: PartyParts) {
  const { database, now, log, household, catalog, nodes } = parts
  const socket = openPartySocket(parts.realtime, {
    log,
    now,
    noteSeen: (householdIds) => party.noteSeen(householdIds),
    isSentAway: (viewer) => sentAway.has(viewer),
  })
  const { presence, announce, dismiss } = socket
  const pickTitles = (viewer: Viewer, ids: number[]) => catalog.pick(viewer, ids)
  const viewersOn = (deviceIds: readonly (string | null)[]) => household.viewersOn(deviceIds)
  const takePress = limitOfScreens(nodes, 'party-presses', PRESS_LIMIT)
  const sentAway = new SentAway({ database, now, presence, announce, dismiss, viewersOn })
  const offers = new Offers({
    presence,
    viewersOn,
    pickTitles,
    findTitles: async (viewer, { q, limit }) => {
      if (q.trim() === '') return (await catalog.list(viewer, { limit })).animations
      return (await catalog.search(viewer, { q, limit })).animations
    },
  })
  const proposals = new Proposals({
    ...{ database, now, offers, announce, takePress },
    requireAdmitted: (viewer) => sentAway.requireAdmitted(viewer),
  })
  const party: PartyService = new PartyService({
    ...{ database, now, presence, announce, pickTitles, viewersOn, offers, sentAway, takePress },
    takeMessage: limitOfScreens(nodes, 'party-messages', MESSAGE_LIMIT),
    onBegun: (householdId, titleId) => proposals.begin(householdId, titleId),
    describe: (viewers) => household.describeViewers(viewers),
  })
  return {
    register: (app) => registerParty(app, { party, proposals, sentAway }),
    stop: () => socket.close(),
  } satisfies Slice
}

/** Counts what each screen does, on all nodes together. */
function limitOfScreens(nodes: Nodes | undefined, name: string, limit: EventLimit) {
  const take = nodes?.rateLimit(name, limit) ?? limitHere(limit)
  return ({ deviceId, profileId }: Viewer) => take(deviceId ?? `profile-${profileId}`)
}

function limitHere({ events, withinSeconds }: EventLimit) {
  const limiter = new RateLimiterMemory({ points: events, duration: withinSeconds })
  return (key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )
}
