import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import { profileIdSchema } from '../household/profiles.ts'
import type { Routes } from '../route.ts'
import {
  partyCommandSchema,
  partyMessageIdSchema,
  partyMessagePostSchema,
  partyProposalsSchema,
  partySchema,
  partyTitlesQuerySchema,
  partyTitlesSchema,
} from './party.ts'

const ofMessage = z.object({ id: partyMessageIdSchema })
const ofTitle = z.object({ id: animationIdSchema })
const ofProfile = z.object({ id: profileIdSchema })

/** Routes of the household's party. What is put or deleted may be repeated. */
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
  takeBack: {
    method: 'DELETE',
    path: '/api/party/messages/:id',
    summary: 'Take back a message: for whoever said it, and for grown-ups',
    tag: 'party',
    titles: 'by-own-rule',
    params: ofMessage,
    answer: partySchema,
  },
  proposals: {
    method: 'GET',
    path: '/api/party/proposals',
    summary: 'Films that are proposed for what comes next, and who would like to see them',
    tag: 'party',
    titles: 'by-own-rule',
    answer: partyProposalsSchema,
    errors: [403],
  },
  vote: {
    method: 'PUT',
    path: '/api/party/proposals/:id',
    summary: 'Propose a film for what comes next, or vote for it',
    tag: 'party',
    titles: 'one',
    params: ofTitle,
    answer: partyProposalsSchema,
    errors: [409],
  },
  unvote: {
    method: 'DELETE',
    path: '/api/party/proposals/:id',
    summary: 'Take back a vote; a film without votes is proposed no more',
    tag: 'party',
    titles: 'one',
    params: ofTitle,
    answer: partyProposalsSchema,
  },
  sendAway: {
    method: 'PUT',
    path: '/api/party/sent-away/:id',
    summary: 'Send a profile away from the party, on every screen',
    tag: 'party',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: ofProfile,
    answer: partySchema,
  },
  letIn: {
    method: 'DELETE',
    path: '/api/party/sent-away/:id',
    summary: 'Let a profile in again that was sent away from the party',
    tag: 'party',
    titles: 'by-own-rule',
    isForGrownUps: true,
    params: ofProfile,
    answer: partySchema,
  },
} as const satisfies Routes
