import type { Routes } from '../route.ts'
import { searchAnswerSchema, searchQuerySchema } from './search.ts'

/** Route of the search. */
export const SEARCH_ROUTES = {
  search: {
    method: 'GET',
    path: '/api/search',
    summary: 'Titles by name, cast, genre or description, as somebody types',
    tag: 'catalog',
    titles: 'many',
    query: searchQuerySchema,
    answer: searchAnswerSchema,
  },
} as const satisfies Routes
