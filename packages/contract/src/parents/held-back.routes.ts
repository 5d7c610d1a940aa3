import * as z from 'zod/mini'
import { profileIdSchema } from '../household/profiles.ts'
import type { Routes } from '../route.ts'
import { clearedHeldBackSchema, heldBackSchema } from './held-back.ts'

/** Routes of what Leo held back from children and teens, for grown-ups. */
export const HELD_BACK_ROUTES = {
  list: {
    method: 'GET',
    path: '/api/parents/held-back',
    summary: 'When Leo held something back from children and teens, and of which kind',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    answer: heldBackSchema,
  },
  clear: {
    method: 'DELETE',
    path: '/api/parents/profiles/:id/held-back',
    summary: 'Forget that Leo held something back from a child or a teen',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    params: z.object({ id: profileIdSchema }),
    answer: clearedHeldBackSchema,
  },
} as const satisfies Routes
