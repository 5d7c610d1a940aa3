import type { Routes } from '../route.ts'
import { shelfAnswerSchema, shelfQuerySchema } from './shelf.ts'

/** Routes of the shelves. */
export const SHELF_ROUTES = {
  titles: {
    method: 'GET',
    path: '/api/shelf',
    summary: 'The titles of a genre or a shelf, each series once',
    tag: 'catalog',
    // Of a series it tells the first episode that the viewer may see, and no other.
    titles: 'some',
    query: shelfQuerySchema,
    answer: shelfAnswerSchema,
  },
} as const satisfies Routes
