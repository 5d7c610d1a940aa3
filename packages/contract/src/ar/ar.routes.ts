import * as z from 'zod/mini'
import { animationIdSchema } from '../catalog/catalog.ts'
import type { Routes } from '../route.ts'
import { arExperienceSchema } from './ar.ts'

/** Routes of AR. Source: specification §7. */
export const AR_ROUTES = {
  experience: {
    method: 'POST',
    path: '/api/ai/ar-experience/:contentId',
    summary: 'Who and what of a title stands around the viewer, and what they say',
    tag: 'ar',
    titles: 'one',
    params: z.object({ contentId: animationIdSchema }),
    answer: arExperienceSchema,
  },
} as const satisfies Routes
