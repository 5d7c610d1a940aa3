import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import type { Routes } from '../route.ts'
import {
  hostChatAnswerSchema,
  hostChatRequestSchema,
  hostMessageRequestSchema,
  hostMessageSchema,
  hostStateSchema,
  voiceCommandAnswerSchema,
  voiceCommandRequestSchema,
} from './host.ts'
import { titleSummarySchema } from './summary.ts'

/** Routes of the host. Source: specification §7. */
export const HOST_ROUTES = {
  message: {
    method: 'POST',
    path: '/api/ai/host/message',
    summary: 'The host greets whoever is watching, and suggests what to ask',
    tag: 'host',
    titles: 'none',
    body: hostMessageRequestSchema,
    answer: hostMessageSchema,
  },
  chat: {
    method: 'POST',
    path: '/api/ai/host/chat',
    summary: 'The host answers a message, with films that the viewer may see',
    tag: 'host',
    titles: 'some',
    body: hostChatRequestSchema,
    answer: hostChatAnswerSchema,
  },
  chatStream: {
    method: 'POST',
    path: '/api/ai/host/chat/stream',
    summary: 'The same, sentence by sentence: lines of JSON (hostChatLineSchema)',
    tag: 'host',
    titles: 'some',
    body: hostChatRequestSchema,
  },
  voiceCommand: {
    method: 'POST',
    path: '/api/ai/voice-command',
    summary: 'The host answers what was said, with films that the viewer may see',
    tag: 'host',
    titles: 'some',
    body: voiceCommandRequestSchema,
    answer: voiceCommandAnswerSchema,
  },
  summary: {
    method: 'GET',
    path: '/api/animations/:id/summary',
    summary: 'What a title is about, in its own words',
    tag: 'host',
    titles: 'one',
    params: z.object({ id: animationIdSchema }),
    answer: titleSummarySchema,
  },
  state: {
    method: 'GET',
    path: '/api/ai/host/state',
    summary: 'Which engine answers whoever is watching',
    tag: 'host',
    titles: 'none',
    answer: hostStateSchema,
  },
} as const satisfies Routes
