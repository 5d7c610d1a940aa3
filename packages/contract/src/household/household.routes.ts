import type { Routes } from '../route.ts'
import { viewerSchema, watchingTogetherSchema } from './household.ts'

/** Routes of the household. */
export const HOUSEHOLD_ROUTES = {
  viewer: {
    method: 'GET',
    path: '/api/viewer',
    summary: 'Who this device is watching as',
    tag: 'household',
    titles: 'none',
    answer: viewerSchema,
  },
  watchingTogether: {
    method: 'POST',
    path: '/api/watching-together',
    summary: 'Who watches together on this device; titles are those that everybody may see',
    tag: 'household',
    titles: 'none',
    body: watchingTogetherSchema,
    answer: viewerSchema,
    errors: [404],
  },
} as const satisfies Routes
