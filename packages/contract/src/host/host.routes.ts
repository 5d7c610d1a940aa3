import type { Routes } from '../route.ts'
import { hostMessageRequestSchema, hostMessageSchema } from './host.ts'

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
} as const satisfies Routes
