import type { Routes } from '../route.ts'
import { pairingInvitationSchema, pairingSchema, pairingTrySchema } from './pairing.ts'

/** Routes of pairing. The code is shown to grown-ups. */
export const PAIRING_ROUTES = {
  state: {
    method: 'GET',
    path: '/api/pairing',
    summary: 'Whether this device has to be paired, and is',
    tag: 'household',
    titles: 'none',
    isOpen: true,
    answer: pairingSchema,
  },
  pair: {
    method: 'POST',
    path: '/api/pairing',
    summary: 'Pair this device with the code that Starnest shows',
    tag: 'household',
    titles: 'none',
    isOpen: true,
    body: pairingTrySchema,
    answer: pairingSchema,
    errors: [404],
  },
  invitation: {
    method: 'GET',
    path: '/api/pairing/code',
    summary: 'The code that a new device needs',
    tag: 'household',
    titles: 'none',
    isForGrownUps: true,
    answer: pairingInvitationSchema,
    errors: [404],
  },
  newInvitation: {
    method: 'POST',
    path: '/api/pairing/code',
    summary: 'A new code, that may be tried at once',
    tag: 'household',
    titles: 'none',
    isForGrownUps: true,
    answer: pairingInvitationSchema,
    errors: [404],
  },
} as const satisfies Routes
