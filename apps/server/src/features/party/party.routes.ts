import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { PartyService } from './party.service.ts'
import type { Proposals } from './proposals.service.ts'
import type { SentAway } from './sent-away.service.ts'

export function registerParty(
  app: FastifyInstance,
  { party, proposals, sentAway }: { party: PartyService; proposals: Proposals; sentAway: SentAway },
): void {
  serve(app, PARTY_ROUTES.party, ({ viewer }) => party.party(viewer))
  serve(app, PARTY_ROUTES.titles, ({ viewer, query }) => party.titles(viewer, query.q))
  serve(app, PARTY_ROUTES.commands, ({ viewer, body }) => party.command(viewer, body))
  serve(app, PARTY_ROUTES.messages, ({ viewer, body }) => party.say(viewer, body))
  serve(app, PARTY_ROUTES.takeBack, ({ viewer, params }) => party.takeBack(viewer, params.id))
  serve(app, PARTY_ROUTES.proposals, ({ viewer }) => proposals.list(viewer))
  serve(app, PARTY_ROUTES.vote, ({ viewer, params }) => proposals.vote(viewer, params.id))
  serve(app, PARTY_ROUTES.unvote, ({ viewer, params }) => proposals.unvote(viewer, params.id))
  serve(app, PARTY_ROUTES.sendAway, async ({ viewer, params }) => {
    await sentAway.send(viewer, params.id)
    return party.party(viewer)
  })
  serve(app, PARTY_ROUTES.letIn, async ({ viewer, params }) => {
    await sentAway.letIn(viewer, params.id)
    return party.party(viewer)
  })
}
