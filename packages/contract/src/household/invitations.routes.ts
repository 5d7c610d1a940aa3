import type { Routes } from '../route.ts'
import { joinSchema } from './invitations.ts'
import { pairingSchema } from './pairing.ts'

/** Routes of invitations into a household, which whoever runs the server makes. */
export const INVITATION_ROUTES = {
  join: {
    method: 'POST',
    path: '/api/join',
    summary: 'Let this device into the household that an invitation is for',
    tag: 'household',
    titles: 'none',
    isOpen: true,
    body: joinSchema,
    answer: pairingSchema,
    errors: [403, 429],
  },
} as const satisfies Routes
