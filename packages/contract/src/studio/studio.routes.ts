import type { Routes } from '../route.ts'
import { clipListSchema, siteSchema, studioSchema } from './studio.ts'

/** Routes of what the studio ships besides films. */
export const STUDIO_ROUTES = {
  clips: {
    method: 'GET',
    path: '/api/clips',
    summary: 'Short films that belong to a screen and to no shelf',
    tag: 'studio',
    titles: 'none',
    answer: clipListSchema,
  },
  site: {
    method: 'GET',
    path: '/api/site',
    summary: 'What the screens need to know of this installation',
    tag: 'studio',
    titles: 'none',
    answer: siteSchema,
  },
  studio: {
    method: 'GET',
    path: '/api/studio',
    summary: 'How our films are made',
    tag: 'studio',
    titles: 'many',
    answer: studioSchema,
  },
} as const satisfies Routes
