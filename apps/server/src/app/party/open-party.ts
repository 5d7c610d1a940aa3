import type { FastifyBaseLogger } from 'fastify'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import { registerParty } from '../../features/party/party.routes.ts'
import { PartyService } from '../../features/party/party.service.ts'
import { openPartySocket, type PartyNamespace } from '../../features/party/party.socket.ts'
import { Presence } from '../../features/party/presence.ts'
import type { Database } from '../../ports/database.ts'
import { deviceCookieOf } from '../door/device-cookie.ts'
import type { Slice } from '../slice.ts'

/** What the party is put together from. */
export type PartyParts = {
  database: Database
  now: () => Date
  log: FastifyBaseLogger
  namespace: PartyNamespace
  household: HouseholdService
  catalog: CatalogService
}

/** Puts the slice of the watch party together. */
export function openParty(parts: PartyParts) {
  const { database, now, log, household, catalog } = parts
  const presence = new Presence(now)
  const socket = openPartySocket(parts.namespace, {
    log,
    now,
    presence,
    findViewer: async (headers) => (await household.whoAsks(deviceCookieOf(headers))).viewer,
    noteSeen: () => party.noteSeen(),
  })
  const party: PartyService = new PartyService({
    database,
    now,
    presence,
    announce: socket.announce,
    pickTitles: (viewer, ids) => catalog.pick(viewer, ids),
    findTitles: async (viewer, { q, limit }) => {
      if (q.trim() === '') return (await catalog.list(viewer, { limit })).animations
      return (await catalog.search(viewer, { q, limit })).animations
    },
    describe: (viewer) => household.describeViewer(viewer),
  })
  return {
    register: (app) => registerParty(app, party),
    stop: () => socket.close(),
  } satisfies Slice
}
