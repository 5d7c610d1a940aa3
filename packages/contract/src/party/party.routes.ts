import type { Routes } from '../route.ts'
import {
  partyCommandSchema,
  partyMessagePostSchema,
  partySchema,
  partyTitlesQuerySchema,
  partyTitlesSchema,
} from './party.ts'

/** Routes of the household's party. */
export const PARTY_ROUTES = {
  party: {
    method: 'GET',
    path: '/api/party',
    summary: "The household's party: what plays, who is there and what was said",
    tag: 'party',
    titles: 'by-own-rule',
    answer: partySchema,
  },
  titles: {
    method: 'GET',
    path: '/api/party/titles',
    summary: 'Titles that everybody at the party may see',
    tag: 'party',
    titles: 'many',
    query: partyTitlesQuerySchema,
    answer: partyTitlesSchema,
  },
  commands: {
    method: 'POST',
    path: '/api/party/commands',
    summary: 'Play, pause, move, choose or end the film of the party, on every screen',
    tag: 'party',
    titles: 'by-own-rule',
    body: partyCommandSchema,
    answer: partySchema,
    errors: [404, 409],
  },
  messages: {
    method: 'POST',
    path: '/api/party/messages',
    summary: 'Say something to everybody at the party',
    tag: 'party',
    titles: 'by-own-rule',
    body: partyMessagePostSchema,
    answer: partySchema,
  },
} as const satisfies Routes
