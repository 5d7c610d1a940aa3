import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import { changedPinSchema, pinListSchema, pinStateSchema } from './pin.ts'
import { profileIdSchema } from './profiles.ts'

/** Routes of PINs. */
export const PIN_ROUTES = {
  list: {
    method: 'GET',
    path: '/api/pins',
    summary: 'Which profiles have a PIN, for grown-ups',
    tag: 'household',
    titles: 'none',
    isForGrownUps: true,
    answer: pinListSchema,
  },
  change: {
    method: 'PUT',
    path: '/api/family-profiles/:id/pin',
    summary: "Set, change or remove a profile's PIN",
    tag: 'household',
    titles: 'none',
    params: z.object({ id: profileIdSchema }),
    body: changedPinSchema,
    answer: pinStateSchema,
  },
} as const satisfies Routes
