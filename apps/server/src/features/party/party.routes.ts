import { errorBodySchema } from '@starnest/contract/errors'
import {
  PARTY_ROUTES,
  partyCommandSchema,
  partyMessagePostSchema,
  partySchema,
  partyTitlesQuerySchema,
  partyTitlesSchema,
} from '@starnest/contract/party/party'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { PartyService } from './party.service.ts'

const tags = ['party']

export function registerParty(app: FastifyInstance, party: PartyService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    PARTY_ROUTES.party,
    {
      schema: {
        summary: "The household's party: what plays, who is there and what was said",
        tags,
        response: { 200: partySchema },
      },
    },
    ({ viewer }) => party.party(viewer),
  )

  routes.get(
    PARTY_ROUTES.titles,
    {
      schema: {
        summary: 'Titles that everybody at the party may see',
        tags,
        querystring: partyTitlesQuerySchema,
        response: { 200: partyTitlesSchema, 400: errorBodySchema },
      },
    },
    ({ viewer, query }) => party.titles(viewer, query.q),
  )

  routes.post(
    PARTY_ROUTES.commands,
    {
      schema: {
        summary: 'Play, pause, move, choose or end the film of the party, on every screen',
        tags,
        body: partyCommandSchema,
        response: {
          200: partySchema,
          400: errorBodySchema,
          403: errorBodySchema,
          404: errorBodySchema,
          409: errorBodySchema,
        },
      },
    },
    ({ viewer, body }) => party.command(viewer, body),
  )

  routes.post(
    PARTY_ROUTES.messages,
    {
      schema: {
        summary: 'Say something to everybody at the party',
        tags,
        body: partyMessagePostSchema,
        response: {
          200: partySchema,
          400: errorBodySchema,
          403: errorBodySchema,
          429: errorBodySchema,
        },
      },
    },
    ({ viewer, body }) => party.say(viewer, body),
  )
}
