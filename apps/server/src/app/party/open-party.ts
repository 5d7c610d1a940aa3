import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import { registerParty } from '../../features/party/party.routes.ts'
import { MESSAGE_LIMIT, PartyService } from '../../features/party/party.service.ts'
import { openPartySocket } from '../../features/party/party.socket.ts'
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
  const { database, now, log, household, catalog } = parts
  const socket = openPartySocket(parts.realtime, {
    log,
    now,
    noteSeen: (householdIds) => party.noteSeen(householdIds),
  })
  const party: PartyService = new PartyService({
    database,
    now,
    presence: socket.presence,
    announce: socket.announce,
    takeMessage:
      parts.nodes?.rateLimit('party-messages', MESSAGE_LIMIT) ?? limitHere(MESSAGE_LIMIT),
    pickTitles: (viewer, ids) => catalog.pick(viewer, ids),
    findTitles: async (viewer, { q, limit }) => {
      if (q.trim() === '') return (await catalog.list(viewer, { limit })).animations
      return (await catalog.search(viewer, { q, limit })).animations
    },
    viewersOn: (deviceIds) => household.viewersOn(deviceIds),
    describe: (viewers) => household.describeViewers(viewers),
  })
  return {
    register: (app) => registerParty(app, party),
    stop: () => socket.close(),
  } satisfies Slice
}

function limitHere({ events, withinSeconds }: EventLimit) {
  const limiter = new RateLimiterMemory({ points: events, duration: withinSeconds })
  return (key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )
}
