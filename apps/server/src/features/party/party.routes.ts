import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { PartyService } from './party.service.ts'

export function registerParty(app: FastifyInstance, party: PartyService): void {
  serve(app, PARTY_ROUTES.party, ({ viewer }) => party.party(viewer))
  serve(app, PARTY_ROUTES.titles, ({ viewer, query }) => party.titles(viewer, query.q))
  serve(app, PARTY_ROUTES.commands, ({ viewer, body }) => party.command(viewer, body))
  serve(app, PARTY_ROUTES.messages, ({ viewer, body }) => party.say(viewer, body))
}
